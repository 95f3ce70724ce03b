"""A server process: the socket that it listens on, uvicorn around the application, and a clean end."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.server.http.app import make_app
from fivetowers.server.node.service import Service
from fivetowers.server.node.settings import Settings
from fivetowers.server.sockets.connections import allow_many_files

PORTS_TRIED = 50
BACKLOG = 2048
GARBAGE_THRESHOLDS = 200_000, 5, 100
SWITCH_SECONDS = 0.0001
"""How long the thread that writes to the disk waits for its turn; with Python's own 5 ms it often woke for nothing."""


class ListenError(FiveTowersError):
    """No socket to listen on."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port or, where it is taken, on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED, 65_535) if port else 0
    for candidate in range(port, last + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(BACKLOG)
        except OSError as error:
            found.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and candidate < last:
                continue
            facts: dict[str, str | int] = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
            raise ListenError(Refusal("serve.cannot_listen", None, facts)) from None
        found.setblocking(False)  # noqa: FBT003 (the standard library wants it so)
        return found
    raise ListenError(Refusal("serve.cannot_listen", None, {"host": host, "port": str(port), "reason": ""}))


def run(settings: Settings, listening: socket.socket, ready: Callable[[Service], None]) -> None:
    """Serves until it is told to stop, then raises KeyboardInterrupt. `ready` is called once it listens."""
    settings = replace(settings, port=listening.getsockname()[1])
    allow_many_files()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, _stop)
    # Tables are trees without cycles: looking for cycles among thousands of them would only make players wait.
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listening, ready))


def _stop(number: int, frame: object) -> None:
    """When uvicorn has stopped, it sends the signal again: what is open is closed on the way out, whichever it was."""
    raise KeyboardInterrupt


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[Service], None]) -> None:
    service = await Service.open(settings)
    try:
        asyncio.get_running_loop().call_soon(ready, service)
        server = make_server(service)
        gc.freeze()  # what is here now stays
        await server.serve(sockets=[listening])
    finally:
        await service.close()


def make_server(service: Service) -> uvicorn.Server:
    """What serves the application; the caller opens and closes the service around it."""

    async def listen_too(host: str) -> None:
        def protocol() -> asyncio.Protocol:
            factory = config.http_protocol_class
            made = factory(config=config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]
            assert isinstance(made, asyncio.Protocol)
            return made

        loop = asyncio.get_running_loop()
        server.servers.append(await loop.create_server(protocol, host, service.settings.port))

    config = uvicorn.Config(
        make_app(service, listen_too),
        http=service.connections.protocol(),
        ws=service.sockets.protocol(),
        lifespan="off",
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=round(service.settings.drain_seconds),
        h11_max_incomplete_event_size=None,
    )
    server = uvicorn.Server(config)
    return server
