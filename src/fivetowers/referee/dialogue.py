"""The dialogue with a program, as it is written to a file for later reading."""

import os
import time
from collections.abc import Callable
from pathlib import Path

Log = Callable[[str], None]
"""Hears every line of a dialogue: `> go` to the program, `< action pass` from it, `! …` what went wrong."""


def silent(line: str) -> None:
    """Nobody wants to know."""


def log_to(path: Path, program: int) -> Log:
    """Adds lines to a file, each with the time and the number of the program's process. Several processes may write to
    one file: a line is written at once.
    """

    def write(line: str) -> None:
        text = f"{time.strftime('%H:%M:%S')} {program} {line}\n"
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)

    return write
