"""The answer to a refused request: in words, because no page will translate it for the reader."""

import msgspec

from fivetowers.errors import Fact, Refusal
from fivetowers.text import pick_language, words_for


class RefusedRequest(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A stable code, the rule it rests on, the facts, and the words in the language that was asked for."""

    code: str
    rule: str | None
    facts: dict[str, Fact]
    words: str
    request: str | None = None


def refused_request(refusal: Refusal, languages: str) -> RefusedRequest:
    """`languages` as in the header Accept-Language."""
    words = words_for(refusal, pick_language(languages))
    return RefusedRequest(refusal.code, refusal.rule, dict(refusal.facts), words)
