"""The bidding of a round, once it is known what every end of it is worth: a tiny tree, played out by all (max^n).

An *end* is who builds how many, `seat * NUMBERS + number`; number 0 with the starting player stands for "nobody
builds".
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import build, close_bidding


def open_numbers(state: cython.p_uchar, turn: cython.int, most: cython.int, numbers: cython.p_int) -> cython.bint:
    """Can the bidding still end with the seat of this turn as builder? If so: the lowest and highest number for that.

    `most` is what the seat could build at all; the lowest is 0 where nobody may build.
    """
    numbers[0] = state[layout.LEAST_BID]
    numbers[1] = most
    if numbers[0] > 0 and state[layout.BIDDER] == (state[layout.START] + turn) % state[layout.PLAYERS]:
        numbers[0] -= 1
        numbers[1] = numbers[0]
        return True
    if turn > 0 and numbers[0] == 0:
        numbers[0] = 1
    return state[layout.PHASE] == layout.PHASE_BID and turn >= state[layout.BIDS_MADE]


def settle(
    ends: cython.p_float,
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
            end = settle(ends, players, shown, most, made + 1, following, number + 1, seat)
        elif least > 0:
            end = settle(ends, players, shown, most, made + 1, following, least, holder)
        else:
            break
        place: cython.int = layout.END_UTILITY + seat
        if best < 0 or ends[end * layout.END_SIZE + place] > ends[best * layout.END_SIZE + place]:
            best = end
    if best < 0:
        # Nothing higher can be built: the seat can only pass.
        best = settle(ends, players, shown, most, made + 1, following, least, holder)
    return best


def best_end(state: cython.p_uchar, most: cython.p_int, ends: cython.p_float) -> cython.int:
    """How the round ends from here, once it is solved."""
    if state[layout.PHASE] == layout.PHASE_BUILD:
        return state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]
    return settle(
        ends,
        state[layout.PLAYERS],
        state[layout.SHOWN],
        most,
        state[layout.BIDS_MADE],
        state[layout.TURN],
        state[layout.LEAST_BID],
        state[layout.BIDDER],
    )


def play_end(state: cython.p_uchar, end: cython.int, builds: cython.p_uchar) -> cython.void:
    """Plays the rest of the round so that it ends like this, with the best build."""
    index: cython.int
    chosen = cython.declare(cython.uchar[8])
    if state[layout.PHASE] == layout.PHASE_BID:
        state[layout.BIDDER] = end // layout.NUMBERS
        state[layout.LEAST_BID] = end % layout.NUMBERS + 1
        close_bidding(state)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        for index in range(layout.BUILD_SIZE):
            chosen[index] = builds[end * layout.BUILD_SIZE + index]
        build(state, chosen)
