from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport copy, pointer, start, whole
from fivetowers.fast.game.kernel cimport byte, deal_at_random, draw, score_seat, seed_of, word
from fivetowers.fast.game.steps cimport legal_steps, observe, take_step

cdef void begin(byte* state, word* rng, int players) noexcept nogil
cdef bint go_on(byte* state, word* rng, int* points, byte* ended) noexcept nogil
cdef word* generator(word[::1] generators, Py_ssize_t index) noexcept nogil
cdef int* row_of(int[::1] points, Py_ssize_t first) noexcept nogil
