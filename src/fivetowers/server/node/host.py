"""What the person who runs a server can do to a table: written straight to the log, where a running server finds it."""

from fivetowers.errors import Refusal
from fivetowers.server.node.hub import Hub, Nobody
from fivetowers.server.node.metrics import Metrics
from fivetowers.server.node.settings import Settings
from fivetowers.server.storage import Storage, default_url
from fivetowers.table.commands import HOST, Command


async def carry_out(database: str | None, table_id: str, command: Command) -> Refusal | None:
    """As the host. Nothing changes on a refusal."""
    storage = await Storage.open(database or default_url())
    try:
        hub = Hub(storage, Settings(), Metrics(), Nobody())
        live = await hub.get(table_id)
        return Refusal("table.none") if live is None else (await hub.ask(live, command, HOST)).refusal
    finally:
        await storage.close()
