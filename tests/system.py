"""What the tests need of the machine besides Python: installed where that is possible, else named in one line.

Run before anything else, by any Python: `python3 tests/system.py`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The first starts quickest and has no windows of its own to draw; not every system has it.
DEBIAN_PACKAGES = ("chromium-headless-shell", "chromium")
HOW_TO_INSTALL = "Debian and Ubuntu: sudo apt-get install chromium"
NO_VENV = "fivetowers needs Python's venv and ensurepip. Debian and Ubuntu: sudo apt-get install python3-venv"
NO_GIT = "make test needs git, and a clone made with it. Debian and Ubuntu: sudo apt-get install git"
NO_BROWSER = (
    f"make test needs Chromium or Chrome, and apt-get could not install it ({{reason}}). {HOW_TO_INSTALL}, then again."
)
TRY_PLAYWRIGHT = f"No Chromium or Chrome here: Playwright will fetch its own. Should that fail, {HOW_TO_INSTALL}."
INSTALLING = "Installing Chromium with apt-get (about a minute, beside the rest) …"


def installed_browser() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def can_use_apt() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None and Path("/etc/debian_version").exists()


def install_browser() -> str:
    """The reason why not, or nothing."""
    return min((install(package, installed_browser) for package in DEBIAN_PACKAGES), key=len)


def install(package: str, installed: Callable[[], str | None]) -> str:
    """Installs a package of Debian's; the reason why not, or nothing. Several may want it at once: the others wait."""
    import fcntl

    with Path(tempfile.gettempdir(), f"fivetowers-{package}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        reason = ""
        # the lists may be too old for what the server still has: then they are fetched
        for words in (("install",), ("update",), ("install",)):
            if installed():
                return ""
            packages = ["--no-install-recommends", package] if words == ("install",) else []
            command = ["apt-get", *words, "-y", "-qq", *packages]
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            reason = next(iter(done.stderr.strip().splitlines()[-1:]), "no reason given")
    return "" if installed() else reason


def missing() -> list[str]:
    """What nothing here can install, each as a line that says what to do."""
    lines = []
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        lines.append(NO_VENV)
    if not shutil.which("git"):
        lines.append(NO_GIT)
    return lines


def main() -> int:
    lines = missing()
    if not lines and not installed_browser():
        if can_use_apt():
            print(INSTALLING, flush=True)
            reason = install_browser()
            if reason:
                lines.append(NO_BROWSER.format(reason=reason))
        else:
            print(TRY_PLAYWRIGHT, flush=True)
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
