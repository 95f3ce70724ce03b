"""The kernel's state: a flat array of bytes. Every offset, size and code in it is named here and nowhere else.

The build turns the numbers below into C constants (`layout.pxd`), so the compiled modules see them as literals.

A card is one byte, `kind * 32 + copy * 16 + value`; the two copies of a doubled card (R2) differ in one bit and are
the same card to every rule. Towers and rubble are chains: `UNDER + card` is the card below in the tower, or the card
demolished before, so the whole table fits into a few hundred bytes and is copied in some nanoseconds. The draw pile
is a set: nothing in the array tells the order in which its cards will come (R23).
"""

# ---- cards -----------------------------------------------------------------------------------------------------------

KINDS = 5
VALUES = 16
CARD_CODES = KINDS * 32
SECOND_COPY = 16  # the bit in which two equal cards differ
SAME_CARD = 0xEF  # masks that bit away
DECK_SIZE = 110
NO_CARD = 255

EMPTY = 16  # the "top value" of a tower that is not begun
TOPS = 17  # a spire (0), 1 to 15, EMPTY
SPIRE = 0
TERRACE = 8
BALLOON = 9

FEWEST_PLAYERS = 2
FEWEST_PLAYERS_WITH_DOUBLES = 4  # R2
MOST_PLAYERS = 5
CARDS_A_ROUND = 5
LAPS = 2

# ---- phases and bids -----------------------------------------------------------------------------------------------

PHASE_DEAL = 0
PHASE_BID = 1
PHASE_BUILD = 2
PHASE_OVER = 3
NO_BID = 255  # a pass, in the list of bids

# ---- the header ----------------------------------------------------------------------------------------------------

PLAYERS = 0
PHASE = 1
ROUND = 2
LAP = 3
START = 4  # this round's starting player; between rounds already the next one
TURN = 5  # the seat that decides, meaningless while cards are to be turned up and at the end
LEAST_BID = 6  # one more than the highest bid, 0 before the first
BIDDER = 7  # who said the highest bid
BIDS_MADE = 8
SHOWN = 9  # how many cards were turned up this round
PILE = 10
DISCARDED = 11
TO_PLACE = 12  # cards that the builder has still to place
CAN_DEMOLISH = 13  # 1 until the builder has demolished or placed a card (R12)
DISPLAY = 14  # in order; NO_CARD where a card was taken
BIDS = DISPLAY + CARDS_A_ROUND  # in turn order from START
HEADER_SIZE = 24

# ---- the seats -----------------------------------------------------------------------------------------------------

SEATS = HEADER_SIZE
TOP = 0  # of each kind: the top value, or EMPTY
BELOW = TOP + KINDS  # the top value that a demolition would leave; equal to TOP where none is possible
HEIGHT = BELOW + KINDS
TOP_CARD = HEIGHT + KINDS  # the top card itself, the end of the chain
RUBBLE = TOP_CARD + KINDS  # number of cards
LAST_RUBBLE = RUBBLE + 1  # the end of the chain
SEAT_SIZE = 24

# ---- the cards that lie somewhere ----------------------------------------------------------------------------------

UNDER = SEATS + MOST_PLAYERS * SEAT_SIZE
DECK = UNDER + CARD_CODES  # the pile from the front, as a set; the discard pile from the back, in order of arrival
LAST_OF_DECK = DECK + DECK_SIZE - 1
STATE_SIZE = 416

# ---- what a display holds of one kind ------------------------------------------------------------------------------

LOTS = 10_566  # a lot is a set of 0 to 5 cards of one kind, second copies included: so many are there
LOTS_WITH_ROOM = 3_258  # those of 0 to 4 cards
LOT_SIZE = 5

# ---- a build as bytes ----------------------------------------------------------------------------------------------

BUILD_DEMOLISH = 0  # a kind, or NO_DEMOLITION
BUILD_COUNT = 1
BUILD_CARDS = 2  # the cards as placed, copies not told apart
BUILD_DOMINATED = 7
BUILD_SIZE = 8
NO_DEMOLITION = 5
MOST_BUILDS = 720  # at most 5! orders for each of no demolition and five demolitions

# ---- steps: the fixed action ids of learning -----------------------------------------------------------------------

STEP_PASS = 0
STEP_BID = 1  # … + number, 0 to 5
STEP_DEMOLISH = 7  # … + kind
STEP_PLACE = 12  # … + place in the display
STEPS = 17

# ---- observations: offsets of the pieces that encoding.py describes ------------------------------------------------

MOST_LEVELS = 21  # a kind has 22 cards at most, two of them spires
SEEN_PLAYERS = 0
SEEN_PHASE = 1
SEEN_ROUND = 2
SEEN_LAP = 3
SEEN_PILE = 4
SEEN_LEAST_BID = 5
SEEN_TO_PLACE = 6
SEEN_CAN_DEMOLISH = 7
SEEN_START = 8
SEEN_BIDS = 9
SEEN_DISPLAY = SEEN_BIDS + MOST_PLAYERS
SEEN_RUBBLE = SEEN_DISPLAY + 2 * CARDS_A_ROUND
SEEN_TOWERS = SEEN_RUBBLE + MOST_PLAYERS
SEEN_UNSEEN = SEEN_TOWERS + MOST_PLAYERS * KINDS * MOST_LEVELS
SEEN_DISCARD = SEEN_UNSEEN + KINDS * VALUES
SEEN_SIZE = SEEN_DISCARD + KINDS * VALUES
