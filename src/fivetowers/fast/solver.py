"""One round solved: the best builds of every seat for every number of cards, by the value of what they leave.

A build is one option for each kind (`options.py`), and its value is read from the sum of their parts. What everybody
says, given the best builds, is left to `bidding.py`, which also tells what an *end* of the round is.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import open_numbers
    from fivetowers.fast.ends import DREADFUL, keep_end, weigh_end
    from fivetowers.fast.kernel import most_buildable, score_seat, sort_display
    from fivetowers.fast.options import list_options, look_ahead, weigh_options
    from fivetowers.fast.sums import add_parts
    from fivetowers.fast.table import single, whole
    from fivetowers.fast.value import (
        SCALE_DISCARDS,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        add_rest,
        add_rivals,
        floats,
        numbers,
        tallest_tower,
    )


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
    index: cython.int
    for index in range(layout.ENDS * keep):
        builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
    job[layout.JOB_FORESEES] = 0
    solve_ends(state, weights, margin, keep, job, work, ends, builds)


def solve_ends(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    keep: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The same for `builds` that hold no end yet, or with JOB_FORESEES those of rivals, who will build just so."""
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    sort_display(state, job)
    for index in range(players):
        job[layout.JOB_MOST + index] = most_buildable(state, job, index)
        job[layout.JOB_POINTS + index] = score_seat(state, index)
    for index in range(layout.ENDS * keep):
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
    bounds = cython.declare(cython.int[2])
    turn: cython.int
    look_ahead(state, least, job)
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        if not open_numbers(state, turn, job[layout.JOB_MOST + seat], bounds):
            continue
        nobody_builds: cython.bint = least == 0 and bounds[0] == 0
        lowest: cython.int = bounds[0] if bounds[0] > least else least
        lowest = lowest if lowest > 1 else 1
        highest: cython.int = bounds[1] if bounds[1] < greatest else greatest
        if lowest > highest and not nobody_builds:
            continue
        job[layout.JOB_SEAT] = seat
        job[layout.JOB_LEAST] = lowest
        job[layout.JOB_GREATEST] = highest
        solve_seat(state, weights, margin, nobody_builds, job, work, ends, builds)


def solve_seat(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    nobody_builds: cython.bint,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The ends in which one seat builds the numbers that are asked for, and the one in which nobody does."""
    found = cython.declare(cython.float[15])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int = job[layout.JOB_SEAT]
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    is_foreseen: cython.bint = job[layout.JOB_FORESEES] and state[base + layout.RIVAL]
    kind: cython.int
    number: cython.int
    for kind in range(layout.END_SIZE):
        found[kind] = 0.0
    list_options(state, seat, job)
    if is_foreseen:
        want_foreseen(seat, nobody_builds, job, builds)
    if not job[layout.JOB_OVER]:
        for kind in range(layout.KINDS):
            weigh_options(state, weights, kind, job, work)
    if nobody_builds:
        weigh_rest(state, weights, seat, job, work)
        for kind in range(layout.KINDS):
            add_option(players, kind, job[layout.JOB_FIRST + kind], work)
            job[layout.JOB_CHOICE + kind] = job[layout.JOB_FIRST + kind]
        rubble: cython.int = state[base + layout.RUBBLE]
        tallest: cython.int = tallest_tower(state, seat)
        points: cython.int = job[layout.JOB_POINTS + seat] - tallest + rubble * (rubble + 1) // 2
        weigh_end(state, weights, margin, 0, 0, points, tallest, job, work, found)
        keep_end(seat, 0, found, 0, job, ends, builds)
    if job[layout.JOB_LEAST] > job[layout.JOB_GREATEST]:
        return
    weigh_rest(state, weights, (seat + 1) % players, job, work)
    if not is_foreseen:
        walk(state, weights, margin, 0, 0, 0, 0, 0, job, work, ends, builds)
        return
    for number in range(job[layout.JOB_LEAST], job[layout.JOB_GREATEST] + 1):
        weigh_foreseen(state, weights, margin, number, job, work, ends, builds)


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
    before: cython.int = layout.WORK_SUMS + kind * layout.MOST_PLAYERS * layout.HEAD_UNITS
    after: cython.int = before + layout.MOST_PLAYERS * layout.HEAD_UNITS
    part: cython.int = layout.WORK_OPTIONS + option * layout.MOST_PLAYERS * layout.HEAD_UNITS
    add_parts(work, before, part, after, players * layout.HEAD_UNITS)


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


# ---- builds that are foreseen --------------------------------------------------------------------------------------


def find_option(kind: cython.int, first: cython.int, job: cython.p_int, builds: cython.p_uchar) -> cython.int:
    """Which option of this kind the build at this place takes."""
    option: cython.int
    index: cython.int
    is_demolished: cython.bint = builds[first + layout.BUILD_DEMOLISH] == kind
    for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
        place: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
        count: cython.int = job[place + layout.OPTION_COUNT]
        is_same: cython.bint = job[place + layout.OPTION_DEMOLISHED] == is_demolished
        found: cython.int = 0
        for index in range(builds[first + layout.BUILD_COUNT]):
            card: cython.int = builds[first + layout.BUILD_CARDS + index]
            if card // layout.CARDS_A_KIND == kind:
                is_same = is_same and found < count and job[place + layout.OPTION_CARDS + found] == card & 15
                found += 1
        if is_same and found == count:
            return option
    return job[layout.JOB_FIRST + kind]


def want_foreseen(
    seat: cython.int, nobody_builds: cython.bint, job: cython.p_int, builds: cython.p_uchar
) -> cython.void:
    """Only the options of builds that are foreseen are wanted; where nobody may build, also those that leave alone."""
    option: cython.int
    number: cython.int
    kind: cython.int
    for option in range(job[layout.JOB_FIRST + layout.KINDS]):
        job[layout.JOB_OPTIONS + option * layout.OPTION_SIZE + layout.OPTION_WANTED] = 0
    for kind in range(layout.KINDS):
        if nobody_builds:
            option = job[layout.JOB_FIRST + kind]
            job[layout.JOB_OPTIONS + option * layout.OPTION_SIZE + layout.OPTION_WANTED] = 1
        for number in range(job[layout.JOB_LEAST], job[layout.JOB_GREATEST] + 1):
            first: cython.int = (seat * layout.NUMBERS + number) * job[layout.JOB_KEEP] * layout.BUILD_SIZE
            if builds[first + layout.BUILD_COUNT] != layout.NO_END:
                option = find_option(kind, first, job, builds)
                job[layout.JOB_OPTIONS + option * layout.OPTION_SIZE + layout.OPTION_WANTED] = 1


def weigh_foreseen(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    number: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The values after the one build that the seat would choose for this number."""
    found = cython.declare(cython.float[15])
    place: cython.int = (job[layout.JOB_SEAT] * layout.NUMBERS + number) * job[layout.JOB_KEEP]
    demolished: cython.int = 0
    points: cython.int = 0
    tallest: cython.int = 0
    kind: cython.int
    if builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
        return
    for kind in range(layout.END_SIZE):
        found[kind] = 0.0
    for kind in range(layout.KINDS):
        option: cython.int = find_option(kind, place * layout.BUILD_SIZE, job, builds)
        first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
        height: cython.int = job[first + layout.OPTION_HEIGHT]
        points += 2 * height if job[first + layout.OPTION_TOP] == layout.SPIRE else height
        tallest = height if height > tallest else tallest
        demolished = kind + 1 if job[first + layout.OPTION_DEMOLISHED] else demolished
        if not job[layout.JOB_OVER]:
            add_option(state[layout.PLAYERS], kind, option, work)
    weigh_end(state, weights, margin, number, demolished, points, tallest, job, work, found)
    for kind in range(layout.END_SIZE):
        ends[place * layout.END_SIZE + kind] = found[kind]


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
