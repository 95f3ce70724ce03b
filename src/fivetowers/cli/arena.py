"""`fivetowers arena`: series of games between bots, with statistics and a report."""

import importlib.util
from collections.abc import Generator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fivetowers.bots.base import Budget
from fivetowers.bots.roster import ROSTER
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.cli.main import INTERRUPTED
from fivetowers.cli.screen import Screen
from fivetowers.cli.telling import told_in_words
from fivetowers.machine import cores
from fivetowers.state import Variant
from fivetowers.text import say

DEFAULT_MILLISECONDS = 100
RISK = click.FloatRange(0, 0.5, min_open=True, max_open=True)

EXAMPLES = f"""Bots: {", ".join(ROSTER)}; or a command that speaks the bot protocol 5tp.

\b
Examples:
  fivetowers arena --bot greedy --bot random --deals 100
  fivetowers arena --bot "./mybot --fast" --bot "ms=1000 greedy" --out results.jsonl --html report.html
  fivetowers arena --bot greedy --bot random --players 4 --sprt 0.25 0.3 --deals 10000
"""


@click.command("arena", epilog=EXAMPLES)
@click.option(
    "--bot",
    "bots",
    metavar="[SETTINGS] BOT",
    multiple=True,
    required=True,
    help="Who plays, several times. Settings stand in front: name=…, and ms=… or nodes=… for a budget of its own.",
)
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    default=FEWEST_PLAYERS,
    show_default=True,
    help="More bots than that: every choice of them plays. Fewer: copies of the last one fill the seats.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="How many deals there shall be, those in --out included; each is played once in every rotation of the seats.",
)
@click.option("--ms", type=click.IntRange(min=1), help="Time for a decision.  [default: 100, without --nodes]")
@click.option("--nodes", type=click.IntRange(min=1), help="Nodes for a decision instead; only for bots of ours.")
@click.option("--seed", type=int, default=0, show_default=True, help="All deals and all chance of our bots follow.")
@click.option(
    "--variant",
    type=click.Choice([variant.value for variant in Variant]),
    default=Variant.STANDARD.value,
    show_default=True,
)
@click.option(
    "--grace",
    type=click.IntRange(min=0),
    default=200,
    show_default=True,
    help="Milliseconds an outside bot may take on top of its time and 10 %, before it loses.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Games played at once.  [default: one a core]")
@click.option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster instead.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Keep results here, and go on from them.")
@click.option(
    "--add",
    "added",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    multiple=True,
    help="Report on these results of other runs too.",
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Write every game into this folder.")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write the report as a page.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as one line of JSON.")
@click.option(
    "--sprt",
    type=click.FloatRange(0, 1),
    nargs=2,
    metavar="LOW HIGH",
    help="Stop once it is clear whether the first bot's win share is LOW or HIGH.",
)
@click.option("--alpha", type=RISK, default=0.05, show_default=True, help="Risk that --sprt says HIGH wrongly.")
@click.option("--beta", type=RISK, default=0.05, show_default=True, help="Risk that --sprt says LOW wrongly.")
@click.pass_context
def command(
    ctx: click.Context,
    *,
    bots: tuple[str, ...],
    players: int,
    deals: int,
    ms: int | None,
    nodes: int | None,
    seed: int,
    variant: str,
    grace: int,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    added: tuple[Path, ...],
    records: Path | None,
    html: Path | None,
    as_json: bool,
    sprt: tuple[float, float] | None,
    alpha: float,
    beta: float,
) -> None:
    """Let bots play each other and see who is better.

    Every deal is played in each rotation of the seats, so that luck of the cards cancels. Ctrl-C keeps what was played;
    with --out the same command goes on later. An outside bot that crashes, hangs, answers illegally or too late loses
    that game.
    """
    from fivetowers.arena.contestants import parse_contestant
    from fivetowers.arena.external import Limits
    from fivetowers.arena.page import format_page
    from fivetowers.arena.report import draw, format_json
    from fivetowers.arena.running import Order, Run, check_outside_bots
    from fivetowers.arena.series import Series
    from fivetowers.arena.sprt import Sprt

    budget = _budget(ms, nodes)
    if sprt and sprt[0] >= sprt[1]:
        raise click.BadParameter(say("arena-low-above-high"), param_hint="--sprt")
    if cluster is not None and importlib.util.find_spec("ray") is None:
        raise click.ClickException(say("arena-no-ray"))
    with told_in_words():
        contestants = tuple(parse_contestant(text, budget) for text in bots)
        series = Series(contestants, players, seed, Variant(variant), Limits(grace_milliseconds=grace))
        if deals and cluster is None:
            check_outside_bots(series)
        test = Sprt(*sprt, alpha, beta) if sprt else None
        run = Run(Order(series, deals, out, records, added, test, jobs or cores(), cluster))
        was_stopped = _show_progress(run.games, (len(result.games) for result in run.play()))

    report = run.report()
    if was_stopped:
        click.echo(say("arena-stopped"), err=True)
    if report is None:
        click.echo(say("arena-nothing"), err=True)
    elif as_json:
        click.echo(format_json(report))
    else:
        screen = Screen()
        screen.draw(draw(report))
        if not report.ratings:
            screen.tell("arena-no-ratings")
    if report is not None and html is not None:
        with told_in_words():
            html.write_text(format_page(report), encoding="utf-8", newline="\n")
        click.echo(say("arena-written", file=str(html)), err=True)
    if was_stopped:
        ctx.exit(INTERRUPTED)


def _budget(milliseconds: int | None, nodes: int | None) -> Budget:
    if milliseconds is not None and nodes is not None:
        raise click.UsageError(say("arena-two-budgets"))
    if nodes is not None:
        return Budget(nodes=nodes)
    return Budget(milliseconds=milliseconds or DEFAULT_MILLISECONDS)


def _show_progress(games: int, played: Generator[int]) -> bool:
    """Follows the games in a bar, on a terminal; whether Ctrl-C ended it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(say("arena-playing"), total=games)
        try:
            for number in played:
                progress.advance(bar, number)
        except KeyboardInterrupt:
            played.close()
            return True
    return False
