from fivetowers.fast cimport layout
from fivetowers.fast.builds cimport list_builds
from fivetowers.fast.kernel cimport build, byte, most_buildable, say, score_seat, seed_of, sort_display, word
from fivetowers.fast.rollout cimport estimate_towers, roll_out, tower_worth
from fivetowers.fast.table cimport copy, single, whole
from fivetowers.fast.value cimport final_values, floats, numbers, tallest_tower
from libc.math cimport logf, sqrtf

cdef float EXPLORATION
cdef float MARGIN
cdef float NOISE
cdef enum:
    MOST_NODES = 4096
    WIDTH = 6
    NODE_FIRST = 0
    NODE_COUNT = 1
    NODE_VISITS = 2
    NODE_SEAT = 3
    NODE_ACTION = 4
    NODE_SIZE = 5
    DEEPEST = 8

cdef float seat_worth(byte* state, int seat, float* worth) noexcept nogil
cdef int expand(
    byte* state, int node, int used, int* nodes, float* totals, byte* plans, int* job, float* worth, byte* listed,
    byte* after
) noexcept nogil
cdef int pick(int node, int* nodes, float* totals) noexcept nogil
cdef int search(
    byte* root, word seed, int first, int iterations, int used, int* nodes, float* totals, byte* plans, int* job,
    float* worth, byte* listed, byte* state
) noexcept nogil
