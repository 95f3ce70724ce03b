from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport best_end, play_end
from fivetowers.fast.contest cimport act_at_random
from fivetowers.fast.gradient cimport add_gradient
from fivetowers.fast.kernel cimport byte, deal_at_random, draw, next_word, seed_of, word
from fivetowers.fast.planner cimport act
from fivetowers.fast.rivals cimport has_rivals, play_against, seat_rivals
from fivetowers.fast.rollout cimport roll_out
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport copy, start, whole
from fivetowers.fast.value cimport evaluate, floats, numbers

cdef float RANDOM_STYLES
cdef float BLIND_STYLES
cdef float MOST_NOISE
cdef int LONGEST_OPENING
cdef int ROUNDS_BY_HAND

cdef byte* at(byte* trail, int position) noexcept nogil
cdef float chance(word* rng) noexcept nogil
cdef void draw_style(word* rng, float* teacher, float* styles, int first) noexcept nogil
cdef void play_styled(
    byte* state, float* styles, word* rng, int* job, float* worth, float* ends, byte* builds
) noexcept nogil
cdef int play_game(
    int players, float* weights, float* rival, float* settings, float* teacher, word* rng, int* job, float* work,
    float* ends, byte* builds, byte* trail, byte* explored
) noexcept nogil
cdef void set_targets(byte* trail, byte* explored, int rounds, float* weights, float trace, float* targets) noexcept nogil
cdef void set_targets_by_hand(
    byte* trail, byte* explored, int rounds, word* rng, int* job, float* ends, byte* builds, float* targets
) noexcept nogil
cdef double* doubles(double[::1] buffer) noexcept nogil
