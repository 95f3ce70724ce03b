"""What the clients of a table sent, what they were told, and when: plain values, for the checker to judge."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Asked:
    """Sent for the first time. The same request sent again counts once, so only the first time is written down."""

    at: float
    request: str
    action: str


@dataclass(frozen=True, slots=True)
class Answered:
    """`number` is where the server says that the action stands; None if it was refused, with a code."""

    at: float
    request: str
    number: int | None
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """A view: the number of the table, and a digest of everything that it showed."""

    at: float
    number: int
    digest: str


@dataclass(frozen=True, slots=True)
class Connected:
    at: float


Note = Asked | Answered | Looked | Connected


@dataclass(slots=True)
class Journal:
    """One client at one table. All journals of a run go by the same clock."""

    client: str
    notes: list[Note] = field(default_factory=list)
    answers: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A person's action, as it stands in the log of the table."""

    number: int
    request: str
    action: str


@dataclass(frozen=True, slots=True)
class TableLog:
    """The order in the database, and the digests of the views that follow from its first events, by number."""

    entries: tuple[Entry, ...]
    digests: dict[int, str]
