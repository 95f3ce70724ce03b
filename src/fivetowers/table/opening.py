"""The first events of a table: a new one, one for the next game of the same people, one that goes on in a position."""

from collections.abc import Sequence
from datetime import date
from itertools import islice
from random import Random
from typing import Literal

from msgspec.structs import replace

from fivetowers.actions import Action, Deal
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.dealer import Dealer, HiddenDealer, dealer_who_dealt, hidden_dealer_after, read_cards
from fivetowers.errors import Refusal
from fivetowers.notation import format_action, quote
from fivetowers.records.record import GameRecord, replay
from fivetowers.scoring import outcome
from fivetowers.shuffle import SHUFFLE, Hidden, HiddenNumber
from fivetowers.table.commands import Decision
from fivetowers.table.draft import Draft
from fivetowers.table.events import (
    WITH_NUMBERS,
    Acted,
    By,
    Created,
    Joined,
    OwnerHash,
    Pace,
    PlayedOn,
    SeatSetup,
    Started,
    TableOptions,
)
from fivetowers.table.evolve import empty_seat, evolve
from fivetowers.table.messages import NewTable
from fivetowers.table.seating import read_setup, sit_down, with_name_apart
from fivetowers.table.table import Table, TableSeat

SHORTEST_PACE, LONGEST_PACE = 5, 3_600  # seconds
MOST_DAYS = 30
LONGEST_AWAY = 86_400  # seconds
DAILY_SEATS = 3
DAILY_BOT = "mason"  # never random, gives the same answers on every machine, in an instant
CardsToCome = Literal["same", "shuffled"]
_BY_DEALER: tuple[int | None, By] = (None, "deal")


def create(
    table_id: str,
    new: NewTable,
    owner: OwnerHash,
    now: int,
    dealer: Hidden,
    rng: Random,
    bots: Sequence[str] = (),
) -> Decision | Refusal:
    """The table with its creator, who takes the first open seat if they gave a name, and the others on their device.

    `bots` are the names of those that may sit at it.
    """
    options = read_options(new.options, bots)
    if isinstance(options, Refusal):
        return options
    draft, before = _begin(table_id, options, owner, now, dealer, rng)
    for seat, setup in enumerate(new.options.seats):
        if setup.kind == "here" and (refusal := sit_down(draft, seat, setup.name or "", owner)):
            return refusal
    if new.name is not None and (refusal := _seat_creator(draft, new.name, owner)):
        return refusal
    return draft.decision(before, None)


def _seat_creator(draft: Draft, name: str, owner: OwnerHash) -> Refusal | None:
    free = next((index for index, seat in enumerate(draft.table.seats) if seat.is_open), None)
    return Refusal("seat.full") if free is None else sit_down(draft, free, name, owner)


def rematch(table: Table, table_id: str, owner: OwnerHash, now: int, dealer: Hidden, rng: Random) -> Decision:
    """The same people and bots, each moved on by one seat; the one who asked for it is the creator."""
    moved = (table.seats[-1], *table.seats[:-1])
    setups = tuple(_setup_again(seat, owner) for seat in moved)
    options = replace(table.options, seats=setups, played_on=None, challenge=None)
    draft, before = _begin(table_id, options, owner, now, dealer, rng)
    for index, seat in enumerate(moved):
        if seat.owner is not None:
            draft.add(Joined(draft.now, index, seat.name or "", seat.owner, seat.name_id))
    return draft.decision(before, None)


def _setup_again(seat: TableSeat, creator: OwnerHash) -> SeatSetup:
    """A bot brings its name along."""
    if seat.is_bot:
        return replace(seat.setup, name=seat.setup.name or seat.name_id)
    return seat.setup if seat.owner == creator else SeatSetup()


def _begin(
    table_id: str, options: TableOptions, owner: OwnerHash, now: int, dealer: Hidden, rng: Random
) -> tuple[Draft, Table]:
    """A draft that begins with the table's first event."""
    is_shared = isinstance(dealer, HiddenNumber)
    created = Created(
        now, owner, options, dealer.commitment, SHUFFLE if is_shared else 0, v=WITH_NUMBERS if is_shared else 1
    )
    table = evolve(None, table_id, created)
    draft = Draft(table, now, dealer, rng)
    draft.events.append(created)
    return draft, table


def daily_options(day: str, *, is_try: bool) -> TableOptions:
    """The table of a daily deal; for practice it is one like any other."""
    return TableOptions(
        seats=(SeatSetup(), *(SeatSetup("bot", DAILY_BOT) for _ in range(DAILY_SEATS - 1))),
        start=1,
        hints=not is_try,
        away_seconds=0,
        daily=day if is_try else None,
    )


# ---- games that go on in a position ----------------------------------------------------------------------------------


def play_on_options(
    record: GameRecord, *, actions: int, seat: int, cards: CardsToCome, bots: Sequence[str]
) -> TableOptions | Refusal:
    """A table that goes on after the first `actions` of a game. Seats count from 1; `bots` play the others."""
    players = len(record.names)
    if not 1 <= seat <= players:
        return Refusal("seat.none", None, {"seat": seat, "seats": players})
    if not 1 <= actions <= len(record.actions):
        return Refusal("message.not_understood")
    if outcome(next(islice(replay(record), actions, None))) is not None:
        return Refusal("table.ended")
    return TableOptions(
        seats=tuple(SeatSetup() if other == seat else SeatSetup("bot", bot) for other, bot in enumerate(bots, start=1)),
        variant=record.variant.value,
        start=record.start + 1,
        away_seconds=0,
        played_on=PlayedOn(actions, cards),
    )


def kept_options(record: GameRecord) -> TableOptions:
    """A table with the whole of a game that was played elsewhere; everybody in it sits at this device."""
    return TableOptions(
        seats=tuple(SeatSetup("here", name=name) for name in record.names),
        variant=record.variant.value,
        start=record.start + 1,
        away_seconds=0,
        played_on=PlayedOn(len(record.actions), "same"),
    )


def dealer_on(record: GameRecord, actions: int, cards: CardsToCome, rng: Random) -> HiddenDealer:
    """Who has dealt what lies on the table, and goes on: as it came then, as far as that is known, or shuffled."""
    tags = dict(record.tags)
    if cards == "same" and "Order1" in tags and "Order2" in tags:
        return hidden_dealer_after(Dealer(read_cards(tags["Order1"]), read_cards(tags["Order2"])), rng)
    dealt: Sequence[Action] = record.actions if cards == "same" else record.actions[:actions]
    deals = [action for action in dealt if isinstance(action, Deal)]
    return hidden_dealer_after(dealer_who_dealt(deals, len(record.names), rng), rng)


def play_on(opened: Decision, start: int, actions: Sequence[Action], dealer: Hidden) -> Decision:
    """The new table with what was played before it. All of that is legal, and nobody who sits here did it."""
    draft = Draft(opened.table, opened.table.last_at, dealer, None)
    draft.add(Started(draft.now, start))
    for action in actions:
        state = draft.table.state
        assert state is not None
        seat, by = _BY_DEALER if isinstance(action, Deal) else (state.turn, "bot")
        draft.add(Acted(draft.now, format_action(action), seat, by))
    draft.go_on()
    return Decision(draft.table, (*opened.events, *draft.events), None, draft.table.number)


# ---- options -------------------------------------------------------------------------------------------------------


def read_options(options: TableOptions, bots: Sequence[str]) -> TableOptions | Refusal:
    """The options as they are written to the log, or why there can be no such table."""
    seats = len(options.seats)
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        return Refusal("options.seats", None, {"seen": seats, "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS})
    if refusal := _why_not_options(options, bots):
        return refusal
    seen: list[TableSeat] = []
    for index, wanted in enumerate(options.seats):
        setup = read_setup(wanted, bots, listed=options.listed)
        if isinstance(setup, Refusal):
            return setup
        setup = with_name_apart(setup, empty_seat(setup, index), seen)
        seen.append(empty_seat(setup, index))
    return replace(options, seats=tuple(seat.setup for seat in seen))


def _why_not_options(options: TableOptions, bots: Sequence[str]) -> Refusal | None:
    seats = len(options.seats)
    if options.start != "random" and not 1 <= options.start <= seats:
        return Refusal("options.start", None, {"seen": options.start, "seats": seats})
    if not _is_pace(options.pace):
        facts = {"shortest": SHORTEST_PACE, "longest": LONGEST_PACE, "days": MOST_DAYS}
        return Refusal("options.pace", None, facts)
    if not 0 <= options.away_seconds <= LONGEST_AWAY:
        return Refusal("options.away", None, {"seen": options.away_seconds, "longest": LONGEST_AWAY})
    if options.stand_in not in bots:
        return Refusal("options.bot", None, {"seen": quote(options.stand_in), "bots": ", ".join(bots)})
    if options.daily is not None and not _is_date(options.daily):
        return Refusal("options.daily", None, {"seen": quote(options.daily)})
    return None


def _is_pace(pace: Pace) -> bool:
    if pace.seconds is not None:
        return pace.days is None and SHORTEST_PACE <= pace.seconds <= LONGEST_PACE
    return pace.days is None or 1 <= pace.days <= MOST_DAYS


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
