"""Forgetting a person: the log keeps its events, but nothing in them says any more who played."""

from collections.abc import Sequence

from msgspec.structs import replace

from fivetowers.table import events
from fivetowers.table.events import Event, OwnerHash

NOBODY = ""


def forget(log: Sequence[Event], owner: OwnerHash) -> list[Event]:
    """The same log, event for event, without the names and the hash of this person; storage writes it over the old one.

    A seat that came to them by a one-time link was joined under another hash: its name goes too, and so does the name
    of a seat that they gave on.
    """
    theirs, _ = _joinings(log, owner)
    return [_blank(event, owner, is_theirs=index in theirs) for index, event in enumerate(log)]


def seats_named_by(log: Sequence[Event], owner: OwnerHash) -> tuple[int, ...]:
    """The seats whose people have this person's name, no matter who holds them now."""
    theirs, sitting = _joinings(log, owner)
    return tuple(seat for seat, joined in enumerate(sitting) if joined in theirs)


def _joinings(log: Sequence[Event], owner: OwnerHash) -> tuple[set[int], list[int | None]]:
    """The places in the log of each `Joined` whose seat this person ever held, and those by which people sit now."""
    theirs: set[int] = set()
    sitting: list[int | None] = []  # for each seat, the place of the event by which its person came
    for index, event in enumerate(log):
        match event:
            case events.Created(_, _, options):
                sitting = [None] * len(options.seats)
            case events.Joined():
                sitting[event.seat] = index
                if event.owner == owner:
                    theirs.add(index)
            case events.OwnerMoved():
                joined = sitting[event.seat]
                if event.owner == owner and joined is not None:
                    theirs.add(joined)
            case events.SeatsMoved(_, order):
                sitting = [sitting[old] for old in order]
    return theirs, sitting


def _blank(event: Event, owner: OwnerHash, *, is_theirs: bool) -> Event:
    match event:
        case events.Joined():
            held = NOBODY if event.owner == owner else event.owner
            return replace(event, name=NOBODY, name_id=None, owner=held) if is_theirs else event
        case events.OwnerMoved() | events.CreatorMoved() if event.owner == owner:
            return replace(event, owner=NOBODY)
        case events.Created() if event.creator == owner:
            return replace(event, creator=NOBODY)
    return event
