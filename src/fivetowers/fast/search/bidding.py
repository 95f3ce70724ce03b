"""The bidding of a round, once it is known what every end of it is worth: a tiny tree, played out by all (max^n).

An *end* is who builds how many, `seat * NUMBERS + number`; number 0 with the starting player stands for "nobody
builds".
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.door import copy
    from fivetowers.fast.game.kernel import build, close_bidding
    from fivetowers.fast.search.desk import Bidding, Span


def open_numbers(state: cython.p_uchar, turn: cython.int, most: cython.int) -> Span:
    """The numbers with which the bidding can still end with the seat of this turn as builder; none: `is_open` is 0.

    `most` is what the seat could build at all; the lowest is 0 where nobody may build.
    """
    numbers = cython.declare(Span)
    numbers.lowest = state[layout.LEAST_BID]
    numbers.highest = most
    if numbers.lowest > 0 and state[layout.BIDDER] == (state[layout.START] + turn) % state[layout.PLAYERS]:
        numbers.lowest -= 1
        numbers.highest = numbers.lowest
        numbers.is_open = True
        return numbers
    if turn > 0 and numbers.lowest == 0:
        numbers.lowest = 1
    numbers.is_open = state[layout.PHASE] == layout.PHASE_BID and turn >= state[layout.BIDS_MADE]
    return numbers


def bidding_of(state: cython.p_uchar) -> Bidding:
    """The bidding as it stands."""
    bidding = cython.declare(Bidding)
    bidding.players = state[layout.PLAYERS]
    bidding.shown = state[layout.SHOWN]
    bidding.made = state[layout.BIDS_MADE]
    bidding.seat = state[layout.TURN]
    bidding.least = state[layout.LEAST_BID]
    bidding.holder = state[layout.BIDDER]
    return bidding


def when_said(bidding: Bidding, number: cython.int) -> Bidding:
    """The bidding after the next seat has said this number, or passed with NO_BID."""
    after = cython.declare(Bidding)
    is_bid: cython.bint = number != layout.NO_BID
    after.players = bidding.players
    after.shown = bidding.shown
    after.made = bidding.made + 1
    after.seat = bidding.seat + 1 if bidding.seat + 1 < bidding.players else 0
    after.least = number + 1 if is_bid else bidding.least
    after.holder = bidding.seat if is_bid else bidding.holder
    return after


def settle(values: cython.p_float, most: cython.p_int, bidding: Bidding) -> cython.int:
    """The end that the bidding comes to when all serve themselves, by the values of the ends; ties: first action."""
    if bidding.made == bidding.players or bidding.least > bidding.shown:
        return bidding.holder * layout.NUMBERS + bidding.least - 1
    own: cython.int = layout.END_UTILITY + bidding.seat
    best: cython.int = -1
    number: cython.int
    end: cython.int
    for number in range(bidding.least, most[bidding.seat] + 1):
        end = settle(values, most, when_said(bidding, number))
        if best < 0 or values[end * layout.END_SIZE + own] > values[best * layout.END_SIZE + own]:
            best = end
    if bidding.least > 0:
        end = settle(values, most, when_said(bidding, layout.NO_BID))
        if best < 0 or values[end * layout.END_SIZE + own] > values[best * layout.END_SIZE + own]:
            best = end
    return best


def best_end(state: cython.p_uchar, most: cython.p_int, values: cython.p_float) -> cython.int:
    """How the round ends from here, once it is solved."""
    if state[layout.PHASE] == layout.PHASE_BUILD:
        return state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]
    return settle(values, most, bidding_of(state))


def reach(
    state: cython.p_uchar, seat: cython.int, number: cython.int, chosen: cython.p_uchar, after: cython.p_uchar
) -> cython.void:
    """The position after the round, when this seat builds so."""
    copy(after, state)
    after[layout.BIDDER] = seat
    after[layout.LEAST_BID] = number + 1
    close_bidding(after)
    if number > 0:
        build(after, chosen)


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
