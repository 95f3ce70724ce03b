"""`fivetowers export`: the whole game as a folder that any web server can serve."""

from pathlib import Path

import click

from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.screen import Screen

WHY_NOT = {"no_page": "export-no_page", "not_empty": "export-not_empty"}
EXAMPLES = """\b
Examples:
  fivetowers export public
  python -m http.server --directory public
"""


@click.command("export", epilog=EXAMPLES)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def command(ctx: click.Context, folder: Path) -> None:
    """Write the page as a folder for a plain web server.

    FOLDER is new or empty. The page plays against bots and on one device, with the tutorial, the puzzles, the rules and
    the score pad, all in the browser. It works under any path, and loads nothing from elsewhere.
    """
    from fivetowers.server.http.api_server import STATIC
    from fivetowers.server.http.static_folder import CannotExport, export_page

    screen = Screen()
    try:
        size = export_page(STATIC, folder)
    except CannotExport as error:
        screen.tell_file(WHY_NOT[error.reason], file=folder)
        ctx.exit(REFUSED)
    screen.tell_file("export-done", file=folder, megabytes=round(size / 1_000_000))
