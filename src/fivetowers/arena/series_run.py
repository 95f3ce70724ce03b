"""A run of a series: continues from stored results, plays what is missing, stops early if asked to, and reports."""

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from fivetowers.arena.contestants import Contestant, refuse
from fivetowers.arena.report import Report
from fivetowers.arena.results import DealResult, Rating
from fivetowers.arena.results_file import Results, Store, read_results
from fivetowers.arena.series import Series, Task, tasks
from fivetowers.arena.sprt import DealTally, Sprt, SprtFinding, Watch
from fivetowers.arena.statistics import summarise
from fivetowers.arena.workers import play_here, play_in_processes
from fivetowers.bots.roster import ROSTER
from fivetowers.referee.outside_program import BotFault
from fivetowers.text import say_refusal


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked for. `deals` is how many there are to be in the end; `added` are files of other series to report on
    with this one; `jobs` are processes on this machine, unless there is the address of a cluster.
    """

    series: Series
    deals: int
    out: Path | None = None
    records: Path | None = None
    added: tuple[Path, ...] = ()
    sprt: Sprt | None = None
    jobs: int = 1
    cluster: str | None = None


class Run:
    """Raises SeriesError when the files do not belong to the series."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._added = _read_added(order.added, order.series)
        self._store = Store(order.series, order.out, order.records)
        self.watch = _watch(order.series, order.sprt) if order.sprt else None
        for result in self._store.results:
            self._see(result)

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self._deals_left * self._order.series.players

    @property
    def results(self) -> list[DealResult]:
        """All that is known so far; what stands in two files counts once."""
        others = (result for found in self._added for result in found.deals)
        return list({result.key: result for result in (*others, *self._store.results)}.values())

    def play(self) -> Iterator[DealResult]:
        """Each result is stored before it is given; what is left can be played by another run."""
        if self._is_decided():
            return
        with closing(self._way()) as results:
            for result in results:
                self._store.add(result)
                self._see(result)
                yield result
                if self._is_decided():
                    return

    def report(self) -> Report | None:
        """None when nothing was played."""
        results = self.results
        if not results:
            return None
        own = [self._store.source] if self._store.results else []
        sources = dict.fromkeys([*own, *(found.source for found in self._added if found.deals)])
        return Report(summarise(results), tuple(results), _ratings(results), tuple(sources), self.watch)

    def _is_decided(self) -> bool:
        return self.watch is not None and self.watch.verdict is not SprtFinding.OPEN

    def _see(self, result: DealResult) -> None:
        if self.watch is not None:
            self.watch.add(result)

    @property
    def _deals_left(self) -> int:
        """Each lineup counts."""
        done = sum(result.deal <= self._order.deals for result in self._store.results)
        return self._order.deals * len(self._order.series.lineups) - done

    def _tasks(self) -> Iterator[Task]:
        order = self._order
        done = {(result.deal, result.lineup) for result in self._store.results}
        return tasks(order.series, order.deals, done, wants_records=order.records is not None)

    def _way(self) -> Generator[DealResult]:
        order, limits = self._order, self._order.series.limits
        if order.cluster is not None:
            from fivetowers.arena.ray_deals import play_on_cluster

            return play_on_cluster(self._tasks(), limits, order.cluster)
        jobs = min(order.jobs, self._deals_left)
        if jobs <= 1:
            return play_here(self._tasks(), limits)
        return play_in_processes(self._tasks(), limits, jobs)


def check_outside_bots(series: Series) -> None:
    """Starts each outside program once; raises SeriesError for the first that does not speak the protocol. Bots of
    one's own, and their weights, have to load.
    """
    for contestant in dict.fromkeys(series.contestants):
        if not contestant.is_outside and contestant.command not in {(name,) for name in ROSTER}:
            contestant.player(series.limits)
        if contestant.is_outside:
            with closing(contestant.outside_player(series.limits)) as player:
                try:
                    player.greet()
                except BotFault as fault:
                    if contestant.is_one_word and fault.refusal.code == "arena.not_started":
                        names = ", ".join(ROSTER)
                        raise refuse("arena.unknown_bot", seen=contestant.command[0], names=names) from fault
                    raise refuse("arena.bot_fails", name=contestant.name, words=say_refusal(fault.refusal)) from fault


def _watch(series: Series, sprt: Sprt) -> Watch:
    """The first bot that was named is the one that is tested."""
    first = series.contestants[0]
    return Watch(DealTally(sprt), first.name, sum(first in lineup for lineup in series.lineups))


def _read_added(paths: tuple[Path, ...], series: Series) -> list[Results]:
    """Only what can be counted together: as many players, the same variant, and one bot for each name."""
    known = {bot.name: bot for bot in series.contestants}
    return [_check_added(path, read_results(path), series, known) for path in paths]


def _check_added(path: Path, found: Results, series: Series, known: dict[str, Contestant]) -> Results:
    other = found.series
    if other.players != series.players:
        raise refuse("arena.other_players", file=str(path), seen=other.players, players=series.players)
    if other.variant != series.variant:
        raise refuse("arena.other_variant", file=str(path), seen=other.variant, variant=series.variant)
    for bot in other.contestants:
        if known.setdefault(bot.name, bot) != bot:
            raise refuse("arena.other_bot", file=str(path), name=bot.name)
    return found


def _ratings(results: list[DealResult]) -> dict[str, Rating]:
    try:
        from fivetowers.arena.rating import rate
    except ImportError:  # the extra `arena` is not installed
        return {}
    return rate(results)
