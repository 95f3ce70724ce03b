from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte, most_buildable, score_seat, sort_display
from fivetowers.fast.options cimport list_options, look_ahead, weigh_options
from fivetowers.fast.sums cimport read_sums
from fivetowers.fast.table cimport single, whole
from fivetowers.fast.value cimport (
    SCALE_DISCARDS, SCALE_OUTPUT, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, add_rest, add_rivals, floats, numbers,
    share_out, tallest_tower,
)

cdef float DREADFUL

cdef void solve_round(
    byte* state, float* weights, float margin, int keep, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void solve_numbers(
    byte* state, float* weights, float margin, int least, int greatest, int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void weigh_rest(byte* state, float* weights, int start, int* job, float* work) noexcept nogil
cdef void walk(
    byte* state, float* weights, float margin, int kind, int placed, int demolished, int points, int tallest,
    int* job, float* work, float* ends, byte* builds
) noexcept nogil
cdef void add_option(int players, int kind, int option, float* work) noexcept nogil
cdef void weigh_end(
    byte* state, float* weights, float margin, int number, int demolished, int points, int tallest,
    int* job, float* work, float* found
) noexcept nogil
cdef void read_seat(
    float* weights, int distance, float points, float tallest, float rubble, float fewer, float* work, int first,
    float* found, int viewer
) noexcept nogil
cdef void set_utilities(float* found, int players, float margin) noexcept nogil
cdef void keep_end(int seat, int number, float* found, int demolished, int* job, float* ends, byte* builds) noexcept nogil
cdef void write_build(int demolished, int number, int* job, byte* builds, int first) noexcept nogil
