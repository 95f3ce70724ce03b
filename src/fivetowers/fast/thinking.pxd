from fivetowers.fast cimport layout
from fivetowers.fast.endgame cimport comes_to_exactness, solve_exactly
from fivetowers.fast.kernel cimport build, byte, close_bidding, deal_at_random, seed_of, word
from fivetowers.fast.bidding cimport best_end, settle
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport copy, single, whole
from fivetowers.fast.value cimport final_values, floats, numbers

cdef float PRIOR_DEALS

cdef void reach(byte* state, int seat, int number, byte* chosen, byte* after) noexcept nogil
cdef void look_at(
    byte* after, float* weights, float margin, word seed, int first, int deals, int* job, float* work, float* ends,
    byte* builds, byte* state, float* sums, int place
) noexcept nogil
cdef int look_at_all(
    byte* state, float* weights, float margin, float window, int keep, float* ends, byte* builds, float* sums,
    word seed, int first, int deals, int* job, float* work, float* inner, byte* inner_builds, byte* after
) noexcept nogil
cdef void choose_best(int keep, int deals, int players, float margin, float* ends, byte* builds, float* sums,
    float* best, byte* best_builds) noexcept nogil
