"""A game as numbers, for learning: every decision as small steps with fixed ids, and a position as a named observation.

A build is a short sequence of steps: at most one demolition, then cards placed one by one straight from the display,
kinds in any order. Only steps are legal after which the rest of the bid can still be placed. The compiled kernel does
the same at speed; here it is said in terms of the readable engine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, TypeVar

from fivetowers.actions import Bid, Build, Pass, PlayerAction
from fivetowers.cards import LETTERS, MOST_PLAYERS, VALUES, Card, Kind
from fivetowers.rules import legal_actions
from fivetowers.state import CARDS_A_ROUND, Phase, State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Scalar = TypeVar("Scalar", bound="np.generic")

# ---- steps ---------------------------------------------------------------------------------------------------------

PASS = 0
FIRST_BID = 1
FIRST_DEMOLITION = FIRST_BID + CARDS_A_ROUND + 1
FIRST_PLACE = FIRST_DEMOLITION + len(LETTERS)
STEPS = FIRST_PLACE + CARDS_A_ROUND


def step_name(step: int) -> str:
    """What a step means, in words.

    >>> step_name(3), step_name(10), step_name(12)
    ('bid 2', 'demolish the top card of the sand tower', 'place display card 1')
    """
    if step == PASS:
        return "pass"
    if step < FIRST_DEMOLITION:
        return f"bid {step - FIRST_BID}"
    if step < FIRST_PLACE:
        return f"demolish the top card of the {Kind(step - FIRST_DEMOLITION).name.lower()} tower"
    return f"place display card {step - FIRST_PLACE + 1}"


def steps_table() -> str:
    """The table of docs/environments.md."""
    rows = [f"| {step} | {step_name(step)} |" for step in range(STEPS)]
    return "\n".join(["| id | step |", "|---|---|", *rows])


def steps_of(state: State, action: PlayerAction) -> tuple[int, ...]:
    """The steps of an action; of equal cards in the display the leftmost goes first."""
    match action:
        case Bid(number):
            return (FIRST_BID + number,)
        case Pass():
            return (PASS,)
        case Build(cards, demolish):
            left: list[Card | None] = list(state.display)
            steps = [] if demolish is None else [FIRST_DEMOLITION + demolish.kind]
            for card in cards:
                position = left.index(card)
                left[position] = None
                steps.append(FIRST_PLACE + position)
            return tuple(steps)
        case _:
            raise ValueError(f"{action} has no steps: only the standard variant is encoded")


def action_of(state: State, steps: Sequence[int]) -> PlayerAction:
    """The (canonical) action that these steps make together."""
    first = steps[0]
    if first == PASS:
        return Pass()
    if first < FIRST_DEMOLITION:
        return Bid(first - FIRST_BID)
    return _build_of(state, steps)


def _build_of(state: State, steps: Sequence[int]) -> Build:
    demolish = None
    placed = list(steps)
    if placed and FIRST_DEMOLITION <= placed[0] < FIRST_PLACE:
        assert state.turn is not None
        demolish = state.seats[state.turn].towers[placed.pop(0) - FIRST_DEMOLITION].top_card
    return Build(tuple(state.display[step - FIRST_PLACE] for step in placed), demolish).canonical


def legal_steps(state: State, taken: Sequence[int] = ()) -> tuple[int, ...]:
    """The ids that may come next, ascending; `taken` are the steps of this build so far.

    >>> from fivetowers.rules import apply, start
    >>> from fivetowers.notation import parse_action
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> legal_steps(state)
    (1, 2, 3, 4, 5, 6)
    """
    actions = legal_actions(state)
    if state.phase is not Phase.BUILD:
        return tuple(sorted(step for action in actions for step in steps_of(state, action)))
    begun = _build_of(state, taken)
    found = {
        step
        for build in actions
        if isinstance(build, Build) and (not taken or build.demolish == begun.demolish)
        for step in _next_steps(state, build, begun, taken)
    }
    return tuple(sorted(found))


def _next_steps(state: State, build: Build, begun: Build, taken: Sequence[int]) -> Iterator[int]:
    """The steps that lead from what is begun towards this build, if it can still become it."""
    if not taken and build.demolish is not None:
        yield FIRST_DEMOLITION + build.demolish.kind
        return
    by_kind = [[card for card in build.cards if card.kind == kind] for kind in Kind]
    begun_by_kind = [[card for card in begun.cards if card.kind == kind] for kind in Kind]
    if any(whole[: len(part)] != part for whole, part in zip(by_kind, begun_by_kind, strict=True)):
        return
    for whole, part in zip(by_kind, begun_by_kind, strict=True):
        if len(whole) > len(part):
            yield FIRST_PLACE + _free_places(state, taken).index(whole[len(part)])


def _free_places(state: State, taken: Sequence[int]) -> list[Card | None]:
    """The display, None where a card was placed."""
    return [None if FIRST_PLACE + place in taken else card for place, card in enumerate(state.display)]


# ---- observations --------------------------------------------------------------------------------------------------

MOST_LEVELS = 21  # a kind has 22 cards at most (R2), two of them spires, of which a tower takes one
_FACTS = 9


@dataclass(frozen=True, slots=True)
class Piece:
    """One part of an observation: whole numbers from 0 to 255."""

    name: str
    shape: tuple[int, ...]
    meaning: str


PIECES = (
    Piece(
        "facts",
        (_FACTS,),
        "players; phase (0 deal, 1 bid, 2 build, 3 over); round; lap; cards in the pile; least number that may be bid; "
        "cards still to place; whether a demolition is still possible; seats from me to the starting player",
    ),
    Piece("bids", (MOST_PLAYERS,), "per seat: 0 nothing said yet, 1 pass, 2 + number"),
    Piece("display", (CARDS_A_ROUND, 2), "per card: kind + 1 and value + 1; zeros where a card was taken"),
    Piece("rubble", (MOST_PLAYERS,), "per seat: number of cards"),
    Piece(
        "towers",
        (MOST_PLAYERS, len(LETTERS), MOST_LEVELS),
        "per seat and kind, from the bottom up: value + 1; zeros above the top",
    ),
    Piece("unseen", (len(LETTERS), len(VALUES)), "how many of each card the draw pile holds"),
    Piece("discard", (len(LETTERS), len(VALUES)), "how many of each card the discard pile holds"),
)
OBSERVATION_SIZE = sum(prod(piece.shape) for piece in PIECES)
_PHASES = list(Phase)


def pieces_table() -> str:
    """The table of docs/environments.md."""
    rows = [f"| `{piece.name}` | {' × '.join(map(str, piece.shape))} | {piece.meaning} |" for piece in PIECES]
    return "\n".join(["| piece | shape | meaning |", "|---|---|---|", *rows])


def observe(state: State, taken: Sequence[int] = (), *, seat: int | None = None) -> bytes:
    """The position as a seat sees it, all pieces one after another; None: the seat that decides, or else starts next.

    Seats count from the one that looks, clockwise. `taken` are the steps of this build so far.
    """
    looking = seat
    if looking is None:
        looking = state.start if state.turn is None else state.turn
    begun = _build_of(state, taken) if taken else Build(())
    players = state.players

    def away(seat: int) -> int:
        return (seat - looking) % players

    is_building = state.phase is Phase.BUILD
    facts = [
        players,
        _PHASES.index(state.phase),
        state.round,
        state.lap,
        state.pile,
        0 if state.highest_bid is None else state.highest_bid + 1,
        (state.highest_bid or 0) - len(begun.cards) if is_building else 0,
        int(is_building and not taken),
        away(state.start),
    ]
    bids, rubble = [0] * MOST_PLAYERS, [0] * MOST_PLAYERS
    for index, bid in enumerate(state.bids):
        bids[away(state.bidder(index))] = 1 if bid is None else bid + 2
    towers = [0] * (MOST_PLAYERS * len(LETTERS) * MOST_LEVELS)
    for number, own in enumerate(state.seats):
        is_builder = number == state.turn
        rubble[away(number)] = len(own.rubble) + (1 if is_builder and begun.demolish else 0)
        for tower in own.towers:
            values = list(tower.values)
            if is_builder:
                if begun.demolish and begun.demolish.kind == tower.kind:
                    values.pop()
                values += [card.value for card in begun.cards if card.kind == tower.kind]
            first = (away(number) * len(LETTERS) + tower.kind) * MOST_LEVELS
            towers[first : first + len(values)] = [value + 1 for value in values]
    display = [0] * (CARDS_A_ROUND * 2)
    for place, card in enumerate(_free_places(state, taken)):
        if card is not None:
            display[2 * place : 2 * place + 2] = [card.kind + 1, card.value + 1]
    return bytes([*facts, *bids, *display, *rubble, *towers, *_counts(state.unseen), *_counts(state.discard)])


def _counts(cards: Sequence[Card]) -> list[int]:
    counts = [0] * (len(LETTERS) * len(VALUES))
    for card in cards:
        counts[card.kind * len(VALUES) + card.value] += 1
    return counts


def pieces_of(observations: "npt.NDArray[Scalar]") -> "dict[str, npt.NDArray[Scalar]]":
    """The named pieces of one observation, or of an array of them: views, not copies."""
    found = {}
    first = 0
    for piece in PIECES:
        size = prod(piece.shape)
        found[piece.name] = observations[..., first : first + size].reshape(*observations.shape[:-1], *piece.shape)
        first += size
    return found
