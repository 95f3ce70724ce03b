"""The whole standard game over a flat array of bytes: deal, bid, build, score, and random play at full speed.

Compiled by Cython when the package is installed (types of the functions: kernel.pxd); uncompiled the same file is
ordinary Python. A function that has a twin in `rules.py`, `towers.py` or `scoring.py` bears its name. Nothing is
checked here: callers pass legal actions only.

The cards of one kind in the display are a *lot*. For each lot and each top value a table holds how many different
orders of exactly n of its cards can be placed, as byte n of one 64-bit word. Kinds never interact, so the number of
builds is a product of such polynomials, and because five cards have at most 5! orders no coefficient leaves its byte:
one multiplication multiplies two polynomials.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    import warnings

    from fivetowers.fast.game.lots import fill_tables
    from fivetowers.fast.game.primitives import card_of, kind_of, rubble_points, tower_points, value_of

    warnings.warn(
        "the fast kernel of fivetowers is not compiled: strong bots, analysis and training will be slow "
        "(install a C compiler, then fivetowers again)",
        RuntimeWarning,
        stacklevel=2,
    )

    ORDERS = [0] * (layout.LOTS * layout.TOPS)
    LONGEST = [0] * (layout.LOTS * layout.TOPS)
    WITH_CARD = [0] * (layout.LOTS_WITH_ROOM * layout.VALUES)
    WITHOUT_CARD = [0] * (layout.LOTS * layout.LOT_SIZE)
    LOT_VALUES = [0] * (layout.LOTS * layout.LOT_SIZE)
    LOT_COUNT = [0] * layout.LOTS
    FITTING = [0] * layout.TOPS

WORD = (1 << 64) - 1  # a Python number has no end, a C word has


# ---- numbers by chance ---------------------------------------------------------------------------------------------

# Steele, Lea and Flood's SplitMix64: one word of state, passes the usual batteries.
GOLDEN = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def next_word(rng: cython.p_ulonglong) -> cython.ulonglong:
    x: cython.ulonglong = rng[0] + GOLDEN
    if not cython.compiled:
        x &= WORD
    rng[0] = x
    x = (x ^ (x >> 30)) * FIRST_MIX
    if not cython.compiled:
        x &= WORD
    x = (x ^ (x >> 27)) * SECOND_MIX
    if not cython.compiled:
        x &= WORD
    return x ^ (x >> 31)


def draw(rng: cython.p_ulonglong, bound: cython.uint) -> cython.uint:
    """A number from 0 to bound − 1, each exactly as likely (Lemire's multiplication with rejection)."""
    product: cython.ulonglong = (next_word(rng) >> 33) * bound
    low: cython.uint = product & 0x7FFFFFFF
    if low < bound:
        rejected: cython.uint = (0x7FFFFFFF - bound + 1) % bound
        while low < rejected:
            product = (next_word(rng) >> 33) * bound
            low = product & 0x7FFFFFFF
    return product >> 31


def chance(rng: cython.p_ulonglong) -> cython.double:
    """A number from 0 up to 1: the upper 24 bits of a word, as many as a float can hold."""
    return (next_word(rng) >> (layout.WORD_BITS - layout.FLOAT_BITS)) / (1.0 * (1 << layout.FLOAT_BITS))


def seed_of(seed: cython.ulonglong, number: cython.ulonglong) -> cython.ulonglong:
    """The generator of game `number` under one seed: far from all others, on whatever thread it is played."""
    mixed = cython.declare(cython.ulonglong[1])
    mixed[0] = seed
    mixed[0] = next_word(mixed) ^ number
    return next_word(mixed)


# ---- the tables ----------------------------------------------------------------------------------------------------


def fits(value: cython.int, on: cython.int) -> cython.bint:
    return (FITTING[on] >> value) & 1


def coefficient(polynomial: cython.ulonglong, power: cython.int) -> cython.int:
    return (polynomial >> (layout.TERM_BITS * power)) & layout.LARGEST_TERM


def order_counts(lot: cython.int, top: cython.int) -> cython.ulonglong:
    """How many different orders of exactly n cards of the lot fit on this top, in byte n."""
    return ORDERS[lot * layout.TOPS + top]


def longest(lot: cython.int, top: cython.int) -> cython.int:
    return LONGEST[lot * layout.TOPS + top]


def with_card(lot: cython.int, value: cython.int) -> cython.int:
    """The lot with one card more (0, the empty lot, where there is no such lot)."""
    return WITH_CARD[lot * layout.VALUES + value]


def without_card(lot: cython.int, index: cython.int) -> cython.int:
    return WITHOUT_CARD[lot * layout.LOT_SIZE + index]


def lot_value(lot: cython.int, index: cython.int) -> cython.int:
    """The values of a lot ascend with the index."""
    return LOT_VALUES[lot * layout.LOT_SIZE + index]


def lot_count(lot: cython.int) -> cython.int:
    return LOT_COUNT[lot]


fill_tables(ORDERS, LONGEST, WITH_CARD, WITHOUT_CARD, LOT_VALUES, LOT_COUNT, FITTING)


# ---- a round -------------------------------------------------------------------------------------------------------


def sort_display(state: cython.p_uchar, lots: cython.p_int) -> cython.void:
    """The lot of each kind among the cards that still lie in the display."""
    for index in range(layout.KINDS):
        lots[index] = 0
    for index in range(state[layout.SHOWN]):
        card = state[layout.DISPLAY + index]
        if card != layout.NO_CARD:
            kind: cython.long = kind_of(card)
            lots[kind] = with_card(lots[kind], value_of(card))


def open_bidding(state: cython.p_uchar, shown: cython.int) -> cython.void:
    state[layout.SHOWN] = shown
    state[layout.PILE] -= shown
    state[layout.ROUND] += 1
    state[layout.PHASE] = layout.PHASE_BID
    state[layout.TURN] = state[layout.START]
    state[layout.LEAST_BID] = 0
    state[layout.BIDS_MADE] = 0


def deal_at_random(state: cython.p_uchar, rng: cython.p_ulonglong) -> cython.void:
    """Turns up five cards of the pile, or all that are left (R9): the first steps of a shuffle, no more."""
    left = state[layout.PILE]
    shown = layout.CARDS_A_ROUND if left > layout.CARDS_A_ROUND else left
    for index in range(shown):
        place_in_pile = layout.DECK + draw(rng, left)
        left -= 1
        state[layout.DISPLAY + index] = state[place_in_pile]
        state[place_in_pile] = state[layout.DECK + left]
    open_bidding(state, shown)


def most_buildable(state: cython.p_uchar, lots: cython.p_int, seat: cython.int) -> cython.int:
    """The largest number of the cards turned up that this seat can build, with at most one demolition (R11)."""
    base = layout.SEATS + seat * layout.SEAT_SIZE
    most = 0
    most_gained = 0
    for kind in range(layout.KINDS):
        placed = longest(lots[kind], state[base + layout.TOP + kind])
        gained = longest(lots[kind], state[base + layout.BELOW + kind]) - placed
        most += placed
        most_gained = gained if gained > most_gained else most_gained
    return most + most_gained


def say(state: cython.p_uchar, number: cython.int) -> cython.void:
    """The player to move bids a number, or passes with NO_BID (R10)."""
    made = state[layout.BIDS_MADE]
    seat = state[layout.TURN]
    state[layout.BIDS + made] = number
    state[layout.BIDS_MADE] = made + 1
    if number != layout.NO_BID:
        state[layout.LEAST_BID] = number + 1
        state[layout.BIDDER] = seat
    if made + 1 < state[layout.PLAYERS] and number != state[layout.SHOWN]:
        state[layout.TURN] = seat + 1 if seat + 1 < state[layout.PLAYERS] else 0
        return
    close_bidding(state)


def close_bidding(state: cython.p_uchar) -> cython.void:
    if state[layout.LEAST_BID] == 1:
        end_round(state, state[layout.START])  # R15
        return
    state[layout.PHASE] = layout.PHASE_BUILD
    state[layout.TURN] = state[layout.BIDDER]
    state[layout.TO_PLACE] = state[layout.LEAST_BID] - 1


def top_of(card: cython.int) -> cython.int:
    """The top value of a tower with this card on top."""
    return layout.EMPTY if card == layout.NO_CARD else value_of(card)


def demolish(state: cython.p_uchar, kind: cython.int) -> cython.void:
    """The builder's top card of this kind goes to the rubble (R12)."""
    base = layout.SEATS + state[layout.TURN] * layout.SEAT_SIZE
    card = state[base + layout.TOP_CARD + kind]
    left = state[layout.UNDER + card]
    state[layout.CAN_DEMOLISH] = 0
    state[layout.UNDER + card] = state[base + layout.LAST_RUBBLE]
    state[base + layout.LAST_RUBBLE] = card
    state[base + layout.RUBBLE] += 1
    state[base + layout.TOP_CARD + kind] = left
    state[base + layout.TOP + kind] = top_of(left)
    state[base + layout.BELOW + kind] = layout.EMPTY if left == layout.NO_CARD else top_of(state[layout.UNDER + left])
    state[base + layout.HEIGHT + kind] -= 1


def find_card(state: cython.p_uchar, card: cython.int) -> cython.int:
    """The leftmost place in the display with such a card."""
    found = 0
    for index in range(layout.CARDS_A_ROUND - 1, -1, -1):
        found = found if (state[layout.DISPLAY + index] ^ card) & layout.SAME_CARD else index
    return found


def place(state: cython.p_uchar, position: cython.int) -> cython.void:
    """The builder puts this card of the display on its tower; the last one ends the round."""
    builder = state[layout.TURN]
    put_on_tower(state, builder, position)
    state[layout.CAN_DEMOLISH] = 0
    state[layout.TO_PLACE] -= 1
    if state[layout.TO_PLACE] == 0:
        end_round(state, builder + 1 if builder + 1 < state[layout.PLAYERS] else 0)  # R14


def put_on_tower(state: cython.p_uchar, builder: cython.int, position: cython.int) -> cython.void:
    card = state[layout.DISPLAY + position]
    kind: cython.long = kind_of(card)  # as wide as an address: it is an index
    value: cython.long = value_of(card)
    tower = layout.SEATS + builder * layout.SEAT_SIZE + kind
    state[layout.DISPLAY + position] = layout.NO_CARD
    state[layout.UNDER + card] = state[tower + layout.TOP_CARD]
    state[tower + layout.TOP_CARD] = card
    # Nothing can be demolished below a spire (R7).
    state[tower + layout.BELOW] = layout.SPIRE if value == layout.SPIRE else state[tower + layout.TOP]
    state[tower + layout.TOP] = value
    state[tower + layout.HEIGHT] += 1


def build(state: cython.p_uchar, chosen: cython.p_uchar) -> cython.void:
    """Plays a whole build and ends the round."""
    if chosen[layout.BUILD_DEMOLISH] != layout.NO_DEMOLITION:
        demolish(state, chosen[layout.BUILD_DEMOLISH])
    for index in range(chosen[layout.BUILD_COUNT]):
        place(state, find_card(state, chosen[layout.BUILD_CARDS + index]))


def end_round(state: cython.p_uchar, next_start: cython.int) -> cython.void:
    """Clearing (R14), and at the end of the pile the reshuffle (R17) or the end of the game (R17, R18)."""
    discarded = state[layout.DISCARDED]
    for index in range(layout.CARDS_A_ROUND):
        if state[layout.DISPLAY + index] != layout.NO_CARD:
            state[layout.LAST_OF_DECK - discarded] = state[layout.DISPLAY + index]
            state[layout.DISPLAY + index] = layout.NO_CARD
            discarded += 1
    state[layout.DISCARDED] = discarded
    state[layout.START] = next_start
    state[layout.TURN] = 0
    state[layout.SHOWN] = 0
    state[layout.BIDS_MADE] = 0
    state[layout.LEAST_BID] = 0
    state[layout.BIDDER] = 0
    state[layout.CAN_DEMOLISH] = 1
    state[layout.PHASE] = layout.PHASE_DEAL
    if state[layout.PILE] > 0:
        return
    if state[layout.LAP] == layout.LAPS or discarded == 0:
        state[layout.PHASE] = layout.PHASE_OVER
        return
    # The pile begins at the front; cards that already lie where it will be need not move.
    for index in range(min(discarded, layout.DECK_SIZE - discarded)):
        state[layout.DECK + index] = state[layout.LAST_OF_DECK - index]
    state[layout.PILE] = discarded
    state[layout.DISCARDED] = 0
    state[layout.LAP] = layout.LAPS


def score_seat(state: cython.p_uchar, seat: cython.int) -> cython.int:
    """The points of a seat as its towers stand now (R19–R21)."""
    base = layout.SEATS + seat * layout.SEAT_SIZE
    rubble = state[base + layout.RUBBLE]
    points = 0
    tallest = 0
    for kind in range(layout.KINDS):
        height = state[base + layout.HEIGHT + kind]
        points += tower_points(height, state[base + layout.TOP + kind])
        tallest = height if height > tallest else tallest
    return points + tallest * layout.POINTS_A_MAIN_TOWER_CARD + rubble_points(rubble)


# ---- random play ---------------------------------------------------------------------------------------------------


def can_be_demolished(top: cython.int) -> cython.bint:
    return top != layout.SPIRE and top != layout.EMPTY  # R7, R12


def sum_up_builds(
    state: cython.p_uchar,
    lots: cython.p_int,
    seat: cython.int,
    number: cython.int,
    counts: cython.p_int,
    tails: cython.p_ulonglong,
) -> cython.int:
    """How many builds there are; `counts` by demolished kind, the last without; `tails` are products from a kind on."""
    base = layout.SEATS + seat * layout.SEAT_SIZE
    head: cython.ulonglong = 1
    tails[layout.KINDS] = 1
    for kind in range(layout.KINDS - 1, -1, -1):
        tails[kind] = tails[kind + 1] * order_counts(lots[kind], state[base + layout.TOP + kind])
    total = coefficient(tails[0], number)
    counts[layout.NO_DEMOLITION] = total
    for kind in range(layout.KINDS):
        left: cython.ulonglong = order_counts(lots[kind], state[base + layout.BELOW + kind])
        counts[kind] = coefficient(head * left * tails[kind + 1], number)
        if not (state[layout.CAN_DEMOLISH] and can_be_demolished(state[base + layout.TOP + kind])):
            counts[kind] = 0
        total += counts[kind]
        head *= order_counts(lots[kind], state[base + layout.TOP + kind])
    return total


def count_builds(state: cython.p_uchar, lots: cython.p_int, seat: cython.int, number: cython.int) -> cython.int:
    counts = cython.declare(cython.int[6])
    tails = cython.declare(cython.ulonglong[6])
    return sum_up_builds(state, lots, seat, number, counts, tails)


def nth_order(
    kind: cython.int,
    lot: cython.int,
    top: cython.int,
    count: cython.int,
    index: cython.int,
    chosen: cython.p_uchar,
    first: cython.int,
) -> cython.void:
    """Writes the order with this index, of exactly this many cards of the lot."""
    while count > 0:
        choice = -1
        value = -1
        ways = 0
        while index >= ways:
            index -= ways
            choice += 1
            before = value
            value = lot_value(lot, choice)
            # Of two equal cards only the first counts.
            ways = 0
            if value != before and fits(value, top):
                ways = coefficient(order_counts(without_card(lot, choice), value), count - 1)
        chosen[first] = card_of(kind, value)
        lot = without_card(lot, choice)
        top = value
        first += 1
        count -= 1


def pick_build(
    state: cython.p_uchar,
    lots: cython.p_int,
    seat: cython.int,
    number: cython.int,
    index: cython.int,
    counts: cython.p_int,
    tails: cython.p_ulonglong,
    chosen: cython.p_uchar,
) -> cython.void:
    """The build with this index, in an order of its own: no demolition first, then few cards of earlier kinds first."""
    base = layout.SEATS + seat * layout.SEAT_SIZE
    demolished = layout.NO_DEMOLITION
    placed = layout.BUILD_CARDS
    if index >= counts[layout.NO_DEMOLITION]:
        index -= counts[layout.NO_DEMOLITION]
        demolished = 0
        while index >= counts[demolished]:
            index -= counts[demolished]
            demolished += 1
        for kind in range(demolished, 0, -1):
            top = state[base + kind + (layout.BELOW if kind == demolished else layout.TOP)]
            tails[kind] = tails[kind + 1] * order_counts(lots[kind], top)
    chosen[layout.BUILD_DEMOLISH] = demolished
    chosen[layout.BUILD_COUNT] = number
    chosen[layout.BUILD_DOMINATED] = 0
    for kind in range(layout.KINDS):
        top = state[base + kind + (layout.BELOW if kind == demolished else layout.TOP)]
        here: cython.ulonglong = order_counts(lots[kind], top)
        if here == 1:
            continue
        count = 0
        ways_later = coefficient(tails[kind + 1], number)
        ways = ways_later
        while index >= ways:
            index -= ways
            count += 1
            ways_later = coefficient(tails[kind + 1], number - count)
            ways = coefficient(here, count) * ways_later
        if count > 0:
            nth_order(kind, lots[kind], top, count, index // ways_later, chosen, placed)
            index = index % ways_later
            placed += count
            number -= count


def nth_build(
    state: cython.p_uchar,
    lots: cython.p_int,
    seat: cython.int,
    number: cython.int,
    index: cython.int,
    chosen: cython.p_uchar,
) -> cython.void:
    counts = cython.declare(cython.int[6])
    tails = cython.declare(cython.ulonglong[6])
    sum_up_builds(state, lots, seat, number, counts, tails)
    pick_build(state, lots, seat, number, index, counts, tails, chosen)


def build_at_random(state: cython.p_uchar, lots: cython.p_int, rng: cython.p_ulonglong) -> cython.void:
    counts = cython.declare(cython.int[6])
    tails = cython.declare(cython.ulonglong[6])
    chosen = cython.declare(cython.uchar[8])
    builder = state[layout.TURN]
    number = state[layout.TO_PLACE]
    total = sum_up_builds(state, lots, builder, number, counts, tails)
    pick_build(state, lots, builder, number, draw(rng, total), counts, tails, chosen)
    build(state, chosen)


def bid_at_random(state: cython.p_uchar, lots: cython.p_int, rng: cython.p_ulonglong) -> cython.int:
    """The rest of the bidding; how many bids and passes it took."""
    players = state[layout.PLAYERS]
    shown = state[layout.SHOWN]
    first = state[layout.BIDS_MADE]
    made = first
    seat = state[layout.TURN]
    bidder = state[layout.BIDDER]
    least = state[layout.LEAST_BID]
    while made < players and least <= shown:
        higher = most_buildable(state, lots, seat) + 1 - least
        higher = higher if higher > 0 else 0
        index = draw(rng, higher + (1 if least > 0 else 0))
        is_bid: cython.bint = index < higher
        least = least + index + 1 if is_bid else least
        bidder = seat if is_bid else bidder
        state[layout.BIDS + made] = least - 1 if is_bid else layout.NO_BID
        made += 1
        seat = seat + 1 if seat + 1 < players else 0
    state[layout.BIDS_MADE] = made
    state[layout.BIDDER] = bidder
    state[layout.LEAST_BID] = least
    close_bidding(state)
    return made - first


def play_out(state: cython.p_uchar, rng: cython.p_ulonglong) -> cython.int:
    """Plays to the end, every decision drawn uniformly from all legal actions; how many decisions there were."""
    lots = cython.declare(cython.int[5])
    own = cython.declare(cython.ulonglong[1])  # never seen outside, so it can stay in a register
    decisions = 0
    own[0] = rng[0]
    while state[layout.PHASE] != layout.PHASE_OVER:
        if state[layout.PHASE] == layout.PHASE_DEAL:
            deal_at_random(state, own)
        sort_display(state, lots)
        if state[layout.PHASE] == layout.PHASE_BID:
            decisions += bid_at_random(state, lots, own)
        if state[layout.PHASE] == layout.PHASE_BUILD:
            build_at_random(state, lots, own)
            decisions += 1
    rng[0] = own[0]
    return decisions
