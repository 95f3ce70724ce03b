"""A program that speaks the bot protocol `5tp` (docs/notation.md), started and asked with care.

Every answer has a time limit and a longest length, and is checked before anything is done with it. What a program does
wrong is a BotFault, whose words are the same in an arena and at a server's table.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from fivetowers.actions import Deal, PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.protocol import LONGEST_ANSWER, VERSION
from fivetowers.bots.roster import is_bot
from fivetowers.errors import FiveTowersError, NotationError, Refusal
from fivetowers.notation import LONGEST_REASON, parse_action, quote
from fivetowers.referee.dialogue import Log, log_to, silent
from fivetowers.referee.line_reader import Lines

GREETING = re.compile(r"5tp ([0-9]+) (.*\S.*)")
LEAVING_SECONDS = 0.5  # after `quit`
ENDING_SECONDS = 5.0  # after it was killed
MOST_INFO_LINES = 1_000  # before one answer


class BotFault(FiveTowersError):
    """What a bot did wrong. The codes begin with `arena.` in stored results, so they do everywhere."""


def _fault(code: str, **facts: str | int) -> BotFault:
    return BotFault(Refusal(f"arena.{code}", None, facts))


@dataclass(frozen=True, slots=True)
class ProgramLimits:
    """How long a program is waited for: seconds, except for the grace on top of a budget. And where what was said is
    written, if anywhere.
    """

    start: float = 30.0
    answer: float = 10.0
    """For the `ok` to a new game."""
    decision: float = 60.0
    """Where there is no budget of time."""
    grace_share: float = 0.1
    grace_milliseconds: int = 200
    hanging: float = 2.0
    """An answer is waited for this much longer than its time, to tell a late program from one that hangs."""

    log: Path | None = None

    def seconds(self, budget: Budget) -> float:
        """The time for one decision: from the first line that tells what happened since the last one to the answer.
        A program that thinks before it says `ok` thinks on its clock.
        """
        if budget.milliseconds is None:
            return self.decision
        return (budget.milliseconds * (1 + self.grace_share) + self.grace_milliseconds) / 1000


class OutsideProgram:
    """The running program, greeted. It has a process group of its own: Ctrl-C in the terminal does not reach it, and
    its children end with it. Every method but `end` raises BotFault.
    """

    def __init__(self, command: Sequence[str], limits: ProgramLimits, log: Log | None = None) -> None:
        self.limits = limits
        self._offered: frozenset[str] | None = None
        self._informs = False
        self.listener: Log = silent
        """Hears the `info` lines."""
        self._process = _start(command)
        self._log = log or (log_to(limits.log, self._process.pid) if limits.log else silent)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._answers = Lines(self._process.stdout)
        self._complaints = Lines(self._process.stderr, last_only=True)
        try:
            self.title = self._greet()
            """What the program calls itself."""
        except BotFault:
            self.end()
            raise

    def begin(self, new: str) -> None:
        """Says the line that begins a game. What is logged is to hold the thoughts of the program too."""
        if self.limits.log is not None and not self._informs and "info" in self.options():
            self.ask_for_info()
        self.expect_ok([new], self.limits.answer)

    def ask_to_choose(self, news: Sequence[str], budget: Budget) -> tuple[str, float]:
        """What it answers to `go` after these lines, and the seconds from the first of them to the answer."""
        longest = self.limits.seconds(budget) + self.limits.hanging
        begin = time.perf_counter()
        self.expect_ok(news, longest)
        self.say([self._go(budget)])
        answer = self._hear_choice(longest, begin)
        return answer, time.perf_counter() - begin

    def ask_for_info(self, *, is_on: bool = True) -> None:
        """From now on `info` lines may come before an answer to `go`; only for a program that offers them."""
        self.expect_ok([f"option info {'on' if is_on else 'off'}"], self.limits.answer)
        self._informs = is_on

    def _hear_choice(self, seconds: float, begin: float) -> str:
        for _ in range(MOST_INFO_LINES + 1):
            answer = self.hear(seconds, begin)
            if not (self._informs and answer.startswith("info ")):
                return answer
            self.listener(answer)
        raise _fault("too_much_info", most=MOST_INFO_LINES)

    def _go(self, budget: Budget) -> str:
        """Nodes are asked for only if the program says that it can count them: `go nodes` is newer than `5tp 1`."""
        words = ["go"]
        if budget.milliseconds is not None:
            words.append(f"ms {budget.milliseconds}")
        if budget.nodes is not None and "nodes" in self.options():
            words.append(f"nodes {budget.nodes}")
        return " ".join(words)

    def options(self) -> frozenset[str]:
        """What the program offers beyond the first words of the protocol; older ones answer with an error."""
        if self._offered is None:
            self.say(["option list"])
            word, *offered = self.hear(self.limits.answer).split(" ")
            self._offered = frozenset(offered if word == "options" else ())
        return self._offered

    def say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._log(f"> {line}")
        self._write("".join(f"{line}\n" for line in lines).encode())

    def say_bytes(self, data: bytes) -> None:
        """For what is no text."""
        self._log(f"> {data!r}")
        self._write(data)

    def close_input(self) -> None:
        self._log("> (end of input)")
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def wait(self, seconds: float) -> int | None:
        """The exit code, None if the program has not ended in this time."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(data)
            self._process.stdin.flush()
        except (OSError, ValueError):  # the second once it was ended
            raise self._crashed() from None

    def hear(self, seconds: float, begin: float | None = None) -> str:
        """The next line; the seconds count from now, or from the moment `begin`."""
        left = seconds if begin is None else max(0.0, begin + seconds - time.perf_counter())
        try:
            line = self._answers.next(left)
        except TimeoutError:
            self._log(f"! no answer in {seconds:.1f} s")
            raise _fault("hangs", milliseconds=round(seconds * 1000)) from None
        if line is None:
            self._log("! the program has ended")
            raise self._crashed()
        text = line.decode("utf-8", "replace")
        self._log(f"< {text[:LONGEST_ANSWER]}")
        if len(text) > LONGEST_ANSWER:
            raise _fault("too_long", seen=quote(text), longest=LONGEST_ANSWER)
        if text.encode() != line:
            raise _fault("junk", seen=quote(text), expected="UTF-8")
        return text

    def expect_ok(self, lines: Sequence[str], seconds: float) -> None:
        """Sends all lines at once, which is far quicker than one by one; the seconds are for all the answers."""
        begin = time.perf_counter()
        if lines:
            self.say(lines)
        for line in lines:
            answer = self.hear(seconds, begin)
            if answer != "ok":
                raise _fault("not_ok", seen=quote(answer), line=quote(line))

    def end(self) -> None:
        """Asks the program to leave, and makes it. May be called twice, and while another thread waits for an answer:
        that one then hears that the program has ended.
        """
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

    def _greet(self) -> str:
        self.say(["5tp"])
        answer = self.hear(self.limits.start)
        greeting = GREETING.fullmatch(answer)
        if greeting is None or greeting[1] != str(VERSION):
            raise _fault("junk", seen=quote(answer), expected=f"5tp {VERSION} NAME")
        return quote(greeting[2])

    def _crashed(self) -> BotFault:
        status = "?"
        with suppress(subprocess.TimeoutExpired):
            status = str(self._process.wait(ENDING_SECONDS))
        if said := self._complaints.last():
            return _fault("crashed_saying", status=status, said=quote(said, LONGEST_REASON))
        return _fault("crashed", status=status)


def parse_choice(answer: str) -> PlayerAction:
    """The action that an answer to `go` names. Raises BotFault."""
    word, _, text = answer.partition(" ")
    try:
        action = parse_action(text) if word == "action" else None
    except NotationError:
        action = None
    if action is None or isinstance(action, Deal):
        raise _fault("junk", seen=quote(answer), expected="action …")
    return action


def command_of(text: str) -> list[str]:
    """How a bot is started that the command line names: a command, or a name that `fivetowers bot` knows.

    >>> command_of("./mybot --fast")
    ['./mybot', '--fast']
    >>> command_of("my_bots:Careful")[1:]
    ['-m', 'fivetowers', 'bot', 'my_bots:Careful']
    """
    try:
        words = shlex.split(text)
    except ValueError:
        raise _fault("quotes", seen=quote(text)) from None
    if not words:
        raise _fault("no_bot", seen=quote(text))
    return [sys.executable, "-m", "fivetowers", "bot", *words] if len(words) == 1 and is_bot(words[0]) else words


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
    except OSError as error:
        raise _fault("not_started", reason=quote(error.strerror or str(error))) from None
    except (ValueError, IndexError) as error:
        raise _fault("not_started", reason=quote(str(error))) from None


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # the second is what macOS says of a group that is gone
            os.killpg(process.pid, signal.SIGKILL)
    elif process.poll() is None:
        process.kill()
