"""The bot `greedy` and its weaker kin inside the kernel: opponents for measuring and teaching at full speed.

A *style* is what tells them apart: the weights of the estimate (`estimate_weights.py`), whether discarded cards are
forgotten, whether the bidding is thought through, and how much chance there is in what a plan seems worth. Twins of
the bots in `bots/greedy.py` and `bots/levels.py`, but for rounding and for ends that are worth the same.
"""

from array import array

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.search.solver import new_desk

if not cython.compiled:
    from fivetowers.fast.game.door import single, whole
    from fivetowers.fast.game.kernel import build, chance, most_buildable, say, sort_display
    from fivetowers.fast.game.primitives import kind_of, next_lap, this_lap, value_of
    from fivetowers.fast.heuristic.rollout import expected_height, hope_on_tops, tower_worth
    from fivetowers.fast.net.value import count_cards, floats
    from fivetowers.fast.search.bidding import bidding_of, settle, when_said
    from fivetowers.fast.search.desk import Desk, Ends, EndsMemory, Hope
    from fivetowers.fast.search.ends import write_build
    from fivetowers.fast.search.options import list_options
    from fivetowers.fast.search.solver import desk_in

NOTHING = -1e9  # the worth of a plan that there is none of


def estimate_tops(state: cython.p_uchar, style: cython.p_float, desk: Desk) -> cython.void:
    """For each kind what may be hoped for on each top, and last the chance of a spire."""
    shows = cython.declare(cython.float[16])
    players: cython.int = state[layout.PLAYERS]
    is_last_lap: cython.bint = state[layout.LAP] == layout.LAPS
    returning: cython.float = 0.0 if is_last_lap else style[layout.STYLE_RETURNING]
    taking: cython.float = style[layout.STYLE_TAKING] / players
    crowning: cython.float = style[layout.STYLE_CROWNING] / players
    worth: cython.p_float = desk.worth
    index: cython.int
    kind: cython.int
    value: cython.int
    count_cards(state, desk.counts)
    if style[layout.STYLE_FORGETS] > 0:
        for kind in range(layout.KINDS):
            for value in range(layout.VALUES):
                desk.counts[next_lap(kind, value)] = 0
        for index in range(state[layout.DISCARDED]):
            card: cython.int = state[layout.LAST_OF_DECK - index]
            desk.counts[this_lap(kind_of(card), value_of(card))] += 1
    for kind in range(layout.KINDS):
        for value in range(layout.VALUES):
            now: cython.int = desk.counts[this_lap(kind, value)]
            shows[value] = now * (1 + returning) + desk.counts[next_lap(kind, value)]
        for index in range(state[layout.SHOWN]):
            card = state[layout.DISPLAY + index]
            if card != layout.NO_CARD and kind_of(card) == kind:
                shows[value_of(card)] += returning
        row: cython.int = kind * (layout.TOPS + 1)
        hope_on_tops(shows, taking, style[layout.STYLE_CROWDING], crowning, worth, row)


def plan_seat(
    state: cython.p_uchar,
    seat: cython.int,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    desk: Desk,
    totals: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The best plan of a seat for each number of cards: what all is worth after it, and the build itself."""
    hope = cython.declare(Hope)
    number: cython.int
    for number in range(layout.NUMBERS):
        totals[number] = NOTHING
    list_options(state, seat, desk)
    is_last: cython.bint = state[layout.LAP] == layout.LAPS and state[layout.PILE] == 0
    rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
    cost: cython.float = rubble + 1 + (0.0 if is_last else style[layout.STYLE_RUBBLE])
    hope.kind = 0
    hope.placed = 0
    hope.demolished = 0
    hope.worth = 0.0
    hope.tallest = 0.0
    walk_plans(seat, hope, cost, desk, totals, builds)
    if style[layout.STYLE_NOISE] > 0:
        for number in range(1, layout.NUMBERS):
            totals[number] += style[layout.STYLE_NOISE] * (chance(rng) - 0.5)


def walk_plans(
    seat: cython.int,
    hope: Hope,
    cost: cython.float,
    desk: Desk,
    totals: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """Every plan from here on; `cost` is that of a demolition."""
    after = cython.declare(Hope)
    option: cython.int
    if hope.kind == layout.KINDS:
        if (hope.placed > 0 or not hope.demolished) and hope.worth + hope.tallest > totals[hope.placed]:
            totals[hope.placed] = hope.worth + hope.tallest
            first: cython.int = (seat * layout.NUMBERS + hope.placed) * layout.BUILD_SIZE
            write_build(hope.demolished, hope.placed, desk, builds, first)
        return
    after.kind = hope.kind + 1
    for option in range(desk.first[hope.kind], desk.first[hope.kind + 1]):
        is_demolished: cython.bint = desk.options[option].is_demolished
        if hope.demolished and is_demolished:
            continue
        top: cython.int = desk.options[option].top
        height: cython.int = desk.options[option].height
        expected: cython.float = expected_height(desk.worth, hope.kind, top, height)
        own: cython.float = tower_worth(desk.worth, hope.kind, top, height)
        desk.choice[hope.kind] = option
        after.placed = hope.placed + desk.options[option].count
        after.demolished = hope.kind + 1 if is_demolished else hope.demolished
        after.worth = hope.worth + own - (cost if is_demolished else 0.0)
        after.tallest = expected if expected > hope.tallest else hope.tallest
        walk_plans(seat, after, cost, desk, totals, builds)


def plan_round(
    state: cython.p_uchar,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    desk: Desk,
    ends: Ends,
) -> cython.void:
    """The player to move looks at the round: what it gains by each end, and what the others do."""
    totals = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    other: cython.int
    number: cython.int
    sort_display(state, desk.lots)
    estimate_tops(state, style, desk)
    for seat in range(players):
        desk.most[seat] = most_buildable(state, desk.lots, seat)
        if seat != state[layout.TURN] and style[layout.STYLE_THINKS] == 0:
            continue
        plan_seat(state, seat, style, rng, desk, totals, ends.builds)
        for number in range(layout.NUMBERS):
            first: cython.int = (seat * layout.NUMBERS + number) * layout.END_SIZE + layout.END_UTILITY
            gain: cython.float = totals[number] - totals[0]
            for other in range(players):
                ends.values[first + other] = (
                    gain if other == seat else -style[layout.STYLE_RIVALRY] / (players - 1) * gain
                )


def answer(state: cython.p_uchar, thinks: cython.bint, most: cython.p_int, values: cython.p_float) -> cython.int:
    """What the player to move says once all ends are known: a number or NO_BID."""
    bidding = bidding_of(state)
    seat: cython.int = bidding.seat
    own: cython.int = layout.END_UTILITY + seat
    best: cython.int = layout.NO_BID
    best_utility: cython.float = NOTHING
    end: cython.int
    number: cython.int
    if bidding.least > 0:
        best_utility = 0.0
        if thinks:
            end = settle(values, most, when_said(bidding, layout.NO_BID))
            best_utility = values[end * layout.END_SIZE + own]
    for number in range(bidding.least, most[seat] + 1):
        end = seat * layout.NUMBERS + number
        if thinks:
            end = settle(values, most, when_said(bidding, number))
        utility: cython.float = values[end * layout.END_SIZE + own]
        if utility > best_utility or (not thinks and utility == best_utility and best != layout.NO_BID):
            best = number
            best_utility = utility
    return best


def act(
    state: cython.p_uchar,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    desk: Desk,
    ends: Ends,
) -> cython.void:
    """The player to move bids or builds in this style."""
    chosen = cython.declare(cython.uchar[8])
    index: cython.int
    plan_round(state, style, rng, desk, ends)
    if state[layout.PHASE] == layout.PHASE_BID:
        say(state, answer(state, style[layout.STYLE_THINKS] > 0, desk.most, ends.values))
        return
    first: cython.int = (state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]) * layout.BUILD_SIZE
    for index in range(layout.BUILD_SIZE):
        chosen[index] = ends.builds[first + index]
    build(state, chosen)


# ---- from Python ---------------------------------------------------------------------------------------------------


def after_move(state: bytearray, style: cython.float[::1], seed: int = 0) -> bytearray:
    """The position after the player to move has bidden or built in this style."""
    if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
        raise ValueError("no round is in progress")
    after = bytearray(state)
    rng = cython.declare(cython.ulonglong[1])
    rng[0] = seed
    values = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
    builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
    memory = new_desk()
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = 1
    ends.values = floats(values)
    ends.builds = whole(builds)
    act(single(after), floats(style), rng, desk_in(memory), ends)
    return after
