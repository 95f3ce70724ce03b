"""What a seat can build, as the engine's own values: the compiled twins of `offer.reach` and `offer.choices`.

For servers, which say it after every action. The readable functions are the truth; a test plays whole games with both.
"""

import cython

from fivetowers.cards import Card
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import unpack_card
from fivetowers.offer import BuildChoice, CardVerdict, Choices, Reach
from fivetowers.offer.card_verdicts import can_be_taken, cannot_be_taken, may_go, must_stay, needs_demolition
from fivetowers.state import Seat, State

if not cython.compiled:
    from fivetowers.fast.game.builds import list_builds
    from fivetowers.fast.game.kernel import can_be_demolished, fits, longest, nth_order, score_seat, sort_display
    from fivetowers.fast.game.primitives import card_of, kind_of, rubble_points, value_of

make = tuple.__new__
"""Makes a named tuple, for half of what its own constructor costs."""
CARDS_BY_CODE: tuple = tuple(map(unpack_card, range(layout.CARD_CODES)))  # type: ignore[type-arg]


def set_up(state: cython.p_uchar, seat: Seat, display: tuple[Card, ...]) -> cython.int:
    """A state in which nothing counts but one seat, the first, and the display."""
    index: cython.int
    kind: cython.int
    state[layout.CAN_DEMOLISH] = 1
    shown: cython.int = len(display)
    state[layout.SHOWN] = shown
    for index in range(shown):
        card = display[index]
        state[layout.DISPLAY + index] = card_of(card[0], card[1])
    towers = seat.towers
    for kind in range(layout.KINDS):
        values = towers[kind].values
        height: cython.int = len(values)
        top: cython.int = values[height - 1] if height > 0 else layout.EMPTY
        below: cython.int = top
        if can_be_demolished(top):
            below = values[height - 2] if height > 1 else layout.EMPTY
        state[layout.SEATS + layout.TOP + kind] = top
        state[layout.SEATS + layout.BELOW + kind] = below
        state[layout.SEATS + layout.HEIGHT + kind] = height
    state[layout.SEATS + layout.RUBBLE] = len(seat.rubble)
    return 0


def top_card(state: cython.p_uchar, kind: cython.int) -> Card:
    return CARDS_BY_CODE[card_of(kind, state[layout.SEATS + layout.TOP + kind])]


# ---- bids ------------------------------------------------------------------------------------------------------------


def reach(seat: Seat, display: tuple[Card, ...]) -> Reach:
    state = cython.declare(cython.uchar[48])  # a header and one seat
    lots = cython.declare(cython.int[5])
    codes = cython.declare(cython.uchar[5])
    kind: cython.int
    index: cython.int
    demolished: cython.int = layout.NO_DEMOLITION
    without: cython.int = 0
    most_gained: cython.int = 0
    set_up(state, seat, display)
    sort_display(state, lots)
    for kind in range(layout.KINDS):
        placed: cython.int = longest(lots[kind], state[layout.SEATS + layout.TOP + kind])
        gained: cython.int = longest(lots[kind], state[layout.SEATS + layout.BELOW + kind]) - placed
        without += placed
        if gained > most_gained:
            most_gained = gained
            demolished = kind
    cards = []
    for kind in range(layout.KINDS):
        top: cython.int = state[layout.SEATS + kind + (layout.BELOW if kind == demolished else layout.TOP)]
        count: cython.int = longest(lots[kind], top)
        nth_order(kind, lots[kind], top, count, 0, codes, 0)
        for index in range(count):
            cards.append(CARDS_BY_CODE[codes[index]])
    demolish = None if demolished == layout.NO_DEMOLITION else top_card(state, demolished)
    return make(Reach, (without + most_gained, without, tuple(cards), demolish))


# ---- builds ----------------------------------------------------------------------------------------------------------

ANY = 1
"""The mark of a card that is in some legal build. Those in a build that demolishes a kind have that kind's mark too."""


def choices(position: State) -> Choices:
    state = cython.declare(cython.uchar[48])
    after = cython.declare(cython.uchar[48])
    lots = cython.declare(cython.int[5])
    builds = cython.declare(cython.uchar[5_760])  # MOST_BUILDS of them
    marks = cython.declare(cython.uchar[160])  # CARD_CODES of them
    index: cython.int
    place: cython.int
    card: cython.int
    mark: cython.int
    demolished_kinds: cython.int = 0
    number: cython.int = position.highest_bid
    display = position.display
    seat = position.seats[position.bidder(position.bids.index(number))]
    set_up(state, seat, display)
    sort_display(state, lots)
    for index in range(len(display)):
        marks[state[layout.DISPLAY + index]] = 0
    count: cython.int = list_builds(state, lots, 0, number, builds)
    found = []
    for index in range(count):
        first: cython.int = index * layout.BUILD_SIZE
        demolished: cython.int = builds[first + layout.BUILD_DEMOLISH]
        build_alone(after, state, builds, first)
        mark = ANY
        demolish = None
        if demolished != layout.NO_DEMOLITION:
            demolish = top_card(state, demolished)
            mark |= kind_mark(demolished)
        demolished_kinds |= mark
        cards = []
        for place in range(number):
            card = builds[first + layout.BUILD_CARDS + place] & layout.SAME_CARD
            marks[card] |= mark
            cards.append(CARDS_BY_CODE[card])
        found.append(make(BuildChoice, (tuple(cards), demolish, score_seat(after, 0))))
    verdicts = []
    for index in range(len(display)):
        card = state[layout.DISPLAY + index]
        verdicts.append(card_verdict(state, card, marks[card], number))
    return Choices(tuple(found), tuple(verdicts), top_verdicts(state, demolished_kinds, number))


def kind_mark(kind: cython.int) -> cython.int:
    return ANY << (kind + 1)


def card_verdict(state: cython.p_uchar, code: cython.int, mark: cython.int, number: cython.int) -> CardVerdict:
    """On a card turned up, with nothing chosen yet."""
    card = CARDS_BY_CODE[code]
    kind: cython.int = kind_of(code)
    value: cython.int = value_of(code)
    top: cython.int = state[layout.SEATS + layout.TOP + kind]
    if mark & ANY and fits(value, top):
        return can_be_taken(card)
    if mark & kind_mark(kind) and fits(value, state[layout.SEATS + layout.BELOW + kind]):
        return needs_demolition(card, top_card(state, kind))
    return cannot_be_taken(card, None if top == layout.EMPTY else top, number)


def top_verdicts(state: cython.p_uchar, demolished_kinds: cython.int, number: cython.int) -> tuple:  # type: ignore[type-arg]
    """On every top card, with nothing chosen yet."""
    kind: cython.int
    rubble: cython.int = state[layout.SEATS + layout.RUBBLE]
    price: cython.int = rubble_points(rubble) - rubble_points(rubble + 1)
    found = []
    for kind in range(layout.KINDS):
        if state[layout.SEATS + layout.TOP + kind] == layout.EMPTY:
            continue
        top = top_card(state, kind)
        found.append(may_go(top, price) if demolished_kinds & kind_mark(kind) else must_stay(top, None, number))
    return tuple(found)


def build_alone(after: cython.p_uchar, state: cython.p_uchar, builds: cython.p_uchar, first: cython.int) -> cython.void:
    """What a build makes of the seat, as far as its points go."""
    index: cython.int
    for index in range(layout.SEATS, layout.SEATS + layout.SEAT_SIZE):
        after[index] = state[index]
    kind: cython.int = builds[first + layout.BUILD_DEMOLISH]
    if kind != layout.NO_DEMOLITION:
        after[layout.SEATS + layout.HEIGHT + kind] -= 1
        after[layout.SEATS + layout.TOP + kind] = state[layout.SEATS + layout.BELOW + kind]
        after[layout.SEATS + layout.RUBBLE] += 1
    for index in range(builds[first + layout.BUILD_COUNT]):
        card: cython.int = builds[first + layout.BUILD_CARDS + index]
        after[layout.SEATS + layout.HEIGHT + kind_of(card)] += 1
        after[layout.SEATS + layout.TOP + kind_of(card)] = value_of(card)
