"""What belongs to a browser: its games, all its data, deleting them, and moving a seat to another device."""

import io
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256

import msgspec
import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from fivetowers.errors import Refusal
from fivetowers.record import format_record
from fivetowers.server.api_tables import ListedTable, listed
from fivetowers.server.commands import Forget, TransferSeat, person
from fivetowers.server.events import OwnerHash, decode_event, encode_event
from fivetowers.server.evolve import replay_table
from fivetowers.server.forget import forget, seats_named_by
from fivetowers.server.hub import milliseconds
from fivetowers.server.public import record_of, view
from fivetowers.server.requests import (
    JSON,
    Ask,
    Declined,
    answer,
    base_url,
    browser_of,
    carry_out,
    is_secure,
    known_owner,
    live_table,
    owner_asking,
    service_of,
)
from fivetowers.server.sessions import cookie_header, new_token
from fivetowers.server.storage import OwnedTable, Pass, TableEntry
from fivetowers.server.table import Table
from fivetowers.server.views import TablePhase

PASS_SECONDS = 600
MOST_GAMES = 50
SVG = "image/svg+xml"


# ---- my games ------------------------------------------------------------------------------------------------------


@get("/api/games", summary="My games, the newest first", tags=["mine"])
async def my_games(
    request: Ask,
    phase: FromQuery[TablePhase | None] = None,
    before: FromQuery[int | None] = None,
    before_id: FromQuery[str] = "",
) -> list[ListedTable]:
    """`before` and `before_id` are `created_at` and `id` of the last game of the page before."""
    owner = owner_asking(request)
    if owner is None:
        return []
    last = None if before is None else _place(before, before_id)
    found = await service_of(request).storage.games_of(owner, phase=phase, after=last, limit=MOST_GAMES)
    return [listed(entry) for entry in found]


def _place(created_at: int, table_id: str) -> TableEntry:
    return TableEntry(table_id, 0, "ended", "", False, None, (), None, created_at, 0)  # noqa: FBT003 (only its place counts)


@get("/api/export", summary="Everything that is stored about me", tags=["mine"])
async def export(request: Ask) -> Stream:
    """JSON: each of my games with its entry, its record, and all its events (without other people's keys)."""
    owner = known_owner(request)

    async def parts() -> AsyncIterator[bytes]:
        yield b'{"games":['
        comma = b""
        async for owned in service_of(request).storage.export(owner):
            yield comma + exported(owned)
            comma = b",\n"
        yield b"]}"

    headers = {"content-disposition": 'attachment; filename="5towers.json"'}
    return Stream(parts(), media_type=JSON, headers=headers)


def exported(owned: OwnedTable) -> bytes:
    """A daily deal's record is left out before its end: it would show cards that others have still to play with."""
    table = replay_table(owned.entry.id, map(decode_event, owned.events))
    record = record_of(table)
    is_shown = record is not None and (table.options.daily is None or table.phase == "ended")
    return msgspec.json.encode(
        {
            "table": listed(owned.entry),
            "record": format_record(record) if record is not None and is_shown else None,
            "events": _public_events(table, owned.events),
        }
    )


def _public_events(table: Table, bodies: Sequence[bytes]) -> list[dict[str, object]]:
    """As they are told at the table: nobody's key, no request id, no orders."""
    events = [decode_event(body) for body in bodies]
    told = view(table, events).news
    return [{"at": event.at, **msgspec.to_builtins(news)} for event, news in zip(events, told, strict=True)]


@delete("/api/me", summary="Delete my data", tags=["mine"], status_code=200)
async def delete_me(request: Ask) -> Response[dict[str, int]]:
    """Names are removed everywhere, seats lose their owner; the games stay, anonymous. The cookie is taken away."""
    service, owner = service_of(request), known_owner(request)
    table_ids = await service.storage.table_ids_naming(owner)
    for table_id in table_ids:
        live = await service.hub.get(table_id)
        if live is not None:
            log = [decode_event(body) for body in await service.storage.load(table_id)]
            await service.hub.ask(live, Forget(seats_named_by(log, owner)), person(owner))
    count = await service.storage.forget(owner, redact)
    for table_id in table_ids:
        service.hub.forget(table_id)
    cookie = cookie_header("", is_secure=is_secure(request))
    return Response({"tables": count}, headers={"set-cookie": cookie})


def redact(events: Sequence[bytes], owner: OwnerHash) -> list[bytes]:
    return [encode_event(event) for event in forget([decode_event(body) for body in events], owner)]


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
    """Bound to whoever holds the seat when it is made: once the seat has moved, older links are void."""
    return sha256(f"{token} {owner}".encode()).hexdigest()


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", summary="A one-time link to a seat of mine", tags=["mine"])
async def link_seat(request: Ask, table_id: FromPath[str], seat: FromPath[int]) -> SeatLink:
    owner = known_owner(request)
    live = await live_table(request, table_id)
    if not 1 <= seat <= len(live.table.seats) or live.table.seats[seat - 1].owner != owner:
        raise Declined(Refusal("seat.not_yours", None, {"seat": seat}))
    secret = new_token()
    expires_at = milliseconds() + PASS_SECONDS * 1_000
    one = Pass(table_id, seat - 1)
    await service_of(request).storage.add_pass(_token_hash(secret, owner), one, expires_at=expires_at)
    token = f"{table_id}.{seat}.{secret}"
    link = f"{base_url(request)}/seat#{token}"
    return SeatLink(link, token, expires_at, qr_code(link))


@post("/api/seat", summary="Take a seat over by its one-time link", tags=["mine"], status_code=200)
async def claim_seat(request: Ask, data: JSONBody[Claim]) -> Response[Claimed]:
    service, browser = service_of(request), browser_of(request)
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
    await carry_out(request, live, TransferSeat(seat, browser.owner), owner)
    return answer(request, Claimed(table_id, seat + 1), browser)


@get("/api/tables/{table_id:str}/qr", summary="The table's link as a QR code", tags=["tables"], media_type=SVG)
async def show_qr(request: Ask, table_id: FromPath[str]) -> Response[str]:
    live = await live_table(request, table_id)
    return Response(qr_code(f"{base_url(request)}/t/{live.id}"), media_type=SVG)


def qr_code(text: str) -> str:
    """An SVG picture that needs no styles from elsewhere."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=8, border=3, xmldecl=False, svgns=True, light="#fff")
    return out.getvalue().decode()


ROUTES = [my_games, export, delete_me, link_seat, claim_seat, show_qr]
