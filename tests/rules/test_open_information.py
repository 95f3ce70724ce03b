"""R23: what everybody knows, and the questions players ask about it."""

from collections import Counter
from random import Random

import pytest

from fivetowers import Phase, cards_to_come, deck, example_build, format_action, format_state, leaders, start
from tests.positions import STANDARD, cards, cards_on_table, play, position, steps


def test_all_cards_are_to_come_before_the_first_deal() -> None:
    """R23"""
    assert cards_to_come(start(4)) == deck(4)


def test_cards_to_come_are_those_that_lie_nowhere() -> None:
    """R23"""
    state = position("T:12,9 x:M2", "C:3", display="T5 C7 S0 H12 M3", said="1")
    seen = Counter(cards("T12 T9 M2 C3 T5 C7 S0 H12 M3"))
    assert Counter(cards_to_come(state)) == Counter(deck(2)) - seen
    assert list(cards_to_come(state)) == sorted(cards_to_come(state))


@pytest.mark.parametrize("players", [2, 5])
def test_on_the_second_time_through_the_set_of_cards_to_come_is_exact(players: int) -> None:
    """R23: what will be turned up from here on is what was announced."""
    game = list(steps(players, STANDARD, Random(11)))
    second = [index for index, (state, _, _) in enumerate(game) if state.lap == 2 and state.phase is Phase.DEAL]
    announced = cards_to_come(game[second[0]][0])
    turned_up = [card for index in second for card in game[index][2].display]
    assert Counter(announced) == Counter(turned_up)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_order_of_the_pile_is_in_no_state(players: int) -> None:
    """R23: the cards to come are always sorted, whatever order they lie in."""
    for state, _, _ in steps(players, STANDARD, Random(3)):
        assert list(state.unseen) == sorted(state.unseen)
        assert cards_on_table(state) + Counter(state.unseen) == Counter(deck(players))


def test_rubble_and_discard_pile_are_shown() -> None:
    """R23"""
    state = play(position("T:12,9", "", display="T5 C7 S0", said="1 -"), "build xT9 C7")
    shown = format_state(state)
    assert '"rubble":[["T9"],[]]' in shown
    assert '"discard":["T5","S0"]' in shown


@pytest.mark.parametrize(
    ("seat", "display", "number", "build"),
    [
        ("S:6", "S7 T5 C9 H3 M12", None, "build xS6 T5 C9 H3 S7 M12"),
        ("S:6,4", "S7 T5 C9 H3 M12", None, "build T5 C9 H3 M12"),
        ("S:6", "S7 T5 C9 H3 M12", 2, "build T5 C9"),
        ("S:6", "S7", 1, "build xS6 S7"),
    ],
)
def test_example_of_a_build(seat: str, display: str, number: int | None, build: str) -> None:
    """R11: the most that can be built and how; without rubble where that is possible."""
    found = example_build(position(seat, "", display=display), 0, number)
    assert found is not None
    assert format_action(found) == build


@pytest.mark.parametrize(("seat", "number"), [("S:5,0", None), ("S:6,5", 1), ("", 2), ("", 0)])
def test_no_example_where_nothing_can_be_built(seat: str, number: int | None) -> None:
    assert example_build(position(seat, "", display="S7"), 0, number) is None


def test_leaders_are_all_who_have_most_points_now() -> None:
    assert leaders(position("T:5", "C:5,4", "H:3,2", display="S7")) == (1, 2)
