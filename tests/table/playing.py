"""A table for tests, with its log, its dealer and a clock that only moves when told to."""

from collections.abc import Sequence
from random import Random
from typing import Literal

from fivetowers import format_action, legal_actions
from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.errors import Refusal
from fivetowers.shuffle import Hidden
from fivetowers.state import Phase, State
from fivetowers.table.commands import BOT, Act, Actor, Command, Decision, Join, Start, person
from fivetowers.table.decide import decide
from fivetowers.table.events import Event, Pace, SeatSetup, TableOptions
from fivetowers.table.evolve import evolve, replay_table
from fivetowers.table.messages import NewTable
from fivetowers.table.opening import create
from fivetowers.table.table import Table, numbers_in, whose_turn

OPEN = SeatSetup()
GREEDY = SeatSetup("bot", "greedy")
BOTS = ("random", "greedy", "apprentice", "bricklayer", "mason", "architect", "master")
OWNERS = ("anna", "ben", "cleo", "dan", "eva")
Starting = int | Literal["random"]


class TestTable:
    """People are called by their owner hash: `anna` is the creator, `ben` the next …"""

    __test__ = False

    def __init__(
        self,
        *seats: SeatSetup,
        name: str | None = "Anna",
        seed: int = 1,
        start: Starting = 1,
        variant: str = "standard",
        pace: Pace | None = None,
        listed: bool = False,
        daily: str | None = None,
        away_seconds: int = 60,
        secret: Hidden | None = None,
        now: int = 1_800_000_000_000,
    ) -> None:
        self.rng = Random(seed)
        self.now = now
        self.secret: Hidden = secret or new_hidden_dealer(len(seats), self.rng)
        options = TableOptions(
            seats,
            variant=variant,  # type: ignore[arg-type]
            start=start,
            pace=pace or Pace(),
            listed=listed,
            daily=daily,
            away_seconds=away_seconds,
        )
        made = create("table", NewTable(options, name), "anna", self.now, self.secret, self.rng, BOTS)
        assert not isinstance(made, Refusal), made
        self.table: Table = made.table
        self.log: list[Event] = list(made.events)
        self.check()

    @property
    def dealer(self) -> HiddenDealer:
        if isinstance(self.secret, HiddenDealer):
            return self.secret
        return self.secret.shuffle(len(self.table.seats), numbers_in(self.table)).dealer()

    def do(self, command: Command, who: str | Actor) -> tuple[Event, ...]:
        """The events that came of it; fails if it was refused."""
        decision = self.decide(command, who)
        assert decision.refusal is None, f"{command}: {decision.refusal}"
        before = self.table
        after = before
        for event in decision.events:
            after = evolve(after, "table", event)
        assert after == decision.table, "what was decided is not what the events make"
        self.table = decision.table
        self.log += decision.events
        return decision.events

    def refused(self, command: Command, who: str | Actor) -> str:
        """The code of the refusal; fails if it was not refused, or if anything changed."""
        decision = self.decide(command, who)
        assert decision.refusal is not None, f"{command} was not refused"
        assert decision.events == ()
        assert decision.table is self.table
        return decision.refusal.code

    def decide(self, command: Command, who: str | Actor) -> Decision:
        actor = person(who) if isinstance(who, str) else who
        return decide(self.table, command, actor, self.now, self.secret, self.rng, BOTS)

    def check(self) -> None:
        """The log alone makes the same table."""
        assert replay_table("table", self.log) == self.table
        assert self.table.number == len(self.log)

    # -- playing

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    @property
    def turn(self) -> int:
        assert self.state.turn is not None
        return self.state.turn

    def owner(self, seat: int) -> str:
        owner = self.table.seats[seat].owner
        assert owner is not None
        return owner

    def say(self, *actions: str) -> None:
        """Each by the player to move."""
        for action in actions:
            turn = whose_turn(self.table)
            assert turn is not None
            who = self.owner(turn.seat) if turn.player == "person" else BOT
            self.do(Act(self.table.number, action, turn.seat + 1), who)

    def anything(self) -> str:
        return format_action(self.rng.choice(legal_actions(self.state)))

    def play_on(self, actions: int = 10_000) -> None:
        """Random legal actions, at most this many, for as long as the game lasts."""
        for _ in range(actions):
            if self.table.phase != "playing":
                return
            self.say(self.anything())

    def bots_play(self) -> None:
        """Until a person is to move."""
        while (turn := whose_turn(self.table)) is not None and turn.player != "person":
            self.say(self.anything())

    def play_until(self, phase: Phase) -> None:
        while self.state.phase is not phase:
            self.say(self.anything())


def started(*names: str, bots: int = 0, seats: Sequence[SeatSetup] = (), **options: object) -> TestTable:
    """A game of these people (all but the first join by the link) and this many bots."""
    setups = [*seats, *(OPEN for _ in names), *(GREEDY for _ in range(bots))]
    table = TestTable(*setups, name=names[0].capitalize() if names else None, **options)  # type: ignore[arg-type]
    for name in names[1:]:
        table.do(Join(name.capitalize()), name)
    table.do(Start(), "anna")
    return table
