from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport best_end, play_end
from fivetowers.fast.byhand cimport reach
from fivetowers.fast.ends cimport set_utilities
from fivetowers.fast.kernel cimport byte, deal_at_random, next_word, seed_of, word
from fivetowers.fast.rivals cimport bell, blur, end_against, has_rivals, solve_against
from fivetowers.fast.rollout cimport roll_out
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport copy
from fivetowers.fast.value cimport final_values
from libc.math cimport sqrtf

cdef float LEAST_SPREAD
cdef int TRIALS
cdef int FEW_DEALS

cdef void look_once(
    byte* after, float* weights, float* rival, bint by_hand, float margin, int rounds, word seed, int* job, float* work,
    float* ends, byte* builds, byte* state, float* values
) noexcept nogil
cdef int look_at_all(
    byte* state, float* weights, float* rival, bint by_hand, float margin, int rounds, int keep, int reference,
    byte* builds, byte* active, int* counts, float* sums, float* spreads, word seed, int first, int deals, int* job, float* work,
    float* inner, byte* inner_builds, byte* after
) noexcept nogil
cdef void judge(
    int keep, int players, float margin, float prior, int reference, float* ends, byte* builds, int* counts, float* sums,
    float* bases, float* means, float* best, byte* best_builds
) noexcept nogil
cdef float doubt_of(int count, float prior, float doubt, float total, float square) noexcept nogil
cdef int narrow(
    byte* state, int keep, float prior, float doubt, word seed, int* most, byte* builds, int* counts, float* spreads,
    float* means, byte* active, float* trial, float* rival_ends
) noexcept nogil
