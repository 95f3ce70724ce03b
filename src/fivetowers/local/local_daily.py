"""A daily deal without a server: its cards follow from the date, so everybody who plays it has the same ones.

That is no secret: anybody can work the cards out beforehand. So the tries of different people are not compared, and it
is another deal than the one of a server, whose cards nobody knows before the day is over.
"""

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any

from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.errors import Refusal
from fivetowers.local.local_tables import ID_LENGTH, OWNER, PREFIX, LocalTable, LocalTables
from fivetowers.table.commands import Start, person
from fivetowers.table.listing import ListedTable
from fivetowers.table.messages import NewTable
from fivetowers.table.opening import DAILY_SEATS, daily_options
from fivetowers.table.streaks import streaks
from fivetowers.table.summary import end_of_day

SEED = "5 Towers, daily deal of {day}, without a server"
EARLIEST = timedelta(days=366)


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def public_dealer(day: str) -> HiddenDealer:
    """The same for everybody.

    >>> public_dealer("2026-11-17").reveal()[1][:20]
    'C7 M15 H15 T6 H5 C5 '
    """
    return new_hidden_dealer(DAILY_SEATS, Random(SEED.format(day=day)))


async def show_daily(tables: LocalTables) -> dict[str, Any]:
    day = today()
    own = await _own_try(tables, day)
    mine = None if own is None else {"id": own.id, "finished": own.phase == "ended"}
    return {"date": day, "ends_at": end_of_day(day), "mine": mine}


async def begin_daily(tables: LocalTables) -> LocalTable | Refusal:
    """Today's try; the one that was begun before, if there is one."""
    day = today()
    own = await _own_try(tables, day)
    found = None if own is None else await tables.get(own.id)
    return found or await _new_table(tables, day, is_try=True)


async def practise_daily(tables: LocalTables, text: str) -> LocalTable | Refusal:
    """The cards of a day that is over."""
    now = date.fromisoformat(today())
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return Refusal("daily.none", None, {"seen": text[:20]})
    if day >= now:
        return Refusal("daily.running")
    if day < now - EARLIEST:
        return Refusal("daily.none", None, {"seen": text[:20]})
    return await _new_table(tables, day.isoformat(), is_try=False)


async def daily_results(tables: LocalTables, day: str) -> list[dict[str, Any]]:
    """One's own, if it is played to its end: nobody else's is known here."""
    own = await _own_try(tables, day)
    if own is None or own.points is None or own.phase != "ended":
        return []
    return [{"name": None, "name_id": None, "points": own.points[0], "place": None, "id": own.id, "mine": True}]


async def own_days(tables: LocalTables, month: str | None) -> dict[str, Any]:
    """One's own days of a month, as a server tells them; without a month those of the current one."""
    now = today()
    tries = [line for line in await tables.games() if line.daily is not None]
    days = sorted((_day_played(line.daily or "", line) for line in tries), key=lambda day: day["date"])
    finished = [day["date"] for day in days if day["points"] is not None]
    streak, longest = streaks(finished, now)
    month = month or now[: len("2026-11")]
    return {
        "month": month,
        "days": [day for day in days if day["date"].startswith(month)],
        "streak": streak,
        "longest": longest,
        "played": len(finished),
        "today": now,
        "first": (date.fromisoformat(now) - EARLIEST).isoformat(),
    }


def _day_played(day: str, line: ListedTable) -> dict[str, Any]:
    points, place = None, None
    if line.phase == "ended" and line.points is not None:
        points = line.points[0]
        better = sum(other > points for other in line.points)
        place = 1 if line.seats[0].won else max(1, better) + 1
    return {"date": day, "id": line.id, "points": points, "place": place}


async def _own_try(tables: LocalTables, day: str) -> ListedTable | None:
    return next((line for line in await tables.games() if line.daily == day), None)


async def _new_table(tables: LocalTables, day: str, *, is_try: bool) -> LocalTable | Refusal:
    """A try has the same id in every tab, so that two tabs that begin it at the same time begin one."""
    table_id = PREFIX + sha256(SEED.format(day=day).encode()).hexdigest()[:ID_LENGTH] if is_try else None
    options = NewTable(daily_options(day, is_try=is_try), "")
    local = await tables.open(options, public_dealer(day), table_id=table_id)
    if isinstance(local, LocalTable):
        await tables.ask(local, Start(), person(OWNER))
    return local
