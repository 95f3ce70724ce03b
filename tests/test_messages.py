"""Words and code belong together: no message without a use, no use without a message, and the facts that it needs."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from fivetowers.text import DEFAULT_LANGUAGE, languages, message_of

PACKAGE = Path(__file__).parents[1] / "src" / "fivetowers"
LOCALES = PACKAGE / "locales"
PAGE = Path(__file__).parents[1] / "web" / "src"
REFUSAL_MAKERS = {"Refusal", "refuse"}
SPEAKERS = {"say", "tell", "tell_file", "Unclear"}
IMPLIED_FACTS = {"tell_file": {"file"}}
STYLING = {"style", "language"}
CODE = re.compile(r"[a-z]+\.[a-z0-9_]+")
REFUSALS = ("refusals.ftl", "protocol.ftl", "arena.ftl", "generate.ftl", "train.ftl")
SPOKEN = ("terminal.ftl",)
# The server and the page speak through catalogues of their own, which their own tests hold to account.
ELSEWHERE = {"server", "table", "lessons", "local", "client"}
ELSEWHERE_FILES = {"records/fairness.py"}


# ---- the catalogue -------------------------------------------------------------------------------


@cache
def entries(language: str, file: str) -> dict[str, fluent.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert junk == [], f"{language}/{file} cannot be read"
    messages = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), f"a message stands twice in {language}/{file}"
    return {message.id.name: message for message in messages}


def files(language: str) -> set[str]:
    return {path.name for path in (LOCALES / language).glob("*.ftl")}


def refusals() -> dict[str, fluent.Message]:
    return {id: message for file in REFUSALS for id, message in entries("en", file).items()}


def all_messages() -> dict[str, fluent.Message]:
    return {id: message for file in sorted(files("en")) for id, message in entries("en", file).items()}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (its name is the visitor's)
        self.names.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


# ---- the code ------------------------------------------------------------------------------------


@cache
def trees() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(PACKAGE)): ast.parse(path.read_text("utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[0] not in ELSEWHERE
        and path.relative_to(PACKAGE).as_posix() not in ELSEWHERE_FILES
    }


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call, str]]:
    """Every call of these functions or methods: where, the call, the name."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (name := called(node)) in names:
                yield f"{file}:{node.lineno}", node, name


@cache
def all_trees() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(PACKAGE)): ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def page_source() -> str:
    sources = (path for suffix in ("ts", "svelte") for path in sorted(PAGE.rglob(f"*.{suffix}")))
    return "\n".join(path.read_text("utf-8") for path in sources if not path.name.endswith(".test.ts"))


@cache
def texts_anywhere() -> frozenset[str]:
    """Every text in quotation marks, of Python and of the page."""
    written = {text for tree in all_trees().values() for text in strings(tree)}
    return frozenset(written | set(re.findall(r"""['"`]([\w.-]+)['"`]""", page_source())))


@cache
def texts_with_gaps() -> tuple[re.Pattern[str], ...]:
    """Of Python and of the page: f"check-{name}", `page-level-${bot}-about`."""
    found = {
        tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
        for tree in all_trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
    for template in re.findall(r"`([a-z]+-(?:[\w-]|\$\{[^}`]*\})+)`", page_source()):
        parts = re.split(r"\$\{[^}]*\}", template)
        found.add(tuple(piece for part in parts for piece in (part, None))[:-1])
    begins = re.compile(r"[a-z]+[-.]")
    return tuple(
        re.compile("".join(gap if part is None else re.escape(part) for part in parts))
        for parts in sorted(found, key=str)
        if None in parts and begins.match(parts[0] or "")
        for gap in ("(.+)", "(.+?)")
    )


def why_not_asked_for(id: str) -> str | None:
    """A message is asked for by its id, by the code of a refusal, by another message, or by a text with gaps.

    What comes into a gap stands somewhere as a text of its own, or is a number, or a rule.
    """
    code = id.replace("-", ".", 1)
    if {id, code} & texts_anywhere() or id in named_by_messages():
        return None
    ways = [match.groups() for gaps in texts_with_gaps() for name in (id, code) if (match := gaps.fullmatch(name))]
    if any(all(can_fill(text) for text in filled) for filled in ways):
        return None
    return f"{id}: nothing says it" + (f", because no text is {ways[0][0]!r}" if ways else "")


def can_fill(text: str) -> bool:
    return {text, text.upper(), text.replace("-", ".", 1)} & texts_anywhere() != set() or bool(
        re.fullmatch(r"[rR]?\d+", text)
    )


@cache
def named_by_messages() -> frozenset[str]:
    texts = ((LOCALES / "en" / file).read_text("utf-8") for file in files("en"))
    return frozenset(id for text in texts for id in re.findall(r"\{ ?([a-z][\w-]+)", text))


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def literals(node: ast.expr) -> list[str]:
    """The texts that this argument can be, as far as they stand there: one, or the two of a conditional."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=other):
            return literals(body) + literals(other)
    return []


def patterns() -> list[re.Pattern[str]]:
    """Messages that are looked up by a text with gaps: say(f"terminal-rule-{rule}")."""
    found = []
    for _, call, _ in calls(SPEAKERS):
        for argument in call.args[:1]:
            if isinstance(argument, ast.JoinedStr):
                parts = (
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+" for part in argument.values
                )
                found.append(re.compile("".join(parts)))
    return found


def refusal_codes() -> set[str]:
    """Every text that looks like a code of one of the families that the catalogue knows."""
    families = {id.partition("-")[0] for id in refusals()}
    written = {text for tree in trees().values() for text in strings(tree) if CODE.fullmatch(text)}
    return {code for code in written if code.partition(".")[0] in families} | set(shortened_codes())


def shortened_codes() -> Iterator[str]:
    """Codes whose family a function of their module puts in front: Refusal(f"protocol.{code}", …)."""
    for tree in trees().values():
        families = {
            function.name: str(argument.values[0].value)
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef)
            for call in ast.walk(function)
            if isinstance(call, ast.Call) and called(call) == "Refusal"
            for argument in call.args[:1]
            if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and (family := families.get(called(call))):
                yield from (family + code for code in literals(call.args[0]))


def used_texts() -> set[str]:
    """Every text in the modules that speak to people."""
    speaks = re.compile(r"(cli|arena)\W|render|text")
    return {text for file, tree in trees().items() if speaks.match(file) for text in strings(tree)}


# ---- the tests -----------------------------------------------------------------------------------


def test_no_message_stands_in_two_catalogues() -> None:
    ids = [id for file in files("en") for id in entries("en", file)]
    assert [id for id, times in Counter(ids).items() if times > 1] == []


def test_every_refusal_has_its_words() -> None:
    known = {message_of(code) for code in refusal_codes()}
    assert known - set(refusals()) == set()
    for where, call, _ in calls(REFUSAL_MAKERS):
        for code in literals(call.args[0]) if call.args else []:
            assert message_of(code) in refusals(), where


def test_every_message_about_a_refusal_has_its_code() -> None:
    used = {message_of(code) for code in refusal_codes()} | used_texts()
    assert set(refusals()) - used == set()


def test_every_refusal_brings_the_facts_of_its_words() -> None:
    checked = 0
    for where, call, _ in calls({"Refusal"}):
        facts = call.args[2] if len(call.args) > 2 else None
        if facts is not None and not isinstance(facts, ast.Dict):
            continue
        given = {key.value for key in facts.keys if isinstance(key, ast.Constant)} if facts else set()
        if facts and None in facts.keys:  # {**others, …}
            continue
        for code in literals(call.args[0]):
            assert variables(all_messages()[message_of(code)]) <= given, f"{where}: {code}"
            checked += 1
    assert checked > 20


def test_every_message_that_is_said_exists_and_gets_its_facts() -> None:
    checked = 0
    for where, call, name in calls(SPEAKERS):
        given = {keyword.arg for keyword in call.keywords} | IMPLIED_FACTS.get(name, set())
        for id in literals(call.args[0]) if call.args else []:
            assert id in all_messages(), f"{where}: {id}"
            checked += 1
            if name == "Unclear" or None in given:  # facts in a mapping
                continue
            assert variables(all_messages()[id]) == given - STYLING, f"{where}: {id}"
    assert checked > 80


@pytest.mark.parametrize("file", SPOKEN)
def test_every_message_is_said_somewhere(file: str) -> None:
    used = used_texts()
    unused = [id for id in entries("en", file) if id not in used and not any(p.fullmatch(id) for p in patterns())]
    assert unused == []


@pytest.mark.parametrize("file", sorted(files(DEFAULT_LANGUAGE)))
def test_every_message_is_asked_for_by_python_or_by_the_page(file: str) -> None:
    assert [reason for id in entries("en", file) if (reason := why_not_asked_for(id))] == []


@pytest.mark.parametrize(
    "id", ["bid-too_blue", "page-reaction-yawn", "page-level-wizard-about", "friendly-slug", "terminal-nonsense"]
)
def test_a_message_that_nothing_asks_for_is_found(id: str) -> None:
    assert why_not_asked_for(id) is not None


def test_every_refusal_of_server_and_lessons_has_its_words() -> None:
    codes = {
        code
        for tree in all_trees().values()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and called(call) == "Refusal" and call.args
        for code in literals(call.args[0])
    }
    assert len(codes) > 100
    assert {code for code in codes if message_of(code) not in all_messages()} == set()


def test_every_pattern_finds_a_message() -> None:
    assert patterns()
    for pattern in patterns():
        assert any(pattern.fullmatch(id) for id in all_messages()), pattern.pattern


def test_every_rule_has_its_words() -> None:
    cited = {text for tree in trees().values() for text in strings(tree) if re.fullmatch(r"R\d+", text)}
    assert {f"terminal-rule-{rule}" for rule in cited | {f"R{number}" for number in range(1, 24)}} <= set(
        all_messages()
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert files(language) == files(DEFAULT_LANGUAGE)
    for file in files(language):
        ours, english = entries(language, file), entries(DEFAULT_LANGUAGE, file)
        assert set(ours) == set(english), file
        for id, message in ours.items():
            assert variables(message) == variables(english[id]), f"{language}: {id}"
