"""Lock files are installed by uv with pip's own settings, and by pip where uv cannot."""

import hashlib
import re
import sys
import venv
import zipfile
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from deploy import install

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("listed", "expected"),
    [
        ("", {}),
        ("global.index-url='https://packages.example/simple'", {"UV_DEFAULT_INDEX": "https://packages.example/simple"}),
        ("global.cert='/b.crt'\n:env:.progress-bar='off'", {"SSL_CERT_FILE": "/b.crt"}),
        (":env:.cert='/a.crt'\nglobal.cert='/b.crt'", {"SSL_CERT_FILE": "/a.crt"}),
        (
            "global.default-timeout='60'\ninstall.index-url='https://x.example'",
            {"UV_HTTP_TIMEOUT": "60", "UV_DEFAULT_INDEX": "https://x.example"},
        ),
    ],
)
def test_uv_looks_where_pip_does(listed: str, expected: dict[str, str]) -> None:
    assert install.uv_environment(install.pip_settings(listed)) == expected


@pytest.fixture
def small_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A lock file that names one package, which lies in a folder here: no registry is asked."""
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    wheel = shelf / "small-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("small/__init__.py", "")
        file.writestr("small-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: small\nVersion: 1.0\n")
        file.writestr("small-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr("small-1.0.dist-info/RECORD", "")
    for program in ("PIP", "UV"):
        monkeypatch.setenv(f"{program}_NO_INDEX", "1")
        monkeypatch.setenv(f"{program}_FIND_LINKS", str(shelf))
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "cache"))
    lock = tmp_path / "small.lock"
    lock.write_text(f"small==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n")
    return str(lock)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the packages of a new environment lie, into which everything is installed."""
    venv.create(tmp_path / "made", symlinks=True)
    monkeypatch.setattr(install, "INTO", str(tmp_path / "made" / "bin" / "python"))
    (packages,) = (tmp_path / "made").glob("lib/python*/site-packages")
    return packages


@pytest.mark.parametrize("uv", ["uv", "no_uv_here"])
def test_lock_file_is_installed_with_uv_or_without(
    uv: str, small_lock: str, packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "UV", (sys.executable, "-m", uv))
    assert install.install_with_uv(small_lock) == (uv == "uv")
    assert install.main([small_lock]) == 0
    assert (packages / "small").is_dir()


def test_file_that_is_not_the_pinned_one_is_refused(
    small_lock: str, packages: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pinned = Path(small_lock)
    pinned.write_text(re.sub("sha256:[0-9a-f]{8}", "sha256:01234567", pinned.read_text()))
    assert install.main([small_lock]) != 0
    assert "DO NOT MATCH THE HASHES" in capfd.readouterr().err
    assert not (packages / "small").exists()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_lock_names_every_extra_that_one_package_asks_of_another(name: str) -> None:
    """Otherwise pip refuses the whole file: what it is asked for has no hash."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    locked = [Requirement(line.rstrip(" \\")) for line in lines if re.match(r"[a-z]", line)]
    extras = {one.name: one.extras for one in locked}
    installed = [one for one in locked if one.marker is None or one.marker.evaluate()]
    missing = [
        f"{one.name}: {wanted}"
        for one in installed
        for wanted in map(Requirement, requires(one.name) or ())
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *one.extras))
        if not wanted.extras <= extras.get(canonicalize_name(wanted.name), set())
    ]
    assert missing == []
