"""The lessons of the tutorial: real positions, what is to be done in them, and how the game goes on after it.

Everything is written in notation. Whether a step was done well, the engine decides: see `tutorial.py`. The words of
a lesson are in the catalogue, under its name.
"""

from typing import Literal, NamedTuple

from fivetowers.lessons.lesson_positions import position
from fivetowers.state import LAPS, State

Expects = Literal["act", "refusal", "look", "answer"]
"""What a step waits for: an action, an action that the rules refuse, a look at the draw pile, or a number of points."""

LOOK = "look"
ScorePart = Literal["T", "C", "H", "S", "M", "main", "rubble"]


class Step(NamedTuple):
    """`wanted`: the actions that do it, any legal one when empty. `then`: what the table does after it, in notation.

    `nudge` is the code of the answer to something legal that is not wanted here. `part` is what an answer counts, and
    `options` are the numbers to choose from.
    """

    expects: Expects = "act"
    wanted: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    nudge: str = "lesson.other"
    part: ScorePart | None = None
    options: tuple[int, ...] = ()


class Lesson(NamedTuple):
    """`seat` (from 0) is the reader's. Before demolishing has been taught, it is not offered."""

    name: str
    rules: tuple[str, ...]
    start: State
    steps: tuple[Step, ...]
    others: tuple[str, ...]
    seat: int = 0
    can_demolish: bool = False
    shows_others: bool = False


FOX, OWL, ROBIN = "friendly-fox", "friendly-owl", "friendly-robin"
"""Who else sits at the table, by message id."""

# ---- the lessons ---------------------------------------------------------------------------------------------------

_EXAMPLE = "S7 T5 C9 H3 M12"
"""The display of the rulebooks' own example, in which the third player's only tower is of sand."""

END_OF_THE_FIRST_LAP = position(
    "T:12,7,4 C:15,11 S:13,9,8 H:14,10",
    "T:13,6 M:11,5,2 H:9,3 C:8,7",
    display="T0 C13 S14 H15 M15",
    said=("bid 2", "pass"),
    last_of_lap=1,
)
"""The last build before the cards come a second time."""

LESSONS = (
    Lesson(
        "down",
        ("R5", "R4"),
        position("S:12,7", "", display="S10 S4 S14 S2 S13", later="T14 S15 C6 S11 S5", said=("bid 1", "pass")),
        (
            Step(then=("deal T14 S15 C6 S11 S5", "bid 0", "bid 2")),
            Step(),
        ),
        (FOX,),
    ),
    Lesson(
        "special",
        ("R6",),
        position("H:11,8 C:3 T:6,0", "", display="C7 H14 C12 C5 C10", later="C13 T9 C9 C6 T4", said=("bid 1", "pass")),
        (
            Step(then=("deal C13 T9 C9 C6 T4", "bid 0", "bid 1")),
            Step(),
        ),
        (FOX,),
    ),
    Lesson(
        "spire",
        ("R7", "R19"),
        position("T:13,6", "", display="T10 T15 T0 T8 T12", later="T4 T2 C5 T11 T5", said=("bid 1", "pass")),
        (
            Step(then=("deal T4 T2 C5 T11 T5", "bid 0", "bid 1")),
            Step(),
        ),
        (FOX,),
    ),
    Lesson(
        "bid",
        ("R10", "R11"),
        position("T:3,0 C:10,0", "T:12,7 S:13", "M:14,8 H:9", display="T8 S11 C4 H2 M6", later="S5 C15 M4 T11 H1"),
        (
            Step(wanted=("bid 3",), then=("pass", "pass"), nudge="lesson.low_bid"),
            Step(then=("deal S5 C15 M4 T11 H1", "bid 1", "bid 2")),
            Step(wanted=("bid 3",)),
        ),
        (FOX, OWL),
        shows_others=True,
    ),
    Lesson(
        "demolish",
        ("R12", "R21"),
        position("T:9,6 C:13", "H:12,5", "S:6", "M:15,8 T:10", display=_EXAMPLE, said=("bid 3", "pass")),
        (
            Step(wanted=("bid 5",)),
            Step(),
        ),
        (FOX, OWL, ROBIN),
        seat=2,
        can_demolish=True,
        shows_others=True,
    ),
    Lesson(
        "blocked",
        ("R11", "R12"),
        position("T:9,6 C:13", "H:12,5", "S:6,4", "M:15,8 T:10", display=_EXAMPLE, said=("bid 3", "pass")),
        (
            Step(expects="refusal", wanted=("bid 5",), nudge="lesson.try_five"),
            Step(wanted=("bid 4",), then=("bid 5",)),
        ),
        (FOX, OWL, ROBIN),
        seat=2,
        can_demolish=True,
        shows_others=True,
    ),
    Lesson(
        "zero",
        ("R10", "R15"),
        position(
            "T:9,0 S:6,0 H:13,8,0",
            "C:14,9 M:5",
            "C:10,4 M:12,8",
            display="T12 T4 S11 H5 S3",
            later="C7 T14 M3 S15 H1",
        ),
        (
            Step(wanted=("bid 0",), then=("pass", "pass", "deal C7 T14 M3 S15 H1")),
            Step(wanted=("bid 1", "bid 2")),
        ),
        (FOX, OWL),
        can_demolish=True,
        shows_others=True,
    ),
    Lesson(
        "twice",
        ("R17", "R18"),
        END_OF_THE_FIRST_LAP,
        (
            Step(),
            Step(expects="look", then=("deal C13 T11 H15 M9 S5",)),
        ),
        (FOX,),
    ),
    Lesson(
        "score",
        ("R19", "R20", "R21"),
        position(
            "T:13,11,6,2 C:9,4,0 S:15,12,8,14,7,0 x:H10,M3",
            "T:15,8,12,5 H:14,9,7,0 M:13,6",
            display="C15 H2",
            said=("bid 0", "pass"),
            last_of_lap=LAPS,
        ),
        (
            Step("answer", part="T", options=(4, 8, 13)),
            Step("answer", part="C", options=(3, 6, 13)),
            Step("answer", part="S", options=(6, 12, 15)),
            Step("answer", part="main", options=(3, 6, 12)),
            Step("answer", part="rubble", options=(-2, -3, -13)),
        ),
        (FOX,),
    ),
)
BY_NAME = {lesson.name: lesson for lesson in LESSONS}
