"""One game, step by step: the same as a batch of one, and as the readable engine has it."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from fivetowers import Game, scores
from fivetowers.encoding import legal_steps, observe, steps_of
from fivetowers.fast.game.batch import Batch
from fivetowers.fast.game.one_game import OneGame


def cloned(game: OneGame) -> OneGame:
    return game.clone()


def pickled(game: OneGame) -> OneGame:
    held: OneGame = pickle.loads(pickle.dumps(game))
    return held


COPIES: list[Callable[[OneGame], OneGame]] = [cloned, copy.copy, copy.deepcopy, pickled]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_game_is_the_first_game_of_a_batch_with_its_seed(players: int) -> None:
    game, batch, rng = OneGame(players, seed=9), Batch(players, 1), Random(1)
    batch.reset([9])
    while not game.is_over:
        assert (game.players, game.turn) == (players, batch.turn[0])
        assert game.legal_steps() == list(np.flatnonzero(batch.mask()[0]))
        assert game.observe() == batch.observe()[0].tobytes()
        assert game.observe(1) == batch.observe(1)[0].tobytes()
        assert game.points() == list(batch.scores()[0])
        batch.step(np.array([game.step_at_random(rng)]))
    assert batch.done[0]
    assert game.points() == list(batch.points[0])
    assert game.observe(0) == batch.observe_ended(0)[0].tobytes()
    assert (game.turn, game.legal_steps()) == (-1, [])


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_goes_on_alike_and_apart(made: Callable[[OneGame], OneGame]) -> None:
    game, rng = OneGame(3, seed=4), Random(2)
    for _ in range(30):
        game.step_at_random(rng)
    other = made(game)
    before = game.observe()
    steps = []
    while not other.is_over:
        steps.append(other.step_at_random(rng))
    assert game.observe() == before
    for step in steps:
        game.step(step)
    assert game.is_over
    assert game.points() == other.points()


def test_a_game_goes_on_from_a_state() -> None:
    rng, readable = Random(3), Game(["a", "b", "c"], rng=Random(3))
    while not readable.is_over:
        state = readable.state
        game = OneGame.from_state(state, seed=1)
        assert game.state() == state
        assert game.observe() == observe(state)
        assert tuple(game.legal_steps()) == legal_steps(state)
        assert tuple(game.points()) == scores(state)
        action = rng.choice(readable.legal_actions())
        for step in steps_of(state, action):
            game.step(step)
        readable.play(action)
        assert tuple(game.points()) == readable.scores
    with pytest.raises(ValueError, match="the end of a game"):
        OneGame.from_state(readable.state)


@pytest.mark.parametrize("step", [0, 17, -1, 12])
def test_an_illegal_step_is_refused(step: int) -> None:
    game = OneGame(2)
    before = game.observe()
    with pytest.raises(ValueError, match=f"step {step} is not legal"):
        game.step(step)
    assert game.observe() == before


@pytest.mark.parametrize(("players", "seed"), [(1, 0), (6, 0), (2, -1), (2, 2**64), (2, 1.5), (2, True)])
def test_wrong_players_and_seeds_are_refused(players: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"players|seed"):
        OneGame(players, seed)


def test_a_seat_that_there_is_not_sees_nothing() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        OneGame(2).observe(2)
