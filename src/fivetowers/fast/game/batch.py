"""Many games at once over NumPy arrays, step by step, for learning: all buffers are made once, and the inner loops
run without the GIL (`batch_loops.py`).

Every game has a generator of its own, so the same seeds give the same games on every machine and with any number of
threads.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Self

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise ModuleNotFoundError('batches need NumPy: pip install "fivetowers[fast]"', name=error.name) from error

from fivetowers.encoding import steps_of
from fivetowers.fast.game import layout
from fivetowers.fast.game.batch_loops import (
    begin_range,
    choose_range,
    first_illegal,
    go_on_range,
    mask_range,
    observe_range,
    score_range,
    seed_games,
    step_range,
)
from fivetowers.fast.game.codec import pack, unpack
from fivetowers.fast.game.door import do_step, new_state
from fivetowers.state import Phase, State

if TYPE_CHECKING:
    from fivetowers.fast.selfplay.other_seats import Opponent, Opponents

MOST_SEED = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15  # one step of a game's generator (`kernel.py`)


class Games:
    """The flat arrays that the loops work on; those that `Batch` shows are views of them."""

    def __init__(self, players: int, games: int) -> None:
        self.players = players
        self.states: npt.NDArray[np.uint8] = np.zeros(games * layout.STATE_SIZE, np.uint8)
        self.generators: npt.NDArray[np.uint64] = np.zeros(games, np.uint64)
        self.turn: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.done: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.points: npt.NDArray[np.int32] = np.zeros(games * players, np.int32)
        self.ended: npt.NDArray[np.uint8] = np.tile(np.frombuffer(new_state(players), np.uint8), games)
        # What a call fills or reads, and nothing that has to be kept
        self.chosen: npt.NDArray[np.uint8] = np.ones(games, np.uint8)
        self.steps: npt.NDArray[np.int32] = np.zeros(games, np.int32)
        self.mask: npt.NDArray[np.uint8] = np.zeros(games * layout.STEPS, np.uint8)
        self.scores: npt.NDArray[np.int32] = np.zeros(games * players, np.int32)
        # Loops read it as `viewers.data`: uncompiled they find plain numbers there, not bytes that cannot go below zero
        self.viewers: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.seen: npt.NDArray[np.uint8] = np.zeros(games * layout.SEEN_SIZE, np.uint8)
        self.last_seen: npt.NDArray[np.uint8] = np.zeros(games * layout.SEEN_SIZE, np.uint8)


KEPT = ("states", "generators", "turn", "done", "points", "ended")


class Batch:
    """N games of this many players. A game that ends is followed at once by the next one, with the same generator.

    A new batch has the seeds 0, 1, 2, …; `reset` gives it others. After `reset` and `step`: `turn` is the seat to move
    in each game, `done` tells where a game has just ended, and there `points` holds the final score of each seat. All
    arrays are overwritten by the next call.

    `opponents` has an entry for each seat: None for a seat that the steps are for, or who plays it
    (`fivetowers.bots.opponents.opponent` gives bots by name). Opponents move on their own, after `reset` and in every
    `step`, so that it is always one of the other seats' turn.
    """

    def __init__(
        self, players: int, games: int, *, threads: int = 1, opponents: "Sequence[Opponent | None] | None" = None
    ) -> None:
        if not layout.FEWEST_PLAYERS <= players <= layout.MOST_PLAYERS:
            raise ValueError(f"no game for {players} players")
        if games < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.players = players
        self.games = games
        self._threads = threads
        self._opponents = None if opponents is None else _checked_opponents(opponents, players)
        self._arrays = arrays = Games(players, games)
        self.states = arrays.states.reshape(games, layout.STATE_SIZE)
        self.generators = arrays.generators
        self.turn = arrays.turn
        self.done: npt.NDArray[np.bool_] = arrays.done.view(np.bool_)
        self.points = arrays.points.reshape(games, players)
        self.ended = arrays.ended.reshape(games, layout.STATE_SIZE)
        """Where a game has just ended, the state that it ended in."""
        self._mask: npt.NDArray[np.bool_] = arrays.mask.view(np.bool_).reshape(games, layout.STEPS)
        self._scores = arrays.scores.reshape(games, players)
        self._seen = arrays.seen.reshape(games, layout.SEEN_SIZE)
        self._last_seen = arrays.last_seen.reshape(games, layout.SEEN_SIZE)
        bounds = [games * part // threads for part in range(threads + 1)]
        self._shares = [(first, end) for first, end in pairwise(bounds) if first < end]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(range(games))

    # ---- beginning ---------------------------------------------------------------------------------------------------

    def reset(
        self,
        seeds: "Sequence[int] | npt.NDArray[np.integer[Any]]",
        games: "Sequence[int] | npt.NDArray[Any] | None" = None,
    ) -> None:
        """Begins every game, or only those with these numbers (or where a mask is True), each from its own seed."""
        arrays = self._arrays
        numbers = self._numbers(games)
        checked = _checked_seeds(seeds, numbers)
        generators = np.zeros(len(numbers), np.uint64)
        seed_games(checked, generators)
        arrays.generators[numbers] = generators
        arrays.chosen[:] = 0
        arrays.chosen[numbers] = 1
        arrays.done[numbers] = 0
        self._share_out(begin_range)
        self._move_opponents()

    @classmethod
    def from_states(
        cls,
        states: Sequence[State],
        seeds: "Sequence[int] | npt.NDArray[np.integer[Any]] | None" = None,
        *,
        threads: int = 1,
        opponents: "Sequence[Opponent | None] | None" = None,
    ) -> Self:
        """A game from each of these positions, which have the same number of players."""
        if not states:
            raise ValueError("a batch has at least one game and one thread")
        batch = cls(states[0].players, len(states), threads=threads, opponents=opponents)
        batch.put(states, range(len(states)), seeds)
        return batch

    @classmethod
    def at(cls, players: int, states: "npt.NDArray[np.uint8]", generators: "npt.NDArray[np.uint64]") -> Self:
        """Games as `states` and `generators` of another batch had them, each at a decision."""
        batch = cls(players, len(states))
        batch.states[:] = states
        batch.generators[:] = generators
        batch.turn[:] = states[:, layout.TURN]
        return batch

    def put(
        self,
        states: Sequence[State],
        games: Sequence[int],
        seeds: "Sequence[int] | npt.NDArray[np.integer[Any]] | None" = None,
    ) -> None:
        """Puts positions in place of these games; the cards to come are shuffled by the seeds, or as they would be."""
        numbers = self._numbers(games)
        if len(states) != len(numbers):
            raise ValueError(f"{len(states)} positions for {len(numbers)} games")
        for number, state in zip(numbers, states, strict=True):
            if state.players != self.players:
                raise ValueError(f"the position for game {number} has {state.players} players, not {self.players}")
            if state.phase is Phase.OVER:
                raise ValueError(f"the position for game {number} is the end of a game")
        if not len(numbers):
            return
        rows = [np.frombuffer(bytes(pack(state)), np.uint8) for state in states]
        arrays = self._arrays
        if seeds is not None:
            generators = np.zeros(len(numbers), np.uint64)
            seed_games(_checked_seeds(seeds, numbers), generators)
            arrays.generators[numbers] = generators
        self.states[numbers] = rows
        arrays.done[numbers] = 0
        self._share_out(go_on_range)
        self._move_opponents()

    def state(self, game: int) -> State:
        """The position of one game; in the middle of a build there is none, and that is a ValueError."""
        return unpack(self.states[game].tobytes())

    # ---- playing -----------------------------------------------------------------------------------------------------

    def step(self, actions: "npt.NDArray[np.integer[Any]] | Sequence[int]") -> None:
        """Does one step in every game; ValueError, and nothing is done anywhere, if one of them is not legal."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions for {self.games} games")
        if not np.issubdtype(np.asarray(actions).dtype, np.integer):
            raise ValueError("steps are whole numbers")
        arrays = self._arrays
        # A number that does not fit into the buffer is no step, so it may become any other number that is none.
        np.clip(actions, -1, layout.STEPS, out=arrays.steps, casting="unsafe")
        for first, end in self._shares:
            wrong = first_illegal(arrays, first, end)
            if wrong >= 0:
                raise ValueError(f"step {actions[wrong]} is not legal in game {wrong}")
        self._share_out(step_range)
        self._move_opponents()

    def step_at_random(self) -> None:
        """One step in every game, drawn uniformly from its legal ones by its own generator."""

        def walk(arrays: Games, first: int, end: int) -> None:
            choose_range(arrays, first, end)
            step_range(arrays, first, end)

        self._share_out(walk)
        self._move_opponents()

    # ---- looking -----------------------------------------------------------------------------------------------------

    def mask(self) -> "npt.NDArray[np.bool_]":
        """Where a step is legal, one row a game."""
        self._share_out(mask_range)
        return self._mask

    def observe(self, seats: "int | npt.NDArray[np.integer[Any]] | None" = None) -> "npt.NDArray[np.uint8]":
        """What the seat to move sees, or this seat, or the seat of each game; `encoding.pieces_of` names the parts."""
        self._set_viewers(seats)
        self._share_out(lambda own, first, end: observe_range(own.states, own.viewers.data, own.seen, first, end))
        return self._seen

    def observe_ended(self, seats: "int | npt.NDArray[np.integer[Any]] | None" = None) -> "npt.NDArray[np.uint8]":
        """What was seen last of the games that have just ended: rows where `done` is True, zeros elsewhere.

        Without `seats` it is seen by the seat that would have started next.
        """
        self._set_viewers(seats)
        arrays = self._arrays
        arrays.last_seen[:] = 0
        for game in np.flatnonzero(self.done).tolist():  # few of them
            observe_range(arrays.ended, arrays.viewers.data, arrays.last_seen, game, game + 1)
        return self._last_seen

    def scores(self) -> "npt.NDArray[np.int32]":
        """The points of each seat as its towers stand now, one row a game."""
        self._share_out(score_range)
        return self._scores

    # ---- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """The same games with arrays of their own: what one does, the other does not see."""
        other = type(self).__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self._arrays, name).copy() for name in KEPT}
        settings = {"players": self.players, "games": self.games, "threads": self._threads}
        return {**settings, "opponents": self._opponents, "arrays": kept}

    def __setstate__(self, held: dict[str, Any]) -> None:
        Batch.__init__(self, held["players"], held["games"], threads=held["threads"])
        self._opponents = held["opponents"]
        for name, array in held["arrays"].items():
            getattr(self._arrays, name)[:] = array

    # ---- inside ------------------------------------------------------------------------------------------------------

    def _numbers(self, games: "Sequence[int] | npt.NDArray[Any] | None") -> "npt.NDArray[np.intp]":
        if games is None:
            return np.arange(self.games)
        chosen = np.asarray(games)
        if chosen.dtype == np.bool_:
            if chosen.shape != (self.games,):
                raise ValueError(f"a mask of shape {chosen.shape} for {self.games} games")
            return np.flatnonzero(chosen)
        if chosen.size == 0:
            return np.zeros(0, np.intp)
        if not np.issubdtype(chosen.dtype, np.integer) or chosen.ndim != 1:
            raise ValueError("games are chosen by their numbers, or by a mask")
        if chosen.min() < 0 or chosen.max() >= self.games:
            raise ValueError(f"the games have the numbers 0 to {self.games - 1}")
        if len(np.unique(chosen)) != len(chosen):
            raise ValueError("a game is chosen twice")
        return chosen.astype(np.intp)

    def _set_viewers(self, seats: "int | npt.NDArray[np.integer[Any]] | None") -> None:
        if seats is None:
            self._arrays.viewers[:] = layout.WHO_DECIDES
            return
        chosen = np.asarray(seats)
        if not np.issubdtype(chosen.dtype, np.integer) or chosen.shape not in ((), (self.games,)):
            raise ValueError("a seat, or one for each game")
        if chosen.min() < 0 or chosen.max() >= self.players:
            raise ValueError(f"the seats have the numbers 0 to {self.players - 1}")
        self._arrays.viewers[:] = chosen

    def _share_out(self, work: "Callable[[Games, int, int], object]") -> None:
        if self._pool is None:
            work(self._arrays, 0, self.games)
            return
        for share in [self._pool.submit(work, self._arrays, first, end) for first, end in self._shares]:
            share.result()

    def _move_opponents(self) -> None:
        """Opponents move until it is another seat's turn everywhere."""
        opponents = self._opponents
        if opponents is None:
            return
        while True:
            opponents.play_styles(self._share_out)
            waiting = np.flatnonzero(opponents.is_bots_turn(self.turn))
            if not len(waiting):
                return
            for game in waiting:
                self._move_bot(opponents, int(game))
            self._share_out(go_on_range)

    def _move_bot(self, opponents: "Opponents", game: int) -> None:
        """A bot of the readable engine moves: a whole action. It draws from a generator of its own."""
        row, generators = self.states[game], self._arrays.generators
        drawn = int(generators[game])
        generators[game] = (drawn + GOLDEN) & MOST_SEED
        packed, state = bytearray(row.tobytes()), unpack(row.tobytes())
        seat = int(self.turn[game])
        action = opponents.choose(seat, state, Random(drawn))
        try:
            for step in steps_of(state, action):
                do_step(packed, step)
        except ValueError as error:
            raise ValueError(f"the bot in seat {seat} chose {action}, which is not legal in game {game}") from error
        row[:] = np.frombuffer(packed, np.uint8)


def _checked_opponents(opponents: "Sequence[Opponent | None]", players: int) -> "Opponents":
    from fivetowers.fast.selfplay.other_seats import Opponents

    return Opponents(opponents, players)


def _checked_seeds(seeds: "Sequence[int] | npt.NDArray[Any]", numbers: "npt.NDArray[np.intp]") -> Any:
    if isinstance(seeds, int | str | bytes) or not hasattr(seeds, "__len__"):
        raise ValueError("seeds are a list with a whole number for each game")
    if len(seeds) != len(numbers):
        raise ValueError(f"{len(seeds)} seeds for {len(numbers)} games")
    for number, seed in zip(numbers, seeds, strict=True):
        is_whole = isinstance(seed, int | np.integer) and not isinstance(seed, bool | np.bool_)
        if not is_whole or not 0 <= int(seed) <= MOST_SEED:
            raise ValueError(f"the seed {seed!r} of game {number} is not a whole number from 0 to 2^64 − 1")
    return np.array([int(seed) for seed in seeds], np.uint64)
