from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport (
    bid_at_random, build_at_random, byte, deal_at_random, draw, next_word, score_seat, seed_of, sort_display, word,
)
from fivetowers.fast.bidding cimport best_end, play_end
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport copy, start, whole
from fivetowers.fast.value cimport (
    SCALE_DISCARDS, SCALE_FITS, SCALE_HEIGHT, SCALE_OUTPUT, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, clock_of,
    count_cards, count_fits, evaluate, final_values, fits_of_others, floats, join, kind_hidden, numbers, read_out,
    rest_of_table, share_out, tallest_tower,
)
from libc.math cimport logf

cdef float POINTS_WEIGHT
cdef float TINY

cdef byte* at(byte* trail, int position) noexcept nogil
cdef float chance(word* rng) noexcept nogil
cdef void play_random_round(byte* state, word* rng) noexcept nogil
cdef int play_game(
    int players, float* weights, float* settings, word* rng, int* job, float* work, float* ends, byte* builds,
    byte* trail, byte* explored
) noexcept nogil
cdef void set_targets(byte* trail, byte* explored, int rounds, float* weights, float trace, float* targets) noexcept nogil
cdef void add_gradient(
    byte* state, float* weights, float* turned, float* targets, int first, float* gradient, double* stats
) noexcept nogil
cdef void add_rest_gradient(byte* state, int viewer, float* head, float* gradient) noexcept nogil
cdef void add_head(int column, float factor, float* head, float* gradient) noexcept nogil
cdef void add_kind_gradient(
    byte* state, int* counts, int* fits, int viewer, int kind, float* hidden, float* gradient
) noexcept nogil
cdef void add_hidden(int column, float factor, float* hidden, float* gradient) noexcept nogil
cdef double* doubles(double[::1] buffer) noexcept nogil
