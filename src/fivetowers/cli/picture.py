"""`fivetowers picture`: draws a position of a recorded game with the page's artwork."""

from pathlib import Path
from typing import BinaryIO

import click

from fivetowers.artwork import NoArtwork
from fivetowers.cli.terminal.record_files import read_games
from fivetowers.picture import draw_picture
from fivetowers.records.record import GameRecord, replay
from fivetowers.state import State
from fivetowers.text import say, say_error

EXAMPLES = """\b
Examples:
  fivetowers picture game.5t -o end.svg
  fivetowers picture game.5t --round 7 --dark -o round-7.png
  fivetowers picture game.5t --graph -o share.png
"""
SUFFIXES = (".svg", ".png")


@click.command("picture", epilog=EXAMPLES)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--round", "number", type=click.IntRange(min=1), help="The start of this round, with its cards turned up."
)
@click.option("--game", type=click.IntRange(min=1), default=1, show_default=True, help="Which game of the file.")
@click.option("--graph", is_flag=True, help="With everybody's win share over the whole game, as `analyse` sees it.")
@click.option("--dark", is_flag=True, help="Dark colours.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, metavar="OUT.svg|OUT.png"
)
def command(file: BinaryIO, *, number: int | None, game: int, graph: bool, dark: bool, output: Path) -> None:
    """Draw a position of a recorded game, by default the last one. PNG needs the extra `picture`."""
    if output.suffix.lower() not in SUFFIXES:
        raise click.BadParameter(f"{output.name} does not end with {' or '.join(SUFFIXES)}.", param_hint="--output")
    record = _read(file, game)
    try:
        position = _position(record, number)
        picture = draw_picture(position, record.names, dark=dark, courses=_courses(record) if graph else ())
    except NoArtwork as error:
        raise click.ClickException(str(error)) from None
    picture.save(output)


def _courses(record: GameRecord) -> tuple[tuple[float, ...], ...]:
    from fivetowers.analysis.game_analysis import NotAnalysable, analyse
    from fivetowers.analysis.outlook import QUICK

    try:
        return analyse(record, QUICK).courses()
    except NotAnalysable as error:
        raise click.ClickException(say_error(error)) from None


def _read(file: BinaryIO, game: int) -> GameRecord:
    records = read_games(file)
    if game > len(records):
        raise click.ClickException(say("terminal-no-such-game", file=file.name, games=len(records)))
    return records[game - 1]


def _position(record: GameRecord, number: int | None) -> State:
    states = list(replay(record))
    last = states[-1].round
    if number is not None and number > last:
        raise click.ClickException(say("terminal-no-such-round", rounds=last))
    return states[-1] if number is None else next(state for state in states if state.round == number)
