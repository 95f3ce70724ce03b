from fivetowers.fast.game cimport layout
from fivetowers.fast.game.builds cimport list_builds
from fivetowers.fast.game.door cimport single
from fivetowers.fast.game.kernel cimport byte, most_buildable, open_bidding, score_seat, sort_display
from fivetowers.fast.game.primitives cimport rubble_points, tower_points
from fivetowers.fast.net.value cimport final_values
from fivetowers.fast.search.bidding cimport bidding_of, open_numbers, reach, settle
from fivetowers.fast.search.desk cimport Desk, Ends, Way
from fivetowers.fast.search.ends cimport forget_ends
from fivetowers.fast.search.options cimport list_options

cdef void set_exact(float* found, int first, int players) noexcept nogil
cdef void walk_points(Desk desk, Way way, int rubble, int* best) noexcept nogil
cdef void value_of_last(byte* state, Desk desk, float* values, float* found) noexcept nogil
cdef bint comes_to_exactness(byte* state) noexcept nogil
cdef void weigh_exactly(byte* state, Desk desk, float* values, float* found) noexcept nogil
cdef int solve_exactly(byte* state, Desk desk, Ends ends, float* inner, int limit) noexcept nogil
cdef void try_builds(byte* state, int end, int count, Desk desk, Ends ends, float* inner) noexcept nogil
