"""A table: what its events have made of it, and what follows from that. No clock, no input or output."""

from typing import NamedTuple

import msgspec

from fivetowers.server.events import EndReason, OwnerHash, SeatSetup, TableOptions
from fivetowers.server.history import History
from fivetowers.server.views import Player, Reveal, TablePhase, UndoMode
from fivetowers.state import State

REQUESTS_KEPT = 16
"""At least so many answered requests are remembered; an older one is refused as stale, which changes nothing either."""
_SECOND, _DAY = 1_000, 86_400_000  # in milliseconds


class TableSeat(msgspec.Struct, frozen=True):
    """`owner` is None for bots and where nobody sits. `is_away`: the stand-in plays until the person returns."""

    setup: SeatSetup
    name: str | None = None
    name_id: str | None = None
    owner: OwnerHash | None = None
    is_away: bool = False

    @property
    def is_bot(self) -> bool:
        return self.setup.kind == "bot"

    @property
    def is_open(self) -> bool:
        return self.owner is None and not self.is_bot

    @property
    def is_present_person(self) -> bool:
        return self.owner is not None and not self.is_away


class Answers(msgspec.Struct, frozen=True, gc=False):
    """For owners and request ids, the number that each was answered with: the newest, and as many before them.

    After a lost connection no more are asked about; in halves, so that little is copied for one more.
    """

    newest: dict[tuple[OwnerHash, str], int]
    before: dict[tuple[OwnerHash, str], int]

    def number(self, owner: OwnerHash, request: str) -> int | None:
        key = (owner, request)
        return self.newest.get(key) or self.before.get(key)

    def and_one(self, owner: OwnerHash, request: str, number: int) -> "Answers":
        if len(self.newest) < REQUESTS_KEPT:
            return Answers({**self.newest, (owner, request): number}, self.before)
        return Answers({(owner, request): number}, self.newest)


class Ask(msgspec.Struct, frozen=True):
    """Somebody asked everybody; `agreed` are seats. `back_to` is for undo."""

    seat: int
    agreed: frozenset[int] = frozenset()
    back_to: int = 0


class Table(msgspec.Struct, frozen=True, gc=False):
    """`number` counts the events; `moved` is the last one that changed the game itself, `undone` the last undo.

    `turn_since` is when the clock of the decision that is due began to run.
    """

    id: str
    creator: OwnerHash
    options: TableOptions
    commitment: str
    seats: tuple[TableSeat, ...]
    created_at: int
    last_at: int
    number: int = 1
    moved: int = 1
    undone: int = 0
    phase: TablePhase = "waiting"
    start: int | None = None
    started_at: int | None = None
    turn_since: int = 0
    state: State | None = None
    actions: History = History()
    answered: Answers = Answers({}, {})
    undo_ask: Ask | None = None
    end_ask: Ask | None = None
    ended: EndReason | None = None
    revealed: Reveal | None = None
    rematch: str | None = None


class Turn(NamedTuple):
    seat: int
    player: Player


def whose_turn(table: Table) -> Turn | None:
    """Who decides now: a person, a bot, or the stand-in of somebody who is away."""
    if table.phase != "playing" or table.state is None or (seat := table.state.turn) is None:
        return None
    sitting = table.seats[seat]
    return Turn(seat, "person" if sitting.is_present_person else "bot" if sitting.is_bot else "stand_in")


def bot_for(table: Table, turn: Turn) -> str:
    """The bot that makes this decision when no person does: the seat's own, or the table's stand-in."""
    return (
        table.seats[turn.seat].setup.bot or table.options.stand_in if turn.player == "bot" else table.options.stand_in
    )


def time_allowed(options: TableOptions) -> int | None:
    """For one decision, in milliseconds."""
    if options.pace.seconds is not None:
        return options.pace.seconds * _SECOND
    return None if options.pace.days is None else options.pace.days * _DAY


def deadline(table: Table) -> int | None:
    """When the clock of the person to move runs out."""
    allowed = time_allowed(table.options)
    if allowed is None or (turn := whose_turn(table)) is None or turn.player != "person":
        return None
    return table.turn_since + allowed


def seats_of(table: Table, owner: OwnerHash) -> tuple[int, ...]:
    return tuple(index for index, seat in enumerate(table.seats) if seat.owner == owner)


def is_awaited(table: Table, seat: int) -> bool:
    """Does another person sit at the table, who would have to wait for the one in this seat?"""
    owner = table.seats[seat].owner
    return any(other.owner is not None and other.owner != owner for other in table.seats)


def waiting_for(table: Table, ask: Ask) -> tuple[int, ...]:
    """The seats of the people who have still to answer. Bots consent, and so do those who are away."""
    answered = {table.seats[seat].owner for seat in (ask.seat, *ask.agreed)}
    return tuple(
        index for index, seat in enumerate(table.seats) if seat.is_present_person and seat.owner not in answered
    )


def last_decision(table: Table, owner: OwnerHash) -> int | None:
    """The index of the last action that this person chose."""
    own = seats_of(table, owner)
    for index in range(len(table.actions) - 1, -1, -1):
        played = table.actions[index]
        if played.by == "person" and played.seat in own:
            return index
    return None


def undo_modes(table: Table) -> list[UndoMode]:
    """For each seat, whether its person can take back their last decision now, and whether others are to be asked.

    Free while nothing was revealed and nobody else acted, that is, while it is the last action of all; and for a
    person who is alone with bots. A daily deal is one try.
    """
    if table.phase != "playing" or table.options.daily is not None:
        return ["no"] * len(table.seats)
    owners = [seat.owner for seat in table.seats]
    missing = {seat.owner for seat in table.seats if seat.owner is not None and not seat.is_away}
    mode: UndoMode = "free" if len(missing) == 1 else "ask"
    found: dict[OwnerHash | None, UndoMode] = {}
    last: UndoMode = "free"
    for played in reversed(table.actions):
        if played.by == "person" and played.seat is not None and (owner := owners[played.seat]) in missing:
            found[owner] = last
            missing.discard(owner)
            if not missing:
                break
        last = mode
    return [found.get(owner, "no") for owner in owners]
