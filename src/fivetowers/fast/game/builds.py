"""Whole builds for searches: every distinct canonical build of a position, in the order of legal actions, and which
of them another build makes pointless.

A tower *stands for* another when its owner can do with it whatever the other allows: it has at least as many cards,
is crowned if the other is, takes every card that the other takes, and after any demolition of the other's top card it
still stands for what is left, either as it is (a demolition is never a duty, R12) or after a demolition of its own. A
build is *dominated* when the same cards, placed in another order or without its demolition, leave towers that stand
for the ones it leaves; of two that stand for each other the first in order is kept. Every later choice of the builder
can then be copied, with no fewer points and no more rubble, while the rest of the table is the same. So in a
two-player game, where one side's gain is the other's loss, skipping dominated builds never changes the value. With
more players a further choice can hurt its owner, because the others answer to it: there the marking is off unless
asked for.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.kernel import (
        coefficient,
        fits,
        lot_count,
        lot_value,
        order_counts,
        without_card,
    )
    from fivetowers.fast.game.primitives import card_of, kind_of, value_of
    from fivetowers.fast.game.structs import Listing, ListingMemory


def list_builds(
    state: cython.p_uchar, lots: cython.p_int, seat: cython.int, number: cython.int, builds: cython.p_uchar
) -> cython.int:
    """Writes every build of exactly this many cards, BUILD_SIZE bytes each, and tells how many there are."""
    memory = cython.declare(ListingMemory)
    listing = cython.address(memory) if cython.compiled else memory
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    turn: cython.int
    kind: cython.int
    demolished: cython.int
    listing.number = number
    listing.found = 0
    listing.builds = builds
    for turn in range(layout.KINDS + 1):
        demolished = layout.NO_DEMOLITION if turn == 0 else turn - 1
        if turn > 0:
            top = state[base + layout.TOP + demolished]
            if top == layout.SPIRE or top == layout.EMPTY or not state[layout.CAN_DEMOLISH]:
                continue
        listing.tails[layout.KINDS] = 1
        for kind in range(layout.KINDS - 1, -1, -1):
            listing.tops[kind] = state[base + kind + (layout.BELOW if kind == demolished else layout.TOP)]
            listing.lots[kind] = lots[kind]
            listing.tails[kind] = listing.tails[kind + 1] * order_counts(lots[kind], listing.tops[kind])
        if coefficient(listing.tails[0], number) == 0:
            continue
        listing.chosen[layout.BUILD_DEMOLISH] = demolished
        listing.chosen[layout.BUILD_COUNT] = number
        listing.chosen[layout.BUILD_DOMINATED] = 0
        add_card(listing, 0, 0)
    return listing.found


def add_card(listing: Listing, first_kind: cython.int, placed: cython.int) -> cython.void:
    """Every way to go on, card by card: the kind that is being built first, then later ones, lower values first."""
    index: cython.int
    kind: cython.int
    if placed == listing.number:
        for index in range(layout.BUILD_SIZE):
            is_unused: cython.bint = layout.BUILD_CARDS + placed <= index < layout.BUILD_DOMINATED
            listing.builds[listing.found * layout.BUILD_SIZE + index] = 0 if is_unused else listing.chosen[index]
        listing.found += 1
        return
    for kind in range(first_kind, layout.KINDS):
        lot: cython.int = listing.lots[kind]
        top: cython.int = listing.tops[kind]
        before: cython.int = -1
        for index in range(lot_count(lot)):
            value: cython.int = lot_value(lot, index)
            is_second_copy: cython.bint = value == before
            before = value
            if is_second_copy or not fits(value, top):
                continue
            rest: cython.int = without_card(lot, index)
            ways: cython.ulonglong = order_counts(rest, value) * listing.tails[kind + 1]
            if coefficient(ways, listing.number - placed - 1) == 0:
                continue
            listing.lots[kind] = rest
            listing.tops[kind] = value
            listing.chosen[layout.BUILD_CARDS + placed] = card_of(kind, value)
            add_card(listing, kind, placed + 1)
        listing.lots[kind] = lot
        listing.tops[kind] = top


# ---- dominated builds ----------------------------------------------------------------------------------------------


def mark_dominated(state: cython.p_uchar, seat: cython.int, builds: cython.p_uchar, count: cython.int) -> cython.int:
    """Sets the mark on each dominated build; how many there are. Provably safe with two players only."""
    index: cython.int
    kind: cython.int
    marked: cython.int = 0
    for index in range(count):
        first: cython.int = index * layout.BUILD_SIZE
        builds[first + layout.BUILD_DOMINATED] = 0
        for kind in range(layout.KINDS):
            if is_dominated(state, seat, builds, first, kind):
                builds[first + layout.BUILD_DOMINATED] = 1
                marked += 1
                break
    return marked


def is_dominated(
    state: cython.p_uchar, seat: cython.int, builds: cython.p_uchar, first: cython.int, kind: cython.int
) -> cython.bint:
    """Is what this build does with its tower of this kind pointless? Kinds never interact, so each is judged alone."""
    own = cython.declare(cython.uchar[32])  # from the bottom up: the tower as the build leaves it …
    other = cython.declare(cython.uchar[32])  # … and as another order would
    index: cython.int
    floor: cython.int = tower_values(state, seat, kind, own)
    tower_values(state, seat, kind, other)
    is_demolished: cython.bint = builds[first + layout.BUILD_DEMOLISH] == kind
    height: cython.int = floor - 1 if is_demolished else floor
    for index in range(builds[first + layout.BUILD_COUNT]):
        card: cython.int = builds[first + layout.BUILD_CARDS + index]
        if kind_of(card) == kind:
            own[height] = value_of(card)
            height += 1
    placed: cython.int = height - floor + (1 if is_demolished else 0)
    if is_demolished and has_better_order(own, height, placed, 0, other, floor, 1):
        return True
    if is_demolished:
        floor -= 1
    return placed > 1 and has_better_order(own, height, placed, 0, other, floor, 0)


def tower_values(state: cython.p_uchar, seat: cython.int, kind: cython.int, values: cython.p_uchar) -> cython.int:
    """Writes a tower from the bottom up and gives its height."""
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    height: cython.int = state[base + layout.HEIGHT + kind]
    card: cython.int = state[base + layout.TOP_CARD + kind]
    level: cython.int
    for level in range(height - 1, -1, -1):
        values[level] = value_of(card)
        card = state[layout.UNDER + card]
    return height


def has_better_order(
    own: cython.p_uchar,
    height: cython.int,
    placed: cython.int,
    used: cython.int,
    other: cython.p_uchar,
    other_height: cython.int,
    spares_rubble: cython.bint,
) -> cython.bint:
    """Can the cards placed last on `own` be put on `other` so that it stands for it, and is better or comes first?"""
    index: cython.int
    if used == (1 << placed) - 1:
        if not stands_for(other, other_height, own, height):
            return False
        return spares_rubble or not stands_for(own, height, other, other_height) or comes_first(other, own, height)
    top: cython.int = other[other_height - 1] if other_height > 0 else layout.EMPTY
    for index in range(placed):
        value: cython.int = own[height - placed + index]
        if (used >> index) & 1 or not fits(value, top):
            continue
        other[other_height] = value
        if has_better_order(own, height, placed, used | (1 << index), other, other_height + 1, spares_rubble):
            return True
    return False


def comes_first(values: cython.p_uchar, others: cython.p_uchar, height: cython.int) -> cython.bint:
    """Would the first of two equally tall towers be listed before the other?"""
    level: cython.int = 0
    while level < height and values[level] == others[level]:
        level += 1
    return level < height and values[level] < others[level]


def stands_for(
    values: cython.p_uchar, height: cython.int, others: cython.p_uchar, other_height: cython.int
) -> cython.bint:
    """As defined at the head of this file, worked out for all pairs of what demolitions can leave of the two."""
    # stands[other_left]: do the lowest `left` cards stand for the lowest `other_left` of the other; before: with one
    # less.
    stands = cython.declare(cython.uchar[32])
    before = cython.declare(cython.uchar[32])
    left: cython.int
    other_left: cython.int
    for left in range(height + 1):
        top: cython.int = values[left - 1] if left > 0 else layout.EMPTY
        for other_left in range(other_height + 1):
            other_top: cython.int = others[other_left - 1] if other_left > 0 else layout.EMPTY
            stands[other_left] = (
                left >= other_left
                and takes_as_much(top, other_top)
                and (top == layout.SPIRE) == (other_top == layout.SPIRE)
                and (
                    other_left == 0
                    or other_top == layout.SPIRE
                    or stands[other_left - 1] != 0
                    or (left > 0 and before[other_left - 1] != 0)
                )
            )
        for other_left in range(other_height + 1):
            before[other_left] = stands[other_left]
    return stands[other_height]


def takes_as_much(value: cython.int, other: cython.int) -> cython.bint:
    """Does everything that fits on the other value fit on this one as well?"""
    candidate: cython.int
    for candidate in range(layout.VALUES):  # noqa: SIM110 (compiled: a plain loop)
        if fits(candidate, other) and not fits(candidate, value):
            return False
    return True
