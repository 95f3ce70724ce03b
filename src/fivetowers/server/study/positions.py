"""New games that begin in a position of another one, against bots: "play on from here"."""

import secrets
from collections.abc import Sequence
from functools import partial

from fivetowers.errors import Refusal
from fivetowers.records.record import GameRecord
from fivetowers.server.node.hub import Hub
from fivetowers.server.node.live import Live
from fivetowers.table.events import OwnerHash
from fivetowers.table.messages import NewTable
from fivetowers.table.opening import CardsToCome, dealer_on, play_on, play_on_options

_rng = secrets.SystemRandom()


class Positions:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def play_on(
        self,
        record: GameRecord,
        *,
        actions: int,
        seat: int,
        cards: CardsToCome,
        bots: Sequence[str],
        name: str,
        owner: OwnerHash,
    ) -> Live | Refusal:
        """A table that goes on after the first `actions` of a game. Seats count from 1; `bots` play the others."""
        options = play_on_options(record, actions=actions, seat=seat, cards=cards, bots=bots)
        if isinstance(options, Refusal):
            return options
        dealer = dealer_on(record, actions, cards, _rng)
        arrange = partial(play_on, start=record.start, actions=record.actions[:actions], dealer=dealer)
        return await self._hub.create(owner, NewTable(options, name), dealer, arrange)
