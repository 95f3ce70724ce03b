"""R1 and R2: which cards there are."""

from collections import Counter

import pytest

from fivetowers import Kind, deck, start
from fivetowers.cards import copies
from tests.positions import cards


def test_five_kinds_stand_in_the_order_tree_candy_haunted_sand_scrap() -> None:
    """R1"""
    assert [kind.name for kind in Kind] == ["TREE", "CANDY", "HAUNTED", "SAND", "SCRAP"]
    assert "".join(kind.letter for kind in Kind) == "TCHSM"


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_have_every_card_once(players: int) -> None:
    """R1"""
    assert Counter(map(str, deck(players))) == {f"{letter}{value}": 1 for letter in "TCHSM" for value in range(16)}
    assert len(deck(players)) == 80


@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_have_second_copies_of_six_values(players: int) -> None:
    """R2"""
    expected = {
        f"{letter}{value}": 2 if value in {0, 2, 5, 7, 10, 12} else 1 for letter in "TCHSM" for value in range(16)
    }
    assert Counter(map(str, deck(players))) == expected
    assert len(deck(players)) == 110


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies_of_a_card_are_those_in_the_deck(players: int) -> None:
    """R1, R2"""
    assert {card: copies(card, players) for card in deck(players)} == Counter(deck(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deck_is_listed_by_kind_then_value(players: int) -> None:
    """R1"""
    assert list(deck(players)) == sorted(deck(players), key=lambda card: ("TCHSM".index(card.kind.letter), card.value))
    assert deck(players)[0] == cards("T0")[0]
    assert deck(players)[-1] == cards("M15")[0]


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_other_numbers_of_players_have_no_game(players: int) -> None:
    """R1, R2: the deck is said for 2 to 5."""
    with pytest.raises(ValueError, match="2 to 5 players"):
        start(players)


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, -1), (5, 5)])
def test_starting_player_sits_at_the_table(players: int, seat: int) -> None:
    """R9"""
    with pytest.raises(ValueError, match="does not exist"):
        start(players, seat)
