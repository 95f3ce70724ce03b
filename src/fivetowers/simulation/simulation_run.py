"""A whole simulation in a folder: the games, which continue after an interruption, and then everything counted.

The folder holds `games/` (a dataset, as `fivetowers generate` makes it), `seats` and `rounds` (a row for each seat and
each round) and `figures` as CSV or Parquet, the pictures, and a page with all of them.
"""

import csv
import os
import shlex
from collections.abc import Generator, Sequence
from dataclasses import astuple, fields
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from fivetowers.dataset.game_table import Columns, table_of
from fivetowers.dataset.generation import Generation
from fivetowers.dataset.loader import Dataset
from fivetowers.dataset.manifest import ShardEntry, write_whole
from fivetowers.dataset.recipe import Recipe
from fivetowers.simulation.judged_choices import Judgement
from fivetowers.simulation.ratio_sums import StatFigure
from fivetowers.simulation.round_table import replay_rounds
from fivetowers.simulation.statistics_page import format_statistics_page
from fivetowers.simulation.statistics_plots import draw_statistics
from fivetowers.simulation.tally import Tally
from fivetowers.text import listed, say

GAMES_FOLDER, PAGE_NAME = "games", "statistics.html"


class TableFormat(StrEnum):
    """How tables are written."""

    CSV = "csv"
    PARQUET = "parquet"


class Simulation:
    """`judged`: the number of games in which the value network judges every round."""

    def __init__(
        self,
        folder: Path,
        recipe: Recipe,
        games: int,
        *,
        table_format: TableFormat = TableFormat.CSV,
        judged: int = 100,
    ) -> None:
        self.folder, self.recipe, self.table_format, self.judged = folder, recipe, table_format, judged
        self.generation = Generation(folder / GAMES_FOLDER, recipe, games)

    def play(self, jobs: int = 1, cluster: str | None = None) -> Generator[ShardEntry]:
        """Plays what is missing, as a dataset is made."""
        return self.generation.run(jobs, cluster)

    def count(self) -> list[StatFigure]:
        """Reads the games and writes tables, pictures and page."""
        data = Dataset(self.folder / GAMES_FOLDER)
        tally, judgement, left = Tally(data.players, data.bots), Judgement(), self.judged
        with self._table("seats") as seats, self._table("rounds") as rounds:
            for entry in data.shards:
                table = replay_rounds(table_of(data.columns(entry)), entry.first)
                tally.add(table)
                seats.write(table.seats)
                rounds.write(table.round_columns())
                judgement.add(table, left)
                left = max(0, left - table.count)
        figures = tally.figures() + judgement.figures()
        with self._table("figures") as found:
            found.write(_columns_of(figures))
        pictures = draw_statistics(figures)
        (self.folder / "pictures").mkdir(exist_ok=True)
        for name, svg in pictures.items():
            write_whole(self.folder / "pictures" / f"{name}.svg", svg.encode())
        page = format_statistics_page(self.title, figures, pictures, self.command)
        write_whole(self.folder / PAGE_NAME, page.encode())
        return figures

    @property
    def title(self) -> str:
        names, games = listed([bot.name for bot in self.recipe.bots]), self.generation.manifest.games
        return say("simulate-title", games=games, names=names, players=self.recipe.players)

    @property
    def command(self) -> str:
        """That makes the same files again."""
        recipe, words = self.recipe, ["fivetowers", "simulate"]
        for bot in recipe.contestants:
            words += ["--bot", bot.setting]
        settings = {"players": recipe.players, "games": self.generation.manifest.games, "seed": recipe.seed}
        settings["judged"] = self.judged
        words += [word for name, value in settings.items() for word in (f"--{name}", str(value))]
        return shlex.join([*words, "--table", self.table_format.value])

    def _table(self, name: str) -> "TableFile":
        return TableFile(self.folder / f"{name}.{self.table_format}", self.table_format)


def _columns_of(figures: Sequence[StatFigure]) -> dict[str, Any]:
    names = [field.name for field in fields(StatFigure)]
    columns = zip(*map(astuple, figures), strict=True)
    return dict(zip(names, map(list, columns), strict=True))


class TableFile:
    """A table that is written piece by piece; it is there, whole, when all pieces are."""

    def __init__(self, path: Path, table_format: TableFormat) -> None:
        self._path, self._format = path, table_format
        self._beside = path.with_name(f"{path.name}.part-{os.getpid()}")
        self._text: TextIO | None = None
        self._parquet: Any = None

    def __enter__(self) -> Self:
        return self

    def write(self, columns: "Columns | dict[str, Any]") -> None:
        if self._format is TableFormat.PARQUET:
            import pyarrow as pa
            import pyarrow.parquet as pq

            table = pa.table({name: pa.array(column) for name, column in columns.items()})
            if self._parquet is None:
                self._parquet = pq.ParquetWriter(self._beside, table.schema, compression="zstd")
            self._parquet.write_table(table)
            return
        if self._text is None:
            self._text = self._beside.open("w", encoding="utf-8", newline="")
            csv.writer(self._text, lineterminator="\n").writerow(columns)
        plain = [column if isinstance(column, list) else column.tolist() for column in columns.values()]
        csv.writer(self._text, lineterminator="\n").writerows(zip(*plain, strict=True))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for held in (self._text, self._parquet):
            if held is not None:
                held.close()
        if error is None and self._beside.exists():
            self._beside.replace(self._path)
        else:
            self._beside.unlink(missing_ok=True)
