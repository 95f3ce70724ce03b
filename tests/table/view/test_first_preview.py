"""The preview with nothing chosen yet, which every view of a build carries, says what the step-by-step preview says."""

from random import Random

import msgspec
import pytest

from fivetowers import Variant, apply, legal_actions, start
from fivetowers.dealer import new_dealer
from fivetowers.state import Phase
from fivetowers.table.view.public import view
from fivetowers.table.view.turn import preview
from tests.table.playing import started


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", Variant)
def test_view_of_a_build_holds_the_preview_of_nothing(players: int, variant: Variant) -> None:
    rng = Random(f"{players} {variant}")
    table = started(*"abcde"[:players]).table
    state, dealer = start(players, 0, variant), new_dealer(players, rng)
    seen = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            deal, dealer = dealer.turn_up(state)
            state = apply(state, deal)
            continue
        actions = legal_actions(state)
        if state.phase is Phase.BUILD:
            shown = msgspec.structs.replace(table, state=state)
            turn = view(shown).turn
            assert turn is not None
            assert turn.building == preview(shown, [], None)
            seen += 1
        # High bids, so that builds get hard and some cannot be finished at all.
        state = apply(state, actions[-2] if len(actions) > 1 and rng.random() < 0.5 else rng.choice(actions))
    assert seen > 10
