"""The page's files go out small, and a browser that has one already is told so."""

import gzip
import os
from pathlib import Path

import pytest

from fivetowers.server.http.page_files import PageAnswer, PageFiles

SCRIPT = b"let towers = 5;\n" * 500


@pytest.fixture
def files(tmp_path: Path) -> PageFiles:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>5 Towers</title>")
    (page / "assets" / "index-a1b2.js").write_bytes(SCRIPT)
    (page / "assets" / "knock-c3d4.ogg").write_bytes(bytes(2_000))
    (page / "assets" / "letters-e5f6.woff2").write_bytes(bytes(2_000))
    (tmp_path / "secret.txt").write_text("not of the page")
    return PageFiles(page)


def ask(files: PageFiles, path: str, accepted: str = "", known: str = "") -> PageAnswer:
    answer = files.answer(path, accepted, known)
    assert answer is not None
    return answer


def test_text_goes_out_compressed_to_whoever_can_read_it(files: PageFiles) -> None:
    plain, small = ask(files, "/assets/index-a1b2.js"), ask(files, "/assets/index-a1b2.js", "br, gzip, deflate")
    assert plain.body == gzip.decompress(small.body) == SCRIPT
    assert len(small.body) < len(SCRIPT) / 10
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == small.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != small.headers["etag"]
    assert small.media_type == "text/javascript"


def test_sounds_and_small_files_go_out_as_they_are(files: PageFiles) -> None:
    for path in ("/assets/knock-c3d4.ogg", "/index.html"):
        assert "content-encoding" not in ask(files, path, "gzip").headers


def test_names_with_a_hash_are_kept_for_ever_and_the_page_is_asked_for_again(files: PageFiles) -> None:
    assert ask(files, "/assets/index-a1b2.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask(files, "/index.html").headers["cache-control"] == "no-cache"


def test_typeface_goes_out_as_one_on_every_machine_and_is_kept_for_ever(
    files: PageFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mimetypes.guess_type", lambda name: (None, None))
    letters = ask(files, "/assets/letters-e5f6.woff2", "gzip")
    assert letters.media_type == "font/woff2"
    assert letters.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in letters.headers


def test_browser_that_has_the_file_is_told_so(files: PageFiles) -> None:
    tag = ask(files, "/assets/index-a1b2.js", "gzip").headers["etag"]
    again = ask(files, "/assets/index-a1b2.js", "gzip", f'"other", W/{tag}')
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert ask(files, "/assets/index-a1b2.js", "", tag).status == 200, "that tag was of the compressed file"


def test_new_contents_get_a_new_tag(files: PageFiles, tmp_path: Path) -> None:
    before = ask(files, "/index.html")
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Towers!</title>")
    os.utime(tmp_path / "page" / "index.html", ns=(1, 1))
    after = ask(files, "/index.html", "", before.headers["etag"])
    assert (after.status, after.body) == (200, b"<!doctype html><title>Towers!</title>")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/assets", "/no.js", "/\0", "/" + "a" * 5_000]
)
def test_nothing_but_the_pages_own_files_is_found(files: PageFiles, path: str) -> None:
    assert files.answer(path) is None
