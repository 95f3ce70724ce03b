"""The reader of positions: any JSON, and any text, is read or refused; a position that was read can be played on."""

import json
from copy import deepcopy
from random import Random
from typing import Any

from fivetowers import NotationError, apply, format_state, legal_actions, parse_state
from fivetowers.position import state_from_dict
from fuzz.mutation import must_be_printable, mutated, random_game, try_many

POSITIONS_KEPT = 40
ODDITIES: list[Any] = [
    None, True, False, 0, 1, 2, 5, -1, 16, 99, 10**30, 1.0, 0.5, float("nan"), "", "T5", "C0", "x",
    "standard", "tabletop", "bid", "build", "deal", "over", [], [None], [0], [[]], ["T5"], ["T5", "T5"], {},
    {"seat": 1, "bid": 1}, [{"seat": 1, "bid": None}], [[], [], []], [None, None, None],
    {"T": [], "C": [], "H": [], "S": [], "M": []},
]  # fmt: skip


def run(seconds: float, seed: int, runs: int | None = None) -> int:
    rng = Random(seed)
    texts = [format_state(random_game(rng, most_actions=rng.choice((5, 400))).state) for _ in range(POSITIONS_KEPT)]
    return try_many(lambda rng: check(rng, texts), seconds, seed, runs)


def check(rng: Random, texts: list[str]) -> None:
    read(mutated(rng, texts))
    fields = json.loads(rng.choice(texts))
    for _ in range(rng.randint(1, 3)):
        change(rng, fields)
    read_fields(fields)


def change(rng: Random, value: Any) -> None:
    """Puts something odd into some place of a nested value."""
    places = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not places:
        return
    place = rng.choice(places)
    if isinstance(value[place], dict | list) and value[place] and rng.random() < 0.7:
        change(rng, value[place])
    elif rng.random() < 0.15:
        del value[place]
    else:
        value[place] = deepcopy(rng.choice(ODDITIES))


def read(text: str) -> None:
    try:
        state = parse_state(text)
    except NotationError as error:
        must_be_printable(error)
        return
    written = format_state(state)
    assert parse_state(written) == state
    for action in legal_actions(state):
        after = apply(state, action)
        assert parse_state(format_state(after)) == after


def read_fields(fields: Any) -> None:
    try:
        state = state_from_dict(fields)
    except NotationError:
        return
    assert parse_state(format_state(state)) == state
