"""`fivetowers bot`: lets another program ask a bot, by the bot protocol on standard input and output."""

import os
import sys
from pathlib import Path
from random import Random
from typing import BinaryIO

import click

from fivetowers.bots.base import Budget
from fivetowers.bots.protocol import MOST_BYTES, Session
from fivetowers.bots.roster import ROSTER, is_bot, make_bot
from fivetowers.cli.main import GOOD, INTERRUPTED, REFUSED
from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.notation import printable
from fivetowers.text import say, say_refusal

SEEDS = 2**32
CHECK = "check"
VERDICTS = {"good": "check-good", "not offered": "check-not_offered", "wrong": "check-wrong_verdict"}
_LINE_END = len("\r\n")
_CHUNK = 65_536
LONGEST_SHOWN = 1_000  # characters of a line in a dialogue; a position has fewer


def _known(ctx: click.Context, parameter: click.Parameter, value: str) -> str:
    if value == CHECK or is_bot(value):
        return value
    raise click.BadParameter(f"{value!r} is not one of {', '.join(map(repr, (*ROSTER, CHECK)))}, nor module:Class.")


@click.command(name="bot", epilog=f"Bots: {', '.join(ROSTER)}; or a class of your own, module:Class.")
@click.argument("name", metavar="NAME", callback=_known)
@click.argument("program", metavar="[COMMAND]", required=False)
@click.option("--seed", type=int, help="Seed for the bot's choices.  [default: drawn]")
@click.option(
    "--weights", type=click.Path(dir_okay=False, path_type=Path), help="Use this network instead of the shipped one."
)
@click.option(
    "--ms",
    type=click.IntRange(min=1),
    default=1_000,
    show_default=True,
    help="With check: milliseconds per decision.",
)
def command(name: str, program: str | None, seed: int | None, weights: Path | None, ms: int) -> None:
    """Let another program play against the bot NAME; or check a bot of your own.

    With check, the program that COMMAND starts is tested on the whole bot protocol: handshake, complete games, garbage,
    time limits, endings, records. Mistakes are shown with the dialogue that led to them.

    Otherwise the bot speaks the bot protocol 5tp (docs/notation.md) on standard input and output, until "quit" or the
    end of its input.

    \b
    Examples:
      printf '%s\\n' 5tp 'new players 2 start 1' 'do deal T5 C7 S0 H12 M3' go quit | fivetowers bot greedy
      fivetowers bot check ./mybot
    """
    if name == CHECK:
        if program is None:
            raise click.UsageError("COMMAND is missing: fivetowers bot check ./mybot")
        click.get_current_context().exit(_check(program, ms))
    if program is not None:
        raise click.UsageError(f"Got unexpected extra argument ({program})")
    with told_in_words():
        bot = make_bot(name, weights)
    session = Session(bot, Random().randrange(SEEDS) if seed is None else seed)
    try:
        serve(session, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The referee has gone. What was not yet written must not be tried again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        click.get_current_context().exit(INTERRUPTED)


def _check(command: str, milliseconds: int) -> int:
    from fivetowers.referee.conformance import Verdict, check_program
    from fivetowers.referee.outside_program import ProgramLimits, command_of

    is_good = True
    with told_in_words():
        words = command_of(command)
    for finding in check_program(words, Budget(milliseconds=milliseconds), ProgramLimits()):
        name = say(f"check-{finding.check}")
        click.echo(f"{say(VERDICTS[finding.verdict]):<12} {name}")
        if finding.verdict is Verdict.WRONG:
            is_good = False
            assert finding.refusal is not None
            click.echo(f"  {say_refusal(finding.refusal)}")
            for line in finding.dialogue:
                click.echo(f"    {_shown(line)}")
    click.echo(say("check-passed" if is_good else "check-failed"))
    return GOOD if is_good else REFUSED


def _shown(line: str) -> str:
    """A line of a dialogue, whatever the program has sent."""
    rest = len(line) - LONGEST_SHOWN
    return printable(line) if rest <= 0 else f"{printable(line[:LONGEST_SHOWN])} … (+{rest:,})"


def serve(session: Session, source: BinaryIO, sink: BinaryIO) -> None:
    """Answers every line of the source until the session is over, or the source is."""
    while not session.has_quit and (line := read_line(source)):
        answer = session.answer(line)
        if answer:
            sink.write("".join(f"{text}\n" for text in answer).encode())
            sink.flush()


def read_line(source: BinaryIO) -> bytes:
    """The next line, empty at the end. Of one that is too long only the beginning is kept in memory."""
    most = MOST_BYTES + _LINE_END + 1
    line = source.readline(most)
    if len(line) == most and not line.endswith(b"\n"):
        while (rest := source.readline(_CHUNK)) and not rest.endswith(b"\n"):
            pass
    return line
