"""Records as `.5t` text."""

from collections.abc import Iterable

from fivetowers.actions import Bid, Build, Deal, Pass, Retract
from fivetowers.notation import format_build, format_cards
from fivetowers.records.annotations import CLOSE, OPEN, SideLine, format_comment
from fivetowers.records.record import GameRecord, replay
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State

GAME = "5 Towers"
PART = "/"
NAME_BORDER = "|"
PASS_WORD, RETRACT_WORD = "-", "!"


def format_record(record: GameRecord) -> str:
    """The record as text, as it is saved in a file; `str(record)` is the same.

    >>> print(format_record(GameRecord(("Anna", "Ben"))), end="")
    [Game "5 Towers"]
    [Players "Anna|Ben"]
    [Variant "standard"]
    [Start "1"]
    """
    rounds, last = _format_rounds(record)
    tags = [
        ("Game", _escape(GAME)),
        ("Players", NAME_BORDER.join(_escape(name).replace("|", r"\|") for name in record.names)),
        ("Variant", record.variant.value),
        ("Start", str(record.start + 1)),
    ]
    if record.date is not None:
        tags.append(("Date", record.date))
    if outcome(last):
        tags.append(("Result", " ".join(map(str, scores(last)))))
    tags += [(name, _escape(value)) for name, value in record.tags]
    lines = [f'[{name} "{value}"]' for name, value in tags]
    return "\n".join([*lines, *([""] if rounds else []), *rounds]) + "\n"


def format_records(records: Iterable[GameRecord]) -> str:
    return "\n".join(map(format_record, records))


def _escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"")


def _format_rounds(record: GameRecord) -> tuple[list[str], State]:
    """One line for each round, and the last state."""
    states = replay(record)
    state = next(states)
    rounds: list[list[str]] = []
    notes = _written_notes(record)
    is_first_bid = False
    for index, (action, after) in enumerate(zip(record.actions, states, strict=True)):
        match action:
            case Deal(cards):
                rounds.append([f"{after.round}. {format_cards(cards)}"])
            case Build():
                rounds[-1] += [PART, format_build(action)]
            case _:
                rounds[-1] += [PART, _bid_word(action)] if is_first_bid else [_bid_word(action)]
        is_first_bid = isinstance(action, Deal)
        rounds[-1] += notes.get(index, ())
        is_declined = not isinstance(action, Build) and after.phase in (Phase.DEAL, Phase.OVER)
        if is_declined:  # R15: complete, with nothing built
            rounds[-1].append(PART)
        state = after
    return [" ".join(words) for words in rounds], state


def _written_notes(record: GameRecord) -> dict[int, list[str]]:
    """What is written after the action with each index: comments, then side lines."""
    notes: dict[int, list[str]] = {}
    for comment in record.comments:
        notes.setdefault(comment.after - 1, []).append(format_comment(comment))
    for line in record.side_lines:
        notes.setdefault(line.instead_of, []).append(format_side_line(line))
    return notes


def format_side_line(line: SideLine) -> str:
    """As it stands in a round, in brackets.

    >>> from fivetowers import Comment
    >>> format_side_line(SideLine(1, (Bid(3), Pass()), (Comment(1, "bolder"),)))
    '( 3 {bolder} - )'
    """
    words = [OPEN]
    for count, action in enumerate(line.actions, start=1):
        if isinstance(action, Build):
            words += [PART, format_build(action)] if count > 1 else [format_build(action)]
        else:
            words.append(_bid_word(action))
        words += [format_comment(comment) for comment in line.comments if comment.after == count]
    return " ".join([*words, CLOSE])


def _bid_word(action: Bid | Pass | Retract) -> str:
    if isinstance(action, Bid):
        return str(action.number)
    return PASS_WORD if isinstance(action, Pass) else RETRACT_WORD
