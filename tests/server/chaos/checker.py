"""Is there one order of actions at a table that explains everything its clients were told?

The log proposes the order; nothing in it is believed. It has to hold each acknowledged action exactly once and where
the server said, no refused one, and nothing that nobody sent. An action without an answer may be there or not. Whatever
a client was shown has to follow from the first events of that order, and an action that began after something was known
has to stand behind it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from tests.server.chaos.journal import Answered, Asked, Connected, Journal, Looked, Note, TableLog

Kind = Literal["lost", "doubled", "moved", "refused", "invented", "reordered", "diverging", "went_back"]


class Fault(NamedTuple):
    kind: Kind
    what: str


def faults(log: TableLog, journals: Sequence[Journal], *, is_one_node: bool = True) -> list[Fault]:
    """None if all is well. `is_one_node`: a client that comes back is shown at least what it has seen before."""
    notes = sorted((note for journal in journals for note in journal.notes), key=lambda note: note.at)
    found = [fault for about in (_about_log, _about_answers, _about_order, _about_views) for fault in about(log, notes)]
    for journal in journals:
        found += _about_coming_back(journal, is_one_node=is_one_node)
    return found


def _about_log(log: TableLog, notes: Iterable[Note]) -> Iterator[Fault]:
    asked = {note.request: note.action for note in notes if isinstance(note, Asked)}
    for entry in log.entries:
        if asked.get(entry.request) != entry.action:
            yield Fault("invented", f"{entry}, and asked for was {asked.get(entry.request)}")
    keys: list[str | int] = [key for entry in log.entries for key in (entry.request, entry.number)]
    for key, count in Counter(keys).items():
        if count > 1:
            yield Fault("doubled", f"{key} stands in the log {count} times")


def _about_answers(log: TableLog, notes: Iterable[Note]) -> Iterator[Fault]:
    places = {entry.request: entry.number for entry in log.entries}
    for note in notes:
        if not isinstance(note, Answered):
            continue
        place = places.get(note.request)
        if note.number is None:
            if place is not None:
                yield Fault("refused", f"{note.request} was refused ({note.code}) and is number {place}")
        elif place is None:
            yield Fault("lost", f"{note.request} was acknowledged as number {note.number}")
        elif place != note.number:
            yield Fault("moved", f"{note.request} is number {place}, and {note.number} was said")


def _about_order(log: TableLog, notes: Iterable[Note]) -> Iterator[Fault]:
    """What somebody knew when an action was first sent comes before it."""
    places = {entry.request: entry.number for entry in log.entries}
    known = 0
    for note in notes:
        if isinstance(note, Asked):
            if places.get(note.request, known + 1) <= known:
                yield Fault("reordered", f"{note.request} is number {places[note.request]}; {known} was known before")
        elif not isinstance(note, Connected) and note.number is not None:
            known = max(known, note.number)


def _about_views(log: TableLog, notes: Iterable[Note]) -> Iterator[Fault]:
    for note in notes:
        if isinstance(note, Looked) and log.digests.get(note.number) != note.digest:
            yield Fault("diverging", f"the view of number {note.number} does not follow from the log")


def _about_coming_back(journal: Journal, *, is_one_node: bool) -> Iterator[Fault]:
    seen = 0
    for note in journal.notes:
        if isinstance(note, Connected) and not is_one_node:
            seen = 0
        elif isinstance(note, Looked):
            if note.number < seen:
                yield Fault("went_back", f"{journal.client} was shown {note.number} after {seen}")
            seen = note.number
        elif isinstance(note, Answered) and note.number is not None:
            seen = max(seen, note.number)
