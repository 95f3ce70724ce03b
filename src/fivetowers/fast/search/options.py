"""What a seat can do with the tower of one kind in a round, and what each such *option* says to the value network.

Kinds never interact before the network's second layer, so an option is weighed once, for every seat that looks at it,
whatever is done with the other kinds.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.kernel import fits, lot_count, lot_value, without_card
    from fivetowers.fast.game.primitives import kind_of, next_lap, this_lap, value_of
    from fivetowers.fast.game.time_limit import check_time
    from fivetowers.fast.net.value import (
        add_cards,
        add_clock,
        add_column,
        add_prospects,
        add_rivals,
        add_tower,
        clock_of,
        count_cards,
        join,
        look_out,
        prospects,
    )
    from fivetowers.fast.search.desk import Desk


def look_ahead(state: cython.p_uchar, number: cython.int, desk: Desk) -> cython.void:
    """What will be to come after this round, with all cards of the display left over: options take theirs away."""
    kind: cython.int
    index: cython.int
    lap: cython.int = state[layout.LAP]
    pile: cython.int = state[layout.PILE]
    leftover: cython.int = layout.NEXT_LAP if lap == 1 else -1
    count_cards(state, desk.counts)
    if pile == 0 and lap == 1:
        lap = 2
        leftover = 0
        pile = state[layout.DISCARDED] + state[layout.SHOWN] - number
        for kind in range(layout.KINDS):
            for index in range(layout.VALUES):
                desk.counts[this_lap(kind, index)] = desk.counts[next_lap(kind, index)]
                desk.counts[next_lap(kind, index)] = 0
    if leftover >= 0:
        for index in range(state[layout.SHOWN]):
            card: cython.int = state[layout.DISPLAY + index]
            desk.counts[this_lap(kind_of(card), value_of(card)) + leftover] += 1
    desk.lap = lap
    desk.clock = clock_of(lap, pile)
    desk.is_over = pile == 0 and lap == layout.LAPS
    desk.leftover = leftover


def list_options(state: cython.p_uchar, seat: cython.int, desk: Desk) -> cython.void:
    """All options of a seat, kind after kind; the first of each is to leave the tower alone."""
    kind: cython.int
    found: cython.int = 0
    for kind in range(layout.KINDS):
        base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + kind
        top: cython.int = state[base + layout.TOP]
        below: cython.int = state[base + layout.BELOW]
        height: cython.int = state[base + layout.HEIGHT]
        desk.first[kind] = found
        found = begin_option(desk, found, top, below, height, 0)
        found = add_orders(desk, desk.lots[kind], found)
        if top != layout.SPIRE and top != layout.EMPTY:
            deeper: cython.int = layout.EMPTY
            if height > 1:
                under: cython.int = state[layout.UNDER + state[base + layout.TOP_CARD]]
                under = state[layout.UNDER + under]
                deeper = layout.EMPTY if under == layout.NO_CARD else value_of(under)
            found = begin_option(desk, found, below, deeper, height - 1, 1)
            found = add_orders(desk, desk.lots[kind], found)
    desk.first[layout.KINDS] = found


def begin_option(
    desk: Desk, place: cython.int, top: cython.int, below: cython.int, height: cython.int, is_demolished: cython.bint
) -> cython.int:
    """Writes the tower as it stands, after a demolition or without one, as an option; the place after it."""
    if place == layout.MOST_OPTIONS:
        return place
    desk.options[place].count = 0
    desk.options[place].is_demolished = is_demolished
    desk.options[place].top = top
    desk.options[place].below = below
    desk.options[place].height = height
    desk.options[place].is_wanted = True
    return place + 1


def add_orders(desk: Desk, lot: cython.int, found: cython.int) -> cython.int:
    """Adds all that cards of the lot can make of the option written last; the number of options then."""
    option: cython.int = found - 1
    top: cython.int = desk.options[option].top
    index: cython.int
    before: cython.int = -1
    for index in range(lot_count(lot)):
        value: cython.int = lot_value(lot, index)
        is_second_copy: cython.bint = value == before
        before = value
        if is_second_copy or not fits(value, top):
            continue
        if found == layout.MOST_OPTIONS:
            return found
        place_card(desk, option, value, found)
        found = add_orders(desk, without_card(lot, index), found + 1)
    return found


def place_card(desk: Desk, option: cython.int, value: cython.int, place: cython.int) -> cython.void:
    """Writes the option that puts one more card on the tower of another."""
    count: cython.int = desk.options[option].count
    index: cython.int
    for index in range(count):
        desk.options[place].cards[index] = desk.options[option].cards[index]
    desk.options[place].cards[count] = value
    desk.options[place].count = count + 1
    desk.options[place].is_demolished = desk.options[option].is_demolished
    desk.options[place].top = value
    desk.options[place].below = layout.SPIRE if value == layout.SPIRE else desk.options[option].top
    desk.options[place].height = desk.options[option].height + 1
    desk.options[place].is_wanted = True


def weigh_options(state: cython.p_uchar, weights: cython.p_float, kind: cython.int, desk: Desk) -> cython.void:
    """What every option of one kind that is wanted says to the second layer, for every seat that looks."""
    found = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = desk.seat
    unit: cython.int
    viewer: cython.int
    seat: cython.int
    option: cython.int
    for unit in range(layout.KIND_UNITS):
        desk.cards[unit] = 0.0
    look_out(desk.counts, kind, desk.outlook)
    add_cards(weights, desk.counts, kind, desk.lap, desk.cards, 0)
    add_clock(weights, desk.lap, desk.clock, desk.cards, 0)
    for viewer in range(players):
        first: cython.int = viewer * layout.KIND_UNITS
        for unit in range(layout.KIND_UNITS):
            desk.others[first + unit] = 0.0
        add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS, layout.KIND_UNITS, desk.others, first)
        for seat in range(players):
            if seat == builder:
                continue
            base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + kind
            distance: cython.int = (seat + players - viewer) % players
            top: cython.int = state[base + layout.TOP]
            below: cython.int = state[base + layout.BELOW]
            height: cython.int = state[base + layout.HEIGHT]
            add_tower(weights, distance, top, below, height, desk.others, first)
            prospects(desk.outlook, top, below, height, found)
            add_prospects(weights, distance, found, desk.others, first)
    for option in range(desk.first[kind], desk.first[kind + 1]):
        if desk.options[option].is_wanted:
            weigh_option(state, weights, kind, option, desk)


def weigh_option(  # noqa: C901 (one compiled loop over the seats that look)
    state: cython.p_uchar,
    weights: cython.p_float,
    kind: cython.int,
    option: cython.int,
    desk: Desk,
) -> cython.void:
    changed = cython.declare(cython.int[53])
    cards = cython.declare(cython.float[48])
    own = cython.declare(cython.float[6])
    changes = cython.declare(cython.float[30])
    change = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = desk.seat
    leftover: cython.int = desk.leftover
    top: cython.int = desk.options[option].top
    below: cython.int = desk.options[option].below
    height: cython.int = desk.options[option].height
    count: cython.int = desk.options[option].count
    unit: cython.int
    viewer: cython.int
    seat: cython.int
    index: cython.int
    if not cython.compiled:
        check_time()
    for unit in range(layout.KIND_UNITS):
        cards[unit] = desk.cards[unit]
    # Cards that are taken are not left over: all towers may hope for less.
    is_changed: cython.bint = leftover >= 0 and count > 0
    if is_changed:
        column: cython.int = layout.COLUMN_CARDS + (layout.VALUES if leftover else 2 * layout.VALUES)
        for index in range(count):
            value: cython.int = desk.options[option].cards[index]
            desk.counts[this_lap(kind, value) + leftover] -= 1
            add_column(weights, column + value, -1.0, cards, 0)
        look_out(desk.counts, kind, changed)
        for index in range(count):
            desk.counts[this_lap(kind, desk.options[option].cards[index]) + leftover] += 1
        for seat in range(players):
            if seat != builder:
                change_prospects(state, seat, kind, desk.outlook, changed, seat * layout.PROSPECTS, changes)
        prospects(changed, top, below, height, own)
    else:
        prospects(desk.outlook, top, below, height, own)
    for viewer in range(players):
        others: cython.int = viewer * layout.KIND_UNITS
        for unit in range(layout.KIND_UNITS):
            desk.hidden[unit] = cards[unit] + desk.others[others + unit]
        distance: cython.int = (builder + players - viewer) % players
        add_tower(weights, distance, top, below, height, desk.hidden, 0)
        add_prospects(weights, distance, own, desk.hidden, 0)
        if is_changed:
            for seat in range(players):
                if seat != builder:
                    for index in range(layout.PROSPECTS):
                        change[index] = changes[seat * layout.PROSPECTS + index]
                    distance = (seat + players - viewer) % players
                    add_prospects(weights, distance, change, desk.hidden, 0)
        target: cython.int = (option * layout.MOST_PLAYERS + viewer) * layout.HEAD_UNITS
        for unit in range(layout.HEAD_UNITS):
            desk.parts[target + unit] = 0.0
        join(weights, desk.hidden, 0, desk.parts, target)


def change_prospects(
    state: cython.p_uchar,
    seat: cython.int,
    kind: cython.int,
    outlook: cython.p_int,
    changed: cython.p_int,
    first: cython.int,
    changes: cython.p_float,
) -> cython.void:
    """By how much what this seat's tower may hope for differs between two outlooks."""
    before = cython.declare(cython.float[6])
    after = cython.declare(cython.float[6])
    index: cython.int
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + kind
    top: cython.int = state[base + layout.TOP]
    below: cython.int = state[base + layout.BELOW]
    height: cython.int = state[base + layout.HEIGHT]
    prospects(outlook, top, below, height, before)
    prospects(changed, top, below, height, after)
    for index in range(layout.PROSPECTS):
        changes[first + index] = after[index] - before[index]
