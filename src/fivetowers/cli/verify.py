"""`fivetowers verify`: checks that a recorded game was dealt as promised before the first card."""

from pathlib import Path
from typing import BinaryIO

import click

from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.screen import Screen
from fivetowers.errors import FiveTowersError
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_records
from fivetowers.text import listed, say_error

EXAMPLES = """\b
Examples:
  fivetowers verify game.5t
  fivetowers verify game.5t --commitment 9f86d081884c7d65…
"""


@click.command("verify", epilog=EXAMPLES)
@click.argument("files", metavar="RECORD...", type=click.File("rb"), nargs=-1, required=True)
@click.option("--commitment", metavar="HEX", help="What the table showed before the first deal. Only for one game.")
@click.pass_context
def command(ctx: click.Context, files: tuple[BinaryIO, ...], commitment: str | None) -> None:
    """Check that games were dealt fairly.

    A table publishes a commitment before the first deal, and what it was made from when the game is over. This command
    checks that they match, that the card orders and the starting seat follow from the random numbers of the server and
    of the players (where a record has them), and that the cards of every round came in that order. A RECORD may hold
    several games; - is standard input.
    """
    screen = Screen()
    is_good = True
    for file in files:
        path = Path(file.name)
        try:
            records = parse_records(file.read())
        except FiveTowersError as error:
            is_good = False
            screen.tell_file("verify-refused", file=path, words=say_error(error))
            continue
        if commitment is not None and len(files) + len(records) > 2:
            raise click.UsageError("--commitment is that of one game.")
        for index, record in enumerate(records, start=1):
            is_good &= _tell(screen, path, index, record, commitment)
    if not is_good:
        ctx.exit(REFUSED)


def _tell(screen: Screen, path: Path, index: int, record: GameRecord, commitment: str | None) -> bool:
    """Says whether this game is fair."""
    from fivetowers.records.fairness import is_shared, why_unfair

    refusal = why_unfair(record, None if commitment is None else commitment.strip().lower())
    if refusal is None:
        commitment = dict(record.tags)["ServerSeal" if is_shared(record) else "Commitment"]
        screen.tell_file("verify-good", file=path, index=index, commitment=commitment)
        _tell_sources(screen, record)
        return True
    screen.tell_file("verify-unfair", file=path, index=index, words=say_error(FiveTowersError(refusal)))
    return False


def _tell_sources(screen: Screen, record: GameRecord) -> None:
    """Says whose random numbers decided, and so for whom the check proves more than that nothing was changed later."""
    from fivetowers.records.fairness import sources

    found = sources(record)
    if found.given:
        screen.tell("verify-numbers", names=_names(record, found.given))
    else:
        screen.tell("verify-no-numbers")
    if found.missing:
        screen.tell("verify-unopened", names=_names(record, found.missing))


def _names(record: GameRecord, seats: tuple[int, ...]) -> str:
    return listed([record.names[seat - 1] for seat in seats])
