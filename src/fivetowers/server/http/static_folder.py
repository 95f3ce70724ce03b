"""The page as a folder for a plain web server: it plays without a fivetowers server, wherever it lies.

Scripts and styles find each other by relative addresses; only the first page names the root of the server. Here it is
told that it has none, and brings the content policy along that a fivetowers server would send.
"""

import shutil
from pathlib import Path
from typing import Literal

from fivetowers.server.http.guard import POLICY
from fivetowers.server.http.page_files import INDEX

NEEDED = "assets/python-game-*.zip"
ROOTED = ('href="/', 'src="/')
# A page cannot say of itself who may frame it: only a server's header can.
_NOT_IN_A_PAGE = "; frame-ancestors 'none'"


class CannotExport(Exception):
    """`reason`: there is no page, or the folder is not empty."""

    def __init__(self, reason: Literal["no_page", "not_empty"]) -> None:
        super().__init__(reason)
        self.reason = reason


def export_page(static: Path, folder: Path) -> int:
    """Copies the built page; gives its size in bytes. What is in the way stays as it is."""
    if not (static / INDEX).exists() or not any(static.glob(NEEDED)):
        raise CannotExport("no_page")
    if folder.exists() and any(folder.iterdir()):
        raise CannotExport("not_empty")
    shutil.copytree(static, folder, dirs_exist_ok=True)
    index = folder / INDEX
    index.write_text(without_server(index.read_text("utf-8")), "utf-8")
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def without_server(page: str) -> str:
    """The first page, for a folder.

    >>> without_server('<html lang="en"><head><script src="/first.js"></script>')[:36]
    '<html data-server="none" lang="en"><'
    """
    for rooted in ROOTED:
        page = page.replace(rooted, rooted.replace("/", "./"))
    policy = POLICY.replace(_NOT_IN_A_PAGE, "")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return page.replace("<html ", '<html data-server="none" ', 1).replace("<head>", f"<head>\n    {meta}", 1)
