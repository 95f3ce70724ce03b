"""The few exceptions, and the Refusal that each of them carries.

A refusal holds no words: a stable code, the rule behind it, and the facts that a sentence in any language needs. What
Python prints for an exception is the English sentence.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int
Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done. Cards and towers among the facts are in notation (`T5`), seats count from 1.

    >>> from fivetowers import Bid, start, why_illegal
    >>> refusal = why_illegal(start(2), Bid(1))
    >>> refusal.code, refusal.rule
    ('turn.deal', 'R9')
    """

    code: str
    rule: str | None = None
    facts: Facts = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.code, self.rule, facts) if part)


class FiveTowersError(ValueError):
    """Something was refused. `refusal` says why, for programs; the exception's text says it in English.

    >>> print(IllegalAction(Refusal("bid.not_higher", "R10", {"bid": 2, "highest": 3})))
    the bid must be above 3 (R10) [bid.not_higher]
    """

    def __init__(self, refusal: Refusal, *where: object) -> None:
        super().__init__(refusal, *where)
        self.refusal = refusal

    def __str__(self) -> str:
        try:
            from fivetowers.text import DEFAULT_LANGUAGE, MessageError, say_error
        except ImportError:  # the engine also works where the catalogue's reader is not installed
            return self._without_words()
        try:
            return f"{say_error(self, DEFAULT_LANGUAGE)} [{self.refusal.code}]"
        except MessageError:
            return self._without_words()

    def _without_words(self) -> str:
        return str(self.refusal)


class NotationError(FiveTowersError):
    """A text that is not a card, an action or a position.

    >>> from fivetowers import parse_card
    >>> parse_card("T16")
    Traceback (most recent call last):
    fivetowers.errors.NotationError: expected a card such as T15 or C0, not “T16” [notation.card]
    """


class IllegalAction(FiveTowersError):
    """An action that the rules do not allow in this state.

    >>> from fivetowers import Bid, apply, start
    >>> apply(start(2), Bid(1))
    Traceback (most recent call last):
    fivetowers.errors.IllegalAction: cards have to be turned up first (R9) [turn.deal]
    """


class RecordError(FiveTowersError):
    """A record that cannot be read: `line` and `round` say where, `refusal` says why, `names` who plays.

    >>> from fivetowers import parse_record
    >>> parse_record('[Game "5 Towers"]\\n[Players "Anna|Ben"]\\n[Start "1"]\\n1. T5 T5')
    Traceback (most recent call last):
    fivetowers.errors.RecordError: line 4, round 1: exactly 5 cards have to be turned up, not 2 (R9) [deal.count]
    """

    def __init__(
        self, refusal: Refusal, line: int, round_number: int | None = None, names: tuple[str, ...] = ()
    ) -> None:
        super().__init__(refusal, line, round_number, names)
        self.line = line
        self.round = round_number
        self.names = names

    def _without_words(self) -> str:
        where = f"line {self.line}" + (f", round {self.round}" if self.round is not None else "")
        return f"{where}: {self.refusal}"
