"""`fivetowers connect`: your own bot program plays at a server's table, over the bot protocol 5tp."""

import asyncio
from dataclasses import replace
from pathlib import Path

import click

from fivetowers.cli.main import GOOD, REFUSED
from fivetowers.cli.terminal.screen import Screen
from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error

EXAMPLES = """\b
Examples:
  fivetowers connect 'http://127.0.0.1:8505/seat#…' --bot ./mybot
  fivetowers connect http://127.0.0.1:8505/t/hJ2x0k7fQm-1bZcD --name Robo --bot greedy
  fivetowers connect http://127.0.0.1:8505 --against greedy --against mason --bot ./mybot
"""


@click.command("connect", epilog=EXAMPLES)
@click.argument("url")
@click.option(
    "--bot",
    "words",
    metavar="COMMAND",
    required=True,
    help="Command that starts a program speaking 5tp; or a bot of ours, or module:Class.",
)
@click.option("--name", help="Name to use at an open table.  [default: the bot's own]")
@click.option(
    "--against",
    metavar="BOT",
    multiple=True,
    help="Make a table at the server URL: one of its bots, or open for somebody with the link; repeat for each seat.",
)
@click.option("--ms", type=click.IntRange(1), help="Milliseconds per decision.  [default: no limit]")
@click.option(
    "--log", type=click.Path(dir_okay=False, path_type=Path), help="Append the dialogue with the bot to this file."
)
@click.pass_context
def command(
    ctx: click.Context,
    url: str,
    words: str,
    name: str | None,
    against: tuple[str, ...],
    ms: int | None,
    log: Path | None,
) -> None:
    """Let a bot program play a seat at a server's table.

    URL is the one-time link to a seat, or the link of a table that is waiting for players; with --against it is the
    address of the server, where a new table is made that starts once every seat is taken. A bot that crashes, hangs or
    answers something that is not an action is stopped, and the error says what it did.
    """
    from fivetowers.client.player import LIMITS, SeatedBot, bridge
    from fivetowers.referee.outside_program import command_of

    try:
        bot = SeatedBot(command_of(words), ms, replace(LIMITS, log=log))
        try:
            asyncio.run(bridge(url, bot, name, Screen().tell, against))
        finally:
            bot.close()
    except FiveTowersError as error:
        click.echo(say_error(error), err=True)
        ctx.exit(REFUSED)
    except KeyboardInterrupt:
        ctx.exit(GOOD)
