"""Values made from a schema: as they should be, nearly so, or quite different; and what else is hard to read."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

NUMBERS = (0, 1, -1, 2**31, 2**53 + 1, 2**63, 2**64, 10**30, 10**60, -(10**30), 1e308, -0.0, 5, 6)
HARD_VALUES: tuple[Any, ...] = (10**30, -(10**30), 2**63, 0.5, None, True, [], {}, "", "\ud800", "x" * 5_000)
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
WORDS = ("Anna", "bid 1", "pass", "T5", "en", "greedy", "r1", "look")
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


class Values:
    """`known` gives the texts that would be right under a name; none where any text is."""

    def __init__(self, rng: Random, shapes: dict[str, Any], known: Callable[[str], Sequence[str]]) -> None:
        self.rng = rng
        self.shapes = shapes
        self._known = known

    def like(self, schema: dict[str, Any], name: str = "", *, garbage: float) -> Any:
        """What the schema wants; each part of it with this chance something quite different."""
        rng = self.rng
        if rng.random() < garbage:
            return rng.choice((None, True, [], {}, [[]] * 50, rng.choice(NUMBERS), rng.choice(TEXTS)))
        if "$ref" in schema:
            return self.like(self.shapes[schema["$ref"].rpartition("/")[2]], name, garbage=garbage)
        for word in ("anyOf", "oneOf", "allOf"):
            if word in schema:  # an empty one says nothing
                return self.like(rng.choice([one for one in schema[word] if one]), name, garbage=garbage)
        if "const" in schema or "enum" in schema:
            return schema.get("const", rng.choice(schema.get("enum", [None])))
        kind = schema.get("type", "object")
        match rng.choice(kind) if isinstance(kind, list) else kind:
            case "object":
                found = {
                    key: self.like(one, key, garbage=garbage)
                    for key, one in schema.get("properties", {}).items()
                    if key in schema.get("required", ()) or rng.random() < 0.5
                }
                return found | ({rng.choice(TEXTS): 1} if rng.random() < garbage else {})
            case "array":
                items = schema.get("items", {}) or {"type": "string"}
                count = rng.choice((0, 1, 2, 3, 5, 6, 50) if garbage else (0, 2, 2, 3))
                return [self.like(items, name, garbage=garbage) for _ in range(count)]
            case "integer" | "number":
                return rng.choice(NUMBERS) if garbage and rng.random() < 0.3 else rng.randint(0, 6)
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
        return rng.choice(TEXTS) if garbage and rng.random() < 0.3 else rng.choice(self._known(name) or WORDS)

    def spoiled(self, schema: dict[str, Any], value: Any) -> Iterator[Any]:
        """The value with a part that is hard to bear, for each part that it has or could have."""
        yield from HARD_VALUES
        if "$ref" in schema:
            schema = self.shapes[schema["$ref"].rpartition("/")[2]]
        for one in schema.get("anyOf", schema.get("oneOf", ())):
            if "$ref" in one and isinstance(value, dict):
                schema = self.shapes[one["$ref"].rpartition("/")[2]]
        if isinstance(value, dict):
            for key, one in schema.get("properties", {}).items():
                for part in self.spoiled(one, value.get(key)):
                    yield {**value, key: part}
        elif isinstance(value, list) and value:
            for part in self.spoiled(schema.get("items", {}), value[0]):
                yield [part, *value[1:]]

    def bent(self, data: bytes) -> bytes:
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


def encoded(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")
