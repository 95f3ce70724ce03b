"""Whether a program speaks the bot protocol as docs/notation.md has it: check after check, each with its dialogue.

Every check starts the program again, so that one fault does not hide the next. A word of the protocol that is not among
the least a bot must do (docs/bots.md) may be answered with `error`: the check then says `not offered`.
"""

import json
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from random import Random

from fivetowers.actions import Action
from fivetowers.bots.base import Budget
from fivetowers.bots.info_line import ACTION_BORDER, parse_info
from fivetowers.bots.protocol import LONGEST_LINE
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.dealer import Dealer, new_dealer
from fivetowers.errors import Refusal
from fivetowers.notation import format_action, parse_action, quote
from fivetowers.position import format_state, state_to_dict
from fivetowers.records.record import GameRecord
from fivetowers.records.record_writer import format_record
from fivetowers.referee.outside_program import BotFault, OutsideProgram, ProgramLimits, parse_choice
from fivetowers.rules import apply, legal_actions, start, why_illegal
from fivetowers.scoring import scores
from fivetowers.state import Phase, State, Variant
from fivetowers.text import say_refusal

SHOWN = 12  # last lines of a dialogue
NODES = 50
SAME_BEFORE = 15  # characters that are quoted before the first wrong one
ERROR = "error …"


class Verdict(StrEnum):
    GOOD = "good"
    NOT_OFFERED = "not offered"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of one check; the dialogue is its last lines, `>` to the program and `<` from it."""

    check: str
    verdict: Verdict
    refusal: Refusal | None = None
    dialogue: tuple[str, ...] = ()


class NotOffered(Exception):
    """An optional word was answered with an error."""


def check_program(
    command: list[str], budget: Budget, limits: ProgramLimits, wanted: Collection[str] | None = None
) -> Iterator[Finding]:
    """All checks, or those that are wanted."""
    for name, check in CHECKS.items():
        if wanted is not None and name not in wanted:
            continue
        dialogue: list[str] = []
        try:
            program = OutsideProgram(command, limits, dialogue.append)
        except BotFault as fault:
            yield Finding(name, Verdict.WRONG, fault.refusal, tuple(dialogue[-SHOWN:]))
            return  # nothing else can be asked
        try:
            check(Talk(program, budget))
            yield Finding(name, Verdict.GOOD)
        except NotOffered:
            yield Finding(name, Verdict.NOT_OFFERED)
        except BotFault as fault:
            yield Finding(name, Verdict.WRONG, fault.refusal, tuple(dialogue[-SHOWN:]))
        finally:
            program.end()


class Talk:
    """A program under test, and the game that it has been told of."""

    def __init__(self, program: OutsideProgram, budget: Budget) -> None:
        self.program = program
        self.budget = budget
        self.states: list[State] = []
        self.actions: list[Action] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        return self.state.phase is Phase.OVER

    def ask(self, line: str) -> str:
        self.program.say([line])
        return self.program.hear(self.program.limits.answer)

    def expect(self, line: str, expected: str) -> None:
        """`error …` stands for any error."""
        answer = self.ask(line)
        is_right = answer.startswith("error ") if expected == ERROR else answer == expected
        if not is_right:
            raise _wrong(line, answer, expected)

    def begin(self, players: int, variant: Variant = Variant.STANDARD) -> None:
        self.expect(f"new players {players} start 1 variant {variant}", "ok")
        self.states, self.actions = [start(players, 0, variant)], []

    def do(self, action: Action) -> None:
        self.expect(f"do {format_action(action)}", "ok")
        self.states.append(apply(self.state, action))
        self.actions.append(action)

    def go(self, budget: Budget | None = None) -> Action:
        """A legal action, in time."""
        budget = budget or self.budget
        answer, seconds = self.program.ask_to_choose([], budget)
        allowed = self.program.limits.seconds(budget)
        if seconds > allowed:
            facts = {"milliseconds": round(seconds * 1000), "limit": round(allowed * 1000)}
            raise BotFault(Refusal("arena.late", None, facts))
        action = parse_choice(answer)
        if refusal := why_illegal(self.state, action):
            facts_of = {"seen": quote(format_action(action)), "words": say_refusal(refusal)}
            raise BotFault(Refusal("arena.illegal", refusal.rule, facts_of))
        return action

    def deal(self, dealer: Dealer) -> Dealer:
        deal, dealer = dealer.turn_up(self.state)
        self.do(deal)
        return dealer


def _wrong(line: str, answer: str, expected: str) -> BotFault:
    """Of long texts only the part is quoted in which they begin to differ."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(answer, expected, strict=False)))
    first = max(0, same - SAME_BEFORE)
    seen, wanted = (f"…{text[first:]}" if first else text for text in (answer, expected))
    return BotFault(
        Refusal("arena.wrong_answer", None, {"line": quote(line), "seen": quote(seen), "expected": quote(wanted)})
    )


# ---- the least a bot must do ----------------------------------------------------------------------------------------


def _handshake(talk: Talk) -> None:
    """The program has greeted already."""
    talk.program.say(["5tp"])
    answer = talk.program.hear(talk.program.limits.answer)
    if not answer.startswith("5tp 1 "):
        raise _wrong("5tp", answer, "5tp 1 NAME")


def _games(talk: Talk) -> None:
    """Whole games of 2 to 5 players, in which the program decides for every seat."""
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        talk.begin(players)
        _play(talk, new_dealer(players, Random(players)), lambda talk: talk.go())


def _among_others(talk: Talk) -> None:
    """The program decides for the first seat, and the others do anything legal."""
    rng = Random(1)
    for variant in Variant:
        talk.begin(3, variant)
        _play(
            talk,
            new_dealer(3, Random(7)),
            lambda talk: talk.go() if talk.state.turn == 0 else rng.choice(legal_actions(talk.state)),
        )


def _play(talk: Talk, dealer: Dealer, choose: Callable[[Talk], Action]) -> None:
    while not talk.is_over:
        if talk.state.phase is Phase.DEAL:
            dealer = talk.deal(dealer)
        else:
            talk.do(choose(talk))


def _garbage(talk: Talk) -> None:
    """What cannot be understood is an error, and the game goes on."""
    for line in ("go", "hello there", ""):
        talk.expect(line, ERROR)
    talk.begin(2)
    talk.deal(new_dealer(2, Random(1)))
    for line in ("", "hello there", "go fast", "go ms 0", "new players 9 start 1", "x" * (LONGEST_LINE + 1)):
        talk.expect(line, ERROR)
    talk.program.say_bytes(b"do \xff\xfe\n")
    if not (answer := talk.program.hear(talk.program.limits.answer)).startswith("error "):
        raise _wrong("do \N{REPLACEMENT CHARACTER}", answer, ERROR)
    talk.do(talk.go())


def _undo(talk: Talk) -> None:
    talk.begin(2)
    talk.expect("undo", ERROR)
    talk.deal(new_dealer(2, Random(3)))
    before = talk.state
    talk.do(talk.go())
    talk.expect("undo", "ok")
    talk.states.append(before)
    talk.go()


def _windows_lines(talk: Talk) -> None:
    talk.program.say_bytes(b"new players 2 start 1\r\n")
    if (answer := talk.program.hear(talk.program.limits.answer)) != "ok":
        raise _wrong("new players 2 start 1", answer, "ok")


def _quit(talk: Talk) -> None:
    talk.begin(2)
    talk.program.say(["quit"])
    _expect_exit(talk)


def _end_of_input(talk: Talk) -> None:
    talk.begin(2)
    talk.program.close_input()
    _expect_exit(talk)


def _expect_exit(talk: Talk) -> None:
    status = talk.program.wait(talk.program.limits.answer)
    if status != 0:
        raise BotFault(Refusal("arena.no_exit", None, {"status": "?" if status is None else str(status)}))


# ---- the other words of the protocol --------------------------------------------------------------------------------


def _told(talk: Talk) -> Iterator[None]:
    """Stops at every tenth position of a game."""
    rng = Random(2)
    talk.begin(3)
    dealer = new_dealer(3, Random(2))
    count = 0
    while not talk.is_over:
        if talk.state.phase is Phase.DEAL:
            dealer = talk.deal(dealer)
        else:
            talk.do(rng.choice(legal_actions(talk.state)))
        count += 1
        if count % 10 == 1 or talk.is_over:
            yield


def _optional(talk: Talk, line: str) -> str:
    answer = talk.ask(line)
    if answer.startswith("error "):
        raise NotOffered
    return answer


def _refusals(talk: Talk) -> None:
    """A program that knows the rules refuses what they forbid; one that trusts its referee says `ok`."""
    talk.begin(2)
    if not talk.ask("go").startswith("error "):
        raise NotOffered
    talk.deal(new_dealer(2, Random(4)))
    for line in ("do pass", "do bid 6", "do deal T1 T2 T3 T4 T5", "do build T5"):
        if not talk.ask(line).startswith("error "):
            raise NotOffered
    talk.do(talk.go())  # and nothing has changed


def _legal(talk: Talk) -> None:
    for _ in _told(talk):
        actions = "|".join(map(format_action, legal_actions(talk.state)))
        expected = f"legal {actions}".rstrip()
        if (answer := _optional(talk, "legal")) != expected:
            raise _wrong("legal", answer, expected)


def _state(talk: Talk) -> None:
    for _ in _told(talk):
        answer = _optional(talk, "state")
        expected = state_to_dict(talk.state)
        try:
            seen = json.loads(answer.removeprefix("state "))
        except json.JSONDecodeError:
            raise _wrong("state", answer, "state {json}") from None
        for key, value in expected.items():
            if not isinstance(seen, dict) or key not in seen:
                raise _wrong("state", answer, _field(key, value))
            if seen[key] != value:
                raise _wrong("state", _field(key, seen[key]), _field(key, value))


def _field(key: str, value: object) -> str:
    return f'"{key}": {json.dumps(value)}'


def _score(talk: Talk) -> None:
    for _ in _told(talk):
        expected = " ".join(("score", *map(str, scores(talk.state))))
        if (answer := _optional(talk, "score")) != expected:
            raise _wrong("score", answer, expected)


def _record(talk: Talk) -> None:
    for _ in _told(talk):
        first = talk.states[0]
        names = tuple(str(seat + 1) for seat in range(first.players))
        record = GameRecord(names, first.start, first.variant, actions=tuple(talk.actions))
        expected = format_record(record).removesuffix("\n").split("\n")
        answer = _optional(talk, "record")
        if answer != f"record {len(expected)}":
            raise _wrong("record", answer, f"record {len(expected)}")
        for line in expected:
            if (seen := talk.program.hear(talk.program.limits.answer)) != line:
                raise _wrong("record", seen, line)


def _nodes(talk: Talk) -> None:
    """A budget of nodes, alone or beside one of time."""
    if "nodes" not in talk.program.options():
        raise NotOffered
    talk.begin(2)
    talk.deal(new_dealer(2, Random(8)))
    talk.expect("go nodes 0", ERROR)
    talk.do(talk.go(Budget(nodes=NODES)))
    talk.go(Budget(talk.budget.milliseconds, NODES))


def _position(talk: Talk) -> None:
    """Games that begin in the middle of one that the program has not seen, the first before any `new`."""
    if "position" not in talk.program.options():
        raise NotOffered
    rng, dealer, state = Random(6), new_dealer(3, Random(6)), start(3, 0)
    decisions = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        if decisions % 10 == 0:
            _begin_in(talk, state)
        state = apply(state, rng.choice(legal_actions(state)))
        decisions += 1


def _begin_in(talk: Talk, state: State) -> None:
    talk.expect(f"position {format_state(state)}", "ok")
    talk.states, talk.actions = [state], []
    talk.expect("position {}", ERROR)  # and the game stays
    for line in ("undo", "record"):  # nothing is known of what came before
        talk.expect(line, ERROR)
    talk.do(talk.go())
    talk.expect("undo", "ok")
    talk.states.pop()
    talk.go()


def _info(talk: Talk) -> None:
    """Thoughts come when they are asked for, and only then; the choice is as good with them as without."""
    if "info" not in talk.program.options():
        raise NotOffered
    heard: list[str] = []
    talk.program.listener = heard.append
    talk.begin(2)
    talk.deal(new_dealer(2, Random(5)))
    talk.go()
    talk.program.ask_for_info()
    talk.go()
    if not heard:
        raise _wrong("go", "action …", "info …")
    for line in heard:
        _check_info(talk.state, line)
    talk.program.ask_for_info(is_on=False)
    talk.go()


def _check_info(state: State, line: str) -> None:
    try:
        found = parse_info(line)
    except ValueError:
        raise _wrong("go", line, "info ms 37 nodes 512 share 0.613 line bid 3|pass") from None
    first, *_ = found.get("line", "").split(ACTION_BORDER)
    if first and why_illegal(state, parse_action(first)):
        raise _wrong("go", line, "line " + ACTION_BORDER.join(map(format_action, legal_actions(state))))


CHECKS: dict[str, Callable[[Talk], None]] = {
    "handshake": _handshake,
    "games": _games,
    "among_others": _among_others,
    "garbage": _garbage,
    "undo": _undo,
    "line_ends": _windows_lines,
    "quit": _quit,
    "end_of_input": _end_of_input,
    "refusals": _refusals,
    "legal": _legal,
    "state": _state,
    "score": _score,
    "record": _record,
    "nodes": _nodes,
    "position": _position,
    "info": _info,
}
"""By the ids of their names: `check-handshake` …"""
