"""Positions that games seldom reach: deep towers, 8s and 9s, second copies, much rubble, short rounds, no discard."""

from random import Random

from hypothesis import strategies as st

from fivetowers.cards import Card, Kind, deck
from fivetowers.rules import apply, legal_actions
from fivetowers.state import CARDS_A_ROUND, Phase, Seat, State, Variant
from fivetowers.towers import Tower, fits


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A round in progress: bids are open, or the winner is to build."""
    players = draw(st.integers(2, 5))
    rng = Random(draw(st.integers(0, 2**32)))
    pile = draw(st.sampled_from([0, 0, 1, 4, 5, 30]))
    display = draw(st.integers(1, CARDS_A_ROUND)) if pile == 0 else CARDS_A_ROUND
    share_in_towers = draw(st.sampled_from([0.0, 0.3, 0.9, 1.0]))
    share_of_rest_in_rubble = draw(st.sampled_from([0.0, 0.2, 1.0]))
    state = deal_out(players, rng, pile, display, share_in_towers, share_of_rest_in_rubble)
    for _ in range(draw(st.integers(0, players))):
        if state.phase is Phase.BID:
            state = apply(state, rng.choice(legal_actions(state)))
    return state


def deal_out(
    players: int, rng: Random, pile: int, display: int, share_in_towers: float, share_in_rubble: float
) -> State:
    cards = list(deck(players))
    rng.shuffle(cards)
    if rng.random() < 0.5:  # many of the display's cards are of one kind, 8 and 9 among them
        favourite = rng.choice(list(Kind))
        cards.sort(
            key=lambda card: card.kind == favourite and card.value in {8, 9, rng.randrange(16), rng.randrange(16)}
        )
    shown = tuple(cards.pop() for _ in range(display))
    unseen = tuple(sorted(cards.pop() for _ in range(pile)))
    towers: list[list[list[int]]] = [[[] for _ in Kind] for _ in range(players)]
    rubble: list[list[Card]] = [[] for _ in range(players)]
    discard: list[Card] = []
    if rng.random() < 0.7:
        cards.sort(key=lambda card: card.value + rng.random() * 6, reverse=True)
    for card in cards:
        seat = rng.randrange(players)
        tower = towers[seat][card.kind]
        if rng.random() < share_in_towers and fits(card.value, tower[-1] if tower else None):
            tower.append(card.value)
        elif rng.random() < share_in_rubble and card.value != 0:
            rubble[seat].append(card)
        else:
            discard.append(card)
    seats = tuple(
        Seat(tuple(Tower(kind, tuple(own[kind])) for kind in Kind), tuple(heap))
        for own, heap in zip(towers, rubble, strict=True)
    )
    return State(
        variant=Variant.STANDARD,
        seats=seats,
        start=rng.randrange(players),
        unseen=unseen,
        round=rng.randrange(1, 44),
        lap=rng.randrange(1, 3),
        phase=Phase.BID,
        display=shown,
        limits=(None,) * players,
        discard=tuple(discard),
    )
