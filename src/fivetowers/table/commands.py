"""What somebody wants of a table, who wants it, and what was decided.

Most commands are messages of a socket just as they are read; the others only the server itself can give. Seats count
from 1 in all of them, as in notation, and from 0 in a table and in its events.
"""

from typing import Annotated, Literal

import msgspec

from fivetowers.errors import Refusal
from fivetowers.shuffle import NUMBER_BYTES, NUMBER_PATTERN
from fivetowers.table.events import Event, OwnerHash, SeatSetup
from fivetowers.table.table import Table

# ---- who -----------------------------------------------------------------------------------------------------------


class Actor(msgspec.Struct, frozen=True):
    """A browser, known by the hash of its secret, or one of the server's own hands."""

    role: Literal["person", "bot", "clock", "host"]
    owner: OwnerHash | None = None


def person(owner: OwnerHash) -> Actor:
    return Actor("person", owner)


BOT = Actor("bot")
"""Plays the bots' seats, and stands in for people who are away."""
CLOCK = Actor("clock")
"""Decides for somebody whose time has run out, and lets the stand-in play for somebody who has been gone too long."""
HOST = Actor("host")
"""The person who runs the server."""


# ---- what, over a socket -------------------------------------------------------------------------------------------

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=5)]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
AskKind = Literal["undo", "end"]
RandomNumber = Annotated[
    str, msgspec.Meta(min_length=2 * NUMBER_BYTES, max_length=2 * NUMBER_BYTES, pattern=NUMBER_PATTERN)
]
"""Or the seal of one: 64 digits in lower-case hex."""


class FromSocket(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True, gc=False):
    """A JSON text that a client may send, told apart by its field `type`."""


class Act(FromSocket, frozen=True):
    """An action in notation for a seat of mine, and the number of the state that it answers.

    A request with an id is answered when it is durable, and counts once, however often it is sent.
    """

    number: Number
    action: Annotated[str, msgspec.Meta(max_length=100)]
    seat: SeatNumber
    request: Request | None = None


class Undo(FromSocket, frozen=True):
    """Back to my last decision."""

    number: Number
    request: Request | None = None


class End(FromSocket, frozen=True):
    """Ends the game early, if all agree; before the start the creator closes the table."""

    request: Request | None = None


class Agree(FromSocket, frozen=True):
    """Yes or no to what somebody asked; no to one's own question withdraws it."""

    ask: AskKind
    yes: bool


class Leave(FromSocket, frozen=True):
    """All seats of mine: before the start they are free again, in a game the stand-in plays for me."""


class Relieve(FromSocket, frozen=True):
    """The creator, while somebody is away: the stand-in plays for this seat until its person is back.

    Whether they are away is known outside the table.
    """

    seat: SeatNumber


class Seal(FromSocket, frozen=True):
    """Before the start: I have a random number for the shuffle, and this is its SHA-256. A new one takes its place."""

    seal: RandomNumber


class Open(FromSocket, frozen=True):
    """When the start was asked for: the number that I sealed. One that comes too late changes nothing."""

    number: RandomNumber


class Start(FromSocket, frozen=True):
    """The creator. Those who have sealed a number are asked to open it first."""


class ChangeSeat(FromSocket, frozen=True, tag="change"):
    """The creator, before the start: this seat becomes open, a bot's, or another person's on the same device."""

    seat: SeatNumber
    what: SeatSetup


class MoveSeats(FromSocket, frozen=True, tag="move"):
    """The creator, before the start: the seats in their new order."""

    order: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=5)]


SocketCommand = Act | Undo | End | Agree | Leave | Relieve | Seal | Open | Start | ChangeSeat | MoveSeats


# ---- what, from the server itself ------------------------------------------------------------------------------------


class Join(msgspec.Struct, frozen=True):
    """Takes this seat, or the first open one."""

    name: str
    seat: int | None = None


class StandIn(msgspec.Struct, frozen=True):
    """The clock: the stand-in plays for somebody who has been gone too long."""

    seat: int


class CloseDraw(msgspec.Struct, frozen=True):
    """The clock: numbers have been waited for long enough, the game begins without those that are missing."""


class Return(msgspec.Struct, frozen=True):
    """All seats that the actor holds are played by people again."""


class Rematch(msgspec.Struct, frozen=True):
    """`table_id` is that of the next table, in case there is none yet."""

    table_id: str


class TransferSeat(msgspec.Struct, frozen=True):
    """A one-time link of the actor was used by another browser."""

    seat: int
    owner: OwnerHash


class ChangeSecret(msgspec.Struct, frozen=True):
    """All that is the actor's, seats and what a creator may do, goes to the same person with another secret."""

    owner: OwnerHash


class LeaveTry(msgspec.Struct, frozen=True):
    """The actor has another try at the same cards, which counts instead of this one."""


class RemoveName(msgspec.Struct, frozen=True):
    seat: int


class Forget(msgspec.Struct, frozen=True):
    """Delete my data: the actor's seats lose name and owner, seats given on lose the name; the game stays."""

    given_on: tuple[int, ...] = ()


class RemoveTable(msgspec.Struct, frozen=True):
    pass


Command = (
    SocketCommand
    | Join
    | StandIn
    | CloseDraw
    | Return
    | Rematch
    | TransferSeat
    | ChangeSecret
    | LeaveTry
    | RemoveName
    | Forget
    | RemoveTable
)


# ---- and what came of it -------------------------------------------------------------------------------------------


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Events to write, all or none, and the table after them; or a refusal, and nothing changes.

    No events and no refusal: there is nothing to do, as when a request is sent again. `number` is the answer's number:
    that of the event which the request made.
    """

    table: Table
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    number: int = 0
