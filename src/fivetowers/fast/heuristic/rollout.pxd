from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, deal_at_random, most_buildable, score_seat, sort_display, word
from fivetowers.fast.game.primitives cimport (
    card_of, kind_of, next_lap, rubble_points, this_lap, tower_points, value_of,
)
from fivetowers.fast.net.value cimport count_cards, share_out
from fivetowers.fast.search.bidding cimport bidding_of, play_end, settle
from fivetowers.fast.search.desk cimport Desk, Ends
from fivetowers.fast.search.options cimport list_options
from libc.math cimport expf, logf

cdef float TAKING
cdef float CROWDING
cdef float CROWNING
cdef float RETURNING
cdef float RUBBLE_COST
cdef float RIVALRY
cdef float IMPOSSIBLE
cdef float SURE_LEAD
cdef float UNSURE_LEAD

cdef void estimate_towers(byte* state, Desk desk) noexcept nogil
cdef void hope_on_tops(
    float* shows, float taking, float crowding, float crowning, float* worth, int row
) noexcept nogil
cdef float tower_worth(float* worth, int kind, int top, int height) noexcept nogil
cdef float expected_height(float* worth, int kind, int top, int height) noexcept nogil
cdef float seat_worth(byte* state, int seat, float* worth) noexcept nogil
cdef void guess_shares(byte* state, float* values) noexcept nogil
cdef void plan_seat(byte* state, int seat, Desk desk, float* gains, byte* plans) noexcept nogil
cdef void write_plan(Desk desk, int* choice, int chosen, int number, byte* plans, int end) noexcept nogil
cdef void play_round(byte* state, Desk desk, Ends ends) noexcept nogil
cdef void roll_out(byte* state, int rounds, word* rng, Desk desk, Ends ends, float* values) noexcept nogil
