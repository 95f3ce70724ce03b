"""What a seat can do with the tower of one kind in a round, and what each such *option* says to the value network.

Kinds never interact before the network's second layer, so an option is weighed once, for every seat that looks at it,
whatever is done with the other kinds.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import fits, lot_count, lot_value, without_card
    from fivetowers.fast.value import (
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


def look_ahead(state: cython.p_uchar, number: cython.int, job: cython.p_int) -> cython.void:
    """What will be to come after this round, with all cards of the display left over: options take theirs away."""
    index: cython.int
    lap: cython.int = state[layout.LAP]
    pile: cython.int = state[layout.PILE]
    leftover: cython.int = layout.VALUES if lap == 1 else -1
    count_cards(state, job + layout.JOB_COUNTS if cython.compiled else job[layout.JOB_COUNTS :])
    if pile == 0 and lap == 1:
        lap = 2
        leftover = 0
        pile = state[layout.DISCARDED] + state[layout.SHOWN] - number
        for index in range(layout.KINDS * 2 * layout.VALUES):
            if index & 16 == 0:
                job[layout.JOB_COUNTS + index] = job[layout.JOB_COUNTS + index + 16]
                job[layout.JOB_COUNTS + index + 16] = 0
    if leftover >= 0:
        for index in range(state[layout.SHOWN]):
            card: cython.int = state[layout.DISPLAY + index]
            job[layout.JOB_COUNTS + (card >> 5) * 32 + leftover + (card & 15)] += 1
    job[layout.JOB_LAP] = lap
    job[layout.JOB_CLOCK] = clock_of(lap, pile)
    job[layout.JOB_OVER] = pile == 0 and lap == layout.LAPS
    job[layout.JOB_LEFTOVER] = leftover


def list_options(state: cython.p_uchar, seat: cython.int, job: cython.p_int) -> cython.void:
    """All options of a seat, kind after kind; the first of each is to leave the tower alone."""
    cards = cython.declare(cython.int[5])
    kind: cython.int
    found: cython.int = 0
    for kind in range(layout.KINDS):
        base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + kind
        top: cython.int = state[base + layout.TOP]
        below: cython.int = state[base + layout.BELOW]
        height: cython.int = state[base + layout.HEIGHT]
        job[layout.JOB_FIRST + kind] = found
        found = add_orders(job, cards, job[layout.JOB_LOTS + kind], top, below, height, 0, 0, found)
        if top != layout.SPIRE and top != layout.EMPTY:
            deeper: cython.int = layout.EMPTY
            if height > 1:
                under: cython.int = state[layout.UNDER + state[base + layout.TOP_CARD]]
                under = state[layout.UNDER + under]
                deeper = layout.EMPTY if under == layout.NO_CARD else under & 15
            found = add_orders(job, cards, job[layout.JOB_LOTS + kind], below, deeper, height - 1, 0, 1, found)
    job[layout.JOB_FIRST + layout.KINDS] = found


def add_orders(
    job: cython.p_int,
    cards: cython.p_int,
    lot: cython.int,
    top: cython.int,
    below: cython.int,
    height: cython.int,
    count: cython.int,
    demolished: cython.int,
    found: cython.int,
) -> cython.int:
    """Writes the tower as it stands now as an option, and all that further cards of the lot can make of it."""
    index: cython.int
    if found == layout.MOST_OPTIONS:
        return found
    first: cython.int = layout.JOB_OPTIONS + found * layout.OPTION_SIZE
    job[first + layout.OPTION_COUNT] = count
    job[first + layout.OPTION_DEMOLISHED] = demolished
    job[first + layout.OPTION_TOP] = top
    job[first + layout.OPTION_BELOW] = below
    job[first + layout.OPTION_HEIGHT] = height
    job[first + layout.OPTION_WANTED] = 1
    for index in range(count):
        job[first + layout.OPTION_CARDS + index] = cards[index]
    found += 1
    before: cython.int = -1
    for index in range(lot_count(lot)):
        value: cython.int = lot_value(lot, index)
        is_second_copy: cython.bint = value == before
        before = value
        if is_second_copy or not fits(value, top):
            continue
        cards[count] = value
        under: cython.int = layout.SPIRE if value == layout.SPIRE else top
        found = add_orders(job, cards, without_card(lot, index), value, under, height + 1, count + 1, demolished, found)
    return found


def weigh_options(
    state: cython.p_uchar, weights: cython.p_float, kind: cython.int, job: cython.p_int, work: cython.p_float
) -> cython.void:
    """What every option of one kind that is wanted says to the second layer, for every seat that looks."""
    found = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = job[layout.JOB_SEAT]
    unit: cython.int
    viewer: cython.int
    seat: cython.int
    option: cython.int
    for unit in range(layout.KIND_UNITS):
        work[layout.WORK_CARDS + unit] = 0.0
    counts = job + layout.JOB_COUNTS if cython.compiled else job[layout.JOB_COUNTS :]
    outlook = job + layout.JOB_OUTLOOK if cython.compiled else job[layout.JOB_OUTLOOK :]
    look_out(counts, kind, outlook)
    add_cards(weights, counts, kind, job[layout.JOB_LAP], work, layout.WORK_CARDS)
    add_clock(weights, job[layout.JOB_LAP], job[layout.JOB_CLOCK], work, layout.WORK_CARDS)
    for viewer in range(players):
        first: cython.int = layout.WORK_OTHERS + viewer * layout.KIND_UNITS
        for unit in range(layout.KIND_UNITS):
            work[first + unit] = 0.0
        add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS, layout.KIND_UNITS, work, first)
        for seat in range(players):
            if seat == builder:
                continue
            base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + kind
            distance: cython.int = (seat + players - viewer) % players
            top: cython.int = state[base + layout.TOP]
            below: cython.int = state[base + layout.BELOW]
            height: cython.int = state[base + layout.HEIGHT]
            add_tower(weights, distance, top, below, height, work, first)
            prospects(outlook, top, below, height, found)
            add_prospects(weights, distance, found, work, first)
    for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
        if job[layout.JOB_OPTIONS + option * layout.OPTION_SIZE + layout.OPTION_WANTED]:
            weigh_option(state, weights, kind, option, job, work)


def weigh_option(  # noqa: C901 (one compiled loop over the seats that look)
    state: cython.p_uchar,
    weights: cython.p_float,
    kind: cython.int,
    option: cython.int,
    job: cython.p_int,
    work: cython.p_float,
) -> cython.void:
    changed = cython.declare(cython.int[53])
    cards = cython.declare(cython.float[48])
    own = cython.declare(cython.float[6])
    changes = cython.declare(cython.float[30])
    change = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = job[layout.JOB_SEAT]
    leftover: cython.int = job[layout.JOB_LEFTOVER]
    first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
    top: cython.int = job[first + layout.OPTION_TOP]
    below: cython.int = job[first + layout.OPTION_BELOW]
    height: cython.int = job[first + layout.OPTION_HEIGHT]
    count: cython.int = job[first + layout.OPTION_COUNT]
    unit: cython.int
    viewer: cython.int
    seat: cython.int
    index: cython.int
    for unit in range(layout.KIND_UNITS):
        cards[unit] = work[layout.WORK_CARDS + unit]
    # Cards that are taken are not left over: all towers may hope for less.
    counts = job + layout.JOB_COUNTS if cython.compiled else job[layout.JOB_COUNTS :]
    outlook = job + layout.JOB_OUTLOOK if cython.compiled else job[layout.JOB_OUTLOOK :]
    is_changed: cython.bint = leftover >= 0 and count > 0
    if is_changed:
        column: cython.int = layout.COLUMN_CARDS + (layout.VALUES if leftover else 2 * layout.VALUES)
        for index in range(count):
            value: cython.int = job[first + layout.OPTION_CARDS + index]
            counts[kind * 32 + leftover + value] -= 1
            add_column(weights, column + value, -1.0, cards, 0)
        look_out(counts, kind, changed)
        for index in range(count):
            counts[kind * 32 + leftover + job[first + layout.OPTION_CARDS + index]] += 1
        for seat in range(players):
            if seat != builder:
                change_prospects(state, seat, kind, outlook, changed, seat * 6, changes)
        prospects(changed, top, below, height, own)
    else:
        prospects(outlook, top, below, height, own)
    for viewer in range(players):
        others: cython.int = layout.WORK_OTHERS + viewer * layout.KIND_UNITS
        for unit in range(layout.KIND_UNITS):
            work[layout.WORK_HIDDEN + unit] = cards[unit] + work[others + unit]
        distance: cython.int = (builder + players - viewer) % players
        add_tower(weights, distance, top, below, height, work, layout.WORK_HIDDEN)
        add_prospects(weights, distance, own, work, layout.WORK_HIDDEN)
        if is_changed:
            for seat in range(players):
                if seat != builder:
                    for index in range(layout.TOWER_COLUMNS - layout.TOWER_FITS):
                        change[index] = changes[seat * 6 + index]
                    distance = (seat + players - viewer) % players
                    add_prospects(weights, distance, change, work, layout.WORK_HIDDEN)
        target: cython.int = layout.WORK_OPTIONS + (option * layout.MOST_PLAYERS + viewer) * layout.HEAD_UNITS
        for unit in range(layout.HEAD_UNITS):
            work[target + unit] = 0.0
        join(weights, work, layout.WORK_HIDDEN, work, target)


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
    for index in range(layout.TOWER_COLUMNS - layout.TOWER_FITS):
        changes[first + index] = after[index] - before[index]
