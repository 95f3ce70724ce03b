from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport best_end, play_end, settle
from fivetowers.fast.kernel cimport byte, next_word, say, seed_of, word
from fivetowers.fast.solver cimport solve_ends, solve_round

cdef float RIVAL_MARGIN
cdef float BLUR
cdef int SAMPLES

cdef bint is_rival(byte* state, int seat) noexcept nogil
cdef bint has_rivals(byte* state) noexcept nogil
cdef float bell(word* rng) noexcept nogil
cdef void blur(int players, float* source, word seed, float* target) noexcept nogil
cdef void solve_against(
    byte* state, float* weights, float* rival, float margin, int keep, int* job, float* work, float* ends, byte* builds,
    float* rival_ends
) noexcept nogil
cdef int rival_answer(
    byte* state, float* rival_ends, int* most, int made, int seat, int least, int holder
) noexcept nogil
cdef int settle_against(
    byte* state, float* ends, float* rival_ends, int* most, int made, int seat, int least, int holder
) noexcept nogil
cdef int end_against(byte* state, int* most, float* ends, float* rival_ends) noexcept nogil
cdef void hope(
    byte* state, int* most, float* ends, float* rival_ends, int number, int samples, float* values
) noexcept nogil
cdef int say_against(byte* state, int* most, float* ends, float* rival_ends) noexcept nogil
cdef void seat_rivals(byte* state, int own) noexcept nogil
cdef void play_against(
    byte* state, float* weights, float* rival, float margin, word* rng, int* job, float* work, float* ends, byte* builds
) noexcept nogil
