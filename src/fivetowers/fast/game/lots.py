"""Fills the kernel's tables: every set of cards of one kind that a display can hold, and how its cards can be placed.

The kernel owns the tables, so that its inner loops read them without a detour; they are filled once, when it is
imported.
"""

import cython

from fivetowers.fast.game import layout


def is_doubled(value: cython.int) -> cython.bint:
    return (layout.DOUBLED >> value) & 1  # R2


def may_be_put(value: cython.int, on: cython.int) -> cython.bint:
    """R4–R7"""
    if on == layout.SPIRE:
        return False
    return value < on or on == layout.TERRACE or value == layout.BALLOON


def fill_tables(
    orders: cython.p_ulonglong,
    longest: cython.p_uchar,
    with_card: cython.p_ushort,
    without_card: cython.p_ushort,
    values: cython.p_uchar,
    counts: cython.p_uchar,
    fitting: cython.p_ushort,
) -> cython.void:
    """What each table holds stands beside its reader in the kernel."""
    for top in range(layout.TOPS):
        fitting[top] = 0
        for value in range(layout.VALUES):
            if may_be_put(value, top):
                fitting[top] |= 1 << value
    number_lots(with_card, values, counts)
    link_lots(with_card, without_card, values, counts)
    count_orders(orders, longest, without_card, values, counts, fitting)


def may_join(value: cython.int, lot: cython.int, values: cython.p_uchar, counts: cython.p_uchar) -> cython.bint:
    """Lots are first made with their values ascending; a value comes twice only where the deck has it twice."""
    count = counts[lot]
    last = lot * layout.LOT_SIZE + count - 1
    if count == 0 or value > values[last]:
        return True
    if value < values[last] or not is_doubled(value):
        return False
    return count == 1 or values[last - 1] != value


def number_lots(with_card: cython.p_ushort, values: cython.p_uchar, counts: cython.p_uchar) -> cython.void:
    """Smaller lots get smaller numbers, so that the common ones lie close together."""
    made = 1
    for lot in range(layout.LOTS_WITH_ROOM):
        for value in range(layout.VALUES):
            if not may_join(value, lot, values, counts):
                continue
            for index in range(counts[lot]):
                values[made * layout.LOT_SIZE + index] = values[lot * layout.LOT_SIZE + index]
            values[made * layout.LOT_SIZE + counts[lot]] = value
            counts[made] = counts[lot] + 1
            with_card[lot * layout.VALUES + value] = made
            made += 1


def link_lots(
    with_card: cython.p_ushort, without_card: cython.p_ushort, values: cython.p_uchar, counts: cython.p_uchar
) -> cython.void:
    """Cards turn up in any order and leave in any order: every way between two lots is written down."""
    for lot in range(layout.LOTS):
        for index in range(counts[lot]):
            smaller = 0
            for other in range(counts[lot]):
                if other != index:
                    smaller = with_card[smaller * layout.VALUES + values[lot * layout.LOT_SIZE + other]]
            without_card[lot * layout.LOT_SIZE + index] = smaller
            with_card[smaller * layout.VALUES + values[lot * layout.LOT_SIZE + index]] = lot


def count_orders(
    orders: cython.p_ulonglong,
    longest: cython.p_uchar,
    without_card: cython.p_ushort,
    values: cython.p_uchar,
    counts: cython.p_uchar,
    fitting: cython.p_ushort,
) -> cython.void:
    """An order is a first card that fits, then an order of the rest on top of it: smaller lots are counted before."""
    for lot in range(layout.LOTS):
        for top in range(layout.TOPS):
            polynomial: cython.ulonglong = 1
            for index in range(counts[lot]):
                place = lot * layout.LOT_SIZE + index
                value = values[place]
                is_second_copy: cython.bint = index > 0 and values[place - 1] == value
                if not is_second_copy and (fitting[top] >> value) & 1:
                    polynomial += orders[without_card[place] * layout.TOPS + value] << layout.TERM_BITS
            orders[lot * layout.TOPS + top] = polynomial
            index = 0
            while polynomial >> layout.TERM_BITS > 0:
                polynomial >>= layout.TERM_BITS
                index += 1
            longest[lot * layout.TOPS + top] = index
