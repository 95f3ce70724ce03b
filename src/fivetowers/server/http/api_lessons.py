"""The lessons of the tutorial and the film over HTTP. They belong to nobody, and nothing is stored."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fivetowers.errors import Refusal
from fivetowers.lessons.course import BY_NAME, LESSONS, Lesson
from fivetowers.lessons.film import FilmView, film
from fivetowers.lessons.tutorial import Attempt, LessonView, Trial, lesson_preview, lesson_view
from fivetowers.server.http.requests import COMPRESSED, Declined, given
from fivetowers.table.view.turn import Preview


@get("/api/lessons", summary="The lessons of the tutorial, in order", tags=["lessons"])
async def list_lessons() -> list[str]:
    return [lesson.name for lesson in LESSONS]


@post("/api/lessons/{lesson:str}", summary="A lesson after these steps", tags=["lessons"], status_code=200)
async def show_lesson(lesson: FromPath[str], data: JSONBody[Attempt]) -> LessonView:
    """A move that does not do what the lesson wants comes back with the reason, and nothing has changed."""
    return given(lesson_view(_lesson(lesson), data))


@post("/api/lessons/{lesson:str}/preview", summary="A build that is tried", tags=["lessons"], status_code=200)
async def preview_lesson(lesson: FromPath[str], data: JSONBody[Trial]) -> Preview:
    return given(lesson_preview(_lesson(lesson), data))


@get("/api/film", middleware=COMPRESSED, summary="The film that shows how the game is played", tags=["lessons"])
async def show_film() -> FilmView:
    """Scenes with their shots; each shot is a table after its moves."""
    return film()


def _lesson(name: str) -> Lesson:
    found = BY_NAME.get(name)
    if found is None:
        raise Declined(Refusal("lesson.none"))
    return found


ROUTES = [list_lessons, show_lesson, preview_lesson, show_film]
