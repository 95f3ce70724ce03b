"""The documentation: links lead somewhere, every page has its place in the site, and examples run."""

import doctest
import inspect
import re
from collections import Counter
from pathlib import Path
from types import UnionType
from typing import Any

import pytest
import yaml

import fivetowers

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(path for path in (*DOCS.rglob("*.md"), *ROOT.glob("*.md"), *ROOT.glob("examples/*.md")))
REFERENCE = sorted((DOCS / "reference").glob("*.md"))
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8")]
# Pages of the site that are made from files in the root.
FROM_ROOT = {
    "changelog.md": "CHANGELOG.md",
    "code-of-conduct.md": "CODE_OF_CONDUCT.md",
    "contributing.md": "CONTRIBUTING.md",
    "reporting.md": "SECURITY.md",
}
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(page: Path) -> set[str]:
    """The names of a page's headings in an address, as GitHub and MkDocs make them."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in re.findall(r"^#+ (.*)", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE):
        slug = re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())
        found.add(slug if not seen[slug] else f"{slug}_{seen[slug]}")
        seen[slug] += 1
    return found


def broken_links(page: Path) -> list[str]:
    broken = []
    for target, anchor in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        source = FROM_ROOT.get(target) if page.parent == DOCS else None
        file = ROOT / source if source else (page.parent / target if target else page)
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(f"{target}#{anchor}" if anchor else target)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A title\n[a](#a-title) [b](#none) [c](none.md) [d](page.md#a-title) `](x)`\n```\n# no\n[e](f)\n```\n"
    )
    assert broken_links(page) == ["#none", "none.md", "x"]


# Files in code letters, from the root or, as the sources are called for short, from the package.
NAMED_FILE = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|pyx|ts|svelte|ftl|toml|mk))`")
PACKAGE = ROOT / "src" / "fivetowers"
HOMES = (ROOT, PACKAGE, PACKAGE / "locales" / "en", ROOT / "web" / "src" / "lib")
# Files that a reader makes, or that stand for any of their kind.
MADE_BY_READERS = {"mybot.py", "my_bot.py", "bot.py"}


def missing_files(text: str) -> list[str]:
    named = set(NAMED_FILE.findall(FENCED.sub("", text))) - MADE_BY_READERS
    return sorted(name for name in named if not any((home / name).exists() for home in HOMES))


@pytest.mark.parametrize("page", [*DOCS.glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=name_of)
def test_files_that_are_named_are_there(page: Path) -> None:
    assert missing_files(page.read_text("utf-8")) == []


def test_missing_file_is_found() -> None:
    assert missing_files("`rules.py`, `table/decide.py`, `web/src/App.svelte`, `table/gone.py`") == ["table/gone.py"]


def navigation(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    return [page for part in (entry.values() if isinstance(entry, dict) else entry) for page in navigation(part)]


def test_every_page_has_its_place_in_the_site() -> None:
    listed = navigation(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"])
    assert sorted(listed) == sorted([*(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")), *FROM_ROOT])


def test_every_picture_is_shown() -> None:
    made_by = {".py"}  # a picture's own program stands beside it
    kept = {path for path in (DOCS / "pictures").rglob("*.*") if path.suffix not in made_by}
    shown = {(page.parent / target).resolve() for page in PAGES for target, _ in LINK.findall(page.read_text("utf-8"))}
    assert not kept - shown


def test_first_page_leads_to_every_kind_of_reader() -> None:
    links = {target for target, _ in LINK.findall((DOCS / "index.md").read_text("utf-8"))}
    assert links >= {"rules.md", "operations.md", "programming.md", "arena.md", "contributing.md"}


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_examples_run_and_say_what_they_show(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("name", fivetowers.__all__)
def test_public_name_is_in_the_reference_with_an_example(name: str) -> None:
    text = "\n".join(page.read_text("utf-8") for page in REFERENCE)
    assert f"::: fivetowers.{name}\n" in text or f"`{name}` is" in text
    value = getattr(fivetowers, name)
    example = text if isinstance(value, UnionType) else value.__doc__  # a union has no docstring of its own
    assert re.search(r"^\s*>>> ", example, re.MULTILINE)
    assert example is not text or re.search(rf"^>>> .*\b{name}\b", text, re.MULTILINE)


CLASSES = [value for name in fivetowers.__all__ if isinstance(value := getattr(fivetowers, name), type)]


@pytest.mark.parametrize("owner", CLASSES, ids=lambda owner: str(owner.__name__))
def test_public_members_have_a_docstring(owner: type) -> None:
    members = [vars(base) for base in owner.__mro__ if base.__module__.startswith("fivetowers.")]
    public = {name: getattr(owner, name) for own in members for name in own if not name.startswith("_")}
    bare = [name for name, member in public.items() if is_code(member) and not (member.__doc__ or "").strip()]
    assert bare == []


def is_code(member: object) -> bool:
    """A method or a property; what a dataclass keeps is told in the docstring of the class."""
    return isinstance(member, property) or inspect.isroutine(member)


def test_reference_names_only_what_there_is() -> None:
    for page in REFERENCE:
        for name in re.findall(r"^::: fivetowers\.(\S+)$", page.read_text("utf-8"), re.MULTILINE):
            module, _, last = f"fivetowers.{name}".rpartition(".")
            found = getattr(__import__(module, fromlist=[last]), last)
            assert (found.__doc__ or "").strip(), f"{name} has no docstring"
            assert not found.__doc__.startswith(f"{last}("), f"{name} has only the docstring of a dataclass"


# Words that nobody says aloud any more. The rules of the game keep the words of the rule book.
STIFF = re.compile(
    r"\b(anew|whoever|so many|shall be|at a stroke|no \w+ of ours|goes on with|for ever)\b", re.IGNORECASE
)
WRITTEN = {
    "src": ["*.py"],
    "tests": ["*.py"],
    "bench": ["*.py"],
    "fuzz": ["*.py"],
    "mutants": ["*.py"],
    "deploy": ["*.py"],
    "examples": ["*.py", "*.js", "*.c"],
    "web/src": ["*.ts", "*.svelte"],
}
# What quotes the rules, or these words.
QUOTING = {DOCS / "rules.md", Path(__file__), ROOT / "web/src/lib/search.test.ts"}
IN_PLAIN_WORDS = sorted(
    {*PAGES, *(path for folder, names in WRITTEN.items() for name in names for path in (ROOT / folder).rglob(name))}
    - QUOTING
)


def test_docs_and_docstrings_are_in_plain_words() -> None:
    lines = [
        f"{name_of(page)}:{number}: {line.strip()}"
        for page in IN_PLAIN_WORDS
        for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1)
        if STIFF.search(line)
    ]
    assert len(IN_PLAIN_WORDS) > 200
    assert lines == []
