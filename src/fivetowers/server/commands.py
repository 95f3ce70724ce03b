"""What somebody wants of a table, who wants it, and what was decided. Seats count from 0.

Wire messages become commands in `command_of`; those that only the server itself can give have no message.
"""

from typing import Literal

import msgspec

from fivetowers.errors import Refusal
from fivetowers.server import messages
from fivetowers.server.events import Event, OwnerHash, SeatSetup
from fivetowers.server.table import Table

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
"""Whoever runs the server."""


# ---- what ----------------------------------------------------------------------------------------------------------


class Join(msgspec.Struct, frozen=True):
    """Takes this seat, or the first open one."""

    name: str
    seat: int | None = None


class Leave(msgspec.Struct, frozen=True):
    """One seat, or all that the actor holds. The clock names the seat of whoever has been gone too long."""

    seat: int | None = None


class Relieve(msgspec.Struct, frozen=True):
    """The creator lets the stand-in play for somebody who is away; whether they are, is known outside the table."""

    seat: int


class Return(msgspec.Struct, frozen=True):
    """All seats that the actor holds are played by people again."""


class MoveSeats(msgspec.Struct, frozen=True):
    order: tuple[int, ...]


class ChangeSeat(msgspec.Struct, frozen=True):
    seat: int
    what: SeatSetup


class Start(msgspec.Struct, frozen=True):
    pass


class Act(msgspec.Struct, frozen=True, gc=False):
    number: int
    action: str
    seat: int
    request: str | None = None


class Undo(msgspec.Struct, frozen=True):
    """Back to the actor's last decision."""

    number: int
    request: str | None = None


class AnswerUndo(msgspec.Struct, frozen=True):
    agree: bool


class End(msgspec.Struct, frozen=True):
    """Ends the game early, if all agree; before the start the creator closes the table."""

    request: str | None = None


class AnswerEnd(msgspec.Struct, frozen=True):
    agree: bool


class Rematch(msgspec.Struct, frozen=True):
    """`table_id` is that of the next table, in case there is none yet."""

    table_id: str


class TransferSeat(msgspec.Struct, frozen=True):
    """A one-time link of the actor was used by another browser."""

    seat: int
    owner: OwnerHash


class RemoveName(msgspec.Struct, frozen=True):
    seat: int


class Forget(msgspec.Struct, frozen=True):
    """Delete my data: the actor's seats lose name and owner, seats given on lose the name; the game stays."""

    given_on: tuple[int, ...] = ()


class RemoveTable(msgspec.Struct, frozen=True):
    pass


Command = (
    Join
    | Leave
    | Relieve
    | Return
    | MoveSeats
    | ChangeSeat
    | Start
    | Act
    | Undo
    | AnswerUndo
    | End
    | AnswerEnd
    | Rematch
    | TransferSeat
    | RemoveName
    | Forget
    | RemoveTable
)


def command_of(message: messages.FromClient) -> Command | None:
    """The command that a wire message gives; None for those that leave the table as it is (previews, hints, …)."""
    match message:
        case messages.Act(number, action, seat, request):
            return Act(number, action, seat - 1, request)
        case messages.Undo(number, request):
            return Undo(number, request)
        case messages.Agree(ask, yes):
            return AnswerUndo(yes) if ask == "undo" else AnswerEnd(yes)
        case messages.End(request):
            return End(request)
        case messages.Leave():
            return Leave()
        case messages.Relieve(seat):
            return Relieve(seat - 1)
        case messages.Start():
            return Start()
        case messages.Change(seat, what):
            return ChangeSeat(seat - 1, what)
        case messages.Move(order):
            return MoveSeats(tuple(seat - 1 for seat in order))
    return None


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
