"""`fivetowers arena`: series of games between bots, with statistics and a report."""

from pathlib import Path

import click

from fivetowers.bots.base import Budget
from fivetowers.bots.roster import ROSTER
from fivetowers.cli.main import INTERRUPTED
from fivetowers.cli.terminal.bot_games import require_ray
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.cli.terminal.progress import show_progress
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.setting_option import SettingOption, players_option
from fivetowers.machines.cores import cores
from fivetowers.state import Variant
from fivetowers.text import say

DEFAULT_MILLISECONDS = 100
SERIES, SPRT, LIMITS = (
    "fivetowers.arena.series:Series",
    "fivetowers.arena.sprt:Sprt",
    "fivetowers.referee.outside_program:ProgramLimits",
)
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
    help="A player; repeat for each. Settings come first: name=…, and ms=… or nodes=… for a budget of its own.",
)
@players_option(f"{SERIES}.players")
@click.option(
    "--deals",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="Number of deals to play, counting those already in --out; each is played once in every seat rotation.",
)
@click.option(
    "--ms",
    type=click.IntRange(min=1),
    help=f"Milliseconds per decision.  [default: {DEFAULT_MILLISECONDS}, without --nodes]",
)
@click.option("--nodes", type=click.IntRange(min=1), help="Nodes per decision instead, for bots that count them.")
@click.option(
    "--seed",
    type=int,
    cls=SettingOption,
    setting=f"{SERIES}.seed",
    help="Seed for all deals and for the built-in bots.",
)
@click.option(
    "--variant",
    type=click.Choice([variant.value for variant in Variant]),
    cls=SettingOption,
    setting=f"{SERIES}.variant",
)
@click.option(
    "--grace",
    type=click.IntRange(min=0),
    cls=SettingOption,
    setting=f"{LIMITS}.grace_milliseconds",
    help="Milliseconds that an outside bot may take beyond its time plus 10 % before it loses.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Games to play in parallel.  [default: one per core]")
@click.option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster instead.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Save results here; continue from them if the file exists.",
)
@click.option(
    "--add",
    "added",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    multiple=True,
    help="Include these results of other runs in the report.",
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Write every game into this folder.")
@click.option(
    "--log", type=click.Path(dir_okay=False, path_type=Path), help="Append the dialogue with outside bots to this file."
)
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), help="Write the report as a page.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as one line of JSON.")
@click.option(
    "--sprt",
    type=click.FloatRange(0, 1),
    nargs=2,
    metavar="LOW HIGH",
    help="Stop once it is clear whether the first bot's win share is LOW or HIGH.",
)
@click.option(
    "--alpha", type=RISK, cls=SettingOption, setting=f"{SPRT}.alpha", help="Probability that --sprt wrongly says HIGH."
)
@click.option(
    "--beta", type=RISK, cls=SettingOption, setting=f"{SPRT}.beta", help="Probability that --sprt wrongly says LOW."
)
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
    log: Path | None,
    html: Path | None,
    as_json: bool,
    sprt: tuple[float, float] | None,
    alpha: float,
    beta: float,
) -> None:
    """Let bots play each other and see which is better.

    Every deal is played in each rotation of the seats, so that luck of the cards cancels out. Ctrl-C keeps what was
    played; with --out the same command continues later. An outside bot that crashes, hangs, answers illegally or too
    late loses that game.
    """
    from fivetowers.arena.contestants import parse_contestant
    from fivetowers.arena.page import format_page
    from fivetowers.arena.report import draw, format_json
    from fivetowers.arena.series import Series
    from fivetowers.arena.series_run import Order, Run, check_outside_bots
    from fivetowers.arena.sprt import Sprt
    from fivetowers.referee.outside_program import ProgramLimits

    budget = _budget(ms, nodes)
    if sprt and sprt[0] >= sprt[1]:
        raise click.BadParameter(say("arena-low-above-high"), param_hint="--sprt")
    require_ray(cluster)
    with told_in_words():
        contestants = tuple(parse_contestant(text, budget) for text in bots)
        series = Series(
            contestants,
            players,
            seed,
            Variant(variant),
            ProgramLimits(grace_milliseconds=grace, log=log and log.absolute()),
        )
        if deals and cluster is None:
            check_outside_bots(series)
        test = Sprt(*sprt, alpha, beta) if sprt else None
        run = Run(Order(series, deals, out, records, added, test, jobs or cores(), cluster))
        was_stopped = show_progress(say("arena-playing"), run.games, (len(result.games) for result in run.play()))

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
