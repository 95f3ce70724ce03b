"""What belongs to a browser: games, progress, all its data, deleting them, and sharing them with another device."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from fivetowers.bots.roster import ROSTER
from fivetowers.errors import Refusal
from fivetowers.progress.games_here import GamesHere, games_here
from fivetowers.progress.progress_figures import MyProgress, progress_of
from fivetowers.records.record_writer import format_record
from fivetowers.server.http.api_links import Claim, OneTimeLink, one_time_link
from fivetowers.server.http.api_tables import listed
from fivetowers.server.http.requests import (
    JSON,
    ApiRequest,
    Declined,
    given,
    in_several_steps,
    is_secure,
    known_owner,
    owner_asking,
    pay_for,
    secret_of,
    service_of,
)
from fivetowers.server.http.sessions import (
    cookie_header,
    device_token_hash,
    new_secret,
    new_token,
    open_secret,
    owner_of,
    seal_secret,
)
from fivetowers.server.node.hub import UNKNOWN
from fivetowers.server.storage import DeviceLink, OwnedTable, TableEntry
from fivetowers.server.storage.log_reader import EVENTS_AT_ONCE, read_with_pauses
from fivetowers.server.study.shared_secret import change_secret, share_secret
from fivetowers.table.commands import Forget, person
from fivetowers.table.events import Event, OwnerHash, encode_event
from fivetowers.table.forgetting import forget, seats_named_by
from fivetowers.table.listing import ListedTable
from fivetowers.table.log import Unreadable, read_log
from fivetowers.table.secrecy import Told
from fivetowers.table.table import Table, TablePhase
from fivetowers.table.view.public import news_of, record_of

MOST_GAMES = 50
LATEST = 2**53
"""In milliseconds; no later time is asked for by a browser, whose numbers end there."""


# ---- my games ------------------------------------------------------------------------------------------------------


@get("/api/games", summary="My games, the newest first", tags=["mine"])
async def my_games(
    request: ApiRequest,
    phase: FromQuery[TablePhase | None] = None,
    before: FromQuery[int | None] = None,
    before_id: FromQuery[str] = "",
) -> list[ListedTable]:
    """`before` and `before_id` are `created_at` and `id` of the last game of the page before."""
    owner = owner_asking(request)
    if owner is None:
        return []
    pay_for("list", request)
    if before is not None and not 0 <= before <= LATEST:
        raise Declined(Refusal("message.not_understood"))
    last = None if before is None else _place(before, before_id)
    found = await service_of(request).storage.games_of(owner, phase=phase, after=last, limit=MOST_GAMES)
    return [listed(entry) for entry in found]


def _place(created_at: int, table_id: str) -> TableEntry:
    return TableEntry(table_id, 0, "ended", "", False, None, (), None, created_at, 0)  # noqa: FBT003 (only its place counts)


@get("/api/export", summary="Everything that is stored about me", tags=["mine"])
async def export(request: ApiRequest) -> Stream:
    """JSON: each of my games with its entry, its record, and all its events (without other people's keys).

    `progress` holds the figures that were worked out from them.
    """
    owner = known_owner(request)
    pay_for("export", request)

    async def parts() -> AsyncIterator[bytes]:
        yield b'{"games":['
        comma = b""
        async for owned in service_of(request).storage.export(owner):
            try:
                table, log = await read_with_pauses(owned.entry.id, owned.events)
            except Unreadable:
                yield comma + msgspec.json.encode({"table": listed(owned.entry), "record": None, "events": []})
            else:
                told = await service_of(request).daily.told(table, owner)
                yield comma + await exported(owned, table, log, told)
            comma = b",\n"
        figures = progress_of(await service_of(request).own_games.of(owner), list(ROSTER))
        yield b'],"progress":' + msgspec.json.encode(figures) + b"}"

    headers = {"content-disposition": 'attachment; filename="5towers.json"'}
    return Stream(parts(), media_type=JSON, headers=headers)


async def exported(owned: OwnedTable, table: Table, log: Sequence[Event], told: Told) -> bytes:
    """A game with as much of it as may be told: of a daily deal others have still to play, no record before the end."""
    record = record_of(table, told)
    return msgspec.json.encode(
        {
            "table": listed(owned.entry),
            "record": None if record is None else format_record(record),
            "events": await _public_events(log) if told >= Told.TABLE else [],
        }
    )


async def _public_events(log: Sequence[Event]) -> list[msgspec.Raw]:
    """As they are told at the table: nobody's key, no request id, no orders."""
    told: list[msgspec.Raw] = []
    for first in range(0, len(log), EVENTS_AT_ONCE):
        part = log[first : first + EVENTS_AT_ONCE]
        told += [
            msgspec.Raw(msgspec.json.encode({"at": event.at, **msgspec.to_builtins(news_of(event))})) for event in part
        ]
        await asyncio.sleep(0)
    return told


@delete("/api/me", summary="Delete my data", tags=["mine"], status_code=200)
async def delete_me(request: ApiRequest) -> Response[dict[str, int]]:
    """Names are removed everywhere, seats lose their owner; the games stay, anonymous. The cookie is taken away."""
    service, owner = service_of(request), known_owner(request)
    pay_for("forget", request)
    await service.storage.void_device_link(owner)
    table_ids = await service.storage.table_ids_naming(owner)
    with in_several_steps():
        for table_id in table_ids:
            try:
                live = await service.hub.get(table_id)
                _, log = await read_with_pauses(table_id, await service.storage.load(table_id))
            except Unreadable:
                continue
            if live is not None:
                given_on = tuple(seat + 1 for seat in seats_named_by(log, owner))
                await service.hub.ask(live, Forget(given_on), person(owner))
        count = await service.storage.forget(owner, redact)
    for table_id in table_ids:
        service.hub.forget(table_id)
    cookie = cookie_header("", is_secure=is_secure(request))
    return Response({"tables": count}, headers={"set-cookie": cookie})


@post("/api/me/renew", summary="End my sessions on all other devices", tags=["mine"], status_code=200)
async def renew_me(request: ApiRequest) -> Response[dict[str, int]]:
    """This browser gets a new secret, and all seats and tables of its own with it; the old one is worth nothing.

    `left` counts the tables that could not be changed. Once one of them was, the new secret is sent in any case.
    """
    service, owner = service_of(request), known_owner(request)
    pay_for("forget", request)
    await service.storage.void_device_link(owner)
    secret = new_secret()
    changes = [
        await change_secret(service.hub, table_id, owner, owner_of(secret))
        for table_id in await service.storage.table_ids_naming(owner)
    ]
    seats = [change for change in changes if not isinstance(change, Refusal)]
    failed = [change for change in changes if isinstance(change, Refusal)]
    if failed and not seats and UNKNOWN not in failed:
        raise Declined(failed[0])  # all is as it was
    service.sockets.end_session(owner)
    cookie = cookie_header(secret, is_secure=is_secure(request))
    return Response({"seats": sum(seats), "left": len(failed)}, headers={"set-cookie": cookie})


def redact(events: Sequence[bytes], owner: OwnerHash) -> list[bytes]:
    """Of a log that cannot be read only the keys are taken out, which storage does."""
    try:
        table, log = read_log("", events)
    except Unreadable:
        return list(events)
    return [encode_event(event) for event in forget(log, owner, table)]


@post("/api/progress", summary="My progress", tags=["mine"], status_code=200)
async def my_progress(request: ApiRequest, data: JSONBody[GamesHere]) -> MyProgress:
    """Of the games of this browser's owner; `here` are those that the browser keeps itself, which are not stored."""
    pay_for("progress", request)
    owner = owner_asking(request)
    own = [] if owner is None else await service_of(request).own_games.of(owner)
    return progress_of([*own, *games_here(data)], list(ROSTER))


# ---- another device ------------------------------------------------------------------------------------------------


class DeviceOffer(msgspec.Struct, frozen=True):
    """What a link to another device would share: `games` of the browser that made it, `own_games` of the one that asks.

    `name` is the one last played under there; `name_id` its message, if it is from the friendly list.
    """

    games: int
    own_games: int
    name: str | None = None
    name_id: str | None = None


class DeviceShared(msgspec.Struct, frozen=True):
    """`left` counts the tables of this browser that cannot be read, which could not be brought along."""

    left: int


@post("/api/devices", summary="A one-time link by which another device shares all that is mine", tags=["mine"])
async def link_device(request: ApiRequest) -> OneTimeLink:
    """A browser has one at a time: a new one takes the place of the last."""
    secret, storage = secret_of(request), service_of(request).storage
    pay_for("link", request)
    if secret is None or not await storage.is_known(owner_of(secret)):
        raise Declined(Refusal("device.nothing"))
    made = one_time_link(request, "device", new_token())
    one = DeviceLink(owner_of(secret), seal_secret(secret, made.token))
    await storage.add_device_link(device_token_hash(made.token), one, expires_at=made.expires_at)
    return made


@post("/api/devices/look", summary="What a link to another device would do", tags=["mine"], status_code=200)
async def look_at_device(request: ApiRequest, data: JSONBody[Claim]) -> DeviceOffer:
    """Nothing changes, and the link stays good."""
    storage, owner = service_of(request).storage, owner_asking(request)
    pay_for("link", request)
    link = await _device_link(request, data.token)
    games, own_games = await storage.count_games(link.owner), 0 if owner is None else await storage.count_games(owner)
    newest = next(iter(await storage.games_of(link.owner, limit=1)), None)
    if newest is None or not newest.mine:
        return DeviceOffer(games, own_games)
    seat = newest.seats[newest.mine[0]]
    return DeviceOffer(games, own_games, seat.name, seat.name_id)


@post("/api/devices/claim", summary="Share all that another device has", tags=["mine"], status_code=200)
async def claim_device(request: ApiRequest, data: JSONBody[Claim]) -> Response[DeviceShared]:
    """This browser gets the other one's secret, and brings along all that is its own. The link is used up."""
    service, owner = service_of(request), owner_asking(request)
    pay_for("devices", request)
    await _device_link(request, data.token)
    link = await service.storage.claim_device_link(device_token_hash(data.token))
    if link is None:  # another one was faster
        raise Declined(Refusal("pass.none"))
    left = 0 if owner is None else given(await share_secret(service.hub, owner, link.owner))
    if owner is not None:
        service.sockets.end_session(owner)
    cookie = cookie_header(open_secret(link.sealed, data.token), is_secure=is_secure(request))
    return Response(DeviceShared(left), headers={"set-cookie": cookie})


async def _device_link(request: ApiRequest, token: str) -> DeviceLink:
    link = await service_of(request).storage.device_link(device_token_hash(token))
    if link is None:
        raise Declined(Refusal("pass.none"))
    if link.owner == owner_asking(request):
        raise Declined(Refusal("device.same"))
    return link


ROUTES = [my_games, my_progress, export, delete_me, renew_me, link_device, look_at_device, claim_device]
