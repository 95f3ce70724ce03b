"""Records from `.5t` text: every action is applied by the rules as it is read."""

import re
from dataclasses import dataclass, field
from datetime import date

from fivetowers.actions import Action, Bid, Deal, Pass, Retract
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.errors import FiveTowersError, NotationError, RecordError, Refusal
from fivetowers.notation import parse_build, parse_card, parse_number, quote
from fivetowers.records.annotations import CLOSE, OPEN, Comment, Remark, SideLine, Word, split_words
from fivetowers.records.record import FAIRNESS_TAGS, GameRecord, check_name
from fivetowers.records.record_writer import GAME, NAME_BORDER, PART, PASS_WORD, RETRACT_WORD
from fivetowers.rules import apply, start
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State, Variant

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\]|\\.)*)"\]')
_ESCAPE = re.compile(r"\\(.)")
_PIECE = re.compile(r"\||(?:[^|\\]|\\.)+")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_REQUIRED = ("Players", "Start")
_OWN_TAGS = ("Game", "Players", "Variant", "Start", "Date", "Result")
_ONCE = frozenset((*_OWN_TAGS, *FAIRNESS_TAGS))


def parse_records(text: str | bytes) -> tuple[GameRecord, ...]:
    """Every game of a file, replayed through the rules. Raises RecordError (line, round, rule) at the first fault.

    >>> text = str(GameRecord(("Anna", "Ben")))
    >>> len(parse_records(text + text))
    2
    """
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
            in_round, names = (games[-1].round_being_read, games[-1].names) if games else (None, ())
            raise RecordError(error.refusal, number, in_round, names) from error
    if not games:
        raise RecordError(Refusal("record.empty"), 1)
    games[-1].finish()
    return tuple(game.record() for game in games)


def parse_record(text: str | bytes) -> GameRecord:
    """The one game of this text.

    >>> record = parse_record('[Game "5 Towers"]\\n[Players "Anna|Ben"]\\n[Start "1"]\\n1. T5 C7 S0 H12 M3 / 2')
    >>> record.names, record.actions[-1]
    (('Anna', 'Ben'), Bid(2))
    """
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
        self.names: tuple[str, ...] = ()
        self.line: _Line | None = None
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
        state = (self.line or self._begin()).state
        if "Result" in self.tags:
            line = self.tag_lines["Result"]
            if outcome(state) is None:
                raise RecordError(Refusal("record.result_early", "R18"), line)
            expected = " ".join(map(str, scores(state)))
            if self.tags["Result"] != expected:
                facts = {"seen": quote(self.tags["Result"]), "expected": expected}
                raise RecordError(Refusal("record.result", "R19", facts), line)

    def record(self) -> GameRecord:
        assert self.line is not None
        record = GameRecord(
            names=self.names,
            start=int(self.tags["Start"]) - 1,
            variant=self.line.state.variant,
            date=self.tags.get("Date"),
            tags=tuple(self.other_tags),
            actions=tuple(self.line.actions),
            comments=tuple(self.line.comments),
            side_lines=tuple(self.line.side_lines),
        )
        vars(record)["end"] = self.line.state  # reading was a replay
        return record

    # -- tags

    def _read_tag(self, line: str, number: int) -> None:
        match = _TAG.fullmatch(line)
        if match is None:
            raise NotationError(Refusal("record.tag", None, {"seen": quote(line)}))
        name, raw = match.groups()
        if self.line is not None:
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

    def _begin(self) -> "_Line":
        for name in _REQUIRED:
            if name not in self.tag_lines:
                raise RecordError(Refusal("record.tag_missing", None, {"tag": name}), self.last_line)
        starting_seat = parse_number(self.tags["Start"])
        if starting_seat > len(self.names):
            refusal = Refusal("record.tag_value", None, {"tag": "Start", "seen": self.tags["Start"]})
            raise RecordError(refusal, self.tag_lines["Start"])
        variant = Variant(self.tags.get("Variant", Variant.STANDARD))
        self.line = _Line(start(len(self.names), starting_seat - 1, variant))
        return self.line

    # -- rounds

    def _read_round(self, line: str, number: int) -> None:
        game = self.line or self._begin()
        state = game.state
        self.round_being_read = state.round + 1
        first, *words = split_words(line)
        if first != f"{self.round_being_read}.":
            facts = {"seen": quote(first if isinstance(first, str) else line), "expected": f"{self.round_being_read}."}
            raise NotationError(Refusal("record.round_number", None, facts))
        if not self.round_is_complete:
            raise RecordError(Refusal("record.incomplete"), self.last_line, state.round)
        display, *others = _parts(words)
        if len(others) > 2:
            raise NotationError(Refusal("record.parts", None, {"seen": len(others) + 1}))
        if not display.words:
            raise NotationError(Refusal("notation.no_cards", None, {"seen": ""}))
        game.apply(Deal(tuple(map(parse_card, display.words))))
        game.annotate(display, len(display.words))
        bids, build = (*others, _Part(), _Part())[:2]
        game.read_moves(bids, build)
        for part in (display, bids, build):
            part.check_notes()
        self.round_is_complete = len(others) == 2 and game.state.phase in (Phase.DEAL, Phase.OVER)


@dataclass(slots=True)
class _Part:
    """The words of one part of a round, and the comments and side lines by the number of words before them."""

    words: list[str] = field(default_factory=list)
    notes: dict[int, list[Remark | list[Word]]] = field(default_factory=dict)

    def add_note(self, note: Remark | list[Word]) -> None:
        self.notes.setdefault(len(self.words), []).append(note)

    def check_notes(self) -> None:
        """All that stands after an action has been taken; what is left stands elsewhere."""
        for note in (note for notes in self.notes.values() for note in notes):
            if isinstance(note, Remark):
                raise NotationError(Refusal("record.comment", None, {"seen": quote(note.text)}))
            raise _no_side_line(note)


class _Line:
    """Actions as they are read, each of them applied, with comments, and side lines that branch off."""

    def __init__(self, state: State) -> None:
        self.before = self.state = state
        self.actions: list[Action] = []
        self.comments: list[Comment] = []
        self.side_lines: list[SideLine] = []

    def apply(self, action: Action) -> None:
        self.before, self.state = self.state, apply(self.state, action)
        self.actions.append(action)

    def read_moves(self, bids: _Part, build: _Part) -> None:
        for count, word in enumerate(bids.words, start=1):
            self.apply(_parse_bid(word))
            self.annotate(bids, count)
        if build.words:
            self.apply(parse_build(build.words))
            self.annotate(build, len(build.words))

    def annotate(self, part: _Part, count: int) -> None:
        """What stands after this many words of the part belongs to the last action."""
        for note in part.notes.pop(count, ()):
            if isinstance(note, Remark):
                self.comments.append(Comment(len(self.actions), note.text))
            else:
                self.side_lines.append(self._read_side_line(note))

    def _read_side_line(self, words: list[Word]) -> SideLine:
        line = _Line(self.before)
        parts = _parts(words)
        if self.before.phase is Phase.BUILD:
            parts.insert(0, _Part())
        if self.before.phase is Phase.DEAL or len(parts) > 2:  # chance has no side lines
            raise _no_side_line(words)
        bids, build = (*parts, _Part())[:2]
        line.read_moves(bids, build)
        bids.check_notes()
        build.check_notes()
        if not line.actions or line.side_lines:
            raise _no_side_line(words)
        moves = tuple(action for action in line.actions if not isinstance(action, Deal))
        return SideLine(len(self.actions) - 1, moves, tuple(line.comments))


def _no_side_line(words: list[Word]) -> NotationError:
    seen = " ".join(word if isinstance(word, str) else f"{{{word.text}}}" for word in words)
    return NotationError(Refusal("record.side_line", None, {"seen": quote(seen)}))


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
    """Refuses a value that one of our tags cannot have; tags checked elsewhere, and unknown ones, can have any."""
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


def _parts(words: list[Word]) -> list[_Part]:
    parts = [_Part()]
    side_line: list[Word] | None = None
    for word in words:
        if side_line is not None:
            if word == OPEN:
                raise _no_side_line([*side_line, word])
            if word == CLOSE:
                parts[-1].add_note(side_line)
                side_line = None
            else:
                side_line.append(word)
        elif word == OPEN:
            side_line = []
        elif isinstance(word, Remark):
            parts[-1].add_note(word)
        elif word == PART:
            parts.append(_Part())
        else:
            parts[-1].words.append(word)
    if side_line is not None:
        raise _no_side_line(side_line)
    return parts


def _parse_bid(word: str) -> Bid | Pass | Retract:
    if word == PASS_WORD:
        return Pass()
    if word == RETRACT_WORD:
        return Retract()
    return Bid(parse_number(word))
