"""The messages on a socket: JSON texts, told apart by their field `type`. Seats count from 1, as in notation.

What comes from a client is checked here for shape and size, and only here; whether it is allowed, the table decides.
"""

from typing import Annotated, Any, Literal

import msgspec

from fivetowers.errors import Fact, Refusal
from fivetowers.server.events import Pace, SeatSetup, TableOptions
from fivetowers.server.views import Preview, TableView

LONGEST_MESSAGE = 2_000
"""In bytes; a longer one is not read at all."""

REACTIONS = ("hello", "thanks", "well_built", "oops", "wow", "thinking", "good_game")
Reaction = Literal["hello", "thanks", "well_built", "oops", "wow", "thinking", "good_game"]
AskKind = Literal["undo", "end"]

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
CardText = Annotated[str, msgspec.Meta(max_length=3)]
Cards = Annotated[list[CardText], msgspec.Meta(max_length=5)]


# ---- from a client -------------------------------------------------------------------------------------------------


class _FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True, gc=False):
    pass


class Hello(_FromClient, frozen=True):
    """The first message: the reader's language, and the last number seen, when the connection was lost."""

    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"
    since: Number | None = None


class Act(_FromClient, frozen=True):
    """An action in notation for a seat of mine, and the number of the state that it answers."""

    number: Number
    action: Annotated[str, msgspec.Meta(max_length=100)]
    seat: SeatNumber
    request: Request


class AskPreview(_FromClient, frozen=True, tag="preview"):
    """A build that is being put together: which steps can follow?"""

    number: Number
    cards: Cards = []
    demolish: CardText | None = None


class Undo(_FromClient, frozen=True):
    number: Number
    request: Request


class Agree(_FromClient, frozen=True):
    """Yes or no to what somebody asked; no to one's own question withdraws it."""

    ask: AskKind
    yes: bool


class End(_FromClient, frozen=True):
    request: Request


class AskHint(_FromClient, frozen=True, tag="hint"):
    number: Number


class React(_FromClient, frozen=True):
    reaction: Reaction


class Leave(_FromClient, frozen=True):
    pass


class Relieve(_FromClient, frozen=True):
    """The creator, while somebody is away: the stand-in plays for this seat until its person is back."""

    seat: SeatNumber


class Start(_FromClient, frozen=True):
    pass


class Change(_FromClient, frozen=True):
    """The creator, before the start: this seat becomes open, a bot's, or another person's on the same device."""

    seat: SeatNumber
    what: SeatSetup


class Move(_FromClient, frozen=True):
    """The creator, before the start: the seats in their new order."""

    order: Annotated[list[SeatNumber], msgspec.Meta(max_length=5)]


class Rematch(_FromClient, frozen=True):
    pass


class Ping(_FromClient, frozen=True):
    pass


FromClient = (
    Hello
    | Act
    | AskPreview
    | Undo
    | Agree
    | End
    | AskHint
    | React
    | Leave
    | Relieve
    | Start
    | Change
    | Move
    | Rematch
    | Ping
)


# ---- from the server (the table itself and the answer to a preview are in views) -------------------------------------


class _FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class You(_FromServer, frozen=True):
    """What is mine at this table: the one message that is not the same for everybody."""

    seats: list[int]
    creator: bool


class Presence(_FromServer, frozen=True):
    """Who is connected, seat by seat, and how many are watching. Never stored."""

    seats: list[bool]
    watching: int


class Reacted(_FromServer, frozen=True, tag="reaction"):
    seat: int
    reaction: Reaction


class Refused(_FromServer, frozen=True):
    """A stable code, the rule it rests on, the facts, and the words in the reader's language. Nothing has changed."""

    code: str
    rule: str | None
    facts: dict[str, Fact]
    words: str
    request: str | None = None


class Accepted(_FromServer, frozen=True):
    """`number` is that of the event which the request made; the same again, if the request is sent again."""

    request: str
    number: int


class Hint(_FromServer, frozen=True):
    number: int
    action: str
    score: int


class Pong(_FromServer, frozen=True):
    pass


class Closing(_FromServer, frozen=True):
    """The server is about to stop; the game goes on where it was."""


FromServer = TableView | You | Presence | Reacted | Refused | Accepted | Preview | Hint | Pong | Closing


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request that makes a table. With a name the creator takes the first open seat, without one they watch."""

    options: TableOptions
    name: Name | None = None


# ---- reading and writing -------------------------------------------------------------------------------------------

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode_message(data: bytes | str) -> FromClient | Refusal:
    """What a client said, or why it cannot be understood."""
    if len(data) > LONGEST_MESSAGE:
        return Refusal("message.too_long", None, {"longest": LONGEST_MESSAGE})
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Refusal("message.not_understood")


def encode_message(message: FromServer) -> bytes:
    return _encoder.encode(message)


def refused(refusal: Refusal, words: str, request: str | None = None) -> Refused:
    return Refused(refusal.code, refusal.rule, dict(refusal.facts), words, request)


def json_schema() -> dict[str, Any]:
    """JSON Schema of everything that goes over a socket, made from the types above."""
    (from_client, from_server, new_table), components = msgspec.json.schema_components(
        (FromClient, FromServer, NewTable), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "5 Towers: the messages of a table's socket",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": from_client, "FromServer": from_server, "NewTable": new_table, **components},
    }


__all__ = [
    "Pace", "SeatSetup", "TableOptions", "NewTable",
    "FromClient", "Hello", "Act", "AskPreview", "Undo", "Agree", "End", "AskHint", "React", "Leave", "Relieve", "Start",
    "Change", "Move", "Rematch", "Ping",
    "FromServer", "TableView", "You", "Presence", "Reacted", "Refused", "Accepted", "Preview", "Hint", "Pong",
    "Closing", "REACTIONS", "Reaction", "LONGEST_MESSAGE",
    "decode_message", "encode_message", "refused", "json_schema",
]  # fmt: skip
