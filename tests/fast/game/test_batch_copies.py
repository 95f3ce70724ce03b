"""A batch in parts and copies: clones, pickles, positions put in, single games reset, views, and opponents."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from fivetowers import Bid, Game, Retract, legal_actions, scores
from fivetowers.bots.base import Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.opponents import opponent
from fivetowers.encoding import observe
from fivetowers.fast.game import layout
from fivetowers.fast.game.batch import Batch
from fivetowers.fast.game.codec import unpack
from fivetowers.state import Phase, State

COPIES: list[Callable[[Batch], Batch]] = [
    Batch.clone,
    copy.copy,
    copy.deepcopy,
    lambda batch: pickle.loads(pickle.dumps(batch)),
]


def whole(batch: Batch) -> list[bytes]:
    shown = (batch.states, batch.turn, batch.done, batch.points, batch.mask(), batch.observe(), batch.scores())
    return [array.tobytes() for array in shown]


def positions(players: int, count: int) -> list[State]:
    """Positions of one game, a decision apart."""
    game, rng = Game([str(seat) for seat in range(players)], rng=Random(5)), Random(6)
    found = []
    for _ in range(count):
        found.append(game.state)
        game.play(rng.choice(game.legal_actions()))
    return found


# ---- copies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_plays_the_same_games_and_leaves_the_first_alone(made: Callable[[Batch], Batch], threads: int) -> None:
    batch = Batch(3, 20, threads=threads)
    for _ in range(100):
        batch.step_at_random()
    other = made(batch)
    assert whole(other) == whole(batch)
    before = whole(batch)
    for _ in range(120):
        other.step_at_random()
    assert whole(batch) == before
    for _ in range(120):
        batch.step_at_random()
    assert whole(other) == whole(batch)


def test_a_copy_keeps_its_opponents() -> None:
    batch = Batch(3, 8, opponents=[None, opponent("mason"), opponent("random")])
    other = pickle.loads(pickle.dumps(batch))
    for _ in range(60):
        batch.step_at_random()
        other.step_at_random()
        assert (other.turn == 0).all()
    assert whole(other) == whole(batch)


# ---- beginning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [[4, 1], np.array([False, True, False, False, True, False])])
def test_single_games_are_reset(chosen: object) -> None:
    batch = Batch(4, 6)
    for _ in range(50):
        batch.step_at_random()
    before = batch.states.copy()
    batch.reset([77, 78], chosen)  # type: ignore[arg-type]
    new = Batch(4, 2)
    new.reset([77, 78])
    places = chosen if isinstance(chosen, list) else [1, 4]
    assert np.array_equal(batch.states[places], new.states)
    assert np.array_equal(batch.turn[places], new.turn)
    rest = [game for game in range(6) if game not in (1, 4)]
    assert np.array_equal(batch.states[rest], before[rest])


@pytest.mark.parametrize(
    ("seeds", "words"),
    [
        ([1, -1], "seed -1 of game 1"),
        ([1, 2**64], "of game 1 is not a whole number"),
        ([1.0, 2], "seed 1.0 of game 0"),
        ([True, 2], "seed True of game 0"),
        (["a", 2], "seed 'a' of game 0"),
        ([1, 2, 3], "3 seeds for 2 games"),
        (7, "a list with a whole number for each game"),
        (None, "a list with a whole number for each game"),
        ("12", "a list with a whole number for each game"),
        (np.array([0.5, 1.5]), "of game 0 is not a whole number"),
    ],
)
def test_wrong_seeds_are_refused_in_words(seeds: object, words: str) -> None:
    batch = Batch(2, 2)
    before = whole(batch)
    with pytest.raises(ValueError, match=words):
        batch.reset(seeds)  # type: ignore[arg-type]
    assert whole(batch) == before


@pytest.mark.parametrize("games", [[2], [-1], [0, 0], [0.5], [[0]]])
def test_wrong_games_are_refused(games: list[int]) -> None:
    with pytest.raises(ValueError, match="game"):
        Batch(2, 2).reset(range(len(games)), games)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_go_on_from_a_state(players: int) -> None:
    states = positions(players, 40)
    batch = Batch.from_states(states, range(40))
    for game, state in enumerate(states):
        assert batch.state(game) == state
        assert batch.observe()[game].tobytes() == observe(state)
        assert tuple(batch.scores()[game]) == scores(state)
    again = Batch.from_states(states, range(40))
    for _ in range(200):
        batch.step_at_random()
        again.step_at_random()
    assert whole(batch) == whole(again)


def test_positions_that_cannot_be_put_in_are_refused() -> None:
    (state,) = positions(3, 1)
    batch = Batch(2, 2)
    with pytest.raises(ValueError, match="3 players, not 2"):
        batch.put([state], [0])
    with pytest.raises(ValueError, match="1 positions for 2 games"):
        Batch(3, 2).put([state], [0, 1])
    game = Game(["a", "b"], rng=Random(1))
    while not game.is_over:
        game.play(game.legal_actions()[0])
    with pytest.raises(ValueError, match="the end of a game"):
        batch.put([game.state], [1])


# ---- looking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_sees_the_table_from_its_place(players: int) -> None:
    states = positions(players, 25)
    batch = Batch.from_states(states)
    for seat in range(players):
        seen = batch.observe(seat)
        assert [row.tobytes() for row in seen] == [observe(state, seat=seat) for state in states]
    seats = np.arange(25) % players
    assert [row.tobytes() for row in batch.observe(seats)] == [
        observe(state, seat=int(seat)) for state, seat in zip(states, seats, strict=True)
    ]
    with pytest.raises(ValueError, match=f"0 to {players - 1}"):
        batch.observe(players)
    with pytest.raises(ValueError, match="one for each game"):
        batch.observe(np.zeros(3, np.int64))


def test_masks_and_dones_choose_rows() -> None:
    batch = Batch(2, 30)
    assert batch.mask().dtype == batch.done.dtype == np.bool_
    found = 0
    for _ in range(300):
        batch.step_at_random()
        assert batch.points[batch.done].shape == (batch.done.sum(), 2)
        found += len(batch.points[batch.done])
    assert found >= 30


def test_the_last_position_of_a_game_is_seen_although_the_next_has_begun() -> None:
    batch = Batch(3, 12)
    ended = 0
    for _ in range(400):
        batch.step_at_random()
        last = batch.observe_ended(seats=1)
        assert not last[~batch.done].any()
        for game in np.flatnonzero(batch.done):
            state = unpack(batch.ended[game].tobytes())
            assert state.phase is Phase.OVER
            assert last[game].tobytes() == observe(state, seat=1)
            assert tuple(batch.points[game]) == scores(state)
            assert batch.state(int(game)).round == 1
            ended += 1
    assert ended >= 12


# ---- opponents -------------------------------------------------------------------------------------------------------


def test_it_is_never_an_opponents_turn() -> None:
    batch = Batch(4, 16, threads=2, opponents=[opponent("greedy"), None, opponent("apprentice"), None])
    finished = 0
    for _ in range(150):
        assert np.isin(batch.turn, (1, 3)).all()
        batch.step_at_random()
        finished += int(batch.done.sum())
    assert finished >= 16


@pytest.mark.parametrize("name", ["greedy", "mason", "bricklayer", "apprentice"])
def test_opponents_inside_the_kernel_beat_random_play(name: str) -> None:
    batch = Batch(2, 200, opponents=[None, opponent(name)])
    points: list[np.ndarray[tuple[int, ...], np.dtype[np.int32]]] = []
    while sum(map(len, points)) < 300:
        batch.step_at_random()
        points.append(batch.points[batch.done].copy())
    own, others = np.concatenate(points).T
    assert (others > own).mean() > 0.85


def test_any_bot_can_be_an_opponent() -> None:
    """It is asked with the very positions, and what it says is done."""
    asked: list[State] = []

    def greedy(state: State, rng: Random) -> object:
        asked.append(state)
        return Greedy().choose(state, rng, Budget())

    batch = Batch(2, 2, opponents=[greedy, None])  # type: ignore[list-item]
    for _ in range(25):
        assert (batch.turn == 1).all()
        batch.step_at_random()
    assert len(asked) > 10
    assert {state.turn for state in asked} == {0}


@pytest.mark.parametrize("chosen", [Bid(9), Retract(), "bid 0"])
def test_opponent_that_chooses_what_is_not_legal_is_named(chosen: object) -> None:
    with pytest.raises(ValueError, match=rf"the bot in seat 1 chose {chosen}, which is not legal in game \d"):
        Batch(2, 2, opponents=[None, lambda *_: chosen]).step([1, 1])  # type: ignore[list-item]


def test_a_strong_bot_plays_with_a_budget() -> None:
    batch = Batch(2, 1, opponents=[None, opponent("master", Budget(nodes=20))])
    batch.step_at_random()
    assert batch.turn[0] == 0


@pytest.mark.parametrize(
    ("opponents", "words"),
    [
        (
            ["greedy", None],
            r"neither a style nor a bot: 'greedy' \(for a bot's name: fivetowers.bots.opponents.opponent\)",
        ),
        ([None], "1 opponents for 2 seats"),
        ([opponent("greedy")] * 2, "one has to be None"),
        ([np.zeros(3, np.float32), None], "not a style"),
    ],
)
def test_wrong_opponents_are_refused(opponents: list[object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Batch(2, 2, opponents=opponents)  # type: ignore[arg-type]


def test_a_bot_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match=r"no bot 'nobody'; there are: random, greedy"):
        opponent("nobody")


def test_a_half_done_build_has_no_position() -> None:
    batch = Batch(2, 1)
    while not (batch.states[0, layout.PHASE] == layout.PHASE_BUILD and not batch.states[0, layout.CAN_DEMOLISH]):
        batch.step_at_random()
    with pytest.raises(ValueError, match="half done"):
        batch.state(0)
    assert legal_actions(positions(2, 1)[0])
