"""`fivetowers puzzles`: finds positions where one choice is clearly the best, and writes them to a file."""

from pathlib import Path

import click

from fivetowers.cli.main import INTERRUPTED
from fivetowers.machine import cores


@click.command(name="puzzles")
@click.argument("file", type=click.Path(dir_okay=False, writable=True, path_type=Path))
@click.option("--count", type=click.IntRange(3), default=240, show_default=True, help="Puzzles, as many of each grade.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1), default=cores, help="[default: one for each core]")
def command(file: Path, count: int, seed: int, processes: int) -> None:
    """Find puzzles in games between bots and write them to FILE.

    The strongest bot values every choice of a position, first quickly, then at length, then at length once more; what
    is left is graded by the bots that find the answer. The same seed finds the same puzzles.

    \b
    Example:
      fivetowers puzzles puzzles.json --count 30
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from fivetowers.puzzles.finding import Quota, find_puzzles
    from fivetowers.puzzles.puzzle import format_puzzles

    columns = (
        TextColumn("puzzles"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[games]} games"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns) as bar:
            task = bar.add_task("", total=count, games=0)

            def tell(found: int, games: int) -> None:
                bar.update(task, completed=found, games=games)

            puzzles = find_puzzles(seed, Quota.of(count), processes=processes, tell=tell)
    except KeyboardInterrupt:
        click.echo("Interrupted. Nothing was written.", err=True)
        click.get_current_context().exit(INTERRUPTED)
    made = {"command": f"fivetowers puzzles {file} --count {count} --seed {seed}"}
    file.write_text(format_puzzles(puzzles, made), encoding="utf-8", newline="\n")
    click.echo(f"{len(puzzles)} puzzles are in {file}.")
