"""Positions that cannot be: refused, with the field that cannot be right."""

import json
from collections.abc import Callable
from random import Random

import pytest

from fivetowers import NotationError, State, parse_state
from tests.positions import STANDARD, TABLETOP, steps
from tests.sample_states import (
    FIELDS,
    Fields,
    after_retract,
    before_first_deal,
    between_rounds,
    fields_of,
    in_bidding,
    over,
    read,
    reshuffled,
    second_lap,
)

JUNK = ["null", '"x"', "{}", "[[]]", "true", "1.5", "-1", "99", "[null]", '[1, "T5"]', '["T5"]', "[{}]"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("make", [before_first_deal, between_rounds, in_bidding, after_retract, over])
def test_field_that_cannot_be_right_is_refused(field: str, make: Callable[[], State]) -> None:
    right = fields_of(make())
    for junk in map(json.loads, JUNK):
        if junk != right[field]:
            with pytest.raises(NotationError):
                read({**right, field: junk})
    if right[field] is not None:
        with pytest.raises(NotationError):
            read({name: value for name, value in right.items() if name != field})


@pytest.mark.parametrize(
    ("make", "changes", "field"),
    [
        pytest.param(in_bidding, {"players": 4}, "towers", id="more players than seats"),
        pytest.param(in_bidding, {"variant": "chess"}, "variant", id="unknown variant"),
        pytest.param(in_bidding, {"round": 3}, "round", id="a round too many for the pile"),
        pytest.param(in_bidding, {"lap": 2}, "round", id="second lap in the second round"),
        pytest.param(in_bidding, {"lap": 3}, "lap", id="third lap"),
        pytest.param(in_bidding, {"phase": "build"}, "phase", id="bidding is not over"),
        pytest.param(in_bidding, {"phase": "deal"}, "display", id="cards lie there already"),
        pytest.param(in_bidding, {"turn": 2}, "turn", id="another player's turn"),
        pytest.param(in_bidding, {"start": 1}, "turn", id="another starting player"),
        pytest.param(in_bidding, {"start": 0}, "start", id="seats count from 1"),
        pytest.param(in_bidding, {"start": 4}, "start", id="no such seat"),
        pytest.param(in_bidding, {"pile": 71}, "pile", id="a card too many in the pile"),
        pytest.param(in_bidding, {"display": ["S6", "T1", "H9", "H3"]}, "display", id="four cards, more in the pile"),
        pytest.param(in_bidding, {"display": []}, "display", id="bidding for nothing"),
        pytest.param(in_bidding, {"display": ["S6", "T1", "H9", "H3", "S16"]}, "display", id="no such card shown"),
        pytest.param(in_bidding, {"discard": ["T5", "H99"]}, "discard", id="no such card discarded"),
        pytest.param(in_bidding, {"rubble": [["T99"], [], []]}, "rubble", id="no such card in the rubble"),
        pytest.param(in_bidding, {"rubble": [["C0"], [], []]}, "rubble", id="R7 a spire in the rubble"),
        pytest.param(in_bidding, {"rubble": [[], []]}, "rubble", id="rubble of two seats"),
        pytest.param(
            in_bidding, {"bids": [{"seat": 1, "bid": 1}, {"seat": 3, "bid": 2}]}, "bids", id="seat out of turn"
        ),
        pytest.param(in_bidding, {"bids": [{"seat": 2, "bid": 3}, {"seat": 3, "bid": 3}]}, "bids", id="R10 not higher"),
        pytest.param(in_bidding, {"bids": [{"seat": 2, "bid": None}]}, "bids", id="R10 the starting player passes"),
        pytest.param(in_bidding, {"bids": [{"seat": 2, "bid": 1}, {"seat": 3}]}, "bids", id="no bid in it"),
        pytest.param(in_bidding, {"bids": [{"seat": 2, "bid": True}]}, "bids", id="true is no number"),
        pytest.param(in_bidding, {"bids": [3]}, "bids", id="not an object"),
        pytest.param(in_bidding, {"limits": [6, None, None]}, "limits", id="limit above the largest bid"),
        pytest.param(in_bidding, {"limits": [0, None, None]}, "limits", id="nobody takes back a 0"),
        pytest.param(in_bidding, {"limits": [None, 2, None]}, "limits", id="R16 a 2 that could be built"),
        pytest.param(in_bidding, {"limits": [None, None]}, "limits", id="limits of two seats"),
        pytest.param(in_bidding, {"scores": [9, 0, 0]}, "scores", id="scores that the towers do not have"),
        pytest.param(in_bidding, {"winners": [1]}, "winners", id="winners before the end"),
        pytest.param(after_retract, {"variant": "standard"}, "limits", id="R16 in the standard variant"),
        pytest.param(after_retract, {"bids": [{"seat": 1, "bid": 5}]}, "bids", id="R16 above the limit"),
        pytest.param(between_rounds, {"limits": [5, None]}, "limits", id="limits between rounds"),
        pytest.param(between_rounds, {"phase": "over"}, "phase", id="over with cards in the pile"),
        pytest.param(between_rounds, {"phase": "bid"}, "display", id="bidding without cards"),
        pytest.param(before_first_deal, {"round": 1}, "round", id="a round without cards"),
        pytest.param(before_first_deal, {"phase": "over"}, "phase", id="over before it begins"),
        pytest.param(over, {"winners": None}, "winners", id="nobody has won"),
        pytest.param(over, {"winners": []}, "winners", id="no winner"),
        pytest.param(over, {"phase": "deal"}, "phase", id="nothing left to turn up"),
        pytest.param(over, {"lap": 1}, "round", id="over too soon"),
        pytest.param(second_lap, {"round": 16}, "round", id="second lap too soon"),
        pytest.param(second_lap, {"round": 34}, "round", id="second lap too long"),
        pytest.param(reshuffled, {"round": 15}, "round", id="reshuffled too soon"),
    ],
)
def test_position_that_cannot_be_is_refused_with_its_field(
    make: Callable[[], State], changes: Fields, field: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read({**fields_of(make()), **changes})
    assert caught.value.refusal.facts.get("field") == field


@pytest.mark.parametrize(
    ("tower", "code", "rule"),
    [
        ([5, 6], "build.not_lower", "R5"),
        ([5, 0, 4], "build.on_spire", "R7"),
        ([16], "notation.card", None),
        ([-1], "notation.card", None),
        (["5"], "position.field", None),
        ([True], "position.field", None),
        ([1.0], "position.field", None),
    ],
)
def test_tower_that_cannot_stand_is_refused(tower: list[object], code: str, rule: str | None) -> None:
    fields = fields_of(in_bidding())
    fields["towers"][1]["T"] = tower
    with pytest.raises(NotationError) as caught:
        read(fields)
    assert (caught.value.refusal.code, caught.value.refusal.rule) == (code, rule)
    assert caught.value.refusal.facts.get("field") == "towers"


@pytest.mark.parametrize("letters", ["", "TCHS", "TCHSMX", "TCHSX", "tchsm"])
def test_towers_have_all_five_letters(letters: str) -> None:
    fields = fields_of(in_bidding())
    fields["towers"][0] = {letter: [] for letter in letters}
    with pytest.raises(NotationError, match=r"“towers”.* \[position\.field\]"):
        read(fields)


@pytest.mark.parametrize("place", ["display", "discard", "rubble"])
def test_card_more_often_than_the_deck_holds_it_is_refused(place: str) -> None:
    """R1"""
    fields = fields_of(between_rounds())
    {"display": fields["display"], "discard": fields["discard"], "rubble": fields["rubble"][1]}[place].append("C7")
    with pytest.raises(NotationError) as caught:
        read(fields)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.rule, refusal.facts["card"]) == ("position.too_many", "R1", "C7")


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "{", "[1,", '{"players":', "\x00", '{"players":2}x', "{'players': 2}", "9" * 5000, "[" * 100_000,
        '{"a":' * 100_000, "\ufeff{}",
    ],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_state(text)
    assert caught.value.refusal.code == "position.json"


@pytest.mark.parametrize("text", ["null", "[]", "{}", "1", '"x"', "true", "NaN", "[{}]"])
def test_json_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"“players”.* \[position\.field\]"):
        parse_state(text)


# ---- round, lap, display and piles have to belong together


def test_first_time_through_never_shows_fewer_than_five_cards() -> None:
    """R9: 80 and 110 are both sixteen or twenty-two times five."""
    fields = fields_of(next(state for state, _, _ in steps(2, STANDARD, Random(3)) if state.display and not state.pile))
    assert (fields["lap"], fields["round"], len(fields["display"])) == (1, 16, 5)
    fields["discard"].append(fields["display"].pop())
    with pytest.raises(NotationError) as caught:
        read(fields)
    assert caught.value.refusal.facts["field"] == "display"


def test_nothing_is_discarded_yet_right_after_the_reshuffle() -> None:
    """R17: the whole discard pile became the draw pile."""
    fields = fields_of(reshuffled())
    fields["discard"].append(str(reshuffled().unseen[0]))
    fields["pile"] -= 1
    with pytest.raises(NotationError) as caught:
        read(fields)
    assert caught.value.refusal.facts["field"] in ("discard", "round", "pile")


def test_no_bid_above_a_short_display_can_have_been_taken_back() -> None:
    """R16, R18"""
    short = next(
        state
        for seed in range(50)
        for state, _, _ in steps(2, TABLETOP, Random(seed))
        if 0 < len(state.display) < 4 and not state.bids and state.limits == (None, None)
    )
    with pytest.raises(NotationError) as caught:
        read({**fields_of(short), "limits": [5, None]})
    assert caught.value.refusal.facts["field"] == "limits"
