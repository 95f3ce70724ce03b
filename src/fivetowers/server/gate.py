"""Where a request comes from: its address, and whether a page of our own sent it."""

import ipaddress
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

from fivetowers.errors import Refusal
from fivetowers.server.settings import Settings

Header = Callable[[str], str | None]
"""The value of a header by its name in small letters."""
_SAME_SITE = ("same-origin", "none")


class Gate:
    """Checks headers by the server's settings. A page on another site can neither act nor listen here."""

    def __init__(self, settings: Settings) -> None:
        self._trust_proxy = settings.trust_proxy
        public = urlsplit(settings.public_url or "")
        self._public_origin = f"{public.scheme}://{public.netloc}" if public.netloc else None
        own = socket.gethostname().lower()
        self._hosts = {"localhost", own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}
        self._hosts |= {settings.host.lower()} | ({public.hostname} if public.hostname else set())

    def address(self, peer: str, header: Header) -> str:
        """The client's address: the peer's, or what our own reverse proxy says (its entry is the last)."""
        forwarded = header("x-forwarded-for") if self._trust_proxy else None
        found = forwarded.rpartition(",")[2].strip() if forwarded else peer
        return _network(found)

    def is_secure(self, header: Header) -> bool:
        """Does the client speak TLS with us or with our proxy?"""
        if self._public_origin is not None and self._public_origin.startswith("https:"):
            return True
        return self._trust_proxy and header("x-forwarded-proto") == "https"

    def why_not_host(self, header: Header) -> Refusal | None:
        """Only names that are ours: another name that leads here is somebody's trick with name servers."""
        host = _hostname(header("host") or "")
        if host in self._hosts or _is_address(host):
            return None
        return Refusal("origin.host", None, {"seen": host[:100]})

    def why_not_origin(self, header: Header) -> Refusal | None:
        """Programs send no origin, and need none: what a browser sends has to come from our own page."""
        origin = header("origin")
        if origin is None:
            site = header("sec-fetch-site")
            return None if site is None or site in _SAME_SITE else Refusal("origin.other", None, {"seen": site[:100]})
        if origin == self._public_origin or urlsplit_netloc(origin) == (header("host") or "").lower():
            return None
        return Refusal("origin.other", None, {"seen": origin[:100]})


def urlsplit_netloc(url: str) -> str | None:
    try:
        return urlsplit(url.lower()).netloc or None
    except ValueError:
        return None


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
    name = _hostname(host)
    return name in ("", "localhost") or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def _hostname(host: str) -> str:
    """
    >>> _hostname("Towers.local:8505"), _hostname("[::1]:8505")
    ('towers.local', '::1')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _network(address: str) -> str:
    """The key for limits: in IPv6 one customer has a whole network of addresses.

    >>> _network("2001:db8:1:2:3::4"), _network("203.0.113.9")
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
