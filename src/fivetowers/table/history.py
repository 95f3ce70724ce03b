"""The actions of a game so far, as a value; one more costs the same, however long the game is.

The latest ones are at hand. Those before them, which are asked for only when somebody wants the whole game, are packed:
a game of two hours is hardly larger in memory than one that has just begun.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, overload

import msgspec

from fivetowers.actions import Action
from fivetowers.notation import parse_action
from fivetowers.table.events import By

BLOCK = 16
"""This many are packed together; up to twice as many are at hand."""
_parse = lru_cache(maxsize=2_000)(parse_action)
_pack = msgspec.msgpack.Encoder().encode


class Played(msgspec.Struct, frozen=True, gc=False):
    """A game action, who did it, when, and the number of its event."""

    action: Action
    text: str
    seat: int | None
    by: By
    at: int
    number: int


_unpack = msgspec.msgpack.Decoder(list[tuple[str, int | None, By, int, int]]).decode


class Block(NamedTuple):
    """Actions that are over. The deals are kept beside them: a dealer asks for those in every round."""

    packed: bytes
    deals: tuple[Action, ...]

    @classmethod
    def of(cls, played: Sequence[Played]) -> "Block":
        packed = _pack([(one.text, one.seat, one.by, one.at, one.number) for one in played])
        return cls(packed, tuple([one.action for one in played if one.by == "deal"]))

    def played(self) -> list[Played]:
        return [Played(_parse(text), text, seat, by, at, number) for text, seat, by, at, number in _unpack(self.packed)]


class History(Sequence[Played]):
    """Never changes. A longer one shares the list of the one before it, and each looks only at as much as it knows.

    >>> deal, bid, other = (Played(None, text, None, "deal", 0, 0) for text in ("deal", "bid 0", "bid 1"))
    >>> begun = History([deal])
    >>> [[played.text for played in begun.and_one(last)] for last in (bid, other)], len(begun)
    ([['deal', 'bid 0'], ['deal', 'bid 1']], 1)

    `deciders` are the seats whose person has decided something.
    """

    __slots__ = ("_blocks", "_count", "_first", "_latest", "deciders")

    def __init__(self, played: Iterable[Played] = ()) -> None:
        latest = list(played)
        full = max(0, len(latest) // BLOCK - 1) * BLOCK
        self._blocks = tuple([Block.of(latest[begin : begin + BLOCK]) for begin in range(0, full, BLOCK)])
        self._latest = latest[full:]
        self._count = len(self._latest)
        self._first: dict[int, int] = {}  # seat -> place of its person's first decision
        for place, one in enumerate(latest):
            if one.by == "person" and one.seat is not None:
                self._first.setdefault(one.seat, place)
        self.deciders = frozenset(self._first)

    def and_one(self, played: Played) -> "History":
        longer = History.__new__(History)  # without a list of its own
        longer._blocks = self._blocks
        if self._count == 2 * BLOCK:
            longer._blocks = (*self._blocks, Block.of(self._latest[:BLOCK]))
            longer._latest = self._latest[BLOCK : self._count]
        elif self._count and len(self._latest) == self._count:
            longer._latest = self._latest
        else:  # something else follows there already
            longer._latest = self._latest[: self._count]
        longer._latest.append(played)
        longer._count = len(longer._latest)
        longer._first, longer.deciders = self._first, self.deciders
        if played.by == "person" and played.seat is not None and played.seat not in self.deciders:
            longer._first = {**self._first, played.seat: len(self)}
            longer.deciders = frozenset(longer._first)
        return longer

    def _up_to(self, count: int) -> "History":
        """The first ones. At most two blocks are unpacked, however long the game is."""
        shorter = History.__new__(History)
        whole = min(len(self._blocks), max(0, count // BLOCK - 1))
        shorter._blocks, shorter._latest = self._blocks[:whole], self._latest
        shorter._count = count - whole * BLOCK
        if whole < len(self._blocks):
            unpacked = [played for block in self._blocks[whole : whole + 2] for played in block.played()]
            shorter._latest = (unpacked + self._latest[: self._count])[: shorter._count]
        shorter._first = {seat: place for seat, place in self._first.items() if place < count}
        shorter.deciders = frozenset(shorter._first)
        return shorter

    def deals(self) -> Iterator[Action]:
        """The cards that were turned up, in order."""
        for block in self._blocks:
            yield from block.deals
        yield from (played.action for played in self._latest[: self._count] if played.by == "deal")

    @property
    def newest(self) -> Played | None:
        return self._latest[self._count - 1] if self._count else None

    def since_the_deal(self) -> list[Played]:
        """The last deal and all that came after it."""
        latest, count = self._latest, self._count
        for place in range(count - 1, -1, -1):
            if latest[place].by == "deal":
                return latest[place:count]
        deals = [place for place, played in enumerate(self) if played.by == "deal"]
        return list(self)[deals[-1] :] if deals else list(self)

    def last(self, count: int) -> list[Played]:
        """The last ones, this many or all."""
        first = max(0, len(self) - max(0, count))
        packed = [played for block in self._blocks[first // BLOCK :] for played in block.played()]
        found = packed + self._latest[: self._count]
        return found[max(0, len(found) - max(0, count)) :]

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + self._count

    @overload
    def __getitem__(self, index: int) -> Played: ...
    @overload
    def __getitem__(self, index: slice) -> "History": ...
    def __getitem__(self, index: int | slice) -> "Played | History":
        known = range(len(self))[index]
        if not isinstance(known, int):
            if known.start == 0 and known.step == 1:
                return self._up_to(len(known))
            everything = list(self)
            return History([everything[one] for one in known])
        block, place = divmod(known, BLOCK)
        if block < len(self._blocks):
            return self._blocks[block].played()[place]
        return self._latest[known - len(self._blocks) * BLOCK]

    def __iter__(self) -> Iterator[Played]:
        for block in self._blocks:
            yield from block.played()
        yield from self._latest[: self._count]

    def __reversed__(self) -> Iterator[Played]:
        yield from self._latest[self._count - 1 :: -1] if self._count else ()
        for block in reversed(self._blocks):
            yield from reversed(block.played())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
