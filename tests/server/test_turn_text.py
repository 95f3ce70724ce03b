"""What the kernel writes of a position is, byte by byte, what the readable engine says; uncompiled, too."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fivetowers.server import turn_text, view_text
from fivetowers.server.messages import encode_message
from fivetowers.server.public import view
from fivetowers.server.table import Table
from fivetowers.state import State, Variant
from tests.fast.generated import positions
from tests.fast.worlds import world
from tests.positions import POLICIES, steps
from tests.server.playing import OWNERS, started

GAMES = {"installed": len(POLICIES), "uncompiled": 1}


def go_to_world(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_text, "_HAS_KERNEL", value=True)
    for kernel in (world(name).choices, world(name).letters):
        for function in ("builds_text", "cards_text", "reach_text", "score_text", "towers_text", "values_text"):
            for user in (turn_text, view_text):
                if hasattr(kernel, function) and hasattr(user, function):
                    monkeypatch.setattr(user, function, getattr(kernel, function))


@cache
def a_table(players: int) -> Table:
    return started(*OWNERS[:players]).table


def check(state: State, *, hints: bool = True) -> None:
    table = a_table(state.players)
    table = replace(table, state=state, options=replace(table.options, hints=hints))
    assert view_text.ViewText().text(table).decode() == encode_message(view(table)).decode()


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_random_games_is_written_alike(
    players: int, name: str, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to_world(name, monkeypatch)
    for number in range(GAMES[name]):
        rng = Random(f"turn text {players} {variant} {number}")
        for state, _, _ in steps(players, variant, rng, POLICIES[number % len(POLICIES)]):
            check(state)


@given(position=positions(), hints=st.booleans())
def test_any_position_is_written_alike(position: State, hints: bool) -> None:  # noqa: FBT001 (given by hypothesis)
    check(position, hints=hints)


def test_the_kernel_writes_no_more_cards_than_a_deck_has() -> None:
    letters = world("installed").letters
    too_many = ((0, 1),) * 111
    for write in (letters.cards_text, letters.values_text):
        with pytest.raises(ValueError, match="111 cards"):
            write(too_many)
    with pytest.raises(ValueError, match="111 cards"):
        letters.towers_text(((1,) * 111, (), (), (), ()))
