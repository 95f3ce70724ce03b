from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte
from fivetowers.fast.sums cimport read_sums
from fivetowers.fast.value cimport SCALE_DISCARDS, SCALE_OUTPUT, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, share_out

cdef float DREADFUL

cdef void weigh_end(
    byte* state, float* weights, float margin, int number, int demolished, int points, int tallest,
    int* job, float* work, float* found
) noexcept nogil
cdef void read_seat(
    float* weights, int distance, float points, float tallest, float rubble, float fewer, float* work, int first,
    float* found, int viewer
) noexcept nogil
cdef void set_utilities(float* found, int players, float margin) noexcept nogil
cdef int make_room(int seat, int number, float own, int keep, float* ends, byte* builds) noexcept nogil
cdef void keep_end(int seat, int number, float* found, int demolished, int* job, float* ends, byte* builds) noexcept nogil
cdef void write_build(int demolished, int number, int* job, byte* builds, int first) noexcept nogil
