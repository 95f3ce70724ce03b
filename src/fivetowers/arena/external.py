"""An outside program as a player in a series.

A program that does anything wrong is stopped, loses the game, and is restarted for the next one.
"""

from collections.abc import Sequence
from random import Random

from fivetowers.actions import Action
from fivetowers.arena.match import TimedChoice
from fivetowers.bots.base import Budget
from fivetowers.errors import Refusal
from fivetowers.notation import format_action
from fivetowers.referee.outside_program import BotFault, OutsideProgram, ProgramLimits, parse_choice
from fivetowers.state import State


class OutsidePlayer:
    """Keeps its program from game to game, and tells it what happened when its decision is due."""

    def __init__(self, command: Sequence[str], budget: Budget, limits: ProgramLimits) -> None:
        self.budget = budget
        self._command = tuple(command)
        self._limits = limits
        self._program: OutsideProgram | None = None
        self._told = 0

    def begin(self, first: State, rng: Random) -> None:
        self._started().begin(f"new players {first.players} start {first.start + 1} variant {first.variant}")
        self._told = 0

    def choose(self, state: State, history: Sequence[Action]) -> TimedChoice:
        news = [f"do {format_action(action)}" for action in history[self._told :]]
        answer, seconds = self._started().ask_to_choose(news, self.budget)
        self._told = len(history)
        allowed = self._limits.seconds(self.budget)
        if seconds > allowed:
            facts = {"milliseconds": round(seconds * 1000), "limit": round(allowed * 1000)}
            raise BotFault(Refusal("arena.late", None, facts))
        return TimedChoice(parse_choice(answer), seconds)

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def greet(self) -> str:
        """Starts the program if it does not run, and gives the name that it calls itself. Raises BotFault."""
        return self._started().title

    def _started(self) -> OutsideProgram:
        if self._program is None:
            self._program = OutsideProgram(self._command, self._limits)
        return self._program
