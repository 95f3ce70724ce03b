"""What the end of a round is worth to every seat, and the best builds that lead to it.

An *end* is who builds how many cards; `bidding.py` tells more.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.primitives import card_of, rubble_points
    from fivetowers.fast.net.value import (
        SCALE_DISCARDS,
        SCALE_OUTPUT,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        share_out,
    )
    from fivetowers.fast.net.vector_sums import Reading, read_sums
    from fivetowers.fast.search.desk import Desk, Ends, Mind, Way

DREADFUL = -1e9  # the utility of an end that cannot be


def weigh_end(state: cython.p_uchar, mind: Mind, way: Way, desk: Desk, found: cython.p_float) -> cython.void:
    """The values of all seats after the build that this way has come to, and for which the sums stand."""
    reading = cython.declare(Reading)
    players: cython.int = state[layout.PLAYERS]
    builder: cython.int = desk.seat
    seat: cython.int
    rubble: cython.int = state[layout.SEATS + builder * layout.SEAT_SIZE + layout.RUBBLE]
    rubble += 1 if way.demolished else 0
    total: cython.int = way.points + way.tallest * layout.POINTS_A_MAIN_TOWER_CARD + rubble_points(rubble)
    if desk.is_over:
        for seat in range(players):
            found[layout.END_POINTS + seat] = total if seat == builder else desk.points[seat]
        share_victory(found, players)
        set_utilities(found, players, mind.margin)
        return
    reading.discards = layout.WEIGHTS_REST + layout.REST_DISCARDS * layout.HEAD_UNITS
    reading.shares = layout.WEIGHTS_SHARE
    reading.gains = layout.WEIGHTS_POINTS
    reading.points = total * SCALE_POINTS
    reading.tallest = way.tallest * SCALE_TALLEST
    reading.rubble = rubble * SCALE_RUBBLE
    reading.fewer = -way.placed * SCALE_DISCARDS if desk.lap == 1 else 0.0
    for seat in range(players):
        distance: cython.int = (builder + players - seat) % players
        column: cython.int = layout.REST_SEATS + layout.REST_A_SEAT * distance
        reading.builder = layout.WEIGHTS_REST + column * layout.HEAD_UNITS
        first: cython.int = (layout.KINDS * layout.MOST_PLAYERS + seat) * layout.HEAD_UNITS
        read_sums(desk.sums, first, mind.weights, cython.address(reading) if cython.compiled else reading)
        gained: cython.float = (reading.gained + mind.weights[layout.WEIGHTS_BIAS_POINTS]) * SCALE_OUTPUT
        found[layout.END_SHARE + seat] = reading.strength + mind.weights[layout.WEIGHTS_BIAS_SHARE]
        found[layout.END_POINTS + seat] = gained + (total if seat == builder else desk.points[seat])
    share_out(found, players)
    set_utilities(found, players, mind.margin)


def share_victory(found: cython.p_float, players: cython.int) -> cython.void:
    """Win shares from the final points (R22)."""
    seat: cython.int
    winners: cython.int = 0
    best: cython.float = found[layout.END_POINTS]
    for seat in range(players):
        own: cython.float = found[layout.END_POINTS + seat]
        best = own if own > best else best
    for seat in range(players):
        winners += found[layout.END_POINTS + seat] == best
    for seat in range(players):
        found[layout.END_SHARE + seat] = 1.0 / winners if found[layout.END_POINTS + seat] == best else 0.0


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


def make_room(seat: cython.int, number: cython.int, own: cython.float, ends: Ends) -> cython.int:
    """The place among the best of an end for a build that is worth so much to its builder; -1 if it is none of them."""
    first: cython.int = (seat * layout.NUMBERS + number) * ends.keep
    place: cython.int = first + ends.keep
    while place > first and ends.values[(place - 1) * layout.END_SIZE + layout.END_UTILITY + seat] < own:
        place -= 1
    if place == first + ends.keep:
        return -1
    target: cython.int = (first + ends.keep) * layout.END_SIZE - 1
    while target >= (place + 1) * layout.END_SIZE:
        ends.values[target] = ends.values[target - layout.END_SIZE]
        target -= 1
    target = (first + ends.keep) * layout.BUILD_SIZE - 1
    while target >= (place + 1) * layout.BUILD_SIZE:
        ends.builds[target] = ends.builds[target - layout.BUILD_SIZE]
        target -= 1
    return place


def keep_end(way: Way, found: cython.p_float, desk: Desk, ends: Ends) -> cython.void:
    """Puts a build among the best of its end, if it is one of them."""
    index: cython.int
    place: cython.int = make_room(desk.seat, way.placed, found[layout.END_UTILITY + desk.seat], ends)
    if place < 0:
        return
    for index in range(layout.END_SIZE):
        ends.values[place * layout.END_SIZE + index] = found[index]
    write_build(way.demolished, way.placed, desk, ends.builds, place * layout.BUILD_SIZE)


def write_build(
    demolished: cython.int, number: cython.int, desk: Desk, builds: cython.p_uchar, first: cython.int
) -> cython.void:
    """The options that are chosen, as a build; `demolished` is 0, or 1 more than the kind."""
    kind: cython.int
    index: cython.int
    placed: cython.int = 0
    for index in range(layout.BUILD_SIZE):
        builds[first + index] = 0
    builds[first + layout.BUILD_DEMOLISH] = demolished - 1 if demolished else layout.NO_DEMOLITION
    builds[first + layout.BUILD_COUNT] = number
    for kind in range(layout.KINDS):
        option: cython.int = desk.choice[kind]
        for index in range(desk.options[option].count):
            builds[first + layout.BUILD_CARDS + placed] = card_of(kind, desk.options[option].cards[index])
            placed += 1


def forget_ends(ends: Ends) -> cython.void:
    """No end is known yet."""
    place: cython.int
    for place in range(layout.ENDS * ends.keep):
        ends.builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END


def dread_ends(ends: Ends) -> cython.void:
    """Any build that is found will be better for its builder than what is known."""
    place: cython.int
    for place in range(layout.ENDS * ends.keep):
        builder: cython.int = place // ends.keep // layout.NUMBERS
        ends.values[place * layout.END_SIZE + layout.END_UTILITY + builder] = DREADFUL
