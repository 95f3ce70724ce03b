"""The kernel's constants: what the rules say comes from their modules, and the compiled kernel has the same numbers."""

import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hatch_build
from fivetowers import cards, encoding, scoring, state, towers
from fivetowers.fast.game import layout
from tests.fast.worlds import ROOT

DOUBLED_BITS = 0b1_0100_1010_0101


@pytest.mark.parametrize(
    ("module", "name", "changed", "constants"),
    [
        (cards, "VALUES", range(8), {"VALUES": 8, "EMPTY": 8, "TOPS": 9}),
        (cards, "DOUBLED_VALUES", (1, 3), {"DOUBLED": 0b1010, "LOTS": 8_052}),
        (cards, "SPIRE", 1, {"SPIRE": 1}),
        (cards, "FEWEST_PLAYERS", 3, {"FEWEST_PLAYERS": 3}),
        (cards, "FEWEST_PLAYERS_WITH_DOUBLES", 5, {"FEWEST_PLAYERS_WITH_DOUBLES": 5}),
        (cards, "MOST_PLAYERS", 3, {"MOST_PLAYERS": 3, "DECK_SIZE": 80}),
        (towers, "TERRACE", 7, {"TERRACE": 7}),
        (towers, "BALLOON", 10, {"BALLOON": 10}),
        (state, "CARDS_A_ROUND", 4, {"CARDS_A_ROUND": 4, "LOT_SIZE": 4, "NUMBERS": 5, "LOTS": 3_258}),
        (state, "LAPS", 3, {"LAPS": 3}),
        (scoring, "POINTS_A_CARD", 2, {"POINTS_A_CARD": 2}),
        (scoring, "POINTS_A_CROWNED_CARD", 3, {"POINTS_A_CROWNED_CARD": 3}),
        (scoring, "POINTS_A_MAIN_TOWER_CARD", 2, {"POINTS_A_MAIN_TOWER_CARD": 2}),
        (encoding, "FIRST_PLACE", 13, {"STEP_PLACE": 13}),
        (encoding, "STEPS", 18, {"STEPS": 18}),
        (encoding, "MOST_LEVELS", 22, {"MOST_LEVELS": 22}),
    ],
)
def test_the_layout_follows_the_rules(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, changed: Any, constants: dict[str, int]
) -> None:
    before = constants_of_layout()
    monkeypatch.setattr(module, name, changed)
    after = constants_of_layout()
    assert {constant: after[constant] for constant in constants} == constants
    assert all(before[constant] != value for constant, value in constants.items())


def constants_of_layout() -> dict[str, Any]:
    return runpy.run_path(str(Path(str(layout.__file__))))


def test_the_numbers_of_the_real_game() -> None:
    assert (layout.KINDS, layout.VALUES, layout.DECK_SIZE, layout.DOUBLED) == (5, 16, 110, DOUBLED_BITS)
    assert (layout.LOTS, layout.LOTS_WITH_ROOM, layout.STEPS) == (10_566, 3_258, 17)
    assert layout.SEEN_SIZE == encoding.OBSERVATION_SIZE


def test_the_compiled_kernel_has_these_numbers() -> None:
    made = ROOT / hatch_build.constants_path()
    if not made.exists():
        pytest.skip("the kernel was never compiled here")
    assert made.read_text("utf-8") == hatch_build.layout_constants(ROOT), "compile it with `make setup`"
