from fivetowers.fast.game cimport layout
from fivetowers.fast.game.builds cimport list_builds
from fivetowers.fast.game.kernel cimport byte, can_be_demolished, longest, nth_order, score_seat, sort_display
from fivetowers.fast.game.primitives cimport card_of, kind_of, value_of

cdef tuple CARDS_BY_CODE

cdef int set_up(byte* state, object seat, tuple display) except -1
cdef object top_card(byte* state, int kind)
cdef void build_alone(byte* after, byte* state, byte* builds, int first) noexcept nogil
