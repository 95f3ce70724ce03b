"""The daily deal over HTTP."""

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from fivetowers.errors import Refusal
from fivetowers.server.http.api_tables import MadeTable, why_no_new_table
from fivetowers.server.http.requests import (
    ApiRequest,
    Browser,
    Declined,
    answer,
    base_url,
    browser_of,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.node.daily import FIRST_DAY, name_id_of, read_day, today
from fivetowers.server.node.live import Live
from fivetowers.table.streaks import streaks
from fivetowers.table.summary import end_of_day

_MONTH = len("2026-11")


class MyTry(msgspec.Struct, frozen=True):
    id: str
    finished: bool


class DailyDeal(msgspec.Struct, frozen=True):
    """`ends_at`: midnight in UTC, in milliseconds since 1970. `mine` is this browser's own try."""

    date: str
    ends_at: int
    mine: MyTry | None


class DailyLine(msgspec.Struct, frozen=True):
    """`name` is from the friendly list, `name_id` its message. `place` is that at the table, among the bots."""

    name: str | None
    name_id: str | None
    points: int
    place: int | None
    finished_at: int
    id: str
    mine: bool


class DayPlayed(msgspec.Struct, frozen=True):
    """A day of mine: `id` is the table. Without points it was not finished on its day."""

    date: str
    id: str
    points: int | None
    place: int | None


class DailyCalendar(msgspec.Struct, frozen=True):
    """A month with the days that I tried. `streak` counts finished days in a row up to today or yesterday.

    `longest` is the longest such row, `played` the number of finished days; `first` is the first day that had a deal.
    """

    month: str
    days: list[DayPlayed]
    streak: int
    longest: int
    played: int
    today: str
    first: str


@get("/api/daily", summary="Today's deal", tags=["daily"])
async def show_daily(request: ApiRequest) -> DailyDeal:
    day, owner = today(), owner_asking(request)
    own = None if owner is None else await service_of(request).storage.daily_try(day, owner)
    return DailyDeal(day, end_of_day(day), None if own is None else MyTry(*own))


@post("/api/daily", summary="Start today's attempt, or continue it", tags=["daily"])
async def begin_daily(request: ApiRequest) -> Response[MadeTable]:
    browser = await browser_of(request)
    if await service_of(request).storage.daily_try(today(), browser.owner) is None:
        pay_for("table", request, browser.owner)
    return _made(request, browser, await service_of(request).daily.begin(browser.owner))


@get("/api/daily/mine", summary="My days: a month, and how many in a row", tags=["daily"])
async def my_days(request: ApiRequest, month: FromQuery[str] = "") -> DailyCalendar:
    """`month` as in `2026-11`; without it the current one. It belongs to the browser, as my games do."""
    pay_for("list", request)
    now, owner = today(), owner_asking(request)
    month = month or now[:_MONTH]
    _day(f"{month}-01")
    tried = [] if owner is None else await service_of(request).storage.own_days(owner, now)
    finished = [day.date for day in tried if day.points is not None]
    streak, longest = streaks(finished, now)
    days = [DayPlayed(*msgspec.structs.astuple(day)) for day in reversed(tried) if day.date.startswith(month)]
    return DailyCalendar(month, days, streak, longest, len(finished), now, FIRST_DAY.isoformat())


@post("/api/daily/{date:str}", summary="Play the deal of an earlier day, for practice", tags=["daily"])
async def practise_daily(request: ApiRequest, date: FromPath[str]) -> Response[MadeTable]:
    browser = await browser_of(request)
    if refusal := await why_no_new_table(request, browser.owner):
        raise Declined(refusal)
    return _made(request, browser, await service_of(request).daily.practise(_day(date), browser.owner))


@get("/api/daily/{date:str}/results", summary="The results of a day, the best first", tags=["daily"])
async def daily_results(request: ApiRequest, date: FromPath[str]) -> list[DailyLine]:
    pay_for("list", request)
    day, owner = _day(date), owner_asking(request)
    storage = service_of(request).storage
    own = None if owner is None else await storage.daily_try(day, owner)
    return [
        DailyLine(
            name=line.name,
            name_id=name_id_of(line.name),
            points=line.points,
            place=line.place,
            finished_at=line.finished_at,
            id=line.table_id,
            mine=own is not None and own[0] == line.table_id,
        )
        for line in await storage.daily_results(day)
    ]


def _day(text: str) -> str:
    day = read_day(text)
    if isinstance(day, Refusal):
        raise Declined(day)
    return day


def _made(request: ApiRequest, browser: Browser, live: Live | Refusal) -> Response[MadeTable]:
    if isinstance(live, Refusal):
        raise Declined(live)
    return answer(request, MadeTable(live.id, f"{base_url(request)}/t/{live.id}"), browser, 201)


ROUTES = [show_daily, begin_daily, my_days, practise_daily, daily_results]
