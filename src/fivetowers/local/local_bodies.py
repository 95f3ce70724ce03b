"""What a request brings along, read; and what it asks for, if it is there."""

from typing import TypeVar

import msgspec

from fivetowers.errors import FiveTowersError, Refusal

_Body = TypeVar("_Body")
_Found = TypeVar("_Found")


def read_body(body: bytes, kind: type[_Body]) -> _Body:
    return msgspec.json.decode(body, type=kind)


def there(found: _Found | None, code: str) -> _Found:
    if found is None:
        raise FiveTowersError(Refusal(code))
    return found
