from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport build, byte, close_bidding

cdef int settle(
    float* ends, int keep, int players, int shown, int* most, int made, int seat, int least, int holder
) noexcept nogil
cdef int best_end(byte* state, int* job, float* ends, byte* builds) noexcept nogil
cdef void play_end(byte* state, int end, int keep, byte* builds) noexcept nogil
