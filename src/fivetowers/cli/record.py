"""`fivetowers record`: checks, shows and scores recorded games (`.5t`)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import click
from rich.text import Text

from fivetowers.actions import Deal
from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.record_files import read_games
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.story import tell_action, tell_deal, tell_end, tell_round_end
from fivetowers.cli.terminal.sums import draw_scores
from fivetowers.errors import FiveTowersError
from fivetowers.records.export import records_to_csv, records_to_json
from fivetowers.records.record import GameRecord, replay
from fivetowers.records.record_reader import parse_records
from fivetowers.records.record_writer import format_side_line
from fivetowers.render import QUIET, STRONG, draw_state, paint
from fivetowers.scoring import outcome, score_seat
from fivetowers.state import State
from fivetowers.text import say, say_error

EXAMPLES = """\b
Examples:
  fivetowers record check *.5t
  fivetowers record show game.5t --round 3
  fivetowers record score game.5t
  fivetowers record export *.5t --to csv > moves.csv
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
EXPORT_EXAMPLE = """\b
Examples:
  fivetowers record export *.5t --to csv > moves.csv
  fivetowers record export game.5t --to json
"""

one_game = click.option("--game", type=click.IntRange(min=1), help="Only this game of the file, counted from 1.")


@click.group("record", epilog=EXAMPLES)
def command() -> None:
    """Check, show, score and export recorded games. A file may hold several; - is standard input."""


@command.command(epilog=CHECK_EXAMPLE)
@click.argument("files", metavar="FILE...", type=click.File("rb"), nargs=-1, required=True)
@click.pass_context
def check(ctx: click.Context, files: tuple[BinaryIO, ...]) -> None:
    """Replay every game through the rules and report the first rule that it breaks, and where."""
    screen = Screen()
    is_good = True
    for file in files:
        try:
            records = parse_records(file.read())
        except FiveTowersError as error:
            is_good = False
            screen.tell_file("terminal-check-refused", file=Path(file.name), words=say_error(error))
        else:
            over = sum(outcome(record.end) is not None for record in records)
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
    """Show a game round by round and draw its towers."""
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
        state = record.end
        _show_title(screen, index, record)
        screen.draw(draw_scores([score_seat(seat) for seat in state.seats], record.names))
        screen.write(tell_end(state, record.names) or say("terminal-not-over", round=state.round), style=STRONG)


@command.command(epilog=EXPORT_EXAMPLE)
@click.argument("files", metavar="FILE...", type=click.File("rb"), nargs=-1, required=True)
@click.option(
    "--to", "form", type=click.Choice(["csv", "json"]), required=True, help="CSV: a row per action. JSON: everything."
)
def export(files: tuple[BinaryIO, ...], form: str) -> None:
    """Write games as CSV or JSON to standard output, for spreadsheets and other programs."""
    records = [record for file in files for _, record in _games(file, None)]
    click.echo(records_to_csv(records) if form == "csv" else records_to_json(records), nl=False)


# ---- reading -------------------------------------------------------------------------------------


def _games(file: BinaryIO, wanted: int | None) -> Iterator[tuple[int, GameRecord]]:
    """The games of a file with their numbers: all of them, or the one that is wanted."""
    records = read_games(file)
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
    """What happened from the state with this index onwards, one line per event."""
    for index in range(first, len(states)):
        before, action, after = states[index - 1], record.actions[index - 1], states[index]
        if isinstance(action, Deal):
            yield paint(tell_deal(after, record.names), STRONG)
            yield from _tell_notes(record, index)
            continue
        yield paint("  " + tell_action(before, action, after, record.names))
        yield from _tell_notes(record, index)
        for words in tell_round_end(before, action, after, record.names):
            yield paint("  " + words)


def _tell_notes(record: GameRecord, index: int) -> Iterator[Text]:
    """The comments on the action that led to the state with this index, and what could have been played instead."""
    for comment in record.comments:
        if comment.after == index:
            yield Text(f"    {comment.text}", style=QUIET)
    for line in record.side_lines:
        if line.instead_of == index - 1:
            yield Text(f"    {format_side_line(line)}", style=QUIET)
