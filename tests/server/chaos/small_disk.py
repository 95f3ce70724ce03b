"""A disk so small that it can be filled in a moment: a file system of its own, in memory. Only root can mount one."""

import errno
import os
import subprocess
from pathlib import Path

MEGABYTES = 1_024
"""Enough for a PostgreSQL with a little log, and for the games of hundreds of faults, in pages left almost empty."""
_PIECE = 2**20


class CannotMount(RuntimeError):
    """This machine lets us mount nothing."""


class SmallDisk:
    """Mounted at a folder that it makes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        folder.mkdir()
        command = ("mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=755", "fivetowers-chaos", str(folder))
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise CannotMount(f"a disk that can be filled cannot be mounted here: {error}") from error
        if done.returncode:
            raise CannotMount(f"a disk that can be filled cannot be mounted here, which takes root: {done.stderr}")

    def fill(self) -> None:
        """To the last byte."""
        with self._ballast.open("ab", buffering=0) as file:
            for length in (_PIECE, os.sysconf("SC_PAGE_SIZE")):
                try:
                    while True:
                        os.posix_fallocate(file.fileno(), file.seek(0, os.SEEK_END), length)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def make_room(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def unmount(self) -> None:
        subprocess.run(("umount", "--lazy", str(self.folder)), capture_output=True, check=True)


def can_mount(folder: Path) -> bool:
    """Is this a machine where a disk can be filled?"""
    try:
        SmallDisk(folder / "try").unmount()
    except CannotMount:
        return False
    return True
