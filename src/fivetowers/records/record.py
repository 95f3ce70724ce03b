"""A game as a record: who played, and every action; `record_reader` and `record_writer` know it as text."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from fivetowers.actions import Action
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import is_control, quote
from fivetowers.records.annotations import Comment, SideLine
from fivetowers.rules import apply, start
from fivetowers.state import State, Variant

LONGEST_NAME = 40
FAIRNESS_TAGS = ("Commitment", "Salt", "Order1", "Order2")
SHUFFLE_TAGS = ("Shuffle", "ServerSeal", "ServerNumber", "Seals", "Numbers", "StartBy")
"""Beside those, where the orders follow from everybody's random numbers."""


@dataclass(frozen=True)
class GameRecord:
    """One game: who played, and every action, builds canonical. `tags` are the tags that mean nothing to the rules.

    >>> record = GameRecord(("Anna", "Ben"), start=1)
    >>> record.end.start
    1
    """

    names: tuple[str, ...]
    start: int = 0
    variant: Variant = Variant.STANDARD
    date: str | None = None
    tags: tuple[tuple[str, str], ...] = ()
    actions: tuple[Action, ...] = field(default=(), repr=False)
    comments: tuple[Comment, ...] = field(default=(), repr=False)
    side_lines: tuple[SideLine, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        from fivetowers.records.record_writer import format_record

        return format_record(self)

    @cached_property
    def end(self) -> State:
        """The state after the last action. A record that was read knows it; another one is replayed for it, once."""
        *_, last = replay(self)
        return last


def replay(record: GameRecord) -> Iterator[State]:
    """The state before the first deal, then after each action. Raises IllegalAction at the first that is not legal.

    >>> from fivetowers import parse_action
    >>> record = GameRecord(("Anna", "Ben"), actions=tuple(map(parse_action, ("deal T5 C7 S0 H12 M3", "bid 5"))))
    >>> [state.phase.value for state in replay(record)]
    ['deal', 'bid', 'build']
    """
    state = start(len(record.names), record.start, record.variant)
    yield state
    for action in record.actions:
        state = apply(state, action)
        yield state


def check_name(name: str) -> str:
    """The name without blanks around it; refused when empty, too long, or with control characters."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME or any(map(is_control, trimmed)):
        raise NotationError(Refusal("record.name", None, {"seen": quote(trimmed), "longest": LONGEST_NAME}))
    return trimmed
