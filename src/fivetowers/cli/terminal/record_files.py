"""Files of recorded games, as commands are given them."""

from collections.abc import Sequence
from typing import BinaryIO

import click

from fivetowers.errors import FiveTowersError
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_records
from fivetowers.text import say_error


def read_games(file: BinaryIO) -> Sequence[GameRecord]:
    """All games of a file; what cannot be read ends the command with the file, the line and the reason."""
    try:
        return parse_records(file.read())
    except FiveTowersError as error:
        raise click.ClickException(f"{file.name}: {say_error(error)}") from None
