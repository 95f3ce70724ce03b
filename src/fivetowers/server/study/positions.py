"""New games that begin in a position of another one, against bots: "play on from here"."""

import secrets
from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Literal

from fivetowers.actions import Action, Deal
from fivetowers.dealer import Dealer, HiddenDealer, dealer_who_dealt, hidden_dealer_after, read_cards
from fivetowers.errors import Refusal
from fivetowers.records.record import GameRecord, replay
from fivetowers.scoring import outcome
from fivetowers.server.node.hub import Hub
from fivetowers.server.node.live import Live
from fivetowers.state import State
from fivetowers.table.events import OwnerHash, PlayedOn, SeatSetup, TableOptions
from fivetowers.table.messages import NewTable
from fivetowers.table.opening import play_on

CardsToCome = Literal["same", "shuffled"]
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
        players = len(record.names)
        if not 1 <= seat <= players:
            return Refusal("seat.none", None, {"seat": seat, "seats": players})
        if not 1 <= actions <= len(record.actions):
            return Refusal("message.not_understood")
        before = record.actions[:actions]
        if outcome(_after(record, actions)) is not None:
            return Refusal("table.ended")
        options = TableOptions(
            seats=tuple(
                SeatSetup() if other == seat else SeatSetup("bot", bot) for other, bot in enumerate(bots, start=1)
            ),
            variant=record.variant.value,
            start=record.start + 1,
            away_seconds=0,
            played_on=PlayedOn(actions, cards),
        )
        dealer = dealer_on(record, actions, cards)
        arrange = partial(play_on, start=record.start, actions=before, dealer=dealer)
        return await self._hub.create(owner, NewTable(options, name), dealer, arrange)


def dealer_on(record: GameRecord, actions: int, cards: CardsToCome) -> HiddenDealer:
    """Who has dealt what lies on the table, and goes on: as it came then, as far as that is known, or shuffled."""
    tags = dict(record.tags)
    if cards == "same" and "Order1" in tags and "Order2" in tags:
        return hidden_dealer_after(Dealer(read_cards(tags["Order1"]), read_cards(tags["Order2"])), _rng)
    dealt: Sequence[Action] = record.actions if cards == "same" else record.actions[:actions]
    deals = [action for action in dealt if isinstance(action, Deal)]
    return hidden_dealer_after(dealer_who_dealt(deals, len(record.names), _rng), _rng)


def _after(record: GameRecord, actions: int) -> State:
    return next(islice(replay(record), actions, None))
