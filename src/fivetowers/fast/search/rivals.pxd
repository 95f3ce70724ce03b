from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, chance, next_word, say, seed_of, word
from fivetowers.fast.search.bidding cimport best_end, bidding_of, play_end, settle, when_said
from fivetowers.fast.search.desk cimport Bidding, Desk, Ends, EndsMemory, Mind, MindMemory
from fivetowers.fast.search.ends cimport forget_ends
from fivetowers.fast.search.solver cimport solve_ends, solve_round

cdef float RIVAL_MARGIN
cdef float BLUR
cdef int SAMPLES

cdef bint is_rival(byte* state, int seat) noexcept nogil
cdef bint has_rivals(byte* state) noexcept nogil
cdef float bell(word* rng) noexcept nogil
cdef void blur(int players, float* source, word seed, float* target) noexcept nogil
cdef void solve_against(byte* state, Mind mind, Desk desk, Ends ends, float* rival_values) noexcept nogil
cdef int rival_answer(float* rival_values, int* most, Bidding bidding) noexcept nogil
cdef int settle_against(
    byte* state, float* values, float* rival_values, int* most, Bidding bidding
) noexcept nogil
cdef int end_against(byte* state, int* most, float* values, float* rival_values) noexcept nogil
cdef void expect(
    byte* state, int* most, float* values, float* rival_values, int number, int samples, float* found
) noexcept nogil
cdef int say_against(byte* state, int* most, float* values, float* rival_values) noexcept nogil
cdef void seat_rivals(byte* state, int own) noexcept nogil
cdef void play_against(byte* state, Mind mind, word* rng, Desk desk, Ends ends) noexcept nogil
