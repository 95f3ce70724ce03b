"""Answers to what somebody asks of a table without changing it: a preview of a build, or a hint."""

from fivetowers.actions import Deal, Retract
from fivetowers.errors import Refusal
from fivetowers.notation import parse_action
from fivetowers.offer.reasons import reasons
from fivetowers.table.draft import why_stale
from fivetowers.table.events import OwnerHash
from fivetowers.table.messages import AskPreview, Hint
from fivetowers.table.table import Table, whose_turn
from fivetowers.table.view.board import seat_board
from fivetowers.table.view.turn import Preview, Why, preview, turn_view


def preview_asked(table: Table, ask: AskPreview) -> Preview | Refusal:
    """What becomes of a build that is being put together, if it answers the position as it is."""
    if refusal := why_stale(table, ask.number, table.moved):
        return refusal
    return preview(table, ask.cards, ask.demolish, ordered=ask.ordered)


def why_no_hint(table: Table, owner: OwnerHash | None, number: int) -> Refusal | None:
    turn = whose_turn(table)
    if not table.options.hints:
        return Refusal("hint.off")
    if turn is None or owner is None or table.seats[turn.seat].owner != owner:
        return Refusal("hint.turn")
    return why_stale(table, number, table.moved)


def hint(table: Table, text: str) -> Hint | None:
    """The hint to play this action, with the points it leads to and what speaks for it; None if nobody is to move."""
    turn, state = whose_turn(table), table.state
    if turn is None or state is None:
        return None
    own = seat_board(state.seats[turn.seat])
    legal = {choice.action: choice.score for choice in turn_view(table, state, turn, own).legal}
    action = parse_action(text)
    speaks = () if isinstance(action, Deal | Retract) else reasons(state, action)
    whys = [Why(one.code, None, dict(one.facts)) for one in speaks]
    return Hint(table.number, text, legal.get(text, own.score.total), whys)
