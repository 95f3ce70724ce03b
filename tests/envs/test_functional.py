"""Games as values: the same games as a batch plays, and no function changes what it is given."""

import numpy as np
import pytest

from fivetowers.envs.functional import BatchState, FunctionalEnv
from fivetowers.fast.game.batch import Batch


def first_legal(state: BatchState) -> "np.ndarray[tuple[int, ...], np.dtype[np.intp]]":
    found: np.ndarray[tuple[int, ...], np.dtype[np.intp]] = state.legal_action_mask.argmax(axis=1)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_are_those_of_a_batch(players: int) -> None:
    env, batch, seeds = FunctionalEnv(players, reward="points"), Batch(players, 8), range(10, 18)
    state, paid = env.init(seeds), np.zeros((8, players))
    batch.reset(seeds)
    points = np.zeros((8, players))
    over = np.zeros(8, bool)
    while not state.terminated.all():
        assert (state.terminated == over).all()
        assert (state.legal_action_mask[~over] == batch.mask()[~over]).all()
        assert (env.observe(state)[~over] == batch.observe()[~over]).all()
        assert (env.observe(state, 1)[~over] == batch.observe(1)[~over]).all()
        steps = np.where(over, batch.mask().argmax(axis=1), first_legal(state))
        state = env.step(state, np.where(over, 0, steps))
        batch.step(steps)
        points += np.where((batch.done & ~over)[:, None], batch.points, 0)
        over |= batch.done
        paid += state.rewards
    assert (paid == points).all()


def test_step_changes_nothing_and_gives_the_same_again() -> None:
    env = FunctionalEnv(3)
    state = env.init([1, 2])
    before = env.observe(state)
    for _ in range(30):
        once, twice = (env.step(state, first_legal(state)) for _ in range(2))
        assert (env.observe(once) == env.observe(twice)).all()
    assert (env.observe(state) == before).all()
    with pytest.raises(ValueError, match="read-only"):
        state.packed[0, 0] = 1


def test_game_that_is_over_stays_so_and_is_paid_once() -> None:
    env = FunctionalEnv(2)
    state = env.init([3])
    while not state.terminated.all():
        state = env.step(state, first_legal(state))
    assert state.rewards.sum() == 1
    after = env.step(state, [0])
    assert after.terminated.all()
    assert (after.rewards == 0).all()
    assert (env.observe(after) == env.observe(state)).all()


def test_what_is_not_legal_is_refused() -> None:
    env = FunctionalEnv(2)
    state = env.init([1])
    with pytest.raises(ValueError, match="not legal"):
        env.step(state, [0])
    with pytest.raises(ValueError, match="6 players"):
        FunctionalEnv(6)
