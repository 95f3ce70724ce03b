"""The gradient of the value network's error at one position: the way forward of `value.py`, then the way back."""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from math import log as logf

    from fivetowers.fast.game.kernel import score_seat
    from fivetowers.fast.game.primitives import next_lap, this_lap
    from fivetowers.fast.net.value import (
        SCALE_DISCARDS,
        SCALE_HEIGHT,
        SCALE_OUTPUT,
        SCALE_POINTS,
        SCALE_ROUNDS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        clock_of,
        count_cards,
        join,
        kind_hidden,
        look_out,
        prospects,
        read_out,
        rest_of_table,
        share_out,
        tallest_tower,
    )

POINTS_WEIGHT = 0.3  # how much an error in points counts beside one in win share
TINY = 1e-6


def add_gradient(  # noqa: C901 (forwards and back through one network)
    state: cython.p_uchar,
    weights: cython.p_float,
    turned: cython.p_float,
    targets: cython.p_float,
    first: cython.int,
    gradient: cython.p_float,
    stats: cython.p_double,
) -> cython.void:
    """Adds the gradient of one position's error; `turned` holds the joining weights the other way round."""
    counts = cython.declare(cython.int[160])
    outlook = cython.declare(cython.int[53])
    hidden = cython.declare(cython.float[1200])
    heads = cython.declare(cython.float[160])
    values = cython.declare(cython.float[15])
    back = cython.declare(cython.float[48])
    head = cython.declare(cython.float[32])
    players: cython.int = state[layout.PLAYERS]
    viewer: cython.int
    kind: cython.int
    unit: cython.int
    other: cython.int
    count_cards(state, counts)
    for viewer in range(players):
        rest_of_table(state, weights, viewer, heads, viewer * layout.HEAD_UNITS)
        for kind in range(layout.KINDS):
            place: cython.int = (viewer * layout.KINDS + kind) * layout.KIND_UNITS
            look_out(counts, kind, outlook)
            kind_hidden(state, weights, counts, outlook, viewer, kind, hidden, place)
            join(weights, hidden, place, heads, viewer * layout.HEAD_UNITS)
        read_out(weights, heads, viewer * layout.HEAD_UNITS, values, viewer)
        values[layout.END_POINTS + viewer] += score_seat(state, viewer)
    share_out(values, players)
    stats[layout.STAT_POSITIONS] += 1
    for viewer in range(players):
        target: cython.float = targets[first + layout.END_SHARE + viewer]
        of_share: cython.float = values[layout.END_SHARE + viewer] - target
        of_points: cython.float = (
            values[layout.END_POINTS + viewer] - targets[first + layout.END_POINTS + viewer]
        ) / SCALE_OUTPUT
        stats[layout.STAT_SHARE_LOSS] -= target * logf(values[layout.END_SHARE + viewer] + TINY)
        stats[layout.STAT_POINTS_LOSS] += of_points * of_points
        of_points *= POINTS_WEIGHT
        gradient[layout.WEIGHTS_BIAS_SHARE] += of_share
        gradient[layout.WEIGHTS_BIAS_POINTS] += of_points
        for unit in range(layout.HEAD_UNITS):
            active: cython.float = heads[viewer * layout.HEAD_UNITS + unit]
            head[unit] = 0.0
            if active > 0:
                gradient[layout.WEIGHTS_SHARE + unit] += of_share * active
                gradient[layout.WEIGHTS_POINTS + unit] += of_points * active
                head[unit] = (
                    of_share * weights[layout.WEIGHTS_SHARE + unit] + of_points * weights[layout.WEIGHTS_POINTS + unit]
                )
        add_rest_gradient(state, viewer, head, gradient)
        for kind in range(layout.KINDS):
            place = (viewer * layout.KINDS + kind) * layout.KIND_UNITS
            for unit in range(layout.KIND_UNITS):
                back[unit] = 0.0
            for other in range(layout.HEAD_UNITS):
                if head[other] != 0:
                    for unit in range(layout.KIND_UNITS):
                        back[unit] += head[other] * turned[other * layout.KIND_UNITS + unit]
            for unit in range(layout.KIND_UNITS):
                active = hidden[place + unit]
                if active > 0:
                    row: cython.int = layout.WEIGHTS_JOIN + unit * layout.HEAD_UNITS
                    for other in range(layout.HEAD_UNITS):
                        gradient[row + other] += active * head[other]
                else:
                    back[unit] = 0.0
            look_out(counts, kind, outlook)
            add_kind_gradient(state, counts, outlook, viewer, kind, back, gradient)


def add_head(column: cython.int, factor: cython.float, head: cython.p_float, gradient: cython.p_float) -> cython.void:
    unit: cython.int
    first: cython.int = layout.WEIGHTS_REST + column * layout.HEAD_UNITS
    for unit in range(layout.HEAD_UNITS):
        gradient[first + unit] += factor * head[unit]


def add_rest_gradient(
    state: cython.p_uchar, viewer: cython.int, head: cython.p_float, gradient: cython.p_float
) -> cython.void:
    """The way back through `rest_of_table`."""
    players: cython.int = state[layout.PLAYERS]
    unit: cython.int
    distance: cython.int = (state[layout.START] + players - viewer) % players
    add_head(layout.REST_CLOCK + clock_of(state[layout.LAP], state[layout.PILE]), 1.0, head, gradient)
    add_head(layout.REST_START + distance, 1.0, head, gradient)
    if state[layout.LAP] == 1:
        add_head(layout.REST_DISCARDS, state[layout.DISCARDED] * SCALE_DISCARDS, head, gradient)
    for distance in range(players):
        if state[layout.SEATS + (viewer + distance) % players * layout.SEAT_SIZE + layout.RIVAL]:
            for unit in range(layout.HEAD_UNITS):
                gradient[layout.WEIGHTS_RIVALS_REST + distance * layout.HEAD_UNITS + unit] += head[unit]
    for distance in range(players):
        seat: cython.int = (viewer + distance) % players
        column: cython.int = layout.REST_SEATS + layout.REST_A_SEAT * distance
        rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
        add_head(column + layout.REST_POINTS, score_seat(state, seat) * SCALE_POINTS, head, gradient)
        add_head(column + layout.REST_TALLEST, tallest_tower(state, seat) * SCALE_TALLEST, head, gradient)
        add_head(column + layout.REST_RUBBLE, rubble * SCALE_RUBBLE, head, gradient)


def add_hidden(
    column: cython.int, factor: cython.float, hidden: cython.p_float, gradient: cython.p_float
) -> cython.void:
    unit: cython.int
    first: cython.int = layout.WEIGHTS_KIND + column * layout.KIND_UNITS
    for unit in range(layout.KIND_UNITS):
        gradient[first + unit] += factor * hidden[unit]


def add_kind_gradient(
    state: cython.p_uchar,
    counts: cython.p_int,
    outlook: cython.p_int,
    viewer: cython.int,
    kind: cython.int,
    hidden: cython.p_float,
    gradient: cython.p_float,
) -> cython.void:
    """The way back through `kind_hidden`."""
    players: cython.int = state[layout.PLAYERS]
    lap: cython.int = state[layout.LAP]
    found = cython.declare(cython.float[6])
    column: cython.int
    value: cython.int
    distance: cython.int
    index: cython.int
    for value in range(layout.VALUES):
        now: cython.int = counts[this_lap(kind, value)]
        later: cython.int = counts[next_lap(kind, value)]
        if now:
            column = layout.COLUMN_CARDS + value
            add_hidden(column + (2 * layout.VALUES if lap == layout.LAPS else 0), now, hidden, gradient)
        if later:
            add_hidden(layout.COLUMN_CARDS + layout.VALUES + value, later, hidden, gradient)
    column = layout.COLUMN_CLOCK + 2 * (lap - 1)
    rounds: cython.int = clock_of(lap, state[layout.PILE]) % layout.CLOCK_ROUNDS
    add_hidden(column, 1.0, hidden, gradient)
    add_hidden(column + 1, rounds * SCALE_ROUNDS, hidden, gradient)
    for distance in range(players):
        base: cython.int = layout.SEATS + (viewer + distance) % players * layout.SEAT_SIZE + kind
        if state[base - kind + layout.RIVAL]:
            for index in range(layout.KIND_UNITS):
                gradient[layout.WEIGHTS_RIVALS + distance * layout.KIND_UNITS + index] += hidden[index]
        top: cython.int = state[base + layout.TOP]
        height: cython.int = state[base + layout.HEIGHT]
        tower: cython.int = layout.COLUMN_TOWERS + distance * layout.TOWER_COLUMNS
        add_hidden(tower + layout.TOWER_TOP + top, 1.0, hidden, gradient)
        add_hidden(tower + layout.TOWER_BELOW + state[base + layout.BELOW], 1.0, hidden, gradient)
        if height:
            column = layout.TOWER_CROWNED if top == layout.SPIRE else layout.TOWER_OPEN
            add_hidden(tower + column, height * SCALE_HEIGHT, hidden, gradient)
        prospects(outlook, top, state[base + layout.BELOW], height, found)
        for index in range(layout.PROSPECTS):
            if found[index] != 0:
                add_hidden(tower + layout.TOWER_FITS + index, found[index], hidden, gradient)
