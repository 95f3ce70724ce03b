"""The actions of a game so far, as a value; one more costs the same, however long the game is."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

import msgspec

from fivetowers.actions import Action
from fivetowers.table.events import By


class Played(msgspec.Struct, frozen=True, gc=False):
    """A game action, who did it, when, and the number of its event."""

    action: Action
    text: str
    seat: int | None
    by: By
    at: int
    number: int


class History(Sequence[Played]):
    """Never changes. A longer one shares the list of the one before it, and each looks only at as much as it knows.

    >>> deal, bid, other = (Played(None, text, None, "deal", 0, 0) for text in ("deal", "bid 0", "bid 1"))
    >>> begun = History([deal])
    >>> [[played.text for played in begun.and_one(last)] for last in (bid, other)], len(begun)
    ([['deal', 'bid 0'], ['deal', 'bid 1']], 1)
    """

    __slots__ = ("_count", "_played")

    def __init__(self, played: Iterable[Played] = ()) -> None:
        self._played = list(played)
        self._count = len(self._played)

    def and_one(self, played: Played) -> "History":
        longer = History()
        if self._count and len(self._played) == self._count:
            longer._played = self._played
        else:  # something else follows there already
            longer._played = self._played[: self._count]
        longer._played.append(played)
        longer._count = self._count + 1
        return longer

    def last(self, count: int) -> list[Played]:
        """The last ones, this many or all."""
        return self._played[max(0, self._count - count) : self._count]

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Played: ...
    @overload
    def __getitem__(self, index: slice) -> "History": ...
    def __getitem__(self, index: int | slice) -> "Played | History":
        known = range(self._count)[index]
        return self._played[known] if isinstance(known, int) else History([self._played[one] for one in known])

    def __iter__(self) -> Iterator[Played]:
        return islice(self._played, self._count)

    def __reversed__(self) -> Iterator[Played]:
        later = len(self._played) - self._count
        return islice(reversed(self._played), later, None) if later else reversed(self._played)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
