from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, score_seat
from fivetowers.fast.game.primitives cimport next_lap, this_lap
from fivetowers.fast.net.value cimport (
    SCALE_DISCARDS, SCALE_HEIGHT, SCALE_OUTPUT, SCALE_POINTS, SCALE_ROUNDS, SCALE_RUBBLE, SCALE_TALLEST, clock_of,
    count_cards, join, kind_hidden, look_out, prospects, read_out, rest_of_table, share_out, tallest_tower,
)
from libc.math cimport logf

cdef float POINTS_WEIGHT
cdef float TINY

cdef void add_gradient(
    byte* state, float* weights, float* turned, float* targets, int first, float* gradient, double* stats
) noexcept nogil
cdef void add_rest_gradient(byte* state, int viewer, float* head, float* gradient) noexcept nogil
cdef void add_head(int column, float factor, float* head, float* gradient) noexcept nogil
cdef void add_kind_gradient(
    byte* state, int* counts, int* outlook, int viewer, int kind, float* hidden, float* gradient
) noexcept nogil
cdef void add_hidden(int column, float factor, float* hidden, float* gradient) noexcept nogil
