# What other compiled modules may cimport; all of it runs without the GIL. The bodies, and the words, are in kernel.py.

from fivetowers.fast.game cimport layout
from fivetowers.fast.game.lots cimport fill_tables
from fivetowers.fast.game.primitives cimport card_of, kind_of, rubble_points, tower_points, value_of

ctypedef unsigned char byte
ctypedef unsigned long long word

# The tables are filled when the module is imported and only read after that.
cdef word ORDERS[layout.LOTS * layout.TOPS]
cdef byte LONGEST[layout.LOTS * layout.TOPS]
cdef unsigned short WITH_CARD[layout.LOTS_WITH_ROOM * layout.VALUES]
cdef unsigned short WITHOUT_CARD[layout.LOTS * layout.LOT_SIZE]
cdef byte LOT_VALUES[layout.LOTS * layout.LOT_SIZE]
cdef byte LOT_COUNT[layout.LOTS]
cdef unsigned short FITTING[layout.TOPS]
cdef word GOLDEN
cdef word FIRST_MIX
cdef word SECOND_MIX

# Numbers by chance
cdef word next_word(word* rng) noexcept nogil
cdef unsigned int draw(word* rng, unsigned int bound) noexcept nogil
cdef double chance(word* rng) noexcept nogil
cdef word seed_of(word seed, word number) noexcept nogil

# The tables
cdef bint fits(int value, int on) noexcept nogil
cdef int coefficient(word polynomial, int power) noexcept nogil
cdef word order_counts(int lot, int top) noexcept nogil
cdef int longest(int lot, int top) noexcept nogil
cdef int with_card(int lot, int value) noexcept nogil
cdef int without_card(int lot, int index) noexcept nogil
cdef int lot_value(int lot, int index) noexcept nogil
cdef int lot_count(int lot) noexcept nogil

# A round
cdef void sort_display(byte* state, int* lots) noexcept nogil
cdef void deal_at_random(byte* state, word* rng) noexcept nogil
cdef int most_buildable(byte* state, int* lots, int seat) noexcept nogil
cdef void say(byte* state, int number) noexcept nogil
cdef void demolish(byte* state, int kind) noexcept nogil
cdef int find_card(byte* state, int card) noexcept nogil
cdef void place(byte* state, int position) noexcept nogil
cdef void build(byte* state, byte* chosen) noexcept nogil
cdef void end_round(byte* state, int next_start) noexcept nogil
cdef int score_seat(byte* state, int seat) noexcept nogil

# Used inside the kernel
cdef void open_bidding(byte* state, int shown) noexcept nogil
cdef void close_bidding(byte* state) noexcept nogil
cdef int top_of(int card) noexcept nogil
cdef void put_on_tower(byte* state, int builder, int position) noexcept nogil
cdef bint can_be_demolished(int top) noexcept nogil
cdef int sum_up_builds(byte* state, int* lots, int seat, int number, int* counts, word* tails) noexcept nogil
cdef void nth_order(int kind, int lot, int top, int count, int index, byte* chosen, int first) noexcept nogil
cdef void pick_build(
    byte* state, int* lots, int seat, int number, int index, int* counts, word* tails, byte* chosen
) noexcept nogil

# Random play
cdef int count_builds(byte* state, int* lots, int seat, int number) noexcept nogil
cdef void nth_build(byte* state, int* lots, int seat, int number, int index, byte* chosen) noexcept nogil
cdef int bid_at_random(byte* state, int* lots, word* rng) noexcept nogil
cdef void build_at_random(byte* state, int* lots, word* rng) noexcept nogil
cdef int play_out(byte* state, word* rng) noexcept nogil
