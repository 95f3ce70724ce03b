"""Dominated builds: marked as defined, and with two players safe to skip."""

from functools import cache, lru_cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given

from fivetowers.actions import Build, Deal
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack_build
from fivetowers.notation import format_action
from fivetowers.rules import apply, legal_actions
from fivetowers.scoring import scores
from fivetowers.state import Phase, State
from fivetowers.towers import fits
from tests.effort import cases
from tests.fast.game.generated import deal_out, positions
from tests.fast.worlds import world
from tests.positions import position

WORLDS = ("installed", "uncompiled")


def marked(name: str, state: State, *, dominated: bool | None = True) -> dict[Build, bool]:
    builds = world(name).door.all_builds(pack(state), dominated=dominated)
    return {unpack_build(build, state): bool(build[layout.BUILD_DOMINATED]) for build in builds}


@pytest.mark.parametrize("name", WORLDS)
def test_an_order_that_leaves_less_room_below_is_dominated(name: str) -> None:
    """On a 12, once the 3 is demolished, less can be put than on an 8; and from 8, 12, 3 the 8 costs one card more."""
    state = position("", "", display="T12 T8 T3 C1 S1", said="3 -")
    builds = {format_action(build): mark for build, mark in marked(name, state).items()}
    assert builds["build T8 T12 T3"]
    assert not builds["build T12 T8 T3"]
    assert not builds["build T12 T3 C1"]


@given(position=positions())
def test_marks_are_those_of_the_definition(position: State) -> None:
    for name in WORLDS:
        found = marked(name, position)
        assert found == {build: is_dominated(position, build) for build in found}


def is_dominated(state: State, build: Build) -> bool:
    """By permutations, one kind at a time, with the definition in words turned into a recursion."""
    assert state.turn is not None
    for tower in state.seats[state.turn].towers:
        is_demolished = build.demolish is not None and build.demolish.kind == tower.kind
        placed = tuple(card.value for card in build.cards if card.kind == tower.kind)
        floor = tower.values[:-1] if is_demolished else tower.values
        own = floor + placed
        for order in set(permutations(placed)):
            if is_demolished and is_lawful(tower.values, order) and stands_for(tower.values + order, own):
                return True
            other = floor + order
            if other == own or not is_lawful(floor, order) or not stands_for(other, own):
                continue
            if other < own or not stands_for(own, other):
                return True
    return False


def is_lawful(floor: tuple[int, ...], order: tuple[int, ...]) -> bool:
    below: tuple[int | None, ...] = (floor[-1] if floor else None, *order)
    return all(fits(value, on) for value, on in zip(order, below, strict=False))


@cache
def stands_for(tower: tuple[int, ...], other: tuple[int, ...]) -> bool:
    top, other_top = (own[-1] if own else None for own in (tower, other))
    if len(tower) < len(other) or (top == 0) != (other_top == 0):
        return False
    if any(fits(card, other_top) and not fits(card, top) for card in range(16)):
        return False
    if other_top in (None, 0):
        return True
    return stands_for(tower, other[:-1]) or (top not in (None, 0) and stands_for(tower[:-1], other[:-1]))


@pytest.mark.parametrize("name", WORLDS)
def test_demolishing_an_8_for_nothing_is_dominated(name: str) -> None:
    state = position("T:12,8", "", display="C5 C4 C3 S1 S2", said="1 -")
    builds = {format_action(build): mark for build, mark in marked(name, state).items()}
    assert builds["build xT8 C5"]
    assert not builds["build C5"]


@pytest.mark.parametrize("name", WORLDS)
def test_of_two_equally_good_orders_one_is_kept(name: str) -> None:
    """On a 9 fits what fits on a 10: after the 8 they can be exchanged, and not both may go."""
    state = position("T:8", "", display="T10 T9 T15 C1 S1", said="3 -")
    builds = marked(name, state)
    for build, mark in builds.items():
        same_cards = [other for other in builds if sorted(other.cards) == sorted(build.cards)]
        assert not mark or not all(builds[other] for other in same_cards)


def test_the_marking_is_off_by_default_where_it_is_not_proven() -> None:
    two = position("", "", display="T12 T8 T3 C1 S1", said="3 -")
    three = position("", "", "", display="T12 T8 T3 C1 S1", said="3 - -")
    assert any(marked("installed", two, dominated=None).values())
    assert not any(marked("installed", three, dominated=None).values())
    assert any(marked("installed", three, dominated=True).values())
    assert not any(marked("installed", two, dominated=False).values())


@lru_cache(maxsize=100_000)
def margin(state: State) -> int:
    """What seat 1 gains over seat 2 when both play the last rounds perfectly; the pile holds one more deal at most."""
    if state.phase is Phase.OVER:
        first, second = scores(state)
        return first - second
    if state.phase is Phase.DEAL:
        assert len(state.unseen) <= 5
        return margin(apply(state, Deal(state.unseen)))
    best = max if state.turn == 0 else min
    return best(margin(apply(state, action)) for action in legal_actions(state))


def test_skipping_dominated_builds_never_changes_the_value_with_two_players() -> None:
    """Exact play over the last two rounds, from positions in which some build is dominated."""
    positions_seen = 0
    for number in range(cases(100, 250)):
        rng = Random(f"dominated {number}")
        state = deal_out(2, rng, rng.randrange(1, 4), 5, 0.9, 0.5)
        state = State(**{field: getattr(state, field) for field in State.__slots__} | {"lap": 2})
        while state.phase is Phase.BID:
            state = apply(state, legal_actions(state)[-1])
        if state.phase is not Phase.BUILD:
            continue
        builds = marked("installed", state)
        if not any(builds.values()) or len(builds) > 60:
            continue
        positions_seen += 1
        best = max if state.turn == 0 else min
        values = {build: margin(apply(state, build)) for build in builds}
        assert best(values.values()) == best(values[build] for build, mark in builds.items() if not mark)
    assert positions_seen >= cases(8, 20)
