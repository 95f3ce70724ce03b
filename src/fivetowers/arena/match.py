"""One game between players on a given deal. A player who does not give a legal action in time loses it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import NamedTuple, Protocol

from fivetowers.actions import Action, Build, PlayerAction
from fivetowers.bots.base import Bot, Budget
from fivetowers.dealer import Dealer
from fivetowers.errors import IllegalAction, Refusal
from fivetowers.notation import LONGEST_REASON, format_action, quote
from fivetowers.referee.outside_program import BotFault
from fivetowers.rules import apply, start
from fivetowers.scoring import scores
from fivetowers.state import Phase, State, Variant
from fivetowers.text import DEFAULT_LANGUAGE, say_refusal

# What a bot may take beyond its budget without being counted as over it.
TOLERATED_SHARE, TOLERATED_SECONDS = 0.1, 0.020


class Stopped(Exception):
    """The series is to end now; the game does not count."""


class TimedChoice(NamedTuple):
    action: PlayerAction
    seconds: float


class MatchPlayer(Protocol):
    """Somebody who sits in one seat, in one game after another."""

    @property
    def budget(self) -> Budget: ...

    def begin(self, first: State, rng: Random) -> None:
        """A new game. Raises BotFault, as `choose` does."""

    def choose(self, state: State, history: Sequence[Action]) -> TimedChoice:
        """The action for the player to move; `history` holds every action so far, deals included."""

    def close(self) -> None:
        """Gives back what the player holds; a later `begin` takes it again."""


class RosterPlayer:
    """A bot of the roster, asked in this process. It is trusted with its budget: only its time is measured."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.budget = budget
        self._bot = bot
        self._rng = Random(0)

    def begin(self, first: State, rng: Random) -> None:
        self._rng = rng

    def choose(self, state: State, history: Sequence[Action]) -> TimedChoice:
        begin = time.perf_counter()
        try:
            action = self._bot.choose(state, self._rng, self.budget)
        except Exception as error:  # a slip in one bot must not end a series of hours
            place = extract_tb(error.__traceback__)[-1]
            seen = f"{error!r} ({Path(place.filename).name}:{place.lineno})"
            raise BotFault(Refusal("arena.raised", None, {"seen": quote(seen, LONGEST_REASON)})) from error
        return TimedChoice(action, time.perf_counter() - begin)

    def close(self) -> None:
        """There is nothing to give back."""


@dataclass(slots=True)
class Clock:
    """How long one seat thought in one game: `over` counts the decisions that went over the budget."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    over: int = 0

    def add(self, seconds: float, budget: Budget) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        if budget.milliseconds is not None:
            allowed = budget.milliseconds / 1000 * (1 + TOLERATED_SHARE) + TOLERATED_SECONDS
            self.over += seconds > allowed

    def join(self, other: "Clock") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.over += other.over


@dataclass(frozen=True, slots=True)
class Fault:
    """Who lost by something else than points, in which round, and why."""

    seat: int
    round: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Match:
    """A game that was played, to its end or to a fault; then the scores are those of the towers as they stood."""

    actions: tuple[Action, ...]
    scores: tuple[int, ...]
    clocks: tuple[Clock, ...]
    fault: Fault | None


def never() -> bool:
    return False


def play_match(
    players: Sequence[MatchPlayer],
    dealer: Dealer,
    rngs: Sequence[Random],
    *,
    variant: Variant = Variant.STANDARD,
    is_stopped: Callable[[], bool] = never,
) -> Match:
    """Seat 0 starts. Raises Stopped, at the latest after one more decision, once `is_stopped` says so."""
    state = start(len(players), 0, variant)
    actions: list[Action] = []
    clocks = tuple(Clock() for _ in players)
    seat = 0
    try:
        for seat, rng in enumerate(rngs):
            players[seat].begin(state, rng)
        while state.phase is not Phase.OVER:
            action: Action
            if state.phase is Phase.DEAL:
                action, dealer = dealer.turn_up(state)
                state = apply(state, action)
            else:
                if is_stopped():
                    raise Stopped
                assert state.turn is not None
                seat = state.turn
                action, seconds = players[seat].choose(state, actions)
                clocks[seat].add(seconds, players[seat].budget)
                if isinstance(action, Build):
                    action = action.canonical
                state = _judge(state, action)
            actions.append(action)
    except BotFault as fault:
        players[seat].close()
        return Match(tuple(actions), scores(state), clocks, Fault(seat, state.round, fault.refusal))
    return Match(tuple(actions), scores(state), clocks, None)


def _judge(state: State, action: Action) -> State:
    try:
        return apply(state, action)
    except IllegalAction as error:
        facts = {"seen": quote(format_action(action)), "words": say_refusal(error.refusal, DEFAULT_LANGUAGE)}
        raise BotFault(Refusal("arena.illegal", error.refusal.rule, facts)) from None
