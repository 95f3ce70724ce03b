"""What is looked for on every screen: words of another language, ids instead of words, text that is cut or covered."""

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fivetowers.text import DEFAULT_LANGUAGE
from tests.web.driving import Player

# Every text that is read or heard, with its box and what cuts it off; only the open dialog's, if there is one. A sheet
# never scrolls sideways; a table of points inside it may.
TEXTS = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = [], known = new Map();
  // many texts share what is around them
  const look = (box) => {
    if (!known.has(box)) {
      const { display, overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
      known.set(box, { display, overflowX, overflowY, textOverflow, position, edge: box.getBoundingClientRect() });
    }
    return known.get(box);
  };
  const lines = (range) => new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), parent = walker.currentNode.parentElement;
    if (text === '' || parent.closest('script, style')) continue;
    const isSeen = !parent.closest('.hidden-text')
      && parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    let cut = '', isShortened = false, isScrolled = false, isScrolledDown = false;
    for (let box = parent; isSeen && width > 0 && box && box !== document.documentElement; box = box.parentElement) {
      const style = look(box), { edge } = style;
      if (style.display === 'contents') continue;
      // what ends in an ellipsis is shortened on purpose
      const cutsX = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
      // what can be scrolled to is not cut off by what is around it
      const cutsY = ['hidden', 'clip'].includes(style.overflowY) && !isScrolledDown;
      const name = box.className || box.tagName, slack = height * 0.2;
      if (cutsX && (left < edge.left - 2 || right > edge.right + 2)) cut = `cut off sideways by ${name}`;
      if (cutsY && (top + slack < edge.top || bottom - slack > edge.bottom)) cut = `cut off by ${name}`;
      if (box.matches('.btn') && (left < edge.left || right > edge.right)) cut = 'outside its button';
      isScrolled = ['auto', 'scroll'].includes(style.overflowX) && box !== document.body && !box.matches('dialog');
      if (isScrolled) break;
      isScrolledDown ||= ['auto', 'scroll'].includes(style.overflowY);
      isShortened ||= style.textOverflow === 'ellipsis';
      if (isShortened || style.position === 'fixed') break;
    }
    const isOutside = !isShortened && !isScrolled && (left < -1 || right > innerWidth + 1);
    if (isSeen && width > 0 && cut === '' && isOutside) cut = `outside the screen, from ${left} to ${right}`;
    let broken = '';
    // salts and orders of cards are no words
    const hasWords = isSeen && !parent.closest('.deal-texts') && lines(range) > 1;
    for (const { index, 0: word } of hasWords ? walker.currentNode.textContent.matchAll(/\\p{L}{3,}/gu) : []) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (lines(range) > 1) broken = word;
    }
    found.push({ text, cut, broken });
  }
  const names = [...root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)).filter(Boolean));
  const { scrollWidth, lang } = document.documentElement;
  const width = Math.max(scrollWidth, root === document.body ? 0 : innerWidth + root.scrollWidth - root.clientWidth);
  return { found, names, width, inner: innerWidth, language: lang };
}"""
# Every text and button in sight, with what lies over its middle. A touch area may reach further than what is drawn.
COVERED = """() => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  const inside = ({ left, right, top, bottom }, x, y) => left <= x && x <= right && top <= y && y <= bottom;
  const known = new Map();
  // where a text can be seen: inside all that cuts off what is in it
  const windows = (box) => {
    if (!box) return [];
    if (!known.has(box)) {
      const isWindow = getComputedStyle(box).overflowY !== 'visible';
      known.set(box, [...(isWindow ? [box.getBoundingClientRect()] : []), ...windows(box.parentElement)]);
    }
    return known.get(box);
  };
  const texts = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { width } = range.getBoundingClientRect(), element = walker.currentNode.parentElement;
    if (walker.currentNode.textContent.trim() && width > 0) texts.push([element, range.getClientRects()[0]]);
  }
  const buttons = [...root.querySelectorAll('button, a[href]')].map((one) => [one, one.getBoundingClientRect()]);
  return [...texts, ...buttons].flatMap(([element, box]) => {
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || element.closest('.hidden-text, .card, .stacks, .floor')) return [];
    if (!windows(element).every((window) => inside(window, x, y))) return [];
    const over = document.elementFromPoint(x, y);
    if (!over || over.contains(element) || element.contains(over) || over.matches('.open-towers, input')) return [];
    if (over.closest('.sticky-foot, .closer, .end-page tfoot')) return [];
    if (!inside(over.getBoundingClientRect(), x, y)) return [];
    // what has no ground of its own and is no button hides nothing
    const isClear = getComputedStyle(over).backgroundColor === 'rgba(0, 0, 0, 0)';
    if (isClear && !over.closest('button, a')) return [];
    const name = (element.textContent.trim() || element.ariaLabel).slice(0, 40);
    return [`${name} lies under ${over.className || over.tagName} ${over.textContent.trim().slice(0, 40)}`];
  });
}"""
# Sets the letters of the page's typeface to this size, which changes no line's height; gives the number of its files.
LETTERS = """async (size) => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('unicode-range'));
  const changed = faces.filter(({ style }) => (style.getPropertyValue('size-adjust') || '100%') !== size);
  for (const { style } of changed) style.setProperty('size-adjust', size);
  if (changed.length > 0 && document.body.offsetWidth > 0) { // only a layout asks for a typeface
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return faces.length;
}"""
# What is seen in letters of each of these sizes, as JSON, which is quicker to hand over; the last one stays. A device
# may lack our typeface, and languages come and change: a tenth wider, everything still has to hold.
LOOK = f"""async (sizes) => {{
  const seen = [];
  for (const size of sizes) {{
    if (await ({LETTERS})(size) === 0) throw Error('no typeface to widen');
    seen.push({{ ...({TEXTS})(), covered: ({COVERED})() }});
  }}
  return JSON.stringify(seen);
}}"""
WIDER, USUAL = "110%", "100%"
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
    plain = {
        id: text
        for id, text in messages(DEFAULT_LANGUAGE).items()
        if text and not PLACEABLE.search(text) and not id.startswith("bot-")  # people may have the names of bots
    }
    spoken = set(own.values())
    return frozenset(text for id, text in plain.items() if own.get(id) != text and text not in spoken)


def expect_nothing(found: Iterable[str]) -> None:
    """All that was found, a line each: pytest would shorten a list."""
    lines = list(dict.fromkeys(found))
    if lines:
        raise AssertionError("\n".join(lines))


def faults(player: Player, screen: str, *, may_break: bool = False) -> list[str]:
    """What is wrong with the words on this screen. With large text a word may be longer than its line, and where a
    browser knows the hyphens of a language it may break words with them."""
    (seen,) = json.loads(player.page.evaluate(LOOK, [USUAL]))
    return _faults(seen, player.language, screen, may_break=may_break)


def faults_in_all_letters(player: Player, screen: str, *, may_break: bool = False) -> list[str]:
    """Likewise, also with a typeface a tenth wider, in which words may break."""
    wider, usual = json.loads(player.page.evaluate(LOOK, [WIDER, USUAL]))
    return [
        *_faults(usual, player.language, screen, may_break=may_break),
        *_faults(wider, player.language, f"{screen} in wider letters", may_break=True),
    ]


def _faults(seen: dict[str, Any], language: str, screen: str, *, may_break: bool) -> list[str]:
    said = [part["text"] for part in seen["found"]] + seen["names"]
    wrong = [f"{screen}: {part['text']!r} is {part['cut']}" for part in seen["found"] if part["cut"]]
    broken = [part["broken"] for part in seen["found"] if part["broken"] and not may_break]
    wrong += [f"{screen}: {word!r} is broken without a hyphen" for word in broken]
    wrong += [f"{screen}: {covered}" for covered in seen["covered"]]
    if seen["width"] > seen["inner"]:
        wrong.append(f"{screen}: it is {seen['width']} px wide on {seen['inner']} px")
    if seen["language"] != language:
        wrong.append(f"{screen}: its language is {seen['language']!r}")
    ids = messages(DEFAULT_LANGUAGE)
    for text in said:
        if any("-" in word and word in ids for word in re.findall(r"[a-z][\w-]+", text)) or PLACEABLE.search(text):
            wrong.append(f"{screen}: {text!r} is not words")
        if text in foreign_words(language):
            wrong.append(f"{screen}: {text!r} is English")
    return wrong
