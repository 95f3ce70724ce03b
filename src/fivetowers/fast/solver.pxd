from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport open_numbers
from fivetowers.fast.ends cimport DREADFUL, keep_end, weigh_end
from fivetowers.fast.kernel cimport byte, most_buildable, score_seat, sort_display
from fivetowers.fast.options cimport list_options, look_ahead, weigh_options
from fivetowers.fast.sums cimport add_parts
from fivetowers.fast.table cimport single, whole
from fivetowers.fast.value cimport (
    SCALE_DISCARDS, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, add_rest, add_rivals, floats, numbers,
    tallest_tower,
)

cdef void solve_round(
    byte* state, float* weights, float margin, int keep, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void solve_ends(
    byte* state, float* weights, float margin, int keep, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void solve_numbers(
    byte* state, float* weights, float margin, int least, int greatest, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void solve_seat(
    byte* state, float* weights, float margin, bint nobody_builds, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void weigh_rest(byte* state, float* weights, int start, int* job, float* work) noexcept nogil
cdef void walk(
    byte* state, float* weights, float margin, int kind, int placed, int demolished, int points, int tallest,
    int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void add_option(int players, int kind, int option, float* work) noexcept nogil
cdef int find_option(int kind, int first, int* job, byte* builds) noexcept nogil
cdef void want_foreseen(int seat, bint nobody_builds, int* job, byte* builds) noexcept nogil
cdef void weigh_foreseen(
    byte* state, float* weights, float margin, int number, int* job, float* work, float* ends, byte* builds
) noexcept nogil
