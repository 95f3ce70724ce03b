"""The rule books' own figures, as rules.md gives them."""

from fivetowers import Phase, parse_seat, score_seat
from tests.positions import TABLETOP, legal, play, position, refusal, seats

DISPLAY = "S7 T5 C9 H3 M12"


def test_twenty_five_points() -> None:
    """R19–R21: 4·1 + 3·2 + 6·2 + 6·1 − (1+2)."""
    score = score_seat(parse_seat("T:12,10,5,3 C:9,4,0 S:15,8,13,7,2,0 x:H4,M11"))
    assert [tower.points for tower in score.towers] == [4, 6, 12]
    assert (score.main_points, score.rubble_points, score.total) == (6, -3, 25)


def test_fourth_player_gets_no_turn() -> None:
    """R10: first bid 3, the second passes, the third bids 5 and takes all."""
    state = position("", "", "", "", display=DISPLAY, said="3 - 5")
    assert (state.phase, state.turn) == (Phase.BUILD, 2)
    after = play(state, f"build {DISPLAY}")
    assert seats(after) == ["", "", "T:5 C:9 H:3 S:7 M:12", ""]
    assert (after.start, after.discard) == (3, ())


def test_sand_six_can_be_demolished_for_a_bid_of_five() -> None:
    """R11, R12"""
    state = position("", "", "S:6", "", display=DISPLAY, said="3 - 5")
    assert legal(state) == ["build xS6 T5 C9 H3 S7 M12"]
    assert seats(play(state, "build xS6 S7 T5 C9 H3 M12"))[2] == "T:5 C:9 H:3 S:7 M:12 x:S6"


def test_sand_six_and_four_cannot_and_the_fourth_player_may_still_bid_five() -> None:
    """R11: demolishing the 4 leaves the 6."""
    state = position("", "", "S:6,4", "", display=DISPLAY, said="3 -")
    assert refusal(state, "bid 5").facts == {"bid": 5, "most": 4, "seat": 3}
    after = play(state, "bid 4")
    assert (after.turn, legal(after)) == (3, ["bid 5", "pass"])


def test_sand_six_and_four_at_the_table() -> None:
    """R16: `3 - 5 ! 4 5`."""
    state = position("", "", "S:6,4", "", display=DISPLAY, variant=TABLETOP, said="3 - 5 ! 4 5")
    assert (state.turn, state.bids) == (3, (3, None, 4, 5))
    assert legal(state) == ["build T5 C9 H3 S7 M12"]
