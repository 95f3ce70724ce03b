"""How a server is set up. The command line fills these in from flags and environment; everything has a default."""

import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from fivetowers.machines.cores import cores
from fivetowers.server.storage import default_url

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8505
DEFAULT_URL = f"http://{DEFAULT_HOST}:{DEFAULT_PORT}"
LOOPBACK_HOSTS = frozenset({"127.0.0.1", "::1", "localhost"})


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """What one client may ask of a server. A rate of 0 is no limit; rates are a second, bursts come on top of them."""

    messages: float = 20  # on sockets, for each browser
    messages_of_address: float = 400
    requests: float = 50  # over HTTP, for each address, and as many new sockets
    new_tables: float = 1  # for each address
    effort: float = 2  # costly operations by their price (node/allowance.py), for each browser
    effort_of_address: float = 20
    burst: float = 5  # seconds' worth that may come at once
    new_tables_at_once: float = 30
    wrong_codes: float = 1 / 60  # of tables, for each address
    wrong_codes_at_once: float = 20
    open_tables: int = 50  # not over yet, for each browser
    sockets: int = 20_000
    sockets_of_address: int = 500
    sockets_of_table: int = 200
    waiting_commands: int = 64  # at one table
    idle_seconds: float = 7_200  # a socket that has said nothing for so long is closed
    hello_seconds: float = 10
    closing_seconds: float = 5  # for a reader to take what was sent before its socket closes
    request_seconds: float = 20  # for a request to arrive whole, over HTTP
    unsent_bytes: int = 256 * 1024  # a reader that is so far behind is cut off; it resumes by number
    body_bytes: int = 16 * 1024

    @classmethod
    def without_rates(cls) -> "ServerLimits":
        """For measuring, on a machine that nobody else can reach."""
        return cls(
            messages=0,
            messages_of_address=0,
            requests=0,
            effort=0,
            effort_of_address=0,
            new_tables=0,
            wrong_codes=0,
            open_tables=0,
            sockets_of_address=0,
        )


@dataclass(frozen=True, slots=True)
class Settings:
    """`public_url` is the address that players know, if it is not the one that the server listens on."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str = field(default_factory=default_url)
    redis: str | None = None
    public_url: str | None = None
    trust_proxy: bool = False
    node: str = field(default_factory=lambda: secrets.token_hex(4))
    limits: ServerLimits = ServerLimits()
    tables_in_memory: int = 20_000
    bot_processes: int = min(max(1, cores() - 1), 64)  # one core is left to the tables
    bot_pause: float = 0.3  # seconds before a bot acts while somebody looks on
    bot_milliseconds: int = 1_500
    lease_seconds: float = 5
    drain_seconds: float = 5
    keep_days: float = 0  # tables where nothing has happened for so long are removed; 0: never

    @property
    def is_local(self) -> bool:
        """Only this machine can reach it."""
        return self.host in LOOPBACK_HOSTS


def settings_from(*, limits: bool, idle_seconds: float | None = None, **options: Any) -> Settings:
    """From the options of the command line; those that are None keep their default."""
    given = {name: value for name, value in options.items() if value is not None}
    chosen = ServerLimits() if limits else ServerLimits.without_rates()
    if idle_seconds is not None:
        chosen = replace(chosen, idle_seconds=idle_seconds)
    return Settings(limits=chosen, **given)
