"""What belongs to a browser: games, progress, all its data, deleting them, and moving a seat to another device."""

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256

import msgspec
import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from fivetowers.bots.roster import ROSTER
from fivetowers.cards import MOST_PLAYERS
from fivetowers.errors import Refusal
from fivetowers.progress.games_here import GamesHere, games_here
from fivetowers.progress.progress_figures import MyProgress, progress_of
from fivetowers.records.record_writer import format_record
from fivetowers.server.http.api_tables import listed
from fivetowers.server.http.requests import (
    JSON,
    ApiRequest,
    Declined,
    answer,
    base_url,
    browser_of,
    in_several_steps,
    is_secure,
    known_owner,
    live_table,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.http.sessions import cookie_header, new_secret, new_token, owner_of
from fivetowers.server.node.hub import DATABASE_TROUBLE, UNKNOWN, Hub, milliseconds
from fivetowers.server.storage import OwnedTable, SeatPass, StorageError, TableEntry
from fivetowers.table.commands import ChangeSecret, Forget, TransferSeat, person
from fivetowers.table.events import OwnerHash, decode_event, encode_event
from fivetowers.table.forgetting import forget, seats_named_by
from fivetowers.table.listing import ListedTable
from fivetowers.table.log import Unreadable, read_log
from fivetowers.table.secrecy import Told
from fivetowers.table.table import Table, TablePhase, seats_of
from fivetowers.table.view.public import record_of, view

PASS_SECONDS = 600
MOST_GAMES = 50
LATEST = 2**53
"""In milliseconds; no later time is asked for by a browser, whose numbers end there."""
SVG = "image/svg+xml; charset=utf-8"
RENEWAL_PAUSES = (0.0, 0.2, 1.0)
"""In seconds, before each try to give a table of mine the new secret."""


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
                table, _ = read_log(owned.entry.id, owned.events)
            except Unreadable:
                yield comma + msgspec.json.encode({"table": listed(owned.entry), "record": None, "events": []})
            else:
                yield comma + exported(owned, table, await service_of(request).daily.told(table, owner))
            comma = b",\n"
        figures = progress_of(await service_of(request).own_games.of(owner), list(ROSTER))
        yield b'],"progress":' + msgspec.json.encode(figures) + b"}"

    headers = {"content-disposition": 'attachment; filename="5towers.json"'}
    return Stream(parts(), media_type=JSON, headers=headers)


def exported(owned: OwnedTable, table: Table, told: Told) -> bytes:
    """A game with as much of it as may be told: of a daily deal others have still to play, no record before the end."""
    record = record_of(table, told)
    return msgspec.json.encode(
        {
            "table": listed(owned.entry),
            "record": None if record is None else format_record(record),
            "events": _public_events(table, owned.events) if told >= Told.TABLE else [],
        }
    )


def _public_events(table: Table, bodies: Sequence[bytes]) -> list[dict[str, object]]:
    """As they are told at the table: nobody's key, no request id, no orders."""
    events = [decode_event(body) for body in bodies]
    told = view(table, events).news
    return [{"at": event.at, **msgspec.to_builtins(news)} for event, news in zip(events, told, strict=True)]


@delete("/api/me", summary="Delete my data", tags=["mine"], status_code=200)
async def delete_me(request: ApiRequest) -> Response[dict[str, int]]:
    """Names are removed everywhere, seats lose their owner; the games stay, anonymous. The cookie is taken away."""
    service, owner = service_of(request), known_owner(request)
    pay_for("forget", request)
    table_ids = await service.storage.table_ids_naming(owner)
    with in_several_steps():
        for table_id in table_ids:
            try:
                live = await service.hub.get(table_id)
            except Unreadable:
                continue
            if live is not None:
                log = [decode_event(body) for body in await service.storage.load(table_id)]
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
    secret = new_secret()
    changes = [
        await _change_secret(service.hub, table_id, owner, owner_of(secret))
        for table_id in await service.storage.table_ids_naming(owner)
    ]
    seats = [change for change in changes if not isinstance(change, Refusal)]
    failed = [change for change in changes if isinstance(change, Refusal)]
    if failed and not seats and UNKNOWN not in failed:
        raise Declined(failed[0])  # all is as it was
    service.sockets.end_session(owner)
    cookie = cookie_header(secret, is_secure=is_secure(request))
    return Response({"seats": sum(seats), "left": len(failed)}, headers={"set-cookie": cookie})


async def _change_secret(hub: Hub, table_id: str, owner: OwnerHash, new: OwnerHash) -> int | Refusal:
    """The number of seats that belong to the new secret now. Asked for a second time it does no harm."""
    refusals: list[Refusal] = []
    for pause in RENEWAL_PAUSES:
        await asyncio.sleep(pause)
        try:
            live = await hub.get(table_id)
            if live is None:
                return 0
            decision = await hub.ask(live, ChangeSecret(new), person(owner))
        except Unreadable as fault:
            return fault.refusal
        except StorageError:
            refusals.append(DATABASE_TROUBLE)
            continue
        if decision.refusal is None:
            return len(seats_of(live.table, new))
        refusals.append(decision.refusal)
    return UNKNOWN if UNKNOWN in refusals else refusals[-1]


def redact(events: Sequence[bytes], owner: OwnerHash) -> list[bytes]:
    """Of a log that cannot be read only the keys are taken out, which storage does."""
    try:
        _, log = read_log("", events)
    except Unreadable:
        return list(events)
    return [encode_event(event) for event in forget(log, owner)]


@post("/api/progress", summary="My progress", tags=["mine"], status_code=200)
async def my_progress(request: ApiRequest, data: JSONBody[GamesHere]) -> MyProgress:
    """Of the games of this browser's owner; `here` are those that the browser keeps itself, which are not stored."""
    pay_for("progress", request)
    owner = owner_asking(request)
    own = [] if owner is None else await service_of(request).own_games.of(owner)
    return progress_of([*own, *games_here(data)], list(ROSTER))


# ---- links ---------------------------------------------------------------------------------------------------------


class SeatLink(msgspec.Struct, frozen=True):
    """Good once, for a while. What stands after # is the token, which browsers never send by themselves."""

    link: str
    token: str
    expires_at: int
    qr: str


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Claimed(msgspec.Struct, frozen=True):
    id: str
    seat: int


def _token_hash(token: str, owner: OwnerHash) -> str:
    """Bound to the person who holds the seat when it is made: once the seat has moved, older links are void."""
    return sha256(f"{token} {owner}".encode()).hexdigest()


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", summary="A one-time link to a seat of mine", tags=["mine"])
async def link_seat(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int]) -> SeatLink:
    owner = known_owner(request)
    pay_for("link", request)
    live = await live_table(request, table_id)
    if not 1 <= seat <= MOST_PLAYERS:
        raise Declined(Refusal("message.not_understood"))
    if seat > len(live.table.seats) or live.table.seats[seat - 1].owner != owner:
        raise Declined(Refusal("seat.not_yours", None, {"seat": seat}))
    secret = new_token()
    expires_at = milliseconds() + PASS_SECONDS * 1_000
    one = SeatPass(table_id, seat - 1)
    await service_of(request).storage.add_pass(_token_hash(secret, owner), one, expires_at=expires_at)
    token = f"{table_id}.{seat}.{secret}"
    link = f"{base_url(request)}/seat#{token}"
    return SeatLink(link, token, expires_at, qr_code(link))


@post("/api/seat", summary="Take a seat over by its one-time link", tags=["mine"], status_code=200)
async def claim_seat(request: ApiRequest, data: JSONBody[Claim]) -> Response[Claimed]:
    service, browser = service_of(request), await browser_of(request)
    pay_for("link", request, browser.owner)
    table_id, _, rest = data.token.partition(".")
    number, _, secret = rest.partition(".")
    live = await service.hub.get(table_id)
    seat = int(number) - 1 if number in tuple("12345") else -1
    owner = live.table.seats[seat].owner if live is not None and 0 <= seat < len(live.table.seats) else None
    if live is None or owner is None:
        raise Declined(Refusal("pass.none"))
    one = await service.storage.claim_pass(_token_hash(secret, owner))
    if one is None or (one.table_id, one.seat) != (table_id, seat):
        raise Declined(Refusal("pass.none"))
    decision = await service.hub.ask(live, TransferSeat(seat + 1, browser.owner), person(owner))
    if decision.refusal is not None:  # the link is used up in any case
        raise Declined(UNKNOWN if decision.refusal is DATABASE_TROUBLE else decision.refusal)
    return answer(request, Claimed(table_id, seat + 1), browser)


@get("/api/tables/{table_id:str}/qr", summary="The table's link as a QR code", tags=["tables"], media_type=SVG)
async def show_qr(request: ApiRequest, table_id: FromPath[str]) -> Response[str]:
    live = await live_table(request, table_id)
    pay_for("link", request)
    headers = {"content-disposition": 'attachment; filename="5towers.svg"'}
    return Response(qr_code(f"{base_url(request)}/t/{live.id}"), media_type=SVG, headers=headers)


def qr_code(text: str) -> str:
    """An SVG picture that needs no styles from elsewhere."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=8, border=3, xmldecl=False, svgns=True, light="#fff")
    return out.getvalue().decode()


ROUTES = [my_games, my_progress, export, delete_me, renew_me, link_seat, claim_seat, show_qr]
