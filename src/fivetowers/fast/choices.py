"""What the player to move can do, written as JSON at a stroke: for servers, which show it after every action.

Each function is the twin of one in `server/choices.py` or `server/first_preview.py`, which say the same as values; a
test holds the two together. A seat comes as the bytes of `bridge.pack_seat`, the display as those of `pack_cards`.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.builds import list_builds
    from fivetowers.fast.kernel import fits, longest, nth_order, score_seat, sort_display
    from fivetowers.fast.letters import as_bytes, put, put_card, put_cards, put_number


def set_up(state: cython.p_uchar, seat: bytes, display: bytes) -> cython.void:
    """A state in which nothing counts but one seat, the first, and the display."""
    index: cython.Py_ssize_t
    state[layout.CAN_DEMOLISH] = 1
    state[layout.SHOWN] = len(display)
    for index in range(len(display)):
        state[layout.DISPLAY + index] = display[index]
    for index in range(layout.SEAT_SIZE):
        state[layout.SEATS + index] = seat[index]


# ---- bids ------------------------------------------------------------------------------------------------------------


def reach_text(seat: bytes, display: bytes) -> tuple[int, int, bytes]:
    """The most that the seat can build (R11), how much of it without demolishing, and one such build in notation."""
    state = cython.declare(cython.uchar[416])
    lots = cython.declare(cython.int[5])
    cards = cython.declare(cython.uchar[5])
    text = cython.declare(cython.uchar[64])
    kind: cython.int
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
    at: cython.int = put_build(text, 0, seat, demolished)
    for kind in range(layout.KINDS):
        top: cython.int = state[layout.SEATS + kind + (layout.BELOW if kind == demolished else layout.TOP)]
        count: cython.int = longest(lots[kind], top)
        nth_order(kind, lots[kind], top, count, 0, cards, 0)
        at = put_cards(text, at, cards, 0, count)
    return without + most_gained, without, as_bytes(text, at)


# ---- builds ----------------------------------------------------------------------------------------------------------


def builds_text(seat: bytes, display: bytes, number: int) -> tuple[bytes, bytes, bytes]:
    """Every build of so many cards with the score after it; then what can be taken and what demolished first.

    One byte for each card of the display: CANNOT, CAN, or NEEDS (its tower's top has to go). One for each kind: may its
    top be demolished?
    """
    state = cython.declare(cython.uchar[416])
    after = cython.declare(cython.uchar[416])
    lots = cython.declare(cython.int[5])
    seen = cython.declare(cython.int[160])  # of each card: in which builds it is, by what they demolish
    builds = cython.declare(cython.uchar[5_760])  # MOST_BUILDS of them
    text = cython.declare(cython.uchar[69_120])
    cards = cython.declare(cython.uchar[5])
    tops = cython.declare(cython.uchar[5])
    demolitions: cython.int = 0
    at: cython.int = 0
    index: cython.int
    kind: cython.int
    place: cython.int
    shown: cython.int = len(display)
    set_up(state, seat, display)
    sort_display(state, lots)
    count: cython.int = list_builds(state, lots, 0, number, builds)
    for index in range(layout.CARD_CODES):
        seen[index] = 0
    for index in range(count):
        first: cython.int = index * layout.BUILD_SIZE
        demolitions |= 1 << builds[first + layout.BUILD_DEMOLISH]
        for place in range(number):
            seen[builds[first + layout.BUILD_CARDS + place]] |= 1 << builds[first + layout.BUILD_DEMOLISH]
        build_alone(after, state, builds, first)
        at = put_choice(text, at, seat, builds, first, score_seat(after, 0))
    for index in range(shown):
        cards[index] = verdict(state, display[index], seen[display[index]])
    for kind in range(layout.KINDS):
        tops[kind] = demolitions >> kind & 1
    # Without the last comma.
    return as_bytes(text, at - 1 if at else 0), as_bytes(cards, shown), as_bytes(tops, layout.KINDS)


def verdict(state: cython.p_uchar, card: cython.int, seen: cython.int) -> cython.int:
    kind: cython.int = card >> 5
    value: cython.int = card & 15
    if seen and fits(value, state[layout.SEATS + layout.TOP + kind]):
        return layout.CHOICE_CAN
    if seen >> kind & 1 and fits(value, state[layout.SEATS + layout.BELOW + kind]):
        return layout.CHOICE_NEEDS
    return layout.CHOICE_CANNOT


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
        after[layout.SEATS + layout.HEIGHT + (card >> 5)] += 1
        after[layout.SEATS + layout.TOP + (card >> 5)] = card & 15


def put_choice(
    text: cython.p_uchar, at: cython.int, seat: bytes, builds: cython.p_uchar, first: cython.int, score: cython.int
) -> cython.int:
    demolished: cython.int = builds[first + layout.BUILD_DEMOLISH]
    at = put(text, at, b'{"action":"')
    at = put_build(text, at, seat, demolished)
    at = put_cards(text, at, builds, first + layout.BUILD_CARDS, builds[first + layout.BUILD_COUNT])
    at = put(text, at, b'","score":')
    at = put_number(text, at, score)
    if demolished != layout.NO_DEMOLITION:
        at = put(text, at, b',"demolishes":"')
        at = put_card(text, at, demolished, seat[layout.TOP + demolished])
        at = put(text, at, b'"')
    return put(text, at, b"},")


def put_build(text: cython.p_uchar, at: cython.int, seat: bytes, demolished: cython.int) -> cython.int:
    at = put(text, at, b"build")
    if demolished != layout.NO_DEMOLITION:
        at = put(text, at, b" x")
        at = put_card(text, at, demolished, seat[layout.TOP + demolished])
    return at
