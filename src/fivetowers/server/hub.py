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

from fivetowers.errors import Refusal
from fivetowers.server import events as happened
from fivetowers.server.commands import HOST, Actor, Command, Decision, Rematch, RemoveTable, person
from fivetowers.server.creating import create, rematch
from fivetowers.server.decide import decide
from fivetowers.server.events import Event, OwnerHash, decode_event, encode_event
from fivetowers.server.evolve import evolve, replay_table
from fivetowers.server.fairness import HiddenDealer, new_hidden_dealer
from fivetowers.server.live import Job, Live, Onlooker, Reply, Where, as_frame
from fivetowers.server.messages import NewTable, Reacted, Reaction, encode_message
from fivetowers.server.metrics import Metrics
from fivetowers.server.sessions import is_table_id, new_table_id
from fivetowers.server.settings import Settings
from fivetowers.server.storage import Conflict, Storage, StorageError, TableSummary
from fivetowers.server.summary import is_like_before, summarise
from fivetowers.server.table import Table

LOG = logging.getLogger("fivetowers.hub")
PRESENCE_PAUSE = 0.05
"""Comings and goings within so many seconds are told together."""
DATABASE_TROUBLE = Refusal("server.database")
"""Said to clients: the storage's own words may name the database, which is nobody's business."""
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


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    """`on_change` hears of every change of a table, and whether it was written here or elsewhere."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.storage = storage
        self.settings = settings
        self.metrics = metrics
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.on_change: list[Callable[[Live, Where], None]] = []
        self.on_presence: list[Callable[[Live], None]] = []
        self.on_reaction: list[Callable[[str, int, Reaction], None]] = []
        self.may_drop: Callable[[Live], bool] = lambda live: True
        self.is_shared = storage.database.url.startswith("postgres")
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._loading_more: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()

    # ---- tables in memory

    async def get(self, table_id: str) -> Live | None:
        """The table, loaded if need be; None if there is none."""
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
        bodies = await self.storage.load(table_id)
        dealer = await self.storage.hidden_dealer(table_id)
        if not bodies or dealer is None:
            return None
        log = [decode_event(body) for body in bodies]
        table = replay_table(table_id, log)
        return self._keep(table, dealer, summarise(table), log)

    def _keep(self, table: Table, dealer: HiddenDealer, summary: TableSummary, log: Sequence[Event]) -> Live:
        live = self.tables[table.id] = Live(table, dealer, summary)
        live.recent.extend(log)
        self.make_room(self.settings.tables_in_memory)
        for hear in self.on_change:
            hear(live, "elsewhere")
        return live

    def make_room(self, most: int) -> None:
        """Forgets tables that nobody looks at and where nothing is due, those not used for longest first."""
        surplus = len(self.tables) - most
        if surplus <= 0:
            return
        idle = (id for id, live in self.tables.items() if not (live.sockets or live.is_busy) and self.may_drop(live))
        for _, table_id in zip(range(surplus), list(idle), strict=False):
            del self.tables[table_id]

    def forget(self, table_id: str) -> None:
        """What the log says of this table has been changed: it is read anew when somebody asks for it."""
        live = self.tables.get(table_id)
        if live is not None and not live.sockets:
            del self.tables[table_id]

    # ---- new tables

    async def create(
        self,
        owner: OwnerHash,
        new: NewTable,
        dealer: HiddenDealer | None = None,
        arrange: Callable[[Decision], Decision] | None = None,
    ) -> Live | Refusal:
        """A new table, durable; its cards in an order of its own, unless a dealer is given."""
        table_id = new_table_id()
        dealer = dealer or new_hidden_dealer(max(2, min(len(new.options.seats), 5)), _rng)
        decision = create(table_id, new, owner, milliseconds(), dealer, _rng)
        if isinstance(decision, Refusal):
            return decision
        return await self._store(decision if arrange is None else arrange(decision), dealer)

    async def _store(self, decision: Decision, dealer: HiddenDealer) -> Live:
        table, summary = decision.table, summarise(decision.table)
        bodies = [encode_event(event) for event in decision.events]
        await self.storage.create(table.id, dealer, bodies, summary, at=table.last_at)
        self.metrics.tally.events += len(bodies)
        return self._keep(table, dealer, summary, decision.events)

    async def rematch(self, live: Live, owner: OwnerHash) -> Decision:
        """A table for the next game, and the link to it; whoever asks second gets the link of the first."""
        new_id = new_table_id()
        actor = person(owner)
        trial = decide(live.table, Rematch(new_id), actor, milliseconds(), live.dealer, _rng)
        if trial.refusal is not None or not trial.events:
            return trial
        dealer = new_hidden_dealer(len(live.table.seats), _rng)
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
        """Likewise, for somebody who waits for it; a table that nobody looks at may be behind."""
        if self.is_shared and not live.sockets:
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

    def _start_again(self, live: Live, job: Job, begun: float) -> None:
        """In a task of its own: what others have written is loaded first."""
        task = asyncio.create_task(self._decide_again(live, job, begun))
        self._loading_more.add(task)
        task.add_done_callback(self._loading_more.discard)

    async def _decide_again(self, live: Live, job: Job, begun: float) -> None:
        try:
            await self._catch_up(live)
            live.is_doubtful = False
            if job.command is None:
                decision = Decision(live.table, number=live.table.number)
            else:
                decision = self._decide(live, job.command, job.actor)
        except Exception as error:
            self._fail(live, job, error, begun)
        else:
            if decision.events:
                self._write(live, job, decision, begun)
            else:
                self._finish(live, job, decision, begun)

    def _decide(self, live: Live, command: Command, actor: Actor) -> Decision:
        return decide(live.table, command, actor, milliseconds(), live.dealer, _rng)

    def _write(self, live: Live, job: Job, decision: Decision, begun: float) -> None:
        before, after = live.table, decision.table

        def written(error: Exception | None) -> None:
            if isinstance(error, Conflict):
                self.metrics.conflicts.inc()
                self._start_again(live, job, begun)
                return
            try:
                if error is not None:
                    raise error
                live.summary = summary
                self.metrics.tally.events += len(bodies)
                self._show(live, after, decision.events, "here")
            except Exception as fault:
                self._fail(live, job, fault, begun)
            else:
                self._finish(live, job, decision, begun)

        try:
            summary = live.summary if is_like_before(before, after) else summarise(after)
            bodies = [encode_event(event) for event in decision.events]
            self.storage.append_soon(before.id, before.number, bodies, summary, at=after.last_at, done=written)
        except Exception as fault:
            self._fail(live, job, fault, begun)

    def _fail(self, live: Live, job: Job, error: Exception, begun: float) -> None:
        live.is_doubtful = True
        if isinstance(error, StorageError):
            LOG.warning("a command failed at the database: %s", error.refusal.code, extra={"table": live.id[:4]})
            refusal = DATABASE_TROUBLE
        else:
            LOG.error("a command failed", exc_info=error, extra={"table": live.id[:4]})
            refusal = Refusal("server.fault")
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
        table = live.table
        new = [decode_event(body) for body in await self.storage.load(table.id, table.number)]
        if not new:
            return
        for event in new:
            table = evolve(table, table.id, event)
        live.summary = summarise(table)
        self._show(live, table, new, "elsewhere")

    def _answer(self, job: Job, decision: Decision) -> None:
        if decision.refusal is not None:
            self.metrics.refusals.labels(decision.refusal.code).inc()
        elif job.command is not None:
            self.metrics.tally.actions += 1
        job.reply(decision)

    # ---- telling

    def _show(self, live: Live, table: Table, new: Sequence[Event], where: Where) -> None:
        """The change is encoded once, whoever looks on."""
        are_seats_new = table.seats is not live.table.seats
        live.table = table
        live.recent.extend(new)
        if live.sockets:
            frame = as_frame(live.view_text.text(table, new))
            for socket in tuple(live.sockets):
                socket.send_frame(frame)
            if are_seats_new and any(isinstance(event, _OWNERSHIP) for event in new):
                for socket in tuple(live.sockets):
                    socket.send_you()
                self._presence_changed(live)
        for hear in self.on_change:
            hear(live, where)

    def react(self, live: Live, seat: int, reaction: Reaction, *, is_ours: bool = True) -> None:
        """Passed on and forgotten; the seat counts from 1."""
        frame = as_frame(encode_message(Reacted(seat, reaction)))
        for socket in tuple(live.sockets):
            socket.send_frame(frame)
        if is_ours:
            for hear in self.on_reaction:
                hear(live.id, seat, reaction)

    # ---- who is there

    def attach(self, live: Live, socket: Onlooker) -> None:
        live.sockets.add(socket)
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

    def tell_presence(self, live: Live, *, is_ours: bool = True) -> None:
        live.is_presence_due = False
        presence = live.everywhere()
        if presence != live.presence:
            live.presence = presence
            frame = as_frame(encode_message(presence))
            for socket in tuple(live.sockets):
                socket.send_frame(frame)
        if is_ours:
            for hear in self.on_presence:
                hear(live)

    async def close(self) -> None:
        """Returns when all that was begun is written and answered."""
        while self._busy:
            await asyncio.sleep(_CLOSING_PAUSE)
