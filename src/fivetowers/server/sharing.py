"""Sharing a game on the home network: the running server listens on this machine's own address as well."""

import asyncio
import ipaddress
import logging

import msgspec
import uvicorn

from fivetowers.errors import Refusal
from fivetowers.server.gate import home_address
from fivetowers.server.service import Service

LOG = logging.getLogger("fivetowers.sharing")


class Share(msgspec.Struct, frozen=True):
    """`address` is what links hold now; `home` is where devices of the same network would find it, if it is shared."""

    address: str
    shared: bool
    can_share: bool
    home: str | None


def share_state(service: Service, address: str) -> Share:
    home = None if service.settings.public_url else home_address()  # which is nobody's business in the world outside
    is_shared = service.shared_address is not None or not service.settings.is_local
    found = None if home is None else f"http://{home}:{service.settings.port}"
    return Share(address, is_shared, not is_shared and home is not None, found)


class Sharing:
    """Knows the running uvicorn, whose protocol a second listening socket uses."""

    def __init__(self, service: Service, server: uvicorn.Server) -> None:
        self._service = service
        self._server = server
        self._listening: asyncio.Server | None = None

    async def share(self, peer: str) -> Refusal | None:
        service = self._service
        if service.settings.trust_proxy or not _is_loopback(peer):
            return Refusal("share.elsewhere")
        if not share_state(service, "").can_share:
            return Refusal("share.cannot") if service.shared_address is None else None
        home = home_address()
        config, state = self._server.config, self._server.server_state

        def protocol() -> asyncio.Protocol:
            factory = config.http_protocol_class
            made = factory(config=config, server_state=state, app_state=self._server.lifespan.state)  # type: ignore[call-arg]
            assert isinstance(made, asyncio.Protocol)
            return made

        try:
            loop = asyncio.get_running_loop()
            self._listening = await loop.create_server(protocol, home, service.settings.port)
        except OSError:
            return Refusal("share.cannot")
        self._server.servers.append(self._listening)
        service.shared_address = home
        LOG.info("shared on the home network")
        return None


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
