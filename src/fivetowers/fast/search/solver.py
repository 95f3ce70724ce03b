"""One round solved: the best builds of every seat for every number of cards, by the value of what they leave.

A build is one option for each kind (`options.py`), and its value is read from the sum of their parts. What everybody
says, given the best builds, is left to `bidding.py`, which also tells what an *end* of the round is.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.door import single, whole
    from fivetowers.fast.game.kernel import most_buildable, score_seat, sort_display
    from fivetowers.fast.game.primitives import kind_of, rubble_points, tower_points, value_of
    from fivetowers.fast.game.time_limit import check_time
    from fivetowers.fast.net.value import (
        SCALE_DISCARDS,
        SCALE_POINTS,
        SCALE_RUBBLE,
        SCALE_TALLEST,
        add_rest,
        add_rivals,
        floats,
        tallest_tower,
    )
    from fivetowers.fast.net.vector_sums import add_parts
    from fivetowers.fast.search.bidding import open_numbers
    from fivetowers.fast.search.desk import Desk, DeskMemory, Ends, EndsMemory, Mind, MindMemory, Way
    from fivetowers.fast.search.ends import dread_ends, forget_ends, keep_end, weigh_end
    from fivetowers.fast.search.options import list_options, look_ahead, weigh_options


def solve_round(state: cython.p_uchar, mind: Mind, desk: Desk, ends: Ends) -> cython.void:
    """Fills `ends` with the best builds of each end that can still be.

    A seat plays for its win share and `margin` times the points by which it leads the best other.
    """
    forget_ends(ends)
    desk.foresees = False
    solve_ends(state, mind, desk, ends)


def solve_ends(state: cython.p_uchar, mind: Mind, desk: Desk, ends: Ends) -> cython.void:
    """The same for `ends` with no builds yet, or, with `foresees`, with those of rivals, who will build just so."""
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    sort_display(state, desk.lots)
    for index in range(players):
        desk.most[index] = most_buildable(state, desk.lots, index)
        desk.points[index] = score_seat(state, index)
    dread_ends(ends)
    is_reshuffle: cython.bint = state[layout.PILE] == 0 and state[layout.LAP] == 1
    if is_reshuffle:
        # How many cards the next lap has depends on the number that is built.
        for index in range(state[layout.SHOWN] + 1):
            solve_numbers(state, mind, index, index, desk, ends)
        return
    solve_numbers(state, mind, 0, state[layout.SHOWN], desk, ends)


def solve_numbers(
    state: cython.p_uchar, mind: Mind, least: cython.int, greatest: cython.int, desk: Desk, ends: Ends
) -> cython.void:
    players: cython.int = state[layout.PLAYERS]
    turn: cython.int
    look_ahead(state, least, desk)
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        numbers = open_numbers(state, turn, desk.most[seat])
        if not numbers.is_open:
            continue
        nobody_builds: cython.bint = least == 0 and numbers.lowest == 0
        lowest: cython.int = numbers.lowest if numbers.lowest > least else least
        lowest = lowest if lowest > 1 else 1
        highest: cython.int = numbers.highest if numbers.highest < greatest else greatest
        if lowest > highest and not nobody_builds:
            continue
        desk.seat = seat
        desk.least = lowest
        desk.greatest = highest
        solve_seat(state, mind, nobody_builds, desk, ends)


def solve_seat(state: cython.p_uchar, mind: Mind, nobody_builds: cython.bint, desk: Desk, ends: Ends) -> cython.void:
    """The ends in which one seat builds the numbers that are asked for, and the one in which nobody does."""
    found = cython.declare(cython.float[15])
    way = cython.declare(Way)
    players: cython.int = state[layout.PLAYERS]
    base: cython.int = layout.SEATS + desk.seat * layout.SEAT_SIZE
    is_foreseen: cython.bint = desk.foresees and state[base + layout.RIVAL]
    kind: cython.int
    number: cython.int
    for kind in range(layout.END_SIZE):
        found[kind] = 0.0
    list_options(state, desk.seat, desk)
    if is_foreseen:
        want_foreseen(nobody_builds, desk, ends)
    if not desk.is_over:
        for kind in range(layout.KINDS):
            weigh_options(state, mind.weights, kind, desk)
    if nobody_builds:
        weigh_rest(state, mind.weights, desk.seat, desk)
        for kind in range(layout.KINDS):
            add_option(players, kind, desk.first[kind], desk)
            desk.choice[kind] = desk.first[kind]
        way.placed = 0
        way.demolished = 0
        way.tallest = tallest_tower(state, desk.seat)
        way.points = desk.points[desk.seat] - way.tallest * layout.POINTS_A_MAIN_TOWER_CARD
        way.points -= rubble_points(state[base + layout.RUBBLE])
        weigh_end(state, mind, way, desk, found)
        keep_end(way, found, desk, ends)
    if desk.least > desk.greatest:
        return
    weigh_rest(state, mind.weights, (desk.seat + 1) % players, desk)
    if not is_foreseen:
        way.kind = 0
        way.placed = 0
        way.demolished = 0
        way.points = 0
        way.tallest = 0
        walk(state, mind, way, desk, ends)
        return
    for number in range(desk.least, desk.greatest + 1):
        weigh_foreseen(state, mind, number, desk, ends)


# ---- builds: five kinds --------------------------------------------------------------------------------------------


def weigh_rest(state: cython.p_uchar, weights: cython.p_float, start: cython.int, desk: Desk) -> cython.void:
    """Begins the sums of every seat that looks: all but the kinds, the builder's own points, tallest and rubble."""
    players: cython.int = state[layout.PLAYERS]
    viewer: cython.int
    unit: cython.int
    seat: cython.int
    if desk.is_over:
        return
    for viewer in range(players):
        first: cython.int = viewer * layout.HEAD_UNITS
        for unit in range(layout.HEAD_UNITS):
            desk.sums[first + unit] = 0.0
        add_rivals(state, weights, viewer, layout.WEIGHTS_RIVALS_REST, layout.HEAD_UNITS, desk.sums, first)
        add_rest(weights, layout.REST_CLOCK + desk.clock, 1.0, desk.sums, first)
        add_rest(weights, layout.REST_START + (start + players - viewer) % players, 1.0, desk.sums, first)
        if desk.lap == 1:
            discards: cython.int = state[layout.DISCARDED] + state[layout.SHOWN]
            add_rest(weights, layout.REST_DISCARDS, discards * SCALE_DISCARDS, desk.sums, first)
        for seat in range(players):
            if seat == desk.seat:
                continue
            column: cython.int = layout.REST_SEATS + layout.REST_A_SEAT * ((seat + players - viewer) % players)
            tallest: cython.int = tallest_tower(state, seat)
            rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
            add_rest(weights, column + layout.REST_POINTS, desk.points[seat] * SCALE_POINTS, desk.sums, first)
            add_rest(weights, column + layout.REST_TALLEST, tallest * SCALE_TALLEST, desk.sums, first)
            add_rest(weights, column + layout.REST_RUBBLE, rubble * SCALE_RUBBLE, desk.sums, first)


def add_option(players: cython.int, kind: cython.int, option: cython.int, desk: Desk) -> cython.void:
    """The sums after this kind are those before it and the option's part."""
    before: cython.int = kind * layout.MOST_PLAYERS * layout.HEAD_UNITS
    after: cython.int = before + layout.MOST_PLAYERS * layout.HEAD_UNITS
    part: cython.int = option * layout.MOST_PLAYERS * layout.HEAD_UNITS
    add_parts(desk.sums, before, after, desk.parts, part, players * layout.HEAD_UNITS)


def walk(state: cython.p_uchar, mind: Mind, way: Way, desk: Desk, ends: Ends) -> cython.void:
    """Every build from here on."""
    found = cython.declare(cython.float[15])
    after = cython.declare(Way)
    option: cython.int
    if way.kind == layout.KINDS:
        if not cython.compiled:
            check_time()
        for option in range(layout.END_SIZE):
            found[option] = 0.0
        if way.placed >= desk.least:
            weigh_end(state, mind, way, desk, found)
            keep_end(way, found, desk, ends)
        return
    after.kind = way.kind + 1
    for option in range(desk.first[way.kind], desk.first[way.kind + 1]):
        is_demolished: cython.bint = desk.options[option].is_demolished
        after.placed = way.placed + desk.options[option].count
        if after.placed > desk.greatest or (way.demolished and is_demolished):
            continue
        height: cython.int = desk.options[option].height
        after.demolished = way.kind + 1 if is_demolished else way.demolished
        after.points = way.points + tower_points(height, desk.options[option].top)
        after.tallest = height if height > way.tallest else way.tallest
        desk.choice[way.kind] = option
        if not desk.is_over:
            add_option(state[layout.PLAYERS], way.kind, option, desk)
        walk(state, mind, after, desk, ends)


# ---- builds that are foreseen --------------------------------------------------------------------------------------


def find_option(kind: cython.int, first: cython.int, desk: Desk, builds: cython.p_uchar) -> cython.int:
    """Which option of this kind the build at this place takes."""
    option: cython.int
    index: cython.int
    is_demolished: cython.bint = builds[first + layout.BUILD_DEMOLISH] == kind
    for option in range(desk.first[kind], desk.first[kind + 1]):
        count: cython.int = desk.options[option].count
        is_same: cython.bint = desk.options[option].is_demolished == is_demolished
        found: cython.int = 0
        for index in range(builds[first + layout.BUILD_COUNT]):
            card: cython.int = builds[first + layout.BUILD_CARDS + index]
            if kind_of(card) == kind:
                is_same = is_same and found < count and desk.options[option].cards[found] == value_of(card)
                found += 1
        if is_same and found == count:
            return option
    return desk.first[kind]


def want_foreseen(nobody_builds: cython.bint, desk: Desk, ends: Ends) -> cython.void:
    """Only the options of builds that are foreseen are wanted; where nobody may build, also those that leave alone."""
    option: cython.int
    number: cython.int
    kind: cython.int
    for option in range(desk.first[layout.KINDS]):
        desk.options[option].is_wanted = False
    for kind in range(layout.KINDS):
        if nobody_builds:
            desk.options[desk.first[kind]].is_wanted = True
        for number in range(desk.least, desk.greatest + 1):
            first: cython.int = (desk.seat * layout.NUMBERS + number) * ends.keep * layout.BUILD_SIZE
            if ends.builds[first + layout.BUILD_COUNT] != layout.NO_END:
                option = find_option(kind, first, desk, ends.builds)
                desk.options[option].is_wanted = True


def weigh_foreseen(state: cython.p_uchar, mind: Mind, number: cython.int, desk: Desk, ends: Ends) -> cython.void:
    """The values after the one build that the seat would choose for this number."""
    found = cython.declare(cython.float[15])
    way = cython.declare(Way)
    place: cython.int = (desk.seat * layout.NUMBERS + number) * ends.keep
    kind: cython.int
    if ends.builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
        return
    for kind in range(layout.END_SIZE):
        found[kind] = 0.0
    way.placed = number
    way.demolished = 0
    way.points = 0
    way.tallest = 0
    for kind in range(layout.KINDS):
        option: cython.int = find_option(kind, place * layout.BUILD_SIZE, desk, ends.builds)
        height: cython.int = desk.options[option].height
        way.points += tower_points(height, desk.options[option].top)
        way.tallest = height if height > way.tallest else way.tallest
        way.demolished = kind + 1 if desk.options[option].is_demolished else way.demolished
        if not desk.is_over:
            add_option(state[layout.PLAYERS], kind, option, desk)
    weigh_end(state, mind, way, desk, found)
    for kind in range(layout.END_SIZE):
        ends.values[place * layout.END_SIZE + kind] = found[kind]


# ---- from Python ---------------------------------------------------------------------------------------------------


def new_desk() -> Any:
    """Memory for one thread that thinks."""
    if cython.compiled:
        return bytearray(cython.sizeof(DeskMemory))
    else:  # noqa: RET505 (one branch for each world)
        return Desk()


def desk_in(memory: Any) -> Desk:
    """The desk that `new_desk` has made."""
    if cython.compiled:
        held: cython.uchar[::1] = memory
        return cython.cast(Desk, cython.address(held[0]))
    else:  # noqa: RET505 (one branch for each world)
        return memory


def solved(
    state: bytearray, weights: cython.float[::1], margin: float, keep: int
) -> list[list[tuple[bytes, list[float]]]]:
    """For each end its best builds, best first, each with the values that it leaves: shares, points, utilities."""
    if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
        raise ValueError("no round is in progress")
    values = array("f", bytes(4 * layout.ENDS * keep * layout.END_SIZE))
    builds = bytearray(layout.ENDS * keep * layout.BUILD_SIZE)
    memory = new_desk()
    mind_memory = cython.declare(MindMemory)
    mind = cython.address(mind_memory) if cython.compiled else mind_memory
    mind.weights = floats(weights)
    mind.margin = margin
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = keep
    ends.values = floats(values)
    ends.builds = whole(builds)
    solve_round(single(state), mind, desk_in(memory), ends)
    found: list[list[tuple[bytes, list[float]]]] = []
    for end in range(layout.ENDS):
        own = []
        for place in range(end * keep, end * keep + keep):
            chosen = bytes(builds[place * layout.BUILD_SIZE : (place + 1) * layout.BUILD_SIZE])
            if chosen[layout.BUILD_COUNT] != layout.NO_END:
                own.append((chosen, list(values[place * layout.END_SIZE : (place + 1) * layout.END_SIZE])))
        found.append(own)
    return found
