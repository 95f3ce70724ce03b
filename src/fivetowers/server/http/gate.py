"""Where a request comes from: its address, and whether a page of our own sent it."""

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

from fivetowers.errors import Refusal
from fivetowers.server.node.network_address import hostname, is_address, network_of
from fivetowers.server.node.settings import Settings

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
        return network_of(found)

    def is_secure(self, header: Header) -> bool:
        """Does the client speak TLS with us or with our proxy?"""
        if self._public_origin is not None and self._public_origin.startswith("https:"):
            return True
        return self._trust_proxy and header("x-forwarded-proto") == "https"

    def why_not_host(self, header: Header) -> Refusal | None:
        """Only names that are ours: another name that leads here is somebody's trick with name servers."""
        host = hostname(header("host") or "")
        if host in self._hosts or is_address(host):
            return None
        return Refusal("origin.host", None, {"seen": host[:100]})

    def why_not_origin(self, header: Header) -> Refusal | None:
        """Programs send no origin, and need none: what a browser sends has to come from our own page."""
        origin = header("origin")
        if origin is None:
            site = header("sec-fetch-site")
            return None if site is None or site in _SAME_SITE else Refusal("origin.other", None, {"seen": site[:100]})
        is_plain = origin.lower().startswith("http:") and self.is_secure(header)  # what anybody on the way can write
        if origin == self._public_origin or (
            not is_plain and urlsplit_netloc(origin) == (header("host") or "").lower()
        ):
            return None
        return Refusal("origin.other", None, {"seen": origin[:100]})


def urlsplit_netloc(url: str) -> str | None:
    try:
        return urlsplit(url.lower()).netloc or None
    except ValueError:
        return None
