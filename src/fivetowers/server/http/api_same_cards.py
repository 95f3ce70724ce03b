"""The same cards over HTTP: how others and each level of bots fared with them, and where two games parted."""

import asyncio
from typing import Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath

from fivetowers.errors import Refusal
from fivetowers.server.http.api_tables import game_told
from fivetowers.server.http.requests import (
    ApiRequest,
    Declined,
    address_of,
    live_table,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.node.daily import name_id_of
from fivetowers.server.study.same_cards import SameCardsLine, first_state, why_not_comparable
from fivetowers.table.summary import own_seat
from fivetowers.table.table import Table
from fivetowers.table.view.rounds import rounds_from, rounds_over
from fivetowers.table.view.side_by_side import SideBySide, side_by_side


class SameCardsResult(msgspec.Struct, frozen=True):
    """Somebody who played these cards. `key` asks for that game beside mine; it is empty where that is not told.

    A `bot` is a level that played my seat. `place` is that at the table; `first`: this game came before the challenge;
    `undone`: how often moves were taken back in it.
    """

    key: str
    name: str | None
    name_id: str | None
    bot: str | None
    points: int
    place: int
    mine: bool
    first: bool
    undone: int


class SameCardsView(msgspec.Struct, frozen=True):
    """`seat` is the one that everybody played, from 1. `people` and `bots` have the best and the gentlest first.

    `playing`: whether the bots still play (`working`), have played (`done`), or nobody asked them to.
    """

    seat: int
    daily: str | None
    challenge: str | None
    people: list[SameCardsResult]
    bots: list[SameCardsResult]
    playing: Literal["none", "working", "done"]


def result_of(line: SameCardsLine, own: str | None, *, is_told: bool = True) -> SameCardsResult:
    """`own` is the key of this browser's own game."""
    return SameCardsResult(
        key=line.key if is_told else "",
        name=line.name,
        name_id=name_id_of(line.name),
        bot=line.bot,
        points=line.points,
        place=line.place,
        mine=line.key == own,
        first=line.first,
        undone=line.undone,
    )


@get("/api/tables/{table_id:str}/same-cards", summary="How others fared with the same cards", tags=["same cards"])
async def show_same_cards(request: ApiRequest, table_id: FromPath[str]) -> SameCardsView:
    """Of a game of one person against bots that is over: a daily deal, a challenge, or any other."""
    return await _view(request, await _table(request, table_id))


@post(
    "/api/tables/{table_id:str}/same-cards", summary="Let each level of bots play the same cards", tags=["same cards"]
)
async def let_bots_play(request: ApiRequest, table_id: FromPath[str]) -> SameCardsView:
    """In the background, once; what came of it is kept."""
    table, same_cards = await _table(request, table_id), service_of(request).same_cards
    if not await same_cards.have_bots_played(table):
        if not same_cards.are_playing(table):
            pay_for("bot games", request)
        who = owner_asking(request) or address_of(request)
        if refusal := await same_cards.let_bots_play(table, who, address_of(request)):
            raise Declined(refusal)
    return await _view(request, table)


@get(
    "/api/tables/{table_id:str}/same-cards/{key:str}",
    summary="Another game with the same cards beside this one, round by round",
    tags=["same cards"],
)
async def show_side_by_side(request: ApiRequest, table_id: FromPath[str], key: FromPath[str]) -> SideBySide:
    """`key` is that of a line."""
    table = await _table(request, table_id)
    pay_for("replay", request)
    other = await service_of(request).same_cards.actions_of(table, key)
    seat = own_seat(table)
    if other is None or seat is None:
        raise Declined(Refusal("challenge.none"))

    def compare() -> SideBySide:
        return side_by_side(list(rounds_over(table)), list(rounds_from(first_state(table), other)), seat + 1)

    return await asyncio.to_thread(compare)


async def _table(request: ApiRequest, table_id: str) -> Table:
    """The game, if it is over, can be compared, and this browser may know all of it."""
    live = await live_table(request, table_id)
    await game_told(request, live)
    if refusal := why_not_comparable(live.table):
        raise Declined(refusal)
    return live.table


async def _view(request: ApiRequest, table: Table) -> SameCardsView:
    pay_for("record", request)
    same_cards, owner, seat = service_of(request).same_cards, owner_asking(request), own_seat(table)
    assert seat is not None
    own = table.id if owner and table.seats[seat].owner == owner else None
    people, bots = await same_cards.people(table), await same_cards.bots(table)
    return SameCardsView(
        seat=seat + 1,
        daily=table.options.daily,
        challenge=table.options.challenge,
        people=[result_of(line, own) for line in people],
        bots=[result_of(line, None) for line in bots or ()],
        playing="done" if bots is not None else "working" if same_cards.are_playing(table) else "none",
    )


ROUTES = [show_same_cards, let_bots_play, show_side_by_side]
