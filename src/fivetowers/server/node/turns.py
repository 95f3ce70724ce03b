"""Whose bot thinks next where many wait: everybody in turn, one decision each, however many tables somebody has."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """Places at the processes of bots. Hints come last: a game that waits goes before advice."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._games: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._hints: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, who: str, *, is_hint: bool = False) -> None:
        """Returns when it is this person's turn; `give_back` ends it."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._hints if is_hint else self._games).setdefault(who, deque()).append(turn)
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
                who, turns = line.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    line[who] = turns
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
