"""Seats that are taken to play by hand, by an estimate like `greedy`'s, rather than by the network.

The network has learned what it means for everybody's chances that they do (`value.py`). Here is what they say in the
bidding: for their ends the estimate by hand tells them what to bid for, whatever the network thinks best for them.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.rollout import estimate_towers, plan_seat


def is_rival(state: cython.p_uchar, seat: cython.int) -> cython.bint:
    return state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] != 0


def has_rivals(state: cython.p_uchar) -> cython.bint:
    seat: cython.int
    for seat in range(state[layout.PLAYERS]):  # noqa: SIM110 (compiled: a plain loop)
        if is_rival(state, seat):
            return True
    return False


def foresee_rivals(state: cython.p_uchar, keep: cython.int, job: cython.p_int, ends: cython.p_float) -> cython.void:
    """Those who play by hand bid for what the estimate by hand tells them, not for what the network says."""
    worth = cython.declare(cython.float[90])
    gains = cython.declare(cython.float[6])
    plans = cython.declare(cython.uchar[240])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    rival: cython.int
    number: cython.int
    place: cython.int
    if not has_rivals(state):
        return
    estimate_towers(state, job, worth)
    for seat in range(players):
        plan_seat(state, seat, job, worth, gains, plans)
        gains[0] = 0.0
        for number in range(job[layout.JOB_MOST + seat] + 1):
            for rival in range(players):
                if not is_rival(state, rival):
                    continue
                gain: cython.float = gains[number] if rival == seat else -gains[number] / (players - 1)
                for place in range(keep):
                    first: cython.int = ((seat * layout.NUMBERS + number) * keep + place) * layout.END_SIZE
                    ends[first + layout.END_UTILITY + rival] = gain


def keep_foresight(
    state: cython.p_uchar, ends: cython.p_float, first: cython.int, values: cython.p_float
) -> cython.void:
    """What an end is worth to those who play by hand does not change with what is found out about it."""
    seat: cython.int
    for seat in range(state[layout.PLAYERS]):
        if is_rival(state, seat):
            values[layout.END_UTILITY + seat] = ends[first + layout.END_UTILITY + seat]
