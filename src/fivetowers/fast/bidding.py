"""The bidding of a round, once it is known what every end of it is worth: a tiny tree, played out by all (max^n).

An *end* is who builds how many, `seat * NUMBERS + number`; number 0 with the starting player stands for "nobody
builds".
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import build, close_bidding


def settle(
    ends: cython.p_float,
    keep: cython.int,
    players: cython.int,
    shown: cython.int,
    most: cython.p_int,
    made: cython.int,
    seat: cython.int,
    least: cython.int,
    holder: cython.int,
) -> cython.int:
    """The end that the bidding comes to when this seat is to speak and all serve themselves; ties: the first action."""
    if made == players or least > shown:
        return holder * layout.NUMBERS + least - 1
    following: cython.int = seat + 1 if seat + 1 < players else 0
    best: cython.int = -1
    number: cython.int
    for number in range(least, most[seat] + 2):
        end: cython.int
        if number <= most[seat]:
            end = settle(ends, keep, players, shown, most, made + 1, following, number + 1, seat)
        elif least > 0:
            end = settle(ends, keep, players, shown, most, made + 1, following, least, holder)
        else:
            break
        place: cython.int = layout.END_UTILITY + seat
        if best < 0 or (ends[end * keep * layout.END_SIZE + place] > ends[best * keep * layout.END_SIZE + place]):
            best = end
    if best < 0:
        # Nothing higher can be built: the seat can only pass.
        best = settle(ends, keep, players, shown, most, made + 1, following, least, holder)
    return best


def best_end(state: cython.p_uchar, job: cython.p_int, ends: cython.p_float, builds: cython.p_uchar) -> cython.int:
    """How the round ends from here, once it is solved."""
    if state[layout.PHASE] == layout.PHASE_BUILD:
        return state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    return settle(
        ends,
        job[layout.JOB_KEEP],
        state[layout.PLAYERS],
        state[layout.SHOWN],
        most,
        state[layout.BIDS_MADE],
        state[layout.TURN],
        state[layout.LEAST_BID],
        state[layout.BIDDER],
    )


def play_end(state: cython.p_uchar, end: cython.int, keep: cython.int, builds: cython.p_uchar) -> cython.void:
    """Plays the rest of the round so that it ends like this, with the best build."""
    index: cython.int
    chosen = cython.declare(cython.uchar[8])
    if state[layout.PHASE] == layout.PHASE_BID:
        state[layout.BIDDER] = end // layout.NUMBERS
        state[layout.LEAST_BID] = end % layout.NUMBERS + 1
        close_bidding(state)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        for index in range(layout.BUILD_SIZE):
            chosen[index] = builds[end * keep * layout.BUILD_SIZE + index]
        build(state, chosen)
