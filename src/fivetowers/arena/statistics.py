"""What a series says about its bots: win shares, margins and first-seat advantage with intervals; times and faults."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from fivetowers.arena.elo import elo_ratings
from fivetowers.arena.intervals import CONFIDENCE, DealTotal, Interval, mean_interval, share_interval
from fivetowers.arena.match import Clock, Fault
from fivetowers.arena.results import DealResult, GameResult

POINTS_OF_COURSE = 120  # of the curve over deals


@dataclass(frozen=True, slots=True)
class FaultReport:
    bot: str
    deal: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class BotSummary:
    """One bot over all its seats. Times are in milliseconds; `over` is the part of decisions over the budget."""

    name: str
    games: int
    share: Interval
    margin: Interval | None
    """None, as the score, when every game ended by a fault."""
    score: float | None
    decisions: int
    mean_time: float
    longest_time: float
    over: float
    faults: dict[str, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """`bots` from the largest share down; `pairs` holds how often the first of two was better (equal: half); `elo` has
    everybody who met somebody else.
    """

    players: int
    deals: int
    games: int
    bots: tuple[BotSummary, ...]
    seats: tuple[Interval, ...]
    pairs: dict[tuple[str, str], Interval]
    elo: dict[str, Interval]
    faults: tuple[FaultReport, ...]

    @property
    def first_seat_advantage(self) -> Interval:
        """The starting player's share, less what is due to a seat. All start equally often, so strength cancels."""
        first, due = self.seats[0], 1 / self.players
        return Interval(first.mean - due, first.low - due, first.high - due, first.deals)


class _Totals:
    """Totals by deal of one quantity."""

    def __init__(self) -> None:
        self._rows: dict[int, list[float]] = {}

    def add(self, deal_seed: int, value: float) -> None:
        row = self._rows.setdefault(deal_seed, [0.0, 0])
        row[0] += value
        row[1] += 1

    @property
    def clusters(self) -> list[DealTotal]:
        return [(total, int(count)) for total, count in self._rows.values()]

    @property
    def count(self) -> int:
        return sum(count for _, count in self.clusters)

    @property
    def total(self) -> float:
        return sum(total for total, _ in self.clusters)


class _BotTotals:
    def __init__(self) -> None:
        self.shares, self.margins, self.scores, self.duels = _Totals(), _Totals(), _Totals(), _Totals()
        self.clock = Clock()
        self.faults: Counter[str] = Counter()

    def summary(self, name: str, confidence: float) -> BotSummary:
        clock = self.clock
        decisions = max(1, clock.decisions)
        return BotSummary(
            name=name,
            games=self.shares.count,
            share=share_interval(self.shares.clusters, confidence),
            margin=mean_interval(self.margins.clusters, confidence) if self.margins.count else None,
            score=mean_interval(self.scores.clusters).mean if self.scores.count else None,
            decisions=clock.decisions,
            mean_time=clock.seconds / decisions * 1000,
            longest_time=clock.longest * 1000,
            over=clock.over / decisions,
            faults=dict(self.faults),
        )


class _Collector:
    """Goes through the games once and adds up everything that is asked of them."""

    def __init__(self) -> None:
        self.bots: dict[str, _BotTotals] = defaultdict(_BotTotals)
        self.seats: dict[int, _Totals] = defaultdict(_Totals)
        self.pairs: dict[tuple[str, str], _Totals] = defaultdict(_Totals)
        self.faults: list[FaultReport] = []

    def add(self, result: DealResult) -> None:
        for game in result.games:
            self._add_game(game, result.deal_seed)
            if game.fault is not None:
                name = game.seats[game.fault.seat]
                self.bots[name].faults[game.fault.refusal.code] += 1
                self.faults.append(FaultReport(name, result.deal, game.fault))

    def _add_game(self, game: GameResult, deal_seed: int) -> None:
        shares, margins, ranks = game.shares, game.margins, game.ranks
        for seat, name in enumerate(game.seats):
            bot = self.bots[name]
            bot.shares.add(deal_seed, shares[seat])
            self.seats[seat].add(deal_seed, shares[seat])
            if game.fault is None:  # else points mean little: the game was broken off
                bot.margins.add(deal_seed, margins[seat])
                bot.scores.add(deal_seed, game.scores[seat])
            bot.clock.join(game.clocks[seat])
            for other, rank in enumerate(ranks):
                if game.seats[other] != name:
                    is_better = 0.5 if rank == ranks[seat] else float(ranks[seat] < rank)
                    self.pairs[name, game.seats[other]].add(deal_seed, is_better)
                    bot.duels.add(deal_seed, is_better)


def summarise(results: Sequence[DealResult], confidence: float = CONFIDENCE) -> Summary:
    """There has to be at least one result."""
    found = _Collector()
    for result in results:
        found.add(result)
    bots = [totals.summary(name, confidence) for name, totals in found.bots.items()]
    return Summary(
        players=len(found.seats),
        deals=len({result.deal_seed for result in results}),
        games=sum(len(result.games) for result in results),
        bots=tuple(sorted(bots, key=lambda bot: -bot.share.mean)),
        seats=tuple(share_interval(found.seats[seat].clusters, confidence) for seat in sorted(found.seats)),
        pairs={pair: share_interval(totals.clusters, confidence) for pair, totals in found.pairs.items()},
        elo=elo_ratings(
            {pair: (totals.total, totals.count) for pair, totals in found.pairs.items()},
            {
                name: share_interval(totals.duels.clusters, confidence)
                for name, totals in found.bots.items()
                if totals.duels.count
            },
        ),
        faults=tuple(found.faults),
    )


def course(results: Sequence[DealResult], name: str, confidence: float = CONFIDENCE) -> list[Interval]:
    """How the win share of a bot and its interval settled, over more and more deals in their order."""
    totals = _Totals()
    for result in sorted(results, key=lambda result: result.deal):
        for game in result.games:
            for seat, share in zip(game.seats, game.shares, strict=True):
                if seat == name:
                    totals.add(result.deal_seed, share)
    clusters = totals.clusters
    step = max(1, len(clusters) // POINTS_OF_COURSE)
    ends = [*range(2, len(clusters), step), len(clusters)]
    return [share_interval(clusters[:end], confidence) for end in ends]
