from fivetowers.fast cimport layout
from fivetowers.fast.builds cimport list_builds
from fivetowers.fast.kernel cimport (
    build, byte, close_bidding, most_buildable, open_bidding, score_seat, sort_display,
)
from fivetowers.fast.bidding cimport open_numbers, settle
from fivetowers.fast.options cimport list_options
from fivetowers.fast.table cimport copy, single, whole
from fivetowers.fast.value cimport final_values, floats, numbers

cdef void set_exact(float* found, int first, int players) noexcept nogil
cdef void walk_points(
    int* job, int kind, int placed, int demolished, int points, int tallest, int rubble, int* best
) noexcept nogil
cdef void value_of_last(byte* state, int* job, float* ends, float* found) noexcept nogil
cdef bint comes_to_exactness(byte* state) noexcept nogil
cdef void weigh_exactly(byte* state, int* job, float* ends, float* found) noexcept nogil
cdef int solve_exactly(
    byte* state, int* job, float* ends, byte* builds, float* inner, byte* listed, byte* after, int limit
) noexcept nogil
