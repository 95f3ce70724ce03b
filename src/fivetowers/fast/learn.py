"""Learning by self-play at full speed: whole games between copies of one network, and the gradient of its errors.

After a game every position between two rounds gets a target: a mixture of what the network says about the positions
after it and of how the game ended (the λ-return of TD learning). Rounds that were played at random, to see more of the
game, break the chain: nothing is learned across them.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from math import log as logf

    from fivetowers.fast.bidding import best_end, play_end
    from fivetowers.fast.kernel import (
        bid_at_random,
        build_at_random,
        deal_at_random,
        draw,
        next_word,
        score_seat,
        seed_of,
        sort_display,
    )
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import copy, start, whole
    from fivetowers.fast.value import (
        SCALE_DISCARDS,
        SCALE_FITS,
        SCALE_HEIGHT,
        SCALE_OUTPUT,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        clock_of,
        count_cards,
        count_fits,
        evaluate,
        fits_of_others,
        floats,
        join,
        kind_hidden,
        numbers,
        read_out,
        rest_of_table,
        share_out,
        tallest_tower,
    )

POINTS_WEIGHT = 0.3  # how much an error in points counts beside one in win share
TINY = 1e-6


def at(trail: cython.p_uchar, position: cython.int) -> cython.p_uchar:
    """The position with this index among many."""
    if cython.compiled:
        return trail + position * layout.STATE_SIZE
    else:  # noqa: RET505 (one branch for each world)
        return trail[position * layout.STATE_SIZE :]


def chance(rng: cython.p_ulonglong) -> cython.float:
    """A number from 0 up to 1."""
    return (next_word(rng) >> 40) / 16777216.0


def play_random_round(state: cython.p_uchar, rng: cython.p_ulonglong) -> cython.void:
    lots = cython.declare(cython.int[5])
    sort_display(state, lots)
    bid_at_random(state, lots, rng)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        build_at_random(state, lots, rng)


def play_game(
    players: cython.int,
    weights: cython.p_float,
    settings: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    trail: cython.p_uchar,
    explored: cython.p_uchar,
) -> cython.int:
    """Writes the positions between rounds, the last one is the end; how many rounds there were.

    `settings`: the weight of the margin, the share of random rounds, the share of games with a random opening.
    """
    rounds: cython.int = 0
    start(trail, players, draw(rng, players))
    opening: cython.int = 0
    if chance(rng) < settings[2]:
        opening = draw(rng, 24)
    while trail[rounds * layout.STATE_SIZE + layout.PHASE] != layout.PHASE_OVER:
        state: cython.p_uchar = at(trail, rounds + 1)
        copy(state, at(trail, rounds))
        deal_at_random(state, rng)
        explored[rounds] = rounds < opening or chance(rng) < settings[1]
        if explored[rounds]:
            play_random_round(state, rng)
        else:
            solve_round(state, weights, settings[0], 1, job, work, ends, builds)
            play_end(state, best_end(state, job, ends, builds), 1, builds)
        rounds += 1
    return rounds


def set_targets(
    trail: cython.p_uchar,
    explored: cython.p_uchar,
    rounds: cython.int,
    weights: cython.p_float,
    trace: cython.float,
    targets: cython.p_float,
) -> cython.void:
    """The λ-return of each position, from the end backwards."""
    values = cython.declare(cython.float[15])
    position: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    evaluate(at(trail, rounds), weights, values)
    for index in range(layout.END_UTILITY):
        targets[rounds * layout.END_SIZE + index] = values[index]
    # `values` is what the network says about the position after.
    for position in range(rounds - 1, -1, -1):
        first: cython.int = position * layout.END_SIZE
        for index in range(layout.END_UTILITY):
            ahead: cython.float = targets[first + layout.END_SIZE + index]
            targets[first + index] = trace * ahead + (1 - trace) * values[index]
        evaluate(at(trail, position), weights, values)
        if explored[position]:
            for index in range(layout.END_UTILITY):
                targets[first + index] = values[index]


# ---- the gradient --------------------------------------------------------------------------------------------------


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
    fits = cython.declare(cython.int[34])
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
            count_fits(counts, kind, fits)
            kind_hidden(state, weights, counts, fits, viewer, kind, hidden, place)
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
        gradient[layout.WEIGHTS_BIAS] += of_share
        gradient[layout.WEIGHTS_BIAS + 1] += of_points
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
            count_fits(counts, kind, fits)
            add_kind_gradient(state, counts, fits, viewer, kind, back, gradient)


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
    distance: cython.int = (state[layout.START] + players - viewer) % players
    add_head(layout.REST_CLOCK + clock_of(state[layout.LAP], state[layout.PILE]), 1.0, head, gradient)
    add_head(layout.REST_START + distance, 1.0, head, gradient)
    if state[layout.LAP] == 1:
        add_head(layout.REST_DISCARDS, state[layout.DISCARDED] * SCALE_DISCARDS, head, gradient)
    for distance in range(players):
        seat: cython.int = (viewer + distance) % players
        column: cython.int = layout.REST_SEATS + 3 * distance
        rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
        add_head(column, score_seat(state, seat) * SCALE_POINTS, head, gradient)
        add_head(column + 1, tallest_tower(state, seat) * SCALE_TALLEST, head, gradient)
        add_head(column + 2, rubble * SCALE_RUBBLE, head, gradient)


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
    fits: cython.p_int,
    viewer: cython.int,
    kind: cython.int,
    hidden: cython.p_float,
    gradient: cython.p_float,
) -> cython.void:
    """The way back through `kind_hidden`."""
    players: cython.int = state[layout.PLAYERS]
    lap: cython.int = state[layout.LAP]
    value: cython.int
    distance: cython.int
    for value in range(layout.VALUES):
        now: cython.int = counts[kind * 32 + value]
        later: cython.int = counts[kind * 32 + 16 + value]
        if now:
            column: cython.int = layout.COLUMN_CARDS + value
            add_hidden(column + (2 * layout.VALUES if lap == layout.LAPS else 0), now, hidden, gradient)
        if later:
            add_hidden(layout.COLUMN_CARDS + layout.VALUES + value, later, hidden, gradient)
    add_hidden(layout.COLUMN_CLOCK + clock_of(lap, state[layout.PILE]), 1.0, hidden, gradient)
    own: cython.int = state[layout.SEATS + viewer * layout.SEAT_SIZE + layout.TOP + kind]
    add_hidden(layout.COLUMN_FITS, fits[own] * SCALE_FITS, hidden, gradient)
    add_hidden(layout.COLUMN_FITS + 1, fits[layout.TOPS + own] * SCALE_FITS, hidden, gradient)
    add_hidden(layout.COLUMN_FITS + 2, fits_of_others(state, fits, 0, viewer, kind) * SCALE_FITS, hidden, gradient)
    others: cython.int = fits_of_others(state, fits, layout.TOPS, viewer, kind)
    add_hidden(layout.COLUMN_FITS + 3, others * SCALE_FITS, hidden, gradient)
    for distance in range(players):
        base: cython.int = layout.SEATS + (viewer + distance) % players * layout.SEAT_SIZE + kind
        top: cython.int = state[base + layout.TOP]
        height: cython.int = state[base + layout.HEIGHT]
        column = layout.COLUMN_TOWERS + distance * layout.TOWER_COLUMNS
        add_hidden(column + layout.TOWER_TOP + top, 1.0, hidden, gradient)
        add_hidden(column + layout.TOWER_BELOW + state[base + layout.BELOW], 1.0, hidden, gradient)
        if height:
            column += layout.TOWER_CROWNED if top == layout.SPIRE else layout.TOWER_OPEN
            add_hidden(column, height * SCALE_HEIGHT, hidden, gradient)


# ---- from Python ---------------------------------------------------------------------------------------------------


def doubles(buffer: cython.double[::1]) -> cython.p_double:
    if cython.compiled:
        return cython.address(buffer[0])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)


def learn_from_games(
    players: cython.int,
    weights: cython.float[::1],
    turned: cython.float[::1],
    settings: cython.float[::1],
    seed: cython.ulonglong,
    first: cython.longlong,
    games: cython.longlong,
    gradient: cython.float[::1],
    stats: cython.double[::1],
) -> None:
    """Plays the games with the numbers from `first` on, without the GIL, and adds up the gradient of all positions.

    `settings`: the weight of the margin, the share of random rounds, the share of games with a random opening, and λ.
    """
    from fivetowers.fast.solver import new_job, new_work

    job_buffer: cython.int[::1] = new_job()
    work_buffer: cython.float[::1] = new_work()
    ends_buffer: cython.float[::1] = new_work()
    targets_buffer: cython.float[::1] = new_work()
    bytes_buffer: cython.uchar[::1] = bytearray(
        (layout.MOST_ROUNDS + 1) * layout.STATE_SIZE + layout.MOST_ROUNDS + layout.ENDS * layout.BUILD_SIZE
    )
    trail: cython.p_uchar = whole(bytes_buffer)
    explored: cython.p_uchar = whole(bytes_buffer, (layout.MOST_ROUNDS + 1) * layout.STATE_SIZE)
    builds: cython.p_uchar = whole(bytes_buffer, (layout.MOST_ROUNDS + 1) * layout.STATE_SIZE + layout.MOST_ROUNDS)
    job: cython.p_int = numbers(job_buffer)
    work: cython.p_float = floats(work_buffer)
    ends: cython.p_float = floats(ends_buffer)
    targets: cython.p_float = floats(targets_buffer)
    own_weights: cython.p_float = floats(weights)
    own_turned: cython.p_float = floats(turned)
    own_settings: cython.p_float = floats(settings)
    own_gradient: cython.p_float = floats(gradient)
    own_stats: cython.p_double = doubles(stats)
    rng = cython.declare(cython.ulonglong[1])
    number: cython.longlong
    rounds: cython.int
    position: cython.int
    with cython.nogil:
        for number in range(first, first + games):
            rng[0] = seed_of(seed, number)
            rounds = play_game(players, own_weights, own_settings, rng, job, work, ends, builds, trail, explored)
            set_targets(trail, explored, rounds, own_weights, own_settings[3], targets)
            own_stats[layout.STAT_GAMES] += 1
            own_stats[layout.STAT_ROUNDS] += rounds
            for position in range(players):
                own_stats[layout.STAT_POINTS] += targets[rounds * layout.END_SIZE + layout.END_POINTS + position]
            for position in range(rounds):
                if not explored[position]:
                    add_gradient(
                        at(trail, position),
                        own_weights,
                        own_turned,
                        targets,
                        position * layout.END_SIZE,
                        own_gradient,
                        own_stats,
                    )
