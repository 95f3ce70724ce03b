"""Games that come as files, position by position; and playing on from a position, against bots."""

import asyncio

from litestar import Response, post
from litestar.params import JSONBody

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.records.fairness import believed
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from fivetowers.server.http.api_tables import MadeTable, game_told, why_no_new_table
from fivetowers.server.http.requests import (
    ApiRequest,
    Declined,
    answer,
    base_url,
    browser_of,
    given,
    live_table,
    pay_for,
    service_of,
)
from fivetowers.table.events import SeatSetup
from fivetowers.table.messages import PlayOnWish, SentRecord
from fivetowers.table.table import TableSeat
from fivetowers.table.view.public import record_of
from fivetowers.table.view.replay import Replay, replay_of


@post("/api/replay", summary="A game that comes as text, position by position", tags=["replay"], status_code=200)
async def show_sent_replay(request: ApiRequest, data: JSONBody[SentRecord]) -> Replay:
    """Nothing of it is stored."""
    pay_for("replay", request)
    record = await asyncio.to_thread(read_sent, data.record)
    return await asyncio.to_thread(replay_of, record)


@post("/api/play-on", summary="Play on from a position, against bots", tags=["replay"])
async def play_on_from(request: ApiRequest, data: JSONBody[PlayOnWish]) -> Response[MadeTable]:
    """A new table; the game that it comes from stays as it was. Its record says how much was taken over."""
    pay_for("replay", request)
    browser = await browser_of(request)
    record, seats = await _source(request, data)
    if refusal := await why_no_new_table(request, browser.owner):
        raise Declined(refusal)
    live = given(
        await service_of(request).positions.play_on(
            record,
            actions=data.actions,
            seat=data.seat,
            cards=data.cards,
            bots=[seat.setup.bot or data.bot for seat in seats],
            name=data.name,
            owner=browser.owner,
        )
    )
    return answer(request, MadeTable(live.id, f"{base_url(request)}/t/{live.id}"), browser, 201)


async def _source(request: ApiRequest, data: PlayOnWish) -> tuple[GameRecord, tuple[TableSeat, ...]]:
    """The game, if it is over and this browser may know all of it, and who played it."""
    if data.record is not None and data.table is None:
        record = await asyncio.to_thread(read_sent, data.record)
        return record, tuple(TableSeat(SeatSetup()) for _ in record.names)
    if data.table is None or data.record is not None:
        raise Declined(Refusal("message.not_understood"))
    live = await live_table(request, data.table)
    found = record_of(live.table, await game_told(request, live))
    if found is None:
        raise Declined(Refusal("table.waiting"))
    if live.table.phase != "ended":
        raise Declined(Refusal("rematch.early"))
    return found, live.table.seats


def read_sent(text: str) -> GameRecord:
    """A game as it was sent. Orders that do not belong to its deals are not believed."""
    try:
        return believed(parse_record(text))
    except FiveTowersError as error:
        raise Declined(error.refusal) from None


ROUTES = [show_sent_replay, play_on_from]
