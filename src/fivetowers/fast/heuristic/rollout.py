"""Quick games without any learning: every seat plays like the bot `greedy`, by an estimate made by hand.

A tower is worth its cards, a share of the cards to come that fit on it, and its chance of a spire. Each seat has its
best build for each number of cards, and the bidding is thought through (max^n), each seat for its own gain and against
the gains of the others.
"""

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.heuristic.estimate_weights import GREEDY

if not cython.compiled:
    from math import exp as expf
    from math import log as logf

    from fivetowers.fast.game.kernel import deal_at_random, most_buildable, score_seat, sort_display
    from fivetowers.fast.game.primitives import (
        card_of,
        kind_of,
        next_lap,
        rubble_points,
        this_lap,
        tower_points,
        value_of,
    )
    from fivetowers.fast.game.time_limit import check_time
    from fivetowers.fast.net.value import count_cards, share_out
    from fivetowers.fast.search.bidding import bidding_of, play_end, settle
    from fivetowers.fast.search.desk import Desk, Ends
    from fivetowers.fast.search.options import list_options

# The weights as C numbers.
TAKING = GREEDY.taking
CROWDING = GREEDY.crowding
CROWNING = GREEDY.crowning
RETURNING = GREEDY.returning
RUBBLE_COST = GREEDY.rubble
RIVALRY = GREEDY.rivalry
IMPOSSIBLE = -1000.0  # the gain by a plan that there is none of
SURE_LEAD = 3.0  # this many points of lead make a win e times as likely as a loss when the game is over …
UNSURE_LEAD = 0.35  # … and this many more for each round that is still to be played


def estimate_towers(state: cython.p_uchar, desk: Desk) -> cython.void:
    """For each kind what a tower may still gain with each card on top, and its chance of a spire."""
    shows = cython.declare(cython.float[16])
    players: cython.int = state[layout.PLAYERS]
    is_last_lap: cython.bint = state[layout.LAP] == layout.LAPS
    now_factor: cython.float = 1.0 if is_last_lap else 1.0 + RETURNING
    kind: cython.int
    top: cython.int
    worth: cython.p_float = desk.worth
    count_cards(state, desk.counts)
    for kind in range(layout.KINDS):
        for top in range(layout.VALUES):
            shows[top] = desk.counts[this_lap(kind, top)] * now_factor + desk.counts[next_lap(kind, top)]
        if not is_last_lap and (state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD):
            for top in range(state[layout.SHOWN]):
                if kind_of(state[layout.DISPLAY + top]) == kind:
                    shows[value_of(state[layout.DISPLAY + top])] += RETURNING
        row: cython.int = kind * (layout.TOPS + 1)
        hope_on_tops(shows, TAKING / players, CROWDING, CROWNING / players, worth, row)


def hope_on_tops(
    shows: cython.p_float,
    taking: cython.float,
    crowding: cython.float,
    crowning: cython.float,
    worth: cython.p_float,
    row: cython.int,
) -> cython.void:
    """What one kind's cards to come are worth on each top, and last the chance of a spire: from how often each shows.

    `taking` and `crowning` are a single player's part of the weights.
    """
    top: cython.int
    lower: cython.float = 0.0
    for top in range(layout.VALUES):
        worth[row + top] = lower + (shows[layout.BALLOON] if 0 < top <= layout.BALLOON else 0.0)
        lower += shows[top]
    worth[row + layout.TERRACE] = lower
    worth[row + layout.EMPTY] = lower
    for top in range(layout.TOPS):
        hoped: cython.float = taking * worth[row + top]
        worth[row + top] = hoped / (1 + crowding * hoped)
    worth[row + layout.TOPS] = 1.0 - expf(shows[layout.SPIRE] * logf(1.0 - crowning))


def tower_worth(worth: cython.p_float, kind: cython.int, top: cython.int, height: cython.int) -> cython.float:
    if top == layout.SPIRE:
        return tower_points(height, top)
    row: cython.int = kind * (layout.TOPS + 1)
    return (height + worth[row + top]) * (1.0 + worth[row + layout.TOPS])


def expected_height(worth: cython.p_float, kind: cython.int, top: cython.int, height: cython.int) -> cython.float:
    return height if top == layout.SPIRE else height + worth[kind * (layout.TOPS + 1) + top]


def seat_worth(state: cython.p_uchar, seat: cython.int, worth: cython.p_float) -> cython.float:
    """The points that a seat may be expected to have in the end."""
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    rubble: cython.int = state[base + layout.RUBBLE]
    kind: cython.int
    total: cython.float = 0.0
    tallest: cython.float = 0.0
    for kind in range(layout.KINDS):
        top: cython.int = state[base + layout.TOP + kind]
        height: cython.int = state[base + layout.HEIGHT + kind]
        total += tower_worth(worth, kind, top, height)
        expected: cython.float = expected_height(worth, kind, top, height)
        tallest = expected if expected > tallest else tallest
    return total + tallest + rubble_points(rubble) - rubble * RUBBLE_COST


def guess_shares(state: cython.p_uchar, values: cython.p_float) -> cython.void:
    """Win shares from the points, less sharply the more rounds are to come."""
    seat: cython.int
    cards: cython.int = state[layout.PILE]
    if state[layout.LAP] < layout.LAPS:
        cards += cards + state[layout.DISCARDED]
    for seat in range(state[layout.PLAYERS]):
        lead: cython.float = SURE_LEAD + UNSURE_LEAD * cards / layout.CARDS_A_ROUND
        values[layout.END_SHARE + seat] = values[layout.END_POINTS + seat] / lead
    share_out(values, state[layout.PLAYERS])


def plan_seat(  # noqa: C901 (one table, filled kind by kind)
    state: cython.p_uchar,
    seat: cython.int,
    desk: Desk,
    gains: cython.p_float,
    plans: cython.p_uchar,
) -> cython.void:
    """The best build of each number of cards: its gain, and as bytes at the place of its end."""
    # By number of cards, first without a demolition, then with one: the best so far, and the options chosen for it
    best = cython.declare(cython.float[12])
    after = cython.declare(cython.float[12])
    choice = cython.declare(cython.int[60])
    chosen_after = cython.declare(cython.int[60])
    kind: cython.int
    option: cython.int
    place: cython.int
    index: cython.int
    number: cython.int
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    rubble: cython.int = state[base + layout.RUBBLE]
    tallest: cython.float = 0.0
    expected: cython.float
    dearer: cython.float = RUBBLE_COST
    if state[layout.LAP] == layout.LAPS and state[layout.PILE] == 0:
        dearer = 0.0
    if not cython.compiled:
        check_time()
    list_options(state, seat, desk)
    for place in range(2 * layout.NUMBERS):
        best[place] = IMPOSSIBLE
    best[0] = 0.0
    for kind in range(layout.KINDS):
        expected = expected_height(desk.worth, kind, state[base + kind], state[base + layout.HEIGHT + kind])
        tallest = expected if expected > tallest else tallest
    for kind in range(layout.KINDS):
        for place in range(2 * layout.NUMBERS):
            after[place] = IMPOSSIBLE
        now: cython.float = tower_worth(desk.worth, kind, state[base + kind], state[base + layout.HEIGHT + kind])
        for option in range(desk.first[kind], desk.first[kind + 1]):
            count: cython.int = desk.options[option].count
            height: cython.int = desk.options[option].height
            is_demolished: cython.int = 1 if desk.options[option].is_demolished else 0
            gain: cython.float = tower_worth(desk.worth, kind, desk.options[option].top, height) - now
            expected = expected_height(desk.worth, kind, desk.options[option].top, height)
            if expected > tallest:
                gain += expected - tallest
            if is_demolished:
                if count == 0:
                    continue
                gain -= rubble + 1 + dearer
            for place in range(layout.NUMBERS - count):
                for index in range(2 - is_demolished):
                    source: cython.int = index * layout.NUMBERS + place
                    target: cython.int = (index + is_demolished) * layout.NUMBERS + place + count
                    if best[source] > IMPOSSIBLE / 2 and best[source] + gain > after[target]:
                        after[target] = best[source] + gain
                        for number in range(kind):
                            chosen_after[target * layout.KINDS + number] = choice[source * layout.KINDS + number]
                        chosen_after[target * layout.KINDS + kind] = option
        for place in range(2 * layout.NUMBERS):
            best[place] = after[place]
            for number in range(kind + 1):
                choice[place * layout.KINDS + number] = chosen_after[place * layout.KINDS + number]
    for number in range(layout.NUMBERS):
        place = number if best[number] >= best[layout.NUMBERS + number] else layout.NUMBERS + number
        gains[number] = best[place]
        if number > 0 and best[place] > IMPOSSIBLE / 2:
            write_plan(desk, choice, place * layout.KINDS, number, plans, seat * layout.NUMBERS + number)


def write_plan(
    desk: Desk,
    choice: cython.p_int,
    chosen: cython.int,
    number: cython.int,
    plans: cython.p_uchar,
    end: cython.int,
) -> cython.void:
    """The options from place `chosen` on, one of each kind, as the plan for this end."""
    first: cython.int = end * layout.BUILD_SIZE
    kind: cython.int
    index: cython.int
    placed: cython.int = 0
    for index in range(layout.BUILD_SIZE):
        plans[first + index] = 0
    plans[first + layout.BUILD_DEMOLISH] = layout.NO_DEMOLITION
    plans[first + layout.BUILD_COUNT] = number
    for kind in range(layout.KINDS):
        option: cython.int = choice[chosen + kind]
        if desk.options[option].is_demolished:
            plans[first + layout.BUILD_DEMOLISH] = kind
        for index in range(desk.options[option].count):
            plans[first + layout.BUILD_CARDS + placed] = card_of(kind, desk.options[option].cards[index])
            placed += 1


def play_round(state: cython.p_uchar, desk: Desk, ends: Ends) -> cython.void:
    """A whole round whose cards have just been turned up."""
    gains = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    other: cython.int
    number: cython.int
    sort_display(state, desk.lots)
    estimate_towers(state, desk)
    for seat in range(players):
        desk.most[seat] = most_buildable(state, desk.lots, seat)
        plan_seat(state, seat, desk, gains, ends.builds)
        gains[0] = 0.0
        for number in range(desk.most[seat] + 1):
            first: cython.int = (seat * layout.NUMBERS + number) * layout.END_SIZE + layout.END_UTILITY
            for other in range(players):
                ends.values[first + other] = (
                    gains[number] if other == seat else -RIVALRY * gains[number] / (players - 1)
                )
    play_end(state, settle(ends.values, desk.most, bidding_of(state)), ends.builds)


def roll_out(
    state: cython.p_uchar,
    rounds: cython.int,
    rng: cython.p_ulonglong,
    desk: Desk,
    ends: Ends,
    values: cython.p_float,
) -> cython.void:
    """Plays this many rounds, or to the end of the game, and says what every seat may expect then."""
    seat: cython.int
    while rounds > 0 and state[layout.PHASE] != layout.PHASE_OVER:
        deal_at_random(state, rng)
        play_round(state, desk, ends)
        rounds -= 1
    if state[layout.PHASE] == layout.PHASE_OVER:
        for seat in range(state[layout.PLAYERS]):
            values[layout.END_POINTS + seat] = score_seat(state, seat)
    else:
        estimate_towers(state, desk)
        for seat in range(state[layout.PLAYERS]):
            values[layout.END_POINTS + seat] = seat_worth(state, seat, desk.worth)
    guess_shares(state, values)
