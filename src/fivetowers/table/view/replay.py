"""A game position by position, derived from its actions on request."""

from collections.abc import Callable, Sequence

import msgspec

from fivetowers.actions import Deal
from fivetowers.notation import format_action
from fivetowers.records.record import GameRecord
from fivetowers.rules import apply, start
from fivetowers.state import Variant
from fivetowers.table.events import By
from fivetowers.table.history import Played
from fivetowers.table.table import Table
from fivetowers.table.view.board import ScoreView, StateView, round_board, state_view
from fivetowers.table.view.kept_parts import KeptParts
from fivetowers.table.view.public import OptionsView, PlayedView, SeatView, options_view, played_view, view

_STEPS_AT_ONCE = 50
_BY_DEALER: tuple[int | None, By] = (None, "deal")


class ReplayStep(msgspec.Struct, frozen=True):
    """An action, and the position after it."""

    played: PlayedView
    state: StateView
    scores: list[ScoreView]


class Replay(msgspec.Struct, frozen=True):
    """`options` are not known of a game that belongs to no table."""

    id: str
    seats: list[SeatView]
    steps: list[ReplayStep]
    options: OptionsView | None = None


def go_on() -> None:
    """No pause."""


def replay(table: Table, after: int = 0, *, pause: Callable[[], None] = go_on) -> Replay:
    """All that has been played but the first `after` steps. `pause` is called now and then, for others to go on."""
    seats, options = view(table).seats, options_view(table.options)
    if table.start is None:
        return Replay(table.id, seats, [], options)
    steps = _steps(len(seats), table.start, Variant(table.options.variant), table.actions, after, pause)
    return Replay(table.id, seats, steps, options)


def replay_of(record: GameRecord, *, pause: Callable[[], None] = go_on) -> Replay:
    """A game that belongs to no table."""
    seats = [SeatView(kind="open", taken=True, name=name) for name in record.names]
    played, state = [], start(len(record.names), record.start, record.variant)
    for action in record.actions:
        seat, by = _BY_DEALER if isinstance(action, Deal) else (state.turn, "person")
        played.append(Played(action, format_action(action), seat, by, 0, 0))
        state = apply(state, action)
    return Replay("", seats, _steps(len(seats), record.start, record.variant, played, 0, pause))


def _steps(
    players: int, first: int, variant: Variant, actions: Sequence[Played], after: int, pause: Callable[[], None]
) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    kept = KeptParts()
    state = start(players, first, variant)
    for index, played in enumerate(actions):
        state = apply(state, played.action)
        if index >= after:
            board = round_board(state, kept)
            position = state_view(state, board)
            steps.append(ReplayStep(played_view(played.text, played.by, played.seat), position, board.scores))
        if index % _STEPS_AT_ONCE == 0:
            pause()
    return steps
