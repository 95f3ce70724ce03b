from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte, fits, lot_count, lot_value, without_card
from fivetowers.fast.value cimport (
    SCALE_FITS, add_cards, add_column, add_tower, clock_of, count_cards, count_fits, join,
)

cdef void look_ahead(byte* state, int number, int* job) noexcept nogil
cdef void list_options(byte* state, int seat, int* job) noexcept nogil
cdef void weigh_options(byte* state, float* weights, int kind, int* job, float* work) noexcept nogil

cdef int add_orders(
    int* job, int* cards, int lot, int top, int below, int height, int count, int demolished, int found
) noexcept nogil
cdef void weigh_option(byte* state, float* weights, int kind, int option, int* job, float* work) noexcept nogil
