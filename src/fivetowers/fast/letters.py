"""Cards, towers and points written as JSON, for servers: the twins of what `server/board.py` says as values."""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import score_seat


def cards_text(cards: tuple) -> bytes:  # type: ignore[type-arg]
    """A list of cards in notation."""
    text = cython.declare(cython.uchar[800])
    index: cython.Py_ssize_t
    check_room(len(cards))
    at: cython.int = put(text, 0, b"[")
    for index in range(len(cards)):
        at = put(text, at, b',"' if index else b'"')
        at = put_card(text, at, cards[index][0], cards[index][1])
        at = put(text, at, b'"')
    return as_bytes(text, put(text, at, b"]"))


def values_text(cards: tuple) -> bytes:  # type: ignore[type-arg]
    """The values of sorted cards, kind by kind."""
    text = cython.declare(cython.uchar[800])
    index: cython.Py_ssize_t = 0
    kind: cython.int
    at: cython.int = 0
    check_room(len(cards))
    for kind in range(layout.KINDS):
        at = put_kind(text, at, kind)
        at = put(text, at, b"[")
        while index < len(cards):
            own: cython.int = cards[index][0]
            if own != kind:
                break
            at = put_number(text, at, cards[index][1])
            at = put(text, at, b",")
            index += 1
        at = close(text, at, b"]")
    return as_bytes(text, put(text, at, b"}"))


def towers_text(towers: tuple) -> bytes:  # type: ignore[type-arg]
    """A seat's towers; each comes as its values from the bottom up."""
    text = cython.declare(cython.uchar[800])
    index: cython.Py_ssize_t
    kind: cython.int
    at: cython.int = 0
    check_room(sum(map(len, towers)))
    for kind in range(layout.KINDS):
        values: tuple = towers[kind]  # type: ignore[type-arg]
        at = put_kind(text, at, kind)
        at = put(text, at, b"[")
        for index in range(len(values)):
            at = put_number(text, at, values[index])
            at = put(text, at, b",")
        at = close(text, at, b"]")
    return as_bytes(text, put(text, at, b"}"))


def score_text(seat: bytes) -> tuple[int, bytes]:
    """A seat's points, in all and part by part (R19–R21); it comes as the bytes of `bridge.pack_seat`."""
    state = cython.declare(cython.uchar[416])
    text = cython.declare(cython.uchar[200])
    index: cython.int
    kind: cython.int
    main: cython.int = layout.KINDS
    tallest: cython.int = 0
    points: cython.int = 0
    for index in range(layout.SEAT_SIZE):
        state[layout.SEATS + index] = seat[index]
    total: cython.int = score_seat(state, 0)
    at: cython.int = put(text, 0, b'{"total":')
    at = put_number(text, at, total)
    at = put(text, at, b',"towers":{')
    for kind in range(layout.KINDS):
        height: cython.int = seat[layout.HEIGHT + kind]
        if height:
            worth: cython.int = 2 * height if seat[layout.TOP + kind] == layout.SPIRE else height
            points += worth
            at = put(text, at, b'"')
            text[at] = LETTERS[kind]
            at = put(text, at + 1, b'":')
            at = put_number(text, at, worth)
            at = put(text, at, b",")
        if height > tallest:
            tallest = height
            main = kind
    at = close(text, at, b'},"main":')
    if tallest:
        at = put(text, at, b'"')
        text[at] = LETTERS[main]
        at = put(text, at + 1, b'"')
    else:
        at = put(text, at, b"null")
    at = put(text, at, b',"main_points":')
    at = put_number(text, at, tallest)
    at = put(text, at, b',"rubble_points":')
    at = put_number(text, at, total - tallest - points)
    return total, as_bytes(text, put(text, at, b"}"))


def check_room(count: int) -> None:
    if count > layout.DECK_SIZE:
        raise ValueError(f"no deck has {count} cards")


# ---- pieces ----------------------------------------------------------------------------------------------------------

LETTERS: bytes = b"TCHSM"


def put_kind(text: cython.p_uchar, at: cython.int, kind: cython.int) -> cython.int:
    """The key of a kind in an object that has all of them."""
    at = put(text, at, b',"' if kind else b'{"')
    text[at] = LETTERS[kind]
    return put(text, at + 1, b'":')


def close(text: cython.p_uchar, at: cython.int, words: bytes) -> cython.int:
    """Ends what was written with a comma after each part, in place of the last one."""
    return put(text, at - 1 if text[at - 1] == 44 else at, words)


def put_cards(
    text: cython.p_uchar, at: cython.int, cards: cython.p_uchar, first: cython.int, count: cython.int
) -> cython.int:
    index: cython.int
    for index in range(first, first + count):
        at = put(text, at, b" ")
        at = put_card(text, at, cards[index] >> 5, cards[index] & 15)
    return at


def put_card(text: cython.p_uchar, at: cython.int, kind: cython.int, value: cython.int) -> cython.int:
    text[at] = LETTERS[kind]
    return put_number(text, at + 1, value)


def put_number(text: cython.p_uchar, at: cython.int, number: cython.int) -> cython.int:
    if number < 0:
        text[at] = 45  # a minus
        at += 1
        number = -number
    place: cython.int
    size: cython.int = 1
    left: cython.int = number // 10
    while left:
        size += 1
        left = left // 10
    for place in range(at + size - 1, at - 1, -1):
        text[place] = 48 + number % 10
        number = number // 10
    return at + size


def put(text: cython.p_uchar, at: cython.int, words: bytes) -> cython.int:
    index: cython.Py_ssize_t
    for index in range(len(words)):
        text[at + index] = words[index]
    return at + len(words)


def as_bytes(text: cython.p_uchar, size: cython.int) -> bytes:
    if cython.compiled:
        found: bytes = text[:size]
        return found
    else:  # noqa: RET505 (one branch for each world)
        return bytes(text[index] for index in range(size))
