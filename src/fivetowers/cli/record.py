"""`fivetowers record`: checks, shows and scores recorded games (`.5t`)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import click
from rich.text import Text

from fivetowers.actions import Deal
from fivetowers.cli.main import REFUSED
from fivetowers.cli.screen import Screen
from fivetowers.cli.story import tell_action, tell_deal, tell_end, tell_round_end
from fivetowers.cli.sums import draw_scores
from fivetowers.errors import FiveTowersError
from fivetowers.record import GameRecord, final_state, parse_records, replay
from fivetowers.render import STRONG, draw_state, paint
from fivetowers.scoring import outcome, score_seat
from fivetowers.state import State
from fivetowers.text import say, say_error

EXAMPLES = """\b
Examples:
  fivetowers record check *.5t
  fivetowers record show game.5t --round 3
  fivetowers record score game.5t
"""
CHECK_EXAMPLE = """\b
Examples:
  fivetowers record check game.5t other.5t
  cat game.5t | fivetowers record check -
"""
SHOW_EXAMPLE = """\b
Examples:
  fivetowers record show game.5t
  fivetowers record show games.5t --game 2 --round 3
"""
SCORE_EXAMPLE = """\b
Example:
  fivetowers record score game.5t
"""

one_game = click.option("--game", type=click.IntRange(min=1), help="Only this game of the file, counted from 1.")


@click.group("record", epilog=EXAMPLES)
def command() -> None:
    """Check, show and score recorded games. A file may hold several; - is standard input."""


@command.command(epilog=CHECK_EXAMPLE)
@click.argument("files", metavar="FILE...", type=click.File("rb"), nargs=-1, required=True)
@click.pass_context
def check(ctx: click.Context, files: tuple[BinaryIO, ...]) -> None:
    """Replay every game through the rules; say where one breaks them, and which."""
    screen = Screen()
    is_good = True
    for file in files:
        try:
            records = parse_records(file.read())
        except FiveTowersError as error:
            is_good = False
            screen.tell_file("terminal-check-refused", file=Path(file.name), words=say_error(error))
        else:
            over = sum(outcome(final_state(record)) is not None for record in records)
            screen.tell_file("terminal-check-good", file=Path(file.name), games=len(records), over=over)
    if not is_good:
        ctx.exit(REFUSED)


@command.command(epilog=SHOW_EXAMPLE)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--round", "number", type=click.IntRange(min=1), help="Only this round, with the towers before and after."
)
@one_game
def show(file: BinaryIO, number: int | None, game: int | None) -> None:
    """Tell a game round by round and draw its towers."""
    screen = Screen()
    for index, record in _games(file, game):
        _show_title(screen, index, record)
        states = list(replay(record))
        if number is None:
            for line in _tell(states, record):
                screen.draw(line)
            screen.draw(draw_state(states[-1], record.names, screen.width))
            if words := tell_end(states[-1], record.names):
                screen.write(words, style=STRONG)
        else:
            _show_round(screen, record, states, number)


@command.command(epilog=SCORE_EXAMPLE)
@click.argument("file", type=click.File("rb"))
@one_game
def score(file: BinaryIO, game: int | None) -> None:
    """Add up the points of each player as the towers stand at the end of the record."""
    screen = Screen()
    for index, record in _games(file, game):
        state = final_state(record)
        _show_title(screen, index, record)
        screen.draw(draw_scores([score_seat(seat) for seat in state.seats], record.names))
        screen.write(tell_end(state, record.names) or say("terminal-not-over", round=state.round), style=STRONG)


# ---- reading -------------------------------------------------------------------------------------


def _games(file: BinaryIO, wanted: int | None) -> Iterator[tuple[int, GameRecord]]:
    """The games of a file with their numbers: all of them, or the one that is wanted."""
    try:
        records = parse_records(file.read())
    except FiveTowersError as error:
        raise click.ClickException(f"{file.name}: {say_error(error)}") from None
    if wanted is not None and wanted > len(records):
        raise click.ClickException(say("terminal-no-such-game", file=file.name, games=len(records)))
    for index, record in enumerate(records, start=1):
        if wanted in (None, index):
            yield index, record


# ---- showing -------------------------------------------------------------------------------------


def _show_title(screen: Screen, index: int, record: GameRecord) -> None:
    names = ", ".join(record.names)
    if record.date is None:
        screen.tell("terminal-game-title", style=STRONG, index=index, names=names)
    else:
        screen.tell("terminal-game-title-date", style=STRONG, index=index, names=names, date=record.date)


def _show_round(screen: Screen, record: GameRecord, states: Sequence[State], number: int) -> None:
    """The table when the cards had been turned up, what was done, and the table after it."""
    last = states[-1].round
    if number > last:
        raise click.ClickException(say("terminal-no-such-round", rounds=last))
    first = next(index for index, state in enumerate(states) if state.round == number)
    end = next((index for index, state in enumerate(states) if state.round > number), len(states)) - 1
    screen.draw(draw_state(states[first], record.names, screen.width))
    for line in _tell(states[: end + 1], record, first):
        screen.draw(line)
    if end > first:
        screen.draw(draw_state(states[end], record.names, screen.width))


def _tell(states: Sequence[State], record: GameRecord, first: int = 1) -> Iterator[Text]:
    """What happened from the state with this index on, a line each."""
    for index in range(first, len(states)):
        before, action, after = states[index - 1], record.actions[index - 1], states[index]
        if isinstance(action, Deal):
            yield paint(tell_deal(after, record.names), STRONG)
            continue
        yield paint("  " + tell_action(before, action, after, record.names))
        for words in tell_round_end(before, action, after, record.names):
            yield paint("  " + words)
