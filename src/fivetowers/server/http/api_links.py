"""Links and codes that lead to a table: a seat's one-time link to another device, QR codes, and short codes such as
KIWI-42, to be read aloud and typed where a link cannot be sent."""

import io
import re
import secrets
from hashlib import sha256

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from fivetowers.cards import MOST_PLAYERS
from fivetowers.errors import Refusal
from fivetowers.server.http.requests import (
    ApiRequest,
    Declined,
    address_of,
    answer,
    base_url,
    browser_of,
    known_owner,
    live_table,
    pay_for,
    service_of,
)
from fivetowers.server.http.sessions import new_token
from fivetowers.server.node.hub import DATABASE_TROUBLE, UNKNOWN, milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.node.service import Service
from fivetowers.server.storage import SeatPass
from fivetowers.table.commands import TransferSeat, person
from fivetowers.table.events import OwnerHash

PASS_SECONDS = 600
SVG = "image/svg+xml; charset=utf-8"
CODE_SECONDS = 86_400
WORDS = (
    "ACORN", "ALPACA", "ANCHOR", "APPLE", "APRICOT", "AUTUMN", "BADGER", "BAMBOO", "BANANA", "BASIL", "BEAVER", "BERRY",
    "BISON", "BREEZE", "BRIDGE", "BUTTON", "CACTUS", "CAMEL", "CANDLE", "CARROT", "CASTLE", "CEDAR", "CHERRY", "CITRUS",
    "CLOUD", "CLOVER", "COBRA", "COCOA", "COMET", "CORAL", "COYOTE", "CRANE", "CROCUS", "DAISY", "DELTA", "DESERT",
    "DOLPHIN", "DONKEY", "DRAGON", "EAGLE", "FALCON", "FERN", "FIDDLE", "FINCH", "FLUTE", "FOREST", "FOX", "GARDEN",
    "GECKO", "GINGER", "GIRAFFE", "GLACIER", "GUITAR", "HARBOR", "HAZEL", "HERON", "HONEY", "ICEBERG", "IGLOO",
    "IVY", "JAGUAR", "JASMINE", "KETTLE", "KIWI", "KOALA", "LAGOON", "LANTERN", "LEMON", "LEMUR", "LILY", "LIME",
    "LLAMA", "LOTUS", "LYNX", "MANGO", "MAPLE", "MARBLE", "MEADOW", "MELON", "METEOR", "MINT", "MOOSE", "NEBULA",
    "NUTMEG", "OASIS", "OCEAN", "OLIVE", "ORANGE", "ORCHID", "OTTER", "OWL", "PANDA", "PAPAYA", "PEACH", "PEBBLE",
    "PELICAN", "PEPPER", "PIANO", "PLUM", "POPPY", "PUFFIN", "PUMA", "QUARTZ", "RABBIT", "RAVEN", "RIVER", "ROBIN",
    "ROCKET", "SAFFRON", "SALMON", "SHELL", "SPARROW", "SUMMER", "SUNSET", "TIGER", "TOMATO", "TULIP", "TURTLE",
    "VIOLIN", "WALNUT", "WALRUS", "WILLOW", "WINTER", "WOMBAT", "ISLAND", "VELVET", "YAK", "ZEBRA",
)  # fmt: skip
"""English, short, in letters that every keyboard has."""
_TYPED = re.compile(r"([A-Za-z]{3,10})[\s_.-]*([0-9]{2,3})")
_DIGITS = 10 * (2,) + 10 * (3,)
"""Of one proposal after another: where most of the short ones are taken, one more digit gives ten times as many."""


# ---- one-time links, and pictures of links ---------------------------------------------------------------------------


class OneTimeLink(msgspec.Struct, frozen=True):
    """Good once, for a while. What stands after # is the token, which browsers never send by themselves."""

    link: str
    token: str
    expires_at: int
    qr: str


def one_time_link(request: ApiRequest, page: str, token: str) -> OneTimeLink:
    link = f"{base_url(request)}/{page}#{token}"
    return OneTimeLink(link, token, milliseconds() + PASS_SECONDS * 1_000, qr_code(link))


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Claimed(msgspec.Struct, frozen=True):
    id: str
    seat: int


def _token_hash(token: str, owner: OwnerHash) -> str:
    """Bound to the person who holds the seat when it is made: once the seat has moved, older links are void."""
    return sha256(f"{token} {owner}".encode()).hexdigest()


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", summary="A one-time link to a seat of mine", tags=["mine"])
async def link_seat(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int]) -> OneTimeLink:
    owner = known_owner(request)
    pay_for("link", request)
    live = await live_table(request, table_id)
    if not 1 <= seat <= MOST_PLAYERS:
        raise Declined(Refusal("message.not_understood"))
    if seat > len(live.table.seats) or live.table.seats[seat - 1].owner != owner:
        raise Declined(Refusal("seat.not_yours", None, {"seat": seat}))
    secret = new_token()
    made = one_time_link(request, "seat", f"{table_id}.{seat}.{secret}")
    one = SeatPass(table_id, seat - 1)
    await service_of(request).storage.add_pass(_token_hash(secret, owner), one, expires_at=made.expires_at)
    return made


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
    if await _has_own_try(service, live, browser.owner):  # one of two results would be lost; the link stays good
        raise Declined(Refusal("seat.own_try"))
    one = await service.storage.claim_pass(_token_hash(secret, owner))
    if one is None or (one.table_id, one.seat) != (table_id, seat):
        raise Declined(Refusal("pass.none"))
    decision = await service.hub.ask(live, TransferSeat(seat + 1, browser.owner), person(owner))
    if decision.refusal is not None:  # the link is used up in any case
        raise Declined(UNKNOWN if decision.refusal is DATABASE_TROUBLE else decision.refusal)
    return answer(request, Claimed(table_id, seat + 1), browser)


async def _has_own_try(service: Service, live: Live, owner: OwnerHash) -> bool:
    """Is it a try at a daily deal or a challenge, at which this browser has another one?"""
    attempt = live.summary.daily or live.summary.challenge
    if attempt is None or live.table.has_left_try:
        return False
    own = await service.storage.daily_try(attempt.date, owner)
    return own is not None and own[0] != live.id


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


# ---- short codes -----------------------------------------------------------------------------------------------------


class TableCode(msgspec.Struct, frozen=True):
    code: str
    expires_at: int


class CodedTable(msgspec.Struct, frozen=True):
    id: str


def new_code(digits: int) -> str:
    """The number does not begin with 0."""
    lowest = 10 ** (digits - 1)
    return f"{secrets.choice(WORDS)}-{lowest + secrets.randbelow(9 * lowest)}"


def read_code(text: str) -> str | None:
    """A code as people type it, in its one form.

    >>> read_code(" kiwi 42"), read_code("Kiwi42"), read_code("kiwi")
    ('KIWI-42', 'KIWI-42', None)
    """
    match = _TYPED.fullmatch(text.strip())
    return None if match is None else f"{match[1].upper()}-{match[2]}"


@post("/api/tables/{table_id:str}/code", summary="The table's short code", tags=["tables"], status_code=200)
async def give_code(request: ApiRequest, table_id: FromPath[str]) -> TableCode:
    """For those who sit there. A table has one code; asking again makes it last another day."""
    owner = known_owner(request)
    pay_for("link", request)
    live = await live_table(request, table_id)
    if owner != live.table.creator and all(seat.owner != owner for seat in live.table.seats):
        raise Declined(Refusal("seat.watching"))
    storage, expires_at = service_of(request).storage, milliseconds() + CODE_SECONDS * 1_000
    for digits in _DIGITS:
        if code := await storage.give_code(new_code(digits), table_id, expires_at=expires_at):
            return TableCode(code, expires_at)
    raise Declined(Refusal("table.busy"))


@get("/api/codes/{code:str}", summary="The table that a short code means", tags=["tables"])
async def find_code(request: ApiRequest, code: FromPath[str]) -> CodedTable:
    """While the table waits or plays. Guessing is dear, and an address may guess wrong only now and then."""
    pay_for("code", request)
    read, service, address = read_code(code), service_of(request), address_of(request)
    if read is None:
        raise Declined(Refusal("code.none"))
    if not service.allowance.may_guess(address):
        raise Declined(Refusal("rate.requests"))
    table_id = await service.storage.table_of_code(read)
    live = None if table_id is None else await service.hub.get(table_id)
    if live is None or live.table.phase == "ended":
        raise Declined(Refusal("code.none"))
    service.allowance.guessed_right(address)
    return CodedTable(live.id)


ROUTES = [link_seat, claim_seat, show_qr, give_code, find_code]
