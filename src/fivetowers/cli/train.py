"""`fivetowers train`: trains the value network of the strong bots from nothing, by self-play."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.cli.main import INTERRUPTED
from fivetowers.cli.terminal.bot_games import require_ray
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.cli.terminal.setting_option import SettingOption
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.text import say

SETTINGS, PLAN = "fivetowers.training.trainer:TrainingSettings", "fivetowers.training.run:RunPlan"


@click.command(name="train")
@click.option("--players", type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS), default=2, show_default=True)
@click.option(
    "--games", type=click.IntRange(1), cls=SettingOption, setting=f"{SETTINGS}.games", help="Games of self-play."
)
@click.option("--seed", type=int, cls=SettingOption, setting=f"{SETTINGS}.seed")
@click.option(
    "--batch",
    type=click.IntRange(1),
    cls=SettingOption,
    setting=f"{SETTINGS}.batch",
    help="Games between two steps; at most this many cores, and at most 32, work at once.",
)
@click.option("--rate", type=float, cls=SettingOption, setting=f"{SETTINGS}.rate", help="Initial learning rate.")
@click.option(
    "--begin-with",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Weights for as many players, to begin from instead of from nothing.",
)
@click.option(
    "--by-hand", is_flag=True, help="Learn the results of quick games with the hand-made estimate: a network of rivals."
)
@click.option(
    "--rivals",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A network made with --by-hand, by which the others play in most games.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("training"),
    show_default=True,
    help="Where checkpoints, history, plot and weights go.",
)
@click.option("--threads", type=click.IntRange(0), default=0, help="0: one per core.  [default: 0]")
@click.option("--cluster", metavar="ADDRESS", help="Play the games on this Ray cluster instead.")
@click.option(
    "--looks",
    type=click.IntRange(1),
    cls=SettingOption,
    setting=f"{PLAN}.looks",
    help="Number of checkpoints, each with a strength test.",
)
@click.option(
    "--games-a-look",
    type=click.IntRange(0),
    cls=SettingOption,
    setting=f"{PLAN}.games_a_look",
    help="Games against each fixed opponent per checkpoint.",
)
def command(
    players: int,
    games: int,
    seed: int,
    batch: int,
    rate: float,
    begin_with: Path | None,
    by_hand: bool,  # noqa: FBT001 (click calls it)
    rivals: Path | None,
    folder: Path,
    threads: int,
    cluster: str | None,
    looks: int,
    games_a_look: int,
) -> None:
    """Train the value network by self-play.

    The same options always give the same weights, with any number of threads or machines. To continue an
    interrupted run from its last checkpoint, give the same command again.

    \b
    Example:
      fivetowers train --players 2 --games 400000 --folder training
    """
    from fivetowers.training.run import RunPlan, open_run
    from fivetowers.training.trainer import RIVAL_MARGIN, SHARE_OF_RIVALS, TrainingSettings

    with told_in_words():
        _check_rate(rate)
        _check_apart("--by-hand", by_hand, "--rivals", rivals)
        _check_apart("--threads", threads, "--cluster", cluster)
        settings = TrainingSettings(players, games=games, seed=seed, batch=batch, rate=rate)
        if by_hand:
            settings = replace(settings, by_hand=True, margin=RIVAL_MARGIN, random_rounds=0.05, lessons=0.0)
        if rivals is not None:
            settings = replace(settings, share_of_rivals=SHARE_OF_RIVALS, openings=0.1)
        if begin_with is not None:
            settings = replace(settings, lessons=0.0)
        progress = open_run(folder, settings, begin_with=begin_with, rivals=rivals)
        try:
            with _crew(threads, cluster) as crew:
                _show(folder, progress, RunPlan(looks, games_a_look), crew)
        except KeyboardInterrupt:
            click.echo(say("train-interrupted"), err=True)
            click.get_current_context().exit(INTERRUPTED)
    click.echo(say("train-done", folder=str(folder)))


def _check_rate(rate: float) -> None:
    if not 0 < rate <= 1:  # nor is it, if it is not a number
        raise FiveTowersError(Refusal("train.rate", None, {"seen": f"{rate:g}"}))


def _check_apart(one: str, its: object, other: str, others: object) -> None:
    if its and others:
        raise FiveTowersError(Refusal("train.both", None, {"one": one, "other": other}))


def _crew(threads: int, cluster: str | None) -> Any:  # the types are of a layer that is imported late
    from fivetowers.training.crews import Threads

    if cluster is None:
        return Threads(threads)
    require_ray(cluster)
    from fivetowers.training.ray_games import Cluster

    return Cluster(cluster)


def _show(folder: Path, progress: Any, plan: Any, crew: Any) -> None:
    """Runs under a progress bar: games, strength, time left."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from fivetowers.training.run import run

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[strength]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as bar:
        task = bar.add_task(say("train-games"), total=progress.settings.games, completed=progress.games, strength="")
        for report, look in run(folder, progress, plan, crew):
            bar.update(task, completed=report.games)
            if look is not None:
                words = "  ".join(f"{name} {share:.2f}" for name, share in look.strength.items())
                bar.update(task, strength=words)
                done, loss = f"{look.games:>9,}", f"{look.share_loss:.4f}"
                bar.console.print(say("train-look", games=done, loss=loss, strength=words))
