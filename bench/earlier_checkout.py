"""Another checkout of the project, set up, to be measured in turns with this one: `make bench BEFORE=../other`."""

import os
import sys
from pathlib import Path


def earlier_python() -> str | None:
    """The Python of the checkout named by BEFORE, or None."""
    folder = os.environ.get("BEFORE")
    if not folder:
        return None
    found = Path(folder).absolute() / ".venv" / "bin" / "python"
    if not found.exists():
        sys.exit(f"BEFORE={folder}: there is no {found}; run `make setup` in that checkout")
    return str(found)
