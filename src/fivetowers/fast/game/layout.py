"""The kernel's state: a flat array of bytes. Every offset, size and code in it is named here and nowhere else.

What the rules say, their modules say: numbers like the cards of a round come from there. The build turns everything
below into C constants (`layout.pxd`), so the compiled modules see literals.

A card is one byte: kind, copy and value, from the highest bit down; the two copies of a doubled card (R2) differ in
one bit and are the same card to every rule. Towers and rubble are chains: `UNDER + card` is the card below in the
tower, or the card demolished before, so the whole table fits into a few hundred bytes and is copied in some
nanoseconds. The draw pile is a set: nothing in the array tells the order in which its cards will come (R23).
"""

from fivetowers import cards, encoding, scoring, state, towers

# ---- cards -----------------------------------------------------------------------------------------------------------

KINDS = len(cards.Kind)
VALUES = len(cards.VALUES)
KIND_SHIFT = 5  # a card's code is its kind this many bits up, and below it …
VALUE_MASK = VALUES - 1  # … the value, and
SECOND_COPY = VALUES  # the bit in which two equal cards differ
SAME_CARD = 0xFF - SECOND_COPY  # masks that bit away
CARDS_A_KIND = 1 << KIND_SHIFT  # codes, that is: two copies of each value
CARD_CODES = KINDS * CARDS_A_KIND
NO_CARD = 255

SPIRE = cards.SPIRE
TERRACE = towers.TERRACE
BALLOON = towers.BALLOON
EMPTY = VALUES  # the "top value" of a tower that is not begun
TOPS = VALUES + 1  # a spire (0), 1 to 15, EMPTY

FEWEST_PLAYERS = cards.FEWEST_PLAYERS
FEWEST_PLAYERS_WITH_DOUBLES = cards.FEWEST_PLAYERS_WITH_DOUBLES
MOST_PLAYERS = cards.MOST_PLAYERS
DECK_SIZE = len(cards.deck(MOST_PLAYERS))
DOUBLED = sum(1 << value for value in cards.DOUBLED_VALUES)  # bit n: there are two cards of value n (R2)
CARDS_A_ROUND = state.CARDS_A_ROUND
LAPS = state.LAPS

POINTS_A_CARD = scoring.POINTS_A_CARD
POINTS_A_CROWNED_CARD = scoring.POINTS_A_CROWNED_CARD
POINTS_A_MAIN_TOWER_CARD = scoring.POINTS_A_MAIN_TOWER_CARD

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


def _lots_of_at_most(size: int) -> int:
    """A lot is a set of cards of one kind, second copies included: how many there are of this many cards or fewer."""
    lots = [1] + [0] * size  # by number of cards
    for value in cards.VALUES:
        copies = 2 if value in cards.DOUBLED_VALUES else 1
        lots = [sum(lots[max(0, count - copies) : count + 1]) for count in range(size + 1)]
    return sum(lots)


LOT_SIZE = CARDS_A_ROUND
LOTS = _lots_of_at_most(LOT_SIZE)
LOTS_WITH_ROOM = _lots_of_at_most(LOT_SIZE - 1)
TERM_BITS = 8  # how many orders of n cards fit is byte n of a word, a polynomial …
LARGEST_TERM = (1 << TERM_BITS) - 1  # … whose terms never grow larger
WORD_BITS = 64
FLOAT_BITS = 24  # of a number by chance that a float holds exactly

# ---- a build as bytes ----------------------------------------------------------------------------------------------

BUILD_DEMOLISH = 0  # a kind, or NO_DEMOLITION
BUILD_COUNT = 1
BUILD_CARDS = 2  # the cards as placed, copies not told apart
BUILD_DOMINATED = BUILD_CARDS + CARDS_A_ROUND
BUILD_SIZE = BUILD_DOMINATED + 1
NO_DEMOLITION = KINDS
MOST_BUILDS = 720  # at most 5! orders for each of no demolition and five demolitions

# ---- steps: the fixed action ids of learning -----------------------------------------------------------------------

STEP_PASS = encoding.PASS
STEP_BID = encoding.FIRST_BID  # … + number
STEP_DEMOLISH = encoding.FIRST_DEMOLITION  # … + kind
STEP_PLACE = encoding.FIRST_PLACE  # … + place in the display
STEPS = encoding.STEPS

# ---- observations: offsets of the pieces that encoding.py describes ------------------------------------------------

MOST_LEVELS = encoding.MOST_LEVELS
WHO_DECIDES = 255  # for a viewer: the seat that decides, or else starts next
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

# ---- counts of cards to come -----------------------------------------------------------------------------------------

NEXT_LAP = VALUES  # for each kind those of this lap by value, then those that are sure to come back in the next
COUNTS_A_KIND = 2 * VALUES
CARD_COUNTS = KINDS * COUNTS_A_KIND

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
OUTLOOK_SPIRES_LATER = OUTLOOK_SPIRES + 1
OUTLOOK_SIZE = OUTLOOK_SPIRES_LATER + 1
# Columns of the first layer, KIND_UNITS weights each
COLUMN_CARDS = 0  # to come in this lap and in the next, for lap 1; to come, for lap 2
COLUMN_CLOCK = COLUMN_CARDS + 3 * VALUES  # for each lap: always, and its rounds left
COLUMN_TOWERS = COLUMN_CLOCK + 2 * LAPS  # for each seat, counted from the one that looks
TOWER_TOP = 0
TOWER_BELOW = TOPS
TOWER_OPEN = 2 * TOPS  # the height of a tower that is not crowned
TOWER_CROWNED = TOWER_OPEN + 1
TOWER_FITS = TOWER_CROWNED + 1  # what it may hope for, from here on:
FITS_NOW = 0  # cards that fit in this lap,
FITS_LATER = 1  # in the next,
FITS_BELOW = 2  # and in either after a demolition;
FITS_CHAIN = 3  # cards that fit on the cards that fit;
FITS_SPIRES = 4  # the height, for each spire to come in this lap
FITS_SPIRES_LATER = 5  # and in the next
PROSPECTS = 6
TOWER_COLUMNS = TOWER_FITS + PROSPECTS
# Columns of the rest of the table, HEAD_UNITS weights each
REST_CLOCK = 0
REST_START = REST_CLOCK + CLOCKS  # how far away the next starting player is
REST_DISCARDS = REST_START + MOST_PLAYERS
REST_SEATS = REST_DISCARDS + 1  # for each seat, counted from the one that looks:
REST_POINTS = 0
REST_TALLEST = 1
REST_RUBBLE = 2
REST_A_SEAT = 3
REST_COLUMNS = REST_SEATS + REST_A_SEAT * MOST_PLAYERS
# The weights, one block after another
WEIGHTS_KIND = 0
WEIGHTS_JOIN = WEIGHTS_KIND + (COLUMN_TOWERS + MOST_PLAYERS * TOWER_COLUMNS) * KIND_UNITS
WEIGHTS_REST = WEIGHTS_JOIN + KIND_UNITS * HEAD_UNITS
WEIGHTS_SHARE = WEIGHTS_REST + REST_COLUMNS * HEAD_UNITS
WEIGHTS_POINTS = WEIGHTS_SHARE + HEAD_UNITS
WEIGHTS_BIAS_SHARE = WEIGHTS_POINTS + HEAD_UNITS
WEIGHTS_BIAS_POINTS = WEIGHTS_BIAS_SHARE + 1
WEIGHTS_RIVALS = WEIGHTS_BIAS_POINTS + 1  # for each seat that is a rival: KIND_UNITS of the first layer …
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

# ---- games written down: the most that one can hold ------------------------------------------------------------------

LOG_CARDS = LAPS * DECK_SIZE
LOG_STEPS = LAPS * -(-DECK_SIZE // CARDS_A_ROUND) * (MOST_PLAYERS + 1 + CARDS_A_ROUND)  # bids, a demolition, cards

# ---- rounds of such games, one row each; -1 stands for nobody and for no card ----------------------------------------

ROUND_NUMBER = 0
ROUND_LAP = 1
ROUND_START = 2  # the seat that bid first …
ROUND_REACH = 3  # … and the most that it could build
ROUND_SHOWN = 4  # how many cards were turned up
ROUND_BUILDER = 5
ROUND_TAKEN = 6
ROUND_DEMOLISHED = 7  # a card
ROUND_CARDS = 8  # as they were placed, copies not told apart
ROUND_POINTS = ROUND_CARDS + CARDS_A_ROUND  # of each seat when the round was over
ROUND_SIZE = ROUND_POINTS + MOST_PLAYERS
