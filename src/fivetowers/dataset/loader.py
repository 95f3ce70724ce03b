"""Reading a dataset: shard after shard, so that it may be larger than memory."""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from fivetowers.actions import Action, Deal
from fivetowers.dataset.game_table import Columns, GameTable, table_of
from fivetowers.dataset.manifest import ShardEntry, is_intact, read_manifest
from fivetowers.dataset.recipe import Content, refuse
from fivetowers.dataset.shard_files import decode
from fivetowers.encoding import FIRST_PLACE, action_of
from fivetowers.fast.game.codec import unpack_card
from fivetowers.records.record import GameRecord
from fivetowers.rules import apply, start
from fivetowers.state import CARDS_A_ROUND, Phase


class Dataset:
    """The shards of a folder that `fivetowers generate` has filled, or is filling: those that are there are read.

    `part` takes every n-th shard only, (0, 4) the first of four such parts: one for each process that learns.
    """

    def __init__(self, folder: "str | PathLike[str]", *, part: tuple[int, int] = (0, 1)) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)
        index, parts = part
        if not 0 <= index < parts:
            raise ValueError(f"there is no part {index} of {parts}: parts count from 0")
        entries = [entry for _, entry in sorted(self.manifest.shards.items())]
        self.shards: Sequence[ShardEntry] = tuple(islice(entries, index, None, parts))

    @property
    def players(self) -> int:
        return int(self.manifest.facts["players"])

    @property
    def bots(self) -> list[str]:
        """The names that the columns `bot` and `bots` count."""
        return list(self.manifest.facts["bots"])

    @property
    def games(self) -> int:
        return sum(entry.games for entry in self.shards)

    @property
    def rows(self) -> int:
        """Games or positions, as the dataset was made."""
        return sum(entry.rows for entry in self.shards)

    def verify(self) -> list[str]:
        """The names of the files that are missing or have another checksum than the manifest says."""
        return [entry.file for entry in self.shards if not is_intact(self.folder, entry, by_checksum=True)]

    def columns(self, entry: ShardEntry) -> Columns:
        """One shard as it is in its file."""
        return decode(self.folder / entry.file)

    def positions(self, entry: ShardEntry) -> Columns:
        """The positions of one shard. Where it holds games, the kernel plays them again."""
        columns = self.columns(entry)
        if self.manifest.facts["content"] == Content.GAMES:
            return table_of(columns).positions(entry.first)
        return columns

    def batches(
        self, size: int, *, seed: int | None = None, shards_at_once: int = 4, keep_last: bool = True
    ) -> Generator[Columns]:
        """All positions once, this many at a time, as named arrays.

        With a seed they come in an order drawn with it: shards in any order, and the positions of `shards_at_once` of
        them mixed; that many are in memory. Without one they come as they were played. `keep_last` False leaves out the
        last batch if it is smaller.
        """
        if size < 1 or shards_at_once < 1:
            raise ValueError("a batch has at least one position, of at least one shard")
        entries, at_once = list(self.shards), 1 if seed is None else shards_at_once
        if seed is not None:
            Random(seed).shuffle(entries)
        kept: list[Columns] = []
        for begin in range(0, len(entries), at_once):
            held = _joined([*kept, *(self.positions(entry) for entry in entries[begin : begin + at_once])])
            rows = len(held["game"])
            order = np.arange(rows) if seed is None else np.random.default_rng([seed, begin]).permutation(rows)
            whole = rows - rows % size
            for first in range(0, whole, size):
                yield {name: column[order[first : first + size]] for name, column in held.items()}
            kept = [{name: column[order[whole:]] for name, column in held.items()}]
        if keep_last and kept and len(kept[0]["game"]):
            yield kept[0]

    def records(self) -> Iterator[GameRecord]:
        """The games as records, if the dataset holds games."""
        if self.manifest.facts["content"] != Content.GAMES:
            raise refuse("generate.no_games", folder=str(self.folder))
        for entry in self.shards:
            table = table_of(self.columns(entry))
            for index in range(entry.games):
                yield _record_of(table, index, self.bots)


def _joined(parts: list[Columns]) -> Columns:
    if len(parts) == 1:
        return parts[0]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _record_of(table: GameTable, index: int, bots: list[str]) -> GameRecord:
    """One game, its steps made actions again."""
    cards, steps = _of_game(table.cards, table.card_ends, index), _of_game(table.steps, table.step_ends, index)
    first = int(table.starts[index])
    state = start(table.players, first)
    actions: list[Action] = []
    while state.phase is not Phase.OVER:
        action: Action
        if state.phase is Phase.DEAL:
            action = Deal(tuple(unpack_card(code) for code in islice(cards, min(CARDS_A_ROUND, state.pile))))
        else:
            taken = [next(steps)]
            if state.phase is Phase.BUILD:
                assert state.highest_bid is not None
                demolishes = taken[0] < FIRST_PLACE
                taken += islice(steps, state.highest_bid - 1 + demolishes)
            action = action_of(state, taken)
        state = apply(state, action)
        actions.append(action)
    names = tuple(bots[number] for number in table.bots[index])
    return GameRecord(names, first, actions=tuple(actions))


def _of_game(column: Any, ends: Any, index: int) -> Iterator[int]:
    return iter(column[ends[index - 1] if index else 0 : ends[index]].tolist())
