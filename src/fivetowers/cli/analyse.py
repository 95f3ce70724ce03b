"""`fivetowers analyse`: why a recorded game was won: win shares, faults, luck and turning points."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click
from rich.table import Table
from rich.text import Text

from fivetowers.cli.terminal.bot_games import require_ray
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.cli.terminal.record_files import read_games
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.story import tell_end
from fivetowers.cli.terminal.tables import plain_table
from fivetowers.errors import FiveTowersError
from fivetowers.records.record import GameRecord
from fivetowers.render import QUIET, STRONG
from fivetowers.text import listed, say, say_error

if TYPE_CHECKING:
    from fivetowers.analysis.game_analysis import GameAnalysis, RoundsDone

EXAMPLES = """\b
Examples:
  fivetowers analyse game.5t
  fivetowers analyse game.5t --seat 2 --depth deep
  fivetowers analyse game.5t --html analysis.html
  fivetowers analyse *.5t --json > analyses.jsonl
"""


@click.command("analyse", epilog=EXAMPLES)
@click.argument("files", metavar="FILE...", type=click.File("rb"), nargs=-1, required=True)
@click.option(
    "--depth",
    type=click.Choice(["quick", "normal", "deep"]),
    default="normal",
    show_default=True,
    help="How many deals of the cards to come are looked at.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON, one line per game.")
@click.option(
    "--html", type=click.Path(dir_okay=False, writable=True, path_type=Path), metavar="OUT", help="Write a page."
)
@click.option("--seat", type=click.IntRange(1, 5), help="Turning points and faults of this seat only, counted from 1.")
@click.option("--cluster", metavar="ADDRESS", help="Judge the rounds on this Ray cluster instead.")
def command(
    files: tuple[BinaryIO, ...], *, depth: str, as_json: bool, html: Path | None, seat: int | None, cluster: str | None
) -> None:
    """Judge every move of recorded games and show how luck and moves led to the result.

    The search of the strongest bot values every position. The same game and depth give the same figures, on any
    machine. - is standard input.
    """
    from fivetowers.analysis.analysis_json import analysis_to_json
    from fivetowers.analysis.analysis_page import format_analysis_page

    games = [(file.name, record) for file in files for record in read_games(file)]
    for name, record in games:
        if seat is not None and seat > len(record.names):
            raise click.ClickException(f"{name}: {say('analyse-no-such-seat', players=len(record.names))}")
    wanted = None if seat is None else seat - 1
    require_ray(cluster)
    screen, analyses = Screen(), []
    for index, (record, analysis) in enumerate(_analyses(games, depth, cluster), start=1):
        analyses.append(analysis)
        if as_json:
            click.echo(analysis_to_json(analysis))
        elif html is None:
            if index > 1:
                screen.gap()
            _show(screen, record, analysis, wanted)
    if html is not None:
        html.write_text(format_analysis_page(analyses, wanted), encoding="utf-8", newline="\n")
        if not as_json:
            screen.tell_file("analyse-written", file=html)


def _analyses(
    games: "list[tuple[str, GameRecord]]", depth: str, cluster: str | None
) -> "Iterator[tuple[GameRecord, GameAnalysis]]":
    """Game after game, with a bar on the terminal that vanishes at the end."""
    from fivetowers.analysis.game_analysis import NotAnalysable, analyse, tasks_of
    from fivetowers.analysis.outlook import DEPTHS

    if cluster is None:
        for name, record in games:
            with _bar() as tell, _named(name, NotAnalysable):
                analysis = analyse(record, DEPTHS[depth], tell=tell)
            yield record, analysis
        return
    from fivetowers.analysis.ray_rounds import analyse_on_cluster

    for name, record in games:
        with _named(name, NotAnalysable):
            tasks_of(record, DEPTHS[depth])
    records = [record for _, record in games]
    with told_in_words(), _bar() as tell:
        found = list(analyse_on_cluster(records, DEPTHS[depth], cluster, tell=tell))
    yield from zip(records, found, strict=True)


@contextmanager
def _bar() -> "Iterator[RoundsDone]":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn(say("analyse-working")), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def _named(name: str, refused: type[FiveTowersError]) -> Iterator[None]:
    """A game that cannot be analysed is named by its file."""
    try:
        yield
    except refused as error:
        raise click.ClickException(f"{name}: {say_error(error)}") from None


# ---- on the terminal -------------------------------------------------------------------------------------------------


def _show(screen: Screen, record: GameRecord, analysis: "GameAnalysis", seat: int | None) -> None:
    from fivetowers.analysis.analysis_words import faults_columns, faults_row, point_words, trust_words
    from fivetowers.analysis.turning_points import faults, turning_points

    names = analysis.names
    screen.tell("analyse-title", style=STRONG, names=listed(names))
    screen.write(tell_end(record.end, names) or say("terminal-not-over", round=record.end.round))
    if points := turning_points(analysis, seat):
        screen.gap()
        screen.tell("analyse-turning-points", style=STRONG)
        for point in points:
            screen.write(f"· {point_words(point, names)}")
    screen.draw(_parts(analysis))
    if found := faults(analysis, seat):
        table = plain_table(faults_columns())
        for fault in found:
            table.add_row(*map(Text, faults_row(fault, names)))
        screen.draw(table)
    else:
        screen.tell("analyse-no-faults")
    screen.tell("analyse-judged", style=QUIET, depth=analysis.depth.name)
    screen.write(trust_words(analysis.players), style=QUIET)


def _parts(analysis: "GameAnalysis") -> Table:
    """A row for each seat: how its win share went, round by round, and why."""
    from fivetowers.analysis.analysis_words import parts_columns, parts_row, percent
    from fivetowers.analysis.spark_line import spark_line

    table = plain_table([say("analyse-column-player"), say("analyse-column-course"), *parts_columns()])
    table.columns[1].no_wrap = True
    rounds = analysis.round_courses()
    for seat, name in enumerate(analysis.names):
        start = percent(rounds[seat][0], analysis.start_errors[seat])
        course = f"{start} {spark_line(rounds[seat])} {percent(rounds[seat][-1])}"
        table.add_row(Text(name), Text(course), *map(Text, parts_row(analysis, seat)))
    return table
