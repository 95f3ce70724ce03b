"""What everybody may know of a table: the view that goes to every socket, and the game's record.

A view is the same for everybody: all is public (R23). Each struct stands beside the function that fills it, so that a
new field is a change in one place. Nothing here reads the hidden orders; what was revealed at the end is in the table's
own log.
"""

from collections.abc import Hashable, Iterable
from datetime import UTC, datetime
from typing import Literal

import msgspec

from fivetowers.dealer import commitment_of
from fivetowers.offer import READABLE, Finder
from fivetowers.records.record import FAIRNESS_TAGS, SHUFFLE_TAGS, GameRecord
from fivetowers.state import Variant
from fivetowers.table.events import Acted, By, EndReason, Event, Pace, PlayedOn, SeatKind, TableOptions
from fivetowers.table.secrecy import Told, may_be_told
from fivetowers.table.table import (
    Ask,
    Contribution,
    Reveal,
    Table,
    TablePhase,
    TakenBack,
    UndoMode,
    deadline,
    is_drawing,
    numbers_in,
    seals_at,
    seats_of,
    undo_modes,
    undo_sign,
    waiting_for,
    whose_turn,
)
from fivetowers.table.view.board import Letter, ScoreView, StateView, VariantText, round_board, state_view
from fivetowers.table.view.kept_parts import KeptParts
from fivetowers.table.view.turn import TurnView, ViewPart, turn_view

_ACTED = str(Acted.__struct_config__.tag)

# ---- parts -----------------------------------------------------------------------------------------------------------


class SeatView(ViewPart, frozen=True, gc=False):
    """`name` is None where nobody sits, or where the name was removed; `name_id` is set for friendly names
    and for those of bots: words that every language has.

    `stand_in_from` is when a bot begins to play for somebody who is away, 0 if that is not to be waited for.
    """

    kind: SeatKind
    taken: bool
    name: str | None = None
    name_id: str | None = None
    bot: str | None = None
    away: bool = False
    undo: UndoMode = "no"
    stand_in_from: int = 0


def seat_views(table: Table, kept: KeptParts) -> list[SeatView]:
    by_undo: dict[Hashable, list[SeatView]] = kept.under("seats", (table.phase, table.seats), dict)
    sign = undo_sign(table)
    if (seats := by_undo.get(sign)) is None:
        seats = by_undo[sign] = kept.ready(_seat_views(table, undo_modes(table)))
    return seats


def _seat_views(table: Table, modes: tuple[UndoMode, ...]) -> list[SeatView]:
    is_waiting = table.phase == "waiting"
    return [
        SeatView(
            kind=seat.setup.kind,
            taken=not (is_waiting and seat.is_open),
            name=seat.name,
            name_id=seat.name_id,
            bot=seat.setup.bot,
            away=seat.is_away,
            undo=undo,
            stand_in_from=seat.stand_in_from,
        )
        for seat, undo in zip(table.seats, modes, strict=True)
    ]


class OptionsView(msgspec.Struct, frozen=True, gc=False):
    variant: VariantText
    start: int | Literal["random"]
    pace: Pace
    listed: bool
    hints: bool
    away_seconds: int
    stand_in: str
    daily: str | None
    played_on: PlayedOn | None
    challenge: str | None


def options_view(options: TableOptions) -> OptionsView:
    return OptionsView(
        options.variant,
        options.start,
        options.pace,
        options.listed,
        options.hints,
        options.away_seconds,
        options.stand_in,
        options.daily,
        options.played_on,
        options.challenge,
    )


def _options_part(options: TableOptions, kept: KeptParts) -> OptionsView:
    return kept.ready(options_view(options))  # type: ignore[no-any-return]


class PlayedView(ViewPart, frozen=True, gc=False):
    action: str
    by: By
    seat: int | None = None


def played_view(text: str, by: By, seat: int | None) -> PlayedView:
    return PlayedView(text, by, None if seat is None else seat + 1)


def round_so_far(table: Table) -> list[PlayedView]:
    """Every action since the cards were turned up, bids that were taken back included."""
    return [played_view(played.text, played.by, played.seat) for played in table.actions.since_the_deal()]


class News(ViewPart, frozen=True, gc=False):
    """An event of the change that led here, for motion and for the history; `type` is that of the event."""

    type: str
    seat: int | None = None
    action: str | None = None
    by: By | None = None
    back_to: int | None = None
    order: list[int] | None = None


def news_of(event: Event) -> News:
    """Only what everybody may know: no owner, no request id, no secret."""
    if isinstance(event, Acted):  # nearly all of them are
        return News(_ACTED, None if event.seat is None else event.seat + 1, event.action, event.by)
    seat: int | None = getattr(event, "seat", None)
    order: tuple[int, ...] | None = getattr(event, "order", None)
    return News(
        type=event.__struct_config__.tag,  # type: ignore[arg-type]
        seat=None if seat is None else seat + 1,
        back_to=getattr(event, "back_to", None),
        order=None if order is None else [old + 1 for old in order],
    )


class AskView(msgspec.Struct, frozen=True, gc=False):
    """Somebody asked everybody; `agreed` have said yes, `waiting` have not answered."""

    seat: int
    agreed: list[int]
    waiting: list[int]


def ask_view(table: Table, ask: Ask) -> AskView:
    agreed = sorted(seat + 1 for seat in ask.agreed)
    return AskView(ask.seat + 1, agreed, [seat + 1 for seat in waiting_for(table, ask)])


class SealView(ViewPart, frozen=True, gc=False):
    """Somebody's random number for the shuffle: its seal, and the number itself once it is opened."""

    seat: int
    seal: str
    number: str | None = None


class DrawView(msgspec.Struct, frozen=True, gc=False):
    """The numbers that the shuffle is made from; `called`: they are to be opened now.

    `shuffle` is the number of the published function that makes the orders from them.
    """

    shuffle: int
    seals: list[SealView]
    called: bool


def draw_view(table: Table) -> DrawView | None:
    """Told until the first decision and again at the end, not with everything that is played between."""
    if not table.shuffle or (table.phase == "playing" and len(table.actions) > 1):
        return None
    return DrawView(table.shuffle, [_seal_view(part) for part in seals_at(table)], is_drawing(table))


def _seal_view(part: Contribution) -> SealView:
    return SealView(part.seat + 1, part.seal, part.number)


# ---- the table -------------------------------------------------------------------------------------------------------


class TableView(msgspec.Struct, frozen=True, tag_field="type", tag="table", omit_defaults=True, gc=False):
    """Everything about a table at one number."""

    number: int
    id: str
    phase: TablePhase
    options: OptionsView
    seats: list[SeatView]
    commitment: str
    state: StateView | None = None
    scores: list[ScoreView] = []
    to_come: dict[Letter, list[int]] = {}
    turn: TurnView | None = None
    round: list[PlayedView] = []
    news: list[News] = []
    deadline: int | None = None
    undo_ask: AskView | None = None
    end_ask: AskView | None = None
    ended: EndReason | None = None
    reveal: Reveal | None = None
    rematch: str | None = None
    host: int | None = None
    draw: DrawView | None = None


def view(
    table: Table,
    news: Iterable[Event] = (),
    kept: KeptParts | None = None,
    finder: Finder = READABLE,
    *,
    now: int | None = None,
) -> TableView:
    """The table, the same for every client; `news` are the events that led here from the number shown before.

    The orders of a daily deal are in it when its day is over `now`; without that, when the last thing happened.

    With the parts that were `kept` of the view before, only what has changed is made. `finder` works out what the
    player to move can build.
    """
    kept = KeptParts() if kept is None else kept
    state, phase, turn = table.state, table.phase, whose_turn(table)
    board = None if state is None else round_board(state, kept)
    return TableView(
        number=table.number,
        id=table.id,
        phase=phase,
        options=kept.under("options", table.options, _options_part, table.options, kept),
        seats=seat_views(table, kept),
        commitment=table.commitment,
        state=None if state is None or board is None else state_view(state, board, kept.ready),
        scores=[] if board is None else board.scores,
        to_come={} if board is None else board.to_come,
        turn=None
        if turn is None or state is None or board is None
        else turn_view(table, state, turn, board.seats[turn.seat], finder, kept.ready),
        round=round_so_far(table),
        news=[news_of(event) for event in news],
        deadline=deadline(table),
        undo_ask=None if table.undo_ask is None else ask_view(table, table.undo_ask),
        end_ask=None if table.end_ask is None else ask_view(table, table.end_ask),
        ended=table.ended,
        reveal=_reveal(table, table.last_at if now is None else now),
        rematch=table.rematch,
        host=_host(table),
        draw=draw_view(table),
    )


def _reveal(table: Table, now: int) -> Reveal | None:
    """Nothing before the end, which is most of the time; then as far as it may be told."""
    revealed = table.revealed
    return None if revealed is None or may_be_told(table, None, now) < Told.ORDERS else revealed


def _host(table: Table) -> int | None:
    """The creator's seat, from 1, as long as the game has not begun: afterwards nobody has to know."""
    return next((seat + 1 for seat in seats_of(table, table.creator)), None) if table.phase == "waiting" else None


# ---- the record ------------------------------------------------------------------------------------------------------


def _undo_tag(undo: TakenBack) -> tuple[str, str]:
    """What was once shown is known: the record keeps it."""
    return "Undo", f"{undo.seat + 1} {undo.kept} {'; '.join(undo.actions)}"


def _bots_tag(table: Table) -> list[tuple[str, str]]:
    """Which bots play: `2 greedy; 3 master`."""
    bots = [f"{index} {seat.setup.bot}" for index, seat in enumerate(table.seats, start=1) if seat.is_bot]
    return [("Bots", "; ".join(bots))] if bots else []


def _shuffle_tags(table: Table, revealed: Reveal) -> list[tuple[str, str]]:
    """Everybody's random numbers, and those that nobody opened."""
    if not table.shuffle:
        return []
    seals = "; ".join(f"{part.seat + 1} {part.seal}" for part in seals_at(table))
    numbers = "; ".join(f"{seat} {number}" for seat, number in numbers_in(table))
    start_by = "shuffle" if table.options.start == "random" else "choice"
    values = (str(table.shuffle), table.commitment, revealed.number, seals, numbers, start_by)
    return list(zip(SHUFFLE_TAGS, values, strict=True))


def _fairness_tags(table: Table, revealed: Reveal | None) -> list[tuple[str, str]]:
    """The orders with their own commitment, the same in every record, and after them where they came from."""
    if revealed is None:
        return []
    texts = (revealed.salt, revealed.order1, revealed.order2)
    commitment = commitment_of(*texts) if table.shuffle else table.commitment
    return [*zip(FAIRNESS_TAGS, (commitment, *texts), strict=True), *_shuffle_tags(table, revealed)]


def _played_on_tag(table: Table) -> list[tuple[str, str]]:
    """How many actions were taken from another game, and how the cards came after them: `23 same`."""
    before = table.options.played_on
    return [] if before is None else [("PlayedOn", f"{before.actions} {before.cards}")]


def _same_cards_tag(table: Table) -> list[tuple[str, str]]:
    """The cards were those of an older game, so that two people can compare: nobody drew them for this one."""
    return [] if table.options.challenge is None else [("SameCards", "challenge")]


def record_of(table: Table, told: Told) -> GameRecord | None:
    """The game as a record, as far as it may be told; None before it has begun, or if none of it may."""
    if table.start is None or table.started_at is None or told < Told.GAME:
        return None
    revealed = table.revealed if told >= Told.ORDERS else None
    return GameRecord(
        names=tuple(seat.name or str(index) for index, seat in enumerate(table.seats, start=1)),
        start=table.start,
        variant=Variant(table.options.variant),
        date=datetime.fromtimestamp(table.started_at / 1_000, UTC).date().isoformat(),
        tags=(
            *_bots_tag(table),
            *_played_on_tag(table),
            *_same_cards_tag(table),
            *_fairness_tags(table, revealed),
            *map(_undo_tag, table.undos),
        ),
        actions=tuple(played.action for played in table.actions),
    )
