"""What each candidate of a decision is worth, and how play is likely to go on, for hints and analysis.

The values come from the bot's own search, of the position as the bot remembers it, or from `master`'s search for a bot
that has none. The bot's choice is always among them.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from fivetowers.actions import Deal, PlayerAction
from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.levels import Forgetful, forgetful
from fivetowers.bots.master import Master, as_standard, master, said, utility, what_follows
from fivetowers.bots.networks import load_weights
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack_build
from fivetowers.rules import apply, legal_actions
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State

if TYPE_CHECKING:
    from fivetowers.fast.search.search import Thinking

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
    """`candidates` are sorted: win share of the player to move, then margin over the best other, the best first.

    `is_exact`: solved to the end of the game.
    """

    seat: int
    choice: PlayerAction
    candidates: tuple[Candidate, ...]
    is_exact: bool


def explain(bot: Bot, state: State, rng: Random, budget: Budget) -> Explanation | None:
    """None where there is nothing to compare: nobody is to move, or a tabletop bid is to be taken back (R16)."""
    standard = as_standard(state)
    if state.turn is None or standard is None:
        return None
    own = _own_search(bot)
    thinker, seen = own or master(), forgetful(standard) if own and isinstance(bot, Forgetful) else standard
    choice = None if own else bot.choose(state, rng, budget)
    thinking = thinker.think(seen, rng, budget)
    choice = choice or thinker.decide(thinking, seen)
    if state.phase is not Phase.BUILD:
        candidates = _bids(thinking, seen, choice)
    elif thinking.is_exact:
        candidates = _exact_builds(thinker, seen, choice)
    else:
        candidates = _builds(thinking, seen, choice)
    return Explanation(state.turn, choice, tuple(_sorted(candidates, state.turn)), thinking.is_exact)


def _own_search(bot: Bot) -> Master | None:
    searching = bot.bot if isinstance(bot, Forgetful) else bot
    return searching if isinstance(searching, Master) else None


def _sorted(candidates: list[Candidate], seat: int) -> list[Candidate]:
    def liking(candidate: Candidate) -> tuple[float, float]:
        points = candidate.points
        return candidate.win_shares[seat], points[seat] - max(points[:seat] + points[seat + 1 :])

    return sorted(candidates, key=liking, reverse=True)


def _bids(thinking: "Thinking", state: State, choice: PlayerAction) -> list[Candidate]:
    assert state.turn is not None
    found = []
    for number, values in thinking.hopes():
        action = said(number)
        shares, points = _values(values, state.players)
        found.append(Candidate(action, shares, points, what_follows(thinking, apply(state, action))))
    if all(candidate.action != choice for candidate in found):
        # A tabletop bid that cannot be built will be taken back for another (R16).
        best = _sorted(found, state.turn)[0]
        found.append(Candidate(choice, best.win_shares, best.points))
    return found


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
    from fivetowers.fast.net.value import position_value

    after = apply(state, choice)
    shares, points = position_value(pack(after), load_weights(state.players))
    return Candidate(choice, tuple(shares), tuple(points))


def _exact_builds(thinker: Master, state: State, choice: PlayerAction) -> list[Candidate]:
    """The exact solution keeps only the best build: so all are worked out; the best and the choice are shown."""
    assert state.turn is not None
    found = _sorted([exact_candidate(thinker, state, action) for action in legal_actions(state)], state.turn)
    kept = found[:MOST_EXACT_BUILDS] + [one for one in found[MOST_EXACT_BUILDS:] if one.action == choice]
    return [replace(one, continuation=_last_round_after(thinker, state, one.action)) for one in kept]


def exact_candidate(thinker: Master, state: State, action: PlayerAction) -> Candidate:
    after = apply(state, action)
    if after.phase is Phase.DEAL:
        after = apply(after, Deal(after.unseen))  # the last cards are known
        assert after.turn is not None
        seat, hopes = after.turn, thinker.think(after, Random(0), Budget(nodes=1)).hopes()
        _, values = max(hopes, key=lambda hope: utility(hope[1], seat))
        return Candidate(action, *_values(values, state.players))
    result = outcome(after)
    assert result is not None
    shares = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(state.players))
    return Candidate(action, shares, tuple(map(float, scores(after))))


def _last_round_after(thinker: Master, state: State, action: PlayerAction) -> tuple[PlayerAction, ...]:
    after = apply(state, action)
    if after.phase is not Phase.DEAL:
        return ()
    after = apply(after, Deal(after.unseen))
    return what_follows(thinker.think(after, Random(0), Budget(nodes=1)), after)


def _values(values: list[float], players: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    points = values[layout.END_POINTS : layout.END_POINTS + players]
    return tuple(min(1.0, max(0.0, share)) for share in values[:players]), tuple(points)
