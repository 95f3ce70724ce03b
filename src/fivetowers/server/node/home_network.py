"""Sharing a game on the home network: the running server listens on this machine's own address as well."""

import ipaddress
import logging
from collections.abc import Awaitable, Callable

import msgspec

from fivetowers.errors import Refusal
from fivetowers.server.node.network_address import home_address
from fivetowers.server.node.service import Service

LOG = logging.getLogger("fivetowers.sharing")

ListenToo = Callable[[str], Awaitable[None]]
"""Lets the running server listen at another address of this machine too; raises OSError if it cannot."""


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


async def share_at_home(service: Service, listen_too: ListenToo, peer: str) -> Refusal | None:
    """Only somebody at this very machine may ask for it."""
    if service.settings.trust_proxy or not _is_loopback(peer):
        return Refusal("share.elsewhere")
    if not share_state(service, "").can_share:
        return Refusal("share.cannot") if service.shared_address is None else None
    home = home_address()
    if home is None:
        return Refusal("share.cannot")
    try:
        await listen_too(home)
    except OSError:
        return Refusal("share.cannot")
    service.share_at(home)
    LOG.info("shared on the home network")
    return None


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
