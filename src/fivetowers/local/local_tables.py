"""The tables of one browser. A command is decided, written to the shelf, and only then answered and shown.

The same `decide` as in a server, with one owner for all seats that people take here. Bots think in between: everything
runs in one thread, a worker of the page, and the page itself never waits for it.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.local.local_bots import Think
from fivetowers.local.shelf import Shelf
from fivetowers.records.record import GameRecord
from fivetowers.table.commands import BOT, CLOCK, Act, Actor, CloseDraw, Command, Decision, Rematch, person
from fivetowers.table.decide import decide
from fivetowers.table.draw import TIME_TO_OPEN
from fivetowers.table.events import Event, encode_event
from fivetowers.table.listing import ListedTable, listed_table
from fivetowers.table.log import Unreadable, read_log
from fivetowers.table.messages import FromServer, NewTable, Presence, encode_message, refused, you
from fivetowers.table.opening import CardsToCome, create, dealer_on, play_on, rematch
from fivetowers.table.secrecy import Told, may_be_told
from fivetowers.table.summary import summarise
from fivetowers.table.table import Table, bot_due, bot_for, is_drawing, whose_turn
from fivetowers.table.view.kept_parts import KeptParts, as_json
from fivetowers.table.view.public import TableView, view

OWNER = "local"
"""Stands where a server has the hash of a browser's secret."""
PREFIX = "local-"
"""Ids that begin so belong to a table of this browser; no server gives one of that length."""
NO_ROOM = Refusal("local.full")
CLEARED = Refusal("local.cleared")
UNREADABLE = Refusal("local.unreadable")
ID_LENGTH = 24
"""Hexadecimal digits after the prefix."""
_MOST_TRIES = 20
_GLANCE = 0.02  # seconds

SendText = Callable[[str], None]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def is_local(table_id: str) -> bool:
    return table_id.startswith(PREFIX)


class LocalTable:
    """A table in memory, and the tabs that look at it."""

    def __init__(self, table: Table, dealer: HiddenDealer) -> None:
        self.table = table
        self.dealer = dealer
        self.lines: set[SendText] = set()
        self.busy = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self._kept = KeptParts(as_json)

    def told(self) -> Told:
        """What may leave the table: of a daily deal nothing before one's own try is over."""
        return may_be_told(self.table, OWNER, milliseconds(), has_finished=self.table.phase == "ended")

    def tell(self, message: FromServer) -> None:
        text = encode_message(message).decode()
        for send in tuple(self.lines):
            send(text)

    def show(self, news: tuple[Event, ...] = ()) -> None:
        self.tell(view(self.table, news, self._kept, now=milliseconds()))

    def view(self) -> TableView:
        return view(self.table, (), self._kept, now=milliseconds())

    def welcome(self, send: SendText) -> None:
        """All that there is to know; from here on this line hears everything."""
        self.lines.add(send)
        seats = [seat.owner is not None for seat in self.table.seats]
        for message in (you(self.table, OWNER), self.view(), Presence(seats, 0)):
            send(encode_message(message).decode())


class LocalTables:
    def __init__(self, shelf: Shelf, think: Think, bots: tuple[str, ...], rng: Random | None = None) -> None:
        self._shelf = shelf
        self._think = think
        self._bots = bots
        self._rng = rng or secrets.SystemRandom()
        self._tables: dict[str, LocalTable] = {}

    # ---- tables

    async def get(self, table_id: str) -> LocalTable | None:
        """The table, loaded if need be. Raises FiveTowersError where its log cannot be read."""
        if found := self._tables.get(table_id):
            return found
        stored = await self._shelf.load(table_id)
        if stored is None:
            return None
        try:
            table, _ = read_log(table_id, [event.encode() for event in stored.events])
        except Unreadable as fault:
            raise FiveTowersError(UNREADABLE) from fault
        dealer = HiddenDealer.from_bytes(stored.dealer.encode())
        return self._tables.setdefault(table_id, LocalTable(table, dealer))

    async def games(self) -> list[ListedTable]:
        """Those whose line can be read: one that is damaged takes no others with it."""
        lines = [line for text in await self._shelf.lines() if (line := _read_line(text)) is not None]
        return sorted(lines, key=lambda line: (-line.created_at, line.id))

    async def clear(self) -> int:
        """All tables of this browser are forgotten; gives how many there were."""
        count = len(await self._shelf.lines())
        for local in self._tables.values():
            if local.bots is not None:
                local.bots.cancel()
        self._tables.clear()
        await self._shelf.clear()
        return count

    async def create(self, new: NewTable) -> LocalTable | Refusal:
        dealer = new_hidden_dealer(max(2, min(len(new.options.seats), 5)), self._rng)
        return await self.open(new, dealer)

    async def open(
        self,
        new: NewTable,
        dealer: HiddenDealer,
        arrange: Callable[[Decision], Decision] | None = None,
        *,
        table_id: str | None = None,
    ) -> LocalTable | Refusal:
        """A table with this dealer; `arrange` adds to its first events. Where there is one with this id, that one."""
        decision = create(table_id or self._new_id(), new, OWNER, milliseconds(), dealer, self._rng, self._bots)
        if isinstance(decision, Refusal):
            return decision
        return await self._keep(decision if arrange is None else arrange(decision), dealer)

    async def open_game(
        self, record: GameRecord, actions: int, cards: CardsToCome, new: NewTable
    ) -> LocalTable | Refusal:
        """A table on which the first `actions` of a game have been played."""
        dealer = dealer_on(record, actions, cards, self._rng)
        arrange = partial(play_on, start=record.start, actions=record.actions[:actions], dealer=dealer)
        return await self.open(new, dealer, arrange)

    async def _keep(self, decision: Decision, dealer: HiddenDealer) -> LocalTable | Refusal:
        table = decision.table
        events = [encode_event(event).decode() for event in decision.events]
        outcome = await self._shelf.write(table.id, 0, events, _line(table), dealer.to_bytes().decode())
        if outcome == "taken":
            return await self.get(table.id) or NO_ROOM
        if outcome != "written":
            return NO_ROOM
        local = self._tables[table.id] = LocalTable(table, dealer)
        return local

    async def rematch(self, local: LocalTable) -> Refusal | None:
        """The next table of the same people, and the link to it."""
        new_id, now = self._new_id(), milliseconds()
        if local.table.rematch is None:
            trial = decide(local.table, Rematch(new_id), person(OWNER), now, local.dealer, self._rng)
            if trial.refusal is not None or not trial.events:
                return trial.refusal
            dealer = new_hidden_dealer(len(local.table.seats), self._rng)
            kept = await self._keep(rematch(local.table, new_id, OWNER, now, dealer, self._rng), dealer)
            if isinstance(kept, Refusal):
                return kept
        return (await self.ask(local, Rematch(new_id), person(OWNER))).refusal

    def _new_id(self) -> str:
        return PREFIX + self._rng.randbytes(ID_LENGTH // 2).hex()

    # ---- commands

    async def ask(self, local: LocalTable, command: Command, actor: Actor) -> Decision:
        """One command after the other; where another tab was faster, its events are read and all is decided again."""
        async with local.busy:
            decision = Decision(local.table, (), Refusal("table.busy"), local.table.number)
            for _ in range(_MOST_TRIES):
                table = local.table
                decision = decide(table, command, actor, milliseconds(), local.dealer, self._rng, self._bots)
                if not decision.events:
                    return decision
                events = [encode_event(event).decode() for event in decision.events]
                outcome = await self._shelf.write(table.id, table.number, events, _line(decision.table))
                if outcome == "written":
                    local.table = decision.table
                    local.show(decision.events)
                    return decision
                if outcome in ("full", "cleared"):
                    return Decision(table, (), NO_ROOM if outcome == "full" else CLEARED, table.number)
                await self._catch_up(local)
            return decision

    async def refresh(self, table_id: str) -> None:
        """Another tab has written."""
        local = self._tables.get(table_id)
        if local is not None:
            async with local.busy:
                await self._catch_up(local)
            self.wake(local)

    async def _catch_up(self, local: LocalTable) -> None:
        stored = await self._shelf.load(local.table.id)
        events = () if stored is None else stored.events[local.table.number :]
        if events:
            local.table, new = read_log(local.table.id, [event.encode() for event in events], local.table)
            local.show(tuple(new))

    # ---- bots

    def wake(self, local: LocalTable) -> None:
        """Bots play while somebody looks on; and nobody waits for long for a number that is not opened."""
        if local.bots is None and local.lines and (is_drawing(local.table) or bot_due(local.table) is not None):
            local.bots = asyncio.get_running_loop().create_task(self._play(local))

    async def _play(self, local: LocalTable) -> None:
        try:
            patience = milliseconds() + TIME_TO_OPEN
            while is_drawing(local.table) and milliseconds() < patience:
                await asyncio.sleep(_GLANCE)
            if is_drawing(local.table):
                await self.ask(local, CloseDraw(), CLOCK)
            while local.lines and (due := bot_due(local.table)) is not None:
                wait = due - milliseconds()
                await asyncio.sleep(max(0, wait) / 1_000)  # messages that have come meanwhile are answered first
                refusal = await self._decide_once(local) if wait <= 0 else None
                if refusal is not None and refusal in (NO_ROOM, CLEARED):
                    local.tell(refused(refusal))  # no game goes on that is not kept
                    return
        finally:
            local.bots = None  # at once: the next one to ask finds that nobody plays

    async def _decide_once(self, local: LocalTable) -> Refusal | None:
        table, turn = local.table, whose_turn(local.table)
        if turn is None or table.state is None or turn.player == "person":
            return None
        text = self._think(bot_for(table, turn), table.state)
        return (await self.ask(local, Act(table.number, text, turn.seat + 1), BOT)).refusal


def _read_line(text: str) -> ListedTable | None:
    try:
        return msgspec.json.decode(text, type=ListedTable)
    except msgspec.MsgspecError:
        return None


def _line(table: Table) -> str:
    line = listed_table(table.id, summarise(table), table.last_at, OWNER)
    return msgspec.json.encode(line).decode()
