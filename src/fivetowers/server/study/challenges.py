"""Challenges: a friend plays the cards of a game that is over, in the same seat against the same bots.

The cards are stored once for each challenge, like those of a daily deal, under an id that no client can name. The
challenge's own id is a hash of the game's: so its link says nothing about where the game can be looked at.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from fivetowers.dealer import Dealer, HiddenDealer, hidden_dealer_after, read_cards
from fivetowers.errors import Refusal
from fivetowers.server.node.hub import Hub, milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.storage import Conflict
from fivetowers.table.commands import Start, person
from fivetowers.table.events import Created, OwnerHash, SeatSetup, TableOptions, encode_event
from fivetowers.table.evolve import replay_table
from fivetowers.table.log import read_log
from fivetowers.table.messages import NewTable
from fivetowers.table.summary import challenge_key, own_seat, summarise
from fivetowers.table.table import Reveal, Table

_HASH_BYTES = 12
_rng = secrets.SystemRandom()


class OpenChallenge(NamedTuple):
    """`first` is the game that the cards come from, `seat` that of the person who played it, from 0."""

    id: str
    first: Table
    seat: int


def challenge_of(table: Table) -> str:
    """The id of the challenge with the cards of this game; that of the one it was played for."""
    if table.options.challenge is not None:
        return table.options.challenge
    return urlsafe_b64encode(sha256(f"challenge {table.id}".encode()).digest()[:_HASH_BYTES]).decode()


def why_no_challenge(table: Table) -> Refusal | None:
    """Only a game that one person played against bots, from the first deal to the end, can be set beside another."""
    people = sum(not seat.is_bot for seat in table.seats)
    is_whole = table.ended == "over" and table.options.played_on is None and table.options.daily is None
    return None if people == 1 and is_whole and table.revealed is not None else Refusal("challenge.not_this")


class Challenges:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def make(self, table: Table) -> str | Refusal:
        """The challenge with the cards of a game; the second time it is the same one."""
        if refusal := why_no_challenge(table):
            return refusal
        challenge = challenge_of(table)
        if table.options.challenge is None and await self._first_of(challenge) is None:
            assert table.revealed is not None
            await self._store(challenge, table.id, _dealer_of(table.revealed), len(table.seats))
        return challenge

    async def find(self, challenge: str) -> OpenChallenge | Refusal:
        first_id = await self._first_of(challenge)
        first = None if first_id is None else await self._hub.get(first_id)
        seat = None if first is None else own_seat(first.table)
        if first is None or seat is None:
            return Refusal("challenge.none")
        return OpenChallenge(challenge, first.table, seat)

    async def own_try(self, challenge: OpenChallenge, owner: OwnerHash | None) -> tuple[str, bool] | None:
        """The table of this browser's try and whether it has finished; for who played it first, that game."""
        if owner is None:
            return None
        if owner == challenge.first.seats[challenge.seat].owner:
            return challenge.first.id, True
        return await self._hub.storage.daily_try(challenge_key(challenge.id), owner)

    async def begin(self, challenge: OpenChallenge, owner: OwnerHash, name: str) -> Live | Refusal:
        """A table of one's own with these cards. There is one try: it is found again."""
        own = await self.own_try(challenge, owner)
        if own is None:
            try:
                return await self._new_table(challenge, owner, name)
            except Conflict:  # two clicks at once
                own = await self.own_try(challenge, owner)
        live = None if own is None else await self._hub.get(own[0])
        return live or Refusal("challenge.none")

    async def _new_table(self, challenge: OpenChallenge, owner: OwnerHash, name: str) -> Live | Refusal:
        first = challenge.first
        dealer = await self._hub.storage.hidden_dealer(challenge_key(challenge.id))
        assert isinstance(dealer, HiddenDealer)  # its cards are there already, so nobody adds a number
        assert first.start is not None
        options = TableOptions(
            seats=tuple(seat.setup if seat.is_bot else SeatSetup() for seat in first.seats),
            variant=first.options.variant,
            start=first.start + 1,
            hints=first.options.hints,
            away_seconds=0,
            challenge=challenge.id,
        )
        live = await self._hub.create(owner, NewTable(options, name), dealer)
        if isinstance(live, Live):
            await self._hub.ask(live, Start(), person(owner))
        return live

    async def _first_of(self, challenge: str) -> str | None:
        """The id of the game that a challenge has its cards from."""
        key = challenge_key(challenge)
        log = await self._hub.storage.load(key)
        return read_log(key, log)[0].options.challenge if log else None

    async def _store(self, challenge: str, first_id: str, dealer: HiddenDealer, seats: int) -> None:
        key = challenge_key(challenge)
        options = TableOptions(seats=(SeatSetup("bot"),) * seats, challenge=first_id)
        created = Created(milliseconds(), "", options, dealer.commitment)
        summary = summarise(replay_table(key, [created]))
        try:
            await self._hub.storage.create(key, dealer, [encode_event(created)], summary, at=created.at)
        except Conflict:
            return  # another node was faster


def _dealer_of(revealed: Reveal) -> HiddenDealer:
    """The same orders with a salt of their own: the older game's commitment does not give this one away."""
    return hidden_dealer_after(Dealer(read_cards(revealed.order1), read_cards(revealed.order2)), _rng)
