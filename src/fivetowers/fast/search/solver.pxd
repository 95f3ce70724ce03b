from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport single, whole
from fivetowers.fast.game.kernel cimport byte, most_buildable, score_seat, sort_display
from fivetowers.fast.game.primitives cimport kind_of, rubble_points, tower_points, value_of
from fivetowers.fast.net.value cimport (
    SCALE_DISCARDS, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, add_rest, add_rivals, floats, tallest_tower,
)
from fivetowers.fast.net.vector_sums cimport add_parts
from fivetowers.fast.search.bidding cimport open_numbers
from fivetowers.fast.search.desk cimport Desk, DeskMemory, Ends, EndsMemory, Mind, MindMemory, Way
from fivetowers.fast.search.ends cimport dread_ends, forget_ends, keep_end, weigh_end
from fivetowers.fast.search.options cimport list_options, look_ahead, weigh_options

cdef void solve_round(byte* state, Mind mind, Desk desk, Ends ends) noexcept nogil
cdef void solve_ends(byte* state, Mind mind, Desk desk, Ends ends) noexcept nogil

cdef void solve_numbers(byte* state, Mind mind, int least, int greatest, Desk desk, Ends ends) noexcept nogil
cdef void solve_seat(byte* state, Mind mind, bint nobody_builds, Desk desk, Ends ends) noexcept nogil
cdef void weigh_rest(byte* state, float* weights, int start, Desk desk) noexcept nogil
cdef void walk(byte* state, Mind mind, Way way, Desk desk, Ends ends) noexcept nogil
cdef void add_option(int players, int kind, int option, Desk desk) noexcept nogil
cdef int find_option(int kind, int first, Desk desk, byte* builds) noexcept nogil
cdef void want_foreseen(bint nobody_builds, Desk desk, Ends ends) noexcept nogil
cdef void weigh_foreseen(byte* state, Mind mind, int number, Desk desk, Ends ends) noexcept nogil
cdef Desk desk_in(object memory)
