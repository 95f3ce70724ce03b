"""`fivetowers bench`: how fast random games run on this machine, on one core and on all of them."""

import json
import time

import click

from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.machines.cores import cores

LEAST_SECONDS = 0.01
PORTIONS = 20  # of the time; the best of them counts
FEWEST_PORTIONS = 5  # however short the time


@click.command(name="bench")
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    help="Measure only this number of players.  [default: 2 to 5]",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=LEAST_SECONDS),
    default=1.0,
    show_default=True,
    help="How long each measurement takes; there are two for each number of players, and their best moment counts.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON instead of a table.")
def command(players: int | None, seconds: float, *, as_json: bool) -> None:
    """Show how many random games per second this machine plays.

    Whole games, each decision drawn uniformly from all legal actions; a bid, a pass and a whole build are one decision
    each.

    \b
    Examples:
      fivetowers bench
      fivetowers bench --players 3 --seconds 5 --json
    """
    from fivetowers.fast import is_compiled

    if not is_compiled():
        click.echo("The kernel is not compiled here; with a C compiler it runs a thousand times as fast.", err=True)
    counts = [players] if players else range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    found = {}
    for number in counts:
        found[number] = _measure(number, seconds)
        if not as_json:
            if number == counts[0]:
                click.echo(f"{'players':>7}{'games/s':>12}{'decisions/s':>14}   on {cores()} cores:{'games/s':>12}")
            row = found[number]
            click.echo(
                f"{number:7}{row['games_per_second']:12,.0f}{row['decisions_per_second']:14,.0f}"
                f"{row['games_per_second_all_cores']:25,.0f}"
            )
    if as_json:
        click.echo(json.dumps({"compiled": is_compiled(), "cores": cores(), "players": found}))


def _measure(players: int, seconds: float) -> dict[str, float]:
    portion, games, decisions = _rates(players, seconds, portion=1, threads=1)
    _, games_all, decisions_all = _rates(players, seconds, portion=portion * cores(), threads=cores())
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "games_per_second_all_cores": games_all,
        "decisions_per_second_all_cores": decisions_all,
    }


def _rates(players: int, seconds: float, *, portion: int, threads: int) -> tuple[int, float, float]:
    """Plays portions of games until the time is over; the portion to which they grew, and the best rates of one."""
    from fivetowers.fast.game.playout import play_random_games

    best, seed = (0.0, 0.0), 0
    begin = now = time.perf_counter()
    while now - begin < seconds or seed < FEWEST_PORTIONS:
        totals = play_random_games(players, portion, seed=seed, threads=threads)
        seed += 1
        before, now = now, time.perf_counter()
        best = max(best, (totals.games / (now - before), totals.decisions / (now - before)))
        if now - before < seconds / PORTIONS:
            portion *= 2
    return portion, *best
