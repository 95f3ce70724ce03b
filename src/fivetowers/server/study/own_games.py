"""The finished games of an owner, as their progress is worked out from: read from the logs and the kept analyses."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from fivetowers.actions import Deal
from fivetowers.analysis.verdicts import MoveVerdict
from fivetowers.notation import parse_action
from fivetowers.progress.own_game import OwnGame, OwnJudgement, OwnMove, own_move
from fivetowers.server.storage import Storage, TableEntry
from fivetowers.server.study.analysis_view import AnalysedDecision, AnalysisView
from fivetowers.server.study.analyst import JUDGED_BY, read_kept
from fivetowers.state import Seat
from fivetowers.table.events import OwnerHash
from fivetowers.table.log import Unreadable, read_log

MOST_COUNTED = 200
"""The newest games of an owner; older ones are no longer looked at."""
MOST_REMEMBERED = 2_000
_Value = TypeVar("_Value")


class GameEnd(Struct, frozen=True):
    """`seats`: everybody's towers at the end. A game that began in a position of another one is `played_on`."""

    at: int
    seats: tuple[Seat, ...]
    played_on: bool


class Remembered(OrderedDict[str, _Value], Generic[_Value]):
    """What never changes once it is known; the oldest is forgotten, so that memory has an end."""

    def add(self, key: str, value: _Value) -> None:
        self[key] = value
        if len(self) > MOST_REMEMBERED:
            self.popitem(last=False)


class OwnGames:
    """Remembers how games ended and were judged: no names, and nobody's key."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ends: Remembered[GameEnd] = Remembered()
        self._judged: Remembered[tuple[OwnJudgement, ...]] = Remembered()

    async def of(self, owner: OwnerHash) -> list[OwnGame]:
        """Those that were played to the end with exactly one seat of this owner: who sat where is then known."""
        entries = await self._storage.games_of(owner, phase="ended", limit=MOST_COUNTED)
        entries = [entry for entry in entries if len(entry.mine) == 1 and any(seat.won for seat in entry.seats)]
        await self._judge(entry.id for entry in entries)
        found = []
        for entry in entries:
            end = self._ends.get(entry.id) or await self._read_end(entry.id)
            if end is not None and not end.played_on:
                found.append(self._own(entry, end))
        return found

    def _own(self, entry: TableEntry, end: GameEnd) -> OwnGame:
        (mine,) = entry.mine
        assert entry.points is not None
        judged = self._judged.get(entry.id)
        return OwnGame(
            id=entry.id,
            at=end.at,
            players=len(entry.seats),
            points=entry.points[mine],
            won=entry.seats[mine].won,
            bots=tuple(seat.bot for seat in entry.seats if seat.bot is not None),
            end=end.seats[mine],
            judged=None if judged is None else judged[mine],
        )

    async def _read_end(self, table_id: str) -> GameEnd | None:
        end = await asyncio.to_thread(_end_of, table_id, await self._storage.load(table_id))
        if end is not None:
            self._ends.add(table_id, end)
        return end

    async def _judge(self, table_ids: Iterable[str]) -> None:
        unknown = [table_id for table_id in table_ids if table_id not in self._judged]
        for table_id, body in (await self._storage.kept_analyses(unknown, JUDGED_BY)).items():
            self._judged.add(table_id, await asyncio.to_thread(_judgements, body))


def _end_of(table_id: str, events: Sequence[bytes]) -> GameEnd | None:
    """None where the log cannot be read any more."""
    try:
        table, _ = read_log(table_id, events)
    except Unreadable:
        return None
    if table.state is None:
        return None
    return GameEnd(table.actions[-1].at, table.state.seats, table.options.played_on is not None)


def _judgements(body: bytes) -> tuple[OwnJudgement, ...]:
    view = read_kept(body)
    return tuple(judgement_of(view, seat) for seat in range(1, view.game.players + 1))


def judgement_of(view: AnalysisView, seat: int) -> OwnJudgement:
    """Of this seat, from 1."""
    game, errors = view.game, view.errors
    rounds = max((event.round for event in game.events), default=0)
    mine = [event for event in game.events if isinstance(event, AnalysedDecision) and event.seat == seat]
    return OwnJudgement(
        luck=game.luck[seat - 1],
        luck_error=errors.luck[seat - 1],
        own=game.own[seat - 1],
        own_error=errors.own[seat - 1],
        moves=tuple(_move(event, rounds) for event in mine if event.alternatives),
    )


def _move(event: AnalysedDecision, rounds: int) -> OwnMove:
    action, best = parse_action(event.action), parse_action(event.best)
    assert not isinstance(action, Deal)
    assert not isinstance(best, Deal)
    return own_move(action, best, MoveVerdict(event.verdict), event.loss, number=event.round, rounds=rounds)
