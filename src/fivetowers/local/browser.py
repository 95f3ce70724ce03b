"""The door between the page's worker (`web/src/python.worker.ts`) and the tables: texts in, texts out.

JavaScript hands over a shelf, whose calls are promises of texts, and a function that posts a text to the page.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, cast

import msgspec

from fivetowers.bots.roster import ROSTER
from fivetowers.local.local_bots import think
from fivetowers.local.local_requests import answer_request
from fivetowers.local.local_socket import LocalSocket
from fivetowers.local.local_tables import LocalTables
from fivetowers.local.shelf import StoredGame, Written


class BrowserShelf:
    """IndexedDB, behind functions of the worker."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def load(self, table_id: str) -> StoredGame | None:
        return msgspec.json.decode(await self._shelf.load(table_id), type=StoredGame | None)

    async def write(
        self, table_id: str, after: int, events: Sequence[str], line: str, dealer: str | None = None
    ) -> Written:
        written = await self._shelf.write(table_id, after, msgspec.json.encode(events).decode(), line, dealer or "")
        return cast(Written, written)

    async def lines(self) -> list[str]:
        return msgspec.json.decode(await self._shelf.lines(), type=list[str])

    async def clear(self) -> None:
        await self._shelf.clear()


Posted = Literal["message", "close", "answer", "refusal"]
Post = Callable[[Posted, str, str], None]
"""What it is, which line or request it belongs to, and the text."""


class Door:
    def __init__(self, shelf: Any, post: Post) -> None:
        self._post = post
        self._tables = LocalTables(BrowserShelf(shelf), think, tuple(ROSTER))
        self._sockets: dict[str, LocalSocket] = {}

    def open(self, line: str, table_id: str) -> None:
        self._sockets[line] = LocalSocket(self._tables, think, table_id, lambda text: self._post("message", line, text))

    async def say(self, line: str, text: str) -> None:
        socket = self._sockets.get(line)
        if socket is not None and (code := await socket.receive(text)) is not None:
            self._post("close", line, str(code))

    def close(self, line: str) -> None:
        if socket := self._sockets.pop(line, None):
            socket.close()

    async def request(self, key: str, method: str, path: str, body: str) -> None:
        is_done, text = await answer_request(self._tables, method, path, body)
        self._post("answer" if is_done else "refusal", key, text)

    async def refresh(self, table_id: str) -> None:
        """Another tab has written to this table."""
        await self._tables.refresh(table_id)
