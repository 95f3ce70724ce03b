"""Counting: how many sequences of player actions a position allows. They guard the rules against silent change."""

from random import Random

from fivetowers.actions import Deal
from fivetowers.dealer import Dealer, dealer_who_dealt
from fivetowers.records.record import GameRecord, replay
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
    deals = [action for action in record.actions if isinstance(action, Deal)]
    if not 1 <= round_number <= max(1, len(deals)):
        raise IndexError(f"the record has {len(deals)} rounds, and no round {round_number}")
    dealer = dealer_who_dealt(deals, len(record.names), rng)
    for state in replay(record):
        if state.phase is Phase.DEAL:
            if state.round + 1 == round_number:
                return state, dealer
            _, dealer = dealer.turn_up(state)
    raise AssertionError("every round of a record begins with a state before its deal")
