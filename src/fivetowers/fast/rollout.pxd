from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport play_end, settle
from fivetowers.fast.kernel cimport byte, deal_at_random, most_buildable, score_seat, sort_display, word
from fivetowers.fast.options cimport list_options
from fivetowers.fast.value cimport count_cards, share_out
from libc.math cimport expf, logf

cdef float HOPE
cdef float CROWDING
cdef float CROWNING
cdef float RETURNING
cdef float RUBBLE_COST
cdef float SURE_LEAD
cdef float UNSURE_LEAD

cdef void estimate_towers(byte* state, int* job, float* worth) noexcept nogil
cdef float tower_worth(float* worth, int kind, int top, int height) noexcept nogil
cdef float expected_height(float* worth, int kind, int top, int height) noexcept nogil
cdef float seat_worth(byte* state, int seat, float* worth) noexcept nogil
cdef void guess_shares(byte* state, float* values) noexcept nogil
cdef void plan_seat(byte* state, int seat, int* job, float* worth, float* gains, byte* plans) noexcept nogil
cdef void write_plan(int* job, int* choice, int chosen, int number, byte* plans, int end) noexcept nogil
cdef void play_round(byte* state, int* job, float* worth, float* ends, byte* plans) noexcept nogil
cdef void roll_out(
    byte* state, int rounds, word* rng, int* job, float* worth, float* ends, byte* plans, float* values
) noexcept nogil
