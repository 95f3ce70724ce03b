"""What the kernel writes of a turn is, byte by byte, what the readable engine says; uncompiled, too."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fivetowers.server import turn_text as under_test
from fivetowers.server.board import new_board
from fivetowers.server.choices import turn_view
from fivetowers.server.table import Table, Turn
from fivetowers.state import State, Variant
from tests.fast.generated import positions
from tests.fast.worlds import world
from tests.positions import POLICIES, steps
from tests.server.playing import OWNERS, started

GAMES = {"installed": 12, "uncompiled": 1}


def in_world(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = world(name).choices
    monkeypatch.setattr(under_test, "reach_text", kernel.reach_text)
    monkeypatch.setattr(under_test, "builds_text", kernel.builds_text)
    monkeypatch.setattr(under_test, "_HAS_KERNEL", value=True)


def a_table() -> Table:
    return started(*OWNERS[:2]).table


def check(table: Table, state: State) -> None:
    if state.turn is None:
        return
    board, turn = new_board(state), Turn(state.turn, "person")
    table = replace(table, state=state, board=board)
    written = under_test.turn_text(table, state, board, turn)
    assert written.decode() == msgspec.json.encode(turn_view(table, state, board, turn)).decode()


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_of_random_games_is_written_alike(
    players: int, name: str, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_world(name, monkeypatch)
    table = a_table()
    for number in range(GAMES[name]):
        rng = Random(f"turn text {players} {variant} {number}")
        for state, _, _ in steps(players, variant, rng, POLICIES[number % len(POLICIES)]):
            check(table, state)


@given(position=positions(), hints=st.booleans())
def test_any_turn_is_written_alike(position: State, hints: bool) -> None:  # noqa: FBT001 (given by hypothesis)
    table = a_table()
    check(replace(table, options=replace(table.options, hints=hints)), position)
