"""`fivetowers bot`: lets another program ask a bot, by the bot protocol on standard input and output."""

import os
import sys
from random import Random
from typing import BinaryIO

import click

from fivetowers.bots.protocol import MOST_BYTES, Session
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.cli.main import INTERRUPTED

SEEDS = 2**32
_LINE_END = len("\r\n")
_CHUNK = 65_536


@click.command(name="bot", epilog=f"Bots: {', '.join(ROSTER)}.")
@click.argument("name", metavar="NAME", type=click.Choice(list(ROSTER)))
@click.option("--seed", type=int, help="Makes the bot's choices reproducible.  [default: drawn]")
def command(name: str, seed: int | None) -> None:
    """Let another program play against the bot NAME.

    The bot speaks the bot protocol 5tp (docs/notation.md) on standard input and output, until "quit" or the end of its
    input.

    \b
    Example:
      printf '%s\\n' 5tp 'new players 2 start 1' 'do deal T5 C7 S0 H12 M3' go quit | fivetowers bot greedy
    """
    session = Session(make_bot(name), Random().randrange(SEEDS) if seed is None else seed)
    try:
        serve(session, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The referee has gone. What was not yet written must not be tried again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        click.get_current_context().exit(INTERRUPTED)


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
