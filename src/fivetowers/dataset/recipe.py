"""What a dataset is made of: who plays, how often, and what is written. The same recipe always gives the same files."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from fivetowers.arena.contestants import Contestant, Lineup, check_names, lineups
from fivetowers.bots.styles import KERNEL_BOTS, NETWORK_ALONE
from fivetowers.errors import Fact, FiveTowersError, Refusal

SEEDS = 2**64


class DatasetError(FiveTowersError):
    """A dataset that cannot be made, continued or read."""


def refuse(code: str, **facts: Fact) -> DatasetError:
    return DatasetError(Refusal(code, None, facts))


class Content(StrEnum):
    """What the rows of a shard are."""

    GAMES = "games"
    POSITIONS = "positions"


class FileFormat(StrEnum):
    NPZ = "npz"
    PARQUET = "parquet"


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """Some of the games, in one file. Shards and games count from 0."""

    number: int
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"shard-{self.number:06}"


@dataclass(frozen=True, slots=True)
class Recipe:
    """All that decides what is in the files, but not how many games there are: a dataset can always grow."""

    contestants: tuple[Contestant, ...]
    players: int = 2
    seed: int = 0
    content: Content = Content.GAMES
    file_format: FileFormat = FileFormat.NPZ
    games_a_shard: int = 1_000
    lineups: tuple[Lineup, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_names(self.contestants)
        for contestant in self.contestants:
            if contestant.budget.milliseconds is not None:
                raise refuse("generate.time_budget", name=contestant.name)
        if not 0 <= self.seed < SEEDS:
            raise refuse("generate.seed", seen=self.seed)
        if self.has_network and not self.is_played_by_the_kernel:
            raise refuse("generate.network", names=", ".join(KERNEL_BOTS))
        object.__setattr__(self, "lineups", lineups(self.contestants, self.players))

    @property
    def bots(self) -> tuple[Contestant, ...]:
        """Everybody once: what the column `bot` counts."""
        return tuple(dict.fromkeys(self.contestants))

    @property
    def is_played_by_the_kernel(self) -> bool:
        """Whether all bots are among those that the kernel knows; its speed is that of thousands of games a second."""
        return all(len(bot.command) == 1 and bot.command[0] in KERNEL_BOTS for bot in self.bots)

    @property
    def has_network(self) -> bool:
        """Whether one of the bots is the network alone, without the search of `master`."""
        return any(bot.command == (NETWORK_ALONE,) for bot in self.bots)

    def seats(self, game: int) -> Lineup:
        """Who sits where: the lineups take turns, and in each everybody sits everywhere equally often."""
        round_of_lineups, index = divmod(game, len(self.lineups))
        lineup, shift = self.lineups[index], round_of_lineups % self.players
        return lineup[shift:] + lineup[:shift]

    def shards(self, games: int) -> Iterator[ShardPlan]:
        """
        >>> from fivetowers.arena.contestants import parse_contestant
        >>> [shard.games for shard in Recipe((parse_contestant("random"),)).shards(2_500)]
        [1000, 1000, 500]
        """
        for number, first in enumerate(range(0, games, self.games_a_shard)):
            yield ShardPlan(number, first, min(self.games_a_shard, games - first))

    @property
    def facts(self) -> dict[str, Any]:
        """For the manifest."""
        return {
            "content": self.content.value,
            "file_format": self.file_format.value,
            "players": self.players,
            "seed": self.seed,
            "games_a_shard": self.games_a_shard,
            "bots": [bot.name for bot in self.bots],
            "contestants": [bot.setting for bot in self.contestants],
        }
