"""The messages on a socket: JSON texts, told apart by their field `type`. Seats count from 1, as in notation.

Those of a client that change a table are its commands, in `commands`; all others are here. What comes from a client is
checked for shape and size as it is read, and only then; whether it is allowed, the table decides.
"""

from typing import Annotated, Any, Literal

import msgspec

from fivetowers.errors import Fact, Refusal
from fivetowers.table.commands import FromSocket, Number, SocketCommand
from fivetowers.table.events import OwnerHash, Short, TableOptions, Whole
from fivetowers.table.table import Table, seats_of
from fivetowers.table.view.public import TableView
from fivetowers.table.view.turn import Preview, Why

PROTOCOL_VERSION = 3
"""Rises when messages change. 2: refusals bring no words, a hello no language. 3: random numbers for the shuffle are
sealed and opened (`seal`, `open`, `draw` in a table); a client that knows nothing of them plays as before."""
LONGEST_MESSAGE = 2_000
"""In bytes; a longer one is not read at all."""

REACTIONS = ("hello", "thanks", "well_built", "oops", "wow", "thinking", "good_game")
Reaction = Literal["hello", "thanks", "well_built", "oops", "wow", "thinking", "good_game"]

Name = Annotated[str, msgspec.Meta(max_length=200)]
RecordText = Annotated[str, msgspec.Meta(max_length=100_000)]
SentCard = Annotated[str, msgspec.Meta(max_length=3, title="CardText")]
Cards = Annotated[tuple[SentCard, ...], msgspec.Meta(max_length=5)]
Letters = Annotated[tuple[Annotated[str, msgspec.Meta(title="Kind", max_length=1)], ...], msgspec.Meta(max_length=5)]

# Why a socket is closed, as numbers that clients know too.
NO_TABLE, NOT_ALLOWED, TOO_FAST, TOO_QUIET = 4404, 4403, 4429, 4408


# ---- from a client -------------------------------------------------------------------------------------------------


class Hello(FromSocket, frozen=True, forbid_unknown_fields=False):
    """The first message; with the last number seen, when the connection was lost. In version 1 it said more."""

    since: Number | None = None


class AskPreview(FromSocket, frozen=True, tag="preview"):
    """A build that is being put together: which steps can follow?

    `ordered` are the letters of kinds whose cards are to be placed as they are given; others in the best order.
    """

    number: Number
    cards: Cards = ()
    demolish: SentCard | None = None
    ordered: Letters = ()


class AskHint(FromSocket, frozen=True, tag="hint"):
    number: Number


class AskRematch(FromSocket, frozen=True, tag="rematch"):
    """A new table for the same people; the second to ask finds the first one's."""


class React(FromSocket, frozen=True):
    reaction: Reaction


class Ping(FromSocket, frozen=True):
    pass


FromClient = SocketCommand | Hello | AskPreview | AskHint | AskRematch | React | Ping


# ---- from the server (the table itself and the answer to a preview are in view/) -------------------------------------


class _FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class You(_FromServer, frozen=True):
    """What is mine at this table: the one message that is not the same for everybody."""

    seats: list[int]
    creator: bool


def you(table: Table, owner: OwnerHash) -> You:
    return You([seat + 1 for seat in seats_of(table, owner)], table.creator == owner)


class Presence(_FromServer, frozen=True):
    """Who is connected, seat by seat, and how many are watching. Never stored."""

    seats: list[bool]
    watching: int


class Reacted(_FromServer, frozen=True, tag="reaction"):
    seat: int
    reaction: Reaction


class Refused(_FromServer, frozen=True):
    """A stable code, the rule it rests on, and the facts: the reader's side has the words. Nothing has changed."""

    code: str
    rule: str | None
    facts: dict[str, Fact]
    request: str | None = None


class Accepted(_FromServer, frozen=True):
    """`number` is that of the event which the request made; the same again, if the request is sent again."""

    request: str
    number: int


class Hint(_FromServer, frozen=True):
    """What a strong player would do now, and facts that speak for it."""

    number: int
    action: str
    score: int
    reasons: list[Why] = []


class Pong(_FromServer, frozen=True):
    pass


class Closing(_FromServer, frozen=True):
    """The server is about to stop; the game goes on where it was."""


FromServer = TableView | You | Presence | Reacted | Refused | Accepted | Preview | Hint | Pong | Closing


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request that makes a table. With a name the creator takes the first open seat, without one they watch."""

    options: TableOptions
    name: Name | None = None


class SentRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as text (`.5t`)."""

    record: RecordText


class PlayOnWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a table, or of a game as text. `actions`: how many of them have been played; `seat`: mine, from 1.

    Bots play the others: those that played them before, and for people `bot`. The cards come as they did, or shuffled.
    """

    actions: Whole
    seat: Whole
    table: Short | None = None
    record: RecordText | None = None
    cards: Literal["same", "shuffled"] = "same"
    bot: Short = "mason"
    name: Name = ""


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


def refused(refusal: Refusal, request: str | None = None) -> Refused:
    return Refused(refusal.code, refusal.rule, dict(refusal.facts), request)


def json_schema() -> dict[str, Any]:
    """JSON Schema of everything that goes over a socket, made from the types above."""
    (from_client, from_server, new_table), components = msgspec.json.schema_components(
        (FromClient, FromServer, NewTable), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "5 Towers: the messages of a table's socket",
        "version": PROTOCOL_VERSION,
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": from_client, "FromServer": from_server, "NewTable": new_table, **components},
    }
