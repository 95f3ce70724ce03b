"""Recorded games as a table, one row for each build: `python examples/records_to_table.py FILE.5t…`

Needs pandas (`pip install pandas`). From here on it is ordinary data: group it, plot it, save it as CSV or Parquet.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pandas as pd

from fivetowers import Build, GameRecord, parse_records, replay, scores


def rows(record: GameRecord) -> Iterator[dict[str, object]]:
    states = list(replay(record))
    for before, action, after in zip(states, record.actions, states[1:], strict=False):
        if isinstance(action, Build) and before.turn is not None:
            seat = before.turn
            yield {
                "round": before.round,
                "player": record.names[seat],
                "bid": before.highest_bid,
                "demolished": action.demolish is not None,
                "points": scores(after)[seat] - scores(before)[seat],
            }


def table(files: list[str]) -> pd.DataFrame:
    records = [record for file in files for record in parse_records(Path(file).read_bytes())]
    return pd.DataFrame([{"game": number, **row} for number, record in enumerate(records, 1) for row in rows(record)])


if __name__ == "__main__":
    builds = table(sys.argv[1:])
    print(builds.groupby("bid")[["points", "demolished"]].mean().round(2))
