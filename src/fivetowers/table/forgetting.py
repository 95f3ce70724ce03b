"""Forgetting a person: the log keeps its events, but nothing in them says any more who played."""

from collections.abc import Sequence

from msgspec.structs import replace

from fivetowers.table import events
from fivetowers.table.events import Event, OwnerHash
from fivetowers.table.table import Table

NOBODY = ""


def forget(log: Sequence[Event], owner: OwnerHash, table: Table) -> list[Event]:
    """The same log, event for event, without the names and the hash of this person; storage writes it over the old one.

    A seat that came to them by a one-time link was joined under another hash: its name goes too, and so does the name
    of a seat that they gave on. `table` is what the log makes: who has the creator's rights there keeps them: where all
    has gone on to others, the log still says that it came from one and the same person.
    """
    theirs, _ = _joinings(log, owner)
    still_there = owner == table.creator or any(seat.owner == owner for seat in table.seats)
    first = next((index for index, event in enumerate(log) if _names(event, owner)), 0)
    instead = NOBODY if still_there else f"forgotten {first}"
    return [_blank(event, owner, instead, is_theirs=index in theirs) for index, event in enumerate(log)]


def seats_named_by(log: Sequence[Event], owner: OwnerHash) -> tuple[int, ...]:
    """The seats whose people have this person's name, no matter who holds them now."""
    theirs, sitting = _joinings(log, owner)
    return tuple(seat for seat, joined in enumerate(sitting) if joined in theirs)


def _joinings(log: Sequence[Event], owner: OwnerHash) -> tuple[set[int], list[int | None]]:
    """The places in the log of each `Joined` whose seat this person ever held, and for each seat the place of the one
    by which its last person came.

    What they have under a new secret is not theirs under the old one.
    """
    theirs: set[int] = set()
    sitting: list[int | None] = []
    holding: list[OwnerHash] = []
    for index, event in enumerate(log):
        match event:
            case events.Created(_, _, options):
                sitting = [None] * len(options.seats)
                holding = [NOBODY] * len(options.seats)
            case events.Joined():
                sitting[event.seat] = index
                holding[event.seat] = event.owner
                if event.owner == owner:
                    theirs.add(index)
            case events.OwnerMoved():
                joined = sitting[event.seat]
                if event.renewed and holding[event.seat] == owner and joined is not None:
                    theirs.discard(joined)
                if event.owner == owner and joined is not None:
                    theirs.add(joined)
                holding[event.seat] = event.owner
            case events.SeatsMoved(_, order):
                sitting = [sitting[old] for old in order]
                holding = [holding[old] for old in order]
    return theirs, sitting


def _names(event: Event, owner: OwnerHash) -> bool:
    return owner in (getattr(event, "creator", None), getattr(event, "owner", None))


def _blank(event: Event, owner: OwnerHash, instead: OwnerHash, *, is_theirs: bool) -> Event:
    match event:
        case events.Joined():
            held = instead if event.owner == owner else event.owner
            return replace(event, name=NOBODY, name_id=None, owner=held) if is_theirs else replace(event, owner=held)
        case events.OwnerMoved() | events.CreatorMoved() if event.owner == owner:
            return replace(event, owner=instead)
        case events.Created() if event.creator == owner:
            return replace(event, creator=instead)
    return event
