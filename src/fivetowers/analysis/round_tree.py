"""A round as a tree: from the values of its ends, the value of every position on the way and of every action there.

There is no chance inside a round, and every seat is assumed to play for its own win share. So the value of a position
is that of its best action, and the value of an action is that of the position after it: what a decision loses is the
difference between two positions, and nothing is left over.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from fivetowers.actions import Bid, Build, Pass, PlayerAction
from fivetowers.analysis.outlook import Outlook, undecided
from fivetowers.analysis.round_values import RoundValues
from fivetowers.cards import Card
from fivetowers.state import Phase, State


@dataclass(frozen=True, slots=True)
class _BiddingSoFar:
    """`made`: how many have spoken; `highest` bid, −1 if there is none, and who made it."""

    made: int
    highest: int = -1
    holder: int = 0


@dataclass(frozen=True, slots=True)
class ValuedAction:
    action: PlayerAction
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class RoundTree:
    """`opening`: the position when the cards have been turned up."""

    opening: State
    values: RoundValues

    def actions(self, state: State) -> tuple[ValuedAction, ...]:
        """What the player to move can do, valued, the best first; equal ones in the order of legal actions."""
        assert state.turn is not None
        seat = state.turn
        if state.phase is Phase.BUILD:
            found = [ValuedAction(build, outlook) for build, outlook in sorted(self.values.builds.items(), key=_order)]
        else:
            found = [
                ValuedAction(Pass() if number is None else Bid(number), self._outlook(after))
                for number, after in self._answers(self._bidding(state))
            ]
        return tuple(sorted(found, key=lambda one: one.outlook.liking(seat), reverse=True))

    def value(self, state: State) -> Outlook:
        """Of a position in this round in which somebody decides."""
        return self.actions(state)[0].outlook

    # ---- bidding

    def _bidding(self, state: State) -> _BiddingSoFar:
        highest, holder = state.highest_bid, state.highest_bidder
        if highest is None or holder is None:
            return _BiddingSoFar(len(state.bids))
        return _BiddingSoFar(len(state.bids), highest, holder)

    def _answers(self, bidding: _BiddingSoFar) -> Iterator[tuple[int | None, _BiddingSoFar]]:
        """What may be said next, in the order of legal actions (R10, R11), and the bidding after it; None is a pass."""
        seat = self.opening.bidder(bidding.made)
        for number in range(bidding.highest + 1, self.values.most[seat] + 1):
            yield number, _BiddingSoFar(bidding.made + 1, number, seat)
        if bidding.made > 0:
            yield None, _BiddingSoFar(bidding.made + 1, bidding.highest, bidding.holder)

    def _outlook(self, bidding: _BiddingSoFar) -> Outlook:
        """What the bidding comes to when everybody plays for themselves."""
        if bidding.made == self.opening.players or bidding.highest == len(self.opening.display):
            return self.values.ends[bidding.holder, bidding.highest]
        seat = self.opening.bidder(bidding.made)
        found = [self._outlook(after) for _, after in self._answers(bidding)]
        best = max(found, key=lambda outlook: outlook.liking(seat))
        return undecided(best, found, seat)


def _order(item: tuple[Build, Outlook]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    build, _ = item
    return () if build.demolish is None else (build.demolish,), build.cards
