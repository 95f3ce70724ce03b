"""What happened, in sentences: what a player did, and what followed from it at the end of a round."""

from collections.abc import Iterator, Sequence

from fivetowers.actions import Bid, Build, Pass, PlayerAction, Retract
from fivetowers.errors import Fact
from fivetowers.notation import format_build, format_cards
from fivetowers.scoring import outcome, score_seat
from fivetowers.state import Phase, State
from fivetowers.text import DEFAULT_LANGUAGE, say


def tell_action(before: State, action: PlayerAction, after: State, names: Sequence[str]) -> str:
    """One sentence about what the player to move did."""
    seat = before.turn
    assert seat is not None
    name = names[seat]
    match action:
        case Bid(number):
            return say("terminal-told-bid", name=name, bid=number)
        case Pass():
            return say("terminal-told-pass", name=name)
        case Retract():
            return say("terminal-told-retract", name=name, bid=before.highest_bid or 0)
        case Build():
            facts: dict[str, Fact] = {
                "name": name,
                "cards": format_cards(action.canonical.cards),
                "before": score_seat(before.seats[seat]).total,
                "after": score_seat(after.seats[seat]).total,
            }
            if action.demolish is None:
                return say("terminal-told-build", DEFAULT_LANGUAGE, **facts)
            return say("terminal-told-demolish", DEFAULT_LANGUAGE, demolished=str(action.demolish), **facts)


def tell_round_end(before: State, action: PlayerAction, after: State, names: Sequence[str]) -> Iterator[str]:
    """What follows when this action ended the round: nobody built, the discarded cards come again."""
    if after.round == before.round and after.phase in (Phase.BID, Phase.BUILD):
        return
    if not isinstance(action, Build):
        yield say("terminal-told-nobody", name=names[before.start], cards=len(before.display))
    if after.lap > before.lap:
        yield say("terminal-told-reshuffle")


def tell_deal(state: State, names: Sequence[str]) -> str:
    return say("terminal-told-deal", round=state.round, cards=format_cards(state.display), name=names[state.start])


def tell_suggestion(action: PlayerAction) -> str:
    match action:
        case Bid(number):
            return say("terminal-hint-bid", bid=number)
        case Pass():
            return say("terminal-hint-pass")
        case Retract():
            return say("terminal-hint-retract")
        case Build():
            return say("terminal-hint-build", cards=format_build(action))


def tell_end(state: State, names: Sequence[str]) -> str | None:
    """Who has won, or shares the victory (R22)."""
    end = outcome(state)
    if end is None:
        return None
    points = end.scores[end.winners[0]].total
    if len(end.winners) == 1:
        return say("terminal-won", name=names[end.winners[0]], points=points)
    return say("terminal-shared", names=", ".join(names[seat] for seat in end.winners), points=points)
