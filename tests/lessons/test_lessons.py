"""The tutorial: every lesson stands on a real position and can be done, and every mistake is answered with its rule."""

import pytest

from fivetowers.errors import Refusal
from fivetowers.lessons.course import BY_NAME, LESSONS, Lesson
from fivetowers.lessons.tutorial import Attempt, LessonView, Trial, lesson_preview, lesson_view
from fivetowers.position import format_state, parse_state
from fivetowers.table.view.turn import Preview

# One way through each lesson.
WAYS = {
    "down": ("build S4", "build T14 C6"),
    "special": ("build H14", "build C9"),
    "spire": ("build T0", "build C5"),
    "bid": ("bid 3", "build H2 S11 M6", "bid 3"),
    "demolish": ("bid 5", "build xS6 T5 C9 H3 S7 M12"),
    "blocked": ("bid 5", "bid 4"),
    "zero": ("bid 0", "bid 2"),
    "twice": ("build T0 S14", "look"),
    "score": ("answer 4", "answer 6", "answer 12", "answer 6", "answer -3"),
}


def seen(lesson: str, *done: str, move: str | None = None) -> LessonView:
    view = lesson_view(BY_NAME[lesson], Attempt(done, move))
    assert isinstance(view, LessonView), view
    return view


def tried(lesson: str, *done: str, cards: str = "", demolish: str | None = None) -> Preview:
    found = lesson_preview(BY_NAME[lesson], Trial(done, tuple(cards.split()), demolish))
    assert isinstance(found, Preview), found
    return found


def rule_of(view: LessonView) -> str | None:
    assert view.refused is not None
    return view.refused.rule


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_begins_with_a_real_position(lesson: Lesson) -> None:
    assert format_state(parse_state(format_state(lesson.start))) == format_state(lesson.start)


@pytest.mark.parametrize("name", BY_NAME)
def test_every_lesson_can_be_done(name: str) -> None:
    done: tuple[str, ...] = ()
    for move in WAYS[name]:
        before = seen(name, *done)
        assert before.expects is not None
        view = seen(name, *done, move=move)
        done = (*done, move)
        assert tuple(view.done) == done, view.refused
        assert view == seen(name, *done) or view.refused
    assert seen(name, *done).expects is None


def test_the_builds_of_the_first_lessons_are_exactly_what_they_teach() -> None:
    def fitting(lesson: str, *done: str) -> list[str]:
        return [choice.card for choice in tried(lesson, *done).choices if choice.can]

    assert fitting("down") == ["S4", "S2"]
    assert fitting("down", "build S2") == ["T14", "C6"]
    assert fitting("special") == ["H14"]
    assert fitting("special", "build H14") == ["C9"]
    assert fitting("spire") == ["T0"]
    assert fitting("spire", "build T0") == ["C5"]


@pytest.mark.parametrize(
    ("lesson", "done", "card", "rule"),
    [
        ("down", (), "S10", "R5"),
        ("special", (), "C7", "R5"),
        ("special", ("build H14",), "T9", "R7"),
        ("spire", ("build T0",), "T4", "R7"),
    ],
)
def test_a_card_that_does_not_fit_names_its_rule(lesson: str, done: tuple[str, ...], card: str, rule: str) -> None:
    choice = next(choice for choice in tried(lesson, *done).choices if choice.card == card)
    assert choice.why_not is not None
    assert (choice.can, choice.needs, choice.why_not.rule) == (False, None, rule)


def test_demolishing_is_offered_only_where_it_is_taught() -> None:
    assert not any(top.can for top in tried("down").tops)
    assert seen("down", move="build xS7 S4").refused is not None
    assert [(top.card, top.price) for top in tried("demolish", "bid 5").tops if top.can] == [("S6", 1)]


def test_the_rulebooks_example_needs_the_demolition() -> None:
    seven = next(choice for choice in tried("demolish", "bid 5").choices if choice.card == "S7")
    assert seven.needs == "S6"
    assert tried("demolish", "bid 5", cards="S7 T5 C9 H3 M12", demolish="S6").action == WAYS["demolish"][1]


def test_with_a_four_on_the_six_the_lesson_shows_the_refusal_and_goes_on() -> None:
    view = seen("blocked", move="bid 5")
    assert view.done == ["bid 5"]
    assert rule_of(view) == "R11"
    assert seen("blocked", "bid 5", move="bid 4").table.state.bids[-1].bid == 5  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lesson", "done", "move", "code"),
    [
        ("bid", (), "bid 4", "bid.not_buildable"),
        ("bid", (), "bid 1", "lesson.low_bid"),
        ("bid", (), "pass", "pass.start"),
        ("bid", WAYS["bid"][:2], "bid 2", "bid.not_higher"),
        ("bid", WAYS["bid"][:2], "pass", "lesson.other"),
        ("blocked", (), "bid 4", "lesson.try_five"),
        ("zero", (), "bid 1", "bid.not_buildable"),
        ("twice", WAYS["twice"][:1], "bid 1", "lesson.other"),
        ("score", (), "answer 8", "lesson.tower"),
        ("score", ("answer 4",), "answer 3", "lesson.crowned"),
        ("score", WAYS["score"][:3], "answer 12", "lesson.main"),
        ("score", WAYS["score"][:4], "answer -2", "lesson.rubble"),
        ("down", (), "nonsense", "notation.action"),
    ],
)
def test_a_mistake_is_answered_and_changes_nothing(lesson: str, done: tuple[str, ...], move: str, code: str) -> None:
    view = seen(lesson, *done, move=move)
    assert view.refused is not None
    assert view.refused.code == code
    assert view.refused.code
    assert view.done == list(done)
    assert view.table == seen(lesson, *done).table


def test_after_the_first_time_through_what_was_discarded_comes_again() -> None:
    before, after = seen("twice").table.state, seen("twice", "build T0 S14").table.state
    assert before is not None
    assert after is not None
    assert (before.lap, before.pile, after.lap, after.discard) == (1, 0, 2, [])
    assert after.pile == len(before.discard) + 3


def test_the_example_of_the_scoring_makes_twenty_five() -> None:
    table = seen("score").table
    assert table.scores[0].total == 25
    for step in BY_NAME["score"].steps:
        assert len(step.options) == 3


@pytest.mark.parametrize("moves", [("bid 3",), ("build S4", "build T14 C6", "look"), ("nonsense",)], ids=" ".join)
def test_steps_that_cannot_have_been_done_begin_the_lesson_again(moves: tuple[str, ...]) -> None:
    assert seen("down", *moves) == seen("down")
    assert lesson_view(BY_NAME["down"], Attempt(moves, "build S4")) == Refusal("lesson.lost")
    assert lesson_preview(BY_NAME["down"], Trial(moves)) == Refusal("lesson.lost")
