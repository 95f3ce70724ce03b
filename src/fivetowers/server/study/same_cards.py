"""How everyone who played the same cards from the same seat did, and how each level of bots would have done.

The bots play in the background, in processes that make way for all others: one game for each level, once; what they did
is kept. The others at the table are the bots that the people met.
"""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from fivetowers.actions import Action
from fivetowers.bots.roster import make_bot
from fivetowers.cards import Card
from fivetowers.dealer import HiddenDealer
from fivetowers.errors import Refusal
from fivetowers.notation import format_action, parse_action
from fivetowers.position import format_state
from fivetowers.puzzles.finder import LEVELS
from fivetowers.rules import apply, start
from fivetowers.scoring import outcome, scores
from fivetowers.server.node.botpool import BotPool
from fivetowers.server.node.hub import Hub
from fivetowers.server.node.runner import DAILY_BUDGET
from fivetowers.server.storage import StorageError
from fivetowers.server.study.challenges import Challenges, OpenChallenge, challenge_of, why_no_challenge
from fivetowers.state import DEAL, State, Variant
from fivetowers.table.summary import challenge_key, daily_key, own_seat, place_of
from fivetowers.table.table import Table

LOG = logging.getLogger("fivetowers.same_cards")
PLAYED_BY = "levels 1"
"""Changes when the same cards would give other games; what was kept before is then played again."""
MOST_WAITING = 100
"""Deals that bots play or wait to play, at this node."""
MOST_OF_ADDRESS = 10
"""Of those, wished for from one address."""


class SameCardsLine(msgspec.Struct, frozen=True):
    """Somebody's result with the same cards. `key` names the game: the id of its table, or the `bot` that played.

    `place` is that at the table, among the bots there. `first`: the game that a challenge has its cards from. `undone`:
    how often moves were taken back there.
    """

    key: str
    name: str | None
    points: int
    place: int
    bot: str | None = None
    first: bool = False
    undone: int = 0


class BotSeat(msgspec.Struct, frozen=True):
    """What a bot needs to play the person's seat: who sits there, who starts, and the cards."""

    bots: tuple[str | None, ...]
    start: int
    variant: str
    order1: tuple[Card, ...]
    order2: tuple[Card, ...]
    luck: str


class _Playing(NamedTuple):
    task: asyncio.Task[None]
    address: str


def play_level(seat: BotSeat, level: str) -> list[str]:
    """Runs in a process of the pool. The seat without a bot is played by this level."""
    players = [make_bot(bot or level) for bot in seat.bots]
    dealer = HiddenDealer("", seat.order1, seat.order2)
    state, actions = start(len(players), seat.start, Variant(seat.variant)), list[Action]()
    while outcome(state) is None:
        if state.phase is DEAL:
            action: Action = dealer.turn_up(state, actions)
        else:
            assert state.turn is not None
            rng = Random(f"{seat.luck} {format_state(state)}")
            action = players[state.turn].choose(state, rng, DAILY_BUDGET)
        actions.append(action)
        state = apply(state, action)
    return [format_action(action) for action in actions]


class SameCards:
    def __init__(self, hub: Hub, challenges: Challenges, pool: BotPool) -> None:
        self._hub = hub
        self._challenges = challenges
        self._pool = pool
        self._jobs: dict[str, _Playing] = {}

    async def people(self, table: Table) -> list[SameCardsLine]:
        """Everybody who has played these cards to the end, the best first."""
        if (day := table.options.daily) is not None:
            return await self._tries(day)
        challenge = await self._challenges.find(challenge_of(table))
        if isinstance(challenge, Refusal):  # nobody was challenged so far
            return [_line_of(table, first=True)]
        return await self.challenged(challenge)

    async def challenged(self, challenge: OpenChallenge) -> list[SameCardsLine]:
        lines = [_line_of(challenge.first, first=True), *await self._tries(challenge_key(challenge.id))]
        return sorted(lines, key=lambda line: -line.points)

    async def _tries(self, key: str) -> list[SameCardsLine]:
        return [
            SameCardsLine(line.table_id, line.name, line.points, line.place or 1)
            for line in await self._hub.storage.daily_results(key, limit=200)
        ]

    # ---- bots

    async def bots(self, table: Table) -> list[SameCardsLine] | None:
        """What each level got out of the seat, from the gentlest to the strongest; None if they have not played yet."""
        games = await self._kept(table)
        return None if games is None else await asyncio.to_thread(_bot_lines, table, games)

    async def have_bots_played(self, table: Table) -> bool:
        return await self._hub.storage.kept_analysis(_key(table), PLAYED_BY) is not None

    def are_playing(self, table: Table) -> bool:
        return _key(table) in self._jobs

    async def let_bots_play(self, table: Table, who: str, address: str) -> Refusal | None:
        key = _key(table)
        if key in self._jobs:
            return None
        if table.options.daily is None and isinstance(made := await self._challenges.make(table), Refusal):
            return made
        dealer = await self._hub.storage.hidden_dealer(key)
        if not isinstance(dealer, HiddenDealer) or table.start is None:
            return Refusal("challenge.none")
        seat = BotSeat(
            bots=tuple(seat.setup.bot for seat in table.seats),
            start=table.start,
            variant=table.options.variant,
            order1=dealer.order1,
            order2=dealer.order2,
            luck=table.options.daily or challenge_of(table),
        )
        if key in self._jobs:  # two asked at once
            return None
        if len(self._jobs) >= MOST_WAITING:
            return Refusal("table.busy")
        if sum(playing.address == address for playing in self._jobs.values()) >= MOST_OF_ADDRESS:
            return Refusal("rate.requests")
        self._jobs[key] = _Playing(asyncio.create_task(self._play(key, seat, who)), address)
        return None

    async def _play(self, key: str, seat: BotSeat, who: str) -> None:
        try:
            games = {level: await self._pool.work(play_level, seat, level, who=who) for level in LEVELS}
            await self._hub.storage.keep_analysis(key, PLAYED_BY, zlib.compress(msgspec.json.encode(games)))
        except StorageError as error:
            LOG.warning("the games of the bots could not be kept: %s", error.refusal.code)
        except Exception:
            LOG.exception("the bots could not play the same cards")
        finally:
            del self._jobs[key]

    async def _kept(self, table: Table) -> dict[str, list[str]] | None:
        body = await self._hub.storage.kept_analysis(_key(table), PLAYED_BY)
        return None if body is None else _decode(zlib.decompress(body))

    async def close(self) -> None:
        tasks = [playing.task for playing in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- two games

    async def actions_of(self, table: Table, key: str) -> Sequence[Action] | None:
        """Another game with the cards of this one, by the key of its line."""
        if key in LEVELS:
            games = await self._kept(table)
            return None if games is None else [parse_action(text) for text in games[key]]
        if key not in {line.key for line in await self.people(table)}:
            return None
        live = await self._hub.get(key)
        return None if live is None else [played.action for played in live.table.actions]


_decode = msgspec.json.Decoder(dict[str, list[str]]).decode


def why_not_comparable(table: Table) -> Refusal | None:
    """A daily deal that was played to its end can be compared too."""
    if table.options.daily is not None:
        return None if table.ended == "over" else Refusal("rematch.early")
    return why_no_challenge(table)


def first_state(table: Table) -> State:
    assert table.start is not None
    return start(len(table.seats), table.start, Variant(table.options.variant))


def _key(table: Table) -> str:
    """Under which the cards are stored."""
    day = table.options.daily
    return challenge_key(challenge_of(table)) if day is None else daily_key(day)


def _line_of(table: Table, *, first: bool) -> SameCardsLine:
    seat = own_seat(table)
    assert seat is not None
    assert table.state is not None
    points = scores(table.state)
    name = table.seats[seat].name
    return SameCardsLine(table.id, name, points[seat], place_of(points, seat), first=first, undone=len(table.undos))


def _bot_lines(table: Table, games: dict[str, list[str]]) -> list[SameCardsLine]:
    return [_bot_line(table, level, game) for level, game in games.items()]


def _bot_line(table: Table, level: str, game: Sequence[str]) -> SameCardsLine:
    state, seat = first_state(table), own_seat(table)
    assert seat is not None
    for text in game:
        state = apply(state, parse_action(text))
    points = scores(state)
    return SameCardsLine(level, None, points[seat], place_of(points, seat), bot=level)
