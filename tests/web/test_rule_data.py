"""The one rule file in the browser: the page's own code, run by Node, agrees with the engine on cards and towers."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fivetowers.cards import CARDS, LETTERS, MOST_PLAYERS, VALUES, Kind, copies, deck
from fivetowers.cli.score import find_faults
from fivetowers.rulebook.rule_data import rule_data
from fivetowers.scoring import rubble_points, score_seat
from fivetowers.state import Seat
from fivetowers.towers import Tower, fits, most_placeable, why_impossible

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
from hatch_build import RULE_DATA, npm_command, write_rule_data  # noqa: E402 (the build hook lies beside the tests)

PLAYERS = st.integers(2, MOST_PLAYERS)
TOWER = st.lists(st.sampled_from(VALUES), max_size=9)
HIGH_TO_LOW = st.lists(st.sampled_from(VALUES), max_size=12, unique=True).map(
    lambda values: sorted(values, reverse=True)
)
TOWERS = st.tuples(*[TOWER | HIGH_TO_LOW] * len(LETTERS))
SEAT = st.builds(
    lambda towers, rubble: Seat(
        tuple(Tower(kind, tuple(values)) for kind, values in zip(Kind, towers, strict=True)),
        tuple(CARDS[0][1] for _ in range(rubble)),
    ),
    TOWERS,
    st.integers(0, 25),
)
OFTEN = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Page:
    """The page's code, a question a line."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def ask(self, what: str, **facts: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"ask": what, **facts}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    write_rule_data(ROOT)
    _, environment = npm_command()
    node = shutil.which("node", path=environment["PATH"])
    assert node
    process = subprocess.Popen(
        [node, "pad.mjs"], cwd=ROOT / "web", env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        yield Page(process)
        assert process.stdin
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def on_the_wire(seat: Seat) -> dict[str, Any]:
    return {"towers": {tower.kind.letter: tower.values for tower in seat.towers}, "rubble": len(seat.rubble)}


# ---- the data ------------------------------------------------------------------------------------


def test_the_page_is_built_with_what_the_engine_says_now(page: Page) -> None:
    assert json.loads((ROOT / RULE_DATA).read_text("utf-8")) == json.loads(json.dumps(rule_data()))


def test_every_card_on_every_other_is_judged_as_by_the_engine(page: Page) -> None:
    assert page.ask("pairs") == [[fits(value, on) for value in VALUES] for on in VALUES]


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_the_deck_has_as_many_of_each_card_as_in_the_engine(players: int) -> None:
    data = rule_data()["players"][str(players)]
    assert data["cards"] == len(deck(players))
    assert all(
        data["copies"][card.value] == copies(card, players) == deck(players).count(card) for card in deck(players)
    )


def test_the_rubble_costs_what_it_costs_in_the_engine() -> None:
    costs = rule_data()["points"]["rubble"]
    assert costs == [rubble_points(cards) for cards in range(111)]


# ---- the page's own arithmetic -------------------------------------------------------------------


@OFTEN
@given(seat=SEAT)
def test_points_are_those_of_the_engine(page: Page, seat: Seat) -> None:
    score = score_seat(seat)
    assert page.ask("score", seat=on_the_wire(seat)) == {
        "total": score.total,
        "towers": {tower.kind.letter: tower.points for tower in score.towers},
        "main": None if score.main is None else score.main.letter,
        "main_points": score.main_points,
        "rubble_points": score.rubble_points,
    }


@OFTEN
@given(seat=SEAT)
def test_counted_towers_are_worth_as_much_as_the_same_cards(page: Page, seat: Seat) -> None:
    counted = {t.kind.letter: {"count": t.height, "crowned": t.is_crowned} for t in seat.towers}
    parts = page.ask("score", seat={"towers": counted, "rubble": len(seat.rubble)})
    assert parts["total"] == score_seat(seat).total


@OFTEN
@given(seats=st.lists(SEAT, min_size=2, max_size=MOST_PLAYERS))
def test_what_cannot_be_is_pointed_out_as_by_the_engine(page: Page, seats: list[Seat]) -> None:
    faults = page.ask("faults", game={"at": 0, "seats": [on_the_wire(seat) for seat in seats]})
    impossible = {
        (at, tower.kind.letter, refusal.code, refusal.rule, refusal.facts["card"], refusal.facts["onto"])
        for at, seat in enumerate(seats)
        for tower in seat.towers
        if (refusal := why_impossible(tower))
    }
    found = [(fault["seat"], fault["kind"], fault["why"]) for fault in faults if fault["type"] == "tower"]
    assert {(seat, kind, why["code"], why["rule"], *why["facts"].values()) for seat, kind, why in found} == impossible
    too_often = [(fault["card"], fault["claimed"], fault["rule"]) for fault in faults if fault["type"] == "card"]
    standing = [Seat(seat.towers) for seat in seats]
    said = [
        words
        for words in find_faults(standing, [f"#{at}" for at in range(len(seats))])
        if "×" in words or "times" in words
    ]
    assert len(too_often) == len(said), said
    for card, claimed, rule in too_often:
        assert claimed == sum(str(own) == card for seat in standing for own in seat.cards)
        assert any(f"{card} " in words and rule in words for words in said), (card, said)


@OFTEN
@given(values=TOWER)
def test_cards_tapped_in_any_order_are_arranged_if_and_only_if_they_can_stand(page: Page, values: list[int]) -> None:
    found = page.ask("arranged", values=values)
    can_stand = most_placeable(None, tuple(sorted(values))) == len(values)
    assert (found is not None) == can_stand
    if found is not None:
        assert sorted(found) == sorted(values)
        assert why_impossible(Tower(Kind.TREE, tuple(found))) is None


# ---- links and typed towers ----------------------------------------------------------------------


@OFTEN
@given(
    names=st.lists(
        st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=40), min_size=2, max_size=MOST_PLAYERS
    ),
    data=st.data(),
)
def test_a_session_in_a_link_comes_back_whole(page: Page, names: list[str], data: st.DataObject) -> None:
    seats = st.lists(SEAT.map(on_the_wire), min_size=len(names), max_size=len(names))
    games = data.draw(
        st.lists(st.fixed_dictionaries({"at": st.integers(0, 10**8), "seats": seats}), min_size=1, max_size=3)
    )
    session = json.loads(json.dumps({"names": names, "games": games}))
    assert page.ask("link", session=session) == session


@OFTEN
@given(seat=SEAT)
def test_typed_towers_come_back_as_they_were(page: Page, seat: Seat) -> None:
    own = json.loads(json.dumps(on_the_wire(seat)))
    assert page.ask("typed", seat=own) == own
