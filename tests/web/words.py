"""The page with other words in the place of a language's own: each message marked, or letters that no language has.

Every language's words are files of their own, so a browser can be given others. What is marked tells which messages a
screen shows; in made-up letters everything that does not come from the catalogue stands out.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Page, Route

from tests.web.driving import Player

Change = Callable[[fluent.Message], fluent.Message]
PAGE_PARTS = ("page", "film", "pad", "puzzles", "rules", "same", "study", "tutorial")
CHUNK = re.compile(rf"/assets/([a-z]{{2}})-({'|'.join(PAGE_PARTS)})-[\w-]+\.js$")
PARTS = {"page": r"(page(-\w+)?|reasons|refusals|server)\.ftl", "study": r"(analyse|progress|study)\.ftl"}
"""Which files a part holds, where it is not the one of its own name: as in web/vite.config.ts."""

# Letters of the made-up language. Whatever has other letters on the page was not said by the catalogue.
LETTERS = str.maketrans("aceginostuyzACEGINOSTUYZ", "åçéĝíñøšțûýžÅÇÉĜÍÑØŠȚÛÝŽ")
MARKUP = re.compile(r"(</?b>)")
# Characters that are never drawn: each is a letter of an id.
FIRST_MARK = 0xE0000
MARKS = re.compile("\U000e007b([\U000e0020-\U000e007a]+)\U000e007d")


def serve_words(context: BrowserContext, language: str, change: Change, *, source: str) -> None:
    """The browser gets the changed words of the language `source` wherever it asks for those of `language`."""

    def answer(route: Route) -> None:
        match = CHUNK.search(route.request.url)
        assert match
        if match[1] != language:
            route.continue_()
            return
        words = json.dumps(changed(source, match[2], change))
        route.fulfill(content_type="text/javascript", body=f"export default {words}")

    context.route(CHUNK, answer)


def changed(language: str, part: str, change: Change) -> str:
    """The messages of a part of the catalogue, changed."""
    wanted = re.compile(PARTS.get(part, rf"{part}\.ftl"))
    folder = files("fivetowers").joinpath("locales", language)
    texts = [file.read_text("utf-8") for file in folder.iterdir() if wanted.fullmatch(file.name)]
    parsed = [entry for text in texts for entry in FluentParser().parse(text).body]
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(change(entry)) for entry in parsed if isinstance(entry, fluent.Message))


# ---- marks: which message is this?


def marked(message: fluent.Message) -> fluent.Message:
    """The message with its id after it, in characters that take no room."""
    mark = "".join(chr(FIRST_MARK + ord(letter)) for letter in f"{{{message.id.name}}}")
    assert message.value is not None
    message.value.elements.append(fluent.TextElement(mark))
    return message


def marks_in(text: str) -> list[str]:
    """The ids of the messages in a text of the page."""
    return ["".join(chr(ord(mark) - FIRST_MARK) for mark in found) for found in MARKS.findall(text)]


# ---- a made-up language


class _InMadeUpLetters(Transformer):
    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802 (its name is the visitor's)
        return fluent.TextElement(in_made_up_letters(node.value))


def made_up(message: fluent.Message) -> fluent.Message:
    found = _InMadeUpLetters().visit(message)
    assert isinstance(found, fluent.Message)
    return found


def in_made_up_letters(text: str) -> str:
    """Every word with at least one letter that only the made-up language has.

    >>> in_made_up_letters("You can build <b>at most 3</b>.")
    'Ýøû çåñ bûíld <b>åț møšț 3</b>.'
    """
    return "".join(part if MARKUP.fullmatch(part) else part.translate(LETTERS) for part in MARKUP.split(text))


# ---- people who read it


@cache
def _catalogue(source: str, change: Change) -> FluentBundle:
    bundle = FluentBundle([source], use_isolating=False)
    for part in PAGE_PARTS:
        bundle.add_resource(FluentResource(changed(source, part, change)))
    return bundle


class ChangedPlayer(Player):
    """Somebody who reads the changed words of the language `source`, which stand where `language` has been."""

    def __init__(self, page: Page, language: str, change: Change, *, source: str) -> None:
        super().__init__(page, language)
        self.source, self.change = source, change

    def say(self, message: str, **facts: Any) -> str:
        bundle = _catalogue(self.source, self.change)
        pattern = bundle.get_message(message).value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, facts)
        assert errors == [], (message, errors)
        return str(words).replace("<b>", "").replace("</b>", "")


def arrive_in(context: BrowserContext, language: str, change: Change, *, source: str) -> ChangedPlayer:
    """A person in this browser, which gets the changed words of `source` for those of `language`."""
    serve_words(context, language, change, source=source)
    return ChangedPlayer(context.new_page(), language, change, source=source)
