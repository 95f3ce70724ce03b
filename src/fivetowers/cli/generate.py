"""`fivetowers generate`: games of bots as files to learn from."""

from collections.abc import Generator
from pathlib import Path

import click

from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import ROSTER
from fivetowers.cli.main import INTERRUPTED
from fivetowers.cli.terminal.bot_games import RECIPE, machine_options, recipe_options, require, require_ray
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.cli.terminal.progress import show_progress
from fivetowers.cli.terminal.setting_option import SettingOption
from fivetowers.machines.cores import cores
from fivetowers.text import say, tenths

CONTENTS, FORMATS = ("games", "positions"), ("npz", "parquet")

EXAMPLES = f"""Bots: {", ".join(ROSTER)}; or a command that speaks the bot protocol 5tp.

\b
Examples:
  fivetowers generate --games 1000000 --folder random-games
  fivetowers generate --bot greedy --bot mason --players 3 --games 20000 --content positions --folder data
  fivetowers generate --bot "nodes=200 master" --games 1000 --format parquet --folder data
"""


@click.command("generate", epilog=EXAMPLES)
@recipe_options(bot="random", games=10_000)
@click.option(
    "--content",
    type=click.Choice(CONTENTS),
    cls=SettingOption,
    setting=f"{RECIPE}.content",
    help="Games are short, and the loader makes positions of them; positions are ready for any program.",
)
@click.option("--format", "file_format", type=click.Choice(FORMATS), cls=SettingOption, setting=f"{RECIPE}.file_format")
@click.option(
    "--games-a-shard",
    type=click.IntRange(min=1),
    cls=SettingOption,
    setting=f"{RECIPE}.games_a_shard",
    help="Games in one file.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("dataset"),
    show_default=True,
    help="Where the files go; continue there if it is not finished.",
)
@machine_options()
@click.option("--verify", is_flag=True, help="Check the checksums of files from before; make damaged ones again.")
@click.pass_context
def command(
    ctx: click.Context,
    *,
    bots: tuple[str, ...],
    players: int,
    games: int,
    nodes: int | None,
    seed: int,
    content: str,
    file_format: str,
    games_a_shard: int,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
    verify: bool,
) -> None:
    """Let bots play, and save the games as data to learn from.

    Files in NPZ or Parquet, and a manifest with their checksums. The same options always give the same files, byte for
    byte, with any number of processes or machines. To continue an interrupted run, or to add games, give the same
    command again.
    """
    from fivetowers.arena.contestants import parse_contestant
    from fivetowers.dataset.generation import Generation
    from fivetowers.dataset.recipe import Content, FileFormat, Recipe

    require_ray(cluster)
    if file_format == FileFormat.PARQUET:
        require("pyarrow", "generate-no-pyarrow")
    budget = UNLIMITED if nodes is None else Budget(nodes=nodes)
    with told_in_words():
        contestants = tuple(parse_contestant(text, budget) for text in bots)
        recipe = Recipe(contestants, players, seed, Content(content), FileFormat(file_format), games_a_shard)
        generation = Generation(folder, recipe, games, is_checked=verify)
        for file in generation.damaged:
            click.echo(say("generate-damaged", file=file), err=True)

        def played() -> Generator[int]:
            for entry in generation.run(jobs or cores(), cluster):
                yield entry.games

        missing = sum(plan.games for plan in generation.missing)
        was_stopped = show_progress(say("arena-playing"), missing, played())
    shards = generation.manifest.shards.values()
    done, rows = sum(entry.games for entry in shards), sum(entry.rows for entry in shards)
    size = sum(entry.bytes for entry in shards) / 1e6
    if was_stopped:
        click.echo(say("generate-stopped", games=done), err=True)
        ctx.exit(INTERRUPTED)
    click.echo(say("generate-done", folder=str(folder), games=done, rows=rows, files=len(shards), size=tenths(size)))
