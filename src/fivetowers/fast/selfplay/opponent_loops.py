"""Opponents inside a batch: the seats that styles of play take, moved on without the GIL until it is another's turn."""

from array import array
from typing import Any

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.search.solver import new_desk

if not cython.compiled:
    from fivetowers.fast.game.batch_loops import generator, go_on, row_of
    from fivetowers.fast.game.door import pointer, whole
    from fivetowers.fast.heuristic.planner import act
    from fivetowers.fast.net.value import floats
    from fivetowers.fast.search.desk import EndsMemory
    from fivetowers.fast.search.solver import desk_in
    from fivetowers.fast.selfplay.contest import act_at_random


def play_styles(
    games: Any,
    styles: cython.float[::1],
    played: cython.uchar[::1],
    first: cython.Py_ssize_t,
    end: cython.Py_ssize_t,
) -> None:
    """In each game the seats that are `played` move by their styles, until a seat is to move that is not.

    `games` are the flat arrays of a batch; `styles` has a style for each seat.
    """
    states: cython.uchar[::1] = games.states
    generators: cython.ulonglong[::1] = games.generators
    turn: cython.uchar[::1] = games.turn
    done: cython.uchar[::1] = games.done
    points: cython.int[::1] = games.points
    ended: cython.uchar[::1] = games.ended
    players: cython.int = games.players
    memory = new_desk()
    values = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
    builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
    desk = desk_in(memory)
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = 1
    ends.values = floats(values)
    ends.builds = whole(builds)
    own_styles: cython.p_float = floats(styles)
    index: cython.Py_ssize_t
    with cython.nogil:
        for index in range(first, end):
            state: cython.p_uchar = pointer(states, index)
            rng: cython.p_ulonglong = generator(generators, index)
            while played[state[layout.TURN]]:
                style: cython.int = state[layout.TURN] * layout.STYLE_SIZE
                if own_styles[style + layout.STYLE_WHO] < 0:
                    act_at_random(state, rng, desk)
                else:
                    act(state, own_styles + style if cython.compiled else own_styles[style:], rng, desk, ends)
                if go_on(state, rng, row_of(points, index * players), pointer(ended, index)):
                    done[index] = 1
            turn[index] = state[layout.TURN]
