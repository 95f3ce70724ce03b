"""Positions and games for tests, written in notation so that a reader sees towers, and the short words to play them."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from fivetowers import (
    Action,
    Bid,
    Build,
    Card,
    Dealer,
    GameRecord,
    Phase,
    PlayerAction,
    Refusal,
    Retract,
    Seat,
    State,
    Variant,
    apply,
    deck,
    format_action,
    format_seat,
    legal_actions,
    new_dealer,
    parse_action,
    parse_card,
    parse_seat,
    start,
    why_illegal,
)

STANDARD, TABLETOP = Variant.STANDARD, Variant.TABLETOP
Policy = Callable[[State, Random], PlayerAction]


def cards(text: str) -> tuple[Card, ...]:
    """
    >>> [str(card) for card in cards("T5 C0")]
    ['T5', 'C0']
    """
    return tuple(map(parse_card, text.split()))


def cards_of(seat: Seat) -> Counter[Card]:
    """Towers and rubble."""
    return Counter((*(card for tower in seat.towers for card in tower.cards), *seat.rubble))


def cards_on_table(state: State) -> Counter[Card]:
    """Every card that lies open: in towers, rubble, display and discard pile."""
    found = Counter(state.display + state.discard)
    for seat in state.seats:
        found += cards_of(seat)
    return found


def position(
    *seats: str,
    display: str,
    said: str = "",
    start: int = 1,
    variant: Variant = STANDARD,
    lap: int = 1,
    pile: str | None = None,
) -> State:
    """A round in which these seats see this display and have said these words (`3 - 5 !`, as in a record).

    `start` counts from 1. All cards that lie nowhere are in the draw pile; or, if the draw pile is given, discarded.
    """
    players = len(seats)
    own = tuple(map(parse_seat, seats))
    shown = cards(display)
    left = Counter(deck(players)) - Counter(shown)
    for seat in own:
        left -= cards_of(seat)
    lying = len(shown) + sum(cards_of(seat).total() for seat in own)
    assert left.total() + lying == len(deck(players)), "a card lies here more often than the deck holds it"
    in_pile = left if pile is None else Counter(cards(pile))
    state = State(
        variant=variant,
        seats=own,
        start=start - 1,
        unseen=tuple(sorted(in_pile.elements())),
        round=1,
        lap=lap,
        phase=Phase.BID,
        display=shown,
        limits=(None,) * players,
        discard=tuple(sorted((left - in_pile).elements())),
    )
    return play(state, *map(action_of_word, said.split()))


def action_of_word(word: str) -> str:
    """
    >>> [action_of_word(word) for word in "3 - !".split()]
    ['bid 3', 'pass', 'retract']
    """
    return {"-": "pass", "!": "retract"}.get(word, f"bid {word}")


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = apply(state, parse_action(action))
    return state


def legal(state: State) -> list[str]:
    return [format_action(action) for action in legal_actions(state)]


def is_legal(state: State, action: str) -> bool:
    return why_illegal(state, parse_action(action)) is None


def refusal(state: State, action: str) -> Refusal:
    """Why this action is refused; fails if it is not."""
    found = why_illegal(state, parse_action(action))
    assert found is not None, f"{action} is legal"
    return found


def seats(state: State) -> list[str]:
    """
    >>> seats(position("S:6,4 x:C7", "", display="T5"))
    ['S:6,4 x:C7', '']
    """
    return [format_seat(seat) for seat in state.seats]


# ---- whole games


def anything(state: State, rng: Random) -> PlayerAction:
    return rng.choice(legal_actions(state))


def as_much_as_possible(state: State, rng: Random) -> PlayerAction:
    """The highest bid, and builds without demolition where there are some: towers grow tall."""
    actions = legal_actions(state)
    bids = [action for action in actions if isinstance(action, Bid)]
    tidy = [action for action in actions if isinstance(action, Build) and action.demolish is None]
    return bids[-1] if bids else rng.choice(tidy or actions)


def nothing_ever(state: State, rng: Random) -> PlayerAction:
    """0 or pass: every round is declined, so nothing is ever built."""
    actions = legal_actions(state)
    return actions[0] if not state.bids else actions[-1]


def demolish_always(state: State, rng: Random) -> PlayerAction:
    actions = legal_actions(state)
    rubble = [action for action in actions if isinstance(action, Build) and action.demolish is not None]
    return rng.choice(rubble or actions)


POLICIES: tuple[Policy, ...] = (anything, as_much_as_possible, nothing_ever, demolish_always)


def steps(
    players: int, variant: Variant, rng: Random, policy: Policy = anything, starting_seat: int = 0
) -> Iterator[tuple[State, Action, State]]:
    """A whole game: the state before each action, the action, the state after it."""
    return steps_from(start(players, starting_seat, variant), new_dealer(players, rng), rng, policy)


def steps_from(state: State, dealer: Dealer, rng: Random, policy: Policy) -> Iterator[tuple[State, Action, State]]:
    """The rest of a game."""
    while state.phase is not Phase.OVER:
        action: Action
        if state.phase is Phase.DEAL:
            action, dealer = dealer.turn_up(state)
        else:
            action = policy(state, rng)
        after = apply(state, action)
        yield state, action, after
        state = after


def whole_game(
    players: int, variant: Variant, rng: Random, policy: Policy = anything, starting_seat: int = 0
) -> GameRecord:
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")[:players]
    actions = tuple(action for _, action, _ in steps(players, variant, rng, policy, starting_seat))
    return GameRecord(names, starting_seat, variant, actions=actions)


def retracts(record: GameRecord) -> int:
    return sum(isinstance(action, Retract) for action in record.actions)


def decisions(players: int, seed: int) -> list[State]:
    """The positions of one whole game in which somebody has to decide."""
    policy = anything if seed % 2 else as_much_as_possible
    return [state for state, _, _ in steps(players, STANDARD, Random(seed), policy) if state.turn is not None]
