"""`fivetowers simulate`: many games of bots, and what they show about the game."""

from collections.abc import Generator
from pathlib import Path

import click
from rich.text import Text

from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import ROSTER
from fivetowers.cli.main import INTERRUPTED
from fivetowers.cli.terminal.bot_games import machine_options, recipe_options, require, require_ray
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.cli.terminal.progress import show_progress
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.tables import plain_table
from fivetowers.machines.cores import cores
from fivetowers.text import say, tenths

FORMATS = ("csv", "parquet")

EXAMPLES = f"""Bots: {", ".join(ROSTER)}; or a command that speaks the bot protocol 5tp. `network` is what master thinks
at first sight, without its search: strong, and hundreds of games a second.

\b
Examples:
  fivetowers simulate --bot network --players 3 --games 10000 --folder three
  fivetowers simulate --bot greedy --bot mason --games 50000 --table parquet
"""


@click.command("simulate", epilog=EXAMPLES)
@recipe_options(bot="greedy", games=2_000)
@click.option(
    "--judged",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="Let the strongest bot judge the rounds of this many games: taking five, and demolitions.",
)
@click.option("--table", "table", type=click.Choice(FORMATS), default="csv", show_default=True, help="Form of tables.")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("simulation"),
    show_default=True,
    help="Where everything goes; continue there if it is not finished.",
)
@machine_options()
@click.pass_context
def command(
    ctx: click.Context,
    *,
    bots: tuple[str, ...],
    players: int,
    games: int,
    nodes: int | None,
    seed: int,
    judged: int,
    table: str,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Let bots play many games and see what they tell about the game.

    Points, who wins by seat, what cards are worth, crowned towers, length and demolitions: as tables, as pictures (SVG)
    and as one page. The same options always give the same files, with any number of processes or machines. To continue
    an interrupted run, or to add games, give the same command again.
    """
    from fivetowers.arena.contestants import parse_contestant
    from fivetowers.dataset.recipe import Recipe
    from fivetowers.simulation.simulation_run import PAGE_NAME, Simulation, TableFormat
    from fivetowers.simulation.statistics_page import bot_columns, bot_rows

    require_ray(cluster)
    if table == TableFormat.PARQUET:
        require("pyarrow", "generate-no-pyarrow")
    budget = UNLIMITED if nodes is None else Budget(nodes=nodes)
    screen = Screen()
    with told_in_words():
        contestants = tuple(parse_contestant(text, budget) for text in bots)
        simulation = Simulation(
            folder, Recipe(contestants, players, seed), games, table_format=TableFormat(table), judged=judged
        )

        def played() -> Generator[int]:
            for entry in simulation.play(jobs or cores(), cluster):
                yield entry.games

        missing = sum(plan.games for plan in simulation.generation.missing)
        if show_progress(say("arena-playing"), missing, played()):
            done = sum(entry.games for entry in simulation.generation.manifest.shards.values())
            click.echo(say("generate-stopped", games=done), err=True)
            ctx.exit(INTERRUPTED)
        figures = simulation.count()
    screen.write(simulation.title)
    found = plain_table(bot_columns())
    for row in bot_rows(figures):
        found.add_row(*map(Text, row))
    screen.draw(found)
    for place in (figure for figure in figures if figure.picture == "seats"):
        share, error = tenths(100 * place.mean), tenths(100 * place.error)
        screen.tell("simulate-place", place=place.x + 1, share=share, error=error)
    screen.tell_file("analyse-written", file=folder / PAGE_NAME)
