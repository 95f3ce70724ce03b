from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport (
    build, byte, close_bidding, deal_at_random, draw, most_buildable, next_word, score_seat, sort_display, word,
)
from fivetowers.fast.options cimport list_options
from fivetowers.fast.table cimport copy, single, whole
from fivetowers.fast.value cimport count_cards, count_fits, final_values, floats, numbers

cdef float HOPE
cdef float CROWDING
cdef float CROWNING
cdef float RETURNING
cdef float RUBBLE_COST

cdef void estimate_towers(byte* state, int* job, float* worth) noexcept nogil
cdef float tower_worth(float* worth, int kind, int top, int height) noexcept nogil
cdef void plan_seat(byte* state, int seat, int* job, float* worth, float* gains, byte* plans) noexcept nogil
cdef void write_plan(int* job, int* choice, int chosen, int number, byte* plans) noexcept nogil
cdef void play_heuristic_round(byte* state, float noise, word* rng, int* job, float* worth, byte* plans) noexcept nogil
cdef void roll_out(byte* state, float noise, word* rng, int* job, float* worth, byte* plans) noexcept nogil
