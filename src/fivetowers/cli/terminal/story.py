"""What happened, in sentences: what a player did, and what followed from it at the end of a round."""

from collections.abc import Iterator, Sequence

from fivetowers.actions import Bid, Build, Pass, PlayerAction, Retract
from fivetowers.errors import Fact
from fivetowers.notation import format_build, format_cards
from fivetowers.scoring import outcome, score_seat
from fivetowers.state import Phase, State
from fivetowers.text import listed, say


def who_is(name: str) -> str:
    """Whether a sentence is about the reader, who is called You if they gave no name, or about somebody else."""
    return "you" if name == say("terminal-default-name") else "other"


def tell_action(before: State, action: PlayerAction, after: State, names: Sequence[str]) -> str:
    """One sentence about what the player to move did."""
    seat = before.turn
    assert seat is not None
    name = names[seat]
    who = who_is(name)
    match action:
        case Bid(number):
            return say("terminal-told-bid", name=name, who=who, bid=number)
        case Pass():
            return say("terminal-told-pass", name=name, who=who)
        case Retract():
            return say("terminal-told-retract", name=name, who=who, bid=before.highest_bid or 0)
        case Build():
            facts: dict[str, Fact] = {
                "name": name,
                "who": who,
                "cards": format_cards(action.canonical.cards),
                "before": score_seat(before.seats[seat]).total,
                "after": score_seat(after.seats[seat]).total,
            }
            if action.demolish is None:
                return say("terminal-told-build", None, **facts)
            return say("terminal-told-demolish", None, demolished=str(action.demolish), **facts)


def tell_round_end(before: State, action: PlayerAction, after: State, names: Sequence[str]) -> Iterator[str]:
    """What follows when this action ended the round: nobody built, the discarded cards come again."""
    if after.round == before.round and after.phase in (Phase.BID, Phase.BUILD):
        return
    if not isinstance(action, Build):
        starter = names[before.start]
        yield say("terminal-told-nobody", name=starter, who=who_is(starter), cards=len(before.display))
    if after.lap > before.lap:
        yield say("terminal-told-reshuffle")


def tell_deal(state: State, names: Sequence[str]) -> str:
    name = names[state.start]
    cards = format_cards(state.display)
    return say("terminal-told-deal", round=state.round, cards=cards, name=name, who=who_is(name))


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
        name = names[end.winners[0]]
        return say("terminal-won", name=name, who=who_is(name), points=points)
    winners = sorted((names[seat] for seat in end.winners), key=lambda name: who_is(name) != "you")
    if who_is(winners[0]) == "you":
        return say("terminal-shared-you", names=listed(winners), points=points)
    return say("terminal-shared", names=listed(winners), points=points)
