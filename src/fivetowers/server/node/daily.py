"""The daily deal: one order of the cards for everybody on one day, the same bots, one try for each browser.

The day's card orders are stored under an id that no client can name, and shared by the tables that play them.
"""

import re
import secrets
from datetime import UTC, date, datetime

from msgspec.structs import replace

from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.errors import Refusal
from fivetowers.server.node.hub import Hub, milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.storage import Conflict
from fivetowers.table.commands import Decision, Start, person
from fivetowers.table.events import Created, Joined, OwnerHash, SeatSetup, TableOptions, encode_event
from fivetowers.table.evolve import replay_table
from fivetowers.table.messages import NewTable
from fivetowers.table.names import FRIENDLY_NAMES, draw_friendly_name, english
from fivetowers.table.opening import DAILY_BOT, DAILY_SEATS, daily_options
from fivetowers.table.secrecy import Told, may_be_told
from fivetowers.table.summary import daily_key, end_of_day, summarise
from fivetowers.table.table import Table

FIRST_DAY = date(2026, 1, 1)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_rng = secrets.SystemRandom()


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def read_day(text: str) -> str | Refusal:
    """A day up to today."""
    try:
        day = date.fromisoformat(text) if _DATE.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None or not FIRST_DAY <= day <= date.fromisoformat(today()):
        return Refusal("daily.none", None, {"seen": text[:20]})
    return day.isoformat()


def is_over(day: str) -> bool:
    return milliseconds() >= end_of_day(day)


def name_id_of(name: str | None) -> str | None:
    """Results are public, so the names in them are from the friendly list; this is the message with the word."""
    wanted = f"friendly-{(name or '').lower()}"
    return wanted if wanted in FRIENDLY_NAMES else None


class Daily:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._dealers: dict[str, HiddenDealer] = {}

    async def begin(self, owner: OwnerHash) -> Live | Refusal:
        """Today's try; the one that was begun before, if there is one."""
        day = today()
        before = await self._hub.storage.daily_try(day, owner)
        if before is None:
            try:
                return await self._new_table(day, owner, is_try=True)
            except Conflict:  # two clicks at once
                before = await self._hub.storage.daily_try(day, owner)
        live = None if before is None else await self._hub.get(before[0])
        return live or Refusal("daily.none", None, {"seen": day})

    async def practise(self, day: str, owner: OwnerHash) -> Live | Refusal:
        """The cards of a day that is over, at a table like any other."""
        if not is_over(day):
            return Refusal("daily.running")
        return await self._new_table(day, owner, is_try=False)

    async def _new_table(self, day: str, owner: OwnerHash, *, is_try: bool) -> Live | Refusal:
        dealer = await self._dealer(day)
        options = daily_options(day, is_try=is_try)
        name_id = draw_friendly_name((), _rng)

        def name(decision: Decision) -> Decision:
            events = tuple(
                replace(event, name_id=name_id) if isinstance(event, Joined) else event for event in decision.events
            )
            return Decision(replay_table(decision.table.id, events), events, None, decision.number)

        live = await self._hub.create(owner, NewTable(options, english(name_id)), dealer, name)
        if isinstance(live, Live):
            await self._hub.ask(live, Start(), person(owner))
        return live

    async def _dealer(self, day: str) -> HiddenDealer:
        """Drawn once, by whichever node is asked first."""
        if day not in self._dealers:
            key = daily_key(day)
            found = await self._hub.storage.hidden_dealer(key)
            if found is None:
                await self._store(key, new_hidden_dealer(DAILY_SEATS, _rng))
                found = await self._hub.storage.hidden_dealer(key)
            assert isinstance(found, HiddenDealer)  # everybody has the same cards, so nobody adds a number
            self._dealers = {day: found}
        return self._dealers[day]

    async def _store(self, key: str, dealer: HiddenDealer) -> None:
        options = TableOptions(seats=tuple(SeatSetup("bot", DAILY_BOT) for _ in range(DAILY_SEATS)))
        created = Created(milliseconds(), "", options, dealer.commitment)
        table = replay_table(key, [created])
        try:
            await self._hub.storage.create(key, dealer, [encode_event(created)], summarise(table), at=created.at)
        except Conflict:
            return  # another node was faster

    async def told(self, table: Table, owner: OwnerHash | None) -> Told:
        """What of a table may be told to this browser."""
        day, now = table.options.daily, milliseconds()
        own = None
        if day is not None and owner is not None and now < end_of_day(day):
            own = await self._hub.storage.daily_try(day, owner)
        return may_be_told(table, owner, now, has_finished=own is not None and own[1])

    async def why_hidden(self, live: Live, owner: OwnerHash | None) -> Refusal | None:
        """Why this browser may not look at a table."""
        return None if await self.told(live.table, owner) >= Told.TABLE else Refusal("daily.private")
