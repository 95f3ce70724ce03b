from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport copy, deal, pointer, start, whole
from fivetowers.fast.game.kernel cimport byte, deal_at_random, draw, most_buildable, score_seat, seed_of, sort_display, word
from fivetowers.fast.game.primitives cimport kind_of
from fivetowers.fast.game.steps cimport legal_steps, observe, take_step
from fivetowers.fast.net.value cimport floats
from fivetowers.fast.search.desk cimport Desk, Ends, EndsMemory, Mind, MindMemory
from fivetowers.fast.search.solver cimport desk_in, solve_round
from fivetowers.fast.selfplay.contest cimport follow, take_turn

cdef int log_bid(byte* before, byte* state) noexcept nogil
cdef int log_build(byte* before, byte* state, byte* steps) noexcept nogil
cdef bint is_one_network(byte* roles, float* styles, int players) noexcept nogil
