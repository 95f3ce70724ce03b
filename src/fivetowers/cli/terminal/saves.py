"""Games in files: where a game is saved while it is played, and who plays when a saved game is continued."""

import os
import tempfile
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import click

from fivetowers.game import Game
from fivetowers.records.record import GameRecord
from fivetowers.records.record_writer import format_record

SEATS_TAG = "Seats"
SUFFIX = ".5t"
RESULT = b'\n[Result "'  # only a finished game has this tag


def games_folder() -> Path:
    return Path(click.get_app_dir("fivetowers")) / "games"


def new_path(now: datetime) -> Path:
    """A name of its own for a game that begins now."""
    folder, stem = games_folder(), now.strftime("%Y-%m-%d-%H%M%S")
    names = (f"{stem}{extra}{SUFFIX}" for extra in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for name in names if not (path := folder / name).exists())


def newest_game() -> Path | None:
    """Of the games that are not over, the one played last."""
    games = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in games if RESULT not in path.read_bytes()), None)


class Keeper:
    """Writes the game to its file, whole or not at all, after every decision of a person."""

    def __init__(self, path: Path, seats: str) -> None:
        self.path = path
        self.is_kept = False
        self._seats = seats
        self._own = {path}

    def keep(self, game: Game) -> None:
        self.write(game, self.path)
        self.is_kept = True

    def save_copy(self, game: Game, path: Path) -> None:
        """Writes the game to another file. Raises FileExistsError rather than lose a file that is not of this game."""
        if path not in self._own and path.exists():
            raise FileExistsError(str(path))
        self.write(game, path)
        self._own.add(path)

    def write(self, game: Game, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        text = format_record(with_seats(game.record(), self._seats))
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def with_seats(record: GameRecord, seats: str) -> GameRecord:
    """The record with a tag that says who is a person and who a bot."""
    others = tuple(tag for tag in record.tags if tag[0] != SEATS_TAG)
    return replace(record, tags=(*others, (SEATS_TAG, seats)))


def seats_of(record: GameRecord) -> str | None:
    return next((value for name, value in record.tags if name == SEATS_TAG), None)
