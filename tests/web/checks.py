"""What is looked for on every screen: words of another language, ids instead of words, text that sticks out."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fivetowers.text import DEFAULT_LANGUAGE
from tests.web.driving import Player

# Every text that is read or heard, with its box and what cuts it off; only the open dialog's, if there is one.
TEXTS = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), parent = walker.currentNode.parentElement;
    if (text === '' || parent.closest('script, style')) continue;
    const isSeen = !parent.closest('.hidden-text')
      && parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    let cut = '', isShortened = false;
    for (let box = parent; isSeen && width > 0 && box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (style.display === 'contents') continue;
      // what ends in an ellipsis is shortened on purpose
      const cutsX = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
      const cutsY = ['hidden', 'clip'].includes(style.overflowY);
      const name = box.className || box.tagName, slack = height * 0.2;
      if (cutsX && (left < edge.left - 2 || right > edge.right + 2)) cut = `cut off sideways by ${name}`;
      if (cutsY && (top + slack < edge.top || bottom - slack > edge.bottom)) cut = `cut off by ${name}`;
      if (box.matches('.btn') && (left < edge.left || right > edge.right)) cut = 'outside its button';
      if (['auto', 'scroll'].includes(style.overflowX) && box !== document.body) break;
      isShortened ||= style.textOverflow === 'ellipsis';
      if (isShortened || style.position === 'fixed') break;
    }
    const isOutside = !isShortened && (left < -1 || right > innerWidth + 1);
    if (isSeen && width > 0 && cut === '' && isOutside) cut = `outside the screen, from ${left} to ${right}`;
    found.push({ text, cut });
  }
  const names = [...root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)).filter(Boolean));
  const { scrollWidth, lang } = document.documentElement;
  return { found, names, width: scrollWidth, inner: innerWidth, language: lang };
}"""
PLACEABLE = re.compile(r"[{}]")


@cache
def messages(language: str) -> dict[str, str]:
    """The messages of one line, by their ids, as they are written."""
    found: dict[str, str] = {}
    for file in files("fivetowers").joinpath("locales", language).iterdir():
        found |= dict(re.findall(r"^([a-z][\w-]*) = *(.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    return found


@cache
def foreign_words(language: str) -> frozenset[str]:
    """English texts that are said differently in this language."""
    own = messages(language)
    plain = {id: text for id, text in messages(DEFAULT_LANGUAGE).items() if not PLACEABLE.search(text) and text}
    spoken = set(own.values())
    return frozenset(text for id, text in plain.items() if own.get(id) != text and text not in spoken)


def expect_nothing(found: Iterable[str]) -> None:
    """All that was found, a line each: pytest would shorten a list."""
    lines = list(dict.fromkeys(found))
    if lines:
        raise AssertionError("\n".join(lines))


def faults(player: Player, screen: str) -> list[str]:
    """What is wrong with the words on this screen."""
    seen: dict[str, Any] = player.page.evaluate(TEXTS)
    said = [part["text"] for part in seen["found"]] + seen["names"]
    wrong = [f"{screen}: {part['text']!r} is {part['cut']}" for part in seen["found"] if part["cut"]]
    if seen["width"] > seen["inner"]:
        wrong.append(f"{screen}: it is {seen['width']} px wide on {seen['inner']} px")
    if seen["language"] != player.language:
        wrong.append(f"{screen}: its language is {seen['language']!r}")
    ids = messages(DEFAULT_LANGUAGE)
    for text in said:
        if any("-" in word and word in ids for word in re.findall(r"[a-z][\w-]+", text)) or PLACEABLE.search(text):
            wrong.append(f"{screen}: {text!r} is not words")
        if text in foreign_words(player.language):
            wrong.append(f"{screen}: {text!r} is English")
    return wrong
