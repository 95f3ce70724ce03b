"""The lessons of the tutorial over HTTP. They belong to nobody, and nothing of them is stored."""

from typing import TypeVar

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fivetowers.errors import Refusal
from fivetowers.server.lessons import BY_NAME, LESSONS, Lesson
from fivetowers.server.requests import Ask, Declined
from fivetowers.server.teaching import Attempt, LessonView, Trial, lesson_preview, lesson_view
from fivetowers.server.views import Preview
from fivetowers.server.words import pick_language

_Given = TypeVar("_Given", LessonView, Preview)


@get("/api/lessons", summary="The lessons of the tutorial, in order", tags=["lessons"])
async def list_lessons() -> list[str]:
    return [lesson.name for lesson in LESSONS]


@post("/api/lessons/{lesson:str}", summary="A lesson after these steps", tags=["lessons"], status_code=200)
async def show_lesson(request: Ask, lesson: FromPath[str], data: JSONBody[Attempt]) -> LessonView:
    """A move that does not do what the lesson wants comes back with the reason, and nothing has changed."""
    return _given(lesson_view(_lesson(lesson), data, pick_language(request.headers.get("accept-language", ""))))


@post("/api/lessons/{lesson:str}/preview", summary="A build that is tried", tags=["lessons"], status_code=200)
async def preview_lesson(lesson: FromPath[str], data: JSONBody[Trial]) -> Preview:
    return _given(lesson_preview(_lesson(lesson), data))


def _lesson(name: str) -> Lesson:
    found = BY_NAME.get(name)
    if found is None:
        raise Declined(Refusal("lesson.none"))
    return found


def _given(found: _Given | Refusal) -> _Given:
    if isinstance(found, Refusal):
        raise Declined(found)
    return found


ROUTES = [list_lessons, show_lesson, preview_lesson]
