from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte, deal_at_random, draw, score_seat, seed_of, word
from fivetowers.fast.steps cimport legal_steps, observe, take_step
from fivetowers.fast.table cimport pointer, start, whole

cdef void begin(byte* state, word* rng, int players) noexcept nogil
cdef word* generator(word[::1] generators, Py_ssize_t index) noexcept nogil
