from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport copy
from fivetowers.fast.game.kernel cimport byte, deal_at_random, next_word, seed_of, word
from fivetowers.fast.heuristic.rollout cimport roll_out
from fivetowers.fast.net.value cimport final_values
from fivetowers.fast.search.bidding cimport best_end, play_end, reach
from fivetowers.fast.search.desk cimport Candidates, Deals, Desk, Ends, Mind
from fivetowers.fast.search.ends cimport set_utilities
from fivetowers.fast.search.rivals cimport bell, blur, end_against, has_rivals, solve_against
from fivetowers.fast.search.solver cimport solve_round
from libc.math cimport sqrtf

cdef float LEAST_SPREAD
cdef int TRIALS
cdef int FEW_DEALS

cdef void look_once(Mind mind, word seed, Desk desk, Ends ends, float* values) noexcept nogil
cdef int look_at_all(
    byte* state, Mind mind, Candidates candidates, Deals deals, Desk desk, Ends inner
) noexcept nogil
cdef void judge(Candidates candidates, int players, float margin) noexcept nogil
cdef void keep_if_best(Candidates candidates, int end, int place, float* values) noexcept nogil
cdef float doubt_of(Candidates candidates, int place) noexcept nogil
cdef int narrow(
    byte* state, Candidates candidates, int* most, float* rival_values, word seed, float* trial
) noexcept nogil
cdef int try_candidates(Candidates candidates, int end, int players, word* rng, float* trial) noexcept nogil
