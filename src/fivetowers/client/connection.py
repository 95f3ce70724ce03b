"""A client of a server, for programs: requests with the cookie of one browser, and the sockets of tables."""

import asyncio
import http.client
import ssl
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from picows import WSCloseCode, WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from fivetowers.server.http.sessions import COOKIE, SECURE_COOKIE, cookie_name

LONGEST_ANSWER = 16 * 1024 * 1024
SECONDS = 20.0
JsonObject = dict[str, Any]


class HttpAnswer(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Closed(ConnectionError):
    """The socket is closed; with the code that the server gave."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class TableSocket(WSListener):
    """The socket of a table: messages as they come, in order."""

    transport: WSTransport

    def __init__(self) -> None:
        self.code: int | None = None
        self.is_closed = False
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            self._inbox.put_nowait(frame.get_payload_as_bytes())
        elif frame.msg_type is WSMsgType.CLOSE:
            self.code = int(frame.get_close_code())  # type: ignore[call-overload]
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_closed = True
        self._inbox.put_nowait(None)

    def send(self, message: JsonObject | bytes | str) -> None:
        data = message if isinstance(message, bytes) else None
        if isinstance(message, str):
            data = message.encode()
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message) if data is None else data)

    async def receive_bytes(self, seconds: float = SECONDS) -> bytes:
        data = await asyncio.wait_for(self._inbox.get(), seconds)
        if data is None:
            self._inbox.put_nowait(None)
            raise Closed(self.code)
        return data

    async def receive(self, seconds: float = SECONDS) -> JsonObject:
        found: JsonObject = msgspec.json.decode(await self.receive_bytes(seconds))
        return found

    async def until(self, is_it: Callable[[JsonObject], bool], seconds: float = SECONDS) -> JsonObject:
        """The first message that is the one; those before it are dropped."""
        async with asyncio.timeout(seconds):
            while not is_it(message := await self.receive(seconds)):
                pass
        return message

    def close(self) -> None:
        if not self.is_closed:
            self.transport.send_close(WSCloseCode.OK)
            self.transport.disconnect()


class Client:
    """One browser, as the server sees it."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._netloc = parts.netloc
        self._is_secure = parts.scheme == "https"
        self.cookie = cookie
        self._cookie_name = cookie_name(is_secure=self._is_secure)

    async def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> HttpAnswer:
        answer = await asyncio.to_thread(self._request, method, path, body, headers or {})
        for part in answer.headers.get("set-cookie", "").split(";")[:1]:
            name, _, value = part.partition("=")
            if name in (COOKIE, SECURE_COOKIE):
                self.cookie, self._cookie_name = value, name
        return answer

    async def get(self, path: str) -> HttpAnswer:
        return await self.request("GET", path)

    async def post(self, path: str, body: object = None) -> HttpAnswer:
        return await self.request("POST", path, body)

    def _request(self, method: str, path: str, body: object, more: dict[str, str]) -> HttpAnswer:
        kind = http.client.HTTPSConnection if self._is_secure else http.client.HTTPConnection
        connection = kind(self._netloc, timeout=SECONDS)
        headers = {**self._headers(), "Connection": "close"}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        try:
            connection.request(method, path, data, {**headers, **more})
            found = connection.getresponse()
            fields = {name.lower(): value for name, value in found.getheaders()}
            answer = HttpAnswer(found.status, fields, found.read(LONGEST_ANSWER))
            # A head that breaks off loses its length, and `read` with a limit gives what there is without a word.
            if found.length or (found.length is None and not found.chunked):
                raise ConnectionError("the answer is not whole")
            return answer
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from error
        finally:
            connection.close()

    def _headers(self) -> dict[str, str]:
        return {} if self.cookie is None else {"Cookie": f"{self._cookie_name}={self.cookie}"}

    async def socket(self, table_id: str, headers: dict[str, str] | None = None) -> TableSocket:
        """Raises ConnectionError if it cannot be opened."""
        scheme = "wss" if self._is_secure else "ws"
        try:
            _, listener = await ws_connect(
                TableSocket,
                f"{scheme}://{self._netloc}/api/tables/{table_id}/socket",
                ssl_context=ssl.create_default_context() if self._is_secure else None,
                extra_headers=list({**self._headers(), **(headers or {})}.items()),
            )
        except WSError as error:
            raise ConnectionError(str(error)) from error
        assert isinstance(listener, TableSocket)
        return listener

    async def sit(self, table_id: str, since: int | None = None) -> TableSocket:
        """An open socket that has said hello."""
        socket = await self.socket(table_id)
        socket.send({"type": "hello"} | ({} if since is None else {"since": since}))
        return socket
