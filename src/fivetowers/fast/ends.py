"""What the end of a round is worth to every seat, and the best builds that lead to it.

An *end* is who builds how many cards; `bidding.py` tells more.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.sums import read_sums
    from fivetowers.fast.value import (
        SCALE_DISCARDS,
        SCALE_OUTPUT,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        share_out,
    )

DREADFUL = -1e9  # the utility of an end that cannot be


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


def make_room(
    seat: cython.int,
    number: cython.int,
    own: cython.float,
    keep: cython.int,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.int:
    """The place among the best of an end for a build that is worth so much to its builder; -1 if it is none of them."""
    first: cython.int = (seat * layout.NUMBERS + number) * keep
    place: cython.int = first + keep
    while place > first and ends[(place - 1) * layout.END_SIZE + layout.END_UTILITY + seat] < own:
        place -= 1
    if place == first + keep:
        return -1
    target: cython.int = (first + keep) * layout.END_SIZE - 1
    while target >= (place + 1) * layout.END_SIZE:
        ends[target] = ends[target - layout.END_SIZE]
        target -= 1
    target = (first + keep) * layout.BUILD_SIZE - 1
    while target >= (place + 1) * layout.BUILD_SIZE:
        builds[target] = builds[target - layout.BUILD_SIZE]
        target -= 1
    return place


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
    index: cython.int
    own: cython.float = found[layout.END_UTILITY + seat]
    place: cython.int = make_room(seat, number, own, job[layout.JOB_KEEP], ends, builds)
    if place < 0:
        return
    for index in range(layout.END_SIZE):
        ends[place * layout.END_SIZE + index] = found[index]
    write_build(demolished, number, job, builds, place * layout.BUILD_SIZE)


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
