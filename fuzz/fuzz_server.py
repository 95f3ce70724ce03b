"""Fuzzes a running server over HTTP and sockets, with inputs made from its own descriptions (OpenAPI, JSON Schema).

Nothing may be answered with 500, no fault may be in its log, and its memory stays flat. The server is one of
our own on this machine; no other is ever asked.
"""

import argparse
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

SECONDS_TO_START = 90
MOST_GROWTH_MB = 60
"""So much the server may grow once it is warm: tables that the fuzzer makes stay in memory for a while."""
WARM_UP = 0.25
"""This part of the inputs comes before the memory is first looked at."""
SOCKET_SHARE = 0.4
MESSAGES_A_SOCKET = 30
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
METHODS = ("get", "post", "delete", "put", "patch", "head", "options")
NUMBERS = (0, 1, -1, 2**31, 2**53 + 1, 2**63, 2**64, 10**30, 10**60, -(10**30), 1e308, -0.0, 5, 6)
TEXTS = (
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "é" * 300,
    "x" * 5_000,
    "../..",
    "null",
    "1",
    "bid 99",
    "{}",
    "\r\n",
    "🏰",
    "%00",
)
PATH_TEXTS = ("", "..", "%2e%2e", "%00", "%ff", "a" * 500, "1" * 61, "-1", "2026-11-15", "2026-99-99", "0", "x", "٣")
HARDEST = ("1" + 30 * "0", 61 * "1", "-1", "%ff", "%00")
HEADERS = (
    "Host: 127.0.0.1:99999",
    "Host: [::1",
    "Host: ",
    "Host: example.org",
    "Origin: null",
    "Origin: http://[",
    "Cookie: ;=;",
    "Cookie: fivetowers=" + "A" * 43,
    "Cookie: fivetowers=\x7f",
    "Accept-Language: " + "x-" * 500,
    "Accept-Language: \xff",
    "Content-Type: text/plain",
    "Content-Type: application/json; charset=utf-99",
    "Accept-Encoding: gzip;q=x",
    'If-None-Match: ""',
    "X-Forwarded-For: ::::",
    "Sec-Fetch-Site: cross-site",
    "Content-Length: 5",
    "Range: bytes=0-",
)


@dataclass(frozen=True, slots=True)
class Tried:
    """How many inputs, how often each HTTP status was given, and the server's megabytes when warm and at the end."""

    inputs: int
    answers: dict[int, int]
    warm: float
    end: float

    def __str__(self) -> str:
        answers = ", ".join(f"{count:,} × {status or 'hung up'}" for status, count in sorted(self.answers.items()))
        return f"{self.inputs:,} inputs, {self.warm:.0f} MB when warm and {self.end:.0f} MB at the end; {answers}"


def run(seconds: float, seed: int, runs: int | None = None) -> Tried:
    """Sends inputs for this long, or this many."""
    with _running() as server:
        fuzzer = Fuzzer(server, Random(seed))
        fuzzer.try_everything_once()
        ends = time.monotonic() + seconds
        warm = 0.0
        began = time.monotonic()
        while fuzzer.tried < (runs or 10**9) and time.monotonic() < ends:
            fuzzer.go_on()
            part = fuzzer.tried / runs if runs else (time.monotonic() - began) / seconds
            if not warm and part > WARM_UP:
                warm = server.megabytes()
        assert fuzzer.is_well(), f"--seed {seed}: the server is not well any more"
        fuzzer.hang_up()
        end = server.megabytes()
        assert end - warm < MOST_GROWTH_MB, f"--seed {seed}: grew by {end - warm:.0f} MB"
        assert "Traceback" not in (log := server.log()), f"--seed {seed}: {log[:3000]}"
    return Tried(fuzzer.tried, dict(fuzzer.answers), warm, end)


class Server:
    def __init__(self, process: "subprocess.Popen[str]", port: int, errors: Path) -> None:
        self.process = process
        self.port = port
        self._errors = errors

    def log(self) -> str:
        return self._errors.read_text("utf-8", "replace")

    def megabytes(self) -> float:
        """Of memory; 0 where the system does not say."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextmanager
def _running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="5t-fuzz-") as folder:
        errors = Path(folder) / "errors"
        command = [sys.executable, "-m", "fivetowers", "serve", "--no-limits", "--bot-pause", "0"]
        command += ["--log-level", "error", "--database", f"sqlite:///{folder}/games.sqlite"]
        with errors.open("w") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "PORT": "0"},
            )  # fmt: skip
        try:
            assert process.stdout is not None
            with process.stdout as lines:
                address = lines.readline().strip()
                assert address.startswith("http"), errors.read_text()
                yield Server(process, int(address.rpartition(":")[2]), errors)
        finally:
            process.terminate()
            process.wait(30)


class Fuzzer:
    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.tried = 0
        self.answers = Counter[int]()
        self._tables: list[str] = ["A" * 16]
        self._cookies: list[str] = []
        self._connection: socket.socket | None = None
        api = json.loads(self.ask("GET", "/docs/openapi.json")[1])
        self._shapes = api["components"]["schemas"]
        self._operations = [
            (method, path, operation)
            for path, operations in api["paths"].items()
            for method, operation in operations.items()
            if method in METHODS and path != "/api/network"  # which would open the server to the network
        ]
        schema = json.loads(self.ask("GET", "/schema")[1])
        self._messages = schema["$defs"]["FromClient"]["anyOf"]
        self._shapes |= schema["$defs"]
        self._make_table()

    def go_on(self) -> None:
        if self.rng.random() < SOCKET_SHARE / MESSAGES_A_SOCKET * 2:
            self._talk()
        else:
            self._request()

    def is_well(self) -> bool:
        self.hang_up()  # what was said on it may have left the two out of step
        return self.server.process.poll() is None and self.ask("GET", "/readyz")[1].startswith(b"ready")

    # ---- HTTP

    def ask(
        self, method: str, target: str, body: bytes | None = None, lines: tuple[str, ...] = ()
    ) -> tuple[int, bytes]:
        """Status and body; 0 if the server closed the connection without an answer."""
        head = [f"{method} {target} HTTP/1.1", *lines]
        if not any(line.lower().startswith("host:") for line in lines):
            head.append("Host: 127.0.0.1")
        if body is not None:
            if not any(line.lower().startswith("content-type:") for line in lines):
                head.append("Content-Type: application/json")
            head.append(f"Content-Length: {len(body)}")
        data = "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + (body or b"")
        try:
            if self._connection is None:
                self._connection = socket.create_connection(("127.0.0.1", self.server.port), 30)
            self._connection.sendall(data)
            answer = http.client.HTTPResponse(self._connection, method=method)
            answer.begin()
            found = answer.read()
            if answer.will_close:
                self.hang_up()
            if cookie := answer.headers.get("set-cookie"):
                self._cookies = [*self._cookies[-20:], cookie.partition(";")[0]]
            return answer.status, found
        except (OSError, http.client.HTTPException):
            self.hang_up()
            return 0, b""

    def hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _make_table(self) -> None:
        self.hang_up()
        seats = [{"kind": "open"}, *({"kind": "bot", "bot": "random"} for _ in range(self.rng.randint(1, 2)))]
        status, body = self.ask(
            "POST", "/api/tables", json.dumps({"options": {"seats": seats}, "name": "Fuzz"}).encode()
        )
        assert status == 201, body
        self._tables = [*self._tables[-20:], json.loads(body)["id"]]

    def _request(self) -> None:
        rng = self.rng
        method, path, operation = rng.choice(self._operations)
        target = path
        query = []
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            if parameter["in"] == "path":
                target = target.replace("{" + name + "}", self._path_text(name))
            elif rng.random() < 0.6:
                query.append(f"{name}={quote(str(self._value(parameter.get('schema', {}))), errors='replace')}")
        if rng.random() < 0.1:
            target += rng.choice(PATH_TEXTS)
        if query:
            target += "?" + "&".join(query)
        body = None
        if content := operation.get("requestBody", {}).get("content"):
            body = self._bent(_encoded(self._value(next(iter(content.values()))["schema"])))
        lines = rng.sample(HEADERS, rng.choice((0, 0, 0, 1, 2)))
        if self._cookies and rng.random() < 0.7 and not any(line.startswith("Cookie") for line in lines):
            lines.append(f"Cookie: {rng.choice(self._cookies)}")
        verb = method.upper() if rng.random() < 0.95 else rng.choice(METHODS).upper()
        status, said = self.ask(verb, target.replace(" ", "%20"), body, tuple(lines))
        self.tried += 1
        self.answers[status] += 1
        assert status < 500 or status == 503, f"{verb} {target} {lines} {body!r} was answered {status} {said[:300]!r}"
        if self.tried % 500 == 0:
            self._make_table()

    def try_everything_once(self) -> None:
        """What once was answered with 500, at every place where it could be: chance would take long to come by it."""
        for method, path, operation in self._operations:
            places = [(one["name"], one["in"]) for one in operation.get("parameters", ())]
            for place, where in places:
                for value in HARDEST:
                    texts = {name: value if name == place else self._tables[-1] for name, _ in places}
                    query = f"?{place}={value}" if where == "query" else ""
                    self._check(method.upper(), path.format(**texts) + query, None)
            if operation.get("requestBody"):
                target = path.format(**{name: self._tables[-1] for name, _ in places})
                for body in (b"\xff", b'{"name":"\xff"}', b'{"token":"\xc3"}'):
                    self._check(method.upper(), target, body)

    def _check(self, verb: str, target: str, body: bytes | None) -> None:
        lines = tuple(f"Cookie: {cookie}" for cookie in self._cookies[:1])
        status, said = self.ask(verb, target, body, lines)
        self.tried += 1
        self.answers[status] += 1
        assert status < 500 or status == 503, f"{verb} {target} {body!r} was answered {status} {said[:300]!r}"

    def _path_text(self, name: str) -> str:
        chance = self.rng.random()
        if chance < 0.7:
            return self.rng.choice(self._tables) if "table" in name else str(self.rng.randint(1, 5))
        return quote(self.rng.choice(PATH_TEXTS), safe="%")

    def _bent(self, data: bytes) -> bytes:
        """Mostly as it is; else with a few bytes changed, cut, or doubled."""
        rng = self.rng
        if rng.random() < 0.6:
            return data
        found = bytearray(data)
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(found) + 1)
            match rng.randrange(4):
                case 0:
                    found[place : place + 1] = bytes([rng.randrange(256)])
                case 1:
                    del found[place : place + rng.randint(1, 5)]
                case 2:
                    found[place:place] = rng.choice(
                        [b"\xff", b"\xc3", b'"', b"[" * 2_000, b"{", b"1e999", b"\\ud800", b"\0"]
                    )
                case _:
                    found += found[:place]
        return bytes(found)

    # ---- sockets

    def _talk(self) -> None:
        """One socket at some table, and messages of every kind on it."""
        rng = self.rng
        cookie = f"Cookie: {rng.choice(self._cookies)}\r\n" if self._cookies and rng.random() < 0.9 else ""
        path = f"/api/tables/{rng.choice(self._tables)}/socket"
        with socket.create_connection(("127.0.0.1", self.server.port), 30) as one, suppress(OSError):
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}{UPGRADE}\r\n".encode())
            one.recv(1_000)
            one.sendall(_frame(0x81, b'{"type":"hello"}'))
            for _ in range(MESSAGES_A_SOCKET):
                data = self._bent(_encoded(self._value(rng.choice(self._messages))))
                one.sendall(_frame(rng.choice((0x81, 0x81, 0x81, 0x81, 0x82, 0x89, 0x01, 0x80, 0x88, 0xC1)), data))
                self.tried += 1
            one.settimeout(0.02)
            while one.recv(65_536):
                pass

    # ---- values from a schema

    def _value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something like what the schema wants, or something quite different."""
        rng = self.rng
        if rng.random() < 0.08 or depth > 6:
            return rng.choice((None, True, [], {}, [[]] * 50, rng.choice(NUMBERS), rng.choice(TEXTS)))
        if "$ref" in schema:
            return self._value(self._shapes[schema["$ref"].rpartition("/")[2]], depth + 1)
        for word in ("anyOf", "oneOf", "allOf"):
            if word in schema:
                return self._value(rng.choice(schema[word]), depth + 1)
        if "const" in schema or "enum" in schema:
            return schema.get("const", rng.choice(schema.get("enum", [None])))
        kind = schema.get("type", "object")
        match rng.choice(kind) if isinstance(kind, list) else kind:
            case "object":
                wanted = schema.get("properties", {})
                required = set(schema.get("required", ()))
                found = {
                    name: self._value(one, depth + 1)
                    for name, one in wanted.items()
                    if name in required or rng.random() < 0.6
                }
                return found | ({rng.choice(TEXTS): 1} if rng.random() < 0.05 else {})
            case "array":
                items = schema.get("items", {}) or {"type": "string"}
                return [self._value(items, depth + 1) for _ in range(rng.choice((0, 1, 2, 3, 5, 6, 50)))]
            case "integer" | "number":
                return rng.randint(0, 6) if rng.random() < 0.7 else rng.choice(NUMBERS)
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
        return (
            rng.choice(("Anna", "bid 1", "pass", "T5", "en", "greedy", "r1"))
            if rng.random() < 0.7
            else rng.choice(TEXTS)
        )


def _encoded(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


def _frame(head: int, payload: bytes) -> bytes:
    """A frame of a client, with a mask of zeros."""
    size = len(payload)
    if size < 126:
        return bytes((head, 0x80 | size)) + bytes(4) + payload
    if size < 65_536:
        return bytes((head, 0xFE)) + size.to_bytes(2, "big") + bytes(4) + payload
    return bytes((head, 0xFF)) + size.to_bytes(8, "big") + bytes(4) + payload


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fuzz.fuzz_server", description=__doc__)
    parser.add_argument("--runs", type=int, default=100_000, help="how many inputs (100000)")
    parser.add_argument("--seconds", type=float, default=3_600, help="at most so long (3600)")
    parser.add_argument("--seed", type=int, default=None, help="as printed by a run that failed")
    options = parser.parse_args()
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    print(f"fuzz_server --seed {seed} …", flush=True)
    began = time.monotonic()
    tried = run(options.seconds, seed, options.runs)
    print(f"{tried}; no 500 and no traceback in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
