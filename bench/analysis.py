"""How long a reader waits for an analysis: games of four bots, sent to a server as text, until the first graph is there
and until the thorough one has taken its place."""

import json
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from bench.verdicts import bot_game
from fivetowers import format_record
from tests.server.running import running, sqlite

PLAYERS, GAMES = 4, 6
FIRST_GRAPH, NORMAL = 3.0, 30.0
"""In seconds, at most."""
GLANCE = 0.05


def ask(address: str, body: object = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    wish = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(wish) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def seconds_for(address: str, record: str) -> tuple[float, float]:
    """From the request to the first graph, and to the thorough one."""
    begun = time.perf_counter()
    sent = ask(f"{address}/api/analyses", {"record": record})
    found, first = sent["progress"], 0.0
    while found["phase"] != "done":
        time.sleep(GLANCE)
        found = ask(f"{address}/api/analyses/{sent['id']}")
        if found["analysis"] is not None and not first:
            first = time.perf_counter() - begun
    return first, time.perf_counter() - begun


def main() -> None:
    print(f"{'a game of ' + str(PLAYERS) + ' players':24}{'actions':>10}{'first graph, s':>18}{'normal depth, s':>18}")
    with tempfile.TemporaryDirectory() as folder, running(*sqlite(Path(folder)), "--no-limits") as server:
        waits = []
        for seed in range(GAMES):  # for the first of them the server has to start its processes
            record = bot_game(PLAYERS, Random(seed))
            waits.append(seconds_for(server.address, format_record(record)))
            print(f"{'seed ' + str(seed):24}{len(record.actions):10}{waits[-1][0]:18.1f}{waits[-1][1]:18.1f}")
    for name, bar, worst in zip(
        ("first graph", "normal depth"), (FIRST_GRAPH, NORMAL), map(max, zip(*waits, strict=True)), strict=True
    ):
        print(f"{name}: at most {worst:.1f} s ({bar:.0f} wanted{'' if worst <= bar else ', MISSED'})")


if __name__ == "__main__":
    main()
