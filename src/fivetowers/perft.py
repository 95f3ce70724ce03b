"""Counting: how many sequences of player actions a position allows. They guard the rules against silent change."""

from random import Random

from fivetowers.actions import Deal
from fivetowers.cards import Card, deck
from fivetowers.dealer import Dealer, shuffled
from fivetowers.record import GameRecord, replay
from fivetowers.rules import apply, legal_actions
from fivetowers.state import Phase, State


def perft(state: State, dealer: Dealer, depth: int) -> int:
    """The number of sequences of exactly `depth` player actions. The dealer's deals come in between and do not count.

    >>> from fivetowers.dealer import new_dealer
    >>> from fivetowers.rules import start
    >>> [perft(start(players=2), new_dealer(2, Random(1)), depth) for depth in range(3)]
    [1, 6, 22]
    """
    if depth == 0:
        return 1
    if state.phase is Phase.DEAL:
        deal, dealer = dealer.turn_up(state)
        state = apply(state, deal)
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action), dealer, depth - 1) for action in actions)


def position_of_round(record: GameRecord, round_number: int, rng: Random) -> tuple[State, Dealer]:
    """The state before this round of a recorded game, and a dealer who turns up the cards that came in the record.

    Cards that the record does not show come after those it does, shuffled. Raises IndexError if there is no such round.
    """
    states = list(replay(record))
    deals = [
        (before, action) for before, action in zip(states, record.actions, strict=False) if isinstance(action, Deal)
    ]
    if not 1 <= round_number <= max(1, len(deals)):
        raise IndexError(f"the record has {len(deals)} rounds, and no round {round_number}")
    before = deals[round_number - 1][0] if deals else states[0]
    this_lap: tuple[Card, ...] = ()
    next_lap: tuple[Card, ...] = ()
    for state, deal in deals[round_number - 1 :]:
        if state.lap == before.lap:
            this_lap += deal.cards
        else:
            next_lap += deal.cards
    return before, Dealer(_completed(this_lap, before.unseen, rng), _completed(next_lap, deck(before.players), rng))


def _completed(first: tuple[Card, ...], cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """All these cards, shuffled behind those that come first."""
    left = list(cards)
    for card in first:
        left.remove(card)
    return first + shuffled(tuple(left), rng)
