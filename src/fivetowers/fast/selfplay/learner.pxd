from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport copy, start, whole
from fivetowers.fast.game.kernel cimport byte, chance, deal_at_random, draw, seed_of, word
from fivetowers.fast.heuristic.planner cimport act
from fivetowers.fast.heuristic.rollout cimport roll_out
from fivetowers.fast.net.gradient cimport add_gradient
from fivetowers.fast.net.value cimport evaluate, floats
from fivetowers.fast.search.bidding cimport best_end, play_end
from fivetowers.fast.search.desk cimport Desk, Ends, EndsMemory, Mind, MindMemory
from fivetowers.fast.search.rivals cimport has_rivals, play_against, seat_rivals
from fivetowers.fast.search.solver cimport desk_in, solve_round
from fivetowers.fast.selfplay.chances cimport Chances, Trail
from fivetowers.fast.selfplay.contest cimport act_at_random

cdef float RANDOM_STYLES
cdef float BLIND_STYLES
cdef float MOST_NOISE
cdef int LONGEST_OPENING
cdef int ROUNDS_BY_HAND

cdef byte* at(byte* trail, int position) noexcept nogil
cdef void draw_style(word* rng, float* teacher, float* styles, int first) noexcept nogil
cdef void play_styled(byte* state, float* styles, word* rng, Desk desk, Ends ends) noexcept nogil
cdef int play_game(
    Mind mind, Chances chances, float* teacher, word* rng, Desk desk, Ends ends, Trail trail
) noexcept nogil
cdef void set_targets(Trail trail, float* weights, float trace) noexcept nogil
cdef void set_targets_by_hand(Trail trail, word* rng, Desk desk, Ends ends) noexcept nogil
cdef double* doubles(double[::1] buffer) noexcept nogil
