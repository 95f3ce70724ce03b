"""`fivetowers host`: tools for the person who runs a server: remove a table or a name, keep somebody out."""

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, TypeVar

import click

from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.setting_option import SettingOption
from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error

EXAMPLES = """\b
Examples:
  fivetowers host remove-table hJ2x0k7fQm-1bZcD
  fivetowers host remove-name hJ2x0k7fQm-1bZcD 2
  fivetowers host ban 203.0.113.9
  fivetowers host ban hJ2x0k7fQm-1bZcD 2
  fivetowers host bans
"""
_Answer = TypeVar("_Answer")
DATABASE = click.option(
    "--database", metavar="URL", envvar="FIVETOWERS_DATABASE", show_envvar=True, help="The server's database."
)


@click.group("host", epilog=EXAMPLES)
def command() -> None:
    """Remove a table or a name from a server, or keep somebody out; the server may be running or stopped.

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


@command.command("ban")
@click.argument("what", metavar="ADDRESS|TABLE")
@click.argument("seat", type=click.IntRange(1, 5), required=False)
@DATABASE
def ban(what: str, seat: int | None, database: str | None) -> None:
    """Keep out an ADDRESS (in IPv6: its network), or the browser of the person in a SEAT of a TABLE.

    What was played stays, and a stand-in takes over where others wait. A browser that deletes its cookies is
    another one.
    """
    from fivetowers.server.node.host import ban_address, ban_seat
    from fivetowers.server.node.network_address import is_address

    if seat is None and not is_address(what):
        raise click.BadParameter(f"{what!r} is not an address; for a browser, name a table and a seat.")
    value = _run(ban_address(database, what) if seat is None else ban_seat(database, what, seat))
    Screen().tell("host-ban_done", value=value)


@command.command("unban")
@click.argument("what")
@DATABASE
def unban(what: str, database: str | None) -> None:
    """Lift a ban; WHAT is as `fivetowers host bans` shows it."""
    from fivetowers.server.node.host import lift_ban

    _run(lift_ban(database, what))
    Screen().tell("host-ban_lifted", value=what)


@command.command("bans")
@DATABASE
def list_bans(database: str | None) -> None:
    """List the addresses and browsers that are kept out, and since when."""
    from fivetowers.server.node.host import bans

    found = _run(bans(database))
    for one in found:
        date = datetime.fromtimestamp(one.at / 1_000, UTC).date().isoformat()
        if one.kind == "address":
            Screen().tell("host-ban_address", value=one.value, date=date)
        else:
            Screen().tell("host-ban_browser", value=one.value, date=date)
    if not found:
        Screen().tell("host-ban_none")


@command.command("refusals")
@click.option("--url", cls=SettingOption, setting="fivetowers.server.node.settings:DEFAULT_URL",
              help="Where the server listens.")  # fmt: skip
def refusals(url: str) -> None:
    """Show what a running server has refused since it was started, and how often, most often first."""
    from fivetowers.server.node.host import refusals_told

    found = _run(refusals_told(url))
    for count, what in found:
        Screen().tell("host-refusal", count=count, code=what)
    if not found:
        Screen().tell("host-refusal_none")


def _run(job: Coroutine[Any, Any, _Answer]) -> _Answer:
    """What it gives; a refusal is told, and ends the command."""
    try:
        return asyncio.run(job)
    except FiveTowersError as error:
        click.echo(say_error(error), err=True)
        click.get_current_context().exit(REFUSED)
        raise  # exit does not return


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
