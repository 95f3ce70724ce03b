"""What the commands that let bots play many games share: their options, and the packages they need."""

import importlib.util
from collections.abc import Callable
from functools import reduce

import click

from fivetowers.cli.terminal.setting_option import Function, SettingOption, players_option
from fivetowers.text import say

RECIPE = "fivetowers.dataset.recipe:Recipe"


def recipe_options(*, bot: str, games: int) -> Callable[[Function], Function]:
    """Who plays, and how many games; with these defaults."""
    return _all(
        click.option(
            "--bot",
            "bots",
            metavar="[SETTINGS] BOT",
            multiple=True,
            default=(bot,),
            help=f"A player; repeat for each. Settings come first: name=…, nodes=…  [default: {bot}]",
        ),
        players_option(f"{RECIPE}.players"),
        click.option(
            "--games", type=click.IntRange(min=1), default=games, show_default=True, help="Number of games in all."
        ),
        click.option("--nodes", type=click.IntRange(min=1), help="Nodes per decision, for bots that count them."),
        click.option("--seed", type=int, cls=SettingOption, setting=f"{RECIPE}.seed", help="Seed for all games."),
    )


def machine_options() -> Callable[[Function], Function]:
    """Where they play."""
    return _all(
        click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: one per core]"),
        click.option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster instead."),
    )


def require_ray(cluster: str | None) -> None:
    if cluster is not None:
        require("ray", "arena-no-ray")


def require(package: str, words: str) -> None:
    """Says how to install a package of an extra that is missing."""
    if importlib.util.find_spec(package) is None:
        raise click.ClickException(say(words))


def _all(*options: Callable[[Function], Function]) -> Callable[[Function], Function]:
    return lambda function: reduce(lambda made, option: option(made), reversed(options), function)
