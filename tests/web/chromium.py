"""A Chromium for tests, pictures and measurements: an installed one, else Debian's package, else Playwright's own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import playwright
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Playwright, sync_playwright

from hatch_build import node_program
from tests.system import can_use_apt, install_browser, installed_browser

# No word to the network, nothing that only a screen needs.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
WHAT_TO_INSTALL = (
    "The tests of the page need Chromium or Chrome, and there is none on the PATH. Install one (Debian and Ubuntu: "
    "apt-get install chromium), or let Playwright fetch its own: python -m playwright install --with-deps chromium. "
    "The reason: {reason}"
)


class NoChromium(Exception):
    """There is no browser here, and none could be installed."""


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    with driver() as driving, launch(driving.chromium, *flags) as browser:
        yield browser


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright, with a Node that runs: its own needs a library (libatomic) that a small system may not have."""
    if not _runs(Path(playwright.__file__).parent / "driver" / "node"):
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node_program())
    with sync_playwright() as driving:
        yield driving


def _runs(program: Path) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return os.name == "nt"  # where it has another name


@contextmanager
def launch(kind: BrowserType, *flags: str) -> Iterator[Browser]:
    browser = kind.launch(executable_path=_program(kind), args=_words(*flags))
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def with_profile(kind: BrowserType, folder: Path, address: str) -> Iterator[BrowserContext]:
    """A browser that keeps what it learns, in this folder, as people's own do."""
    context = kind.launch_persistent_context(folder, executable_path=_program(kind), args=_words(), base_url=address)
    try:
        yield context
    finally:
        context.close()


def _words(*flags: str) -> list[str]:
    return [*FLAGS, *(["--no-sandbox"] if _is_root() else []), *flags]


def _program(kind: BrowserType) -> str:
    own = kind.executable_path
    return installed_browser() or _from_debian() or (own if Path(own).exists() else _from_playwright(own))


def _from_debian() -> str | None:
    if can_use_apt():
        install_browser()
    return installed_browser()


def _from_playwright(program: str) -> str:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not Path(program).exists():
        raise NoChromium(WHAT_TO_INSTALL.format(reason=(done.stderr or done.stdout).strip()[-500:]))
    return program


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":  # before the tests, so that none of them waits for it, or fails for want of it
    try:
        with chromium() as browser:
            browser.new_page()
    except (NoChromium, Error) as error:
        sys.exit(f"The tests of the page cannot start a browser: {error}")
