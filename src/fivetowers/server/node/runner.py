"""What a table does by itself: bots and stand-ins play, clocks run out, and absent people get a stand-in."""

import asyncio
import logging
import math
import secrets
import time

from fivetowers.bots.base import Budget
from fivetowers.bots.roster import STRONGEST
from fivetowers.errors import Refusal
from fivetowers.fast import is_compiled
from fivetowers.position import format_state
from fivetowers.server.node.botpool import BotPool
from fivetowers.server.node.hub import ASIDE_SECONDS, Hub, milliseconds
from fivetowers.server.node.leases import Leases
from fivetowers.server.node.live import Live, Where
from fivetowers.server.node.peers import Peers
from fivetowers.server.storage import StorageError
from fivetowers.table.advice import hint
from fivetowers.table.commands import BOT, CLOCK, Act, Actor, CloseDraw, StandIn
from fivetowers.table.draw import TIME_TO_OPEN
from fivetowers.table.log import Unreadable
from fivetowers.table.messages import Hint
from fivetowers.table.seating import TIME_TO_RETURN
from fivetowers.table.table import Table, bot_due, bot_for, deadline, is_awaited, is_drawing, whose_turn

LOG = logging.getLogger("fivetowers.runner")
DAILY_BUDGET = Budget(nodes=2_000, milliseconds=None if is_compiled() else 500)
"""By nodes, so that everybody's bots give the same answers, whatever else the machine does. Uncompiled they would take
minutes: there they stop in time, and may differ."""
LONGEST_TIMER = 3_600.0
SHORTEST_TIMER = 0.01
FIRST_RETRY, LONGEST_RETRY = 0.02, 2.0
WOKEN_AT_ONCE = 200
IDLE_SECONDS, ENDED_SECONDS = 600, 60
"""So long a table that nobody looks at stays in memory; one whose game is over is hardly looked at again."""
RELIEF_SECONDS = 120
"""So long the creator waits before a bot may play for somebody, where no time was chosen for that."""


def _bot_wait(table: Table) -> float | None:
    """In how many seconds a bot or stand-in may move; None where it is not its turn.

    Nobody has longer to come back than `TIME_TO_RETURN`: if more is left, the clock was set back, and it is time.
    """
    due = bot_due(table)
    if due is None:
        return None
    wait = due - milliseconds()
    return 0 if wait > TIME_TO_RETURN else wait / 1_000


class Runner:
    """Looks at a table after each change."""

    def __init__(self, hub: Hub, pool: BotPool, leases: Leases, peers: Peers) -> None:
        self._hub = hub
        self._pool = pool
        self._settings = hub.settings
        self._leases = leases
        self._peers = peers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        self._is_closing = True
        tasks = [*self._playing.values(), *([self._rounds] if self._rounds else [])]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()
        try:
            await self._leases.give_back(is_last=not self._hub.is_shared)
        except StorageError:
            LOG.warning("the leases could not be given back; they run out by themselves")

    # ---- looking

    def changed(self, live: Live, where: Where) -> None:
        if where == "elsewhere":
            self._note_absences(live)
        elif live.summary.wake_at is None and not live.gone_since and live.id not in self._timers:
            return  # only people can go on, and they are all there
        turn = whose_turn(live.table)
        if is_drawing(live.table):
            if live.id not in self._timers:
                self._set_timer(live)
        elif turn is None:
            self._cancel_timer(live.id)
        elif self._is_due(live.table, BOT):
            self._begin(live, BOT)
        elif turn.player != "person":
            self._set_timer(live)  # for somebody who has just left and may come back
        elif live.gone_since or live.id in self._timers or live.summary.wake_at is not None:
            self._set_timer(live)

    def presence_changed(self, live: Live) -> None:
        self._note_absences(live)
        if live.table.phase == "playing":
            self._set_timer(live)

    def _note_absences(self, live: Live) -> None:
        """A person alone with bots keeps nobody waiting, and finds the game as it was left."""
        if live.table.phase != "playing":
            live.gone_since = {}
            return
        connected, now = live.everywhere().seats, time.monotonic()
        gone = [
            index
            for index, seat in enumerate(live.table.seats)
            if seat.is_present_person and not connected[index] and is_awaited(live.table, index)
        ]
        # While other nodes could not be heard nobody was known to be gone: the time begins when they are heard again.
        before, known_since = live.gone_since, self._peers.presence_known_since
        live.gone_since = {
            seat: now if known_since is None else max(before.get(seat, now), known_since) for seat in gone
        }

    def why_no_relief(self, live: Live, seat: int) -> Refusal | None:
        """Why the stand-in may not play for this seat (from 1) yet: its person is there, or was a moment ago."""
        self._note_absences(live)
        connected = live.everywhere().seats
        if not self._peers.is_presence_known or (seat <= len(connected) and connected[seat - 1]):
            return Refusal("seat.here", None, {"seat": seat})
        since = live.gone_since.get(seat - 1)
        if since is None:  # nobody waits for this seat, or nobody sits there: the table says what of it
            return None
        wait = since + (live.table.options.away_seconds or RELIEF_SECONDS) - time.monotonic()
        return None if wait <= 0 else Refusal("seat.gone_briefly", None, {"seat": seat, "seconds": math.ceil(wait)})

    # ---- timers

    def _set_timer(self, live: Live) -> None:
        self._cancel_timer(live.id)
        waits = []
        if is_drawing(live.table):  # from now on: after a restart people have to come back first
            waits.append(TIME_TO_OPEN / 1_000)
        if (due := deadline(live.table)) is not None:
            waits.append((due - milliseconds()) / 1_000)
        if (wait := _bot_wait(live.table)) is not None and wait > 0:
            waits.append(wait)
        if away := live.table.options.away_seconds:
            waits.extend(since + away - time.monotonic() for since in live.gone_since.values())
        if waits:
            wait = max(SHORTEST_TIMER, min(*waits, LONGEST_TIMER))
            self._timers[live.id] = asyncio.get_running_loop().call_later(wait, self._due, live)

    def _cancel_timer(self, table_id: str) -> None:
        if timer := self._timers.pop(table_id, None):
            timer.cancel()

    def _due(self, live: Live) -> None:
        self._timers.pop(live.id, None)
        if not self._is_kept(live):
            return
        if is_drawing(live.table):
            self._hub.submit(live, CloseDraw(), CLOCK, lambda _: None)
        self._note_absences(live)
        away, now = live.table.options.away_seconds, time.monotonic()
        for seat, since in list(live.gone_since.items()):
            if since + away <= now and away:
                if self._peers.is_presence_known:
                    self._hub.submit(live, StandIn(seat + 1), CLOCK, lambda _: None)
                live.gone_since[seat] = now  # asked once; again if it came to nothing
        for actor in (CLOCK, BOT):
            if self._is_due(live.table, actor):
                self._begin(live, actor)
        self._set_timer(live)

    # ---- bots

    def _begin(self, live: Live, actor: Actor) -> None:
        if live.id not in self._playing:
            task = self._playing[live.id] = asyncio.create_task(self._play(live, actor))
            task.add_done_callback(lambda task: self._played(live, task))

    def _played(self, live: Live, task: "asyncio.Task[None]") -> None:
        self._playing.pop(live.id, None)
        if not task.cancelled():
            if fault := task.exception():
                LOG.error("a bot's turn failed", exc_info=fault)
            if self._is_kept(live):
                self.changed(live, "here")  # what came meanwhile

    async def _play(self, live: Live, actor: Actor) -> None:
        """Decides for bots as long as it is their turn; or once, for a person whose time is over."""
        retry = FIRST_RETRY
        while self._is_due(live.table, actor) and self._is_kept(live):
            try:
                is_ours = await self._leases.take(live.id)
                if is_ours and await self._decide_once(live, actor):
                    retry = FIRST_RETRY
                    continue
                wait = retry if is_ours else self._settings.lease_seconds / 3
            except StorageError as error:
                LOG.warning("a bot has to wait for the database: %s", error.refusal.code)
                wait = retry
            retry = min(2 * retry, LONGEST_RETRY)
            await asyncio.sleep(wait)

    def _is_kept(self, live: Live) -> bool:
        """Is it in memory still? One that was set aside, or read again, is nobody's to play; at the end, none is.

        Being cancelled is not enough: `asyncio.wait_for` of Python 3.11 forgets it if the answer comes at that moment.
        """
        return not self._is_closing and self._hub.tables.get(live.id) is live

    def _is_due(self, table: Table, actor: Actor) -> bool:
        if actor == BOT:
            wait = _bot_wait(table)
            return wait is not None and wait <= 0
        due = deadline(table)
        return due is not None and due <= milliseconds()

    async def _decide_once(self, live: Live, actor: Actor) -> bool:
        if actor == BOT and live.sockets and self._settings.bot_pause:
            await asyncio.sleep(self._settings.bot_pause)
        table = live.table
        turn = whose_turn(table)
        if turn is None or table.state is None or not self._is_due(table, actor):
            return True
        bot = bot_for(table, turn) if actor == BOT else table.options.stand_in
        text = await self._choose(table, bot, table.creator, live.address)
        decision = await self._hub.ask(live, Act(table.number, text, turn.seat + 1), actor)
        return decision.refusal is None

    async def _choose(self, table: Table, bot: str, who: str, address: str | None, *, is_hint: bool = False) -> str:
        """For `who` made the table, or wants a hint, and is at this address.

        On a daily deal everybody's bots give the same answers.
        In a challenge they do so where they choose at random; those that think have their usual time.
        """
        assert table.state is not None
        if table.options.daily is not None:
            seed, budget = f"{table.options.daily} {format_state(table.state)}", DAILY_BUDGET
        else:
            challenge = table.options.challenge
            seed = secrets.token_hex(16) if challenge is None else f"{challenge} {format_state(table.state)}"
            budget = Budget(milliseconds=self._settings.bot_milliseconds)
        return await self._pool.choose(bot, table.state, seed, budget, who=who, address=address, is_hint=is_hint)

    async def hint(self, table: Table, address: str) -> Hint | None:
        """What the best bot would do in the place of the person, who is at this address."""
        turn = whose_turn(table)
        if turn is None or table.state is None:
            return None
        text = await self._choose(table, STRONGEST, table.seats[turn.seat].owner or "", address, is_hint=True)
        return hint(table, text)

    # ---- leases

    def may_forget(self, live: Live) -> bool:
        turn = whose_turn(live.table)
        is_resting = (turn is None and not is_drawing(live.table)) or (turn is not None and turn.player == "person")
        return live.id not in self._playing and is_resting

    async def _go_round(self) -> None:
        """Keeps the leases of tables in use, lets the others sleep, and wakes those that nobody looks after."""
        while True:
            try:
                await self._keep_leases()
                await self._wake()
                self._forget_idle()
            except StorageError as error:
                LOG.warning("the leases have to wait for the database: %s", error.refusal.code)
            except Exception:
                LOG.exception("a round of the leases failed")
            await asyncio.sleep(self._settings.lease_seconds / 3)

    async def _keep_leases(self) -> None:
        kept: list[str] = []
        idle: list[str] = []
        for table_id in list(self._leases.until):
            live = self._hub.tables.get(table_id)
            (kept if live is not None and self._is_in_use(live) else idle).append(table_id)
        await self._leases.renew(kept)
        over = [id for id in idle if (live := self._hub.tables.get(id)) is None or live.summary.wake_at is None]
        await self._leases.let_go(over)  # one that is not in memory is woken again
        for table_id in set(idle) - set(over):
            live = self._hub.tables.get(table_id)
            waits = [] if live is None or (wait := _bot_wait(live.table)) is None else [wait]
            if live is not None and (due := deadline(live.table)) is not None:
                waits.append((due - milliseconds()) / 1_000)
            await self._leases.put_to_sleep([table_id], max(1.0, min(waits)) if waits else None)

    def _is_in_use(self, live: Live) -> bool:
        """Somebody looks on, a bot is to move, or something else will happen soon."""
        if is_drawing(live.table):
            return True
        if live.table.phase != "playing" or live.summary.wake_at is None:
            return False
        due = deadline(live.table)
        is_soon = due is not None and due - milliseconds() < LONGEST_TIMER * 1_000
        is_left = bool(live.gone_since) and live.table.options.away_seconds > 0
        return bool(live.sockets) or live.id in self._playing or is_soon or is_left

    async def _wake(self) -> None:
        """Tables that another node has left, or this one before it was restarted."""
        asleep = await self._hub.storage.tables_to_wake(milliseconds(), limit=WOKEN_AT_ONCE)
        await self._leases.renew([id for id in asleep if not self._leases.has(id)])
        for table_id in asleep:
            if not self._leases.has(table_id):
                continue
            try:
                if await self._hub.get(table_id) is None:
                    await self._leases.put_to_sleep([table_id])
            except Unreadable:  # the others are to wake all the same
                await self._leases.put_to_sleep([table_id], ASIDE_SECONDS)

    def _forget_idle(self) -> None:
        """Tables that nobody has looked at for a while leave the memory."""
        now = time.monotonic()
        idle = [
            id
            for id, live in self._hub.tables.items()
            if not (live.sockets or live.is_busy or self._is_in_use(live))
            and now - live.left_at > (ENDED_SECONDS if live.table.phase == "ended" else IDLE_SECONDS)
        ]
        for table_id in idle:
            self._cancel_timer(table_id)
            self._hub.let_go(table_id)
