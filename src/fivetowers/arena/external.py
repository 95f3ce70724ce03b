"""An outside program that speaks the bot protocol `5tp` (docs/notation.md), as a player.

A program that does anything wrong is ended, loses the game, and is started anew for the next one.
"""

import os
import re
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from fivetowers.actions import Action, Deal
from fivetowers.arena.lines import Lines
from fivetowers.arena.match import BotFault, Decision
from fivetowers.bots.base import Budget
from fivetowers.bots.protocol import VERSION
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import format_action, parse_action, quote
from fivetowers.state import State

GREETING = re.compile(r"5tp ([0-9]+) (.*\S.*)")
LEAVING_SECONDS = 0.5  # after `quit`
ENDING_SECONDS = 5.0  # after it was killed


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the arena waits for an outside program: seconds, but for the grace on top of a budget."""

    start: float = 30.0
    answer: float = 10.0
    """For the `ok` to a new game."""
    decision: float = 60.0
    """Where there is no budget of time."""
    grace_share: float = 0.1
    grace_milliseconds: int = 200
    hanging: float = 2.0
    """So long after its time an answer is still waited for, to tell a late program from one that hangs."""

    def seconds(self, budget: Budget) -> float:
        """The time for one decision, after which it is lost: from the first line that tells what happened since the
        last one to the answer. A program that thinks before it says `ok` thinks on its clock.
        """
        if budget.milliseconds is None:
            return self.decision
        return (budget.milliseconds * (1 + self.grace_share) + self.grace_milliseconds) / 1000


class OutsidePlayer:
    """Keeps its program from game to game, and tells it what happened when its decision is due."""

    def __init__(self, command: Sequence[str], budget: Budget, limits: Limits) -> None:
        self.budget = budget
        self.title: str | None = None
        """What the program calls itself, once it was started."""
        self._command = tuple(command)
        self._limits = limits
        self._program: _Program | None = None
        self._told = 0

    def begin(self, first: State, rng: Random) -> None:
        program = self._started()
        program.expect_ok(
            [f"new players {first.players} start {first.start + 1} variant {first.variant}"], self._limits.answer
        )
        self._told = 0

    def choose(self, state: State, history: Sequence[Action]) -> Decision:
        program = self._started()
        milliseconds = self.budget.milliseconds
        allowed = self._limits.seconds(self.budget)
        longest = allowed + self._limits.hanging
        begin = time.perf_counter()
        program.expect_ok([f"do {format_action(action)}" for action in history[self._told :]], longest)
        self._told = len(history)
        program.say(["go" if milliseconds is None else f"go ms {milliseconds}"])
        answer = program.hear(longest, begin)
        seconds = time.perf_counter() - begin
        if seconds > allowed:
            raise _fault("late", milliseconds=round(seconds * 1000), limit=round(allowed * 1000))
        word, _, text = answer.partition(" ")
        if word != "action":
            raise _fault("junk", seen=quote(answer), expected="action …")
        try:
            action = parse_action(text)
        except NotationError:
            raise _fault("junk", seen=quote(answer), expected="action …") from None
        if isinstance(action, Deal):
            raise _fault("junk", seen=quote(answer), expected="action …")
        return Decision(action, seconds)

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def greet(self) -> str:
        """Starts the program if it does not run, and gives the name that it calls itself. Raises BotFault."""
        try:
            self._started()
        except BotFault:
            self.close()
            raise
        assert self.title is not None
        return self.title

    def _started(self) -> "_Program":
        if self._program is None:
            self._program = _Program(self._command)
            self._program.say(["5tp"])
            answer = self._program.hear(self._limits.start)
            greeting = GREETING.fullmatch(answer)
            if greeting is None or greeting[1] != str(VERSION):
                raise _fault("junk", seen=quote(answer), expected=f"5tp {VERSION} NAME")
            self.title = quote(greeting[2])
        return self._program


class _Program:
    """The process, in a group of its own: Ctrl-C in the terminal does not reach it, and its children end with it."""

    def __init__(self, command: tuple[str, ...]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise _fault("not_started", reason=quote(error.strerror or str(error))) from None
        except ValueError as error:
            raise _fault("not_started", reason=quote(str(error))) from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._answers = Lines(self._process.stdout)
        self._complaints = Lines(self._process.stderr, last_only=True)

    def say(self, lines: list[str]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except OSError:
            raise self._crashed() from None

    def hear(self, seconds: float, begin: float | None = None) -> str:
        """The next line; it has to come in so many seconds from now, or from the moment `begin`."""
        left = seconds if begin is None else max(0.0, begin + seconds - time.perf_counter())
        try:
            line = self._answers.next(left)
        except TimeoutError:
            raise _fault("hangs", milliseconds=round(seconds * 1000)) from None
        if line is None:
            raise self._crashed()
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError:
            raise _fault("junk", seen=quote(line.decode("utf-8", "replace")), expected="UTF-8") from None

    def expect_ok(self, lines: list[str], seconds: float) -> None:
        """Sends all lines at once, which is far quicker than one by one, and waits so long for all the answers."""
        begin = time.perf_counter()
        if lines:
            self.say(lines)
        for line in lines:
            answer = self.hear(seconds, begin)
            if answer != "ok":
                raise _fault("not_ok", seen=quote(answer), line=quote(line))

    def end(self) -> None:
        process = self._process
        if process.poll() is None:
            with suppress(BotFault):
                self.say(["quit"])
            with suppress(subprocess.TimeoutExpired):
                process.wait(LEAVING_SECONDS)
        _kill(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(ENDING_SECONDS)
        self._answers.close()
        self._complaints.close()
        with suppress(OSError):
            assert process.stdin is not None
            process.stdin.close()

    def _crashed(self) -> BotFault:
        status = "?"
        with suppress(subprocess.TimeoutExpired):
            status = str(self._process.wait(ENDING_SECONDS))
        if said := self._complaints.last():
            return _fault("crashed_saying", status=status, said=quote(said))
        return _fault("crashed", status=status)


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # the second is what macOS says of a group that is gone
            os.killpg(process.pid, signal.SIGKILL)
    elif process.poll() is None:
        process.kill()


def _fault(code: str, **facts: str | int) -> BotFault:
    return BotFault(Refusal(f"arena.{code}", None, facts))
