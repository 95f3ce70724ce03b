"""Cards, towers, seats and actions as text, and back. Words are separated by single spaces; case counts."""

import re
import unicodedata

from fivetowers.actions import Action, Bid, Build, Deal, Pass, Retract
from fivetowers.cards import CARDS, LETTERS, Card, Kind
from fivetowers.errors import NotationError, Refusal
from fivetowers.state import Seat
from fivetowers.towers import EMPTY_TOWERS, Tower

RUBBLE_MARK = "x"
LONGEST_QUOTE = 40  # a refusal quotes no more than this of what it has seen
LONGEST_REASON = 200  # and no more than this of what another program says about its own fault
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")
_DIRECTION_MARKS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
_CARD_BY_TEXT = {str(card): card for row in CARDS for card in row}


def refuse(code: str, seen: str, **facts: str | int) -> NotationError:
    return NotationError(Refusal(code, None, {"seen": quote(seen), **facts}))


def quote(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A short, printable part of a text that could not be read."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return printable(short)


def printable(text: str) -> str:
    """The text as a terminal may show it: without characters that would do something there."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def is_control(letter: str) -> bool:
    """Control characters, line separators, halves of characters, and marks that turn the writing direction."""
    return (
        unicodedata.category(letter) in {"Cc", "Zl", "Zp", "Cs"}
        or unicodedata.bidirectional(letter) in _DIRECTION_MARKS
    )


def parse_number(text: str) -> int:
    """A whole number without sign or leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise refuse("notation.number", text)
    return int(text)


def parse_card(text: str) -> Card:
    """Reads a card: kind letter and value.

    >>> parse_card("S12")
    Card(Kind.SAND, 12)
    """
    card = _CARD_BY_TEXT.get(text)
    if card is None:
        raise refuse("notation.card", text)
    return card


def format_card(card: Card) -> str:
    """A card as text: kind letter and value.

    >>> format_card(Card(Kind.TREE, 15))
    'T15'
    """
    return str(card)


def format_cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def parse_kind(letter: str) -> Kind:
    if len(letter) != 1 or letter not in LETTERS:
        raise refuse("notation.kind", letter)
    return Kind(LETTERS.index(letter))


# ---- towers and seats ----------------------------------------------------------------------------------------------


def parse_tower(text: str) -> Tower:
    """Reads a tower, whether or not the rules allow it.

    >>> parse_tower("S:12,8,15,0").height
    4
    """
    letter, colon, values = text.partition(":")
    if not colon:
        raise refuse("notation.tower", text)
    kind = parse_kind(letter)
    return Tower(kind, tuple(parse_card(f"{letter}{value}").value for value in values.split(",")))


def format_tower(tower: Tower) -> str:
    """A tower as text: kind letter and values from the bottom up.

    >>> format_tower(Tower(Kind.TREE, (15, 9)))
    'T:15,9'
    """
    return f"{tower.kind.letter}:{','.join(map(str, tower.values))}"


def parse_seat(text: str) -> Seat:
    """Reads a seat's towers and rubble; the empty text is an empty seat.

    >>> parse_seat("T:15,9 S:6,4 x:C7,M2").towers[Kind.SAND]
    Tower(Kind.SAND, (6, 4))
    """
    towers, rubble = list(EMPTY_TOWERS), None
    for word in text.split(" ") if text else ():
        mark, _, cards = word.partition(":")
        if mark == RUBBLE_MARK:
            if rubble is not None:
                raise refuse("notation.twice", word, part=mark)
            rubble = tuple(parse_card(card) for card in cards.split(","))
            continue
        tower = parse_tower(word)
        if towers[tower.kind].height:
            raise refuse("notation.twice", word, part=mark)
        towers[tower.kind] = tower
    return Seat(tuple(towers), rubble or ())


def format_seat(seat: Seat) -> str:
    """A seat as text: its towers, then its rubble.

    >>> format_seat(parse_seat("S:6,4 T:15 x:C7"))
    'T:15 S:6,4 x:C7'
    """
    words = [format_tower(tower) for tower in seat.towers if tower.height]
    if seat.rubble:
        words.append(f"{RUBBLE_MARK}:{','.join(map(str, seat.rubble))}")
    return " ".join(words)


# ---- actions -------------------------------------------------------------------------------------------------------


def parse_build(words: list[str]) -> Build:
    """A canonical build from its words: an optional `x` with the card to demolish, then the cards to place."""
    demolish = None
    if words and words[0].startswith(RUBBLE_MARK):
        demolish = parse_card(words[0].removeprefix(RUBBLE_MARK))
        words = words[1:]
    if not words:
        raise refuse("notation.no_cards", "")
    return Build(tuple(parse_card(word) for word in words), demolish).canonical


def format_build(build: Build) -> str:
    canonical = build.canonical
    demolished = f"{RUBBLE_MARK}{canonical.demolish} " if canonical.demolish else ""
    return demolished + format_cards(canonical.cards)


def parse_action(text: str) -> Action:
    """Reads an action; a build comes in its canonical form.

    >>> parse_action("bid 3")
    Bid(3)
    >>> print(parse_action("build xS6 S5 T3"))
    build xS6 T3 S5
    """
    name, *words = text.split(" ")
    match name, words:
        case "pass", []:
            return Pass()
        case "retract", []:
            return Retract()
        case "bid", [number]:
            return Bid(parse_number(number))
        case "build", _:
            return parse_build(words)
        case "deal", [_, *_]:
            return Deal(tuple(parse_card(word) for word in words))
    raise refuse("notation.action", text)


def format_action(action: Action) -> str:
    """The action as text; `str(action)` is the same.

    >>> format_action(Bid(3)), format_action(Pass())
    ('bid 3', 'pass')
    """
    match action:
        case Pass():
            return "pass"
        case Retract():
            return "retract"
        case Bid(number):
            return f"bid {number}"
        case Build():
            return f"build {format_build(action)}"
        case Deal(cards):
            return f"deal {format_cards(cards)}"
