"""Which program played: its version, and a checksum of the weights shipped with it."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import fivetowers

_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Program:
    version: str
    weights: str

    def __str__(self) -> str:
        return f"{self.version} ({self.weights})"


@cache
def this_program() -> Program:
    mark = hashlib.sha256()
    for file in sorted((files("fivetowers.bots") / "weights").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".f32"):
            mark.update(f"{file.name}\n".encode())
            mark.update(file.read_bytes())
    return Program(fivetowers.__version__, mark.hexdigest()[:_DIGITS])
