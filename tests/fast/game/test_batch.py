"""Many games at once: masks, observations, steps and restarts as the readable engine has them."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fivetowers.actions import Deal
from fivetowers.encoding import OBSERVATION_SIZE, STEPS, action_of, legal_steps, observe, pieces_of
from fivetowers.fast.game import door
from fivetowers.fast.game.batch import Batch
from fivetowers.fast.game.codec import unpack
from fivetowers.rules import apply
from fivetowers.scoring import scores
from fivetowers.state import Phase, State
from tests.fast.worlds import world

WORLDS = ("installed", "uncompiled")


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_batch_plays_by_the_readable_rules(players: int, name: str) -> None:
    rng = Random(players)
    batch = world(name).batch.Batch(players, games := 3)
    batch.reset(range(games))
    states = [unpack(row.tobytes()) for row in batch.states]
    taken: list[list[int]] = [[] for _ in range(games)]
    finished = 0
    for _ in range(450):
        mask, seen = batch.mask().copy(), batch.observe().copy()
        for game, state in enumerate(states):
            legal = legal_steps(state, taken[game])
            assert tuple(np.flatnonzero(mask[game])) == legal
            assert batch.turn[game] == state.turn
            assert seen[game].tobytes() == observe(state, taken[game])
            taken[game].append(rng.choice(legal))
        batch.step(np.array([steps[-1] for steps in taken]))
        for game, state in enumerate(states):
            after = after_steps(state, taken[game])
            if after is None:
                assert not batch.done[game]
                continue
            taken[game] = []
            assert bool(batch.done[game]) == (after.phase is Phase.OVER)
            row = batch.states[game].tobytes()
            if after.phase is Phase.OVER:
                finished += 1
                assert tuple(batch.points[game]) == scores(after)
                after = unpack(row)
                assert (after.round, after.lap, len(after.display)) == (1, 1, 5)
            elif after.phase is Phase.DEAL:
                after = apply(after, Deal(unpack(row).display))
            assert unpack(row) == after
            states[game] = after
    assert finished >= games


def after_steps(state: State, steps: list[int]) -> State | None:
    """The state after the action that the steps make, or None while the build is not complete."""
    action = action_of(state, steps)
    number = state.highest_bid or 0
    placed = sum(step >= 12 for step in steps)
    if state.phase is Phase.BUILD and placed < number:
        return None
    return apply(state, action)


def play(batch: Batch, steps: int) -> list[bytes]:
    found = []
    for _ in range(steps):
        batch.step_at_random()
        found.append(batch.states.tobytes() + batch.done.tobytes() + batch.points.tobytes() + batch.turn.tobytes())
    return found


@pytest.mark.parametrize("threads", [2, 3])
def test_number_of_threads_does_not_change_the_games(threads: int) -> None:
    one, more = Batch(3, 50), Batch(3, 50, threads=threads)
    one.reset(range(50))
    more.reset(range(50))
    assert play(one, 150) == play(more, 150)


def test_both_worlds_play_the_same_games() -> None:
    installed, uncompiled = (world(name).batch.Batch(4, 4) for name in WORLDS)
    installed.reset([5, 6, 7, 2**64 - 1])
    uncompiled.reset([5, 6, 7, 2**64 - 1])
    assert play(installed, 250) == play(uncompiled, 250)


def test_same_seed_gives_the_same_game_wherever_it_stands_in_the_batch() -> None:
    batch = Batch(2, 3)
    batch.reset([9, 4, 9])
    play(batch, 100)
    assert np.array_equal(batch.states[0], batch.states[2])
    assert not np.array_equal(batch.states[0], batch.states[1])
    again = Batch(2, 1)
    again.reset([9])
    play(again, 100)
    assert np.array_equal(batch.states[0], again.states[0])


def test_starting_players_are_drawn() -> None:
    batch = Batch(5, 200)
    batch.reset(range(200))
    assert set(batch.turn) == {0, 1, 2, 3, 4}


def test_buffers_are_made_once() -> None:
    batch = Batch(3, 4)
    batch.reset(range(4))
    mask, seen, states = batch.mask(), batch.observe(), batch.states
    assert mask.shape == (4, STEPS)
    assert seen.shape == (4, OBSERVATION_SIZE)
    batch.step(mask.argmax(axis=1))
    assert batch.mask() is mask
    assert batch.observe() is seen
    assert batch.states is states


def test_an_illegal_step_is_refused_and_no_game_goes_on() -> None:
    batch = Batch(3, 4)
    batch.reset(range(4))
    before = batch.states.copy()
    legal = batch.mask().argmax(axis=1)
    for wrong in (0, 17, -1, 99):  # the starting player cannot pass; there are 17 ids
        steps = legal.copy()
        steps[2] = wrong
        with pytest.raises(ValueError, match=f"step {wrong} is not legal in game 2"):
            batch.step(steps)
    assert np.array_equal(batch.states, before)


def test_wrong_sizes_are_refused() -> None:
    for players, games in ((1, 1), (6, 1), (2, 0)):
        with pytest.raises(ValueError, match=r"players|game"):
            Batch(players, games)
    batch = Batch(2, 2)
    with pytest.raises(ValueError, match="seeds"):
        batch.reset([1])
    batch.reset([1, 2])
    with pytest.raises(ValueError, match="actions"):
        batch.step(np.zeros(3, np.int64))


def test_the_example_in_the_documentation_runs() -> None:
    document = (Path(__file__).parents[3] / "docs" / "environments.md").read_text("utf-8")
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", document, re.DOTALL):
        exec(example, names)
    assert isinstance(names["batch"], Batch)
    assert names["batch"].done.shape == (64,)


def test_observations_have_named_pieces() -> None:
    batch = Batch(2, 3)
    batch.reset(range(3))
    pieces = pieces_of(batch.observe())
    assert pieces["towers"].shape == (3, 5, 5, 21)
    assert pieces["unseen"].sum() == 3 * 75
    assert (pieces["display"][:, :, 0] > 0).all()
    assert set(pieces["facts"][:, 0]) == {2}


@pytest.mark.parametrize("steps", [[2**32 + 1] * 3, [-(2**40)] * 3, [1.9] * 3, [1] * 2])
def test_batch_refuses_what_is_no_step(steps: list[float]) -> None:
    batch = Batch(players=2, games=3)
    before = batch.states.copy()
    with pytest.raises(ValueError, match=r"legal|whole numbers|actions for"):
        batch.step(np.array(steps))
    assert (batch.states == before).all()


def test_new_batch_is_ready_to_play() -> None:
    new, reset = Batch(players=3, games=4), Batch(players=3, games=4)
    reset.reset(range(4))
    new.step_at_random()
    reset.step_at_random()
    assert (new.states == reset.states).all()


@pytest.mark.parametrize("seat", [-1, 2, 10**7])
def test_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        door.most_cards(door.new_state(2), seat)


@pytest.mark.parametrize("state", [bytearray(), bytearray(416), bytearray(b"\xff" * 416)])
@pytest.mark.parametrize("ask", [door.all_scores, door.all_builds, door.step_mask, door.observation])
def test_bytes_that_are_no_state_are_refused(ask: Callable[[bytearray], object], state: bytearray) -> None:
    with pytest.raises(ValueError, match="state"):
        ask(state)
