from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte, score_seat

cdef bytes LETTERS

cdef int put_cards(byte* text, int at, byte* cards, int first, int count) noexcept
cdef int put_card(byte* text, int at, int kind, int value) noexcept
cdef int put_number(byte* text, int at, int number) noexcept nogil
cdef int put(byte* text, int at, bytes words) noexcept
cdef bytes as_bytes(byte* text, int size)

cdef int put_kind(byte* text, int at, int kind) noexcept
cdef int close(byte* text, int at, bytes words) noexcept
