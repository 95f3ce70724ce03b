"""What was played, and what follows from it: shares of the victory, ranks, margins; and what a rating is."""

from dataclasses import dataclass

from fivetowers.arena.match import Clock, Fault


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game; `seats` names who sat where, seat 0 started. A player at fault lost, whatever the scores."""

    seats: tuple[str, ...]
    scores: tuple[int, ...]
    clocks: tuple[Clock, ...]
    fault: Fault | None = None

    @property
    def ranks(self) -> tuple[int, ...]:
        """For each seat how many were better. After a fault all others stand first together."""
        if self.fault is not None:
            return tuple(len(self.seats) - 1 if seat == self.fault.seat else 0 for seat in range(len(self.seats)))
        return tuple(sum(other > own for other in self.scores) for own in self.scores)

    @property
    def shares(self) -> tuple[float, ...]:
        """1 for a sole winner, 1/k for each of k who share (R22)."""
        ranks = self.ranks
        winners = ranks.count(0)
        return tuple(1 / winners if rank == 0 else 0.0 for rank in ranks)

    @property
    def margins(self) -> tuple[int, ...]:
        """Each seat's score less that of the best other. It means something only in a game without fault."""
        return tuple(
            own - max(other for index, other in enumerate(self.scores) if index != seat)
            for seat, own in enumerate(self.scores)
        )


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal, played by one lineup in every rotation of the seats."""

    deal: int
    deal_seed: int
    lineup: tuple[str, ...]
    games: tuple[GameResult, ...]
    records: str | None = None
    """The games as records, if they were asked for."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal_seed, self.lineup


@dataclass(frozen=True, slots=True)
class Rating:
    """A guess of strength and how unsure it is; all begin with 25 ± 8.33. `floor` is almost certainly reached."""

    mean: float
    deviation: float

    @property
    def floor(self) -> float:
        return self.mean - 3 * self.deviation
