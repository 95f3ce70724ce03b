"""`fivetowers perft`: counts sequences of player actions, to compare two versions of the rules."""

from pathlib import Path
from random import Random

import click

from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.dealer import Dealer, new_dealer
from fivetowers.errors import RecordError
from fivetowers.perft import perft, position_of_round
from fivetowers.records.record_reader import parse_record
from fivetowers.rules import start
from fivetowers.state import State, Variant
from fivetowers.text import say_error

DEFAULT_PLAYERS = 2


@click.command(name="perft")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False)
@click.option(
    "--round", "round_number", type=click.IntRange(min=1), help="Start before this round of RECORD.  [default: 1]"
)
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    help=f"Without RECORD.  [default: {DEFAULT_PLAYERS}]",
)
@click.option(
    "--variant",
    type=click.Choice([variant.value for variant in Variant]),
    help=f"Without RECORD.  [default: {Variant.STANDARD}]",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed for the cards that RECORD does not show.")
@click.option("--depth", type=click.IntRange(min=1), required=True, help="Length of the longest sequences to count.")
def command(
    record: Path | None, round_number: int | None, players: int | None, variant: str | None, seed: int, depth: int
) -> None:
    """Count the sequences of player actions of each length up to a depth.

    The cards turned up are those of the game in the file RECORD, or come from a seed. Prints a line for each depth: the
    depth and the count.

    \b
    Examples:
      fivetowers perft --players 3 --seed 1 --depth 4
      fivetowers perft game.5t --round 12 --depth 3
    """
    if record is None:
        if round_number is not None:
            raise click.UsageError("--round needs a RECORD.")
        state, dealer = _new_position(players or DEFAULT_PLAYERS, variant or Variant.STANDARD, seed)
    else:
        if players is not None or variant is not None:
            raise click.UsageError("--players and --variant are those of the RECORD; leave them out.")
        state, dealer = _recorded_position(record, round_number or 1, seed)
    for length in range(1, depth + 1):
        click.echo(f"{length} {perft(state, dealer, length)}")


def _new_position(players: int, variant: str, seed: int) -> tuple[State, Dealer]:
    return start(players, variant=Variant(variant)), new_dealer(players, Random(seed))


def _recorded_position(path: Path, round_number: int, seed: int) -> tuple[State, Dealer]:
    try:
        return position_of_round(parse_record(path.read_bytes()), round_number, Random(seed))
    except RecordError as error:
        raise click.ClickException(f"{path}: {say_error(error)}") from None
    except IndexError:
        raise click.BadParameter(f"{path} has no round {round_number}.", param_hint="--round") from None
