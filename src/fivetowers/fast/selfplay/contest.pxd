from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport start, whole
from fivetowers.fast.game.kernel cimport (
    build, build_at_random, byte, deal_at_random, draw, most_buildable, say, score_seat, seed_of, sort_display, word,
)
from fivetowers.fast.heuristic.planner cimport act, answer
from fivetowers.fast.net.value cimport evaluate, final_values, floats
from fivetowers.fast.search.bidding cimport best_end, play_end
from fivetowers.fast.search.desk cimport Desk, Ends, EndsMemory, Mind, MindMemory
from fivetowers.fast.search.rivals cimport play_against, seat_rivals
from fivetowers.fast.search.solver cimport desk_in, solve_round

cdef void take_turn(byte* state, float* style, Mind mind, word* rng, Desk desk, Ends ends) noexcept nogil
cdef void follow(byte* state, Desk desk, Ends ends) noexcept nogil
cdef void act_at_random(byte* state, word* rng, Desk desk) noexcept nogil
cdef int cards_to_come(byte* state) noexcept nogil
cdef void write_row(byte* state, float* weights, long long game, float* row) noexcept nogil
