"""`fivetowers connect`: a bot program of one's own sits at a server's table, by the bot protocol 5tp."""

import asyncio
import shlex

import click

from fivetowers.cli.main import GOOD, REFUSED
from fivetowers.cli.screen import Screen
from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error

EXAMPLES = """\b
Examples:
  fivetowers connect 'http://127.0.0.1:8505/seat#…' --bot ./mybot
  fivetowers connect http://127.0.0.1:8505/t/hJ2x0k7fQm-1bZcD --name Robo --bot "fivetowers bot greedy"
"""


@click.command("connect", epilog=EXAMPLES)
@click.argument("url")
@click.option("--bot", "words", metavar="COMMAND", required=True, help="Starts a program that speaks 5tp.")
@click.option("--name", help="At an open table: the name to sit down with.  [default: the bot's own]")
@click.option("--ms", type=click.IntRange(1), help="Milliseconds for one decision.  [default: no limit]")
@click.pass_context
def command(ctx: click.Context, url: str, words: str, name: str | None, ms: int | None) -> None:
    """Let a bot program play a seat at a server's table.

    URL is the one-time link to a seat, or the link of a table that waits for players.
    """
    from fivetowers.server.bridge import BotProgram, bridge

    try:
        program = BotProgram(shlex.split(words), ms)
        try:
            asyncio.run(bridge(url, program, name, Screen().tell))
        finally:
            program.close()
    except FiveTowersError as error:
        click.echo(say_error(error), err=True)
        ctx.exit(REFUSED)
    except KeyboardInterrupt:
        ctx.exit(GOOD)
