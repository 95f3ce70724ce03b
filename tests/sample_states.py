"""One state of each phase, from games played in notation; and its JSON fields, to be changed and read again."""

import json
from functools import cache
from random import Random
from typing import Any

from fivetowers import State, format_state, parse_state, start
from tests.positions import STANDARD, TABLETOP, play, steps

Fields = dict[str, Any]
FIELDS = [
    "players", "variant", "round", "lap", "phase", "turn", "start", "display", "pile", "discard", "bids", "limits",
    "towers", "rubble", "scores", "winners",
]  # fmt: skip


@cache
def in_bidding() -> State:
    """Round 2 of a tabletop game: seat 2 starts with 1, seat 3 says 2."""
    state = play(start(3, 1, TABLETOP), "deal T5 C7 S0 H12 M3", "bid 2", "pass", "bid 3", "build C7 S0 M3")
    return play(state, "deal S6 T1 H9 H3 S15", "bid 1", "bid 2")


@cache
def after_retract() -> State:
    """Round 3: seat 1, whose sand tower is crowned, has taken back a 5."""
    state = play(start(2, 0, TABLETOP), "deal T5 C7 S0 H12 M3", "bid 5", "build T5 C7 H12 S0 M3")
    state = play(state, "deal S6 T6 H13 H3 S15", "bid 4", "pass", "build T6 H13 H3 S15")
    return play(state, "deal S1 S2 T7 T8 S3", "bid 5", "retract")


@cache
def before_first_deal() -> State:
    return start(2)


@cache
def between_rounds() -> State:
    return play(start(2), "deal T5 C7 S0 H12 M3", "bid 2", "pass", "build C7 S0")


@cache
def reshuffled() -> State:
    return next(after for _, _, after in steps(2, STANDARD, Random(3)) if after.lap == 2)


@cache
def second_lap() -> State:
    return [before for before, _, _ in steps(2, STANDARD, Random(3)) if before.lap == 2 and before.bids][4]


@cache
def over() -> State:
    return [after for _, _, after in steps(2, STANDARD, Random(3))][-1]


def fields_of(state: State) -> Fields:
    return json.loads(format_state(state))  # type: ignore[no-any-return]


def read(fields: Fields) -> State:
    return parse_state(json.dumps(fields))
