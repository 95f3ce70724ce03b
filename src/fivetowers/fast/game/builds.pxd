from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, coefficient, fits, lot_count, lot_value, order_counts, without_card, word
from fivetowers.fast.game.primitives cimport card_of, kind_of, value_of
from fivetowers.fast.game.structs cimport Listing, ListingMemory

cdef int list_builds(byte* state, int* lots, int seat, int number, byte* builds) noexcept nogil
cdef int mark_dominated(byte* state, int seat, byte* builds, int count) noexcept nogil

cdef void add_card(Listing listing, int first_kind, int placed) noexcept nogil
cdef bint is_dominated(byte* state, int seat, byte* builds, int first, int kind) noexcept nogil
cdef int tower_values(byte* state, int seat, int kind, byte* values) noexcept nogil
cdef bint has_better_order(
    byte* own, int height, int placed, int used, byte* other, int other_height, bint spares_rubble
) noexcept nogil
cdef bint comes_first(byte* values, byte* others, int height) noexcept nogil
cdef bint stands_for(byte* values, int height, byte* others, int other_height) noexcept nogil
cdef bint takes_as_much(int value, int other) noexcept nogil
