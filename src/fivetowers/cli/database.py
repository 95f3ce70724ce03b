"""`fivetowers database`: moves, saves and repairs what a server keeps."""

import asyncio
from pathlib import Path

import click

from fivetowers.cli.terminal.failures import told_in_words
from fivetowers.text import say

EXAMPLES = """\b
Examples:
  fivetowers database backup games-backup.sqlite
  fivetowers database copy sqlite:///games.sqlite postgresql://me@localhost/fivetowers
  fivetowers database rebuild --database postgresql://me@localhost/fivetowers
"""
COPY_EXAMPLE = """\b
Example:
  fivetowers database copy sqlite:///games.sqlite postgresql://me@localhost/fivetowers
"""
BACKUP_EXAMPLE = """\b
Example:
  fivetowers database backup games-backup.sqlite
"""
REBUILD_EXAMPLE = """\b
Example:
  fivetowers database rebuild
"""

which_database = click.option(
    "--database",
    metavar="URL",
    envvar="FIVETOWERS_DATABASE",
    help="sqlite:///FILE or postgresql://…  [default: the file in your data folder]",
)


@click.group("database", epilog=EXAMPLES)
def command() -> None:
    """Move, save and repair the games of a server."""


@command.command("copy", epilog=COPY_EXAMPLE)
@click.argument("source", metavar="FROM_URL")
@click.argument("target", metavar="TO_URL")
def copy_database(source: str, target: str) -> None:
    """Copy everything from one database into another, and compare the two.

    Stop the server first. The target must be empty; its tables are created. Then start the server with --database
    and the new address; the old database is left unchanged.
    """
    from fivetowers.server.storage import copy

    with told_in_words():
        copied = asyncio.run(copy(source, target))
    for table, rows in copied.rows.items():
        click.echo(say("database-rows", table=table, rows=rows))
    click.echo(say("database-checksum", checksum=copied.checksum))
    click.echo(say("database-copied", url=copied.url, tables=copied.rows["tables"], events=copied.rows["events"]))


@command.command("backup", epilog=BACKUP_EXAMPLE)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@which_database
def back_up_database(file: Path, database: str | None) -> None:
    """Save a SQLite database to a new FILE, even while a server is using it.

    To restore it, stop the server and start it with --database sqlite:///FILE; or remove the old file and those
    next to it that end in -wal and -shm, and put FILE in its place.
    """
    from fivetowers.server.storage import back_up, default_url

    with told_in_words():
        events = back_up(database or default_url(), file)
    click.echo(say("database-backed_up", events=events, file=str(file)))


@command.command("rebuild", epilog=REBUILD_EXAMPLE)
@which_database
def rebuild_database(database: str | None) -> None:
    """Rebuild the lists of games and the daily results from the log of actions.

    Tables whose log cannot be read are left as they are and listed, and the exit code is 1.
    """
    from fivetowers.server.storage import default_url

    with told_in_words():
        rebuilt = asyncio.run(_rebuild(database or default_url()))
    tables, unreadable = rebuilt
    click.echo(say("database-rebuilt", tables=tables))
    for table_id, why in unreadable:
        click.echo(say("database-unreadable", table=table_id, reason=why), err=True)
    if unreadable:
        raise click.exceptions.Exit(1)


async def _rebuild(url: str) -> tuple[int, tuple[tuple[str, str], ...]]:
    from fivetowers.server.storage import Storage
    from fivetowers.table.summary import summarise_log

    storage = await Storage.open(url)
    try:
        rebuilt = await storage.rebuild(summarise_log)
        return rebuilt.tables, rebuilt.unreadable
    finally:
        await storage.close()
