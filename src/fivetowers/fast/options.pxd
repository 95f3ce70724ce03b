from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte, fits, lot_count, lot_value, without_card
from fivetowers.fast.value cimport (
    add_cards, add_clock, add_column, add_prospects, add_rivals, add_tower, clock_of, count_cards, join, look_out, prospects,
)

cdef void look_ahead(byte* state, int number, int* job) noexcept nogil
cdef void list_options(byte* state, int seat, int* job) noexcept nogil
cdef void weigh_options(byte* state, float* weights, int kind, int* job, float* work) noexcept nogil

cdef int add_orders(
    int* job, int* cards, int lot, int top, int below, int height, int count, int demolished, int found
) noexcept nogil
cdef void weigh_option(byte* state, float* weights, int kind, int option, int* job, float* work) noexcept nogil
cdef void change_prospects(
    byte* state, int seat, int kind, int* outlook, int* changed, int first, float* changes
) noexcept nogil
