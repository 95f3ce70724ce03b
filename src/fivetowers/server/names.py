"""The names of people: free ones are checked, and tables in the lobby show only names from a fixed friendly list."""

import unicodedata
from collections.abc import Collection
from random import Random

from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import quote
from fivetowers.record import check_name

MOST_MARKS = 2
"""So many accents may stand on one letter; piles of them spill over the lines of others."""
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters by their category, but nothing is drawn
_FRIENDLY_PREFIX = "friendly-"

FRIENDLY_WORDS = (
    "acorn", "badger", "beaver", "bluebell", "bumblebee", "buttercup", "chestnut", "clover", "cricket", "daisy",
    "dolphin", "dragonfly", "falcon", "fern", "finch", "firefly", "fox", "hazel", "hedgehog", "heron",
    "hummingbird", "ivy", "kingfisher", "koala", "ladybird", "lark", "lemur", "lily", "lynx", "maple",
    "marmot", "meerkat", "moose", "nightingale", "oak", "otter", "owl", "panda", "pelican", "penguin",
    "poppy", "puffin", "rabbit", "robin", "seahorse", "snowdrop", "sparrow", "squirrel", "starfish", "sunflower",
    "swallow", "tulip", "turtle", "walrus", "willow", "wombat",
)  # fmt: skip
FRIENDLY_NAMES = tuple(_FRIENDLY_PREFIX + word for word in FRIENDLY_WORDS)
"""Message ids; the catalogue of each language has the word."""


def read_name(text: str) -> str | Refusal:
    """A free name, trimmed and in composed form, or why it cannot be one."""
    composed = unicodedata.normalize("NFC", text)
    try:
        name = check_name(composed)
    except NotationError as error:
        return error.refusal
    if not any(map(_is_visible, name)):
        return Refusal("name.invisible")
    if _longest_run_of_marks(name) > MOST_MARKS:
        return Refusal("name.marks", None, {"seen": quote(name), "most": MOST_MARKS})
    return name


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK_LETTERS


def _longest_run_of_marks(name: str) -> int:
    longest = run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        longest = max(longest, run)
    return longest


def draw_friendly_name(taken: Collection[str | None], rng: Random) -> str:
    """The message id of a name that nobody at the table has."""
    return rng.choice([name for name in FRIENDLY_NAMES if name not in taken])


def english(name_id: str) -> str:
    """The plain word of a friendly name, for records.

    >>> english("friendly-otter")
    'Otter'
    """
    return name_id.removeprefix(_FRIENDLY_PREFIX).capitalize()
