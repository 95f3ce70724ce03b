"""What becomes of a reader's steps in a lesson. Nothing is stored: each request says what was done so far.

A lesson is shown as a table is, so that the page draws both with the same parts, and it is judged by the same rules.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from fivetowers.actions import Build
from fivetowers.errors import NotationError, Refusal
from fivetowers.lessons.course import LESSONS, LOOK, Expects, Lesson, ScorePart, Step
from fivetowers.lessons.lesson_positions import play
from fivetowers.lessons.stage import stage
from fivetowers.notation import format_action, parse_action
from fivetowers.rules import apply, legal_builds, why_illegal
from fivetowers.scoring import score_seat
from fivetowers.state import Phase, State
from fivetowers.table.messages import Refused, refused
from fivetowers.table.table import Table
from fivetowers.table.view.public import TableView, view
from fivetowers.table.view.turn import Preview, preview

_ANSWER = "answer "
Move = Annotated[str, msgspec.Meta(max_length=100)]
Moves = Annotated[tuple[Move, ...], msgspec.Meta(max_length=10)]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps done so far, and a new one, if there is one: an action, `look`, or `answer 6`."""

    done: Moves = ()
    move: Move | None = None


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a preview at a table: cards that may be built, after these steps."""

    done: Moves = ()
    cards: Annotated[tuple[Move, ...], msgspec.Meta(max_length=5)] = ()
    demolish: Move | None = None


class Question(msgspec.Struct, frozen=True):
    """How many points is this part worth: a tower, being the main tower, or the rubble?"""

    part: ScorePart
    options: list[int]


class LessonView(msgspec.Struct, frozen=True):
    """`expects` is None when the lesson is over. `refused`: why the move was not taken, or what it was to show."""

    lesson: str
    number: int
    lessons: int
    rules: list[str]
    seat: int
    others: bool
    steps: int
    done: list[str]
    expects: Expects | None
    question: Question | None
    refused: Refused | None
    table: TableView


def lesson_view(lesson: Lesson, attempt: Attempt) -> LessonView | Refusal:
    """Steps that the lesson does not know (any more) begin it again."""
    done, refusal = attempt.done, None
    state = _after(lesson, done)
    if isinstance(state, Refusal):
        if attempt.move is not None:
            return state
        state, done = lesson.start, ()
    if attempt.move is not None:
        step = _step(lesson, len(done))
        judged = Refusal("lesson.lost") if step is None else _judge(lesson, state, step, attempt.move)
        if isinstance(judged, Refusal):
            refusal = judged
        else:
            state, refusal = judged
            done = (*done, attempt.move)
    step = _step(lesson, len(done))
    return LessonView(
        lesson=lesson.name,
        number=LESSONS.index(lesson) + 1,
        lessons=len(LESSONS),
        rules=list(lesson.rules),
        seat=lesson.seat + 1,
        others=lesson.shows_others,
        steps=len(lesson.steps),
        done=list(done),
        expects=None if step is None else step.expects,
        question=None if step is None or step.part is None else Question(step.part, list(step.options)),
        refused=None if refusal is None else refused(refusal),
        table=_table_view(lesson, state, len(done)),
    )


def lesson_preview(lesson: Lesson, trial: Trial) -> Preview | Refusal:
    state = _after(lesson, trial.done)
    if isinstance(state, Refusal):
        return state
    table = _table(lesson, state, len(trial.done))
    return preview(table, trial.cards, trial.demolish, _builds(lesson, state))


# ---- judging -------------------------------------------------------------------------------------------------------


def _step(lesson: Lesson, at: int) -> Step | None:
    return lesson.steps[at] if at < len(lesson.steps) else None


def _after(lesson: Lesson, done: Sequence[str]) -> State | Refusal:
    state = lesson.start
    for at, move in enumerate(done):
        step = _step(lesson, at)
        judged = None if step is None else _judge(lesson, state, step, move)
        if judged is None or isinstance(judged, Refusal):
            return Refusal("lesson.lost")
        state, _ = judged
    return state


def _judge(lesson: Lesson, state: State, step: Step, move: str) -> tuple[State, Refusal | None] | Refusal:
    """The state after a step well done, with the refusal that it was to show, if any; or why it is not done."""
    if step.expects == "look":
        return (play(state, step.then), None) if move == LOOK else Refusal("lesson.other")
    if step.expects == "answer":
        return _judge_answer(lesson, state, step, move)
    try:
        action = parse_action(move)
    except NotationError as error:
        return error.refusal
    illegal = why_illegal(state, action)
    is_wanted = not step.wanted or format_action(action) in step.wanted
    if step.expects == "refusal":
        return (state, illegal) if is_wanted and illegal else illegal or Refusal(step.nudge)
    if illegal is not None:
        return illegal
    if not is_wanted or (isinstance(action, Build) and action.demolish is not None and not lesson.can_demolish):
        return Refusal(step.nudge)
    return play(apply(state, action), step.then), None


def _judge_answer(lesson: Lesson, state: State, step: Step, move: str) -> tuple[State, None] | Refusal:
    score = score_seat(state.seats[lesson.seat])
    if step.part == "main":
        return (state, None) if move == f"{_ANSWER}{score.main_points}" else Refusal("lesson.main", "R20")
    if step.part == "rubble":
        return (state, None) if move == f"{_ANSWER}{score.rubble_points}" else Refusal("lesson.rubble", "R21")
    tower = next(tower for tower in score.towers if tower.kind.letter == step.part)
    if move == f"{_ANSWER}{tower.points}":
        return state, None
    return Refusal("lesson.crowned" if tower.is_crowned else "lesson.tower", "R19", {"cards": tower.height})


# ---- showing -------------------------------------------------------------------------------------------------------


def _builds(lesson: Lesson, state: State) -> tuple[Build, ...]:
    """The builds that the lesson offers."""
    if state.phase is not Phase.BUILD or state.turn is None or state.highest_bid is None:
        return ()
    builds = legal_builds(state, state.turn, state.highest_bid)
    return tuple(build for build in builds if lesson.can_demolish or build.demolish is None)


def _table(lesson: Lesson, state: State, done: int) -> Table:
    return stage(f"lesson-{lesson.name}", state, lesson.seat, lesson.others, number=done + 1)


def _table_view(lesson: Lesson, state: State, done: int) -> TableView:
    """Without the list of builds: with only one the page would lay it out, and nothing were left to be done."""
    table = _table(lesson, state, done)
    shown = view(table)
    if shown.turn is None or shown.turn.building is None:
        return shown
    start = preview(table, (), None, _builds(lesson, state))
    assert isinstance(start, Preview)
    return msgspec.structs.replace(shown, turn=msgspec.structs.replace(shown.turn, legal=[], building=start))
