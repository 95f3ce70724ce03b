from fivetowers.fast.game cimport layout
from fivetowers.fast.game.builds cimport list_builds
from fivetowers.fast.game.kernel cimport byte, can_be_demolished, fits, longest, nth_order, score_seat, sort_display
from fivetowers.fast.game.primitives cimport card_of, kind_of, rubble_points, value_of

cdef tuple CARDS_BY_CODE
cdef int ANY

cdef int set_up(byte* state, object seat, tuple display) except -1
cdef object top_card(byte* state, int kind)
cdef void build_alone(byte* after, byte* state, byte* builds, int first) noexcept nogil
cdef int kind_mark(int kind) noexcept nogil
cdef object card_verdict(byte* state, int code, int mark, int number)
cdef tuple top_verdicts(byte* state, int demolished_kinds, int number)
