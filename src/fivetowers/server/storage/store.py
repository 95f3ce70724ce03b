"""Storage, the server's front door to its database. What callers may rely on is here; how it is done, beside it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from fivetowers.errors import NotationError
from fivetowers.server.storage import queries, redaction, writes
from fivetowers.server.storage.database import Database
from fivetowers.server.storage.derived_tables import rebuild
from fivetowers.server.storage.either_database import open_database
from fivetowers.server.storage.groups import Done, GroupCommit
from fivetowers.server.storage.values import (
    Append,
    Ban,
    DailyResult,
    DeviceLink,
    OwnDay,
    OwnedTable,
    Rebuilt,
    Redact,
    SeatPass,
    Summarise,
    TableEntry,
    Unavailable,
)
from fivetowers.shuffle import Hidden, hidden_from_bytes
from fivetowers.table.log import Unreadable
from fivetowers.table.summary import TableSummary
from fivetowers.table.table import TablePhase

KEPT_SUMMARIES = 20_000
_PAGE = 50
_CHECK_SECONDS = 1.0
"""So long the outcome of a check is believed: anybody may ask, and asking costs a write."""


class Storage:
    """The database of a server. Open it with `await Storage.open(url)`; one event loop uses it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._groups = GroupCommit(self._commit, self._written)
        # Table -> number and summary of the last append made here, or heard of: at that number the row is equal.
        self._summaries: OrderedDict[str, tuple[int, TableSummary]] = OrderedDict()
        self._checking = asyncio.Lock()
        self._checked: tuple[float, Unavailable | None] = (-_CHECK_SECONDS, None)
        self._has_failed = False  # since the log was last seen to have room

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """Reaches the database, makes a missing file, and migrates; several nodes may do so at once."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finishes what was appended, then closes."""
        await self._groups.close()
        await self.database.close()

    async def check(self) -> None:
        """Raises Unavailable if the database does not answer or cannot be written: its disk may be full."""
        async with self._checking:
            at, trouble = self._checked
            if time.monotonic() - at >= _CHECK_SECONDS:
                trouble = None
                try:
                    if self._has_failed:
                        await self.database.write(writes.try_for_room)
                        self._has_failed = False
                    await self.database.write(writes.write_nothing_new)
                except Unavailable as error:
                    trouble = error
                self._checked = (time.monotonic(), trouble)
        if trouble is not None:
            raise trouble

    # The log

    async def create(
        self, table_id: str, dealer: Hidden, events: Sequence[bytes], summary: TableSummary, *, at: int
    ) -> None:
        """A new table with its hidden dealer. Conflict: the id, or the browser's try of the day, is taken."""
        assert events, "a table begins with an event"
        append = Append(table_id, 0, tuple(events), at, summary)
        with self._noting_failure():
            await self.database.write(partial(writes.create_table, append=append, orders=dealer.to_bytes()))
        self._written(append)

    async def _commit(self, group: Sequence[Append]) -> Sequence[bool]:
        with self._noting_failure():
            return await self.database.commit(group)

    @contextmanager
    def _noting_failure(self) -> Iterator[None]:
        try:
            yield
        except Unavailable:
            self._has_failed = True
            raise

    async def append(
        self, table_id: str, expected_number: int, events: Sequence[bytes], summary: TableSummary, *, at: int
    ) -> None:
        """Adds events after the first `expected_number`; returns when they are durable. Conflict: decide again."""
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if durable.done():  # the one that waited was cancelled
                return
            if error is None:
                durable.set_result(None)
            else:
                durable.set_exception(error)

        self.append_soon(table_id, expected_number, events, summary, at=at, done=done)
        await durable

    def append_soon(
        self,
        table_id: str,
        expected_number: int,
        events: Sequence[bytes],
        summary: TableSummary,
        *,
        at: int,
        done: Done,
    ) -> None:
        """The same with a callback instead of waiting."""
        assert events, "nothing to append"
        kept = self._summaries.get(table_id)
        is_same = kept is not None and kept[0] == expected_number and (kept[1] is summary or kept[1] == summary)
        append = Append(table_id, expected_number, tuple(events), at, None if is_same else summary)
        self._groups.append(append, done)

    def others_wrote(self, table_id: str, before: int, after: int, summary: TableSummary) -> None:
        """Other nodes have added events, from one number to another, and after them the summary is this one.

        If it is the one that was known before, its row is still right, and the next append need not write it.
        """
        kept = self._summaries.get(table_id)
        if kept is not None and kept[0] == before and (kept[1] is summary or kept[1] == summary):
            self._summaries[table_id] = (after, summary)

    def left_memory(self, table_id: str) -> None:
        """A node has no more use for this table for now, so what is known of its row need not be kept either."""
        self._summaries.pop(table_id, None)

    async def load(self, table_id: str, after_number: int = 0) -> list[bytes]:
        """The events of a table, all or those after a number; none if there is no such table."""
        return await self.database.load(table_id, after_number)

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        """How many events tables have, for a node to compare with what it knows; unknown tables are left out."""
        return await self.database.read(partial(queries.numbers_of, table_ids=sorted(table_ids)))

    async def hidden_dealer(self, table_id: str) -> Hidden | None:
        """Who knows the orders of the cards, or the number they follow from: nothing else reads them.

        Raises Unreadable where they are damaged, without a word of what was found.
        """
        orders = await self.database.read(partial(queries.orders_of, table_id=table_id))
        try:
            return None if orders is None else hidden_from_bytes(orders)
        except (ValueError, NotationError) as error:
            raise Unreadable(table_id, f"its secret: {type(error).__name__}") from None

    async def rebuild(self, summarise: Summarise) -> Rebuilt:
        """Derives again all that is derived from the log. Play may go on meanwhile."""
        return await rebuild(self.database, summarise)

    # Lists

    async def listed_tables(self, *, active_since: int = 0, limit: int = _PAGE) -> list[TableEntry]:
        """The lobby: listed tables that are not over, the waiting ones first, then the newest first."""
        return await self.database.read(partial(queries.listed_tables, active_since=active_since, limit=limit))

    async def games_of(
        self, owner: str, *, phase: TablePhase | None = None, after: TableEntry | None = None, limit: int = _PAGE
    ) -> list[TableEntry]:
        """An owner's games, the newest first; `after`, the last entry of one page, asks for the next page."""
        place = None if after is None else (after.created_at, after.id)
        return await self.database.read(partial(queries.games_of, owner=owner, phase=phase, after=place, limit=limit))

    async def count_games(self, owner: str) -> int:
        """How many tables `games_of` would list."""
        return await self.database.read(partial(queries.count_games, owner=owner))

    async def daily_results(self, date: str, *, limit: int = 1000) -> list[DailyResult]:
        """The finished tries of a day, the best first."""
        return await self.database.read(partial(queries.daily_results, date=date, limit=limit))

    async def daily_try(self, date: str, owner: str) -> tuple[str, bool] | None:
        """The table where a browser tries the deal of a day, and whether it has finished."""
        return await self.database.read(partial(queries.daily_try, date=date, owner=owner))

    async def own_days(self, owner: str, until: str, *, limit: int = 4000) -> list[OwnDay]:
        """The days up to this one on which a browser tried the deal, the newest first."""
        return await self.database.read(partial(queries.own_days, owner=owner, until=until, limit=limit))

    # Analyses

    async def kept_analysis(self, table_id: str, judge: str) -> bytes | None:
        """What this judge has found about a game."""
        return await self.database.read(partial(queries.kept_analysis, table_id=table_id, judge=judge))

    async def kept_analyses(self, table_ids: Collection[str], judge: str) -> dict[str, bytes]:
        """Of several games; those that were not analysed are left out."""
        return await self.database.read(partial(queries.kept_analyses, table_ids=sorted(table_ids), judge=judge))

    async def keep_analysis(self, table_id: str, judge: str, body: bytes) -> None:
        """In the place of any other judge's."""
        await self.database.write(partial(writes.keep_analysis, table_id=table_id, judge=judge, body=body))

    # What belongs to an owner

    async def export(self, owner: str) -> AsyncIterator[OwnedTable]:
        """Every table of an owner with all its events."""
        place: tuple[int, str] | None = None
        while page := await self.database.read(partial(queries.tables_of, owner=owner, after=place, limit=_PAGE)):
            for owned in page:
                yield owned
            place = (page[-1].entry.created_at, page[-1].entry.id)

    async def is_known(self, owner: str) -> bool:
        """Has this owner ever stood in a log?"""
        return await self.database.read(partial(queries.is_known, owner=owner))

    async def table_ids_naming(self, owner: str) -> list[str]:
        """The tables in whose logs an owner ever stood."""
        return await self.database.read(partial(queries.table_ids_naming, owner=owner))

    async def forget(self, owner: str, redact: Redact | None = None) -> int:
        """Takes the owner's hash out of everything, the log too, and names by `redact`; gives the number of tables.

        Append NameRemoved events first: they tell the people at the tables.
        """
        self._summaries.clear()
        return await redaction.forget(self.database, owner, redact)

    # What a host decides

    async def ban(self, one: Ban) -> None:
        await self.database.write(partial(writes.ban, one=one))

    async def lift_ban(self, value: str) -> bool:
        """Was there one?"""
        return await self.database.write(partial(writes.lift_ban, value=value))

    async def bans(self) -> list[Ban]:
        return await self.database.read(queries.bans)

    async def remove_old_tables(self, before: int, *, limit: int) -> list[str]:
        """Removes tables where nothing has happened since `before`, at most `limit` of them; gives their ids."""
        removed = await self.database.write(partial(writes.remove_old_tables, before=before, limit=limit))
        for table_id in removed:
            self.left_memory(table_id)
        return removed

    # One-time passes: only a hash of the token is stored

    async def add_pass(self, token_hash: str, one: SeatPass, *, expires_at: int) -> None:
        await self.database.write(partial(writes.add_pass, token_hash=token_hash, one=one, expires_at=expires_at))

    async def claim_pass(self, token_hash: str) -> SeatPass | None:
        """What the pass gives, once; None if it is unknown, used or too old."""
        return await self.database.write(partial(writes.claim_pass, token_hash=token_hash))

    async def add_device_link(self, token_hash: str, one: DeviceLink, *, expires_at: int) -> None:
        """A link made before by the same owner is void."""
        await self.database.write(
            partial(writes.add_device_link, token_hash=token_hash, one=one, expires_at=expires_at)
        )

    async def device_link(self, token_hash: str) -> DeviceLink | None:
        """What the link gives; it stays good."""
        return await self.database.read(partial(writes.device_link, token_hash=token_hash))

    async def claim_device_link(self, token_hash: str) -> DeviceLink | None:
        """What the link gives, once; None if it is unknown, used, void or too old."""
        return await self.database.write(partial(writes.claim_device_link, token_hash=token_hash))

    async def void_device_link(self, owner: str) -> None:
        await self.database.write(partial(writes.void_device_link, owner=owner))

    async def remove_old_device_links(self) -> None:
        await self.database.write(writes.remove_old_device_links)

    async def give_code(self, code: str, table_id: str, *, expires_at: int) -> str | None:
        """The short code of a table; None where the one proposed means another table."""
        return await self.database.write(partial(writes.give_code, code=code, table_id=table_id, expires_at=expires_at))

    async def table_of_code(self, code: str) -> str | None:
        return await self.database.read(partial(writes.table_of_code, code=code))

    # Leases: which node plays a table's bots and clocks

    async def take_leases(self, node: str, table_ids: Collection[str], *, seconds: float) -> set[str]:
        """Takes or renews leases for so long; gives the tables that the node now has."""
        return await self.database.write(partial(writes.take_leases, node=node, table_ids=table_ids, seconds=seconds))

    async def release_leases(self, node: str, table_ids: Collection[str] | None = None) -> None:
        """Gives some leases back, or all that the node has."""
        await self.database.write(partial(writes.release_leases, node=node, table_ids=table_ids))

    async def tables_to_wake(self, now: int, *, limit: int = 1000) -> list[str]:
        """Tables with a bot or a clock due and without a node: at start-up, or after another node died."""
        return await self.database.read(partial(queries.tables_to_wake, now=now, limit=limit))

    def _written(self, append: Append) -> None:
        kept = self._summaries.get(append.table_id)
        summary = append.summary or (kept and kept[1])
        if summary is None:  # the same as that of many tables ago: the next append writes it again
            return
        self._summaries[append.table_id] = (append.expected + len(append.events), summary)
        self._summaries.move_to_end(append.table_id)
        if len(self._summaries) > KEPT_SUMMARIES:
            self._summaries.popitem(last=False)
