"""The `info` lines of the bot protocol: what a bot thinks, one line, before it answers (docs/notation.md)."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from fivetowers.actions import PlayerAction
from fivetowers.errors import NotationError
from fivetowers.notation import format_action, parse_action

ACTION_BORDER = "|"
_COUNT = re.compile(r"0|[1-9][0-9]{0,14}")
_SHARE = re.compile(r"[01](\.[0-9]{1,6})?")
_WORD = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice and what the bot knows about it: nodes of its search, the win share that it expects for the player to
    move, and how it thinks that the round goes on, beginning with the choice. None: it does not know.
    """

    action: PlayerAction
    nodes: int | None = None
    win_share: float | None = None
    line: tuple[PlayerAction, ...] = ()


def format_info(thought: Thought, milliseconds: int) -> str:
    """
    >>> from fivetowers.actions import Bid, Pass
    >>> format_info(Thought(Bid(3), 512, 0.6125, (Bid(3), Pass())), 37)
    'info ms 37 nodes 512 share 0.613 line bid 3|pass'
    """
    words = ["info", "ms", str(milliseconds)]
    if thought.nodes is not None:
        words += ["nodes", str(thought.nodes)]
    if thought.win_share is not None:
        words += ["share", f"{min(1.0, max(0.0, thought.win_share)):.3f}"]
    words += ["line", ACTION_BORDER.join(map(format_action, thought.line or (thought.action,)))]
    return " ".join(words)


def parse_info(line: str) -> dict[str, str]:
    """The words of an `info` line with their values; `line` is the last and takes the rest. Raises ValueError.

    >>> parse_info("info nodes 512 mood good line bid 3|pass")
    {'nodes': '512', 'mood': 'good', 'line': 'bid 3|pass'}
    """
    text, has_line, actions = line.removeprefix("info ").partition("line ")
    words = text.split(" ")[:-1] if has_line else text.split(" ")
    found = dict(zip(words[::2], words[1::2], strict=False))
    if not line.startswith("info ") or 2 * len(found) != len(words) or not all(map(_WORD.fullmatch, found)):
        raise ValueError(line)
    if has_line:
        found["line"] = actions
    for word, is_good in _KNOWN.items():
        if word in found and not is_good(found[word]):
            raise ValueError(line)
    return found


def _is_line(text: str) -> bool:
    try:
        return bool([parse_action(action) for action in text.split(ACTION_BORDER)])
    except NotationError:
        return False


_KNOWN: dict[str, Callable[[str], bool]] = {
    "ms": lambda text: _COUNT.fullmatch(text) is not None,
    "nodes": lambda text: _COUNT.fullmatch(text) is not None,
    "share": lambda text: _SHARE.fullmatch(text) is not None and float(text) <= 1,
    "line": _is_line,
}
