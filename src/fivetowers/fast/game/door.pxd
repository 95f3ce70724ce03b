from fivetowers.fast.game cimport layout
from fivetowers.fast.game.builds cimport list_builds, mark_dominated
from fivetowers.fast.game.kernel cimport (
    build, byte, count_builds, draw, most_buildable, nth_build, open_bidding, play_out, score_seat, sort_display
)
from fivetowers.fast.game.lots cimport is_doubled
from fivetowers.fast.game.primitives cimport card_of
from fivetowers.fast.game.steps cimport legal_steps, observe, take_step

cdef byte FRESH[(layout.MOST_PLAYERS + 1) * layout.STATE_SIZE]

cdef void lay_out(int players) noexcept nogil
cdef void start(byte* state, int players, int seat) noexcept nogil
cdef void copy(byte* target, byte* source) noexcept nogil
cdef bint deal(byte* state, byte* cards, int count) noexcept nogil

cdef byte* pointer(byte[::1] states, Py_ssize_t index) noexcept nogil
cdef byte* whole(byte[::1] buffer, Py_ssize_t first=*) noexcept nogil
cdef byte* single(bytearray state) except NULL
