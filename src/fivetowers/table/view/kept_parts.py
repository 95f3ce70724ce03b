"""The parts of a view that stay as they are from one view to the next, made once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

_Of = TypeVar("_Of")
_Part = TypeVar("_Part")
MOST_KEPT = 14
"""A round asks for a dozen parts; of more than this some are surely those of rounds that are over."""

Ready = Callable[[Any], Any]
"""What is done with a part before it is kept."""


def as_it_is(part: _Part) -> _Part:
    return part


_encode = msgspec.json.Encoder().encode


def as_json(part: Any) -> Any:
    """Written already: it can be sent, but no longer be read."""
    return msgspec.Raw(_encode(part))


class KeptParts:
    """Parts of one table's views. What a part is made of never changes, so that it can be known by its identity.

    >>> kept, cards = KeptParts(), ("T1", "C2")
    >>> first = kept(list, cards)
    >>> kept(list, cards) is first
    True

    With `ready=as_json` the larger parts are kept as they are written: for views that are only sent.
    """

    __slots__ = ("_parts", "ready")

    def __init__(self, ready: Ready = as_it_is) -> None:
        self.ready = ready
        self._parts: dict[Hashable, tuple[Any, Any]] = {}

    def __call__(self, make: Callable[[_Of], _Part], of: _Of) -> _Part:
        """`make(of)` made ready, or what that was before."""
        part: _Part = self.under((make, id(of)), of, lambda: self.ready(make(of)))
        return part

    def under(self, key: Hashable, of: Any, make: Callable[[], _Part]) -> _Part:
        """`make()`, or what that was for this key before. `of` is what the identities in the key belong to."""
        found = self._parts.pop(key, None)
        if found is None:
            return self._keep(key, of, make())
        self._parts[key] = found  # the last to be asked for is the last to go
        part: _Part = found[1]
        return part

    def _keep(self, key: Hashable, of: Any, part: _Part) -> _Part:
        if len(self._parts) == MOST_KEPT:
            del self._parts[next(iter(self._parts))]
        # With what it is made of: as long as that lives, nothing else has its id.
        self._parts[key] = (of, part)
        return part

    def __len__(self) -> int:
        return len(self._parts)
