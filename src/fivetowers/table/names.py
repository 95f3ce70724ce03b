"""Names at a table. Free ones of people are checked; tables in the lobby show names from a fixed friendly list only;
bots have names of their own.
"""

import unicodedata
from collections.abc import Collection, Iterable
from random import Random

from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import quote
from fivetowers.records.record import LONGEST_NAME, check_name

MOST_MARKS = 2
"""The most accents that may stand on one letter; piles of them spill over the lines of others."""
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")  # shown by their category, but blank
_VARIANTS = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how the sign before them is drawn, most often without a difference."""
_RESERVED = frozenset(map(chr, (0x2065, *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000))))
"""Tags, more variants, and places that Unicode keeps for signs of such kinds: browsers draw nothing there either."""
_BLANK = _BLANK_LETTERS | _VARIANTS | _RESERVED | frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4")
_JOINER, _COLOURED, _KEYCAP = "\u200d", "\ufe0f", "\u20e3"
_HIDDEN_DIRECTIONS = ("BN", "ON", "L", "R", "AL")
_FRIENDLY_PREFIX, _BOT_PREFIX = "friendly-", "bot-"
BOT_NAMES = tuple(_BOT_PREFIX + name for name in ("ada", "bruno", "cleo", "dora", "emil"))
"""Message ids, as for friendly names: one for each seat."""

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
    """A free name, trimmed, in composed form and without characters that nobody sees, or why it cannot be one."""
    composed = _without_hidden(unicodedata.normalize("NFC", text))
    try:
        name = check_name(composed)
    except NotationError as error:
        return error.refusal
    if not any(map(_is_visible, name)):
        return Refusal("name.invisible")
    if _longest_run_of_marks(name) > MOST_MARKS:
        return Refusal("name.marks", None, {"seen": quote(name), "most": MOST_MARKS})
    return name


def _without_hidden(text: str) -> str:
    """Zero-width, tag and blank characters make two names look the same. Two of them belong to pictures, and may stay
    there: one joins them, one gives them colour.

    >>> _without_hidden("An\\u200bna\\U000e0041\\ufe0f\\u3164")
    'Anna'
    """
    return "".join(letter for index, letter in enumerate(text) if not _is_hidden(text, index))


def _is_hidden(text: str, index: int) -> bool:
    """Marks that turn the writing direction are not hidden but refused: see `check_name`."""
    letter, before, after = text[index], text[:index][-1:], text[index + 1 :][:1]
    if letter == _COLOURED:
        return before == _COLOURED or not (_is_picture(before) or after == _KEYCAP)
    if letter == _JOINER:
        return not (_is_picture(before) and _is_picture(after))
    return letter in _BLANK or _is_format(letter)


def _is_format(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" and unicodedata.bidirectional(letter) in _HIDDEN_DIRECTIONS


def _is_picture(letter: str) -> bool:
    return bool(letter) and (unicodedata.category(letter) in ("So", "Sk") or letter == _COLOURED)


def unlike(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number if somebody at the table is called so already.

    >>> unlike("anna", ["Anna", None]), unlike("Ben", ["Anna"])
    ('anna (2)', 'Ben')
    >>> unlike("❤", ["❤\\ufe0f"])
    '❤ (2)'
    """
    others = {_key(other) for other in taken if other}
    found, number = name, 2
    while _key(found) in others:
        ending = f" ({number})"
        found, number = name[: LONGEST_NAME - len(ending)] + ending, number + 1
    return found


def _key(name: str) -> str:
    """The same for all names that look the same."""
    shown = (
        letter for letter in unicodedata.normalize("NFKC", name) if letter not in _BLANK and not _is_format(letter)
    )
    return " ".join("".join(shown).casefold().split())


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


def name_of_bot(seat: int, taken: Collection[str | None] = ()) -> str:
    """The message id of a bot's name: that of its seat, unless another bot brought it along.

    >>> name_of_bot(1), name_of_bot(1, taken=["bot-bruno"])
    ('bot-bruno', 'bot-cleo')
    """
    in_turn = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next(name for name in in_turn if name not in taken)


def bot_unlike(name: str, taken: Iterable[str | None]) -> str:
    """Likewise for a bot; where the message id of its name is known, the id of another name is given.

    >>> bot_unlike("Zoe", ["Zoe"]), bot_unlike("bot-bruno", ["bruno", "Ada"])
    ('Zoe (2)', 'bot-cleo')
    """
    if name not in BOT_NAMES:
        return unlike(name, taken)
    others = {_key(other) for other in taken if other}
    return next(other for other in (name, *BOT_NAMES) if _key(english(other)) not in others)


def english(name_id: str) -> str:
    """The plain word of a friendly name or of a bot's, for records.

    >>> english("friendly-otter"), english("bot-ada")
    ('Otter', 'Ada')
    """
    return name_id.removeprefix(_FRIENDLY_PREFIX).removeprefix(_BOT_PREFIX).capitalize()
