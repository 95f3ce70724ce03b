"""Words for messages, looked up in the catalogue of a language (`locales/<language>/*.ftl`, Project Fluent)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from fivetowers.errors import Fact, FiveTowersError, RecordError, Refusal
from fivetowers.notation import quote
from fivetowers.offer.reason import Reason

DEFAULT_LANGUAGE = "en"
MINUS = "−"
SIGNED_FACTS = {"change", "instead"}
"""Of a reason: points that something brings."""

_spoken: ContextVar[str] = ContextVar("spoken", default=DEFAULT_LANGUAGE)


class MessageError(LookupError):
    """A message that the catalogue does not hold, or whose facts are missing: a fault of the program."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for, the default one first."""
    found = sorted(folder.name for folder in files("fivetowers").joinpath("locales").iterdir() if folder.is_dir())
    return (DEFAULT_LANGUAGE, *(name for name in found if name != DEFAULT_LANGUAGE))


@cache
def catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("fivetowers").joinpath("locales", language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def speak(language: str) -> None:
    """From now on, in this context, words are in this language wherever none is named: the command line's reader."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Inside it, words are in this language wherever none is named."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def spoken() -> str:
    return _spoken.get()


def say(message: str, language: str | None = None, **facts: Fact) -> str:
    """The words of a message, in the language that is spoken unless one is named.

    >>> say("bid-not_higher", bid=2, highest=3), say("terminal-points", points=-2)
    ('the bid must be above 3', '−2 points')
    """
    language = language or spoken()
    bundle = catalogue(language)
    if not bundle.has_message(message):
        raise MessageError(f"no message {message!r} in {language!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise MessageError(f"message {message!r} in {language!r} has no words")
    formatted, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise MessageError(f"message {message!r} in {language!r}: {errors}")
    words = str(formatted)
    for fact in facts.values():
        if isinstance(fact, int) and fact < 0:  # a minus sign, not a hyphen, as on the page
            words = re.sub(rf"(?<!\w)-(?={-fact}\b)", MINUS, words)
    return words


def listed(parts: Sequence[str], language: str | None = None) -> str:
    """Things one after another, as the language lists them. English is British here: no comma before "and".

    >>> listed(["Ada", "Ben", "Cleo"]), listed(["Ada", "Ben"], "lt")
    ('Ada, Ben and Cleo', 'Ada ir Ben')
    """
    language = language or spoken()
    return format_list(parts, locale="en_GB" if language == "en" else language)


def tenths(number: float, language: str | None = None) -> str:
    """A number with one digit after the decimal mark, as the language writes it.

    >>> tenths(1234.5), tenths(1234.5, "de")
    ('1,234.5', '1.234,5')
    """
    return format_decimal(number, "#,##0.0", locale=language or spoken())


def message_of(code: str) -> str:
    """The message id of a refusal's code: Fluent allows no dot in it."""
    return code.replace(".", "-")


def say_refusal(refusal: Refusal, language: str | None = None, names: Sequence[str] = ()) -> str:
    """Why something was refused, in words, without the rule's number; people by name, where names are given."""
    message, seat = message_of(refusal.code), refusal.facts.get("seat")
    named = f"page-named-{message}"
    if names and isinstance(seat, int) and catalogue(language or spoken()).has_message(named):
        return say(named, language, name=names[seat - 1], **refusal.facts)
    return say(message, language, **refusal.facts)


def say_reason(reason: Reason, names: Sequence[str], language: str | None = None) -> str:
    """A fact that speaks for a bid or a build, as a sentence; cards in words, people by name, changes with a sign."""
    facts = dict(reason.facts)
    for key in SIGNED_FACTS & facts.keys():
        facts[key] = f"{facts[key]:+d}".replace("-", MINUS) if facts[key] else "±0"
    if isinstance(card := facts.get("card"), str):
        facts["card"] = say("page-card", language, kind=card[0], value=int(card[1:]))
    if isinstance(seat := facts.pop("seat", None), int):
        facts["name"] = names[seat - 1]
    return say(message_of(reason.code), language, **facts)


def say_error(error: FiveTowersError, language: str | None = None, names: Sequence[str] = ()) -> str:
    """An error as a whole sentence: where (for records), why, and the rule."""
    if isinstance(error, RecordError):
        names = names or error.names
    words = say_refusal(error.refusal, language, names)
    if error.refusal.rule:
        words = say("refusal-with-rule", language, words=words, rule=error.refusal.rule)
    if isinstance(error, RecordError):
        message = "record-at-line" if error.round is None else "record-at-round"
        return say(message, language, words=words, line=error.line, round=error.round or 0)
    return words


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


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, as gettext reads it; the default one for C and POSIX.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_AT.UTF-8"})
    ('de', 'en')
    """
    locale = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(name))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return DEFAULT_LANGUAGE
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return pick_language(",".join(re.split("[.@]", tag)[0].replace("_", "-") for tag in wanted))


def words_for(refusal: Refusal, language: str) -> str:
    """A translation that lacks a message falls back to the default language. Numbers may be of any size."""
    try:
        return say_refusal(refusal, language)
    except MessageError:
        return say_refusal(refusal, DEFAULT_LANGUAGE)
    except ArithmeticError:  # more digits than can be grouped as the language does
        facts = {name: quote(str(fact)) for name, fact in refusal.facts.items()}
        return say_refusal(replace(refusal, facts=facts), language)
