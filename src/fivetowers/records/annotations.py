"""What a record says beside the game itself: comments on its actions, and side lines that were not played."""

import re
from dataclasses import dataclass

from fivetowers.actions import PlayerAction
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import is_control, quote

OPEN, CLOSE = "(", ")"
_COMMENT = re.compile(r"\{((?:[^{}\\]|\\[{}\\])*)\}(?= |$)")
_SPECIAL = re.compile(r"[{}\\]")
_ESCAPE = re.compile(r"\\(.)")
_EVALUATION = re.compile(r"eval((?: -?[0-9]+(?:\.[0-9]+)?)+)")


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark after an action. `after` counts the actions up to there: 1 is the first deal.

    >>> Comment(2, "eval 0.6 0.4").evaluation
    (0.6, 0.4)
    """

    after: int
    text: str

    def __post_init__(self) -> None:
        if not self.text.strip() or any(map(is_control, self.text)):
            raise NotationError(Refusal("record.comment", None, {"seen": quote(self.text)}))

    @property
    def evaluation(self) -> tuple[float, ...] | None:
        """The win share that each seat can expect, if that is what the comment says: `eval 0.5 0.3 0.2`."""
        match = _EVALUATION.fullmatch(self.text)
        return tuple(map(float, match[1].split())) if match else None


@dataclass(frozen=True, slots=True)
class SideLine:
    """What could have been played instead of the action with this index, up to the end of the round at most.

    >>> from fivetowers import parse_record
    >>> header = '[Game "5 Towers"]\\n[Players "Anna|Ben"]\\n[Start "1"]\\n'
    >>> parse_record(header + "1. T5 C7 S0 H12 M3 / 2 ( 3 )").side_lines
    (SideLine(instead_of=1, actions=(Bid(3),), comments=()),)
    """

    instead_of: int
    actions: tuple[PlayerAction, ...]
    comments: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """The text of a comment where it stands on a line."""

    text: str


Word = str | Remark


def split_words(line: str) -> list[Word]:
    """The words of a line; a comment is one, whatever is in it.

    >>> split_words("2 {no risk} -")
    ['2', Remark(text='no risk'), '-']
    """
    if "{" not in line:
        return [*line.split(" ")]
    words: list[Word] = []
    place = 0
    while place <= len(line):
        if line.startswith("{", place):
            match = _COMMENT.match(line, place)
            if match is None:
                raise NotationError(Refusal("record.comment", None, {"seen": quote(line[place:])}))
            words.append(Remark(_ESCAPE.sub(r"\1", match[1])))
            end = match.end()
        else:
            end = line.find(" ", place)
            end = len(line) if end < 0 else end
            words.append(line[place:end])
        place = end + 1
    return words


def format_comment(comment: Comment) -> str:
    """
    >>> format_comment(Comment(1, "a {brace}"))
    '{a \\\\{brace\\\\}}'
    """
    return "{" + _SPECIAL.sub(lambda special: "\\" + special[0], comment.text) + "}"
