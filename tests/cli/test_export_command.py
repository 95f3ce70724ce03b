"""`fivetowers export`: the page in a folder, and what it says where it cannot be written."""

from pathlib import Path

import pytest

from fivetowers.server.http import api_server
from fivetowers.text import say
from tests.cli.conftest import Call


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it, of two megabytes."""
    page = tmp_path / "built"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<html lang="en"><head><script src="/first.js"></script></head></html>')
    (page / "assets" / "python-game-a1b2.zip").write_bytes(bytes(2_000_000))
    monkeypatch.setattr(api_server, "STATIC", page)
    return page


@pytest.mark.parametrize("folder", ["public", "deep/down/public"])
def test_page_is_written_and_its_size_is_said(call: Call, home: Path, built: Path, folder: str) -> None:
    done = call("export", folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == say("export-done", file=folder, megabytes=2)
    assert 'src="./first.js"' in (home / folder / "index.html").read_text()
    assert (home / folder / "assets" / "python-game-a1b2.zip").stat().st_size == 2_000_000


def test_folder_may_be_there_already_if_it_is_empty(call: Call, home: Path, built: Path) -> None:
    (home / "public").mkdir()
    assert call("export", "public").returncode == 0
    assert (home / "public" / "index.html").exists()


def test_folder_with_something_in_it_stays_as_it_is(call: Call, home: Path, built: Path) -> None:
    (home / "public").mkdir()
    (home / "public" / "index.html").write_text("mine")
    done = call("export", "public")
    assert done.returncode == 1
    assert (done.stdout + done.stderr).strip() == say("export-not_empty", file="public")
    assert [path.read_text() for path in (home / "public").iterdir()] == ["mine"]


@pytest.mark.parametrize("missing", ["index.html", "assets/python-game-a1b2.zip"])
def test_without_a_page_that_plays_alone_there_is_nothing_to_write(
    call: Call, home: Path, built: Path, missing: str
) -> None:
    (built / missing).unlink()
    done = call("export", "public")
    assert done.returncode == 1
    assert (done.stdout + done.stderr).strip() == say("export-no_page")
    assert not (home / "public").exists()


@pytest.mark.parametrize("arguments", [(), ("file.txt",)], ids=" ".join)
def test_folder_has_to_be_named_and_cannot_be_a_file(call: Call, home: Path, arguments: tuple[str, ...]) -> None:
    (home / "file.txt").write_text("mine")
    done = call("export", *arguments)
    assert done.returncode == 2
    assert "Error: " in done.stderr
    assert (home / "file.txt").read_text() == "mine"
