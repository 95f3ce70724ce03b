"""Words for refusals in the reader's language."""

from functools import lru_cache

from fivetowers.errors import Refusal
from fivetowers.text import DEFAULT_LANGUAGE, MessageError, languages, say_refusal


@lru_cache(maxsize=1_000)
def pick_language(wanted: str) -> str:
    """The first language of an Accept-Language header (or of one tag) that there is a catalogue for.

    >>> pick_language("xx-YY, en-GB;q=0.8"), pick_language("")
    ('en', 'en')
    """
    tags = [part.partition(";")[0].strip().lower() for part in wanted[:200].split(",")]
    for tag in tags:
        for known in languages():
            if tag == known.lower() or tag.partition("-")[0] == known.lower():
                return known
    return DEFAULT_LANGUAGE


def words_for(refusal: Refusal, language: str) -> str:
    """A translation that lacks a message falls back to the default language."""
    try:
        return say_refusal(refusal, language)
    except MessageError:
        return say_refusal(refusal)
