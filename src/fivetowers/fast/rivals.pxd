from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport byte
from fivetowers.fast.rollout cimport estimate_towers, plan_seat

cdef bint is_rival(byte* state, int seat) noexcept nogil
cdef bint has_rivals(byte* state) noexcept nogil
cdef void foresee_rivals(byte* state, int keep, int* job, float* ends) noexcept nogil
cdef void keep_foresight(byte* state, float* ends, int first, float* values) noexcept nogil
