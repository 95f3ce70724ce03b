"""How closely the server of a test looks at a game that is analysed."""

from dataclasses import replace

from fivetowers.fast import is_compiled
from fivetowers.server.study import analyst


def look_less() -> None:
    """Uncompiled, a game would take a quarter of an hour at the usual depths: a glance has to do."""
    if not is_compiled():
        vars(analyst)["LOOKS"] = (replace(analyst.LOOKS[-1], batches=2, deals=1, ends_kept=1, builds_kept=2),)
