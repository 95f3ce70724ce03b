from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport copy
from fivetowers.fast.game.kernel cimport build, byte, close_bidding
from fivetowers.fast.search.desk cimport Bidding, Span

cdef Span open_numbers(byte* state, int turn, int most) noexcept nogil
cdef Bidding bidding_of(byte* state) noexcept nogil
cdef Bidding when_said(Bidding bidding, int number) noexcept nogil
cdef int settle(float* values, int* most, Bidding bidding) noexcept nogil
cdef int best_end(byte* state, int* most, float* values) noexcept nogil
cdef void reach(byte* state, int seat, int number, byte* chosen, byte* after) noexcept nogil
cdef void play_end(byte* state, int end, byte* builds) noexcept nogil
