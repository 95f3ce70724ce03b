"""How closely the server of a test looks at a game that is analysed."""

from dataclasses import replace

from fivetowers.fast import is_compiled
from fivetowers.server.study import analyst


def look_less() -> None:
    """Uncompiled, every look is a glance: at its usual depths a game would take a quarter of an hour."""
    if not is_compiled():
        glances = (replace(look, batches=2, deals=1, ends_kept=1, builds_kept=2) for look in analyst.LOOKS)
        vars(analyst)["LOOKS"] = tuple(glances)
