"""What a typed answer means: an action, a command such as `undo`, or nothing. Pure: no input, no output."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from fivetowers.actions import Bid, Build, Pass, PlayerAction, Retract
from fivetowers.errors import Facts, NotationError
from fivetowers.notation import RUBBLE_MARK, parse_build
from fivetowers.offer import BuildChoice
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State
from fivetowers.text import say_error


class Keyword(StrEnum):
    UNDO = "undo"
    HINT = "hint"
    CARDS = "cards"
    TABLE = "table"
    MORE = "more"
    SAVE = "save"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"


SHORT_KEYWORDS = {
    "u": Keyword.UNDO,
    "h": Keyword.HINT,
    "c": Keyword.CARDS,
    "t": Keyword.TABLE,
    "m": Keyword.MORE,
    "s": Keyword.SAVE,
    "r": Keyword.RULES,
    "?": Keyword.HELP,
    "q": Keyword.QUIT,
    "exit": Keyword.QUIT,
}
PASS_WORDS = frozenset(("p", "pass", "-"))
RETRACT_WORDS = frozenset(("b", "back", "retract", "!"))
MOST_DIGITS = 4
_GAPS = re.compile(r"[\s,;]+")


@dataclass(frozen=True, slots=True)
class TypedCommand:
    keyword: Keyword
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """The message to answer with."""

    message: str
    facts: Facts = field(default_factory=dict)


TypedAnswer = PlayerAction | TypedCommand | Unclear


def read_answer(text: str, state: State, builds: Sequence[BuildChoice] = ()) -> TypedAnswer:
    """The meaning of a line. Actions are only read: what is not legal the rules refuse."""
    first, _, rest = text.strip().partition(" ")
    word = first.casefold()
    if not word:
        return _read_enter(state)
    if (keyword := SHORT_KEYWORDS.get(word) or next((o for o in Keyword if o == word), None)) and (
        not rest or keyword is Keyword.SAVE
    ):
        return TypedCommand(keyword, rest.strip())
    if word in PASS_WORDS and not rest:
        return Pass()
    if word in RETRACT_WORDS and not rest:
        return Retract()
    return _read_bid(text, state) if state.phase is Phase.BID else _read_build(text, builds)


def _read_enter(state: State) -> TypedAnswer:
    """Enter alone does the one thing that can be done; where there is a choice it does nothing."""
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    return Unclear("terminal-unclear-bid" if state.phase is Phase.BID else "terminal-unclear-build")


def _read_bid(text: str, state: State) -> TypedAnswer:
    number = _number(text.casefold().removeprefix("bid").strip())
    return Unclear("terminal-unclear-bid") if number is None else Bid(number)


def _read_build(text: str, builds: Sequence[BuildChoice]) -> TypedAnswer:
    number = _number(text)
    if number is not None:
        if not 1 <= number <= len(builds):
            return Unclear("terminal-unclear-choice", {"last": len(builds)})
        return builds[number - 1].build
    if sum(word[:1] in ("x", "X") for word in _GAPS.split(text)) > 1:
        return Unclear("terminal-unclear-demolitions")
    try:
        return read_cards(text)
    except NotationError as error:
        return Unclear("terminal-unclear-cards", {"words": say_error(error)})


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def read_cards(text: str) -> Build:
    """Cards as people type them: small letters, commas, the demolished card anywhere.

    >>> read_cards("t5, xs6 T3") == Build(parse_build(["T5", "T3"]).cards, parse_build(["S6"]).cards[0])
    True
    """
    words = [_tidy(word) for word in _GAPS.split(text.strip()) if word]
    if words[0].casefold() == "build":
        words = words[1:]
    return parse_build(sorted(words, key=lambda word: not word.startswith(RUBBLE_MARK)))


def _tidy(word: str) -> str:
    if word[:1] in ("x", "X") and len(word) > 1:
        return RUBBLE_MARK + word[1:].upper()
    return word.upper()
