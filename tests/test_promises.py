"""docs/security.md: every test that it names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
_NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_every_promise_names_a_test_that_exists() -> None:
    named = _NAMED.findall((ROOT / "docs/security.md").read_text("utf-8"))
    assert len(named) > 15
    for path, name in named:
        assert re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text("utf-8"), re.MULTILINE), f"{path}::{name}"
