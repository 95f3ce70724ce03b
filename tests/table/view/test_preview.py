"""Putting a build together step by step: no step on offer leads into a dead end, and every refusal has its rule."""

from collections.abc import Collection
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers import State, format_action, legal_actions, parse_action
from fivetowers.cards import VALUES
from fivetowers.errors import Refusal
from fivetowers.rules import apply
from fivetowers.scoring import scores
from fivetowers.state import Phase
from fivetowers.table.table import Table
from fivetowers.table.view.turn import CardChoice, Preview, Why, preview
from fivetowers.text import say_refusal
from fivetowers.towers import fits
from tests.positions import position
from tests.table.playing import started


def table_of(state: State) -> Table:
    """A table of two people whose game stands like this."""
    table = started("anna", "ben").table
    return msgspec.structs.replace(table, state=state)


def look(state: State, cards: str = "", demolish: str | None = None, ordered: str = "") -> Preview:
    seen = preview(table_of(state), cards.split(), demolish, ordered=ordered)
    assert isinstance(seen, Preview), seen
    return seen


def choice(seen: Preview, card: str) -> CardChoice:
    return next(choice for choice in seen.choices if choice.card == card)


SAND_6 = position("S:6", "", display="S7 T5 C9 H3 M12", said="5")


def test_card_that_needs_a_demolition_names_it() -> None:
    seen = look(SAND_6)
    assert choice(seen, "S7").needs == "S6"
    assert choice(seen, "T5").can
    assert [(top.card, top.can, top.price) for top in seen.tops] == [("S6", True, 1)]
    assert (seen.missing, seen.action, seen.score, seen.change) == (5, None, 2, 0)


def test_after_the_demolition_it_fits_and_the_build_can_be_sent() -> None:
    seen = look(SAND_6, "S7 T5 C9 H3 M12", "S6")
    assert seen.action == "build xS6 T5 C9 H3 S7 M12"
    assert (seen.missing, seen.choices, seen.tops, seen.returned) == (0, [], [], [])
    assert (seen.score, seen.change) == (5, 3)


def test_chosen_demolition_keeps_its_price_and_shows_towers_rubble_and_points_as_they_will_be() -> None:
    state = position("S:6,4 T:12,11 x:C7", "", display="S7 T5 C9 H3 M12", said="2 -")
    before = look(state)
    assert (before.price, before.rubble, before.points.rubble_points, before.points.main) == (0, ["C7"], -1, "T")
    chosen = look(state, "", "T11")
    assert (chosen.price, chosen.rubble, chosen.points.rubble_points) == (2, ["C7", "T11"], -3)
    assert (chosen.towers["T"], chosen.points.main) == ([12], "S"), "the star goes to the tower that is now the tallest"
    built = look(state, "T5 M12", "T11")
    assert (built.towers["T"], built.towers["M"], built.price) == ([12, 5], [12], 2)
    assert built.points.total == built.score == before.score + built.change


def test_taking_the_demolition_back_returns_the_cards_that_stood_thanks_to_it() -> None:
    seen = look(SAND_6, "S7 T5")
    assert seen.cards == ["T5"]
    assert seen.returned == ["S7"]


def test_card_that_does_not_fit_says_why() -> None:
    state = position("S:6,4 T:0", "", display="S7 T5 C9 H3 M12", said="3 -")
    seen = look(state)
    assert choice(seen, "S7").why_not.code == "build.not_lower"  # type: ignore[union-attr]
    assert choice(seen, "T5").why_not.code == "build.on_spire"  # type: ignore[union-attr]
    assert choice(seen, "T5").why_not.rule == "R7"  # type: ignore[union-attr]
    spire, sand = seen.tops
    assert (spire.can, spire.why_not.code) == (False, "demolish.spire")  # type: ignore[union-attr]
    assert sand.can


def test_enough_is_enough() -> None:
    state = position("", "", display="S7 T5 C9 H3 M12", said="2 -")
    seen = look(state, "S7 T5")
    assert seen.action == "build T5 S7"
    assert {choice.why_not.code for choice in seen.choices if choice.why_not} == {"build.count"}


def test_only_one_card_can_be_demolished() -> None:
    state = position("S:6 T:4", "", display="S7 T5 C9 H3 M12", said="3 -")
    seen = look(state, "", "S6")
    (other,) = seen.tops
    assert (other.card, other.why_not.code) == ("T4", "preview.one_demolition")  # type: ignore[union-attr]


def test_demolition_after_which_too_few_cards_could_be_taken_is_not_offered() -> None:
    state = position("S:6 M:15", "", display="S7 T5 C9 H3 M12", said="5")
    sand, scrap = look(state).tops
    assert sand.can
    assert (scrap.can, scrap.why_not) == (False, Why("preview.dead_end", "R12", {"card": "M15", "bid": 5}))
    assert look(state, "", "M15").choices[0].why_not is not None


def test_spire_chosen_first_is_still_placed_last() -> None:
    state = position("S:12 T:0 C:0 H:0", "", display="S7 S3 S0 C9 H3", said="3 -")
    assert look(state, "S0").cards == ["S0"]
    assert look(state, "S0 S3").cards == ["S3", "S0"]
    assert look(state, "S0 S3 S7").action == "build S7 S3 S0"


def test_cards_are_laid_in_an_order_that_stands() -> None:
    state = position("S:5", "", display="S7 S9 T5 C9 H3", said="2 -")
    assert choice(look(state), "S7").why_not or choice(look(state), "S7").needs
    assert look(state, "S7 S9").cards == ["S9", "S7"], "the 7 stands on the 9 only"
    assert look(state, "S7 S9").orders == []


@pytest.mark.parametrize("tapped", ["S8 S9", "S9 S8"])
def test_of_several_orders_the_one_that_keeps_most_open_is_used_and_all_are_offered(tapped: str) -> None:
    """On an 8 anything can be put (R6), so it comes last, however it was tapped."""
    state = position("S:12", "", display="S8 S9 T5 C9 H3", said="2 -")
    (tower,) = look(state, tapped).orders
    assert (tower.kind, tower.orders) == ("S", [[9, 8], [8, 9]])
    assert look(state, tapped).action == "build S9 S8"


def test_orders_that_are_not_used_come_highest_first() -> None:
    (tower,) = look(position("S:12", "", display="S8 S9 S3 C9 H3", said="3 -"), "S8 S9 S3").orders
    assert tower.orders == [[3, 9, 8], [9, 8, 3], [8, 9, 3], [8, 3, 9]]


@pytest.mark.parametrize(("top", "cards"), [("S:15", "S8 S12"), ("S:15", "S12 S8"), ("", "S8 S15"), ("S:9", "S8 S2")])
def test_an_8_and_another_card_leave_the_top_on_which_most_fits(top: str, cards: str) -> None:
    state = position(top, "", display=f"{cards} T5 C9 H3", said="2 -")
    found = look(state, cards)
    assert found.action is not None
    values = [int(card[1:]) for card in found.cards]
    ways = [values, *([order for tower in found.orders for order in tower.orders])]
    assert sum(fits(value, values[-1]) for value in VALUES) == max(
        sum(fits(value, way[-1]) for value in VALUES) for way in ways
    )


def test_an_order_of_ones_own_is_kept() -> None:
    state = position("S:12", "", display="S8 S9 T5 C9 H3", said="2 -")
    assert look(state, "S8 S9", ordered="S").action == "build S8 S9"
    assert look(state, "S8 S9", ordered="T").action == "build S9 S8"


@pytest.mark.parametrize(
    ("cards", "demolish", "code"),
    [
        ("S8", None, "build.not_in_display"),
        ("T5 T5", None, "build.not_in_display"),
        ("nonsense", None, "notation.card"),
        ("", "x", "notation.card"),
        ("", "T4", "demolish.no_tower"),
        ("", "S5", "demolish.not_top"),
    ],
)
def test_question_that_makes_no_sense_is_refused(cards: str, demolish: str | None, code: str) -> None:
    refusal = preview(table_of(SAND_6), cards.split(), demolish)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert say_refusal(refusal)


def test_nobody_builds_while_bids_are_made() -> None:
    refusal = preview(started("anna", "ben").table, [], None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "preview.not_building"


# ---- laws


@given(seed=st.integers(0, 10_000))
def test_every_offered_step_leads_to_a_legal_build_and_every_build_is_reached(seed: int) -> None:
    rng = Random(seed)
    table = started("anna", "ben", "cleo", "dan", seed=seed)
    table.play_on(rng.randrange(0, 150))
    if table.table.phase != "playing":
        return
    table.play_until(Phase.BUILD)
    legal = {format_action(action): action for action in legal_actions(table.state)}
    wander(table.table, legal, rng)
    wanted = rng.choice(list(legal))
    words = wanted.split(" ")[1:]
    demolish = words.pop(0)[1:] if words[0].startswith("x") else None
    rng.shuffle(words)
    seen = preview(table.table, words, demolish)
    assert isinstance(seen, Preview)
    assert seen.action in legal
    assert sorted(seen.cards) == sorted(words)
    turn = table.turn
    assert seen.score == scores(apply(table.state, parse_action(seen.action)))[turn]


def wander(table: Table, legal: Collection[str], rng: Random) -> None:
    """Takes offered steps at random until the build is ready."""
    cards: list[str] = []
    demolish: str | None = None
    for _ in range(8):
        seen = preview(table, cards, demolish)
        assert isinstance(seen, Preview)
        assert seen.returned == []
        if seen.action is not None:
            assert seen.action in legal
            return
        steps: list[tuple[str | None, str | None]] = [(choice.card, None) for choice in seen.choices if choice.can]
        steps += [(choice.card, choice.needs) for choice in seen.choices if choice.needs]
        steps += [(None, top.card) for top in seen.tops if top.can]
        assert steps, "a dead end"
        card, top = rng.choice(steps)
        cards = seen.cards if card is None else [*seen.cards, card]
        demolish = top or demolish
    raise AssertionError("a build has at most a demolition and five cards")
