"""What each candidate of a decision is worth, and how play is likely to go on, for hints and analysis.

The values are those of the bot's own search, or of `master`'s for a bot that has none; its choice is always among them.
"""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from fivetowers.actions import Deal, PlayerAction
from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.search import Master, as_standard, best_action, master, said
from fivetowers.bots.value import load_weights
from fivetowers.fast import layout
from fivetowers.fast.bridge import pack, unpack_build
from fivetowers.rules import apply, legal_actions
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State

if TYPE_CHECKING:
    from fivetowers.fast.thinking import Thinking

MOST_EXACT_BUILDS = 24


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action, the win share and the points at the end that every seat may expect, and what may well follow."""

    action: PlayerAction
    win_shares: tuple[float, ...]
    points: tuple[float, ...]
    continuation: tuple[PlayerAction, ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """`candidates` are sorted, the best for the player to move first. `is_exact`: solved to the end of the game."""

    seat: int
    choice: PlayerAction
    candidates: tuple[Candidate, ...]
    is_exact: bool


def explain(bot: Bot, state: State, rng: Random, budget: Budget) -> Explanation | None:
    """None where there is nothing to compare: nobody is to move, or a tabletop bid is to be taken back (R16)."""
    standard = as_standard(state)
    if state.turn is None or standard is None:
        return None
    thinker = bot if isinstance(bot, Master) else master()
    choice = None if bot is thinker else bot.choose(state, rng, budget)
    thinking = thinker.think(standard, rng, budget)
    choice = choice or thinker.decide(thinking, standard)
    if state.phase is not Phase.BUILD:
        candidates = _bids(thinking, standard)
    elif thinking.is_exact:
        candidates = _exact_builds(thinker, standard, choice)
    else:
        candidates = _builds(thinking, standard, choice)
    seat = state.turn
    ordered = sorted(candidates, key=lambda candidate: (-candidate.win_shares[seat], -candidate.points[seat]))
    return Explanation(seat, choice, tuple(ordered), thinking.is_exact)


def _bids(thinking: "Thinking", state: State) -> list[Candidate]:
    found = []
    for number, values in thinking.hopes():
        action = said(number)
        shares, points = _values(values, state.players)
        found.append(Candidate(action, shares, points, _what_follows(thinking, apply(state, action))))
    return found


def _what_follows(thinking: "Thinking", state: State) -> tuple[PlayerAction, ...]:
    """What the others say, and the build at the end of it."""
    found: list[PlayerAction] = []
    while state.turn is not None and state.display:
        if state.phase is Phase.BUILD:
            assert state.highest_bid is not None
            built = thinking.build_of(state.turn * layout.NUMBERS + state.highest_bid)
            found.append(unpack_build(built, state))
            break
        action = best_action(thinking.after(pack(state)), state)
        found.append(action)
        state = apply(state, action)
    return tuple(found)


def _builds(thinking: "Thinking", state: State, choice: PlayerAction) -> list[Candidate]:
    assert state.turn is not None
    assert state.highest_bid is not None
    end = state.turn * layout.NUMBERS + state.highest_bid
    found = []
    for chosen, values in thinking.candidates(end):
        shares, points = _values(values, state.players)
        found.append(Candidate(unpack_build(chosen, state), shares, points))
    if all(candidate.action != choice for candidate in found):
        found.append(_at_first_sight(state, choice))
    return found


def _at_first_sight(state: State, choice: PlayerAction) -> Candidate:
    """A build that the search did not even consider."""
    from fivetowers.fast.value import position_value

    after = apply(state, choice)
    shares, points = position_value(pack(after), load_weights(state.players))
    return Candidate(choice, tuple(shares), tuple(points))


def _exact_builds(master: Master, state: State, choice: PlayerAction) -> list[Candidate]:
    """The exact solution keeps only the best build: the first ones, and the choice, are worked out one by one."""
    found = []
    for action in dict.fromkeys((choice, *legal_actions(state)[:MOST_EXACT_BUILDS])):
        after = apply(state, action)
        following: tuple[PlayerAction, ...] = ()
        if after.phase is Phase.DEAL:  # the last cards are known
            after = apply(after, Deal(after.unseen))
            following = _likely(master, after)
            for answer in following:
                after = apply(after, answer)
        result = outcome(after)
        assert result is not None
        shares = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(state.players))
        found.append(Candidate(action, shares, tuple(map(float, scores(after))), following))
    return found


def _likely(master: Master, state: State) -> tuple[PlayerAction, ...]:
    found: list[PlayerAction] = []
    while state.turn is not None:
        action = master.choose(state, Random(0), Budget(nodes=1))
        found.append(action)
        state = apply(state, action)
    return tuple(found)


def _values(values: list[float], players: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    points = values[layout.END_POINTS : layout.END_POINTS + players]
    return tuple(min(1.0, max(0.0, share)) for share in values[:players]), tuple(points)
