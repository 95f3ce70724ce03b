"""The published shuffle: the orders of the cards and the starting seat, worked out from everybody's random numbers.

The server seals a number of its own when a table is made, and everybody who sits there may add one before the first
deal. What follows from them is written down in docs/fairness.md, so that anybody can work it out again (R23).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from hmac import digest
from itertools import count
from random import Random
from struct import Struct

from fivetowers.cards import Card, deck
from fivetowers.dealer import HiddenDealer

SHUFFLE = 1
"""Which shuffle this is. Another one would get another number, and this one would stay."""
NUMBER_BYTES = 32
NUMBER_PATTERN = f"^[0-9a-f]{{{2 * NUMBER_BYTES}}}$"
_NUMBER = re.compile(NUMBER_PATTERN)
_TITLE = f"5 Towers shuffle {SHUFFLE}"
_STORED = f"shuffle {SHUFFLE}\n"
_EIGHT_WORDS = Struct(">8I")
_WORDS = 2**32

SeatNumbers = Sequence[tuple[int, str]]
"""Seats, from 1, and the numbers that came from them, in the order of the seats."""


def is_number(text: str) -> bool:
    """Whether this is a number or a seal as they are written: 64 digits, in lower-case hex."""
    return _NUMBER.fullmatch(text) is not None


def seal_of(number: str) -> str:
    """What is shown of a number before it is opened: it binds the number, and tells nothing about it.

    >>> seal_of("00" * 32)[:8]
    '60e05bd1'
    """
    return sha256(number.encode()).hexdigest()


def new_number(rng: Random) -> str:
    """`rng` is `secrets.SystemRandom()` wherever people play."""
    return rng.randbytes(NUMBER_BYTES).hex()


@dataclass(frozen=True, slots=True, repr=False)
class Shuffle:
    """What follows from these numbers: `server` is the server's, `numbers` are those of the seats.

    >>> shuffle = Shuffle(2, "00" * 32, [(1, "11" * 32)])
    >>> shuffle.start(), [str(card) for card in shuffle.order("order1")[:5]]
    (1, ['H5', 'M6', 'T13', 'S2', 'C8'])
    """

    players: int
    server: str
    numbers: SeatNumbers = ()

    def __repr__(self) -> str:
        return "Shuffle(…)"

    @property
    def key(self) -> bytes:
        lines = (_TITLE, self.server, *(f"{seat} {number}" for seat, number in self.numbers))
        return sha256("\n".join(lines).encode()).digest()

    def start(self) -> int:
        """The seat, from 0, that starts round 1 where nobody has chosen one."""
        return _below(self.players, _words(self.key, "start"))

    def order(self, name: str) -> tuple[Card, ...]:
        """A shuffled deck; `name` is `order1` or `order2`."""
        cards = deck(self.players)
        return tuple(cards[place] for place in places(len(cards), self.key, name))

    def dealer(self) -> HiddenDealer:
        """The dealer of the game, who knows all this."""
        return _dealer(self.players, self.server, tuple(self.numbers))


@lru_cache(maxsize=256)
def _dealer(players: int, server: str, numbers: tuple[tuple[int, str], ...]) -> HiddenDealer:
    """A table asks for it when its game begins, and soon once more."""
    shuffle = Shuffle(players, server, numbers)
    salt = digest(shuffle.key, b"salt 0", "sha256").hex()
    return HiddenDealer(salt, shuffle.order("order1"), shuffle.order("order2"), server)


def places(size: int, key: bytes, name: str) -> list[int]:
    """The numbers from 0 to size - 1, shuffled: from the end, each changes with one up to it (Fisher and Yates)."""
    words = _words(key, name)
    found = list(range(size))
    for last in range(size - 1, 0, -1):
        other = _below(last + 1, words)
        found[last], found[other] = found[other], found[last]
    return found


def _words(key: bytes, name: str) -> Iterator[int]:
    """Words of 32 bits: HMAC-SHA-256 of `NAME 0`, `NAME 1` …, each as eight words, the highest byte first."""
    for block in count():
        yield from _EIGHT_WORDS.unpack(digest(key, f"{name} {block}".encode(), "sha256"))


def _below(limit: int, words: Iterator[int]) -> int:
    """From 0 to limit - 1, all equally likely: a word of the incomplete last stretch is left out."""
    fair = _WORDS - _WORDS % limit
    while (word := next(words)) >= fair:
        pass
    return word % limit


@dataclass(frozen=True, slots=True, repr=False)
class HiddenNumber:
    """The server's own number, until the end of the game: the one holder of it."""

    number: str

    def __repr__(self) -> str:
        return "HiddenNumber(…)"

    @property
    def commitment(self) -> str:
        return seal_of(self.number)

    def shuffle(self, players: int, numbers: SeatNumbers) -> Shuffle:
        return Shuffle(players, self.number, numbers)

    def to_bytes(self) -> bytes:
        """For the one field of the storage that holds it."""
        return (_STORED + self.number).encode()


Hidden = HiddenDealer | HiddenNumber
"""What a server knows of a table and nobody else may: the orders, or the number that they will follow from."""


def new_hidden_number(rng: Random) -> HiddenNumber:
    return HiddenNumber(new_number(rng))


def hidden_from_bytes(data: bytes) -> Hidden:
    """What `to_bytes` wrote."""
    text = data.decode()
    if text.startswith(_STORED):
        return HiddenNumber(text.removeprefix(_STORED))
    return HiddenDealer.from_bytes(data)
