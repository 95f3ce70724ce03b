"""The few exceptions, and the Refusal that each of them carries.

A refusal holds no words: a stable code, the rule that it rests on, and the facts a sentence in any language needs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int
Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done. Cards and towers among the facts are in notation (`T5`), seats count from 1."""

    code: str
    rule: str | None = None
    facts: Facts = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.code, self.rule, facts) if part)


class FiveTowersError(ValueError):
    """Any refusal of the core; the words for it are looked up by its refusal's code."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(FiveTowersError):
    """A text that is not a card, an action, a position."""


class IllegalAction(FiveTowersError):
    """An action that the rules do not allow in this state."""


class RecordError(FiveTowersError):
    """A record that cannot be read: where (line, and round where one is being read) and why."""

    def __init__(self, refusal: Refusal, line: int, round_number: int | None = None) -> None:
        super().__init__(refusal)
        self.line = line
        self.round = round_number

    def __str__(self) -> str:
        where = f"line {self.line}" + (f", round {self.round}" if self.round is not None else "")
        return f"{where}: {self.refusal}"
