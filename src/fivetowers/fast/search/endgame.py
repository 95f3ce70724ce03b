"""The end of a game played exactly: the last round, and the one before it.

Exact play means that every seat maximises its own win share, then its margin over the best other, then takes the first
action in the order of notation. In the last round only the builder's points change, so the best build is the one with
most points. In the second-to-last round the cards that will be shown last are known, all that are left, so there is no
chance in it either: every build is tried, and the last round is solved after it.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.builds import list_builds
    from fivetowers.fast.game.door import single
    from fivetowers.fast.game.kernel import most_buildable, open_bidding, score_seat, sort_display
    from fivetowers.fast.game.primitives import rubble_points, tower_points
    from fivetowers.fast.game.time_limit import check_time
    from fivetowers.fast.net.value import final_values
    from fivetowers.fast.search.bidding import bidding_of, open_numbers, reach, settle
    from fivetowers.fast.search.desk import Desk, Ends, Way
    from fivetowers.fast.search.ends import forget_ends
    from fivetowers.fast.search.options import list_options


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


def walk_points(desk: Desk, way: Way, rubble: cython.int, best: cython.p_int) -> cython.void:
    """The most points that a seat can have with each number of cards, from its listed options."""
    after = cython.declare(Way)
    option: cython.int
    if way.kind == layout.KINDS:
        total: cython.int = way.points + way.tallest * layout.POINTS_A_MAIN_TOWER_CARD
        total += rubble_points(rubble + 1 if way.demolished else rubble)
        best[way.placed] = total if total > best[way.placed] else best[way.placed]
        return
    after.kind = way.kind + 1
    for option in range(desk.first[way.kind], desk.first[way.kind + 1]):
        is_demolished: cython.bint = desk.options[option].is_demolished
        if is_demolished and (way.demolished or desk.options[option].count == 0):
            continue
        height: cython.int = desk.options[option].height
        after.placed = way.placed + desk.options[option].count
        after.demolished = way.kind + 1 if is_demolished else way.demolished
        after.points = way.points + tower_points(height, desk.options[option].top)
        after.tallest = height if height > way.tallest else way.tallest
        walk_points(desk, after, rubble, best)


def value_of_last(state: cython.p_uchar, desk: Desk, values: cython.p_float, found: cython.p_float) -> cython.void:
    """How the game ends when the last cards, which are known, are turned up now; the state is used up.

    `values` is memory for all ends.
    """
    best = cython.declare(cython.int[6])
    scores = cython.declare(cython.int[5])
    way = cython.declare(Way)
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    seat: cython.int
    number: cython.int
    if not cython.compiled:
        check_time()
    for index in range(state[layout.PILE]):
        state[layout.DISPLAY + index] = state[layout.DECK + index]
    open_bidding(state, state[layout.PILE])
    sort_display(state, desk.lots)
    for seat in range(players):
        scores[seat] = score_seat(state, seat)
        desk.most[seat] = most_buildable(state, desk.lots, seat)
    for seat in range(players):
        list_options(state, seat, desk)
        for number in range(layout.NUMBERS):
            best[number] = -10_000
        way.kind = 0
        way.placed = 0
        way.demolished = 0
        way.points = 0
        way.tallest = 0
        walk_points(desk, way, state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE], best)
        for number in range(desk.most[seat] + 1):
            first: cython.int = (seat * layout.NUMBERS + number) * layout.END_SIZE
            for index in range(players):
                values[first + layout.END_POINTS + index] = scores[index]
            if number > 0:
                values[first + layout.END_POINTS + seat] = best[number]
            set_exact(values, first, players)
    end: cython.int = settle(values, desk.most, bidding_of(state))
    for index in range(layout.END_SIZE):
        found[index] = values[end * layout.END_SIZE + index]


def comes_to_exactness(state: cython.p_uchar) -> cython.bint:
    """Is this a last or second-to-last round in progress?"""
    is_in_round: cython.bint = state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD
    return is_in_round and state[layout.LAP] == layout.LAPS and state[layout.PILE] <= layout.CARDS_A_ROUND


def weigh_exactly(state: cython.p_uchar, desk: Desk, values: cython.p_float, found: cython.p_float) -> cython.void:
    """The exact values after a round that is over; the state is used up."""
    if state[layout.PHASE] == layout.PHASE_OVER:
        final_values(state, found)
        set_exact(found, 0, state[layout.PLAYERS])
    else:
        value_of_last(state, desk, values, found)


def solve_exactly(
    state: cython.p_uchar, desk: Desk, ends: Ends, inner: cython.p_float, limit: cython.int
) -> cython.int:
    """Fills `ends` (one build each) with exact values; how many builds were tried, −1 if more than the limit.

    `inner` is memory for the values of all ends of a last round.
    """
    lots = cython.declare(cython.int[5])
    most = cython.declare(cython.int[5])
    players: cython.int = state[layout.PLAYERS]
    tried: cython.int = 0
    turn: cython.int
    number: cython.int
    sort_display(state, lots)
    forget_ends(ends)
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        most[seat] = most_buildable(state, lots, seat)
        numbers = open_numbers(state, turn, most[seat])
        if not numbers.is_open:
            continue
        for number in range(numbers.lowest, numbers.highest + 1):
            count: cython.int = 1
            if number > 0:
                count = list_builds(state, lots, seat, number, desk.listed)
            tried += count
            if limit > 0 and tried > limit:
                return -1
            try_builds(state, seat * layout.NUMBERS + number, count, desk, ends, inner)
    for seat in range(players):
        desk.most[seat] = most[seat]
    return tried


def try_builds(
    state: cython.p_uchar, end: cython.int, count: cython.int, desk: Desk, ends: Ends, inner: cython.p_float
) -> cython.void:
    """Keeps the best of the listed builds as that of an end; with number 0 there is none, and nobody builds."""
    found = cython.declare(cython.float[15])
    seat: cython.int = end // layout.NUMBERS
    number: cython.int = end % layout.NUMBERS
    index: cython.int
    byte: cython.int
    for index in range(layout.END_SIZE):
        found[index] = 0.0
    for index in range(count):
        first: cython.int = index * layout.BUILD_SIZE
        reach(state, seat, number, desk.listed + first if cython.compiled else desk.listed[first:], desk.after)
        weigh_exactly(desk.after, desk, inner, found)
        own: cython.int = end * layout.END_SIZE + layout.END_UTILITY + seat
        if index > 0 and found[layout.END_UTILITY + seat] <= ends.values[own]:
            continue
        for byte in range(layout.END_SIZE):
            ends.values[end * layout.END_SIZE + byte] = found[byte]
        for byte in range(layout.BUILD_SIZE):
            ends.builds[end * layout.BUILD_SIZE + byte] = desk.listed[first + byte] if number > 0 else 0


# ---- from Python ---------------------------------------------------------------------------------------------------


def is_exact(state: bytearray) -> bool:
    """Can this position be solved to the end of the game?"""
    return bool(comes_to_exactness(single(state)))
