"""Where a browser keeps its tables: their events, the hidden order of the cards, and a line for the list of games."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

Written = Literal["written", "taken", "full", "cleared"]
"""`taken`: another tab wrote the event of this number first. `full`: the browser keeps no more, or nothing at all.
`cleared`: what was kept of this table is gone."""


class StoredGame(msgspec.Struct, frozen=True):
    """`dealer` is the text of a `HiddenDealer`, `events` the whole log."""

    dealer: str
    events: tuple[str, ...]


class Shelf(Protocol):
    async def load(self, table_id: str) -> StoredGame | None: ...

    async def write(
        self, table_id: str, after: int, events: Sequence[str], line: str, dealer: str | None = None
    ) -> Written:
        """Adds the events that follow the first `after` ones, all or none; `line` takes the place of the one before.

        With a dealer the table is new.
        """

    async def lines(self) -> list[str]:
        """One for each table, in no order."""

    async def clear(self) -> None:
        """All tables are gone afterwards."""


class MemoryShelf:
    """Keeps tables as long as the program runs: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self._games: dict[str, StoredGame] = {}
        self._lines: dict[str, str] = {}

    async def load(self, table_id: str) -> StoredGame | None:
        return self._games.get(table_id)

    async def write(
        self, table_id: str, after: int, events: Sequence[str], line: str, dealer: str | None = None
    ) -> Written:
        if table_id not in self._games and dealer is None:
            return "cleared"
        before = self._games.get(table_id) or StoredGame(dealer or "", ())
        if len(before.events) != after:
            return "taken"
        self._games[table_id] = StoredGame(before.dealer, (*before.events, *events))
        self._lines[table_id] = line
        return "written"

    async def lines(self) -> list[str]:
        return list(self._lines.values())

    async def clear(self) -> None:
        self._games.clear()
        self._lines.clear()
