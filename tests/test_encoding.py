"""Steps with fixed ids and observations: exact both ways, and documented by tables that are made from the code."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers.actions import Build
from fivetowers.encoding import (
    OBSERVATION_SIZE,
    PIECES,
    STEPS,
    action_of,
    legal_steps,
    observe,
    pieces_table,
    step_name,
    steps_of,
    steps_table,
)
from fivetowers.fast.game import layout
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State
from tests.fast.game.generated import positions
from tests.positions import TABLETOP, cards, position

DOCUMENT = Path(__file__).parents[1] / "docs" / "environments.md"


@given(position=positions())
def test_every_legal_action_is_steps_and_back(position: State) -> None:
    for action in legal_actions(position):
        assert action_of(position, steps_of(position, action)) == action


@given(position=positions(), seed=st.integers(0, 2**32))
def test_steps_in_any_legal_order_make_a_legal_build(position: State, seed: int) -> None:
    if position.phase is not Phase.BUILD:
        return
    rng, taken = Random(seed), list[int]()
    while legal := legal_steps(position, taken):
        taken.append(rng.choice(legal))
    assert action_of(position, taken) in legal_actions(position)


@given(position=positions())
def test_the_first_steps_of_legal_actions_are_legal_and_in_builds_all_others_are_not(position: State) -> None:
    first = {steps_of(position, action)[0] for action in legal_actions(position)}
    assert first <= set(legal_steps(position))
    if position.phase is not Phase.BUILD:
        assert first == set(legal_steps(position))


def test_kinds_may_be_mixed_and_the_build_is_canonical() -> None:
    state = position("", "", display="M3 T5 M2 T4 C1", said="4 -")
    steps = (12, 13, 14, 15)
    assert action_of(state, steps) == Build(cards("T5 T4 M3 M2"))


def test_of_equal_display_cards_the_leftmost_goes_first() -> None:
    state = position("", "", "", "", display="T9 T5 C1 T5 M3", said="3 - - -")
    build = Build(cards("T5 T9 T5"))
    assert steps_of(state, build) == (13, 12, 15)
    assert 15 not in legal_steps(state)


def test_only_what_can_still_be_completed_is_legal() -> None:
    """The rulebooks' example: five cards need the 6 demolished."""
    state = position("S:6", "", display="S7 T5 C9 H3 M12", said="5")
    assert [step_name(step) for step in legal_steps(state)] == ["demolish the top card of the sand tower"]


def test_a_demolition_comes_before_any_placing() -> None:
    state = position("S:6", "", display="S7 T5 C9 H3 M12", said="2 -")
    assert 10 in legal_steps(state)
    assert 10 not in legal_steps(state, [13])


def test_there_are_seventeen_ids_and_the_kernel_has_the_same() -> None:
    assert STEPS == layout.STEPS == 17
    assert len({step_name(step) for step in range(STEPS)}) == 17
    assert [step_name(step).split()[0] for step in (layout.STEP_PASS, layout.STEP_BID, layout.STEP_DEMOLISH)] == [
        "pass",
        "bid",
        "demolish",
    ]
    assert step_name(layout.STEP_PLACE) == "place display card 1"


def test_observations_have_the_size_that_their_pieces_add_up_to() -> None:
    assert OBSERVATION_SIZE == layout.SEEN_SIZE == len(observe(position("", "", display="T1 T2 T3 T4 T5")))
    assert [piece.name for piece in PIECES] == ["facts", "bids", "display", "rubble", "towers", "unseen", "discard"]


def test_what_is_seen_counts_seats_from_the_one_that_decides() -> None:
    state = position("T:9 x:C7", "S:6,4", "", display="T1 T2 T3 H4 M5", said="2", start=1)
    seen = observe(state)
    assert seen[layout.SEEN_START] == 2
    assert list(seen[layout.SEEN_BIDS : layout.SEEN_BIDS + 5]) == [0, 0, 4, 0, 0]
    assert list(seen[layout.SEEN_RUBBLE : layout.SEEN_RUBBLE + 5]) == [0, 0, 1, 0, 0]
    assert list(seen[layout.SEEN_TOWERS + 3 * 21 :][:3]) == [7, 5, 0]


def test_a_bid_taken_back_has_no_id() -> None:
    state = position("S:6,4", "", display="S7 T5 C9 H3 M12", said="5", variant=TABLETOP)
    (retract,) = legal_actions(state)
    with pytest.raises(ValueError, match="standard"):
        steps_of(state, retract)


@pytest.mark.parametrize("table", [steps_table(), pieces_table()], ids=["steps", "pieces"])
def test_documentation_holds_the_table_that_the_code_makes(table: str) -> None:
    assert table in DOCUMENT.read_text("utf-8"), f"put this table into docs/environments.md:\n\n{table}"
