"""One round solved: the best builds of every seat for every number of cards, by the value of what they leave.

A build is one option for each kind (`options.py`), and its value is read from the sum of their parts. What everybody
says, given the best builds, is left to `bidding.py`, which also tells what an *end* of the round is.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import most_buildable, score_seat, sort_display
    from fivetowers.fast.options import list_options, look_ahead, weigh_options
    from fivetowers.fast.sums import read_sums
    from fivetowers.fast.table import single, whole
    from fivetowers.fast.value import (
        SCALE_DISCARDS,
        SCALE_OUTPUT,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        add_rest,
        add_rivals,
        floats,
        numbers,
        share_out,
        tallest_tower,
    )

DREADFUL = -1e9  # the utility of an end that cannot be


def solve_round(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    keep: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """Fills `ends` and `builds` with the `keep` best of each end that can still be, best first.

    A seat plays for its win share and `margin` times the points by which it leads the best other.
    """
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    sort_display(state, job)
    for index in range(players):
        job[layout.JOB_MOST + index] = most_buildable(state, job, index)
        job[layout.JOB_POINTS + index] = score_seat(state, index)
    for index in range(layout.ENDS * keep):
        builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
        ends[index * layout.END_SIZE + layout.END_UTILITY + index // keep // layout.NUMBERS] = DREADFUL
    job[layout.JOB_KEEP] = keep
    is_reshuffle: cython.bint = state[layout.PILE] == 0 and state[layout.LAP] == 1
    if is_reshuffle:
        # How many cards the next lap has depends on the number that is built.
        for index in range(state[layout.SHOWN] + 1):
            solve_numbers(state, weights, margin, index, index, job, work, ends, builds)
        return
    solve_numbers(state, weights, margin, 0, state[layout.SHOWN], job, work, ends, builds)


def solve_numbers(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    least: cython.int,
    greatest: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    players: cython.int = state[layout.PLAYERS]
    is_building: cython.bint = state[layout.PHASE] == layout.PHASE_BUILD
    found = cython.declare(cython.float[15])
    turn: cython.int
    kind: cython.int
    for kind in range(layout.END_SIZE):
        found[kind] = 0.0
    look_ahead(state, least, job)
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        lowest: cython.int = state[layout.LEAST_BID]
        highest: cython.int = job[layout.JOB_MOST + seat]
        is_holder: cython.bint = lowest > 0 and state[layout.BIDDER] == seat
        if is_holder:
            lowest -= 1
            highest = lowest
        elif is_building or turn < state[layout.BIDS_MADE]:
            continue
        nobody_builds: cython.bint = turn == 0 and least == 0 and lowest == 0
        lowest = lowest if lowest > least else least
        lowest = lowest if lowest > 1 else 1
        highest = highest if highest < greatest else greatest
        if lowest > highest and not nobody_builds:
            continue
        job[layout.JOB_SEAT] = seat
        job[layout.JOB_LEAST] = lowest
        job[layout.JOB_GREATEST] = highest
        list_options(state, seat, job)
        if not job[layout.JOB_OVER]:
            for kind in range(layout.KINDS):
                weigh_options(state, weights, kind, job, work)
        rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
        if nobody_builds:
            weigh_rest(state, weights, seat, job, work)
            for kind in range(layout.KINDS):
                add_option(players, kind, job[layout.JOB_FIRST + kind], work)
                job[layout.JOB_CHOICE + kind] = job[layout.JOB_FIRST + kind]
            tallest: cython.int = tallest_tower(state, seat)
            points: cython.int = job[layout.JOB_POINTS + seat] - tallest + rubble * (rubble + 1) // 2
            weigh_end(state, weights, margin, 0, 0, points, tallest, job, work, found)
            keep_end(seat, 0, found, 0, job, ends, builds)
        if lowest <= highest:
            weigh_rest(state, weights, (seat + 1) % players, job, work)
            walk(state, weights, margin, 0, 0, 0, 0, 0, job, work, ends, builds)


# ---- builds: five kinds --------------------------------------------------------------------------------------------


def weigh_rest(
    state: cython.p_uchar, weights: cython.p_float, start: cython.int, job: cython.p_int, work: cython.p_float
) -> cython.void:
    """Begins the sums of every seat that looks: all but the kinds, the builder's own points, tallest and rubble."""
    players: cython.int = state[layout.PLAYERS]
    viewer: cython.int
    unit: cython.int
    seat: cython.int
    if job[layout.JOB_OVER]:
        return
    for viewer in range(players):
        first: cython.int = layout.WORK_SUMS + viewer * layout.HEAD_UNITS
        for unit in range(layout.HEAD_UNITS):
            work[first + unit] = 0.0
        add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS_REST, layout.HEAD_UNITS, work, first)
        add_rest(weights, layout.REST_CLOCK + job[layout.JOB_CLOCK], 1.0, work, first)
        add_rest(weights, layout.REST_START + (start + players - viewer) % players, 1.0, work, first)
        if job[layout.JOB_LAP] == 1:
            discards: cython.int = state[layout.DISCARDED] + state[layout.SHOWN]
            add_rest(weights, layout.REST_DISCARDS, discards * SCALE_DISCARDS, work, first)
        for seat in range(players):
            if seat == job[layout.JOB_SEAT]:
                continue
            column: cython.int = layout.REST_SEATS + 3 * ((seat + players - viewer) % players)
            rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
            add_rest(weights, column, job[layout.JOB_POINTS + seat] * SCALE_POINTS, work, first)
            add_rest(weights, column + 1, tallest_tower(state, seat) * SCALE_TALLEST, work, first)
            add_rest(weights, column + 2, rubble * SCALE_RUBBLE, work, first)


def add_option(players: cython.int, kind: cython.int, option: cython.int, work: cython.p_float) -> cython.void:
    """The sums after this kind are those before it and the option's part."""
    unit: cython.int
    before: cython.int = layout.WORK_SUMS + kind * layout.MOST_PLAYERS * layout.HEAD_UNITS
    after: cython.int = before + layout.MOST_PLAYERS * layout.HEAD_UNITS
    part: cython.int = layout.WORK_OPTIONS + option * layout.MOST_PLAYERS * layout.HEAD_UNITS
    for unit in range(players * layout.HEAD_UNITS):
        work[after + unit] = work[before + unit] + work[part + unit]


def walk(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    kind: cython.int,
    placed: cython.int,
    demolished: cython.int,
    points: cython.int,
    tallest: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """Every build from this kind on. `points` are those of the towers so far, without main tower and rubble."""
    found = cython.declare(cython.float[15])
    option: cython.int
    if kind == layout.KINDS:
        for option in range(layout.END_SIZE):
            found[option] = 0.0
        if placed >= job[layout.JOB_LEAST]:
            weigh_end(state, weights, margin, placed, demolished, points, tallest, job, work, found)
            keep_end(job[layout.JOB_SEAT], placed, found, demolished, job, ends, builds)
        return
    for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
        first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
        count: cython.int = job[first + layout.OPTION_COUNT]
        is_demolished: cython.bint = job[first + layout.OPTION_DEMOLISHED]
        if placed + count > job[layout.JOB_GREATEST] or (demolished and is_demolished):
            continue
        height: cython.int = job[first + layout.OPTION_HEIGHT]
        is_crowned: cython.bint = job[first + layout.OPTION_TOP] == layout.SPIRE
        job[layout.JOB_CHOICE + kind] = option
        if not job[layout.JOB_OVER]:
            add_option(state[layout.PLAYERS], kind, option, work)
        walk(
            state,
            weights,
            margin,
            kind + 1,
            placed + count,
            kind + 1 if is_demolished else demolished,
            points + (2 * height if is_crowned else height),
            height if height > tallest else tallest,
            job,
            work,
            ends,
            builds,
        )


def weigh_end(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    number: cython.int,
    demolished: cython.int,
    points: cython.int,
    tallest: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    found: cython.p_float,
) -> cython.void:
    """The values of all seats after the build that the sums stand for."""
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = job[layout.JOB_SEAT]
    seat: cython.int
    rubble: cython.int = state[layout.SEATS + builder * layout.SEAT_SIZE + layout.RUBBLE] + (1 if demolished else 0)
    total: cython.int = points + tallest - rubble * (rubble + 1) // 2
    if job[layout.JOB_OVER]:
        best: cython.int = total
        winners: cython.int = 0
        for seat in range(players):
            own: cython.int = total if seat == builder else job[layout.JOB_POINTS + seat]
            found[layout.END_POINTS + seat] = own
            best = own if own > best else best
        for seat in range(players):
            winners += found[layout.END_POINTS + seat] == best
        for seat in range(players):
            found[layout.END_SHARE + seat] = 1.0 / winners if found[layout.END_POINTS + seat] == best else 0.0
        set_utilities(found, players, margin)
        return
    fewer: cython.float = -number * SCALE_DISCARDS if job[layout.JOB_LAP] == 1 else 0.0
    for seat in range(players):
        read_seat(
            weights,
            (builder + players - seat) % players,
            total * SCALE_POINTS,
            tallest * SCALE_TALLEST,
            rubble * SCALE_RUBBLE,
            fewer,
            work,
            layout.WORK_SUMS + (layout.KINDS * layout.MOST_PLAYERS + seat) * layout.HEAD_UNITS,
            found,
            seat,
        )
        found[layout.END_POINTS + seat] += total if seat == builder else job[layout.JOB_POINTS + seat]
    share_out(found, players)
    set_utilities(found, players, margin)


def read_seat(
    weights: cython.p_float,
    distance: cython.int,
    points: cython.float,
    tallest: cython.float,
    rubble: cython.float,
    fewer: cython.float,
    work: cython.p_float,
    first: cython.int,
    found: cython.p_float,
    viewer: cython.int,
) -> cython.void:
    """Adds the builder's columns to the sums of one seat and reads its strength and points."""
    read = cython.declare(cython.float[2])
    column: cython.int = layout.WEIGHTS_REST + (layout.REST_SEATS + 3 * distance) * layout.HEAD_UNITS
    discards: cython.int = layout.WEIGHTS_REST + layout.REST_DISCARDS * layout.HEAD_UNITS
    read_sums(
        work,
        first,
        weights,
        column,
        discards,
        layout.WEIGHTS_SHARE,
        layout.WEIGHTS_POINTS,
        points,
        tallest,
        rubble,
        fewer,
        read,
    )
    found[layout.END_SHARE + viewer] = read[0] + weights[layout.WEIGHTS_BIAS]
    found[layout.END_POINTS + viewer] = (read[1] + weights[layout.WEIGHTS_BIAS + 1]) * SCALE_OUTPUT


def set_utilities(found: cython.p_float, players: cython.int, margin: cython.float) -> cython.void:
    seat: cython.int
    other: cython.int
    for seat in range(players):
        best: cython.float = DREADFUL
        for other in range(players):
            if other != seat and found[layout.END_POINTS + other] > best:
                best = found[layout.END_POINTS + other]
        found[layout.END_UTILITY + seat] = found[layout.END_SHARE + seat] + margin * (
            found[layout.END_POINTS + seat] - best
        )


def keep_end(
    seat: cython.int,
    number: cython.int,
    found: cython.p_float,
    demolished: cython.int,
    job: cython.p_int,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """Puts a build among the best of its end, if it is one of them."""
    keep: cython.int = job[layout.JOB_KEEP]
    first: cython.int = (seat * layout.NUMBERS + number) * keep
    place: cython.int = keep
    index: cython.int
    own: cython.float = found[layout.END_UTILITY + seat]
    while place > 0 and ends[(first + place - 1) * layout.END_SIZE + layout.END_UTILITY + seat] < own:
        place -= 1
    if place == keep:
        return
    target: cython.int = (first + keep) * layout.END_SIZE - 1
    while target >= (first + place + 1) * layout.END_SIZE:
        ends[target] = ends[target - layout.END_SIZE]
        target -= 1
    target = (first + keep) * layout.BUILD_SIZE - 1
    while target >= (first + place + 1) * layout.BUILD_SIZE:
        builds[target] = builds[target - layout.BUILD_SIZE]
        target -= 1
    for index in range(layout.END_SIZE):
        ends[(first + place) * layout.END_SIZE + index] = found[index]
    write_build(demolished, number, job, builds, (first + place) * layout.BUILD_SIZE)


def write_build(
    demolished: cython.int, number: cython.int, job: cython.p_int, builds: cython.p_uchar, first: cython.int
) -> cython.void:
    kind: cython.int
    index: cython.int
    placed: cython.int = 0
    for index in range(layout.BUILD_SIZE):
        builds[first + index] = 0
    builds[first + layout.BUILD_DEMOLISH] = demolished - 1 if demolished else layout.NO_DEMOLITION
    builds[first + layout.BUILD_COUNT] = number
    for kind in range(layout.KINDS):
        option: cython.int = layout.JOB_OPTIONS + job[layout.JOB_CHOICE + kind] * layout.OPTION_SIZE
        for index in range(job[option + layout.OPTION_COUNT]):
            card: cython.int = kind * 32 + job[option + layout.OPTION_CARDS + index]
            builds[first + layout.BUILD_CARDS + placed] = card
            placed += 1


# ---- from Python ---------------------------------------------------------------------------------------------------


def new_work() -> Any:
    """Scratch memory for one thread."""
    return array("f", bytes(4 * layout.WORK_SIZE))


def new_job() -> Any:
    return array("i", bytes(4 * layout.JOB_SIZE))


def solved(
    state: bytearray, weights: cython.float[::1], margin: float, keep: int
) -> list[list[tuple[bytes, list[float]]]]:
    """For each end its best builds, best first, each with the values that it leaves: shares, points, utilities."""
    if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
        raise ValueError("no round is in progress")
    ends = array("f", bytes(4 * layout.ENDS * keep * layout.END_SIZE))
    builds = bytearray(layout.ENDS * keep * layout.BUILD_SIZE)
    solve_round(
        single(state),
        floats(weights),
        margin,
        keep,
        numbers(new_job()),
        floats(new_work()),
        floats(ends),
        whole(builds),
    )
    found: list[list[tuple[bytes, list[float]]]] = []
    for end in range(layout.ENDS):
        own = []
        for place in range(end * keep, end * keep + keep):
            chosen = bytes(builds[place * layout.BUILD_SIZE : (place + 1) * layout.BUILD_SIZE])
            if chosen[layout.BUILD_COUNT] != layout.NO_END:
                own.append((chosen, list(ends[place * layout.END_SIZE : (place + 1) * layout.END_SIZE])))
        found.append(own)
    return found
