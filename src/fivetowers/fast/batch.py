"""Many games at once over NumPy arrays, step by step, for learning: all buffers are made once, and the inner loops
run without the GIL.

Every game has a generator of its own, so the same seeds give the same games on every machine and with any number of
threads.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import cython

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise ModuleNotFoundError('batches need NumPy: pip install "fivetowers[fast]"', name=error.name) from error

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import deal_at_random, draw, score_seat, seed_of
    from fivetowers.fast.steps import legal_steps, observe, take_step
    from fivetowers.fast.table import pointer, start, whole


class Batch:
    """N games of so many players. A game that ends is followed at once by the next one, with the same generator.

    A new batch has the seeds 0, 1, 2, …; `reset` gives it others. After `reset` and `step`: `turn` is the seat to move
    in each game, `done` tells where a game has just ended, and there `points` holds the final score of each seat.
    `mask` and `observe` fill buffers of their own. All arrays are overwritten by the next call.
    """

    def __init__(self, players: int, games: int, *, threads: int = 1) -> None:
        if not layout.FEWEST_PLAYERS <= players <= layout.MOST_PLAYERS:
            raise ValueError(f"no game for {players} players")
        if games < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        self.players = players
        self.games = games
        self.states: npt.NDArray[np.uint8] = np.zeros((games, layout.STATE_SIZE), np.uint8)
        self.turn: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.done: npt.NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.points: npt.NDArray[np.int32] = np.zeros((games, players), np.int32)
        self._generators: npt.NDArray[np.uint64] = np.zeros(games, np.uint64)
        self._actions: npt.NDArray[np.int32] = np.zeros(games, np.int32)
        self._mask: npt.NDArray[np.uint8] = np.zeros((games, layout.STEPS), np.uint8)
        self._seen: npt.NDArray[np.uint8] = np.zeros((games, layout.SEEN_SIZE), np.uint8)
        # The loops below take flat views of the same memory.
        self._flat_mask = self._mask.reshape(-1)
        self._flat_seen = self._seen.reshape(-1)
        self._flat = (
            self.states.reshape(-1),
            self._generators,
            self.turn,
            self.done,
            self.points.reshape(-1),
            self._actions,
        )
        bounds = [games * part // threads for part in range(threads + 1)]
        self._shares = [(first, end) for first, end in pairwise(bounds) if first < end]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(range(games))

    def reset(self, seeds: "Sequence[int] | npt.NDArray[np.uint64]") -> None:
        """Starts every game anew, each from its own seed; the starting player is drawn (R9)."""
        if len(seeds) != self.games:
            raise ValueError(f"{len(seeds)} seeds for {self.games} games")
        self._generators[:] = [seed_of(int(seed), 0) for seed in seeds]
        self.done[:] = 0
        states, generators, turn = self._flat[:3]
        players = self.players
        self._share_out(lambda first, end: reset_range(states, generators, turn, players, first, end))

    def step(self, actions: "npt.NDArray[np.integer]") -> None:
        """Does one step in every game; ValueError, and nothing is done anywhere, if one of them is not legal."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions for {self.games} games")
        if not np.issubdtype(np.asarray(actions).dtype, np.integer):
            raise ValueError("steps are whole numbers")
        # A number that does not fit into the buffer is no step, so it may become any other number that is none.
        np.clip(actions, -1, layout.STEPS, out=self._actions, casting="unsafe")
        states, generators, turn, done, points, steps = self._flat
        for first, end in self._shares:
            wrong = first_illegal(states, steps, first, end)
            if wrong >= 0:
                raise ValueError(f"step {self._actions[wrong]} is not legal in game {wrong}")
        players = self.players
        self._share_out(
            lambda first, end: step_range(states, generators, turn, done, points, steps, players, first, end)
        )

    def mask(self) -> "npt.NDArray[np.uint8]":
        """1 where a step is legal, one row a game."""
        states, mask = self._flat[0], self._flat_mask
        self._share_out(lambda first, end: mask_range(states, mask, first, end))
        return self._mask

    def observe(self) -> "npt.NDArray[np.uint8]":
        """What the seat to move sees, one row a game; `encoding.pieces_of` names the parts."""
        states, seen = self._flat[0], self._flat_seen
        self._share_out(lambda first, end: observe_range(states, seen, first, end))
        return self._seen

    def step_at_random(self) -> None:
        """One step in every game, drawn uniformly from its legal ones by its own generator."""
        states, generators, turn, done, points, steps = self._flat
        players = self.players

        def walk(first: int, end: int) -> None:
            choose_range(states, generators, steps, first, end)
            step_range(states, generators, turn, done, points, steps, players, first, end)

        self._share_out(walk)

    def _share_out(self, work: "Callable[[int, int], None]") -> None:
        if self._pool is None:
            work(0, self.games)
            return
        for share in [self._pool.submit(work, first, end) for first, end in self._shares]:
            share.result()


# ---- the loops -----------------------------------------------------------------------------------------------------


def begin(state: cython.p_uchar, rng: cython.p_ulonglong, players: cython.int) -> cython.void:
    start(state, players, draw(rng, players))
    deal_at_random(state, rng)


def generator(generators: cython.ulonglong[::1], index: cython.Py_ssize_t) -> cython.p_ulonglong:
    if cython.compiled:
        return cython.address(generators[index])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(generators)[index:]


def reset_range(
    states: cython.uchar[::1],
    generators: cython.ulonglong[::1],
    turn: cython.uchar[::1],
    players: cython.int,
    first: cython.Py_ssize_t,
    end: cython.Py_ssize_t,
) -> None:
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            begin(pointer(states, index), generator(generators, index), players)
            turn[index] = pointer(states, index)[layout.TURN]


def first_illegal(
    states: cython.uchar[::1], steps: cython.int[::1], first: cython.Py_ssize_t, end: cython.Py_ssize_t
) -> cython.Py_ssize_t:
    """The first game for which the step is not legal, or −1."""
    index: cython.Py_ssize_t
    found: cython.Py_ssize_t = -1
    with cython.nogil:
        for index in range(first, end):
            step: cython.int = steps[index]
            if step < 0 or step >= layout.STEPS or (legal_steps(pointer(states, index)) >> step) & 1 == 0:
                found = index
                break
    return found


def step_range(
    states: cython.uchar[::1],
    generators: cython.ulonglong[::1],
    turn: cython.uchar[::1],
    done: cython.uchar[::1],
    points: cython.int[::1],
    steps: cython.int[::1],
    players: cython.int,
    first: cython.Py_ssize_t,
    end: cython.Py_ssize_t,
) -> None:
    index: cython.Py_ssize_t
    seat: cython.int
    with cython.nogil:
        for index in range(first, end):
            state: cython.p_uchar = pointer(states, index)
            rng: cython.p_ulonglong = generator(generators, index)
            take_step(state, steps[index])
            done[index] = state[layout.PHASE] == layout.PHASE_OVER
            if state[layout.PHASE] == layout.PHASE_DEAL:
                deal_at_random(state, rng)
            elif state[layout.PHASE] == layout.PHASE_OVER:
                for seat in range(players):
                    points[index * players + seat] = score_seat(state, seat)
                begin(state, rng, players)
            turn[index] = state[layout.TURN]


def choose_range(
    states: cython.uchar[::1],
    generators: cython.ulonglong[::1],
    steps: cython.int[::1],
    first: cython.Py_ssize_t,
    end: cython.Py_ssize_t,
) -> None:
    index: cython.Py_ssize_t
    step: cython.int
    with cython.nogil:
        for index in range(first, end):
            mask: cython.int = legal_steps(pointer(states, index))
            count: cython.int = 0
            for step in range(layout.STEPS):
                count += (mask >> step) & 1
            skip: cython.int = draw(generator(generators, index), count)
            step = 0
            while skip > 0 or (mask >> step) & 1 == 0:
                skip -= (mask >> step) & 1
                step += 1
            steps[index] = step


def mask_range(
    states: cython.uchar[::1], mask: cython.uchar[::1], first: cython.Py_ssize_t, end: cython.Py_ssize_t
) -> None:
    index: cython.Py_ssize_t
    step: cython.int
    with cython.nogil:
        for index in range(first, end):
            legal: cython.int = legal_steps(pointer(states, index))
            for step in range(layout.STEPS):
                mask[index * layout.STEPS + step] = (legal >> step) & 1


def observe_range(
    states: cython.uchar[::1], seen: cython.uchar[::1], first: cython.Py_ssize_t, end: cython.Py_ssize_t
) -> None:
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            observe(pointer(states, index), whole(seen, index * layout.SEEN_SIZE))
