"""Every language says everything that English says, with its own plural forms and the words printed on the boxes."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from fivetowers.text import DEFAULT_LANGUAGE, catalogue, languages, say
from tests.test_messages import entries, files, variables

TRANSLATIONS = tuple(language for language in languages() if language != DEFAULT_LANGUAGE)
FILES = tuple(sorted(files(DEFAULT_LANGUAGE)))
NUMBERS = (0, 1, 2, 5, 10, 11, 21, 22, 101, 1.5)
PLURALS = frozenset(("zero", "one", "two", "few", "many"))
REFUSALS = ("refusals.ftl", "protocol.ftl", "storage.ftl", "app.ftl")
SAMPLES = {"card": "T5", "cards": "T5 T3", "rule": "R12", "name": "Anna", "names": "Anna, Ben", "file": "game.5t"}

# Names, symbols, what is typed as it stands, and words that happen to be the same.
SAME_AS_ENGLISH = re.compile(
    r"terminal-(kind-S|help-key-.*|bot-names|bot-label|welcome-title|pad-ask-name)"
    r"|page-(title|menu|plus|minus|bot-level)|bot-\w+|pad-by-text|arena-column-(bot|elo|time)"
    r"|page-reaction-wow|friendly-(koala|lemur|otter|panda|wombat)"
)
# What is typed or read by the program keeps its form in every language.
NOTATION = re.compile(
    r"x?[TCHSM]1?\d\b|[TCHSMx]:[\dTCHSM,]*\d|R\d+|\[\w+ \"[^\"]*\"\]|(?<=“)[^“”\n]+(?=”)"
    r"|--[a-z-]+|fivetowers play|pg_dump|UTF-8|JSON|(?:sqlite|postgresql)://"
)
FORBIDDEN = {
    "de": re.compile(r"spieler|zahl (ge)?sag", re.IGNORECASE),
    "en": re.compile(r"\bdecisions?\b|\bsa(y|ys|id) a number\b", re.IGNORECASE),
}
# What stands in quotation marks, and whether the dots that leave something open have a space before them.
QUOTES = {"en": ("“", "”")}
OTHER_QUOTES = ("„", "“")
SPACED_DOTS = frozenset(("de",))
COMPUTER_QUOTES = re.compile(r'\[\w+ "[^"]*"\]|pip install "[^"]*"')
# In what people read on the page; elsewhere English may be as dry as its readers.
SPOKEN = ("film", "pad", "page", "page-around", "page-moves", "puzzles", "reasons", "tutorial")
UNSPOKEN = re.compile(r"\b(is|are|was|were|do|does|did|has|have|had|can|could|would|will) ?not\b", re.IGNORECASE)


# ---- reading the catalogues ----------------------------------------------------------------------


class _Reader(Visitor):
    """Collects the selections of a message and its plain text."""

    def __init__(self) -> None:
        self.selections: list[tuple[str, fluent.SelectExpression]] = []
        self.text: list[str] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 (its name is the visitor's)
        assert isinstance(node.selector, fluent.VariableReference)
        self.selections.append((node.selector.id.name, node))
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (its name is the visitor's)
        self.text.append(node.value)


def read(message: fluent.BaseNode) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    return {id: message for file in sorted(files(language)) for id, message in entries(language, file).items()}


def beside_english(language: str) -> Iterator[tuple[str, fluent.Message, fluent.Message]]:
    """The messages that both languages have."""
    english = messages(DEFAULT_LANGUAGE)
    return ((id, message, english[id]) for id, message in messages(language).items() if id in english)


def keys(selection: fluent.SelectExpression) -> list[str]:
    return [
        variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
        for variant in selection.variants
    ]


def variant(selection: fluent.SelectExpression, key: str) -> fluent.Variant:
    return selection.variants[keys(selection).index(key)]


@cache
def choices() -> dict[tuple[str, str], set[str]]:
    """For each message and fact that a language chooses words by: what it is compared with, in any language."""
    found: dict[tuple[str, str], set[str]] = {}
    for language in languages():
        for id, message in messages(language).items():
            for fact, selection in read(message).selections:
                found.setdefault((id, fact), set()).update(keys(selection))
    return found


def facts_of(id: str, names: set[str]) -> Iterator[dict[str, str | int | float]]:
    """Sample facts: every number and every letter where words are chosen by it, and something for the rest."""
    rows: list[list[str | int | float]] = []
    for name in sorted(names):
        compared = choices().get((id, name))
        if compared is None:
            rows.append([SAMPLES.get(name, "3")])
        elif all(key.isdigit() or key in PLURALS or key == "other" for key in compared):
            rows.append([*NUMBERS])
        else:
            rows.append([*sorted(compared)])
    for values in product(*rows):
        yield dict(zip(sorted(names), values, strict=True))


def facts_needed(language: str, message: fluent.Message) -> set[str]:
    """The facts of a message and of those that it quotes."""
    quoted = re.findall(r"\{ ([a-z][\w-]*) \}", FluentSerializer().serialize_entry(message))
    return variables(message).union(*(variables(messages(language)[id]) for id in quoted))


# ---- complete ------------------------------------------------------------------------------------


def test_the_languages_of_the_printed_games_are_there() -> None:
    assert set(languages()) == {"en", "bg", "cs", "de", "lt"}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert tuple(sorted(files(language))) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_messages_of_english(language: str, file: str) -> None:
    assert sorted(entries(language, file)) == sorted(entries(DEFAULT_LANGUAGE, file))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_has_the_same_facts_in_every_language(language: str) -> None:
    assert [id for id, ours, english in beside_english(language) if variables(ours) != variables(english)] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    bundle = catalogue(language)
    for id, message in messages(language).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for facts in facts_of(id, facts_needed(language, message)):
            words, errors = bundle.format_pattern(pattern, dict(facts))
            assert errors == [], (id, facts)
            assert str(words).strip(), (id, facts)


# ---- plural forms --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_plural_form_of_the_language_is_there(language: str) -> None:
    forms = {"other", *Locale(language).plural_form.tags}
    for id, message in messages(language).items():
        for fact, selection in read(message).selections:
            names = {key for key in keys(selection) if not key.isdigit()}
            if names & PLURALS:
                assert names == forms, (id, fact)


@pytest.mark.parametrize("language", languages())
def test_every_plural_form_shows_the_number_where_one_does(language: str) -> None:
    """The form for 1 is also that for 21 in Lithuanian, so it cannot say 1 by itself."""
    for id, message in messages(language).items():
        for fact, selection in read(message).selections:
            if "one" in keys(selection) and Locale(language).plural_form(21) == "one":
                shown = {key: fact in _facts(variant(selection, key)) for key in keys(selection) if not key.isdigit()}
                assert len(set(shown.values())) == 1, (id, shown)


def _facts(node: fluent.Variant) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(_as_message(node))))


def _as_message(node: fluent.Variant) -> fluent.Message:
    return fluent.Message(fluent.Identifier("variant"), node.value)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "0 points, 1 point, 2 points, 5 points, 11 points, 21 points"),
        ("de", "0 Siegpunkte, 1 Siegpunkt, 2 Siegpunkte, 5 Siegpunkte, 11 Siegpunkte, 21 Siegpunkte"),
        (
            "cs",
            "0 vítězných bodů, 1 vítězný bod, 2 vítězné body, 5 vítězných bodů, 11 vítězných bodů, 21 vítězných bodů",
        ),
        ("lt", "0 taškų, 1 taškas, 2 taškai, 5 taškai, 11 taškų, 21 taškas"),
        (
            "bg",
            "0 точки за победа, 1 точка за победа, 2 точки за победа, 5 точки за победа, 11 точки за победа, "
            "21 точки за победа",
        ),
    ],
)
def test_points_are_counted_as_people_count(language: str, words: str) -> None:
    assert ", ".join(say("terminal-points", language, points=points) for points in (0, 1, 2, 5, 11, 21)) == words


@pytest.mark.parametrize("language", languages())
def test_negative_points_have_a_minus_sign(language: str) -> None:
    assert say("terminal-points", language, points=-2).startswith("−2 ")


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "1 Runde, 3 Runden"), ("cs", "1 kolo, 3 kola"), ("lt", "1 raundas, 3 raundai"), ("bg", "1 рунд, 3 рунда")],
)
def test_rounds_are_counted_as_people_count(language: str, words: str) -> None:
    assert ", ".join(say("page-rounds", language, count=count) for count in (1, 3)) == words


def test_bulgarian_counts_people_in_their_own_way() -> None:
    assert [say("page-players-count", "bg", players=players) for players in (2, 3)] == ["двама играчи", "трима играчи"]


# ---- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = [
        id
        for id, ours, english in beside_english(language)
        if FluentSerializer().serialize_entry(ours) == FluentSerializer().serialize_entry(english)
        and re.search(r"[^\W\d_]", "".join(read(ours).text))
        and not SAME_AS_ENGLISH.fullmatch(id)
    ]
    assert left == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_is_typed_keeps_its_form(language: str) -> None:
    lost = {
        id: word
        for id, ours, english in beside_english(language)
        for word in NOTATION.findall("\n".join(read(english).text))
        if word not in "\n".join(read(ours).text)
    }
    assert lost == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_strong_parts_stay_strong(language: str) -> None:
    for id, message, english in beside_english(language):
        ours, theirs = "".join(read(message).text), "".join(read(english).text)
        assert ("<b>" in ours) == ("<b>" in theirs), id
        assert ours.count("<b>") == ours.count("</b>"), id


@pytest.mark.parametrize("language", languages())
def test_a_friend_at_the_table_does_not_shout(language: str) -> None:
    assert [id for id, message in messages(language).items() if "!" in "".join(read(message).text)] == []


@pytest.mark.parametrize("file", REFUSALS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_ends_with_a_full_stop_where_the_english_one_does(language: str, file: str) -> None:
    for id, ours, english in beside_english(language):
        assert id not in entries(language, file) or _has_full_stop(ours) == _has_full_stop(english), id


def _has_full_stop(message: fluent.Message) -> bool:
    return FluentSerializer().serialize_entry(message).rstrip(" }\n").endswith(".")


@pytest.mark.parametrize("language", FORBIDDEN)
def test_words_that_the_printed_game_avoids_are_avoided(language: str) -> None:
    shown = {id: message for id, message in messages(language).items() if id != "rules-kin"}  # words to search with
    text = {id: " ".join(read(message).text) for id, message in shown.items()}
    assert [id for id, words in text.items() if FORBIDDEN[language].search(words)] == []


def test_english_is_spoken_with_contractions() -> None:
    read_aloud = {id: message for file in SPOKEN for id, message in entries("en", f"{file}.ftl").items()}
    assert [id for id, message in read_aloud.items() if UNSPOKEN.search("".join(read(message).text))] == []


@pytest.mark.parametrize("language", languages())
def test_marks_are_those_of_the_language(language: str) -> None:
    """Quotation marks in pairs, an apostrophe, dots and dashes as printers set them."""
    opening, closing = QUOTES.get(language, OTHER_QUOTES)
    foreign = set("\"«»„“”'") - {opening, closing}
    for id, message in messages(language).items():
        text = COMPUTER_QUOTES.sub("", "{}".join(read(message).text))
        assert not foreign & set(text), id
        assert text.count(opening) == text.count(closing), id
        assert not re.search(r"\.\.\.| -+ |--(?![a-z])", text), id
        if (open_end := re.search(r"([^=])…$", text)) and "-key-" not in id:
            assert open_end[1].isspace() == (language in SPACED_DOTS), id


@pytest.mark.parametrize("language", languages())
def test_friendly_names_differ(language: str) -> None:
    names = [say(id, language) for id in messages(language) if id.startswith("friendly-")]
    assert len(names) == len(set(names)) > 50


# The terms of the printed games, each in a message that cannot do without it.
TERMS = [
    ("deal-not_in_pile", "Zugstapel", "dobíracím balíčku", "žaidimo kortų krūvelėje", "тестето с карти за теглене"),
    ("page-discard-pile", "Ablagestapel", "odkládací hromádka", "panaudotų kortų krūvelė", "тесте с изчистени карти"),
    ("page-display", "Auslage", "karty v nabídce", "kortų eilė", "отворени карти"),
    ("build-on_spire", "Turmspitze", "vrcholek", "bokšto viršūnės", "връх"),
    ("bid-zero", "Startperson", "začínající hráč", "pradedantis žaidėjas", "първият играч"),
    ("terminal-choice-pass", "passen", "odstoupit", "praleisti ėjimą", "пасуваш"),
    ("page-your-bid", "Gebot", "číslo", "skaičius", "число"),
    ("terminal-rule-R10", "Bieten", "krok Nabídka", "aukcioną", "наддаването"),
    ("terminal-rules-building", "Bauregeln", "pravidla pro stavbu", "statymo taisyklės", "правила за строеж"),
    ("terminal-rule-R1", "Turmarten", "druhů věží", "bokštų rūšys", "вида кули"),
    ("demolish-spire", "abgerissen", "nebourá", "nugriauti", "събаря"),
    ("terminal-rubble", "Abrissstapel", "hromádka trosek", "griovimų krūvelė", "купчина със съборени карти"),
    ("terminal-sum-main", "Hauptturm", "hlavní věž", "pagrindinis bokštas", "основна кула"),
    ("page-score-total", "Siegpunkte", "vítězné body", "taškai", "точки за победа"),
    ("page-points-short", "SP", "VB", "t.", "ТП"),
    ("page-win-shared", "teilen sich den Sieg", "dělí o vítězství", "dalijasi pergale", "поделят победата"),
    ("page-win-shared-you", "teilt euch den Sieg", "dělíte o vítězství", "dalijatės pergale", "поделяте победата"),
    ("terminal-pad-player", "Person", "hráč", "žaidėjas", "играч"),
    ("terminal-heading-over", "Runde", "kol", "raund", "рунд"),
]
KINDS = {
    "de": ["Baumturm", "Zuckerturm", "Gruselturm", "Sandturm", "Schrottturm"],
    "cs": ["lesní věž", "dortová věž", "strašidelná věž", "písková věž", "šrotová věž"],
    "lt": ["medžių bokštas", "saldainių bokštas", "siaubo bokštas", "smėlio bokštas", "metalo laužo bokštas"],
    "bg": ["дървесна кула", "захарна кула", "страшна кула", "пясъчна кула", "скрап кула"],
}


@pytest.mark.parametrize(("id", "de", "cs", "lt", "bg"), TERMS)
def test_terms_are_those_of_the_printed_games(id: str, de: str, cs: str, lt: str, bg: str) -> None:
    for language, term in {"de": de, "cs": cs, "lt": lt, "bg": bg}.items():
        words = " ".join(read(messages(language)[id]).text)
        assert term.casefold() in words.casefold(), language


@pytest.mark.parametrize("language", KINDS)
def test_towers_are_called_as_on_the_box(language: str) -> None:
    said = [say("page-tower-mine-empty", language, kind=kind) for kind in "TCHSM"]
    assert [tower for tower, words in zip(KINDS[language], said, strict=True) if tower not in words] == []


def test_the_czech_game_has_its_czech_title() -> None:
    assert say("page-title", "cs") == "5 věží"
