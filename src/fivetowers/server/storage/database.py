"""What Storage asks of a database; sqlite.py and postgres.py are the two kinds."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from fivetowers.server.storage.values import Append

JobResult = TypeVar("JobResult")


class Database(Protocol):
    """A reached and migrated database. Faults of the database itself come out as Unavailable."""

    @property
    def url(self) -> str: ...

    async def commit(self, group: Sequence[Append]) -> list[bool]:
        """Writes appends in one transaction; False for those whose expected number was not the table's."""
        ...

    async def load(self, table_id: str, after_number: int) -> list[bytes]: ...

    async def read(self, question: Callable[[Connection], JobResult]) -> JobResult:
        """Runs a function that only reads."""
        ...

    async def write(self, job: Callable[[Connection], JobResult]) -> JobResult:
        """Runs a function in a transaction of its own, and returns when it is durable."""
        ...

    async def close(self) -> None: ...
