"""What lists and results need to know of a table, derived from it (or from its log, when all is derived again)."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta

from msgspec import Struct

from fivetowers.scoring import outcome, scores
from fivetowers.table.draw import TIME_TO_OPEN
from fivetowers.table.events import SeatKind
from fivetowers.table.log import read_log
from fivetowers.table.table import Table, TablePhase, deadline, is_drawing


class SeatSummary(Struct, frozen=True):
    """A seat as lists show it. The owner, a hash of the browser's secret, is for "my games" and never shown."""

    kind: SeatKind
    name: str | None = None
    owner: str | None = None
    name_id: str | None = None
    bot: str | None = None
    won: bool = False


class DailyTry(Struct, frozen=True):
    """A try at cards that others play too; the last three stay empty until it is finished.

    `date` is the day of a daily deal, or the key of a challenge (`challenge_key`). The owner is the browser that began
    it, or the one to which its seat has moved. One browser has one try.
    """

    date: str
    owner: str | None
    name: str | None = None
    points: int | None = None
    place: int | None = None
    finished_at: int | None = None


class TableSummary(Struct, frozen=True):
    """What is derived from a table's log, so that tables can be found without reading logs.

    Writing an action costs least while the summary stays equal, so nothing in it counts actions. `wake_at` says when
    the server may have something to do by itself, a bot's turn or a clock: 0 all through a game with bots or quick
    clocks, the deadline where clocks run for days, None where only people can go on. A try that was left
    (`has_left_try`) is in no list of results.
    """

    phase: TablePhase
    variant: str
    created_at: int
    seats: tuple[SeatSummary, ...]
    listed: bool = False
    creator: str | None = None
    points: tuple[int, ...] | None = None
    daily: DailyTry | None = None
    challenge: DailyTry | None = None
    wake_at: int | None = None
    has_left_try: bool = False


def summarise(table: Table) -> TableSummary:
    points = None if table.state is None or table.phase != "ended" else scores(table.state)
    result = outcome(table.state) if table.state is not None and table.ended == "over" else None
    winners = () if result is None else result.winners
    return TableSummary(
        phase=table.phase,
        variant=table.options.variant,
        created_at=table.created_at,
        seats=tuple(
            SeatSummary(seat.setup.kind, seat.name, seat.owner, seat.name_id, seat.setup.bot, index in winners)
            for index, seat in enumerate(table.seats)
        ),
        listed=table.options.listed,
        creator=table.creator or None,
        points=points,
        daily=_daily_try(table, points),
        challenge=_challenge_try(table, points),
        wake_at=_wake_at(table),
        has_left_try=table.has_left_try,
    )


def summarise_log(events: Sequence[bytes]) -> TableSummary:
    return summarise(read_log("", events)[0])


def is_like_before(before: Table, after: Table) -> bool:
    """Is the summary the same for sure, so that it need not be made again? It is after nearly every action."""
    return (
        after.seats is before.seats
        and after.phase == before.phase
        and after.creator is before.creator
        and after.draw is before.draw
        and after.has_left_try == before.has_left_try
        and after.options.pace.days is None
    )


def end_of_day(day: str) -> int:
    """The midnight (UTC) at which a daily deal is over, in milliseconds since 1970."""
    next_day = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime.combine(next_day, time(), UTC).timestamp()) * 1_000


def daily_key(day: str) -> str:
    """Under which the cards of a day are stored: no table has such an id."""
    return f"daily.{day}"


def challenge_key(challenge: str) -> str:
    """Under which the cards of a challenge are stored, and the tries at it: no table has such an id, and no day."""
    return f"challenge.{challenge}"


def own_seat(table: Table) -> int | None:
    """The seat of the person who plays against bots."""
    return next((index for index, seat in enumerate(table.seats) if not seat.is_bot), None)


def place_of(points: Sequence[int], seat: int) -> int:
    """
    >>> [place_of((30, 41, 30), seat) for seat in range(3)]
    [2, 1, 2]
    """
    return 1 + sum(other > points[seat] for other in points)


def _wake_at(table: Table) -> int | None:
    if table.draw is not None and is_drawing(table):
        return table.draw.called_at + TIME_TO_OPEN
    if table.phase != "playing":
        return None
    if table.options.pace.seconds is not None or not all(seat.is_present_person for seat in table.seats):
        return 0
    return deadline(table)


def _daily_try(table: Table, points: tuple[int, ...] | None) -> DailyTry | None:
    """Only a game that was played to its end within its day counts: afterwards everybody may know the cards."""
    day = table.options.daily
    if day is None:
        return None
    is_late = bool(table.actions) and table.actions[-1].at >= end_of_day(day)
    return _try(table, day, None if is_late else points)


def _challenge_try(table: Table, points: tuple[int, ...] | None) -> DailyTry | None:
    """What is stored of the challenge itself has no seat for a person."""
    challenge = table.options.challenge
    return None if challenge is None or own_seat(table) is None else _try(table, challenge_key(challenge), points)


def _try(table: Table, key: str, points: tuple[int, ...] | None) -> DailyTry:
    seat = own_seat(table)
    started = DailyTry(key, table.creator or None, None if seat is None else table.seats[seat].name)
    if points is None or seat is None or table.ended != "over":
        return started
    return DailyTry(key, started.owner, started.name, points[seat], place_of(points, seat), table.actions[-1].at)
