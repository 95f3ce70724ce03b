"""A table: what its events have made of it, and what follows from that. No clock, no input or output."""

from collections.abc import Hashable
from typing import Literal, NamedTuple, get_args

import msgspec

from fivetowers.cards import MOST_PLAYERS
from fivetowers.state import State
from fivetowers.table.events import EndReason, OwnerHash, SeatSetup, TableOptions
from fivetowers.table.history import History

TablePhase = Literal["waiting", "playing", "ended"]
TurnPlayer = Literal["person", "bot", "stand_in"]
UndoMode = Literal["no", "free", "ask"]

REQUESTS_KEPT = 16
"""At least this many answered requests are remembered; an older one is refused as stale, and changes nothing either."""
_BY_PEOPLE = ("person", "clock")
"""Decisions that are somebody's own: made by them, or for them when their time was over."""
_SECOND, _DAY = 1_000, 86_400_000  # in milliseconds


class TableSeat(msgspec.Struct, frozen=True):
    """`owner` is None for bots and where nobody sits. `is_away`: the stand-in plays until the person returns, but not
    before `stand_in_from`. `seal`: that of the random number that their browser has for the shuffle."""

    setup: SeatSetup
    name: str | None = None
    name_id: str | None = None
    owner: OwnerHash | None = None
    is_away: bool = False
    stand_in_from: int = 0
    seal: str | None = None

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
    """Somebody asked everybody; `agreed` are seats. `back_to`, for an undo: how many actions would be kept."""

    seat: int
    agreed: frozenset[int] = frozenset()
    back_to: int | None = None


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """An undo of more than one action: whose it was, how many actions were kept, and those taken back."""

    seat: int
    kept: int
    actions: tuple[str, ...]


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """A random number from somebody at the table: the seal of it, and the number itself once it is opened."""

    seat: int
    seal: str
    number: str | None = None


class Draw(msgspec.Struct, frozen=True, gc=False):
    """The numbers that the shuffle is made from, in the order of the seats, fixed when the start was asked for."""

    called_at: int
    parts: tuple[Contribution, ...]

    @property
    def is_complete(self) -> bool:
        return all(part.number is not None for part in self.parts)


class Reveal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The texts that the commitment was made from, once the game is over; `number`: the server's, if it sealed one."""

    salt: str
    order1: str
    order2: str
    number: str = ""


class Table(msgspec.Struct, frozen=True, gc=False):
    """`number` counts the events; `moved` is the last one that changed the game itself, `undone` the last undo.

    `turn_since` is when the clock of the decision that is due began to run. `shuffle` says how everybody's numbers
    become the orders, 0 if the server sealed the orders by itself; `draw` are those numbers, from the start on.
    `has_left_try`: it is one of two games of the same person with the same cards, and the other one counts.
    `undos` are those of more than one action, `undo_count` counts them all.
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
    undos: tuple[TakenBack, ...] = ()
    undo_count: int = 0
    ended: EndReason | None = None
    revealed: Reveal | None = None
    rematch: str | None = None
    shuffle: int = 0
    draw: Draw | None = None
    has_left_try: bool = False


class Turn(NamedTuple):
    seat: int
    player: TurnPlayer


_TURNS: dict[TurnPlayer, list[Turn]] = {
    player: [Turn(seat, player) for seat in range(MOST_PLAYERS)] for player in get_args(TurnPlayer)
}
"""All that there are: it is asked for with every action."""


def is_drawing(table: Table) -> bool:
    """Has the start been asked for, so that seats and seals are fixed, and do people open their numbers now?"""
    return table.draw is not None and table.phase == "waiting"


def is_open_to_change(table: Table) -> bool:
    """Can people still come, go and be moved about?"""
    return table.phase == "waiting" and table.draw is None


def seals_at(table: Table) -> tuple[Contribution, ...]:
    """The numbers that the shuffle is or would be made from."""
    if table.draw is not None:
        return table.draw.parts
    if table.phase != "waiting":
        return ()
    return tuple(Contribution(index, seat.seal) for index, seat in enumerate(table.seats) if seat.seal is not None)


def numbers_in(table: Table) -> tuple[tuple[int, str], ...]:
    """Those that were opened, with their seats from 1."""
    parts = () if table.draw is None else table.draw.parts
    return tuple((part.seat + 1, part.number) for part in parts if part.number is not None)


def whose_turn(table: Table) -> Turn | None:
    """Who decides now: a person, a bot, or the stand-in of somebody who is away."""
    if table.phase != "playing" or table.state is None or (seat := table.state.turn) is None:
        return None
    sitting = table.seats[seat]
    return _TURNS["person" if sitting.is_present_person else "bot" if sitting.is_bot else "stand_in"][seat]


def bot_for(table: Table, turn: Turn) -> str:
    """The bot that makes this decision when no person does: the seat's own, or the table's stand-in."""
    return (
        table.seats[turn.seat].setup.bot or table.options.stand_in if turn.player == "bot" else table.options.stand_in
    )


def bot_due(table: Table) -> int | None:
    """When the bot or stand-in that is to move may do so; None where a person is to move, or nobody."""
    turn = whose_turn(table)
    if turn is None or turn.player == "person":
        return None
    return table.seats[turn.seat].stand_in_from if turn.player == "stand_in" else 0


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


def is_alone(table: Table, owner: OwnerHash) -> bool:
    """Is nobody else there: do bots and stand-ins play all other seats?"""
    return all(seat.owner == owner or not seat.is_present_person for seat in table.seats)


def waiting_for(table: Table, ask: Ask) -> tuple[int, ...]:
    """The seats of the people who have still to answer. Bots consent, and so do those who are away, to most things.

    An undo that would take back a decision of somebody who is away waits for that person; one that would take back a
    deal, after which cards are known that nobody should know, waits for everybody.
    """
    answered = {table.seats[seat].owner for seat in (ask.seat, *ask.agreed)}
    needed = set() if ask.back_to is None else _needed(table, ask.back_to)
    return tuple(
        index
        for index, seat in enumerate(table.seats)
        if seat.owner is not None and seat.owner not in answered and (not seat.is_away or seat.owner in needed)
    )


def _needed(table: Table, back_to: int) -> set[OwnerHash | None]:
    """The owners whom this undo cannot do without, away or not."""
    needed: set[OwnerHash | None] = set()
    for played in table.actions.last(len(table.actions) - back_to):
        if played.by == "deal":
            return {seat.owner for seat in table.seats}
        if played.by in _BY_PEOPLE and played.seat is not None:
            needed.add(table.seats[played.seat].owner)
    return needed


def last_decision(table: Table, owner: OwnerHash) -> int | None:
    """The index of the last action that this person chose."""
    own = seats_of(table, owner)
    for index in range(len(table.actions) - 1, -1, -1):
        played = table.actions[index]
        if played.by == "person" and played.seat in own:
            return index
    return None


def undo_modes(table: Table) -> tuple[UndoMode, ...]:
    """For each seat, whether its person can take back their last decision now, and whether others are to be asked.

    Free while nothing was revealed and nobody else acted, that is, while it is the last action of all; and where nobody
    else has to be asked (`waiting_for`). A daily deal is one try, and so is a challenge.
    """
    is_one_try = table.options.daily is not None or table.options.challenge is not None
    if table.phase != "playing" or is_one_try:
        return tuple(["no"] * len(table.seats))
    owners = [seat.owner for seat in table.seats]
    missing = {seat.owner for seat in table.seats if seat.is_present_person}
    if len(missing) > 1:  # everybody has somebody to ask
        return _undo_modes_among_people(table.actions, owners, missing)
    asked = missing.copy()
    found: dict[OwnerHash | None, UndoMode] = {}
    is_last = True
    for played in reversed(table.actions):
        owner = None if played.seat is None else owners[played.seat]
        if played.by == "person" and owner in missing:
            found[owner] = "free" if is_last or asked == {owner} else "ask"
            missing.discard(owner)
            if not missing:
                break
        is_last = False
        if played.by == "deal":
            asked |= {one for one in owners if one is not None}
        elif played.by in _BY_PEOPLE and owner is not None:
            asked.add(owner)
    return tuple([found.get(owner, "no") for owner in owners])


def undo_sign(table: Table) -> Hashable:
    """As long as seats, phase and this are the same, `undo_modes` are; it takes less time to work out."""
    if table.phase != "playing":
        return None
    if not _are_several_there(table.seats):
        return undo_modes(table)
    last = table.actions.newest
    return table.actions.deciders, last.seat if last is not None and last.by == "person" else None


def _are_several_there(seats: tuple[TableSeat, ...]) -> bool:
    """Do people of at least two browsers sit here and play themselves?"""
    first: OwnerHash | None = None
    for seat in seats:
        if seat.owner is None or seat.is_away or seat.owner == first:
            continue
        if first is not None:
            return True
        first = seat.owner
    return False


def _undo_modes_among_people(
    actions: History, owners: list[OwnerHash | None], present: set[OwnerHash | None]
) -> tuple[UndoMode, ...]:
    """The last decision of all is free; others who are there ask, if they have decided anything yet."""
    last = actions.newest
    free = owners[last.seat] if last is not None and last.by == "person" and last.seat is not None else None
    can = present.intersection([owners[seat] for seat in actions.deciders])
    return tuple(["no" if owner not in can else "free" if owner == free else "ask" for owner in owners])
