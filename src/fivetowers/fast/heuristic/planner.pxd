from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport single, whole
from fivetowers.fast.game.kernel cimport build, byte, chance, most_buildable, say, sort_display, word
from fivetowers.fast.game.primitives cimport kind_of, next_lap, this_lap, value_of
from fivetowers.fast.heuristic.rollout cimport expected_height, hope_on_tops, tower_worth
from fivetowers.fast.net.value cimport count_cards, floats
from fivetowers.fast.search.bidding cimport bidding_of, settle, when_said
from fivetowers.fast.search.desk cimport Desk, Ends, EndsMemory, Hope
from fivetowers.fast.search.ends cimport write_build
from fivetowers.fast.search.options cimport list_options
from fivetowers.fast.search.solver cimport desk_in

cdef float NOTHING

cdef void estimate_tops(byte* state, float* style, Desk desk) noexcept nogil
cdef void plan_seat(
    byte* state, int seat, float* style, word* rng, Desk desk, float* totals, byte* builds
) noexcept nogil
cdef void walk_plans(int seat, Hope hope, float cost, Desk desk, float* totals, byte* builds) noexcept nogil
cdef void plan_round(byte* state, float* style, word* rng, Desk desk, Ends ends) noexcept nogil
cdef int answer(byte* state, bint thinks, int* most, float* values) noexcept nogil
cdef void act(byte* state, float* style, word* rng, Desk desk, Ends ends) noexcept nogil
