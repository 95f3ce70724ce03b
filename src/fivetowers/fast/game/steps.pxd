from fivetowers.fast.game cimport layout
from fivetowers.fast.game.primitives cimport kind_of, value_of
from fivetowers.fast.game.kernel cimport (
    byte, can_be_demolished, demolish, fits, longest, lot_count, lot_value, most_buildable, place, say, sort_display,
    without_card,
)

cdef int legal_steps(byte* state) noexcept nogil
cdef void take_step(byte* state, int step) noexcept nogil
cdef void observe(byte* state, int viewer, byte* seen) noexcept nogil

cdef int legal_bids(byte* state, int most) noexcept nogil
cdef int legal_build_steps(byte* state, int* lots) noexcept nogil
cdef bint is_second(byte* state, int position) noexcept nogil
cdef int lot_without(int lot, int value) noexcept nogil
cdef int seats_away(int seat, int self, int players) noexcept nogil
cdef void count_card(byte* seen, int piece, int card) noexcept nogil
cdef void observe_seats(byte* state, byte* seen, int self) noexcept nogil
