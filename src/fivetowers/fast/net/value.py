"""The value of a position between two rounds, by a small network: each seat's win share and points at the end.

Every seat looks at the table in the same way, with the others in turn order from it. For each kind of tower one shared
layer sees the seat's tower, each other tower of that kind, the cards of that kind to come and the rounds left. Its
units, joined over the kinds, meet the points, tallest towers and rubble of all seats in a second layer, which gives the
points that the seat will still gain and a strength; the strengths of all seats, compared, are their win shares.

Nothing crosses from one kind to another before the joining. So a comparison of builds works out each kind's part once
and only adds up (`solver.py`); `evaluate` here does the same work at one go, for a single position.
"""

from array import array

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from math import exp as expf

    from fivetowers.fast.game.door import single
    from fivetowers.fast.game.kernel import score_seat
    from fivetowers.fast.game.primitives import kind_of, next_lap, this_lap, value_of
    from fivetowers.fast.net.vector_sums import add_columns, add_products

SCALE_HEIGHT = 0.25
SCALE_FITS = 0.2
SCALE_CHAIN = 0.01
SCALE_ROUNDS = 0.1
SCALE_DISCARDS = 0.05
SCALE_POINTS = 0.05
SCALE_TALLEST = 0.2
SCALE_RUBBLE = 0.4
SCALE_OUTPUT = 10.0  # points for one unit of the output


def clock_of(lap: cython.int, pile: cython.int) -> cython.int:
    """Which lap, and how many rounds it has left."""
    return (lap - 1) * layout.CLOCK_ROUNDS + (pile + layout.CARDS_A_ROUND - 1) // layout.CARDS_A_ROUND


def count_cards(state: cython.p_uchar, counts: cython.p_int) -> cython.void:
    """For each kind the cards to come in this lap, by value, and those that are sure to come back in the next."""
    index: cython.int
    card: cython.int
    for index in range(layout.CARD_COUNTS):
        counts[index] = 0
    for index in range(state[layout.PILE]):
        card = state[layout.DECK + index]
        counts[this_lap(kind_of(card), value_of(card))] += 1
    if state[layout.LAP] == layout.LAPS:
        return
    for index in range(state[layout.DISCARDED]):
        card = state[layout.LAST_OF_DECK - index]
        counts[next_lap(kind_of(card), value_of(card))] += 1


def count_fits(counts: cython.p_int, kind: cython.int, fits: cython.p_int) -> cython.void:
    """How many of the cards to come fit on each top (R4–R7): this lap, then the next."""
    half: cython.int
    top: cython.int
    for half in range(2):
        first: cython.int = next_lap(kind, 0) if half else this_lap(kind, 0)
        target: cython.int = half * layout.TOPS
        lower: cython.int = 0
        for top in range(layout.VALUES):
            fits[target + top] = lower
            if 0 < top <= layout.BALLOON:
                fits[target + top] += counts[first + layout.BALLOON]
            lower += counts[first + top]
        fits[target + layout.TERRACE] = lower
        fits[target + layout.EMPTY] = lower


def look_out(counts: cython.p_int, kind: cython.int, outlook: cython.p_int) -> cython.void:
    """What is to come of one kind, as layout.py lists it."""
    top: cython.int
    count_fits(counts, kind, outlook)
    lower: cython.int = 0
    chained: cython.int = 0
    for top in range(layout.VALUES):
        outlook[layout.OUTLOOK_CHAINS + top] = lower
        chained = counts[this_lap(kind, top)] + counts[next_lap(kind, top)]
        lower += chained * (outlook[top] + outlook[layout.OUTLOOK_LATER + top])
    chained = counts[this_lap(kind, layout.BALLOON)] + counts[next_lap(kind, layout.BALLOON)]
    chained *= outlook[layout.BALLOON] + outlook[layout.OUTLOOK_LATER + layout.BALLOON]
    for top in range(1, layout.BALLOON + 1):
        outlook[layout.OUTLOOK_CHAINS + top] += chained
    outlook[layout.OUTLOOK_CHAINS + layout.TERRACE] = lower
    outlook[layout.OUTLOOK_CHAINS + layout.EMPTY] = lower
    outlook[layout.OUTLOOK_SPIRES] = counts[this_lap(kind, layout.SPIRE)]
    outlook[layout.OUTLOOK_SPIRES_LATER] = counts[next_lap(kind, layout.SPIRE)]


# ---- the layers, piece by piece ------------------------------------------------------------------------------------


def add_column(
    weights: cython.p_float, column: cython.int, factor: cython.float, target: cython.p_float, first: cython.int
) -> cython.void:
    factors = cython.declare(cython.float[1])
    factors[0] = factor
    add_columns(factors, 1, weights, layout.WEIGHTS_KIND + column * layout.KIND_UNITS, target, first)


def add_cards(
    weights: cython.p_float,
    counts: cython.p_int,
    kind: cython.int,
    lap: cython.int,
    target: cython.p_float,
    first: cython.int,
) -> cython.void:
    """The cards of one kind to come; `lap` is the one that they are counted for."""
    value: cython.int
    for value in range(layout.VALUES):
        now: cython.int = counts[this_lap(kind, value)]
        later: cython.int = counts[next_lap(kind, value)]
        if lap == layout.LAPS:
            if now:
                add_column(weights, layout.COLUMN_CARDS + 2 * layout.VALUES + value, now, target, first)
            continue
        if now:
            add_column(weights, layout.COLUMN_CARDS + value, now, target, first)
        if later:
            add_column(weights, layout.COLUMN_CARDS + layout.VALUES + value, later, target, first)


def add_clock(
    weights: cython.p_float, lap: cython.int, clock: cython.int, target: cython.p_float, first: cython.int
) -> cython.void:
    column: cython.int = layout.COLUMN_CLOCK + 2 * (lap - 1)
    rounds: cython.int = clock % layout.CLOCK_ROUNDS
    add_column(weights, column, 1.0, target, first)
    add_column(weights, column + 1, rounds * SCALE_ROUNDS, target, first)


def add_tower(
    weights: cython.p_float,
    distance: cython.int,
    top: cython.int,
    below: cython.int,
    height: cython.int,
    target: cython.p_float,
    first: cython.int,
) -> cython.void:
    column: cython.int = layout.COLUMN_TOWERS + distance * layout.TOWER_COLUMNS
    add_column(weights, column + layout.TOWER_TOP + top, 1.0, target, first)
    add_column(weights, column + layout.TOWER_BELOW + below, 1.0, target, first)
    if height:
        column += layout.TOWER_CROWNED if top == layout.SPIRE else layout.TOWER_OPEN
        add_column(weights, column, height * SCALE_HEIGHT, target, first)


def prospects(
    outlook: cython.p_int, top: cython.int, below: cython.int, height: cython.int, found: cython.p_float
) -> cython.void:
    """What a tower may hope for: the columns from TOWER_FITS on."""
    is_open: cython.bint = top != layout.SPIRE
    found[layout.FITS_NOW] = outlook[layout.OUTLOOK_NOW + top] * SCALE_FITS
    found[layout.FITS_LATER] = outlook[layout.OUTLOOK_LATER + top] * SCALE_FITS
    found[layout.FITS_BELOW] = (
        outlook[layout.OUTLOOK_NOW + below] + outlook[layout.OUTLOOK_LATER + below]
    ) * SCALE_FITS
    found[layout.FITS_CHAIN] = outlook[layout.OUTLOOK_CHAINS + top] * SCALE_CHAIN
    found[layout.FITS_SPIRES] = outlook[layout.OUTLOOK_SPIRES] * height * SCALE_HEIGHT if is_open else 0.0
    found[layout.FITS_SPIRES_LATER] = outlook[layout.OUTLOOK_SPIRES_LATER] * height * SCALE_HEIGHT if is_open else 0.0


def add_prospects(
    weights: cython.p_float,
    distance: cython.int,
    found: cython.p_float,
    target: cython.p_float,
    first: cython.int,
) -> cython.void:
    column: cython.int = layout.COLUMN_TOWERS + distance * layout.TOWER_COLUMNS + layout.TOWER_FITS
    start: cython.int = layout.WEIGHTS_KIND + column * layout.KIND_UNITS
    add_columns(found, layout.PROSPECTS, weights, start, target, first)


def add_rivals(
    state: cython.p_uchar,
    weights: cython.p_float,
    viewer: cython.int,
    start: cython.int,
    units: cython.int,
    target: cython.p_float,
    first: cython.int,
) -> cython.void:
    """Which seats are rivals: their columns of a layer with this many units, from `start` on in the weights."""
    players: cython.int = state[layout.PLAYERS]
    distance: cython.int
    unit: cython.int
    for distance in range(players):
        if state[layout.SEATS + (viewer + distance) % players * layout.SEAT_SIZE + layout.RIVAL]:
            for unit in range(units):
                target[first + unit] += weights[start + distance * units + unit]


def join(
    weights: cython.p_float,
    hidden: cython.p_float,
    first: cython.int,
    target: cython.p_float,
    target_first: cython.int,
) -> cython.void:
    """Adds what one kind's units, where they are above zero, say to the second layer."""
    add_products(hidden, first, layout.KIND_UNITS, weights, layout.WEIGHTS_JOIN, target, target_first)


def add_rest(
    weights: cython.p_float, column: cython.int, factor: cython.float, target: cython.p_float, first: cython.int
) -> cython.void:
    head: cython.int
    start: cython.int = layout.WEIGHTS_REST + column * layout.HEAD_UNITS
    for head in range(layout.HEAD_UNITS):
        target[first + head] += factor * weights[start + head]


def read_out(
    weights: cython.p_float, head: cython.p_float, first: cython.int, outputs: cython.p_float, index: cython.int
) -> cython.void:
    """A seat's strength, and the points that it will still gain."""
    unit: cython.int
    strength: cython.float = weights[layout.WEIGHTS_BIAS_SHARE]
    points: cython.float = weights[layout.WEIGHTS_BIAS_POINTS]
    for unit in range(layout.HEAD_UNITS):
        active: cython.float = head[first + unit]
        if active > 0:
            strength += active * weights[layout.WEIGHTS_SHARE + unit]
            points += active * weights[layout.WEIGHTS_POINTS + unit]
    outputs[layout.END_SHARE + index] = strength
    outputs[layout.END_POINTS + index] = points * SCALE_OUTPUT


def share_out(outputs: cython.p_float, players: cython.int) -> cython.void:
    """From the strengths of all seats to win shares."""
    seat: cython.int
    strongest: cython.float = outputs[layout.END_SHARE]
    total: cython.float = 0.0
    for seat in range(1, players):
        strongest = outputs[seat] if outputs[seat] > strongest else strongest
    for seat in range(players):
        outputs[seat] = expf(outputs[seat] - strongest)
        total += outputs[seat]
    for seat in range(players):
        outputs[seat] = outputs[seat] / total


def final_values(state: cython.p_uchar, values: cython.p_float) -> cython.void:
    """The win shares and points of a game as it stands, as if it were over (R22)."""
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    best: cython.int = -10_000
    winners: cython.int = 0
    for seat in range(players):
        points: cython.int = score_seat(state, seat)
        values[layout.END_POINTS + seat] = points
        if points > best:
            best = points
            winners = 0
        winners += 1 if points == best else 0
    for seat in range(players):
        is_winner: cython.bint = values[layout.END_POINTS + seat] == best
        values[layout.END_SHARE + seat] = 1.0 / winners if is_winner else 0.0


# ---- a whole position ----------------------------------------------------------------------------------------------


def tallest_tower(state: cython.p_uchar, seat: cython.int) -> cython.int:
    kind: cython.int
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE + layout.HEIGHT
    tallest: cython.int = 0
    for kind in range(layout.KINDS):
        tallest = state[base + kind] if state[base + kind] > tallest else tallest
    return tallest


def kind_hidden(
    state: cython.p_uchar,
    weights: cython.p_float,
    counts: cython.p_int,
    outlook: cython.p_int,
    viewer: cython.int,
    kind: cython.int,
    hidden: cython.p_float,
    first: cython.int,
) -> cython.void:
    """The units of one kind as this seat sees it, before what is below zero is cut off."""
    found = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    lap: cython.int = state[layout.LAP]
    unit: cython.int
    distance: cython.int
    for unit in range(layout.KIND_UNITS):
        hidden[first + unit] = 0.0
    add_cards(weights, counts, kind, lap, hidden, first)
    add_clock(weights, lap, clock_of(lap, state[layout.PILE]), hidden, first)
    add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS, layout.KIND_UNITS, hidden, first)
    for distance in range(players):
        base: cython.int = layout.SEATS + (viewer + distance) % players * layout.SEAT_SIZE + kind
        top: cython.int = state[base + layout.TOP]
        below: cython.int = state[base + layout.BELOW]
        height: cython.int = state[base + layout.HEIGHT]
        add_tower(weights, distance, top, below, height, hidden, first)
        prospects(outlook, top, below, height, found)
        add_prospects(weights, distance, found, hidden, first)


def rest_of_table(
    state: cython.p_uchar, weights: cython.p_float, viewer: cython.int, head: cython.p_float, first: cython.int
) -> cython.void:
    """Writes what the second layer sees beside the kinds."""
    players: cython.int = state[layout.PLAYERS]
    unit: cython.int
    distance: cython.int
    for unit in range(layout.HEAD_UNITS):
        head[first + unit] = 0.0
    add_rest(weights, layout.REST_CLOCK + clock_of(state[layout.LAP], state[layout.PILE]), 1.0, head, first)
    add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS_REST, layout.HEAD_UNITS, head, first)
    distance = (state[layout.START] + players - viewer) % players
    add_rest(weights, layout.REST_START + distance, 1.0, head, first)
    if state[layout.LAP] == 1:
        add_rest(weights, layout.REST_DISCARDS, state[layout.DISCARDED] * SCALE_DISCARDS, head, first)
    for distance in range(players):
        seat: cython.int = (viewer + distance) % players
        column: cython.int = layout.REST_SEATS + layout.REST_A_SEAT * distance
        rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
        add_rest(weights, column + layout.REST_POINTS, score_seat(state, seat) * SCALE_POINTS, head, first)
        add_rest(weights, column + layout.REST_TALLEST, tallest_tower(state, seat) * SCALE_TALLEST, head, first)
        add_rest(weights, column + layout.REST_RUBBLE, rubble * SCALE_RUBBLE, head, first)


def evaluate(state: cython.p_uchar, weights: cython.p_float, values: cython.p_float) -> cython.void:
    """Win shares and points of every seat; the position lies between two rounds, or at the end."""
    counts = cython.declare(cython.int[160])
    outlook = cython.declare(cython.int[53])
    hidden = cython.declare(cython.float[48])
    heads = cython.declare(cython.float[160])
    players: cython.int = state[layout.PLAYERS]
    viewer: cython.int
    kind: cython.int
    if state[layout.PHASE] == layout.PHASE_OVER:
        final_values(state, values)
        return
    count_cards(state, counts)
    for viewer in range(players):
        rest_of_table(state, weights, viewer, heads, viewer * layout.HEAD_UNITS)
    for kind in range(layout.KINDS):
        look_out(counts, kind, outlook)
        for viewer in range(players):
            kind_hidden(state, weights, counts, outlook, viewer, kind, hidden, 0)
            join(weights, hidden, 0, heads, viewer * layout.HEAD_UNITS)
    for viewer in range(players):
        read_out(weights, heads, viewer * layout.HEAD_UNITS, values, viewer)
        values[layout.END_POINTS + viewer] += score_seat(state, viewer)
    share_out(values, players)


# ---- from Python ---------------------------------------------------------------------------------------------------


def floats(buffer: cython.float[::1], first: cython.Py_ssize_t = 0) -> cython.p_float:
    if cython.compiled:
        return cython.address(buffer[first])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)[first:]


def numbers(buffer: cython.int[::1], first: cython.Py_ssize_t = 0) -> cython.p_int:
    if cython.compiled:
        return cython.address(buffer[first])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)[first:]


def position_value(state: bytearray, weights: cython.float[::1]) -> tuple[list[float], list[float]]:
    """Win shares and points at the end, seat by seat, of a position between two rounds or at the end."""
    if len(weights) != layout.WEIGHTS_SIZE:
        raise ValueError(f"the network has {layout.WEIGHTS_SIZE} weights, not {len(weights)}")
    values = array("f", [0.0]) * layout.END_SIZE
    evaluate(single(state), floats(weights), floats(values))
    players = state[layout.PLAYERS]
    return list(values[:players]), list(values[layout.END_POINTS : layout.END_POINTS + players])
