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
CARDS_A_KIND = 32  # codes, that is: two copies of each value
CARD_CODES = KINDS * CARDS_A_KIND
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
RIVAL = LAST_RUBBLE + 1  # for the value network alone: 1 for a seat that is taken to play as rivals do
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

# ---- what a page offers --------------------------------------------------------------------------------------------

CHOICE_CANNOT = 0  # of a card turned up: it cannot be taken …
CHOICE_CAN = 1  # … it can, now
CHOICE_NEEDS = 2  # … or only once the top card of its tower is demolished

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

# ---- the value network: sizes, and where its weights lie -----------------------------------------------------------

KIND_UNITS = 48  # hidden units for each kind of tower
HEAD_UNITS = 32  # hidden units in which all kinds and the rest of the table come together
CLOCK_ROUNDS = 24  # a lap has 22 rounds at most
CLOCKS = LAPS * CLOCK_ROUNDS
# What is to come of one kind: cards that fit on each top in this lap and in the next, then what can follow, then spires
OUTLOOK_NOW = 0
OUTLOOK_LATER = OUTLOOK_NOW + TOPS
OUTLOOK_CHAINS = OUTLOOK_LATER + TOPS
OUTLOOK_SPIRES = OUTLOOK_CHAINS + TOPS
OUTLOOK_SIZE = OUTLOOK_SPIRES + 2
# Columns of the first layer, KIND_UNITS weights each
COLUMN_CARDS = 0  # to come in this lap and in the next, for lap 1; to come, for lap 2
COLUMN_CLOCK = COLUMN_CARDS + 3 * VALUES  # for each lap: always, and its rounds left
COLUMN_TOWERS = COLUMN_CLOCK + 2 * LAPS  # for each seat, counted from the one that looks
TOWER_TOP = 0
TOWER_BELOW = TOPS
TOWER_OPEN = 2 * TOPS  # the height of a tower that is not crowned
TOWER_CROWNED = TOWER_OPEN + 1
TOWER_FITS = TOWER_CROWNED + 1  # cards that fit: now, in the next lap, either after a demolition
TOWER_CHAIN = TOWER_FITS + 3  # cards that fit on the cards that fit
TOWER_SPIRES = TOWER_CHAIN + 1  # the height, for each spire to come: now, in the next lap
TOWER_COLUMNS = TOWER_SPIRES + 2
# Columns of the rest of the table, HEAD_UNITS weights each
REST_CLOCK = 0
REST_START = REST_CLOCK + CLOCKS  # how far away the next starting player is
REST_DISCARDS = REST_START + MOST_PLAYERS
REST_SEATS = REST_DISCARDS + 1  # for each seat: points, tallest tower, rubble
REST_COLUMNS = REST_SEATS + 3 * MOST_PLAYERS
# The weights, one block after another
WEIGHTS_KIND = 0
WEIGHTS_JOIN = WEIGHTS_KIND + (COLUMN_TOWERS + MOST_PLAYERS * TOWER_COLUMNS) * KIND_UNITS
WEIGHTS_REST = WEIGHTS_JOIN + KIND_UNITS * HEAD_UNITS
WEIGHTS_SHARE = WEIGHTS_REST + REST_COLUMNS * HEAD_UNITS
WEIGHTS_POINTS = WEIGHTS_SHARE + HEAD_UNITS
WEIGHTS_BIAS = WEIGHTS_POINTS + HEAD_UNITS  # of the win share, then of the points
WEIGHTS_RIVALS = WEIGHTS_BIAS + 2  # for each seat that is a rival: KIND_UNITS of the first layer …
WEIGHTS_RIVALS_REST = WEIGHTS_RIVALS + MOST_PLAYERS * KIND_UNITS  # … and HEAD_UNITS of the second
WEIGHTS_SIZE = WEIGHTS_RIVALS_REST + MOST_PLAYERS * HEAD_UNITS

# ---- one round, solved ---------------------------------------------------------------------------------------------

NUMBERS = CARDS_A_ROUND + 1  # 0 stands for: nobody builds
ENDS = MOST_PLAYERS * NUMBERS  # who builds how many
END_SHARE = 0  # of each seat: win share, points at the end of the game, and what it plays for
END_POINTS = END_SHARE + MOST_PLAYERS
END_UTILITY = END_POINTS + MOST_PLAYERS
END_SIZE = END_UTILITY + MOST_PLAYERS
NO_END = 255
MOST_OPTIONS = 480  # ways to treat the towers of one seat, kind by kind
OPTION_COUNT = 0
OPTION_DEMOLISHED = 1
OPTION_TOP = 2
OPTION_BELOW = 3
OPTION_HEIGHT = 4
OPTION_WANTED = 5  # is it weighed?
OPTION_CARDS = 6
OPTION_SIZE = OPTION_CARDS + LOT_SIZE
# Scratch memory of the solver: floats …
WORK_CARDS = 0
WORK_HIDDEN = WORK_CARDS + KIND_UNITS
WORK_OTHERS = WORK_HIDDEN + KIND_UNITS
WORK_REST = WORK_OTHERS + MOST_PLAYERS * KIND_UNITS
WORK_SUMS = WORK_REST + MOST_PLAYERS * HEAD_UNITS
WORK_OPTIONS = WORK_SUMS + (KINDS + 1) * MOST_PLAYERS * HEAD_UNITS
WORK_SIZE = WORK_OPTIONS + MOST_OPTIONS * MOST_PLAYERS * HEAD_UNITS
# … and whole numbers
JOB_LOTS = 0
JOB_MOST = JOB_LOTS + KINDS
JOB_COUNTS = JOB_MOST + MOST_PLAYERS  # cards to come, by kind: this lap and the next
JOB_OUTLOOK = JOB_COUNTS + KINDS * 2 * VALUES  # of the kind at hand, with all cards left over
JOB_FIRST = JOB_OUTLOOK + OUTLOOK_SIZE  # the first option of each kind
JOB_CHOICE = JOB_FIRST + KINDS + 1
JOB_SEAT = JOB_CHOICE + KINDS
JOB_LAP = JOB_SEAT + 1
JOB_CLOCK = JOB_LAP + 1
JOB_OVER = JOB_CLOCK + 1
JOB_KEEP = JOB_OVER + 1
JOB_LEAST = JOB_KEEP + 1  # the numbers of cards that are asked for
JOB_GREATEST = JOB_LEAST + 1
JOB_LEFTOVER = JOB_GREATEST + 1  # where left-over cards are counted: 0 this lap, 16 the next, -1 nowhere
JOB_FORESEES = JOB_LEFTOVER + 1  # 1: what rivals build is known
JOB_POINTS = JOB_FORESEES + 1  # of each seat now
JOB_OPTIONS = JOB_POINTS + MOST_PLAYERS
JOB_SIZE = JOB_OPTIONS + MOST_OPTIONS * OPTION_SIZE

# ---- learning ------------------------------------------------------------------------------------------------------

MOST_ROUNDS = 64  # of a game, with room to spare
STAT_GAMES = 0
STAT_POSITIONS = 1
STAT_ROUNDS = 2
STAT_POINTS = 3
STAT_SHARE_LOSS = 4
STAT_POINTS_LOSS = 5
STATS_SIZE = 6

# ---- styles of play without learning -------------------------------------------------------------------------------

STYLE_TAKING = 0  # the weights of the estimate …
STYLE_CROWDING = 1
STYLE_CROWNING = 2
STYLE_RETURNING = 3
STYLE_RUBBLE = 4
STYLE_RIVALRY = 5
STYLE_FORGETS = 6  # … and 1 for one who forgets what was discarded,
STYLE_THINKS = 7  # for one who thinks the bidding through
STYLE_NOISE = 8  # chance in what a plan seems worth, in points
STYLE_WHO = 9  # 0: plays in this style; -1: at random; from 1 on: the network of that number
STYLE_SIZE = 10
WORTH_SIZE = KINDS * (TOPS + 1)

# ---- positions between rounds, as a contest writes them down ---------------------------------------------------------

ROW_GAME = 0
ROW_ROUND = 1
ROW_LEFT = 2  # cards that will still be turned up, those of the next lap as far as they are known
ROW_SHARE = 3  # by seat: what the network says, the points now, the win share and the points at the end
ROW_POINTS = ROW_SHARE + MOST_PLAYERS
ROW_END_SHARE = ROW_POINTS + MOST_PLAYERS
ROW_END_POINTS = ROW_END_SHARE + MOST_PLAYERS
ROW_SIZE = ROW_END_POINTS + MOST_PLAYERS
