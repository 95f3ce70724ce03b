"""Who plays in a series: bots of the roster and outside programs, each with a name and a budget; and who meets whom."""

import re
import shlex
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from fivetowers.arena.external import OutsidePlayer
from fivetowers.arena.match import MatchPlayer, RosterPlayer
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import is_bot, make_bot
from fivetowers.errors import Fact, FiveTowersError, Refusal
from fivetowers.notation import quote
from fivetowers.records.record import LONGEST_NAME, check_name
from fivetowers.referee.outside_program import ProgramLimits

_SETTING = re.compile(r"(name|ms|nodes)=(.*)", re.DOTALL)
_WEIGHTS = "weights="
_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")


class SeriesError(FiveTowersError):
    """A series that cannot be played as asked for."""


def refuse(code: str, **facts: Fact) -> SeriesError:
    return SeriesError(Refusal(code, None, facts))


@dataclass(frozen=True, slots=True)
class Contestant:
    """`command` is the name of a bot, with or without `weights=FILE`, or the words that start an outside program."""

    name: str
    command: tuple[str, ...]
    budget: Budget = UNLIMITED

    @property
    def is_outside(self) -> bool:
        name, *others = self.command
        return not is_bot(name) or any(not word.startswith(_WEIGHTS) for word in others)

    @property
    def is_one_word(self) -> bool:
        """Whether it may be a name of the roster, mistyped, rather than the path of a program."""
        return len(self.command) == 1 and _WORD.fullmatch(self.command[0]) is not None

    @property
    def setting(self) -> str:
        """So the command line names it: `parse_contestant` reads it back.

        >>> Contestant("Mine", ("./my bot", "--fast"), Budget(milliseconds=20)).setting
        "name=Mine ms=20 './my bot' --fast"
        """
        words = [
            f"{key}={value}" for key, value in (("ms", self.budget.milliseconds), ("nodes", self.budget.nodes)) if value
        ]
        text = shlex.join([*words, *self.command])
        return text if parse_contestant(text).name == self.name else f"{shlex.join([f'name={self.name}'])} {text}"

    def outside_player(self, limits: ProgramLimits) -> OutsidePlayer:
        return OutsidePlayer(self.command, self.budget, limits)

    def player(self, limits: ProgramLimits) -> MatchPlayer:
        if self.is_outside:
            return self.outside_player(limits)
        name, *weights = self.command
        path = Path(weights[-1].removeprefix(_WEIGHTS)) if weights else None
        return RosterPlayer(make_bot(name, path), self.budget)


def parse_contestant(text: str, budget: Budget = UNLIMITED) -> Contestant:
    """A bot as the command line names it: settings, then a name of the roster or a command.

    >>> parse_contestant("ms=200 greedy").name
    'greedy 200 ms'
    >>> parse_contestant("name=Mine ./mybot --fast").command
    ('./mybot', '--fast')
    """
    try:
        words = shlex.split(text)
    except ValueError:
        raise refuse("arena.quotes", seen=quote(text)) from None
    name, parts = "", []
    while words and (setting := _SETTING.fullmatch(words[0])):
        key, value = setting.groups()
        if key == "name":
            name = value
        elif _NUMBER.fullmatch(value):
            is_time = key == "ms"
            budget = Budget(milliseconds=int(value)) if is_time else Budget(nodes=int(value))
            parts = [f"{value} {key}"]
        else:
            raise refuse("arena.setting", seen=quote(words[0]))
        del words[0]
    if not words:
        raise refuse("arena.no_bot", seen=quote(text))
    usual = " ".join((*words, *parts))
    if len(usual) > LONGEST_NAME:
        usual = "…" + usual[1 - LONGEST_NAME :]
    return Contestant(check_name(name or quote(usual)), tuple(words), budget)


def check_names(contestants: tuple[Contestant, ...]) -> None:
    """The same bot may be named several times; two different ones may not have one name."""
    known: dict[str, Contestant] = {}
    for contestant in contestants:
        if known.setdefault(contestant.name, contestant) != contestant:
            raise refuse("arena.same_name", seen=contestant.name)


Lineup = tuple[Contestant, ...]


def lineups(contestants: tuple[Contestant, ...], players: int) -> tuple[Lineup, ...]:
    """Every choice of this many contestants. If there are fewer, copies of the last one fill the seats.

    >>> a, b, c = map(parse_contestant, ("random", "greedy", "./mybot"))
    >>> [[bot.name for bot in lineup] for lineup in lineups((a, b, c), 2)]
    [['random', 'greedy'], ['random', './mybot'], ['greedy', './mybot']]
    >>> [[bot.name for bot in lineup] for lineup in lineups((a, b), 3)]
    [['random', 'greedy', 'greedy']]
    """
    copies = max(0, players - len(contestants))
    everyone = contestants + contestants[-1:] * copies
    found: dict[frozenset[tuple[Contestant, int]], Lineup] = {}
    for lineup in combinations(everyone, players):
        found.setdefault(frozenset(Counter(lineup).items()), lineup)  # in whatever order they were named
    # A game of one contestant against itself says nothing, unless nobody else is there.
    return tuple(lineup for lineup in found.values() if len(set(lineup)) > 1 or len(set(everyone)) == 1)


class PlayerPool:
    """The players of one process: outside programs are kept running from game to game. Each copy of one has its own."""

    def __init__(self, limits: ProgramLimits) -> None:
        self._limits = limits
        self._players: dict[tuple[Contestant, int], MatchPlayer] = {}

    def seat(self, seats: Lineup) -> list[MatchPlayer]:
        found = []
        for index, contestant in enumerate(seats):
            key = contestant, seats[:index].count(contestant)
            if key not in self._players:
                self._players[key] = contestant.player(self._limits)
            found.append(self._players[key])
        return found

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players.clear()
