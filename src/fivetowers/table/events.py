"""What can happen at a table, as it stands in the log. A table is a fold over these; nothing else is the truth.

Seats count from 0, times are milliseconds since 1970 in UTC. Owner hashes and request ids never leave the server.
"""

from typing import Annotated, Literal

import msgspec

OwnerHash = str
"""SHA-256, in hex, of the secret that a browser holds; empty once somebody has asked to be forgotten."""

By = Literal["person", "bot", "clock", "stand_in", "deal"]
SeatKind = Literal["open", "bot", "here"]
EndReason = Literal["over", "agreed", "removed"]
VOCABULARY = 4
"""Rises when events come to mean something else, or new ones are added: a table with a higher one is not read here.

2: everybody's random numbers (`Sealed`, `DrawCalled`, `Opened`); 3: `CreatorMoved`;
4: `TryLeft`.
"""
WITH_NUMBERS = 2
"""The first vocabulary with everybody's random numbers."""
Short = Annotated[str, msgspec.Meta(max_length=100)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""A number that is refused with a reason where it is too large; one beyond this cannot be understood at all."""


def _tag(name: str) -> str:
    """
    >>> _tag("UndoAsked")
    'undo_asked'
    """
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


# ---- how a table is set up (the same values in the log and on the wire) ----------------------------------------------


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may sit here: anybody with the link, a bot, or another person on the creator's device ("here")."""

    kind: SeatKind = "open"
    bot: Short | None = None
    name: Short | None = None


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time for one decision, in seconds or in days; neither means that nobody is hurried."""

    seconds: Whole | None = None
    days: Whole | None = None


class PlayedOn(msgspec.Struct, frozen=True):
    """The first `actions` of the game come from another one; after them the cards come as they did there, or not."""

    actions: Whole
    cards: Literal["same", "shuffled"]


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the creator chose. `start` counts from 1 here too, because this struct is the wire's own.

    `away_seconds`: after so long without a connection the `stand_in` plays for somebody whom other people wait for (0:
    never); it also decides when a clock runs out. `daily` is the date of a daily deal, `challenge` the id of a
    challenge (in what is stored of the challenge itself: of the table whose cards it has). Only the server sets these
    two and `played_on`.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(max_length=10)]
    variant: Literal["standard", "tabletop"] = "standard"
    start: Whole | Literal["random"] = "random"
    pace: Pace = Pace()
    listed: bool = False
    hints: bool = True
    away_seconds: Whole = 120
    stand_in: Short = "greedy"
    daily: Short | None = None
    played_on: PlayedOn | None = None
    challenge: Short | None = None


# ---- events --------------------------------------------------------------------------------------------------------


class _Event(msgspec.Struct, frozen=True, tag_field="type", tag=_tag, omit_defaults=True, gc=False):
    at: int


class _Versioned(_Event, frozen=True, kw_only=True):
    """`v` is the version of the vocabulary that the event is written in; the first one is not written out."""

    v: int = 1


class _SecondVersion(_Versioned, frozen=True, kw_only=True):
    v: int = WITH_NUMBERS


class Created(_Versioned, frozen=True):
    """The commitment is published before anything else is known (R23).

    With a `shuffle` it is the seal of the server's number, and the orders follow from everybody's; without, it is that
    of the orders.
    """

    creator: OwnerHash
    options: TableOptions
    commitment: str
    shuffle: int = 0


class Joined(_Versioned, frozen=True):
    """A person takes an open seat; `name_id` is the message id of a name from the friendly list."""

    seat: int
    name: str
    owner: OwnerHash
    name_id: str | None = None


class Left(_Versioned, frozen=True):
    """Before the start the seat is open again; in a game a bot plays it until they return, from `stand_in_from` on."""

    seat: int
    stand_in_from: int = 0


class Returned(_Versioned, frozen=True):
    seat: int


class SeatsMoved(_Versioned, frozen=True):
    """`order[i]` is the old number of the seat that becomes seat i."""

    order: tuple[int, ...]


class SeatChanged(_Versioned, frozen=True):
    """The creator changes how a seat is set up, which frees it; a person on the same device then joins it."""

    seat: int
    what: SeatSetup


class OwnerMoved(_Versioned, frozen=True):
    """A one-time link was used: the seat belongs to another browser now.

    `renewed`: it is the same person with a new secret, and the old one is worth nothing.
    """

    seat: int
    owner: OwnerHash
    renewed: bool = False


class CreatorMoved(_Versioned, frozen=True, kw_only=True):
    """The creator, who has no seat here, has a new secret; or is forgotten, and then nobody is the creator."""

    owner: OwnerHash
    v: int = 3


class TryLeft(_Versioned, frozen=True, kw_only=True):
    """The person plays these cards at another table too, and the try there counts: this is a game like any other."""

    v: int = 4


class Sealed(_SecondVersion, frozen=True):
    """The person in this seat has a random number; only its seal is known."""

    seat: int
    seal: str


class DrawCalled(_SecondVersion, frozen=True):
    """The seals are fixed and the seats too: those who have sealed a number open it now."""


class Opened(_SecondVersion, frozen=True):
    seat: int
    number: str


class Started(_Versioned, frozen=True):
    start: int


class Acted(_Versioned, frozen=True):
    """A game action in notation, canonical; a deal has no seat."""

    action: str
    seat: int | None
    by: By
    request: str | None = None


class UndoAsked(_Versioned, frozen=True):
    """`back_to`: how many game actions would be kept."""

    seat: int
    back_to: int
    request: str | None = None


class UndoAgreed(_Versioned, frozen=True):
    seat: int


class UndoRefused(_Versioned, frozen=True):
    seat: int


class Undone(_Versioned, frozen=True):
    """All game actions beyond `back_to` are taken back; `since` is when the clock of that decision began to run."""

    seat: int
    back_to: int
    since: int
    request: str | None = None


class EndAsked(_Versioned, frozen=True):
    seat: int
    request: str | None = None


class EndAgreed(_Versioned, frozen=True):
    seat: int


class EndRefused(_Versioned, frozen=True):
    seat: int


class Ended(_Versioned, frozen=True):
    reason: EndReason


class Revealed(_Versioned, frozen=True):
    """Fairness is shown: the texts that the commitment was made from, or the server's number and what followed."""

    salt: str
    order1: str
    order2: str
    number: str = ""


class Rematched(_Versioned, frozen=True):
    table_id: str


class NameRemoved(_Versioned, frozen=True):
    """By the host's command, or because the person asked to be forgotten: then the seat has no owner any more."""

    seat: int
    forgotten: bool = False


Event = (
    Created
    | Joined
    | Left
    | Returned
    | SeatsMoved
    | SeatChanged
    | OwnerMoved
    | CreatorMoved
    | TryLeft
    | Sealed
    | DrawCalled
    | Opened
    | Started
    | Acted
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | EndAsked
    | EndAgreed
    | EndRefused
    | Ended
    | Revealed
    | Rematched
    | NameRemoved
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> bytes:
    return _encoder.encode(event)


def decode_event(data: bytes) -> Event:
    """
    >>> decode_event(encode_event(Left(5, seat=1)))
    Left(at=5, seat=1, stand_in_from=0, v=1)
    """
    return _decoder.decode(data)
