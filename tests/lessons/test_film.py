"""The film shows positions that the engine has played, and its captions tell the figures that are on the screen."""

import re
from itertools import pairwise

import pytest

from fivetowers.cards import SPIRE
from fivetowers.lessons.film import SCENES, SceneView, ShotView, film
from fivetowers.scoring import POINTS_A_CARD, POINTS_A_CROWNED_CARD, POINTS_A_MAIN_TOWER_CARD, rubble_points
from fivetowers.text import languages, say
from fivetowers.towers import BALLOON, TERRACE

SHOTS = {f"{scene.name}-{shot.name}": (scene, shot) for scene in film().scenes for shot in scene.shots}
# The numbers of the rules that a caption says itself; all others are facts of the position.
RULE_NUMBERS = {
    "floors-eight": {TERRACE},
    "floors-nine": {BALLOON, SPIRE},
    "spire-spire": {SPIRE},
    "demolish-rubble": {-rubble_points(1), *(rubble_points(n) - rubble_points(n + 1) for n in (1, 2))},
    "score-tower": {POINTS_A_CARD},
    "score-crowned": {POINTS_A_CROWNED_CARD},
    "score-main": {POINTS_A_MAIN_TOWER_CARD},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHOTS)
def test_caption_says_the_figures_of_its_shot_and_no_others(name: str, language: str) -> None:
    _, shot = SHOTS[name]
    facts = {key: value for key, value in shot.facts.items() if key != "seat"}
    # Other figures in their place show which of the caption's numbers come from the position.
    told = {key: 70 + index for index, key in enumerate(facts)}
    names = {"name": "Fox"} if "seat" in shot.facts else {}
    words = say(f"film-{name}", language, **told, **names)
    numbers = [int(number) for number in re.findall(r"\d+", words)]
    assert set(numbers) == set(told.values()) | RULE_NUMBERS.get(name, set())
    assert ("Fox" in words) == bool(names)


@pytest.mark.parametrize("name", ["round-bid", "round-more"])
def test_bid_is_the_one_that_is_seen(name: str) -> None:
    _, shot = SHOTS[name]
    assert shot.table.state is not None
    last = shot.table.state.bids[-1]
    assert shot.facts == {"seat": last.seat, "number": last.bid}


def test_as_many_cards_are_built_as_were_bid() -> None:
    scene, shot = SHOTS["round-build"]
    before = scene.shots[scene.shots.index(shot) - 1]
    seat = shot.facts["seat"]
    assert floors(shot, seat) - floors(before, seat) == shot.facts["number"]


@pytest.mark.parametrize(("name", "kind"), [("floors-down-built", "T"), ("floors-eight", "H"), ("floors-nine", "C")])
def test_card_lies_on_the_one_that_is_named(name: str, kind: str) -> None:
    _, shot = SHOTS[name]
    assert shot.table.state is not None
    seen = dict(zip(("below", "value"), shot.table.state.towers[0][kind][-2:], strict=True))
    assert shot.facts
    assert shot.facts.items() <= seen.items()


def test_crowned_tower_counts_as_on_the_screen() -> None:
    _, shot = SHOTS["spire-spire"]
    assert shot.table.state is not None
    tower = shot.table.state.towers[0]["T"]
    assert tower[-1] == SPIRE
    assert shot.facts == {"cards": len(tower), "points": shot.table.scores[0].towers["T"]}


def test_points_of_the_count_add_up_to_those_of_the_table() -> None:
    scene = next(scene for scene in film().scenes if scene.name == "score")
    counted = [shot.points for shot in scene.shots if shot.points is not None]
    assert scene.start.state is not None
    assert counted[-1] == scene.start.state.scores[0] == scene.shots[-1].facts["points"]
    main = next(shot for shot in scene.shots if shot.name == "main")
    assert counted[2] - counted[1] == main.facts["points"] + main.facts["cards"] * POINTS_A_MAIN_TOWER_CARD


def test_every_chapter_of_the_game_is_shown() -> None:
    actions = " ".join(action for scene in SCENES for shot in scene.shots for action in shot.do)
    assert all(word in actions for word in ("deal", "bid", "pass", "build", " x", "C9", "T0"))
    twice = next(scene for scene in film().scenes if scene.name == "twice")
    assert laps(twice) == {1, 2}


def test_no_scene_jumps() -> None:
    """A shot goes on where the one before it stopped: a round at most lies between, so that the page shows the way."""
    for scene in film().scenes:
        tables = [scene.start, *(shot.table for shot in scene.shots)]
        assert all(after.number == before.number + 1 for before, after in pairwise(tables))
        rounds = [table.state.round for table in tables if table.state]
        assert all(0 <= after - before <= 1 for before, after in pairwise(rounds))


def floors(shot: ShotView, seat: int) -> int:
    assert shot.table.state is not None
    return sum(map(len, shot.table.state.towers[seat - 1].values()))


def laps(scene: SceneView) -> set[int]:
    return {shot.table.state.lap for shot in scene.shots if shot.table.state}
