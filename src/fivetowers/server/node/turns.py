"""Whose bot thinks next where many wait: everybody in turn, one decision each, however many tables somebody has.

A new person costs nothing but a cookie. So where a crowd waits from one address, all of them together are one; with
fewer, as in a family, everybody has their turn.
"""

import asyncio
from collections import OrderedDict, deque
from itertools import count

CROWD = 8
"""With more decisions waiting from one address than this, they count as one person's."""
_now = count().__next__

_Turn = asyncio.Future[None]


class _Address:
    """Those who wait from one address: each person since their last turn, or since they came."""

    __slots__ = ("people", "since", "waiting")

    def __init__(self) -> None:
        self.since = _now()
        self.waiting = 0
        self.people: OrderedDict[str, tuple[int, deque[_Turn]]] = OrderedDict()

    def add(self, who: str, turn: _Turn) -> None:
        self.people.setdefault(who, (_now(), deque()))[1].append(turn)
        self.waiting += 1

    def longest(self) -> int:
        """Since when the one who is next here has waited, among everybody else."""
        return self.since if self.waiting > CROWD else next(iter(self.people.values()))[0]

    def next_turn(self) -> _Turn:
        who, (_, turns) = self.people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self.people[who] = (_now(), turns)
        self.since = _now()
        self.waiting -= 1
        return turn


class Turns:
    """Places at the processes of bots. Hints come last: a game that waits goes before advice."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._games: dict[str, _Address] = {}
        self._hints: dict[str, _Address] = {}

    async def take(self, who: str, address: str | None = None, *, is_hint: bool = False) -> None:
        """Returns when it is this person's turn; `give_back` ends it. Where no address is known, the person is one."""
        if self._free:
            self._free -= 1
            return
        turn: _Turn = asyncio.get_running_loop().create_future()
        line = self._hints if is_hint else self._games
        line.setdefault(address or f"of {who}", _Address()).add(who, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self.give_back()
            raise

    def give_back(self) -> None:
        """To the one who has waited longest without a turn."""
        for line in (self._games, self._hints):
            while line:
                address = min(line, key=lambda one: line[one].longest())
                turn = line[address].next_turn()
                if not line[address].waiting:
                    del line[address]
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
