"""A Chromium for tests, pictures and measurements: an installed one, else Debian's package, else Playwright's own."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, BrowserType, sync_playwright

INSTALLED_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    with sync_playwright() as playwright, launch(playwright.chromium, *flags) as browser:
        yield browser


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
    return _installed() or _from_debian() or (own if Path(own).exists() else _from_playwright(own))


def _installed() -> str | None:
    return next((found for name in INSTALLED_NAMES if (found := shutil.which(name))), None)


def _from_debian() -> str | None:
    """Several processes of tests may want it at once: one installs, the others wait."""
    if not (_is_root() and shutil.which("apt-get") and Path("/etc/debian_version").exists()):
        return None
    import fcntl

    with Path(tempfile.gettempdir(), "fivetowers-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _installed():
            for words in (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", "chromium")):
                subprocess.run(["apt-get", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return _installed()


def _from_playwright(program: str) -> str:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not Path(program).exists():
        raise NoChromium(WHAT_TO_INSTALL.format(reason=(done.stderr or done.stdout).strip()[-500:]))
    return program


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":  # before the tests, so that none of them has to wait for it
    with sync_playwright() as playwright:
        _program(playwright.chromium)
