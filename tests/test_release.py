"""Preparing a release: the changelog and the version move together, and nothing is released by halves."""

import re
from datetime import date
from pathlib import Path

import pytest

from deploy import release

SETTINGS = '[project]\nname = "fivetowers"\nversion = "0.1.0"\n'
HEAD = "# Changelog\n\n"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def headings(root: Path) -> list[str]:
    return re.findall(r"(?m)^## (.*)$", (root / "CHANGELOG.md").read_text())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("## Unreleased\n\n- A\n\n## 0.9.0 (2026-01-02)\n", ["Unreleased", "1.0.0 (TODAY)", "0.9.0 (2026-01-02)"]),
        ("## 1.0.0 (not yet released)\n\n- A\n", ["Unreleased", "1.0.0 (TODAY)"]),
        ("## Unreleased\n\n## 1.0.0 (not yet released)\n\n- A\n", ["Unreleased", "1.0.0 (TODAY)"]),
    ],
)
def test_section_gets_its_version_and_date(root: Path, before: str, after: list[str]) -> None:
    (root / "CHANGELOG.md").write_text(HEAD + before)
    release.prepare("1.0.0")
    assert headings(root) == [heading.replace("TODAY", date.today().isoformat()) for heading in after]
    assert 'version = "1.0.0"' in (root / "pyproject.toml").read_text()


@pytest.mark.parametrize("before", ["", "## Unreleased\n\n## 1.0.0 (2026-01-02)\n"])
def test_version_that_is_out_is_not_prepared_again(root: Path, before: str) -> None:
    (root / "CHANGELOG.md").write_text(HEAD + before)
    with pytest.raises(release.NotReady):
        release.prepare("1.0.0")
    assert (root / "pyproject.toml").read_text() == SETTINGS


@pytest.mark.parametrize(
    ("version", "changelog", "words"),
    [
        ("1.0", "", "looks like 1.2.3"),
        ("1.0.0", "", "pyproject.toml says 0.1.0"),
        ("0.1.0", "## 0.1.0 (not yet released)\n", "no dated section"),
    ],
)
def test_release_that_is_not_ready_is_not_built(root: Path, version: str, changelog: str, words: str) -> None:
    (root / "CHANGELOG.md").write_text(HEAD + changelog)
    with pytest.raises(release.NotReady, match=words):
        release.check(version)
