"""`fivetowers host`: tools for the person who runs a server: remove a table or an unwanted name."""

import asyncio
from typing import Any

import click

from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.screen import Screen
from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error

EXAMPLES = """\b
Examples:
  fivetowers host remove-table hJ2x0k7fQm-1bZcD
  fivetowers host remove-name hJ2x0k7fQm-1bZcD 2
"""
DATABASE = click.option(
    "--database", metavar="URL", envvar="FIVETOWERS_DATABASE", show_envvar=True, help="The server's database."
)


@click.group("host", epilog=EXAMPLES)
def command() -> None:
    """Remove a table or a name from a server, running or stopped.

    TABLE is the last part of the table's link. A running server shows the change after a few seconds.
    """


@command.command("remove-table")
@click.argument("table")
@DATABASE
def remove_table(table: str, database: str | None) -> None:
    """Close a table for good. What was played stays in its record."""
    from fivetowers.table.commands import RemoveTable

    _do(table, database, RemoveTable())
    Screen().tell("host-table_removed", table=table)


@command.command("remove-name")
@click.argument("table")
@click.argument("seat", type=click.IntRange(1, 5))
@DATABASE
def remove_name(table: str, seat: int, database: str | None) -> None:
    """Remove the player's name from a SEAT (from 1). The player stays in the game, unnamed."""
    from fivetowers.table.commands import RemoveName

    _do(table, database, RemoveName(seat))
    Screen().tell("host-name_removed", table=table, seat=seat)


def _do(table: str, database: str | None, wanted: Any) -> None:
    """Carries out one of the server's commands, as the host."""
    from fivetowers.server.node.host import carry_out

    try:
        refusal = asyncio.run(carry_out(database, table, wanted))
        if refusal is not None:
            raise FiveTowersError(refusal)
    except FiveTowersError as error:
        click.echo(say_error(error), err=True)
        click.get_current_context().exit(REFUSED)
