"""`make release VERSION=…`: checks that all is ready, builds the sdist and a wheel, and tries both in clean places.

Nothing is published. `python deploy/release.py prepare VERSION` sets the version in pyproject.toml and CHANGELOG.md.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import venv
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
UNRELEASED = "## Unreleased\n"
NOT_YET = "(not yet released)"
LONGEST_START = 60


class NotReady(Exception):
    """Something has to be done before this can be a release."""


def prepare(version: str) -> None:
    """The section for this version, or else what is unreleased, gets the version and today's date."""
    changelog = ROOT / "CHANGELOG.md"
    text = changelog.read_text("utf-8")
    prepared = f"## {version} {NOT_YET}\n"
    old = prepared if prepared in text else UNRELEASED
    if old not in text or (old is UNRELEASED and f"## {version} " in text):
        raise NotReady(f"CHANGELOG.md has a section for {version} already, or nothing that is unreleased")
    heading = f"## {version} ({date.today().isoformat()})\n"
    if old is UNRELEASED or UNRELEASED not in text:
        heading = f"{UNRELEASED}\n{heading}"
    changelog.write_text(text.replace(old, heading, 1), encoding="utf-8")
    settings = ROOT / "pyproject.toml"
    text = settings.read_text("utf-8")
    settings.write_text(re.sub(r'(?m)^version = ".*"$', f'version = "{version}"', text, count=1), encoding="utf-8")
    say(f"Look at the diff, then commit it: Version {version}")


def check(version: str) -> None:
    if not VERSION.fullmatch(version):
        raise NotReady(f"a version looks like 1.2.3, not {version!r}")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if settings["project"]["version"] != version:
        raise NotReady(
            f"pyproject.toml says {settings['project']['version']}: python deploy/release.py prepare {version}"
        )
    if not re.search(
        rf"(?m)^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", (ROOT / "CHANGELOG.md").read_text("utf-8")
    ):
        raise NotReady(f"CHANGELOG.md has no dated section for {version}")
    changed = run("git", "status", "--porcelain", folder=ROOT)
    if changed:
        raise NotReady(f"there are changes that are not committed:\n{changed}")


def build() -> tuple[Path, Path]:
    """The sdist from what is committed, and the wheel from the sdist: what others will install."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatchling = (sys.executable, "-m", "hatchling", "build", "-d", str(DIST))
    run(sys.executable, "hatch_build.py", "page", folder=ROOT)
    run(*hatchling, "-t", "sdist", folder=ROOT)
    (sdist,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(sdist, folder, filter="data")
        (source,) = Path(folder).iterdir()
        run(*hatchling, "-t", "wheel", folder=source, FIVETOWERS_COMPILE="require", FIVETOWERS_PAGE="require")
    (wheel,) = DIST.glob("*.whl")
    return sdist, wheel


def try_out(package: Path, version: str) -> None:
    """Installs it in a clean environment, far from the sources, plays with it, and opens the page."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "venv", with_pip=True)
        programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python, fivetowers = str(programs / "python"), str(programs / "fivetowers")
        locked = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(python, *locked, "--require-hashes", "-r", str(ROOT / "requirements.lock"), folder=place)
        # What builds the sdist is pinned too, and installed with the others.
        run(python, *locked, "--no-deps", "--no-build-isolation", str(package), folder=place)
        expect(f"fivetowers {version}", run(fivetowers, "--version", folder=place))
        program = "from fivetowers.fast import is_compiled; print(is_compiled())"
        expect("True", run(python, "-c", program, folder=place))
        run(python, str(ROOT / "examples" / "one_game.py"), folder=place)
        expect(
            "evening.5t: good, 1 game, played to the end",
            run(fivetowers, "record", "check", "evening.5t", folder=place),
        )
        run(fivetowers, "picture", "evening.5t", "-o", "end.svg", folder=place)
        open_page(fivetowers, place)


def open_page(fivetowers: str, place: Path) -> None:
    """Starts the server of this installation, and asks it for its page and for a table."""
    command = [fivetowers, "serve", "--port", "0", "--database", f"sqlite:///{place / 'games.sqlite'}"]
    server = subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        with urllib.request.urlopen(address, timeout=LONGEST_START) as page:
            text = page.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', text)
        if script is None:
            raise NotReady(f"the page of {fivetowers} has no script:\n{text[:500]}")
        with urllib.request.urlopen(address.rstrip("/") + script[1], timeout=LONGEST_START) as asset:
            expect("text/javascript", asset.headers.get_content_type())
    finally:
        server.terminate()
        server.wait(timeout=LONGEST_START)


def expect(wanted: str, seen: str) -> None:
    if seen != wanted:
        raise NotReady(f"expected {wanted!r}, got {seen!r}")


def run(*command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotReady(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done.stdout.strip()


def say(words: str) -> None:
    print(words, flush=True)


def release(version: str) -> None:
    check(version)
    say(f"{version} is ready in pyproject.toml and CHANGELOG.md; building …")
    sdist, wheel = build()
    for package in (wheel, sdist):
        say(f"{package.name} ({package.stat().st_size // 1024} kB): installing it in a clean environment …")
        try_out(package, version)
        say(f"{package.name} installs, plays and shows its page.")
    say(json.dumps({"sdist": sdist.name, "wheel": wheel.name}))
    say(f"Next: git tag v{version}, push the tag, and publish what the wheels workflow has built (docs/releases.md).")


def main(words: list[str]) -> int:
    try:
        match words:
            case ["prepare", version]:
                prepare(version)
            case [version]:
                release(version)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
