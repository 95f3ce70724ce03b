"""Lists every message of a language with the screens that show it and a picture of where it stands.

Run it by `make words` (all languages) or `make words ARGS="de cs"`; it writes build/words/<language>/index.html.
"""

import html
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from playwright.sync_api import Browser

from fivetowers.text import languages
from tests.server.running import running, sqlite
from tests.test_messages import LOCALES, files
from tests.web.chromium import chromium
from tests.web.driving import PHONE, Player, open_context
from tests.web.tour import tour
from tests.web.words import arrive_in, marked, marks_in

FOLDER = Path(__file__).parents[2] / "build" / "words"
# Every text and every name with marks in it, and where on the screen it is.
MARKED = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [], add = (text, box, isSeen) => /[\\u{E007B}]/u.test(text)
    && found.push({ text, isSeen, x: box.x, y: box.y, width: box.width, height: box.height });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange(), parent = walker.currentNode.parentElement;
    range.selectNodeContents(walker.currentNode);
    add(walker.currentNode.textContent, range.getBoundingClientRect(), !parent.closest('.hidden-text'));
  }
  for (const element of root.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      add(element.getAttribute(name) ?? '', element.getBoundingClientRect(), name === 'placeholder');
  return found;
}"""
STYLE = """body { font: 16px/1.4 sans-serif; margin: 1rem } table { border-collapse: collapse; width: 100% }
tr { border-top: 1px solid #ccc } td { vertical-align: top; padding: .3rem .6rem; width: 50% }
pre { white-space: pre-wrap; margin: .3rem 0 } figure { display: inline-block; margin: 0 .6rem .3rem 0 }
figure div { position: relative; overflow: hidden; width: 234px; height: 200px } img { width: 100%; position: absolute }
i { position: absolute; outline: 2px solid #d22; border-radius: 2px } figcaption, p { color: #666; font-size: 80% }"""
WIDTH, HEIGHT = 234, 200  # of a picture, in pixels
SCALE = WIDTH / PHONE["width"]
Place = tuple[str, dict[str, Any]]


def main(*wanted: str) -> None:
    with (
        tempfile.TemporaryDirectory() as games,
        running(*sqlite(Path(games)), "--no-limits") as server,
        chromium("--hide-scrollbars") as browser,
    ):
        for language in wanted or languages():
            folder = FOLDER / language
            folder.mkdir(parents=True, exist_ok=True)
            places = places_of(browser, server.address, language, folder)
            (folder / "index.html").write_text(page(language, places), "utf-8")
            print(f"{folder / 'index.html'}: {len(places)} messages seen")  # noqa: T201 (a program's answer)


def places_of(browser: Browser, address: str, language: str, folder: Path) -> dict[str, list[Place]]:
    """Where each message was seen on the tour; each screen is a picture in the folder."""
    context = open_context(browser, address, language=language, size=PHONE, service_workers="block")
    player = arrive_in(context, language, marked, source=language)
    places: dict[str, list[Place]] = {}
    for screen in tour(player):
        player.wait_for_pictures()
        player.page.screenshot(path=folder / f"{screen}.png")
        for id, place in shown(player):
            if screen not in (name for name, _ in places.setdefault(id, [])):
                places[id].append((screen, place))
    context.close()
    return places


def shown(player: Player) -> Iterator[tuple[str, dict[str, Any]]]:
    for place in player.page.evaluate(MARKED):
        for id in marks_in(place["text"]):
            yield id, place


def page(language: str, places: dict[str, list[Place]]) -> str:
    parts = [f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<style>{STYLE}</style>\n']
    parts.append(f"<h1>{language}</h1>\n")
    for file in sorted(files(language)):
        parts.append(f"<h2>{file}</h2>\n<table>\n")
        for id, words in messages(language, file):
            pictures = "".join(picture(screen, place) for screen, place in places.get(id, [])[:3])
            more = ", ".join(screen for screen, _ in places.get(id, [])[3:])
            cell = pictures + (f"<p>also: {more}</p>" if more else "") or "<p>not on the tour</p>"
            parts.append(f"<tr id={id}><td><code>{id}</code><pre>{html.escape(words)}</pre><td>{cell}\n")
        parts.append("</table>\n")
    return "".join(parts)


def messages(language: str, file: str) -> Iterator[tuple[str, str]]:
    """The messages of a file as they are written."""
    text = (LOCALES / language / file).read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and entry.value is not None and entry.value.span is not None:
            yield entry.id.name, text[entry.value.span.start : entry.value.span.end]


def picture(screen: str, place: dict[str, Any]) -> str:
    """The part of the screen around the message, which is framed; what only a screen reader says has no frame."""
    x, y, width, height = (round(place[side] * SCALE) for side in ("x", "y", "width", "height"))
    top = min(max(y - HEIGHT // 3, 0), round(PHONE["height"] * SCALE) - HEIGHT)
    image = f'<img src="{screen}.png" style="top:{-top}px" loading="lazy" alt="">'
    box = f'<i style="left:{x}px;top:{y - top}px;width:{width}px;height:{height}px"></i>' if place["isSeen"] else ""
    note = "" if place["isSeen"] else " (for screen readers)"
    return f"<figure><div>{image}{box}</div><figcaption>{screen}{note}</figcaption></figure>\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
