"""Positions written in notation, for lessons and the film."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from fivetowers.cards import Card
from fivetowers.notation import parse_action, parse_card, parse_seat
from fivetowers.rules import apply
from fivetowers.state import CARDS_A_ROUND, LAPS, Phase, State, Variant, cards_left

_ROUNDS_OF_SECOND_LAP = 12


def play(state: State, actions: Iterable[str]) -> State:
    for action in actions:
        state = apply(state, parse_action(action))
    return state


def position(
    *seats: str,
    display: str,
    later: str = "",
    said: tuple[str, ...] = (),
    start: int = 1,
    last_of_lap: int | None = None,
) -> State:
    """A round in which these seats see this display and have said these words; `start` counts from 1.

    As many cards are discarded as make five turned up in each round; those that come `later` are still in the pile.
    In the last round of a lap the draw pile is empty: all that lies nowhere else is discarded.
    """
    players, own, shown = len(seats), tuple(map(parse_seat, seats)), _cards(display)
    lying = (*shown, *(card for seat in own for card in seat.cards))
    left = Counter(cards_left(players, lying))
    spare = sorted((left - Counter(_cards(later))).elements())
    is_last = last_of_lap is not None
    discard = spare if is_last else Random(players).sample(spare, -len(lying) % CARDS_A_ROUND)
    rounds = -(-(len(lying) + len(discard)) // CARDS_A_ROUND)
    state = State(
        variant=Variant.STANDARD,
        seats=own,
        start=start - 1,
        unseen=tuple(sorted((left - Counter(discard)).elements())),
        round=rounds + (_ROUNDS_OF_SECOND_LAP if last_of_lap == LAPS else 0),
        lap=last_of_lap or 1,
        phase=Phase.BID,
        display=shown,
        limits=(None,) * players,
        discard=tuple(discard),
    )
    return play(state, said)


def before_the_deal(state: State) -> State:
    """The same position, before the cards of this round are turned up."""
    unseen = tuple(sorted((*state.unseen, *state.display)))
    return replace(state, phase=Phase.DEAL, display=(), bids=(), unseen=unseen, round=state.round - 1)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))
