"""A table in this node's memory: the table itself, who is watching, and the commands waiting for their turn."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec

from fivetowers.fast import is_compiled
from fivetowers.fast.game import seat_offer
from fivetowers.offer import READABLE, Finder
from fivetowers.shuffle import Hidden, HiddenNumber
from fivetowers.table.commands import Actor, Command, Decision
from fivetowers.table.events import Event, OwnerHash
from fivetowers.table.messages import Presence, encode_message
from fivetowers.table.summary import TableSummary
from fivetowers.table.table import Table, numbers_in
from fivetowers.table.view.kept_parts import KeptParts, as_json
from fivetowers.table.view.public import view

EVENTS_KEPT = 64
"""How many of the last events are at hand for somebody who comes back; beyond that the view alone is sent."""

FINDER = Finder(seat_offer.reach, seat_offer.choices) if is_compiled() else READABLE
"""What the player to move can do is said after every action: by the kernel, where it is compiled."""

asked_from: ContextVar[str | None] = ContextVar("asked_from", default=None)
"""The address of the request that is being answered."""

Reply = Callable[[Decision], None]
Where = Literal["here", "elsewhere"]
"""At this node, or at another one (or long ago, when a table is loaded)."""


def as_frame(text: bytes) -> bytes:
    """A message as it goes over a websocket, ready to be written to any number of them.

    >>> as_frame(b"{}"), len(as_frame(b"x" * 126)) - 126, len(as_frame(b"x" * 65_536)) - 65_536
    (b'\\x81\\x02{}', 4, 10)
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Onlooker(Protocol):
    """A socket, as the hub sees it."""

    owner: OwnerHash | None
    address: str

    def send_frame(self, frame: bytes) -> None: ...

    def send_you(self) -> None: ...

    def close(self, code: int, /) -> None: ...


class Job(msgspec.Struct, frozen=True, gc=False):
    """A command and where its answer goes; without a command, only what others have written is loaded."""

    command: Command | None
    actor: Actor
    reply: Reply


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to the same table at another node."""

    seats: tuple[int, ...]
    watching: int
    until: float


@dataclass(eq=False, slots=True)
class Live:
    """`is_doubtful`: a write failed without saying whether it was done, so the log has to be read before anything.

    `address`: where the last of its people came from; unknown after a restart until one comes.
    """

    table: Table
    dealer: Hidden
    summary: TableSummary
    sockets: set[Onlooker] = field(default_factory=set)
    waiting: deque[Job] = field(default_factory=deque)
    is_busy: bool = False
    is_doubtful: bool = False
    recent: deque[Event] = field(default_factory=lambda: deque(maxlen=EVENTS_KEPT))
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    presence: Presence | None = None
    is_presence_due: bool = False
    gone_since: dict[int, float] = field(default_factory=dict)
    address: str | None = None
    left_at: float = field(default_factory=time.monotonic)
    _kept: KeptParts = field(default_factory=lambda: KeptParts(as_json))
    _encoded: tuple[int, bytes] = (0, b"")

    @property
    def id(self) -> str:
        return self.table.id

    def dealing(self) -> Hidden:
        """Who deals; once the numbers stand, the shuffle is made and kept."""
        if isinstance(self.dealer, HiddenNumber) and self.table.start is not None:
            self.dealer = self.dealer.shuffle(len(self.table.seats), numbers_in(self.table)).dealer()
        return self.dealer

    def encoded(self, now: int, since: int | None = None) -> bytes:
        """The view as it is sent, with the events since a number where they are still at hand."""
        missed = 0 if since is None else self.table.number - since
        if 0 < missed <= len(self.recent):
            return self.encoded_with(list(self.recent)[-missed:], now)
        if self.table.phase == "ended":  # what may be told of it can become more
            return self.encoded_with((), now)
        if self._encoded[0] != self.table.number:
            self._encoded = (self.table.number, self.encoded_with(()))
        return self._encoded[1]

    def encoded_with(self, news: Sequence[Event], now: int | None = None) -> bytes:
        """The view as it is sent, with these events as its news."""
        return encode_message(view(self.table, news, self._kept, FINDER, now=now))

    def here(self) -> Presence:
        """Who is connected at this node."""
        owners = {socket.owner for socket in self.sockets}
        owners.discard(None)
        watching = sum(1 for socket in self.sockets if not self.sits(socket.owner))
        return Presence([seat.owner is not None and seat.owner in owners for seat in self.table.seats], watching)

    def everywhere(self) -> Presence:
        """Who is connected at any node."""
        here, now = self.here(), time.monotonic()
        seats, watching = here.seats, here.watching
        for node, other in list(self.elsewhere.items()):
            if other.until < now:
                del self.elsewhere[node]
                continue
            watching += other.watching
            for seat in other.seats:
                if seat < len(seats):
                    seats[seat] = True
        return Presence(seats, watching)

    def sits(self, owner: OwnerHash | None) -> bool:
        return owner is not None and any(seat.owner == owner for seat in self.table.seats)
