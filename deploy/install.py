"""Installs what a lock file names: with uv, which takes a fifth of the time, or with pip where uv cannot.

Usage: `.venv/bin/python deploy/install.py requirements.lock`. Both compare every file with its hash. uv does not read
pip's settings, so it is told where this machine's pip looks for packages and which certificates it trusts.
"""

import ast
import os
import subprocess
import sys

# What pip calls it, and what uv does.
SETTINGS = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE", "default-timeout": "UV_HTTP_TIMEOUT"}
# A lock file names every package: there is nothing left to work out.
AS_LOCKED = ("--quiet", "--no-deps", "--require-hashes", "-r")
INTO = sys.executable
PIP = (sys.executable, "-m", "pip")
UV = (sys.executable, "-m", "uv")


def pip_settings(listed: str) -> dict[str, str]:
    """What `pip config list` prints, as names and values; the environment goes before files.

    >>> pip_settings("\\n".join([":env:.cert='/a.crt'", "global.cert='/b.crt'", "global.timeout='5'"]))
    {'timeout': '5', 'cert': '/a.crt'}
    """
    pairs = (line.partition("=") for line in reversed(listed.splitlines()) if "=" in line)
    return {place.rpartition(".")[2]: str(ast.literal_eval(value)) for place, _, value in pairs}


def uv_environment(settings: dict[str, str]) -> dict[str, str]:
    """
    >>> uv_environment({"cert": "/a.crt", "progress-bar": "off"})
    {'SSL_CERT_FILE': '/a.crt'}
    """
    return {name: settings[setting] for setting, name in SETTINGS.items() if setting in settings}


def install_with_uv(lock: str) -> bool:
    try:
        listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=True).stdout
        environment = {**uv_environment(pip_settings(listed)), **os.environ}
        command = [*UV, "pip", "install", "--python", INTO, *AS_LOCKED, lock]
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0
    except (OSError, subprocess.CalledProcessError, SyntaxError, ValueError):
        return False


def install_with_pip(lock: str) -> int:
    options = ("--no-compile", "--disable-pip-version-check")
    return subprocess.run([*PIP, "--python", INTO, "install", *options, *AS_LOCKED, lock], check=False).returncode


def main(locks: list[str]) -> int:
    return max((0 if install_with_uv(lock) else install_with_pip(lock) for lock in locks), default=2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
