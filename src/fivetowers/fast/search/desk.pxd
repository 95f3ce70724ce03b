# The words, and twins in Python, are in desk.py.

from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, word

cdef struct Option:
    int count
    bint is_demolished
    int top
    int below
    int height
    bint is_wanted
    int cards[layout.LOT_SIZE]

cdef struct DeskMemory:
    int seat
    int least
    int greatest
    int lap
    int clock
    bint is_over
    int leftover
    bint foresees
    int lots[layout.KINDS]
    int most[layout.MOST_PLAYERS]
    int points[layout.MOST_PLAYERS]
    int counts[layout.CARD_COUNTS]
    int outlook[layout.OUTLOOK_SIZE]
    int first[layout.KINDS + 1]
    int choice[layout.KINDS]
    Option options[layout.MOST_OPTIONS]
    float cards[layout.KIND_UNITS]
    float hidden[layout.KIND_UNITS]
    float others[layout.MOST_PLAYERS * layout.KIND_UNITS]
    float sums[(layout.KINDS + 1) * layout.MOST_PLAYERS * layout.HEAD_UNITS]
    float parts[layout.MOST_OPTIONS * layout.MOST_PLAYERS * layout.HEAD_UNITS]
    float worth[layout.WORTH_SIZE]
    byte after[layout.STATE_SIZE]
    byte played[layout.STATE_SIZE]
    byte listed[layout.MOST_BUILDS * layout.BUILD_SIZE]

ctypedef DeskMemory* Desk

cdef struct EndsMemory:
    int keep
    float* values
    byte* builds

ctypedef EndsMemory* Ends

cdef struct MindMemory:
    float* weights
    float* rival
    float margin
    bint by_hand
    int rounds

ctypedef MindMemory* Mind

cdef struct Way:
    int kind
    int placed
    int demolished
    int points
    int tallest

cdef struct Hope:
    int kind
    int placed
    int demolished
    float worth
    float tallest

cdef struct Bidding:
    int players
    int shown
    int made
    int seat
    int least
    int holder

cdef struct Span:
    bint is_open
    int lowest
    int highest

cdef struct Candidates:
    int keep
    int reference
    float prior
    float doubt
    float* first_sight
    byte* builds
    byte* active
    int* counts
    float* sums
    float* differences
    float* squares
    float* bases
    float* means
    float* best
    byte* best_builds

cdef struct Deals:
    word seed
    int first
    int count
