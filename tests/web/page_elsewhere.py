"""`fivetowers` with the page in another folder, so that a test can put up a new version of it."""

import os
from pathlib import Path

from fivetowers.cli.main import run
from fivetowers.server.http import api_server
from fivetowers.server.http.page_files import PageFiles

PAGE_FOLDER = "FIVETOWERS_TEST_PAGE"

if __name__ == "__main__":
    vars(api_server)["_files"] = PageFiles(Path(os.environ[PAGE_FOLDER]))
    raise SystemExit(run())
