"""The drawn examples of the rules: what they show is what the engine does, and a wrong one is noticed."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fivetowers.rulebook import examples
from fivetowers.rulebook.examples import WrongExample

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")


def test_every_example_is_true_and_belongs_to_a_rule() -> None:
    numbers = set(re.findall(r"^\*\*(R\d+)\.", RULES, re.MULTILINE))
    assert len(numbers) == 23
    assert set(examples.examples()) <= numbers


def test_the_build_of_the_page_gets_them_as_json() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "fivetowers.rulebook.examples"], capture_output=True, text=True, check=True
    )
    assert json.loads(run.stdout) == examples.examples()


WRONG: dict[str, Callable[[], object]] = {
    "a card that fits": lambda: examples._put("S:12,7", "S3", rule="R5"),
    "a card that does not fit": lambda: examples._put("S:12,5", "S5"),
    "another rule": lambda: examples._put("M:7,0", "M9", rule="R5"),
    "a bid that can be built": lambda: examples._bid("S:6", 5, "R11"),
    "a bid that cannot be built": lambda: examples._bid("S:6,4", 5),
    "a lower bid": lambda: examples._bids(["", "", ""], "bid 3", "bid 2"),
    "bids that are not over": lambda: examples._bids(["", "", ""], "bid 3", "pass"),
    "no need to demolish": lambda: examples._demolition("M:15", "M12"),
    "a tower's points": lambda: examples._tower("C:9,4,0", 3),
    "the main tower's points": lambda: examples._main("C:9,4,0", 6),
    "a sum": lambda: examples._sum(examples.RULEBOOKS_TOWERS, 24),
}


@pytest.mark.parametrize("what", WRONG)
def test_an_example_that_is_wrong_is_noticed(what: str) -> None:
    with pytest.raises(WrongExample):
        WRONG[what]()
