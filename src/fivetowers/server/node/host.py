"""What the person who runs a server can do: written straight to the database, where a running server finds it."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.request import urlopen

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.server.node.hub import Hub, Nobody, milliseconds
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.network_address import network_of
from fivetowers.server.node.settings import Settings
from fivetowers.server.node.upkeep import browser_mark
from fivetowers.server.storage import Ban, Storage, default_url
from fivetowers.table.commands import HOST, Command

SECONDS_TO_ANSWER = 10
_REFUSED = re.compile(r'^fivetowers_(?:refusals|cut_off)_total\{(?:code|why)="([^"]*)"\} (\S+)$', re.MULTILINE)
"""In what a server tells Prometheus."""


@asynccontextmanager
async def _storage(database: str | None) -> AsyncIterator[Storage]:
    storage = await Storage.open(database or default_url())
    try:
        yield storage
    finally:
        await storage.close()


async def carry_out(database: str | None, table_id: str, command: Command) -> Refusal | None:
    """As the host. Nothing changes on a refusal."""
    async with _storage(database) as storage:
        hub = Hub(storage, Settings(), Metrics(), Nobody())
        live = await hub.get(table_id)
        return Refusal("table.none") if live is None else (await hub.ask(live, command, HOST)).refusal


async def ban_address(database: str | None, address: str) -> str:
    """What is banned: the address, or in IPv6 the network that it belongs to."""
    async with _storage(database) as storage:
        value = network_of(address)
        await storage.ban(Ban("address", value, milliseconds()))
        return value


async def ban_seat(database: str | None, table_id: str, seat: int) -> str:
    """The browser of the person in a seat (from 1); gives the digits by which it is known from now on."""
    async with _storage(database) as storage:
        live = await Hub(storage, Settings(), Metrics(), Nobody()).get(table_id)
        if live is None:
            raise FiveTowersError(Refusal("table.none"))
        seats = live.table.seats
        owner = seats[seat - 1].owner if seat <= len(seats) else None
        if not owner:
            raise FiveTowersError(Refusal("host.ban_nobody", None, {"table": table_id, "seat": seat}))
        await storage.ban(Ban("browser", browser_mark(owner), milliseconds()))
        return browser_mark(owner)


async def lift_ban(database: str | None, value: str) -> None:
    async with _storage(database) as storage:
        if not await storage.lift_ban(value):
            raise FiveTowersError(Refusal("host.no_ban", None, {"value": value}))


async def bans(database: str | None) -> list[Ban]:
    async with _storage(database) as storage:
        return await storage.bans()


async def refusals_told(url: str) -> list[tuple[int, str]]:
    """What the server at this address has refused since it was started: how often, and the code; most often first."""
    try:
        text = await asyncio.to_thread(_metrics, f"{url.rstrip('/')}/metrics")
    except (OSError, ValueError) as error:
        raise FiveTowersError(Refusal("host.no_server", None, {"url": url, "reason": str(error)})) from None
    return sorted(((int(float(count)), what) for what, count in _REFUSED.findall(text)), reverse=True)


def _metrics(url: str) -> str:
    with urlopen(url, timeout=SECONDS_TO_ANSWER) as answer:
        return str(answer.read(), "utf-8")
