from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport best_end, play_end
from fivetowers.fast.kernel cimport (
    build, build_at_random, byte, deal_at_random, draw, most_buildable, say, score_seat, seed_of, sort_display, word,
)
from fivetowers.fast.planner cimport act, answer
from fivetowers.fast.rivals cimport play_against, seat_rivals
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport start, whole
from fivetowers.fast.value cimport evaluate, final_values, floats, numbers

cdef void take_turn(
    byte* state, float* style, float* nets, float margin, word* rng, int* job, float* work, float* worth, float* ends,
    byte* builds
) noexcept nogil
cdef void act_at_random(byte* state, word* rng, int* job) noexcept nogil
cdef int cards_to_come(byte* state) noexcept nogil
cdef void write_row(byte* state, float* weights, long long game, float* row) noexcept nogil
