"""Short codes of tables, such as KIWI-42: to be read aloud and typed where a link cannot be sent."""

import re
import secrets

import msgspec
from litestar import get, post
from litestar.params import FromPath

from fivetowers.errors import Refusal
from fivetowers.server.http.requests import ApiRequest, Declined, known_owner, live_table, pay_for, service_of
from fivetowers.server.node.hub import milliseconds

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
_LOWEST, _HIGHEST = 10, 99
_TYPED = re.compile(r"([A-Za-z]{3,10})[\s_.-]*([0-9]{2})")
_TRIES = 20


class TableCode(msgspec.Struct, frozen=True):
    code: str
    expires_at: int


class CodedTable(msgspec.Struct, frozen=True):
    id: str


def new_code() -> str:
    return f"{secrets.choice(WORDS)}-{_LOWEST + secrets.randbelow(_HIGHEST - _LOWEST + 1)}"


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
    for _ in range(_TRIES):
        if code := await storage.give_code(new_code(), table_id, expires_at=expires_at):
            return TableCode(code, expires_at)
    raise Declined(Refusal("table.busy"))


@get("/api/codes/{code:str}", summary="The table that a short code means", tags=["tables"])
async def find_code(request: ApiRequest, code: FromPath[str]) -> CodedTable:
    """While the table waits or plays. Guessing is dear: see node/allowance.py."""
    pay_for("code", request)
    read, service = read_code(code), service_of(request)
    table_id = None if read is None else await service.storage.table_of_code(read)
    live = None if table_id is None else await service.hub.get(table_id)
    if live is None or live.table.phase == "ended":
        raise Declined(Refusal("code.none"))
    return CodedTable(live.id)


ROUTES = [give_code, find_code]
