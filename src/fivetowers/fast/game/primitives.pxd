# The words, and twins in Python, are in primitives.py.

from fivetowers.fast.game cimport layout

cdef inline int kind_of(int card) noexcept nogil:
    return card >> layout.KIND_SHIFT

cdef inline int value_of(int card) noexcept nogil:
    return card & layout.VALUE_MASK

cdef inline int card_of(int kind, int value) noexcept nogil:
    return (kind << layout.KIND_SHIFT) + value

cdef inline int this_lap(int kind, int value) noexcept nogil:
    return kind * layout.COUNTS_A_KIND + value

cdef inline int next_lap(int kind, int value) noexcept nogil:
    return kind * layout.COUNTS_A_KIND + layout.NEXT_LAP + value

cdef inline int tower_points(int height, int top) noexcept nogil:
    return height * (layout.POINTS_A_CROWNED_CARD if top == layout.SPIRE else layout.POINTS_A_CARD)

cdef inline int rubble_points(int cards) noexcept nogil:
    return -(cards * (cards + 1) // 2)
