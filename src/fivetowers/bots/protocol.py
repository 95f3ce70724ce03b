"""The bot's side of the bot protocol `5tp` (docs/notation.md): a line in, the lines of the answer out.

No input or output happens here. What cannot be done is answered with one `error` line and changes nothing.
"""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from fivetowers.actions import Action
from fivetowers.bots.base import UNLIMITED, Bot, Budget, TalkativeBot
from fivetowers.bots.info_line import ACTION_BORDER, Thought, format_info
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.errors import Fact, FiveTowersError, Refusal
from fivetowers.notation import format_action, parse_action, parse_number, quote
from fivetowers.position import format_state, parse_state
from fivetowers.records.record import GameRecord
from fivetowers.records.record_writer import format_record
from fivetowers.rules import apply, legal_actions, start
from fivetowers.scoring import scores
from fivetowers.state import State, Variant
from fivetowers.text import DEFAULT_LANGUAGE, say_refusal

VERSION = 1
LONGEST_LINE = 4_096  # characters, without the end of the line
LONGEST_ANSWER = 65_536  # characters
MOST_BYTES = 4 * LONGEST_LINE  # UTF-8 needs at most four for a character
_LONGEST_BUDGET = 86_400_000  # a day, and no more, however much is allowed
_MOST_NODES = 10**9
_COUNT = re.compile(r"[1-9][0-9]*")
OFFERED = ("nodes", "position", "info")
"""What this bot knows beyond the first words of the protocol: the answer to `option list`."""


class ProtocolError(FiveTowersError):
    """A line that cannot be obeyed, whatever the position."""


@dataclass(frozen=True, slots=True)
class GameSoFar:
    """A game so far: the state before each action, and last the one that is reached."""

    states: tuple[State, ...]
    actions: tuple[Action, ...] = ()
    has_record: bool = True
    """False for a game that was begun in the middle."""

    @property
    def state(self) -> State:
        return self.states[-1]

    def after(self, action: Action) -> "GameSoFar":
        return replace(self, states=(*self.states, apply(self.state, action)), actions=(*self.actions, action))

    def before_last(self) -> "GameSoFar":
        return replace(self, states=self.states[:-1], actions=self.actions[:-1])

    def record(self) -> GameRecord:
        first = self.states[0]
        names = tuple(str(seat + 1) for seat in range(first.players))
        return GameRecord(names, first.start, first.variant, actions=self.actions)


class Session:
    """One talk between a referee and a bot.

    >>> from fivetowers.bots.uniform import Uniform
    >>> session = Session(Uniform(), seed=1)
    >>> session.answer("5tp"), session.answer("score")
    (['5tp 1 random'], ['error protocol.no_game no game has begun: “new players 2 start 1” begins one'])
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        self.history: GameSoFar | None = None
        self.has_quit = False
        self._bot = bot
        self._seed = seed
        self._informs = False
        # Each command is given the rest of its line, None when the line is one word.
        self._before_game: dict[str, Callable[[str | None], list[str]]] = {
            "5tp": self._greet,
            "new": self._new,
            "position": self._position,
            "option": self._option,
            "quit": self._quit,
        }
        self._in_game: dict[str, Callable[[GameSoFar, str | None], list[str]]] = {
            "do": self._do,
            "go": self._go,
            "legal": self._legal,
            "state": self._state,
            "score": self._score,
            "record": self._record,
            "undo": self._undo,
        }

    def answer(self, line: bytes | str) -> list[str]:
        """The lines of the answer, without line ends; none for `quit`. The line may have its end or not."""
        try:
            return self._obey(_read(line))
        except FiveTowersError as error:
            refusal = error.refusal
            words = (refusal.code, refusal.rule, say_refusal(refusal, DEFAULT_LANGUAGE))
            return [" ".join(("error", *filter(None, words)))]

    def _obey(self, text: str) -> list[str]:
        word, space, rest = text.partition(" ")
        arguments = rest if space else None
        if word in self._before_game:
            return self._before_game[word](arguments)
        if word not in self._in_game:
            raise _refuse("unknown", seen=quote(word), words=" ".join((*self._before_game, *self._in_game)))
        if self.history is None:
            raise _refuse("no_game")
        return self._in_game[word](self.history, arguments)

    # ---- before and after a game

    def _greet(self, arguments: str | None) -> list[str]:
        _refuse_more("5tp", arguments)
        return [f"5tp {VERSION} {self._bot.name}"]

    def _new(self, arguments: str | None) -> list[str]:
        self.history = GameSoFar((_parse_new(arguments or ""),))
        return ["ok"]

    def _position(self, arguments: str | None) -> list[str]:
        """A game that begins here: what came before is not known, so it cannot be undone or written down."""
        self.history = GameSoFar((parse_state(arguments or ""),), has_record=False)
        return ["ok"]

    def _option(self, arguments: str | None) -> list[str]:
        match arguments:
            case "list":
                return [" ".join(("options", *OFFERED))]
            case "info on" | "info off":
                self._informs = arguments == "info on"
                return ["ok"]
        raise _refuse("option", seen=quote(f"option {arguments or ''}".rstrip()))

    def _quit(self, arguments: str | None) -> list[str]:
        _refuse_more("quit", arguments)
        self.has_quit = True
        return []

    # ---- in a game

    def _do(self, history: GameSoFar, arguments: str | None) -> list[str]:
        self.history = history.after(parse_action(arguments or ""))
        return ["ok"]

    def _undo(self, history: GameSoFar, arguments: str | None) -> list[str]:
        _refuse_more("undo", arguments)
        if not history.actions:
            raise _refuse("no_undo")
        self.history = history.before_last()
        return ["ok"]

    def _go(self, history: GameSoFar, arguments: str | None) -> list[str]:
        budget = _parse_budget(arguments)
        state = history.state
        if state.turn is None:
            raise _refuse("no_decision")
        # The generator follows from seed and position: asking twice, or about something else before, changes no choice.
        rng = Random(f"{self._seed} {format_state(state)}")
        if not self._informs:
            return [f"action {format_action(self._bot.choose(state, rng, budget))}"]
        begin = time.perf_counter()
        thought = _think_aloud(self._bot, state, rng, budget)
        info = format_info(thought, round((time.perf_counter() - begin) * 1000))
        return [info, f"action {format_action(thought.action)}"]

    def _legal(self, history: GameSoFar, arguments: str | None) -> list[str]:
        _refuse_more("legal", arguments)
        actions = ACTION_BORDER.join(map(format_action, legal_actions(history.state)))
        return [f"legal {actions}" if actions else "legal"]

    def _state(self, history: GameSoFar, arguments: str | None) -> list[str]:
        _refuse_more("state", arguments)
        return [f"state {format_state(history.state)}"]

    def _score(self, history: GameSoFar, arguments: str | None) -> list[str]:
        _refuse_more("score", arguments)
        return [" ".join(("score", *map(str, scores(history.state))))]

    def _record(self, history: GameSoFar, arguments: str | None) -> list[str]:
        _refuse_more("record", arguments)
        if not history.has_record:
            raise _refuse("no_record")
        lines = format_record(history.record()).removesuffix("\n").split("\n")
        return [f"record {len(lines)}", *lines]


def _think_aloud(bot: Bot, state: State, rng: Random, budget: Budget) -> Thought:
    """The choice that the bot makes anyhow, with whatever it can say about it."""
    if isinstance(bot, TalkativeBot):
        return bot.think_aloud(state, rng, budget)
    return Thought(bot.choose(state, rng, budget))


# ---- reading -------------------------------------------------------------------------------------------------------


def _refuse(code: str, **facts: Fact) -> ProtocolError:
    return ProtocolError(Refusal(f"protocol.{code}", None, facts))


def _refuse_more(word: str, arguments: str | None) -> None:
    """For a command that takes no words after it."""
    if arguments is not None:
        raise _refuse("extra", word=word, seen=quote(arguments))


def _read(line: bytes | str) -> str:
    """The text of a line without its end; refused if it is no line of the protocol at all."""
    if isinstance(line, bytes):
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(line) > MOST_BYTES:
            raise _refuse("too_long", longest=LONGEST_LINE)
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            raise _refuse("not_utf8") from None
    else:
        text = line.removesuffix("\n").removesuffix("\r")
    if len(text) > LONGEST_LINE:
        raise _refuse("too_long", longest=LONGEST_LINE)
    if not text:
        raise _refuse("empty")
    return text


def _parse_new(arguments: str) -> State:
    """The first state of a game, from `players 3 start 1` with or without a variant."""
    match arguments.split(" "):
        case ["players", players_text, "start", seat_text]:
            variant_text = Variant.STANDARD.value
        case ["players", players_text, "start", seat_text, "variant", variant_text]:
            pass
        case _:
            raise _refuse("new")
    players, seat = parse_number(players_text), parse_number(seat_text)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise _refuse("players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS, seen=players)
    if not 1 <= seat <= players:
        raise _refuse("start", players=players, seen=seat)
    if variant_text not in list(Variant):
        raise _refuse("variant", variants=", ".join(Variant), seen=quote(variant_text))
    return start(players, seat - 1, Variant(variant_text))


def _parse_budget(arguments: str | None) -> Budget:
    """`ms 200`, `nodes 1000`, or both, each once."""
    if arguments is None:
        return UNLIMITED
    words = arguments.split(" ")
    found = dict(zip(words[::2], words[1::2], strict=False))
    is_good = 2 * len(found) == len(words) and found.keys() <= {"ms", "nodes"}
    if not is_good or not all(map(_COUNT.fullmatch, found.values())):
        raise _refuse("go", seen=quote(f"go {arguments}"))
    milliseconds = min(int(found["ms"]), _LONGEST_BUDGET) if "ms" in found else None
    return Budget(milliseconds, min(int(found["nodes"]), _MOST_NODES) if "nodes" in found else None)
