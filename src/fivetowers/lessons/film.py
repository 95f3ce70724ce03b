"""The film: how the game is played, shown by real positions in about two minutes.

A scene is a position and what happens in it, in notation; the engine plays it, and every figure in a caption is taken
from the position on the screen. The captions are in the catalogue `film.ftl`, under the name of their shot.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import msgspec

from fivetowers.cards import Kind
from fivetowers.lessons.course import END_OF_THE_FIRST_LAP, FOX, OWL, ScorePart
from fivetowers.lessons.lesson_positions import before_the_deal, play, position
from fivetowers.lessons.stage import stage
from fivetowers.scoring import SeatScore, score_seat, tower_points
from fivetowers.state import LAPS, State
from fivetowers.table.events import Acted
from fivetowers.table.view.public import TableView, view

CaptionFacts = dict[str, int]
_VIEWER = 0
"""The seat whose towers stand in front."""


class Shot(NamedTuple):
    """`do` happens, then the caption `name` is read. `facts` are its figures, from the states before and after.

    `lit` is the part of the score that is spoken of, and `counted` are those that have been counted by then.
    """

    name: str
    do: tuple[str, ...] = ()
    facts: Callable[[State, State], CaptionFacts] = lambda before, after: {}
    lit: ScorePart | None = None
    counted: tuple[ScorePart, ...] | None = None


class Scene(NamedTuple):
    name: str
    start: State
    shots: tuple[Shot, ...]
    others: tuple[str, ...] = (FOX,)


# ---- figures for the captions ----------------------------------------------------------------------------------------


def _bid(before: State, after: State) -> CaptionFacts:
    assert before.turn is not None
    return {"seat": before.turn + 1, "number": after.highest_bid or 0}


def _built(before: State, after: State) -> CaptionFacts:
    assert before.turn is not None
    return {"seat": before.turn + 1, "number": before.highest_bid or 0}


def _placed_on(kind: Kind, *wanted: str) -> Callable[[State, State], CaptionFacts]:
    """The `value` that was just placed on this tower, and the one `below` it."""

    def facts(before: State, after: State) -> CaptionFacts:
        below, value = after.seats[_VIEWER].towers[kind].values[-2:]
        return {name: figure for name, figure in (("value", value), ("below", below)) if name in wanted}

    return facts


def _crowned(kind: Kind) -> Callable[[State, State], CaptionFacts]:
    def facts(before: State, after: State) -> CaptionFacts:
        tower = after.seats[_VIEWER].towers[kind]
        return {"cards": tower.height, "points": tower_points(tower)}

    return facts


def _does_not_fit(kind: Kind) -> Callable[[State, State], CaptionFacts]:
    def facts(before: State, after: State) -> CaptionFacts:
        (card,) = (card for card in after.display if card.kind is kind)
        top = after.seats[_VIEWER].towers[kind].top
        assert top is not None
        return {"value": card.value, "top": top}

    return facts


def _of_score(part: ScorePart) -> Callable[[State, State], CaptionFacts]:
    def facts(before: State, after: State) -> CaptionFacts:
        score = score_seat(after.seats[_VIEWER])
        if part == "main":
            main = next(tower for tower in score.towers if tower.kind is score.main)
            return {"cards": main.height, "points": main.points}
        if part == "rubble":
            return {"cards": score.rubble, "cost": -score.rubble_points}
        tower = next(tower for tower in score.towers if tower.kind.letter == part)
        return {"cards": tower.height, "points": tower.points}

    return facts


def _total(before: State, after: State) -> CaptionFacts:
    return {"points": score_seat(after.seats[_VIEWER]).total}


# ---- the scenes ------------------------------------------------------------------------------------------------------

_FIRST_CARDS, _NEXT_CARDS = "S5 T8 C10 H2 M6", "T11 S14 C3 H7 M4"
_FIRST_ROUND = position(
    "T:12 C:14,6", "S:13 H:11,5", "H:15,9 S:10 M:12", display=_FIRST_CARDS, later=_NEXT_CARDS, start=2
)
SCENES = (
    Scene(
        "round",
        before_the_deal(_FIRST_ROUND),
        (
            Shot("hello"),
            Shot("deal", (f"deal {_FIRST_CARDS}",)),
            Shot("bid", ("bid 1",), _bid),
            Shot("more", ("bid 3",), _bid),
            Shot("pass", ("pass",)),
            Shot("build", ("build H2 S5 M6", f"deal {_NEXT_CARDS}"), _built),
            Shot("limit"),
        ),
        others=(FOX, OWL),
    ),
    Scene(
        "floors",
        position("H:11,8 C:3 T:13,6", "", display="T4 H14 C9 T0 S12", later="S7 H5 M12 C2 T15", said=("bid 4", "pass")),
        (
            Shot("down"),
            Shot(
                "down-built", ("build T4 C9 H14 S12", "deal S7 H5 M12 C2 T15"), _placed_on(Kind.TREE, "value", "below")
            ),
            Shot("eight", facts=_placed_on(Kind.HAUNTED, "value")),
            Shot("nine", facts=_placed_on(Kind.CANDY, "below")),
        ),
    ),
    Scene(
        "spire",
        position("T:13,6,4", "", display="T10 T15 T0 T8 T12", later="T5 C5 T2 S6 M7", said=("bid 1", "pass")),
        (
            Shot("spire", ("build T0", "deal T5 C5 T2 S6 M7"), _crowned(Kind.TREE)),
            Shot("spire-closed"),
        ),
    ),
    Scene(
        "demolish",
        position("T:9 S:12,6 C:13", "H:12,5", display="S7 T5 C9 H3 M12", later="T7 S15 C6 H11 M5", said=("bid 5",)),
        (
            Shot("stuck", facts=_does_not_fit(Kind.SAND)),
            Shot("demolish", ("build xS6 T5 C9 H3 S7 M12", "deal T7 S15 C6 H11 M5")),
            Shot("rubble", lit="rubble"),
        ),
    ),
    Scene(
        "twice",
        END_OF_THE_FIRST_LAP,
        (
            Shot("empty"),
            Shot("twice", ("build T0 S14", "deal C13 T11 H15 M9 S5")),
            Shot("last"),
        ),
    ),
    Scene(
        "score",
        position(
            "T:13,11,6,2 C:9,4,0 S:15,12,8,14,7,0 x:H10,M3",
            "T:15,8,12,5 H:14,9,7,0 M:13,6",
            display="C15 H2",
            said=("bid 0", "pass"),
            last_of_lap=LAPS,
        ),
        (
            Shot("tower", facts=_of_score("T"), lit="T", counted=("T",)),
            Shot("crowned", facts=_of_score("C"), lit="C", counted=("T", "C")),
            Shot("main", facts=_of_score("main"), lit="main", counted=("T", "C", "S", "main")),
            Shot("minus", facts=_of_score("rubble"), lit="rubble", counted=("T", "C", "S", "main", "rubble")),
            Shot("total", facts=_total),
        ),
    ),
)


# ---- as the page shows it --------------------------------------------------------------------------------------------


class ShotView(msgspec.Struct, frozen=True):
    """`seat` in `facts` is the player that the caption names. `points`: what has been counted so far, at the end."""

    name: str
    facts: CaptionFacts
    lit: ScorePart | None
    points: int | None
    table: TableView


class SceneView(msgspec.Struct, frozen=True):
    """`start` is the table before the first shot."""

    name: str
    start: TableView
    shots: list[ShotView]


class FilmView(msgspec.Struct, frozen=True):
    """`seat` is the one whose towers stand in front."""

    seat: int
    scenes: list[SceneView]


@cache
def film() -> FilmView:
    return FilmView(_VIEWER + 1, [_scene_view(scene) for scene in SCENES])


def _scene_view(scene: Scene) -> SceneView:
    shots, state = [], scene.start
    for number, shot in enumerate(scene.shots, start=2):
        before, state = state, play(state, shot.do)
        points = None if shot.counted is None else _counted(score_seat(state.seats[_VIEWER]), shot.counted)
        table = _table_view(scene, state, number, before, shot.do)
        shots.append(ShotView(shot.name, shot.facts(before, state), shot.lit, points, table))
    return SceneView(scene.name, _table_view(scene, scene.start, 1), shots)


def _table_view(
    scene: Scene, state: State, number: int, before: State | None = None, done: tuple[str, ...] = ()
) -> TableView:
    """Nobody decides anything here, so nothing is said of what could be done."""
    news = []
    for action in done:
        assert before is not None
        news.append(Acted(at=0, action=action, seat=before.turn, by="bot"))
        before = play(before, (action,))
    table = stage(f"film-{scene.name}", state, _VIEWER, scene.others, number=number)
    return msgspec.structs.replace(view(table, news), turn=None)


def _counted(score: SeatScore, parts: tuple[ScorePart, ...]) -> int:
    towers = sum(tower.points for tower in score.towers if tower.kind.letter in parts)
    return towers + score.main_points * ("main" in parts) + score.rubble_points * ("rubble" in parts)
