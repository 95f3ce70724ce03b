"""The parts of a view that stay as they are from one view to the next, made once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

_Part = TypeVar("_Part")

Ready = Callable[[Any], Any]
"""What is done with a part before it is kept."""


def as_it_is(part: _Part) -> _Part:
    return part


_encode = msgspec.json.Encoder().encode


def as_json(part: Any) -> Any:
    """Written already: it can be sent, but no longer be read."""
    return msgspec.Raw(_encode(part))


class KeptParts:
    """The last part of one table's views for each place in them, and what it was made of.

    >>> kept, cards = KeptParts(), ("T1", "C2")
    >>> first = kept.under("display", cards, list, cards)
    >>> kept.under("display", cards, list, cards) is first
    True

    With `ready=as_json` the larger parts are kept as they are written: for views that are only sent.
    """

    __slots__ = ("_parts", "ready")

    def __init__(self, ready: Ready = as_it_is) -> None:
        self.ready = ready
        self._parts: dict[Hashable, tuple[Any, Any]] = {}

    def under(self, place: Hashable, of: Any, make: Callable[..., _Part], *values: Any) -> _Part:
        """`make(*values)`, or what was made for this place before, if that was of the same."""
        found = self._parts.get(place)
        if found is not None and (found[0] is of or found[0] == of):
            part: _Part = found[1]
            return part
        part = make(*values)
        self._parts[place] = (of, part)
        return part

    def __len__(self) -> int:
        return len(self._parts)
