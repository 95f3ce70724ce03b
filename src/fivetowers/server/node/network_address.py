"""Names and addresses of machines: this one's own in its network, and what a Host header says."""

import ipaddress
import socket
from urllib.parse import urlsplit


def home_address() -> str | None:
    """This machine's address in its own network, if it has one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is kept for documents
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def is_this_machine(host: str) -> bool:
    """Is this Host header one that only the machine itself can use?

    >>> [is_this_machine(host) for host in ("localhost:8505", "127.0.0.1", "[::1]:8505", "192.168.1.7:8505")]
    [True, True, True, False]
    """
    name = hostname(host)
    return name in ("", "localhost") or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def hostname(host: str) -> str:
    """The name in a Host header, without its port.

    >>> hostname("Towers.local:8505"), hostname("[::1]:8505")
    ('towers.local', '::1')
    """
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # one that no port can be shows only now
        return (parts.hostname or "").lower()
    except ValueError:
        return ""


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def network_of(address: str) -> str:
    """The key for limits and bans: in IPv6 one customer has a whole network of addresses.

    >>> network_of("2001:db8:1:2:3::4"), network_of("203.0.113.9")
    ('2001:db8:1:2::', '203.0.113.9')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
