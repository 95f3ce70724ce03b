"""A decision in the making: events are added one by one, each to the table that the ones before it have made."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fivetowers.actions import Action
from fivetowers.dealer import HiddenDealer
from fivetowers.errors import Refusal
from fivetowers.shuffle import Hidden, HiddenNumber, Shuffle
from fivetowers.state import DEAL, OVER
from fivetowers.table import events
from fivetowers.table.commands import Actor, Decision
from fivetowers.table.events import EndReason, Event, OwnerHash
from fivetowers.table.evolve import act, evolve
from fivetowers.table.table import Table, is_open_to_change, numbers_in, seats_of
from fivetowers.table.view.board import card_texts


class Draft:
    """Given up without a trace when something is refused: only `decision` lets events out."""

    __slots__ = ("_dealer", "_rng", "bots", "events", "now", "number", "table")

    def __init__(
        self, table: Table, now: int, dealer: Hidden | None, rng: Random | None, bots: Sequence[str] = ()
    ) -> None:
        self.table = table
        self.now = max(now, table.last_at)  # the clocks of two nodes may differ; a log never runs backwards
        self.events: list[Event] = []
        self.number = table.number
        self.bots = bots
        self._dealer = dealer
        self._rng = rng

    @property
    def rng(self) -> Random:
        if self._rng is None:
            raise ValueError("this command needs a generator")
        return self._rng

    @property
    def dealer(self) -> HiddenDealer:
        if self._dealer is None:
            raise ValueError("this command needs the table's dealer")
        if isinstance(self._dealer, HiddenNumber):
            return self.shuffle(self._dealer).dealer()
        return self._dealer

    def shuffle(self, hidden: HiddenNumber) -> Shuffle:
        return hidden.shuffle(len(self.table.seats), numbers_in(self.table))

    def draw_start(self) -> int:
        """The starting seat, where it is left to chance: by the shuffle, in a game that has one."""
        if isinstance(self._dealer, HiddenNumber):
            return self.shuffle(self._dealer).start()
        return self.rng.randrange(len(self.table.seats))

    def add(self, event: Event) -> None:
        self.table = evolve(self.table, self.table.id, event)
        self.events.append(event)

    def act(self, event: events.Acted, action: Action) -> None:
        """Adds a game action, then what follows by itself: the next deal, or the end. Raises IllegalAction."""
        self.table = act(self.table, event, action)
        self.events.append(event)
        self.number = self.table.number
        self.go_on()

    def go_on(self) -> None:
        state = self.table.state
        assert state is not None
        if state.phase is DEAL:
            deal = self.dealer.turn_up(state, self.table.actions.deals())
            event = events.Acted(self.now, "deal " + " ".join(card_texts(deal.cards)), None, "deal")
            self.table = act(self.table, event, deal)
            self.events.append(event)
        elif state.phase is OVER:
            self.finish("over")

    def finish(self, reason: EndReason) -> None:
        """The end: from now on everybody may check the deals."""
        self.add(events.Ended(self.now, reason))
        if self.table.shuffle == 0:
            self.add(events.Revealed(self.now, *self.dealer.reveal()))
        elif self.table.start is not None:  # else there was no shuffle
            dealer = self.dealer
            self.add(events.Revealed(self.now, *dealer.reveal(), dealer.number, v=events.WITH_NUMBERS))

    def has_answered(self, owner: OwnerHash, request: str | None) -> bool:
        """Was this request decided before? Then its answer is given again, and nothing else happens."""
        if request is None or (number := self.table.answered.number(owner, request)) is None:
            return False
        self.number = number
        return True

    def decision(self, before: Table, refusal: Refusal | None) -> Decision:
        if refusal is not None:
            return Decision(before, (), refusal, before.number)
        number = before.number + 1 if self.events and self.number == before.number else self.number
        return Decision(self.table, tuple(self.events), None, number)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person who holds at least one seat."""

    owner: OwnerHash
    seats: tuple[int, ...]


# ---- checks that several commands share ----------------------------------------------------------------------------


def who_sits(table: Table, actor: Actor) -> Sitting | Refusal:
    seats = seats_of(table, actor.owner) if actor.owner else ()
    if actor.owner is None or not seats:
        return Refusal("seat.watching")
    return Sitting(actor.owner, seats)


def why_not_seat(table: Table, seat: int) -> Refusal | None:
    if 0 <= seat < len(table.seats):
        return None
    return Refusal("seat.none", None, {"seat": seat + 1, "seats": len(table.seats)})


def why_not_playing(table: Table) -> Refusal | None:
    if table.phase == "playing":
        return None
    return Refusal("table.waiting" if table.phase == "waiting" else "table.ended")


def why_not_waiting(table: Table) -> Refusal | None:
    if is_open_to_change(table):
        return None
    return Refusal("table.ended" if table.phase == "ended" else "table.started")


def why_not_setting_up(table: Table, actor: Actor) -> Refusal | None:
    """Only the creator, and only before the start."""
    if actor.owner is None or actor.owner != table.creator:
        return Refusal("table.not_creator")
    return why_not_waiting(table)


def why_stale(table: Table, number: int, since: int) -> Refusal | None:
    """`since` is the number of the last event that this command cannot overlook."""
    if since <= number <= table.number:
        return None
    return Refusal("table.stale", None, {"seen": number, "number": table.number})
