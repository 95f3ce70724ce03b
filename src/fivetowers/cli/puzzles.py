"""`fivetowers puzzles`: finds positions where one move is clearly the best, and writes them to a file."""

from pathlib import Path

import click

from fivetowers.cli.main import INTERRUPTED
from fivetowers.machines.cores import cores


@click.command(name="puzzles")
@click.argument("file", type=click.Path(dir_okay=False, writable=True, path_type=Path))
@click.option(
    "--count",
    type=click.IntRange(3),
    default=306,
    show_default=True,
    help="Number of puzzles, the same for each grade.",
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--add", is_flag=True, help="Keep the puzzles in FILE, graded again, and find what is missing.")
@click.option("--again", is_flag=True, help="Only evaluate and grade the puzzles in FILE again.")
@click.option("--processes", type=click.IntRange(1), default=cores, help="[default: one per core]")
def command(file: Path, *, count: int, seed: int, add: bool, again: bool, processes: int) -> None:
    """Find puzzles in games between bots and write them to FILE.

    The bot master evaluates every move of a position, first quickly, then twice at length; what is left is graded by
    how often each level errs. Positions whose other moves only demolish a card for nothing are left out. The same
    seed finds the same puzzles. When the bots have changed, --again updates values and grades and drops puzzles that
    no longer have a clear answer. FILE names the commands that made it.

    \b
    Examples:
      fivetowers puzzles puzzles.json --count 30
      fivetowers puzzles puzzles.json --count 60 --add --seed 2
      fivetowers puzzles puzzles.json --again
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from fivetowers.puzzles.finder import Quota, find_puzzles, look_again
    from fivetowers.puzzles.puzzle import format_puzzles, how_made, parse_puzzles

    columns = (
        TextColumn("puzzles"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[games]}"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns) as bar:
            before = file.read_text(encoding="utf-8") if add or again else None
            known = () if before is None else parse_puzzles(before)
            task = bar.add_task("", total=len(known) if again else count, games=0)

            def tell(found: int, games: int) -> None:
                bar.update(task, completed=found, games=games)

            if again:
                puzzles = look_again(seed, known, tell=tell)
            else:
                puzzles = find_puzzles(seed, Quota.of(count), processes=processes, known=known, tell=tell)
    except KeyboardInterrupt:
        click.echo("Interrupted. Nothing was written.", err=True)
        click.get_current_context().exit(INTERRUPTED)
    options = "--again" if again else f"--count {count} --add" if add else f"--count {count}"
    made = [*(how_made(before) if before else ()), f"fivetowers puzzles {file} {options} --seed {seed}"]
    file.write_text(format_puzzles(puzzles, made), encoding="utf-8", newline="\n")
    click.echo(f"{len(puzzles)} puzzles are in {file}.")
