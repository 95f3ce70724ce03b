"""What the player to move can do: the answers of `offer` and those of the rules are the same, in every position."""

from random import Random

import pytest
from hypothesis import given

from fivetowers import Build, State, Variant, apply, example_build, legal_actions, legal_builds, most_buildable, scores
from fivetowers.actions import Bid, Pass
from fivetowers.cards import Card, Kind
from fivetowers.offer import (
    BuildPreview,
    best_builds,
    bids,
    choices,
    demolition_price,
    fit_of,
    preview,
    reach,
    room,
    same_cards,
)
from fivetowers.rules import why_illegal
from fivetowers.scoring import score_seat
from fivetowers.state import BID, BUILD
from tests.fast.game.generated import positions
from tests.positions import POLICIES, position, steps


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_offers_agree_with_the_rules_throughout_random_games(players: int, variant: Variant) -> None:
    for policy in POLICIES:
        for state, _, _ in steps(players, variant, Random(f"offer {players} {variant}"), policy):
            check(state)


@given(position=positions())
def test_offers_agree_with_the_rules_in_any_position(position: State) -> None:
    check(position)


def check(state: State) -> None:
    if state.phase is BID:
        check_bids(state)
    elif state.phase is BUILD:
        check_builds(state)


def check_bids(state: State) -> None:
    turn = state.turn
    assert turn is not None
    found = reach(state.seats[turn], state.display)
    assert found.most == most_buildable(state, turn)
    example = next(iter(legal_builds(state, turn, found.most)), None) if found.most else None
    assert example_build(state, turn) == example
    untouched = [
        number
        for number in range(1, found.most + 1)
        if any(build.demolish is None for build in legal_builds(state, turn, number))
    ]
    assert found.without_demolition == max(untouched, default=0)
    offered = bids(state, turn, found)
    actions = [Pass() if number is None else Bid(number) for number in offered.legal]
    assert tuple(actions) == legal_actions(state)
    assert [one.number for one in offered.offers] == [*range(len(state.display) + 1), None]
    for number, refusal, needs_demolition in offered.offers:
        assert refusal == why_illegal(state, Pass() if number is None else Bid(number))
        if refusal is None and number:
            assert needs_demolition == (number not in untouched and number <= found.most)


def check_builds(state: State) -> None:
    turn, number = state.turn, state.highest_bid
    assert turn is not None
    assert number is not None
    found = choices(state)
    assert tuple(one.build for one in found.builds) == legal_builds(state, turn, number)
    for one in found.builds:
        assert one.points == scores(apply(state, one.build))[turn]
    nothing = preview(state, (), None)
    assert isinstance(nothing, BuildPreview)
    assert (nothing.choices, nothing.tops) == (found.cards, found.tops)
    assert (nothing.after, nothing.change, nothing.price) == (state.seats[turn], 0, 0)
    if found.builds:
        check_finished(state, turn, found.builds[-1].build)
        check_one_card_chosen(state, found.builds[0].build.cards[:1], [one.build for one in found.builds])


def check_one_card_chosen(state: State, chosen: tuple[Card, ...], legal: list[Build]) -> None:
    """What may still be demolished: whatever a legal build with this card demolishes."""
    shown = preview(state, chosen, None)
    assert isinstance(shown, BuildPreview)
    if shown.cards:
        for top in shown.tops:
            assert (top.refusal is None) == any(
                build.demolish == top.card and set(chosen) <= set(build.cards) for build in legal
            )


def check_finished(state: State, turn: int, build: Build) -> None:
    """A preview of a whole build shows what playing it makes."""
    shown = preview(state, build.cards, build.demolish, ordered=tuple(Kind))
    assert isinstance(shown, BuildPreview)
    after = apply(state, build).seats[turn]
    assert (shown.build, shown.after, shown.score) == (build, after, score_seat(after))
    assert shown.change == score_seat(after).total - score_seat(state.seats[turn]).total
    assert shown.price == (demolition_price(state.seats[turn]) if build.demolish else 0)


def test_best_builds_bring_most_points_then_keep_the_towers_then_leave_most_room() -> None:
    state = position("S:6", "", display="S7 T5 T3 H3 M12", said="3 -")
    found = best_builds(state)
    assert {one.build for one in found} == set(legal_builds(state, 0, 3))
    keys = [(-one.points, one.demolish is not None, -room(apply(state, one.build).seats[0])) for one in found]
    assert keys == sorted(keys)
    assert best_builds(position("S:6", "", display="S7 T5 T3 H3 M12", start=1)) == ()


def test_build_of_the_same_cards_in_another_order_is_found() -> None:
    state = position("T:12", "", display="S7 T5 T3 H3 M12", said="2 -")
    legal = best_builds(state)
    wrong = next(one.build for one in legal if len({card.kind for card in one.cards}) == 1)
    assert same_cards(Build(wrong.cards[::-1]), legal) == wrong
    assert same_cards(Build(wrong.cards[:1]), legal) is None


def test_card_turned_up_fits_or_needs_a_demolition_or_does_not_fit() -> None:
    state = position("S:6,4 T:0 H:2", "", display="S5 T5 C9 H12 H15", start=1)
    seat = state.seats[0]
    five, five_on_spire, balloon, twelve, fifteen = (fit_of(seat, state.display, card) for card in state.display)
    assert (five.can, str(five.needs)) == (False, "S4")
    assert five_on_spire.refusal is not None
    assert five_on_spire.refusal.code == "build.on_spire"
    assert balloon.can
    assert (str(twelve.needs), str(fifteen.needs)) == ("H2", "H2")


def test_card_that_fits_neither_on_the_top_nor_below_it_needs_no_demolition() -> None:
    state = position("M:9,5", "", display="M12 M7 S5 T5 C9", start=1)
    twelve, seven = (fit_of(state.seats[0], state.display, card) for card in state.display[:2])
    assert (twelve.can, twelve.needs) == (False, None)
    assert str(seven.needs) == "M5"
