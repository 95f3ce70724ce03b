from fivetowers.fast cimport layout
from fivetowers.fast.builds cimport list_builds
from fivetowers.fast.kernel cimport byte, fits, longest, nth_order, score_seat, sort_display

cdef void set_up(byte* state, bytes seat, bytes display) noexcept
cdef int verdict(byte* state, int card, int seen) noexcept nogil
cdef void build_alone(byte* after, byte* state, byte* builds, int first) noexcept nogil

cdef int put_choice(byte* text, int at, bytes seat, byte* builds, int first, int score) noexcept
cdef int put_build(byte* text, int at, bytes seat, int demolished) noexcept
cdef int put_cards(byte* text, int at, byte* cards, int first, int count) noexcept
cdef int put_card(byte* text, int at, int kind, int value) noexcept
cdef int put_number(byte* text, int at, int number) noexcept nogil
cdef int put(byte* text, int at, bytes words) noexcept
cdef bytes as_bytes(byte* text, int size)
