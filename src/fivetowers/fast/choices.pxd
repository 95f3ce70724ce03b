from fivetowers.fast cimport layout
from fivetowers.fast.builds cimport list_builds
from fivetowers.fast.kernel cimport byte, fits, longest, nth_order, score_seat, sort_display
from fivetowers.fast.letters cimport as_bytes, put, put_card, put_cards, put_number

cdef void set_up(byte* state, bytes seat, bytes display) noexcept
cdef int verdict(byte* state, int card, int seen) noexcept nogil
cdef void build_alone(byte* after, byte* state, byte* builds, int first) noexcept nogil

cdef int put_choice(byte* text, int at, bytes seat, byte* builds, int first, int score) noexcept
cdef int put_build(byte* text, int at, bytes seat, int demolished) noexcept
