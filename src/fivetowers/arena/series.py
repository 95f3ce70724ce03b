"""A series: every deal is played by every lineup in every rotation of the seats, and all chance comes from one seed."""

import shlex
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from random import Random

from fivetowers.arena.contestants import Contestant, Lineup, PlayerPool, check_names, lineups, refuse
from fivetowers.arena.match import Fault, Match, never, play_match
from fivetowers.arena.results import DealResult, GameResult
from fivetowers.dealer import new_dealer
from fivetowers.records.record import GameRecord
from fivetowers.records.record_writer import format_records
from fivetowers.referee.outside_program import ProgramLimits
from fivetowers.state import Variant
from fivetowers.text import message_of

SEED_BITS = 53  # so that any reader of JSON keeps them exact


@dataclass(frozen=True, slots=True)
class Series:
    """What is played, but not how much of it: a series can always be continued with more deals. Deals count from 1."""

    contestants: tuple[Contestant, ...]
    players: int = 2
    seed: int = 0
    variant: Variant = Variant.STANDARD
    limits: ProgramLimits = field(default_factory=ProgramLimits, compare=False)
    lineups: tuple[Lineup, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.contestants:
            raise refuse("arena.nobody")
        check_names(self.contestants)
        object.__setattr__(self, "lineups", lineups(self.contestants, self.players))

    def command(self, deals: int) -> str:
        """What plays it again.

        >>> from fivetowers.arena.contestants import parse_contestant
        >>> Series((parse_contestant("ms=5 greedy"), parse_contestant("random")), seed=3).command(10)
        "fivetowers arena --bot 'ms=5 greedy' --bot random --players 2 --deals 10 --seed 3 --variant standard"
        """
        words = ["fivetowers", "arena"]
        for bot in self.contestants:
            words += "--bot", bot.setting
        words += "--players", str(self.players), "--deals", str(deals), "--seed", str(self.seed)
        words += "--variant", self.variant.value
        if self.limits.grace_milliseconds != ProgramLimits().grace_milliseconds:
            words += "--grace", str(self.limits.grace_milliseconds)
        return shlex.join(words)

    def deal_seed(self, deal: int) -> int:
        """`new_dealer(players, Random(seed))` gives both orders of the cards."""
        return Random(f"{self.seed} deal {deal}").getrandbits(SEED_BITS)


@dataclass(frozen=True, slots=True)
class Task:
    """One deal for one lineup: what is handed to a worker, and what is either played whole or not at all."""

    series: Series
    deal: int
    lineup: int
    wants_records: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return names(self.series.lineups[self.lineup])


def names(lineup: Lineup) -> tuple[str, ...]:
    return tuple(contestant.name for contestant in lineup)


def tasks(
    series: Series, deals: int, done: Collection[tuple[int, tuple[str, ...]]] = (), *, wants_records: bool = False
) -> Iterator[Task]:
    """What there is to play up to this number of deals, but for the deals and lineups that were done before."""
    for deal in range(1, deals + 1):
        for lineup in range(len(series.lineups)):
            task = Task(series, deal, lineup, wants_records)
            if (deal, task.names) not in done:
                yield task


def play_task(task: Task, crew: PlayerPool, is_stopped: Callable[[], bool] = never) -> DealResult:
    """Raises Stopped once `is_stopped` says so."""
    series = task.series
    deal_seed, lineup = series.deal_seed(task.deal), task.names
    games, records = [], []
    for rotation, seats in enumerate(rotations(series.lineups[task.lineup], deal_seed), start=1):
        dealer = new_dealer(series.players, Random(deal_seed))
        rngs = [Random(f"{deal_seed} {lineup} {rotation} {seat}") for seat in range(series.players)]
        match = play_match(crew.seat(seats), dealer, rngs, variant=series.variant, is_stopped=is_stopped)
        games.append(GameResult(names(seats), match.scores, match.clocks, match.fault))
        if task.wants_records:
            records.append(_record(task, match, deal_seed, names(seats), rotation))
    return DealResult(task.deal, deal_seed, lineup, tuple(games), format_records(records) if records else None)


def rotations(lineup: Lineup, deal_seed: int) -> list[Lineup]:
    """Each contestant in each seat once. Who sits behind whom is drawn for each deal."""
    order = tuple(Random(f"{deal_seed} seats").sample(lineup, len(lineup))) if len(lineup) > 2 else lineup
    return [order[-shift:] + order[:-shift] if shift else order for shift in range(len(order))]


def _record(task: Task, match: Match, deal_seed: int, seats: tuple[str, ...], rotation: int) -> GameRecord:
    tags = [("Deal", str(task.deal)), ("DealSeed", str(deal_seed)), ("Rotation", str(rotation))]
    if match.fault is not None:
        tags.append(("Forfeit", _forfeit(match.fault)))
    return GameRecord(seats, 0, task.series.variant, tags=tuple(tags), actions=match.actions)


def _forfeit(fault: Fault) -> str:
    """Who lost, and why: `2 late`."""
    return f"{fault.seat + 1} {message_of(fault.refusal.code).partition('-')[2]}"
