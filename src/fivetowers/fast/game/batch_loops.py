"""The loops of a batch: one thing for every game from `first` up to `end`, without the GIL.

`games` are the flat arrays that `Batch` keeps (`batch.py`).
"""

from typing import Any

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.door import copy, pointer, start, whole
    from fivetowers.fast.game.kernel import deal_at_random, draw, score_seat, seed_of
    from fivetowers.fast.game.steps import legal_steps, observe, take_step


def begin(state: cython.p_uchar, rng: cython.p_ulonglong, players: cython.int) -> cython.void:
    """A new game, its first cards turned up; the starting player is drawn (R9)."""
    start(state, players, draw(rng, players))
    deal_at_random(state, rng)


def go_on(state: cython.p_uchar, rng: cython.p_ulonglong, points: cython.p_int, ended: cython.p_uchar) -> cython.bint:
    """Turns up the next cards if they are due. A game that is over leaves its points and its last state, and the next
    one begins in its place: then True."""
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    if state[layout.PHASE] == layout.PHASE_DEAL:
        deal_at_random(state, rng)
    if state[layout.PHASE] != layout.PHASE_OVER:
        return False
    for seat in range(players):
        points[seat] = score_seat(state, seat)
    copy(ended, state)
    begin(state, rng, players)
    return True


def generator(generators: cython.ulonglong[::1], index: cython.Py_ssize_t) -> cython.p_ulonglong:
    if cython.compiled:
        return cython.address(generators[index])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(generators)[index:]


def row_of(points: cython.int[::1], first: cython.Py_ssize_t) -> cython.p_int:
    if cython.compiled:
        return cython.address(points[first])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(points)[first:]


def seed_games(seeds: cython.ulonglong[::1], generators: cython.ulonglong[::1]) -> None:
    """The generator of each game from its seed."""
    index: cython.Py_ssize_t
    for index in range(len(seeds)):
        generators[index] = seed_of(seeds[index], 0)


def begin_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    """Begins the chosen games."""
    states: cython.uchar[::1] = games.states
    generators: cython.ulonglong[::1] = games.generators
    chosen: cython.uchar[::1] = games.chosen
    turn: cython.uchar[::1] = games.turn
    players: cython.int = games.players
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            if chosen[index]:
                begin(pointer(states, index), generator(generators, index), players)
                turn[index] = pointer(states, index)[layout.TURN]


def first_illegal(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The first game for which the step is not legal, or −1."""
    states: cython.uchar[::1] = games.states
    steps: cython.int[::1] = games.steps
    index: cython.Py_ssize_t
    found: cython.Py_ssize_t = -1
    with cython.nogil:
        for index in range(first, end):
            step: cython.int = steps[index]
            if step < 0 or step >= layout.STEPS or (legal_steps(pointer(states, index)) >> step) & 1 == 0:
                found = index
                break
    return found


def step_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    """Takes the steps, and goes on to the next decision."""
    states: cython.uchar[::1] = games.states
    generators: cython.ulonglong[::1] = games.generators
    turn: cython.uchar[::1] = games.turn
    done: cython.uchar[::1] = games.done
    points: cython.int[::1] = games.points
    ended: cython.uchar[::1] = games.ended
    steps: cython.int[::1] = games.steps
    players: cython.int = games.players
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            state: cython.p_uchar = pointer(states, index)
            take_step(state, steps[index])
            done[index] = go_on(
                state, generator(generators, index), row_of(points, index * players), pointer(ended, index)
            )
            turn[index] = state[layout.TURN]


def go_on_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    """Goes on to the next decision, after whatever was done to the states."""
    states: cython.uchar[::1] = games.states
    generators: cython.ulonglong[::1] = games.generators
    turn: cython.uchar[::1] = games.turn
    done: cython.uchar[::1] = games.done
    points: cython.int[::1] = games.points
    ended: cython.uchar[::1] = games.ended
    players: cython.int = games.players
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            state: cython.p_uchar = pointer(states, index)
            if go_on(state, generator(generators, index), row_of(points, index * players), pointer(ended, index)):
                done[index] = 1
            turn[index] = state[layout.TURN]


def choose_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    """A step for each game, drawn uniformly from its legal ones."""
    states: cython.uchar[::1] = games.states
    generators: cython.ulonglong[::1] = games.generators
    steps: cython.int[::1] = games.steps
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


def mask_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    states: cython.uchar[::1] = games.states
    mask: cython.uchar[::1] = games.mask
    index: cython.Py_ssize_t
    step: cython.int
    with cython.nogil:
        for index in range(first, end):
            legal: cython.int = legal_steps(pointer(states, index))
            for step in range(layout.STEPS):
                mask[index * layout.STEPS + step] = (legal >> step) & 1


def score_range(games: Any, first: cython.Py_ssize_t, end: cython.Py_ssize_t) -> None:
    """The points of each seat as the towers stand now."""
    states: cython.uchar[::1] = games.states
    scores: cython.int[::1] = games.scores
    players: cython.int = games.players
    index: cython.Py_ssize_t
    seat: cython.int
    with cython.nogil:
        for index in range(first, end):
            for seat in range(players):
                scores[index * players + seat] = score_seat(pointer(states, index), seat)


def observe_range(
    states: cython.uchar[::1],
    viewers: cython.uchar[::1],
    seen: cython.uchar[::1],
    first: cython.Py_ssize_t,
    end: cython.Py_ssize_t,
) -> None:
    """What the viewer of each game sees."""
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            observe(pointer(states, index), viewers[index], whole(seen, index * layout.SEEN_SIZE))
