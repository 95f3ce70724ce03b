"""Games as `.5t` records: reading, which replays every action through the rules, and writing."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date

from fivetowers.actions import Action, Bid, Build, Deal, Pass, Retract
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.errors import FiveTowersError, NotationError, RecordError, Refusal
from fivetowers.notation import format_build, format_cards, parse_build, parse_card, parse_number, quote
from fivetowers.rules import apply, start
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State, Variant

GAME = "5 Towers"
LONGEST_NAME = 40
PART = "/"
NAME_BORDER = "|"
_PASS_WORD, _RETRACT_WORD = "-", "!"
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\]|\\.)*)"\]')
_ESCAPE = re.compile(r"\\(.)")
_PIECE = re.compile(r"\||(?:[^|\\]|\\.)+")
_DIRECTION_MARKS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_REQUIRED = ("Players", "Start")
FAIRNESS_TAGS = ("Commitment", "Salt", "Order1", "Order2")
_OWN_TAGS = ("Game", "Players", "Variant", "Start", "Date", "Result")
_ONCE = frozenset((*_OWN_TAGS, *FAIRNESS_TAGS))


@dataclass(frozen=True)
class GameRecord:
    """One game: who played, and every action, builds canonical. `tags` are the tags that mean nothing to the rules."""

    names: tuple[str, ...]
    start: int = 0
    variant: Variant = Variant.STANDARD
    date: str | None = None
    tags: tuple[tuple[str, str], ...] = ()
    actions: tuple[Action, ...] = field(default=(), repr=False)


def replay(record: GameRecord) -> Iterator[State]:
    """The state before the first deal, then after each action. Raises IllegalAction at the first that is not legal."""
    state = start(len(record.names), record.start, record.variant)
    yield state
    for action in record.actions:
        state = apply(state, action)
        yield state


def final_state(record: GameRecord) -> State:
    *_, last = replay(record)
    return last


def check_name(name: str) -> str:
    """The name without blanks around it; refused when empty, too long, or with control characters."""
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= LONGEST_NAME or any(map(_is_control, trimmed)):
        raise NotationError(Refusal("record.name", None, {"seen": quote(trimmed), "longest": LONGEST_NAME}))
    return trimmed


def _is_control(letter: str) -> bool:
    """Control characters, line separators, halves of characters, and marks that turn the writing direction."""
    return (
        unicodedata.category(letter) in {"Cc", "Zl", "Zp", "Cs"}
        or unicodedata.bidirectional(letter) in _DIRECTION_MARKS
    )


# ---- writing -------------------------------------------------------------------------------------------------------


def format_record(record: GameRecord) -> str:
    """
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
    """A line a round, and the last state."""
    states = replay(record)
    state = next(states)
    rounds: list[list[str]] = []
    for action, after in zip(record.actions, states, strict=True):
        match action:
            case Deal(cards):
                rounds.append([f"{after.round}. {format_cards(cards)}"])
            case Build():
                rounds[-1].append(f"{PART} {format_build(action)}")
            case _:
                words = rounds[-1]
                words.append(_bid_word(action) if len(words) > 1 else f"{PART} {_bid_word(action)}")
        is_declined = not isinstance(action, Build) and after.phase in (Phase.DEAL, Phase.OVER)
        if is_declined:  # R15: complete, with nothing built
            rounds[-1].append(PART)
        state = after
    return [" ".join(words) for words in rounds], state


def _bid_word(action: Bid | Pass | Retract) -> str:
    if isinstance(action, Bid):
        return str(action.number)
    return _PASS_WORD if isinstance(action, Pass) else _RETRACT_WORD


# ---- reading -------------------------------------------------------------------------------------------------------


def parse_records(text: str | bytes) -> tuple[GameRecord, ...]:
    """Every game of a file, replayed through the rules. Raises RecordError (line, round, rule) at the first fault."""
    games: list[_Reader] = []
    for number, line in enumerate(_lines(text), start=1):
        if not line.strip():
            continue
        try:
            if line.startswith('[Game "'):
                if games:
                    games[-1].finish()
                games.append(_Reader(number))
            if not games:
                raise NotationError(Refusal("record.no_game", None, {"seen": quote(line)}))
            games[-1].read(line, number)
        except RecordError:
            raise
        except FiveTowersError as error:
            in_round = games[-1].round_being_read if games else None
            raise RecordError(error.refusal, number, in_round) from error
    if not games:
        raise RecordError(Refusal("record.empty"), 1)
    games[-1].finish()
    return tuple(game.record() for game in games)


def parse_record(text: str | bytes) -> GameRecord:
    """The one game of this text."""
    games = parse_records(text)
    if len(games) != 1:
        raise RecordError(Refusal("record.one_game", None, {"seen": len(games)}), 1)
    return games[0]


def _lines(source: str | bytes) -> list[str]:
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise RecordError(Refusal("record.not_utf8"), line) from None
    return [line.removesuffix("\r") for line in text.removeprefix("\N{BYTE ORDER MARK}").split("\n")]


class _Reader:
    """Reads one game line by line: tags, then rounds, each action applied as it is read."""

    def __init__(self, first_line: int) -> None:
        self.tags: dict[str, str] = {}
        self.tag_lines: dict[str, int] = {}
        self.other_tags: list[tuple[str, str]] = []
        self.actions: list[Action] = []
        self.names: tuple[str, ...] = ()
        self.state: State | None = None
        self.last_line = first_line
        self.round_being_read: int | None = None
        self.round_is_complete = True

    def read(self, line: str, number: int) -> None:
        if line.startswith("["):
            self._read_tag(line, number)
        else:
            self._read_round(line, number)
        self.last_line = number

    def finish(self) -> None:
        """Checks what can only be checked at the end of the game: the tags of one without rounds, and the result."""
        state = self.state or self._begin()
        if "Result" in self.tags:
            line = self.tag_lines["Result"]
            if outcome(state) is None:
                raise RecordError(Refusal("record.result_early", "R18"), line)
            expected = " ".join(map(str, scores(state)))
            if self.tags["Result"] != expected:
                facts = {"seen": quote(self.tags["Result"]), "expected": expected}
                raise RecordError(Refusal("record.result", "R19", facts), line)

    def record(self) -> GameRecord:
        assert self.state is not None
        return GameRecord(
            names=self.names,
            start=int(self.tags["Start"]) - 1,
            variant=self.state.variant,
            date=self.tags.get("Date"),
            tags=tuple(self.other_tags),
            actions=tuple(self.actions),
        )

    # -- tags

    def _read_tag(self, line: str, number: int) -> None:
        match = _TAG.fullmatch(line)
        if match is None:
            raise NotationError(Refusal("record.tag", None, {"seen": quote(line)}))
        name, raw = match.groups()
        if self.state is not None:
            raise NotationError(Refusal("record.tag_late", None, {"tag": name}))
        if name in _ONCE:
            if name in self.tag_lines:
                raise NotationError(Refusal("record.tag_twice", None, {"tag": name}))
            self.tag_lines[name] = number
        if name == "Players":
            self.names = _parse_names(raw)
            return
        value = _unescape(raw, '\\"')
        if name in _OWN_TAGS:
            self.tags[name] = value
            check_tag(name, value)
        else:
            self.other_tags.append((name, value))

    def _begin(self) -> State:
        for name in _REQUIRED:
            if name not in self.tag_lines:
                raise RecordError(Refusal("record.tag_missing", None, {"tag": name}), self.last_line)
        starting_seat = parse_number(self.tags["Start"])
        if starting_seat > len(self.names):
            refusal = Refusal("record.tag_value", None, {"tag": "Start", "seen": self.tags["Start"]})
            raise RecordError(refusal, self.tag_lines["Start"])
        variant = Variant(self.tags.get("Variant", Variant.STANDARD))
        self.state = start(len(self.names), starting_seat - 1, variant)
        return self.state

    # -- rounds

    def _read_round(self, line: str, number: int) -> None:
        state = self.state or self._begin()
        self.round_being_read = state.round + 1
        first, *words = line.split(" ")
        if first != f"{self.round_being_read}.":
            facts = {"seen": quote(first), "expected": f"{self.round_being_read}."}
            raise NotationError(Refusal("record.round_number", None, facts))
        if not self.round_is_complete:
            raise RecordError(Refusal("record.incomplete"), self.last_line, state.round)
        display, *others = _parts(words)
        if len(others) > 2:
            raise NotationError(Refusal("record.parts", None, {"seen": len(others) + 1}))
        if not display:
            raise NotationError(Refusal("notation.no_cards", None, {"seen": ""}))
        self._apply(Deal(tuple(map(parse_card, display))))
        bids, build = (*others, [], [])[:2]
        for word in bids:
            self._apply(_parse_bid(word))
        if build:
            self._apply(parse_build(build))
        assert self.state is not None
        self.round_is_complete = len(others) == 2 and self.state.phase in (Phase.DEAL, Phase.OVER)

    def _apply(self, action: Action) -> None:
        assert self.state is not None
        self.state = apply(self.state, action)
        self.actions.append(action)


def _parse_names(raw: str) -> tuple[str, ...]:
    escaped = [""]
    for piece in _PIECE.findall(raw):
        if piece == NAME_BORDER:
            escaped.append("")
        else:
            escaped[-1] += piece
    if not FEWEST_PLAYERS <= len(escaped) <= MOST_PLAYERS:
        facts = {"seen": len(escaped), "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise NotationError(Refusal("record.players", None, facts))
    return tuple(check_name(_unescape(name, '\\"|')) for name in escaped)


def _unescape(raw: str, escapable: str) -> str:
    for match in _ESCAPE.finditer(raw):
        if match[1] not in escapable:
            raise NotationError(Refusal("record.escape", None, {"seen": quote(match[0])}))
    return _ESCAPE.sub(r"\1", raw)


def check_tag(name: str, value: str) -> None:
    """Refuses what a tag of ours cannot hold; those that are checked elsewhere, and others, can hold anything."""
    match name:
        case "Game":
            is_good = value == GAME
        case "Variant":
            is_good = value in list(Variant)
        case "Start":
            is_good = 1 <= parse_number(value) <= MOST_PLAYERS
        case "Date":
            is_good = _is_date(value)
        case _:
            return
    if not is_good:
        raise NotationError(Refusal("record.tag_value", None, {"tag": name, "seen": quote(value)}))


def _is_date(value: str) -> bool:
    if not _DATE.fullmatch(value):
        return False
    try:
        date.fromisoformat(value)
    except ValueError:
        return False
    return True


def _parts(words: list[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == PART:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _parse_bid(word: str) -> Bid | Pass | Retract:
    if word == _PASS_WORD:
        return Pass()
    if word == _RETRACT_WORD:
        return Retract()
    return Bid(parse_number(word))
