"""Positions as JSON: written as notation.md says, read back exactly, refused with the field that cannot be right."""

import json
from collections.abc import Callable
from random import Random

import pytest

from fivetowers import State, Variant, apply, format_state, parse_state, start
from fivetowers.position import state_to_dict
from tests.positions import POLICIES, STANDARD, TABLETOP, Policy, play, steps
from tests.sample_states import (
    FIELDS,
    after_retract,
    before_first_deal,
    between_rounds,
    fields_of,
    in_bidding,
    over,
    read,
    reshuffled,
)


def test_position_is_written_as_in_the_notation() -> None:
    assert format_state(after_retract()) == (
        '{"players":2,"variant":"tabletop","round":3,"lap":1,"phase":"bid","turn":1,"start":1,'
        '"display":["S1","S2","T7","T8","S3"],"pile":65,"discard":["S6"],"bids":[],"limits":[5,null],'
        '"towers":[{"T":[5],"C":[7],"H":[12],"S":[0],"M":[3]},{"T":[6],"C":[],"H":[13,3],"S":[15],"M":[]}],'
        '"rubble":[[],[]],"scores":[7,6],"winners":null}'
    )


def test_bids_name_their_seats_and_passes_are_null() -> None:
    state = play(start(3, 1), "deal T5 C7 S0 H12 M3", "bid 2", "pass")
    assert fields_of(state)["bids"] == [{"seat": 2, "bid": 2}, {"seat": 3, "bid": None}]
    assert fields_of(state)["turn"] == 1


@pytest.mark.parametrize("make", [before_first_deal, between_rounds, reshuffled, over])
def test_between_rounds_and_at_the_end_much_is_empty(make: Callable[[], State]) -> None:
    fields = fields_of(make())
    assert (fields["turn"], fields["display"], fields["bids"]) == (None, [], [])
    assert fields["limits"] == [None, None]
    assert (fields["winners"] is None) == (fields["phase"] != "over")


def test_round_keeps_its_number_until_the_next_deal_and_start_is_the_next_one() -> None:
    fields = fields_of(between_rounds())
    assert (fields["round"], fields["start"], fields["phase"]) == (1, 2, "deal")
    assert fields_of(before_first_deal())["round"] == 0


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_read_back_exactly(players: int, variant: Variant, policy: Policy) -> None:
    for state, action, after in steps(players, variant, Random(players), policy):
        again = parse_state(format_state(state))
        assert again == state
        assert apply(again, action) == after
        assert list(state_to_dict(state)) == FIELDS


def test_position_of_a_game_without_discarded_cards_is_read_back() -> None:
    """R17, ruling: over in the first lap."""
    state = start(2)
    for value in range(15, -1, -1):
        five = " ".join(f"{letter}{value}" for letter in "TCHSM")
        state = play(state, f"deal {five}", *(["bid 0"] if state.start else []), "bid 5", f"build {five}")
        assert parse_state(format_state(state)) == state
    assert fields_of(state)["lap"] == 1
    assert fields_of(state)["phase"] == "over"


def test_fields_may_come_in_any_order_and_others_are_ignored() -> None:
    """JSON objects have no order: many languages write their keys sorted."""
    fields = fields_of(in_bidding())
    reordered = json.dumps({"note": [1], **dict(reversed(fields.items()))})
    assert parse_state(reordered) == in_bidding()
    assert parse_state(json.dumps(fields, sort_keys=True)) == in_bidding()


def test_position_that_was_read_can_be_played_on() -> None:
    state = read(fields_of(in_bidding()))
    assert play(state, "bid 3", "build H9 H3 T1") == play(in_bidding(), "bid 3", "build H9 H3 T1")
