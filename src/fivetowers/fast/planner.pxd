from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport settle
from fivetowers.fast.ends cimport write_build
from fivetowers.fast.kernel cimport build, byte, most_buildable, next_word, say, sort_display, word
from fivetowers.fast.options cimport list_options
from fivetowers.fast.table cimport single, whole
from fivetowers.fast.value cimport count_cards, floats, numbers
from libc.math cimport powf

cdef float NOTHING

cdef void estimate_tops(byte* state, float* style, int* job, float* worth) noexcept nogil
cdef void plan_seat(
    byte* state, int seat, float* style, word* rng, int* job, float* worth, float* totals, byte* builds
) noexcept nogil
cdef void walk_plans(
    int seat, int kind, int placed, int demolished, float total, float tallest, float cost, int* job, float* worth,
    float* totals, byte* builds
) noexcept nogil
cdef void plan_round(
    byte* state, float* style, word* rng, int* job, float* worth, float* ends, byte* builds
) noexcept nogil
cdef int answer(byte* state, bint thinks, int* job, float* ends) noexcept nogil
cdef void act(
    byte* state, float* style, word* rng, int* job, float* worth, float* ends, byte* builds
) noexcept nogil
