from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, fits, lot_count, lot_value, without_card
from fivetowers.fast.game.primitives cimport kind_of, next_lap, this_lap, value_of
from fivetowers.fast.net.value cimport (
    add_cards, add_clock, add_column, add_prospects, add_rivals, add_tower, clock_of, count_cards, join, look_out, prospects,
)
from fivetowers.fast.search.desk cimport Desk

cdef void look_ahead(byte* state, int number, Desk desk) noexcept nogil
cdef void list_options(byte* state, int seat, Desk desk) noexcept nogil
cdef void weigh_options(byte* state, float* weights, int kind, Desk desk) noexcept nogil

cdef int begin_option(Desk desk, int place, int top, int below, int height, bint is_demolished) noexcept nogil
cdef int add_orders(Desk desk, int lot, int found) noexcept nogil
cdef void place_card(Desk desk, int option, int value, int place) noexcept nogil
cdef void weigh_option(byte* state, float* weights, int kind, int option, Desk desk) noexcept nogil
cdef void change_prospects(
    byte* state, int seat, int kind, int* outlook, int* changed, int first, float* changes
) noexcept nogil
