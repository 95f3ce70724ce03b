"""Makes the shelves in tests/data/shelves, each run by the version that it is to be of:

    python -m tests.local.released version-1

One is kept for each version of the browser's database (`web/src/lib/shelf.ts`), with what is in its stores: a game
that is under way and one that is over. The record of the latter is kept beside it. Files of earlier versions are never
made again.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fivetowers.local.shelf import MemoryShelf, Written
from tests.local.test_local_tables import ask, begun, tables_on

SHELVES = Path(__file__).parents[1] / "data" / "shelves"
ACTIONS = 8


class CopiedShelf(MemoryShelf):
    """Keeps what is written as a browser's database does."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[str, dict[str, str]] = {}
        self.events: list[dict[str, Any]] = []

    async def write(
        self, table_id: str, after: int, events: Sequence[str], line: str, dealer: str | None = None
    ) -> Written:
        known = dealer or self.tables[table_id]["dealer"]
        self.tables[table_id] = {"id": table_id, "dealer": known, "line": line}
        for number, text in enumerate(events, after + 1):
            self.events.append({"table": table_id, "number": number, "text": text})
        return await super().write(table_id, after, events, line, dealer)


async def make(name: str) -> None:
    shelf = CopiedShelf()
    tables = tables_on(shelf)
    _, under_way = await begun(tables, [{"kind": "here", "name": "Ben"}, {"kind": "bot", "bot": "mason"}])
    for _ in range(ACTIONS):
        await under_way.play_once()
    await under_way.my_turn()
    over_id, over = await begun(tables, [{"kind": "bot", "bot": "bricklayer"}])
    await over.play_to_the_end()
    record = await ask(tables, "GET", f"/api/tables/{over_id}/record")
    SHELVES.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"tables": list(shelf.tables.values()), "events": shelf.events}, indent=0, ensure_ascii=False)
    (SHELVES / f"{name}.json").write_text(f"{text}\n", "utf-8")
    (SHELVES / f"{name}.5t").write_text(record["text"], "utf-8")


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
