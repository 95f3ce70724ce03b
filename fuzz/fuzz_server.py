"""Fuzzes a running server over HTTP and sockets, with inputs made from its own descriptions (OpenAPI, JSON Schema).

Nothing may be answered with 500, no fault may be in its log, and its memory stays flat. The server is one of
our own on this machine; no other is ever asked.
"""

import argparse
import asyncio
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from fivetowers.client.connection import Client
from fivetowers.puzzles.finder import LEVELS
from fuzz.hostile_values import HARDEST, HEADERS, PATH_TEXTS, Values, encoded

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
KEPT = 20
"""How many of the last cookies, tables, one-time links and challenges are used again."""
HONEST = 0.4
"""This part of all requests is as it should be, so that tables begin and end and there is something to stumble over."""
GARBAGE = (0.02, 0.1)
"""Little of it gets further in, much of it stops at the door."""
TRIES = 60
"""At most, until an honest request to a route succeeds."""


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
        fuzzer.try_everything_honestly()
        ends = time.monotonic() + seconds
        warm = 0.0
        began, before = time.monotonic(), fuzzer.tried
        while (done := fuzzer.tried - before) < (runs or 10**9) and time.monotonic() < ends:
            fuzzer.go_on()
            part = done / runs if runs else (time.monotonic() - began) / seconds
            if not warm and part > WARM_UP:
                warm = server.megabytes()
        assert not fuzzer.never_succeeded(), f"--seed {seed}: never succeeded: {fuzzer.never_succeeded()}"
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
        self.succeeded: set[str] = set()
        self._tables: list[str] = ["A" * 16]
        self._owners: dict[str, str] = {}
        self._cookies: list[str] = []
        self._tokens: list[str] = []
        self._codes: list[str] = []
        self._challenges: list[str] = []
        self._connection: socket.socket | None = None
        self._finished = asyncio.run(_finished_game(f"http://127.0.0.1:{server.port}"))
        self._record = self.ask("GET", f"/api/tables/{self._finished}/record")[1].decode()
        self._lessons: list[str] = json.loads(self.ask("GET", "/api/lessons")[1])
        self._puzzles = [one["id"] for one in json.loads(self.ask("GET", "/api/puzzles")[1])["puzzles"]]
        api = json.loads(self.ask("GET", "/docs/openapi.json")[1])
        self._operations = [
            (method, path, operation)
            for path, operations in api["paths"].items()
            for method, operation in operations.items()
            if method in METHODS and path != "/api/network"  # which would open the server to the network
        ]
        schema = json.loads(self.ask("GET", "/schema")[1])
        self._messages = schema["$defs"]["FromClient"]["anyOf"]
        self._values = Values(rng, api["components"]["schemas"] | schema["$defs"], self._known)
        for _ in range(5):
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
                self._cookies = [*self._cookies[-KEPT:], cookie.partition(";")[0]]
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
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "open"}, *self.rng.choice(([bot], [bot, bot], [{"kind": "open"}]))]
        status, body = self.ask(
            "POST", "/api/tables", json.dumps({"options": {"seats": seats}, "name": "Fuzz"}).encode()
        )
        assert status == 201, body
        self._know_table(json.loads(body)["id"])

    def _request(self) -> None:
        is_honest = self.rng.random() < HONEST
        self._ask_for(*self.rng.choice(self._operations), is_honest=is_honest)
        if self.tried % 500 == 0:
            self._make_table()

    def _ask_for(self, method: str, path: str, operation: Any, *, is_honest: bool) -> bytes | None:
        """The body that was sent."""
        rng = self.rng
        garbage = 0 if is_honest else rng.choice(GARBAGE)
        target, table_id = path, None
        query = []
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            if parameter["in"] == "path":
                text = self._path_text(name, is_honest=is_honest)
                target = target.replace("{" + name + "}", text)
                table_id = text if name == "table_id" else table_id
            elif rng.random() < 0.6:
                value = self._values.like(parameter.get("schema", {}), name, garbage=garbage)
                query.append(f"{name}={quote(str(value), errors='replace')}")
        if not is_honest and rng.random() < 0.1:
            target += rng.choice(PATH_TEXTS)
        if query:
            target += "?" + "&".join(query)
        body = None
        if content := operation.get("requestBody", {}).get("content"):
            body = encoded(self._values.like(next(iter(content.values()))["schema"], garbage=garbage))
            body = body if is_honest else self._values.bent(body)
        lines = [] if is_honest else rng.sample(HEADERS, rng.choice((0, 0, 0, 1, 2)))
        if self._cookies and rng.random() < 0.7 and not any(line.startswith("Cookie") for line in lines):
            lines.append(f"Cookie: {self._cookie(table_id)}")
        verb = method.upper() if is_honest or rng.random() < 0.95 else rng.choice(METHODS).upper()
        status, said = self.ask(verb, target.replace(" ", "%20"), body, tuple(lines))
        self.tried += 1
        self.answers[status] += 1
        assert status < 500 or status == 503, f"{verb} {target} {lines} {body!r} was answered {status} {said[:300]!r}"
        if 200 <= status < 300 and verb == method.upper():
            self.succeeded.add(f"{method} {path}")
            self._keep(path, said)
        return body

    def _cookie(self, table_id: str | None) -> str:
        """Mostly that of the table's creator, who may do more there than others."""
        if table_id in self._owners and self.rng.random() < 0.8:
            return self._owners[table_id]
        return self.rng.choice(self._cookies)

    def _keep(self, path: str, said: bytes) -> None:
        """What was given leads on."""
        if not said.startswith(b"{"):
            return
        answer = json.loads(said)
        if "token" in answer:
            self._tokens = [*self._tokens[-KEPT:], answer["token"]]
        if path.endswith("/code"):
            self._codes = [*self._codes[-KEPT:], answer["code"]]
        if path.endswith("/challenge"):
            self._challenges = [*self._challenges[-KEPT:], answer["id"]]
        if path == "/api/tables":
            self._know_table(answer["id"])

    def _know_table(self, table_id: str) -> None:
        """It was just made by the browser whose cookie came last."""
        self._tables = [*self._tables[-KEPT:], table_id]
        self._owners[table_id] = self._cookies[-1]

    def try_everything_honestly(self) -> None:
        """Until each route has given what it is there for."""
        for operation in self._operations * 2:
            name = f"{operation[0]} {operation[1]}"
            for _ in range(TRIES):
                if name in self.succeeded:
                    break
                body = self._ask_for(*operation, is_honest=True)
                if name in self.succeeded and body is not None:
                    self._spoil(*operation, body)

    def _spoil(self, method: str, path: str, operation: Any, body: bytes) -> None:
        """What once was answered with 500 by numbers, at every place of a body of which all else is right."""
        schema = next(iter(operation["requestBody"]["content"].values()))["schema"]
        for value in self._values.spoiled(schema, json.loads(body)):
            target = path.format(
                **{one["name"]: self._path_text(one["name"]) for one in operation.get("parameters", ())}
            )
            self._check(method.upper(), target, encoded(value))

    def never_succeeded(self) -> list[str]:
        return sorted({f"{method} {path}" for method, path, _ in self._operations} - self.succeeded)

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

    def _path_text(self, name: str, *, is_honest: bool = True) -> str:
        if not is_honest and self.rng.random() < 0.3:
            return quote(self.rng.choice(PATH_TEXTS), safe="%")
        known = self._known(name)
        return quote(self.rng.choice(known)) if known else str(self.rng.randint(1, 5))

    def _known(self, name: str) -> Sequence[str]:
        """What would be right for a parameter or a field of this name; nothing where any text is."""
        of_name: dict[str, Sequence[str]] = {
            "table_id": [self._finished, *self._tables],
            "table": [self._finished, *self._tables],
            "before_id": self._tables,
            "key": [self._finished, *LEVELS],
            "lesson": self._lessons,
            "puzzle": self._puzzles,
            "challenge_id": self._challenges,
            "code": self._codes,
            "token": self._tokens,
            "id": [sha256(self._record.encode()).hexdigest()],
            "record": [self._record],
            "date": [_yesterday()],
            "month": [_yesterday()[:7]],
            "bot": LEVELS,
            "stand_in": LEVELS,
        }
        return of_name.get(name, ())

    # ---- sockets

    def _talk(self) -> None:
        """One socket at some table, and messages of every kind on it."""
        rng = self.rng
        table_id = rng.choice(self._tables)
        cookie = f"Cookie: {self._cookie(table_id)}\r\n" if self._cookies and rng.random() < 0.9 else ""
        path = f"/api/tables/{table_id}/socket"
        with socket.create_connection(("127.0.0.1", self.server.port), 30) as one, suppress(OSError):
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}{UPGRADE}\r\n".encode())
            one.recv(1_000)
            one.sendall(_frame(0x81, b'{"type":"hello"}'))
            for _ in range(MESSAGES_A_SOCKET):
                garbage = rng.choice((0, *GARBAGE))
                data = encoded(self._values.like(rng.choice(self._messages), garbage=garbage))
                data = self._values.bent(data) if garbage else data
                one.sendall(_frame(rng.choice((0x81, 0x81, 0x81, 0x81, 0x82, 0x89, 0x01, 0x80, 0x88, 0xC1)), data))
                self.tried += 1
            one.settimeout(0.02)
            while one.recv(65_536):
                pass


def _yesterday() -> str:
    return (datetime.now(UTC) - timedelta(days=1)).date().isoformat()


async def _finished_game(address: str) -> str:
    """A table where one person has played against a bot to the end."""
    client = Client(address)
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table_id: str = (await client.post("/api/tables", {"options": {"seats": seats}, "name": "Anna"})).json()["id"]
    socket = await client.sit(table_id)
    socket.send({"type": "start"})
    while True:
        told = await socket.until(lambda message: message["type"] == "table" and message["phase"] != "waiting")
        if told["phase"] == "ended":
            socket.close()
            return table_id
        if told["turn"]["player"] == "person":
            action, number = told["turn"]["legal"][0]["action"], told["number"]
            socket.send({"type": "act", "number": number, "action": action, "seat": told["turn"]["seat"]})


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
