"""The end of a game played exactly: the last round, and the one before it.

Exact play means that every seat maximises its own win share, then its margin over the best other, then takes the first
action in the order of notation. In the last round only the builder's points change, so the best build is the one with
most points. In the second-to-last round the cards that will be shown last are known, all that are left, so there is no
chance in it either: every build is tried, and the last round is solved after it.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import open_numbers, settle
    from fivetowers.fast.builds import list_builds
    from fivetowers.fast.kernel import build, close_bidding, most_buildable, open_bidding, score_seat, sort_display
    from fivetowers.fast.options import list_options
    from fivetowers.fast.table import copy, single
    from fivetowers.fast.value import final_values


def set_exact(found: cython.p_float, first: cython.int, players: cython.int) -> cython.void:
    """Win shares and utilities from the final points. A utility is a whole number: share first, then margin."""
    seat: cython.int
    other: cython.int
    best: cython.int = -10_000
    winners: cython.int = 0
    for seat in range(players):
        points: cython.int = cython.cast(cython.int, found[first + layout.END_POINTS + seat])
        if points > best:
            best = points
            winners = 0
        winners += 1 if points == best else 0
    for seat in range(players):
        own: cython.int = cython.cast(cython.int, found[first + layout.END_POINTS + seat])
        rival: cython.int = -10_000
        for other in range(players):
            if other != seat:
                points = cython.cast(cython.int, found[first + layout.END_POINTS + other])
                rival = points if points > rival else rival
        is_winner: cython.bint = own == best
        found[first + layout.END_SHARE + seat] = 1.0 / winners if is_winner else 0.0
        found[first + layout.END_UTILITY + seat] = (60 // winners if is_winner else 0) * 4096 + own - rival


def walk_points(
    job: cython.p_int,
    kind: cython.int,
    placed: cython.int,
    demolished: cython.int,
    points: cython.int,
    tallest: cython.int,
    rubble: cython.int,
    best: cython.p_int,
) -> cython.void:
    """The most points that a seat can have with each number of cards, from its listed options."""
    option: cython.int
    if kind == layout.KINDS:
        heap: cython.int = rubble + demolished
        total: cython.int = points + tallest - heap * (heap + 1) // 2
        best[placed] = total if total > best[placed] else best[placed]
        return
    for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
        first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
        count: cython.int = job[first + layout.OPTION_COUNT]
        is_demolished: cython.int = job[first + layout.OPTION_DEMOLISHED]
        if demolished + is_demolished > 1 or (is_demolished and count == 0):
            continue
        height: cython.int = job[first + layout.OPTION_HEIGHT]
        worth: cython.int = 2 * height if job[first + layout.OPTION_TOP] == layout.SPIRE else height
        walk_points(
            job,
            kind + 1,
            placed + count,
            demolished + is_demolished,
            points + worth,
            height if height > tallest else tallest,
            rubble,
            best,
        )


def value_of_last(state: cython.p_uchar, job: cython.p_int, ends: cython.p_float, found: cython.p_float) -> cython.void:
    """How the game ends when the last cards, which are known, are turned up now; the state is used up."""
    best = cython.declare(cython.int[6])
    scores = cython.declare(cython.int[5])
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    seat: cython.int
    number: cython.int
    for index in range(state[layout.PILE]):
        state[layout.DISPLAY + index] = state[layout.DECK + index]
    open_bidding(state, state[layout.PILE])
    sort_display(state, job)
    for seat in range(players):
        scores[seat] = score_seat(state, seat)
        job[layout.JOB_MOST + seat] = most_buildable(state, job, seat)
    for seat in range(players):
        list_options(state, seat, job)
        for number in range(layout.NUMBERS):
            best[number] = -10_000
        walk_points(job, 0, 0, 0, 0, 0, state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE], best)
        for number in range(job[layout.JOB_MOST + seat] + 1):
            first: cython.int = (seat * layout.NUMBERS + number) * layout.END_SIZE
            for index in range(players):
                ends[first + layout.END_POINTS + index] = scores[index]
            if number > 0:
                ends[first + layout.END_POINTS + seat] = best[number]
            set_exact(ends, first, players)
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    end: cython.int = settle(ends, players, state[layout.SHOWN], most, 0, state[layout.START], 0, state[layout.BIDDER])
    for index in range(layout.END_SIZE):
        found[index] = ends[end * layout.END_SIZE + index]


def comes_to_exactness(state: cython.p_uchar) -> cython.bint:
    """Is this a last or second-to-last round in progress?"""
    is_in_round: cython.bint = state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD
    return is_in_round and state[layout.LAP] == layout.LAPS and state[layout.PILE] <= layout.CARDS_A_ROUND


def weigh_exactly(state: cython.p_uchar, job: cython.p_int, ends: cython.p_float, found: cython.p_float) -> cython.void:
    """The exact values after a round that is over; the state is used up."""
    if state[layout.PHASE] == layout.PHASE_OVER:
        final_values(state, found)
        set_exact(found, 0, state[layout.PLAYERS])
    else:
        value_of_last(state, job, ends, found)


def solve_exactly(  # noqa: C901 (one compiled loop over all ends)
    state: cython.p_uchar,
    job: cython.p_int,
    ends: cython.p_float,
    builds: cython.p_uchar,
    inner: cython.p_float,
    listed: cython.p_uchar,
    after: cython.p_uchar,
    limit: cython.int,
) -> cython.int:
    """Fills `ends` and `builds` (one each) with exact values; how many builds were tried, −1 if more than the limit."""
    lots = cython.declare(cython.int[5])
    most = cython.declare(cython.int[5])
    bounds = cython.declare(cython.int[2])
    found = cython.declare(cython.float[15])
    players: cython.int = state[layout.PLAYERS]
    tried: cython.int = 0
    turn: cython.int
    number: cython.int
    index: cython.int
    byte: cython.int
    sort_display(state, lots)
    for index in range(layout.END_SIZE):
        found[index] = 0.0
    for index in range(layout.ENDS):
        builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        most[seat] = most_buildable(state, lots, seat)
        if not open_numbers(state, turn, most[seat], bounds):
            continue
        for number in range(bounds[0], bounds[1] + 1):
            end: cython.int = seat * layout.NUMBERS + number
            count: cython.int = 1
            if number > 0:
                count = list_builds(state, lots, seat, number, listed)
            tried += count
            if limit > 0 and tried > limit:
                return -1
            for index in range(count):
                copy(after, state)
                after[layout.BIDDER] = seat
                after[layout.LEAST_BID] = number + 1
                close_bidding(after)
                if number > 0:
                    build(
                        after,
                        listed + index * layout.BUILD_SIZE if cython.compiled else listed[index * layout.BUILD_SIZE :],
                    )
                weigh_exactly(after, job, inner, found)
                if (
                    index > 0
                    and found[layout.END_UTILITY + seat] <= ends[end * layout.END_SIZE + layout.END_UTILITY + seat]
                ):
                    continue
                for byte in range(layout.END_SIZE):
                    ends[end * layout.END_SIZE + byte] = found[byte]
                for byte in range(layout.BUILD_SIZE):
                    builds[end * layout.BUILD_SIZE + byte] = (
                        listed[index * layout.BUILD_SIZE + byte] if number > 0 else 0
                    )
    for seat in range(players):
        job[layout.JOB_MOST + seat] = most[seat]
    job[layout.JOB_KEEP] = 1
    return tried


# ---- from Python ---------------------------------------------------------------------------------------------------


def is_exact(state: bytearray) -> bool:
    """Can this position be solved to the end of the game?"""
    return bool(comes_to_exactness(single(state)))
