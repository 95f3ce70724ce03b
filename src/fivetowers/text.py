"""Words for messages, looked up in the catalogue of a language (`locales/<language>/*.ftl`, Project Fluent)."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from fivetowers.errors import Fact, FiveTowersError, RecordError, Refusal

DEFAULT_LANGUAGE = "en"


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


def say(message: str, language: str = DEFAULT_LANGUAGE, **facts: Fact) -> str:
    """The words of a message.

    >>> say("bid-not_higher", bid=2, highest=3)
    'the bid must be above 3'
    """
    bundle = catalogue(language)
    if not bundle.has_message(message):
        raise MessageError(f"no message {message!r} in {language!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise MessageError(f"message {message!r} in {language!r} has no words")
    words, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise MessageError(f"message {message!r} in {language!r}: {errors}")
    return str(words)


def message_of(code: str) -> str:
    """The message id of a refusal's code: Fluent allows no dot in it."""
    return code.replace(".", "-")


def say_refusal(refusal: Refusal, language: str = DEFAULT_LANGUAGE) -> str:
    """Why something was refused, in words, without the rule's number."""
    return say(message_of(refusal.code), language, **refusal.facts)


def say_error(error: FiveTowersError, language: str = DEFAULT_LANGUAGE) -> str:
    """An error as a whole sentence: where (for records), why, and the rule."""
    words = say_refusal(error.refusal, language)
    if error.refusal.rule:
        words = say("refusal-with-rule", language, words=words, rule=error.refusal.rule)
    if isinstance(error, RecordError):
        message = "record-at-line" if error.round is None else "record-at-round"
        return say(message, language, words=words, line=error.line, round=error.round or 0)
    return words
