"""Database addresses: what is refused, and how; no message shows a password."""

from pathlib import Path

import pytest

from fivetowers.server.storage import Storage, StorageError, default_url
from fivetowers.server.storage.addresses import parse_address, without_password
from fivetowers.text import say_error


@pytest.mark.parametrize(
    "url",
    [
        "",
        "games.sqlite",
        "mysql://localhost/games",
        "sqlite:games",
        "sqlite://games",
        "postgresql:games",
        "postgresql://h:x/g",
    ],
)
async def test_wrong_address_is_refused(url: str) -> None:
    with pytest.raises(StorageError) as caught:
        await Storage.open(url)
    assert caught.value.refusal.code == "storage.url"
    assert "sqlite:///" in say_error(caught.value)


async def test_unreachable_database_is_refused_without_showing_the_password(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for url in (
        f"sqlite:///{folder}",
        "postgresql://me:pass@127.0.0.1:1/games",
        f"postgresql://me:pass@/games?host={tmp_path}",
    ):
        with pytest.raises(StorageError) as caught:
            await Storage.open(url)
        assert caught.value.refusal.code == "storage.unreachable"
        assert "pass" not in say_error(caught.value).removeprefix(str(tmp_path))


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 1000)
    with pytest.raises(StorageError) as caught:
        await Storage.open(f"sqlite:///{path}")
    assert caught.value.refusal.code == "storage.unreachable"
    assert path.read_text().startswith("Dear Anna")


def test_default_address_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    parse_address(default_url())
    assert default_url().startswith("sqlite:///")
    assert without_password(default_url()) == default_url()
