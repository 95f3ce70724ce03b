"""The tables of this node: a command is decided, written, and only then answered and shown to everybody.

One command at a time for each table; tables do not wait for each other. What other nodes write is loaded when it is
heard of, or at the latest when a write of our own finds its number taken.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import msgspec

from fivetowers.bots.roster import ROSTER
from fivetowers.errors import Refusal
from fivetowers.server.node.live import Job, Live, Onlooker, Reply, Where, as_frame, asked_from
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.settings import Settings
from fivetowers.server.node.table_id import is_table_id, new_table_id
from fivetowers.server.storage import Conflict, Storage, StorageError
from fivetowers.server.storage.log_reader import read_with_pauses
from fivetowers.shuffle import Hidden, new_hidden_number
from fivetowers.table import events as happened
from fivetowers.table.commands import HOST, Actor, Command, Decision, Rematch, RemoveTable, person
from fivetowers.table.decide import decide
from fivetowers.table.events import Event, OwnerHash, encode_event
from fivetowers.table.log import Unreadable
from fivetowers.table.messages import NOT_ALLOWED, NewTable, Reacted, Reaction, encode_message
from fivetowers.table.opening import create, rematch
from fivetowers.table.seating import ended_secrets
from fivetowers.table.summary import TableSummary, is_like_before, summarise
from fivetowers.table.table import Table

LOG = logging.getLogger("fivetowers.hub")
PRESENCE_PAUSE = 0.05
"""Comings and goings within this many seconds are told together."""
DATABASE_TROUBLE = Refusal("server.database")
"""Said to clients: the storage's own words may name the database, which is nobody's business."""
MOST_CONFLICTS = 20
ASIDE_SECONDS = 600.0
"""So long a table that could not be read is not tried again."""
COME_AGAIN = 1012
FAULT = Refusal("server.fault")
UNKNOWN = Refusal("server.unknown")
"""Neither done for sure nor refused: asking again with the same request id tells which."""
_CLOSING_PAUSE = 0.005
_OWNERSHIP = (
    happened.Joined,
    happened.Left,
    happened.SeatsMoved,
    happened.SeatChanged,
    happened.OwnerMoved,
    happened.NameRemoved,
)
_rng = secrets.SystemRandom()
_BOTS = tuple(ROSTER)


def new_secret(players: int) -> Hidden:
    """What a new table hides: the server's random number. Tables made before hid the orders themselves."""
    return new_hidden_number(_rng)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """Who hears of what happens at the tables, at this node or elsewhere."""

    def changed(self, live: Live, where: Where) -> None: ...

    def presence_changed(self, live: Live, where: Where) -> None: ...

    def reacted(self, live: Live, seat: int, reaction: Reaction) -> None:
        """The seat counts from 1."""

    def may_forget(self, live: Live) -> bool: ...


class Nobody(Watcher):
    """For a single command, after which nothing goes on."""

    def changed(self, live: Live, where: Where) -> None: ...

    def presence_changed(self, live: Live, where: Where) -> None: ...

    def reacted(self, live: Live, seat: int, reaction: Reaction) -> None: ...

    def may_forget(self, live: Live) -> bool:
        return True


class Aside(NamedTuple):
    """Why a table cannot be read, and until when (by the monotonic clock) that is believed."""

    fault: Unreadable
    until: float


class Write(msgspec.Struct, frozen=True, gc=False):
    """Events on their way to the disk, after the first `after` of their table.

    `tries`: how often another node was first. A log with a gap conflicts with everything, so that has an end.
    """

    live: Live
    job: Job
    decision: Decision
    after: int
    bodies: list[bytes]
    summary: TableSummary
    begun: float
    tries: int


class Hub:
    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics, watcher: Watcher) -> None:
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self._watcher = watcher
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.is_shared = storage.database.url.startswith("postgres")
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._loading_more: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self.set_aside: dict[str, Aside] = {}

    # ---- tables in memory

    async def get(self, table_id: str) -> Live | None:
        """The table, loaded if need be; None if there is none. Raises Unreadable where its log cannot be read."""
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            return live
        if not is_table_id(table_id):
            return None
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live | None:
        if (aside := self.set_aside.get(table_id)) is not None and aside.until > time.monotonic():
            raise aside.fault
        try:
            found = await self._read(table_id)
        except Unreadable as fault:
            self._set_aside(fault)
            raise
        self.set_aside.pop(table_id, None)
        if found is None:
            return None
        table, dealer, log = found
        return self._keep(table, dealer, summarise(table), log)

    async def _read(self, table_id: str) -> tuple[Table, Hidden, list[Event]] | None:
        """The log is read last: meanwhile it may have grown, or been removed with all else that there was."""
        dealer = await self.storage.hidden_dealer(table_id)
        last = (await self.storage.numbers([table_id])).get(table_id, 0)
        bodies = await self.storage.load(table_id)
        if not bodies:
            return None
        table, log = await read_with_pauses(table_id, bodies)
        if len(log) < last:
            raise Unreadable(table_id, f"the log ends with event {last}, but has only {len(log)} of them")
        if dealer is None or dealer.commitment != table.commitment:
            raise Unreadable(table_id, "its secret: " + ("missing" if dealer is None else "not the one it promised"))
        return table, dealer, log

    def _set_aside(self, fault: Unreadable) -> None:
        """A table that cannot be read harms no other one: it is told, closed, and tried again after a while."""
        LOG.error("a table cannot be read: %s", fault.why, extra={"table": fault.table_id[:4]})
        self.set_aside[fault.table_id] = Aside(fault, time.monotonic() + ASIDE_SECONDS)
        live = self.tables.pop(fault.table_id, None)
        for socket in () if live is None else tuple(live.sockets):
            socket.close(COME_AGAIN)  # and be told then

    def _keep(self, table: Table, dealer: Hidden, summary: TableSummary, log: Sequence[Event]) -> Live:
        live = self.tables[table.id] = Live(table, dealer, summary)
        live.recent.extend(log)
        self.make_room(self.settings.tables_in_memory)
        self._watcher.changed(live, "elsewhere")
        return live

    def make_room(self, most: int) -> None:
        """Forgets tables that nobody looks at and where nothing is due, those not used for longest first."""
        surplus = len(self.tables) - most
        if surplus <= 0:
            return
        may_forget = self._watcher.may_forget
        idle = (id for id, live in self.tables.items() if not (live.sockets or live.is_busy) and may_forget(live))
        for _, table_id in zip(range(surplus), list(idle), strict=False):
            self.let_go(table_id)

    def let_go(self, table_id: str) -> None:
        """It leaves memory, and is read again when somebody asks for it."""
        del self.tables[table_id]
        self.storage.left_memory(table_id)

    def forget(self, table_id: str) -> None:
        """What the log says of this table has been changed."""
        live = self.tables.get(table_id)
        if live is not None and not live.sockets:
            self.let_go(table_id)

    # ---- new tables

    async def create(
        self,
        owner: OwnerHash,
        new: NewTable,
        dealer: Hidden | None = None,
        arrange: Callable[[Decision], Decision] | None = None,
    ) -> Live | Refusal:
        """A new table, durable; its cards in an order of its own, unless a dealer is given."""
        table_id = new_table_id()
        dealer = dealer or new_secret(max(2, min(len(new.options.seats), 5)))
        decision = create(table_id, new, owner, milliseconds(), dealer, _rng, _BOTS)
        if isinstance(decision, Refusal):
            return decision
        return await self._store(decision if arrange is None else arrange(decision), dealer)

    async def _store(self, decision: Decision, dealer: Hidden) -> Live:
        table, summary = decision.table, summarise(decision.table)
        bodies = [encode_event(event) for event in decision.events]
        await self.storage.create(table.id, dealer, bodies, summary, at=table.last_at)
        self.metrics.tally.events += len(bodies)
        live = self._keep(table, dealer, summary, decision.events)
        live.address = asked_from.get()
        return live

    async def rematch(self, live: Live, owner: OwnerHash) -> Decision:
        """A table for the next game, and the link to it; the second to ask gets the link of the first."""
        new_id = new_table_id()
        actor = person(owner)
        trial = decide(live.table, Rematch(new_id), actor, milliseconds(), live.dealing(), _rng)
        if trial.refusal is not None or not trial.events:
            self._count(trial.refusal)
            return trial
        dealer = new_secret(len(live.table.seats))
        await self._store(rematch(live.table, new_id, owner, milliseconds(), dealer, _rng), dealer)
        decision = await self.ask(live, Rematch(new_id), actor)
        if live.table.rematch != new_id:  # somebody else was faster: nobody will ever know this one
            await self.ask(self.tables[new_id], RemoveTable(), HOST)
        return decision

    # ---- commands

    async def ask(self, live: Live, command: Command | None, actor: Actor) -> Decision:
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()

        def reply(decision: Decision) -> None:
            if not answer.done():
                answer.set_result(decision)

        self.submit(live, command, actor, reply)
        return await answer

    def submit(self, live: Live, command: Command | None, actor: Actor, reply: Reply) -> None:
        """Carries a command out when those before it are done; `reply` is called once, after all is durable."""
        job = Job(command, actor, reply)
        if not live.is_busy:
            self._begin(live, job)
        elif len(live.waiting) < self.settings.limits.waiting_commands or actor.role != "person":
            live.waiting.append(job)
        else:
            self._answer(job, Decision(live.table, (), Refusal("table.busy"), live.table.number))

    def refresh(self, live: Live) -> None:
        """Loads what others have written."""
        self.submit(live, None, HOST, lambda _: None)

    async def freshen(self, live: Live) -> None:
        """Likewise, for somebody who waits for it; a table that nobody looks at may be behind nodes and host."""
        if not live.sockets:
            await self.ask(live, None, HOST)

    def _begin(self, live: Live, job: Job) -> None:
        """Most refusals are answered at once; what changes the table is answered when it is on the disk."""
        decision: Decision | None = None
        if job.command is not None and not live.is_doubtful:
            decision = self._decide(live, job.command, job.actor)
            if decision.refusal is not None and self.is_shared:
                decision = None  # another node may know better: decided again with all that is in the log
            elif not decision.events:
                self._answer(job, decision)
                return
        live.is_busy = True
        self._busy.add(live.id)
        begun = time.perf_counter()
        if decision is None:
            self._start_again(live, job, begun)
        else:
            self._write(live, job, decision, begun)

    def _start_again(self, live: Live, job: Job, begun: float, tries: int = 0) -> None:
        """In a task of its own: what others have written is loaded first."""
        task = asyncio.create_task(self._decide_again(live, job, begun, tries))
        self._loading_more.add(task)
        task.add_done_callback(self._loading_more.discard)

    async def _decide_again(self, live: Live, job: Job, begun: float, tries: int) -> None:
        try:
            await self._catch_up(live)
            live.is_doubtful = False
            if job.command is None:
                decision = Decision(live.table, number=live.table.number)
            else:
                decision = self._decide(live, job.command, job.actor)
        except Exception as error:
            # It may be asked for once more, and may have been written the first time, here or at another node.
            self._fail(live, job, error, begun, is_unknown=live.is_doubtful or self.is_shared)
        else:
            if decision.events:
                self._write(live, job, decision, begun, tries)
            else:
                self._finish(live, job, decision, begun)

    def _decide(self, live: Live, command: Command, actor: Actor) -> Decision:
        return decide(live.table, command, actor, milliseconds(), live.dealing(), _rng, _BOTS)

    def _write(self, live: Live, job: Job, decision: Decision, begun: float, tries: int = 0) -> None:
        before, after = live.table, decision.table
        try:
            summary = live.summary if is_like_before(before, after) else summarise(after)
            bodies = [encode_event(event) for event in decision.events]
            done = partial(self._written, Write(live, job, decision, before.number, bodies, summary, begun, tries))
            self.storage.append_soon(before.id, before.number, bodies, summary, at=after.last_at, done=done)
        except Exception as fault:
            self._fail(live, job, fault, begun)

    def _written(self, write: Write, error: Exception | None) -> None:
        live, job, decision, begun = write.live, write.job, write.decision, write.begun
        if isinstance(error, Conflict):
            self.metrics.conflicts.inc()
            if write.tries < MOST_CONFLICTS:
                self._start_again(live, job, begun, write.tries + 1)
            else:  # what comes after the gap is in the way of everything
                self._fail(live, job, Unreadable(live.id, f"nothing can follow event {write.after}"), begun)
            return
        if isinstance(error, StorageError):
            task = asyncio.create_task(self._find_out(write, error))
            self._loading_more.add(task)
            task.add_done_callback(self._loading_more.discard)
            return
        if error is not None:
            self._fail(live, job, error, begun, is_unknown=True)
            return
        try:
            live.summary = write.summary
            self.metrics.tally.events += len(write.bodies)
            self._show(live, decision.table, decision.events, "here")
        except Exception as fault:  # it is written
            self._fail(live, job, fault, begun, is_unknown=True)
        else:
            self._finish(live, job, decision, begun)

    async def _find_out(self, write: Write, error: StorageError) -> None:
        """The write failed without saying whether it was done: the log tells, if it can be read."""
        live, bodies = write.live, write.bodies
        try:
            found = await self.storage.load(live.id, write.after)
        except StorageError:
            self._fail(live, write.job, error, write.begun, is_unknown=True)
            return
        if found[: len(bodies)] == bodies:
            live.is_doubtful = True  # more may have come after it
            self._written(write, None)
        else:  # another server may still have it under way; a file of our own has not
            self._fail(live, write.job, error, write.begun, is_unknown=self.is_shared)

    def _fail(self, live: Live, job: Job, error: Exception, begun: float, *, is_unknown: bool = False) -> None:
        """`is_unknown`: it may have been written all the same."""
        live.is_doubtful = True
        if isinstance(error, Unreadable):
            self._set_aside(error)
            refusal = error.refusal
        elif isinstance(error, StorageError):
            LOG.warning("a command failed at the database: %s", error.refusal.code, extra={"table": live.id[:4]})
            refusal = UNKNOWN if is_unknown else DATABASE_TROUBLE
        else:
            LOG.error("a command failed", exc_info=error, extra={"table": live.id[:4]})
            refusal = UNKNOWN if is_unknown else FAULT
        self._finish(live, job, Decision(live.table, (), refusal, live.table.number), begun)

    def _finish(self, live: Live, job: Job, decision: Decision, begun: float) -> None:
        live.is_busy = False
        self._busy.discard(live.id)
        self.metrics.tally.took(time.perf_counter() - begun)
        self._answer(job, decision)
        while live.waiting and not live.is_busy:
            self._begin(live, live.waiting.popleft())

    async def _catch_up(self, live: Live) -> None:
        """Loads the events that others have written."""
        bodies = await self.storage.load(live.id, live.table.number)
        if not bodies:
            return
        before = live.table
        table, new = await read_with_pauses(live.id, bodies, before)
        live.summary = live.summary if is_like_before(before, table) else summarise(table)
        self.storage.others_wrote(live.id, before.number, table.number, live.summary)
        self._show(live, table, new, "elsewhere")

    def _answer(self, job: Job, decision: Decision) -> None:
        if decision.refusal is not None:
            self._count(decision.refusal)
        elif job.command is not None:
            self.metrics.tally.actions += 1
        job.reply(decision)

    def _count(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.metrics.refusals.labels(refusal.code).inc()

    # ---- telling

    def _show(self, live: Live, table: Table, new: Sequence[Event], where: Where) -> None:
        """The change is encoded once for everybody."""
        are_seats_new = table.seats is not live.table.seats
        # Here, the request that changes a secret closes its sockets when all tables have moved.
        ended = ended_secrets(live.table, new) if where == "elsewhere" and live.sockets else ()
        for socket in [socket for socket in live.sockets if socket.owner in ended]:
            socket.close(NOT_ALLOWED)
        live.table = table
        live.recent.extend(new)
        if live.sockets:
            frame = as_frame(live.encoded_with(new))
            for socket in tuple(live.sockets):
                socket.send_frame(frame)
            if are_seats_new and any(isinstance(event, _OWNERSHIP) for event in new):
                for socket in tuple(live.sockets):
                    socket.send_you()
                self._presence_changed(live)
        self._watcher.changed(live, where)

    def react(self, live: Live, seat: int, reaction: Reaction, where: Where = "here") -> None:
        """Passed on and forgotten; the seat counts from 1."""
        frame = as_frame(encode_message(Reacted(seat, reaction)))
        for socket in tuple(live.sockets):
            socket.send_frame(frame)
        if where == "here":
            self._watcher.reacted(live, seat, reaction)

    # ---- who is there

    def attach(self, live: Live, socket: Onlooker) -> None:
        live.sockets.add(socket)
        if socket.owner == live.table.creator or live.sits(socket.owner):
            live.address = socket.address
        if self.is_shared:
            self.refresh(live)
        self._presence_changed(live)

    def detach(self, live: Live, socket: Onlooker) -> None:
        live.sockets.discard(socket)
        live.left_at = time.monotonic()
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        if not live.is_presence_due:
            live.is_presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self.tell_presence, live)

    def tell_presence(self, live: Live, where: Where = "here") -> None:
        live.is_presence_due = False
        presence = live.everywhere()
        if presence != live.presence:
            live.presence = presence
            frame = as_frame(encode_message(presence))
            for socket in tuple(live.sockets):
                socket.send_frame(frame)
        self._watcher.presence_changed(live, where)

    async def close(self) -> None:
        """Returns when all that was begun is written and answered."""
        while self._busy:
            await asyncio.sleep(_CLOSING_PAUSE)
