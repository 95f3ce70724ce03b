"""One round solved without any learning: the best builds of every seat for every number of cards, by an estimate made
by hand; the twin of `solver.py`.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import open_numbers
    from fivetowers.fast.builds import list_builds
    from fivetowers.fast.ends import DREADFUL, make_room, set_utilities
    from fivetowers.fast.kernel import build, close_bidding, most_buildable, sort_display
    from fivetowers.fast.rollout import estimate_towers, guess_shares, seat_worth
    from fivetowers.fast.table import copy


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


def solve_by_hand(
    state: cython.p_uchar,
    margin: cython.float,
    keep: cython.int,
    job: cython.p_int,
    worth: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    listed: cython.p_uchar,
    after: cython.p_uchar,
) -> cython.void:
    """Fills `ends` and `builds` with the `keep` best of each end that can still be, best first."""
    bounds = cython.declare(cython.int[2])
    players: cython.int = state[layout.PLAYERS]
    turn: cython.int
    number: cython.int
    index: cython.int
    sort_display(state, job)
    estimate_towers(state, job, worth)
    for index in range(layout.ENDS * keep):
        builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
        ends[index * layout.END_SIZE + layout.END_UTILITY + index // keep // layout.NUMBERS] = DREADFUL
    job[layout.JOB_KEEP] = keep
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        job[layout.JOB_MOST + seat] = most_buildable(state, job, seat)
        if not open_numbers(state, turn, job[layout.JOB_MOST + seat], bounds):
            continue
        for number in range(bounds[0], bounds[1] + 1):
            count: cython.int = list_builds(state, job, seat, number, listed) if number > 0 else 1
            for index in range(count):
                chosen = listed + index * layout.BUILD_SIZE if cython.compiled else listed[index * layout.BUILD_SIZE :]
                reach(state, seat, number, chosen, after)
                keep_best(after, seat, number, margin, keep, worth, chosen, ends, builds)


def keep_best(
    after: cython.p_uchar,
    seat: cython.int,
    number: cython.int,
    margin: cython.float,
    keep: cython.int,
    worth: cython.p_float,
    chosen: cython.p_uchar,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """Puts a build among the best of its end, if it is one of them."""
    found = cython.declare(cython.float[15])
    index: cython.int
    for index in range(layout.END_SIZE):
        found[index] = 0.0
    for index in range(after[layout.PLAYERS]):
        found[layout.END_POINTS + index] = seat_worth(after, index, worth)
    guess_shares(after, found)
    set_utilities(found, after[layout.PLAYERS], margin)
    place: cython.int = make_room(seat, number, found[layout.END_UTILITY + seat], keep, ends, builds)
    if place < 0:
        return
    for index in range(layout.END_SIZE):
        ends[place * layout.END_SIZE + index] = found[index]
    for index in range(layout.BUILD_SIZE):
        builds[place * layout.BUILD_SIZE + index] = chosen[index] if number > 0 else 0
