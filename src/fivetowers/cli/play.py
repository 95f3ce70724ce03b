"""`fivetowers play`: a game in the terminal. Seats, file and game are set up here; the table takes it from there."""

import sys
from datetime import datetime
from pathlib import Path
from random import Random

import click

from fivetowers.bots.roster import ROSTER
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.cli.terminal.players import Player, ask_players, format_seats, parse_seats, seat_again, seat_players
from fivetowers.cli.terminal.question import show_welcome
from fivetowers.cli.terminal.saves import Keeper, games_folder, new_path, newest_game, seats_of
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.terminal_table import Ending, TerminalTable
from fivetowers.errors import FiveTowersError
from fivetowers.game import Game
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from fivetowers.state import Variant
from fivetowers.text import say, say_error

NEWEST = ""  # --resume without a file

EXAMPLES = """\b
Examples:
  fivetowers play
  fivetowers play --seat Anna --players 4
  fivetowers play --seat Anna --seat Ben --seat bot:random --seed 7
  fivetowers play --resume game.5t
"""


@click.command("play", epilog=EXAMPLES)
@click.option("--seat", "seats", metavar="NAME|bot:BOT", multiple=True, help="Who plays; repeat for each seat.")
@click.option(
    "--players", type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS), help="Number of players; bots fill the empty seats."
)
@click.option("--seed", type=int, help="Seed for the shuffle: the same seed deals the same cards.")
@click.option(
    "--variant",
    type=click.Choice([str(variant) for variant in Variant]),
    help="tabletop: bids are not checked; one that cannot be built is taken back.",
)
@click.option("--start", type=click.IntRange(1, MOST_PLAYERS), help="The seat that starts.  [default: random]")
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=NEWEST,
    help="Continue a recorded game; without FILE, the last one that is not over.",
)
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Save the game to this file.")
@click.option("--no-hints", is_flag=True, help="Turn hints off.")
def command(
    seats: tuple[str, ...],
    players: int | None,
    seed: int | None,
    variant: str | None,
    start: int | None,
    resume: str | None,
    save: Path | None,
    no_hints: bool,  # noqa: FBT001 (click calls it)
) -> None:
    """Play in the terminal: 2 to 5 seats, people and bots.

    People share the keyboard. Without options, the program asks who plays.
    The game is kept in a file after every move, so nothing is lost when you leave.
    """
    screen, rng = Screen(), Random(seed)
    _check_bots(seats)
    source = None if resume is None else _find(resume)
    if source is None:
        try:
            group = _seat(screen, seats, players)
        except EOFError:
            screen.gap()
            screen.tell("terminal-bye")
            return
        game = _new_game(group, rng, variant, start)
    else:
        if players or variant or start:
            raise click.UsageError("--resume takes players, variant and starting seat from the record.")
        record = _read(source)
        group = _seat_again(record, seats)
        game = Game.resume(record, rng=rng)
    keeper = _keeper(game, group, source, save)
    table = TerminalTable(game, group, screen, keeper, rng=Random(rng.random()), hints=not no_hints)
    if table.people:
        show_welcome(screen, [player.label for player in group])
    try:
        ending = table.play()
    except KeyboardInterrupt:
        screen.gap()
        _say_goodbye(table, Ending.QUIT)
        raise
    _say_goodbye(table, ending)


# ---- before the game -----------------------------------------------------------------------------


def _check_bots(seats: tuple[str, ...]) -> None:
    for seat in seats:
        mark, colon, bot = seat.partition("bot:")
        if colon and not mark and bot not in ROSTER:
            raise click.BadParameter(f"there is no bot {bot!r}; there are {', '.join(ROSTER)}.", param_hint="--seat")


def _seat(screen: Screen, seats: tuple[str, ...], players: int | None) -> tuple[Player, ...]:
    if len(seats) > (players or MOST_PLAYERS):
        raise click.BadParameter(f"{len(seats)} seats are more than {players or MOST_PLAYERS}.", param_hint="--seat")
    if not seats and players is None and sys.stdin.isatty() and sys.stdout.isatty():
        return ask_players(screen)
    try:
        return seat_players(seats, players)
    except FiveTowersError as error:
        raise click.BadParameter(say_error(error), param_hint="--seat") from None


def _new_game(group: tuple[Player, ...], rng: Random, variant: str | None, start: int | None) -> Game:
    if start is not None and start > len(group):
        raise click.BadParameter(f"there are {len(group)} seats.", param_hint="--start")
    return Game(
        [player.name for player in group],
        rng=rng,
        starting_seat=None if start is None else start - 1,
        variant=Variant(variant or Variant.STANDARD),
        date=datetime.now().date().isoformat(),
    )


def _find(resume: str) -> Path:
    path = newest_game() if resume == NEWEST else Path(resume)
    if path is None:
        raise click.ClickException(say("terminal-resume-nothing", folder=str(games_folder())))
    return path


def _read(path: Path) -> GameRecord:
    try:
        return parse_record(path.read_bytes())
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}", param_hint="--resume") from None
    except FiveTowersError as error:
        raise click.ClickException(f"{path}: {say_error(error)}") from None


def _seat_again(record: GameRecord, seats: tuple[str, ...]) -> tuple[Player, ...]:
    if not seats:
        return parse_seats(record.names, seats_of(record))
    if len(seats) != len(record.names):
        raise click.BadParameter(f"the record has {len(record.names)} seats, not {len(seats)}.", param_hint="--seat")
    return seat_again(record.names, seats)


def _keeper(game: Game, group: tuple[Player, ...], source: Path | None, save: Path | None) -> Keeper | None:
    """Keeps the game where that was asked for, else in our folder: in its old file there, or in a new one."""
    if save is None:
        if all(player.bot for player in group):
            return None
        is_ours = source is not None and source.parent == games_folder()
        return Keeper(source if source and is_ours else new_path(datetime.now()), format_seats(group))
    if save.exists() and not (source and save.samefile(source)):
        raise click.ClickException(say("terminal-save-exists", file=str(save)))
    keeper = Keeper(save, format_seats(group))
    try:
        keeper.keep(game)
    except OSError as error:
        raise click.ClickException(
            say("terminal-cannot-save", file=str(save), reason=error.strerror or str(error))
        ) from None
    return keeper


# ---- after it ------------------------------------------------------------------------------------


def _say_goodbye(table: TerminalTable, ending: Ending) -> None:
    keeper, screen = table.keeper, table.screen
    if keeper is None or not keeper.is_kept:
        if ending is not Ending.GAME_OVER:
            screen.tell("terminal-bye")
        return
    table.keep()
    if ending is Ending.GAME_OVER:
        screen.tell_file("terminal-record-kept", file=keeper.path)
    else:
        screen.tell_file("terminal-game-kept", file=keeper.path)
