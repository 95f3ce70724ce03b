from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport build, byte, close_bidding

cdef bint open_numbers(byte* state, int turn, int most, int* numbers) noexcept nogil
cdef int settle(
    float* ends, int players, int shown, int* most, int made, int seat, int least, int holder
) noexcept nogil
cdef int best_end(byte* state, int* most, float* ends) noexcept nogil
cdef void play_end(byte* state, int end, byte* builds) noexcept nogil
