from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, score_seat
from fivetowers.fast.game.primitives cimport kind_of, next_lap, this_lap, value_of
from fivetowers.fast.net.vector_sums cimport add_columns, add_products
from fivetowers.fast.game.door cimport single
from libc.math cimport expf

cdef float SCALE_HEIGHT
cdef float SCALE_FITS
cdef float SCALE_CHAIN
cdef float SCALE_ROUNDS
cdef float SCALE_DISCARDS
cdef float SCALE_POINTS
cdef float SCALE_TALLEST
cdef float SCALE_RUBBLE
cdef float SCALE_OUTPUT

cdef int clock_of(int lap, int pile) noexcept nogil
cdef void count_cards(byte* state, int* counts) noexcept nogil
cdef void count_fits(int* counts, int kind, int* fits) noexcept nogil
cdef void look_out(int* counts, int kind, int* outlook) noexcept nogil
cdef void add_column(float* weights, int column, float factor, float* target, int first) noexcept nogil
cdef void add_cards(float* weights, int* counts, int kind, int lap, float* target, int first) noexcept nogil
cdef void add_clock(float* weights, int lap, int clock, float* target, int first) noexcept nogil
cdef void add_tower(
    float* weights, int distance, int top, int below, int height, float* target, int first
) noexcept nogil
cdef void prospects(int* outlook, int top, int below, int height, float* found) noexcept nogil
cdef void add_prospects(float* weights, int distance, float* found, float* target, int first) noexcept nogil
cdef void add_rivals(byte* state, float* weights, int viewer, int start, int units, float* target, int first) noexcept nogil
cdef void join(float* weights, float* hidden, int first, float* target, int target_first) noexcept nogil
cdef void add_rest(float* weights, int column, float factor, float* target, int first) noexcept nogil
cdef void read_out(float* weights, float* head, int first, float* outputs, int index) noexcept nogil
cdef void share_out(float* outputs, int players) noexcept nogil
cdef void final_values(byte* state, float* values) noexcept nogil
cdef int tallest_tower(byte* state, int seat) noexcept nogil
cdef void kind_hidden(
    byte* state, float* weights, int* counts, int* outlook, int viewer, int kind, float* hidden, int first
) noexcept nogil
cdef void rest_of_table(byte* state, float* weights, int viewer, float* head, int first) noexcept nogil
cdef void evaluate(byte* state, float* weights, float* values) noexcept nogil
cdef float* floats(float[::1] buffer, Py_ssize_t first=*) noexcept nogil
cdef int* numbers(int[::1] buffer, Py_ssize_t first=*) noexcept nogil
