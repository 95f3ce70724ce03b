"""All tables of a browser go to another secret: a new one of its own, or that of another device of the same person."""

import asyncio

from fivetowers.errors import Refusal
from fivetowers.server.node.hub import DATABASE_TROUBLE, UNKNOWN, Hub
from fivetowers.server.node.live import Live
from fivetowers.server.storage import StorageError
from fivetowers.table.commands import ChangeSecret, Command, LeaveTry, person
from fivetowers.table.events import OwnerHash
from fivetowers.table.log import Unreadable
from fivetowers.table.table import seats_of

PAUSES = (0.0, 0.2, 1.0)
"""In seconds, before each try to give a table the other secret."""
UNFINISHED = Refusal("device.unfinished")
"""Some tables have moved and others have not: nothing is lost, and a new link does the rest."""
_UNREADABLE = "table.unreadable"


async def change_secret(hub: Hub, table_id: str, owner: OwnerHash, new: OwnerHash) -> int | Refusal:
    """The number of seats that belong to the new secret now. Asked for a second time it does no harm."""
    live = await _insist(hub, table_id, ChangeSecret(new), owner)
    if live is None or isinstance(live, Refusal):
        return live or 0
    return len(seats_of(live.table, new))


async def share_secret(hub: Hub, owner: OwnerHash, shared: OwnerHash) -> int | Refusal:
    """Gives all tables of one browser to the secret of another one; gives the number of those that cannot be read."""
    done: set[str] = set()
    left = 0
    try:
        # Somebody may make a table meanwhile: it is over when there is nothing new.
        while new := set(await hub.storage.table_ids_naming(owner)) - done:
            for table_id in sorted(new):
                refusal = await _share_table(hub, table_id, owner, shared)
                if refusal is not None and refusal.code != _UNREADABLE:
                    return UNFINISHED
                left += refusal is not None
                done.add(table_id)
    except StorageError:
        return UNFINISHED
    return left


async def _share_table(hub: Hub, table_id: str, owner: OwnerHash, shared: OwnerHash) -> Refusal | None:
    try:
        refusal = await _settle_tries(hub, table_id, owner, shared)
    except Unreadable as fault:
        return fault.refusal
    moved = refusal or await change_secret(hub, table_id, owner, shared)
    return moved if isinstance(moved, Refusal) else None


async def _settle_tries(hub: Hub, table_id: str, owner: OwnerHash, shared: OwnerHash) -> Refusal | None:
    """There is one try at a daily deal or a challenge: if both have one, the one that was finished first counts.

    If neither was, it is the one that was begun first. The other is a game like any other from now on.
    """
    mine = await hub.get(table_id)
    attempt = None if mine is None else mine.summary.daily or mine.summary.challenge
    if mine is None or attempt is None or attempt.owner != owner or mine.table.has_left_try:
        return None
    found = await hub.storage.daily_try(attempt.date, shared)
    theirs = None if found is None else await hub.get(found[0])
    if theirs is None:
        return None
    for live in (mine, theirs):
        await hub.freshen(live)
    loser, its_owner = (mine, owner) if _when_tried(theirs) <= _when_tried(mine) else (theirs, shared)
    left = await _insist(hub, loser.id, LeaveTry(), its_owner)
    return left if isinstance(left, Refusal) else None


def _when_tried(live: Live) -> tuple[bool, int]:
    attempt = live.summary.daily or live.summary.challenge
    finished_at = None if attempt is None else attempt.finished_at
    return (True, live.table.created_at) if finished_at is None else (False, finished_at)


async def _insist(hub: Hub, table_id: str, command: Command, owner: OwnerHash) -> Live | Refusal | None:
    """Asks a table, and again after a pause if it is busy or the database fails; None if there is no such table."""
    refusals: list[Refusal] = []
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            live = await hub.get(table_id)
            if live is None:
                return None
            decision = await hub.ask(live, command, person(owner))
        except Unreadable as fault:
            return fault.refusal
        except StorageError:
            refusals.append(DATABASE_TROUBLE)
            continue
        if decision.refusal is None:
            return live
        refusals.append(decision.refusal)
    return UNKNOWN if UNKNOWN in refusals else refusals[-1]
