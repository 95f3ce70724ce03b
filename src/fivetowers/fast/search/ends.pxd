from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte
from fivetowers.fast.game.primitives cimport card_of, rubble_points
from fivetowers.fast.net.value cimport SCALE_DISCARDS, SCALE_OUTPUT, SCALE_POINTS, SCALE_RUBBLE, SCALE_TALLEST, share_out
from fivetowers.fast.net.vector_sums cimport Reading, read_sums
from fivetowers.fast.search.desk cimport Desk, Ends, Mind, Way

cdef float DREADFUL

cdef void weigh_end(byte* state, Mind mind, Way way, Desk desk, float* found) noexcept nogil
cdef void share_victory(float* found, int players) noexcept nogil
cdef void set_utilities(float* found, int players, float margin) noexcept nogil
cdef int make_room(int seat, int number, float own, Ends ends) noexcept nogil
cdef void keep_end(Way way, float* found, Desk desk, Ends ends) noexcept nogil
cdef void write_build(int demolished, int number, Desk desk, byte* builds, int first) noexcept nogil
cdef void forget_ends(Ends ends) noexcept nogil
cdef void dread_ends(Ends ends) noexcept nogil
