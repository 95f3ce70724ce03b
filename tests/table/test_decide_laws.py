"""Whatever anybody sends: a refusal changes nothing, the log alone makes the table, undo is exact, deals are kept."""

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fivetowers import format_action, legal_actions
from fivetowers.records.fairness import why_unfair
from fivetowers.shuffle import HiddenNumber, new_hidden_number, seal_of
from fivetowers.state import State
from fivetowers.table import events
from fivetowers.table.commands import (
    BOT,
    CLOCK,
    HOST,
    Act,
    Actor,
    Agree,
    ChangeSeat,
    CloseDraw,
    Command,
    Decision,
    End,
    Join,
    Leave,
    MoveSeats,
    Open,
    Rematch,
    RemoveName,
    Return,
    Seal,
    StandIn,
    Start,
    TransferSeat,
    Undo,
    person,
)
from fivetowers.table.events import Pace, SeatSetup, decode_event, encode_event
from fivetowers.table.messages import encode_message
from fivetowers.table.secrecy import Told
from fivetowers.table.table import Table, last_decision, waiting_for, whose_turn
from fivetowers.table.view.public import record_of, view
from fivetowers.text import say_refusal
from tests.table.playing import GREEDY, OPEN, TestTable

PEOPLE = ("anna", "ben", "cleo", "stranger")
ACTORS = (*map(person, PEOPLE), BOT, CLOCK, HOST)
TEXTS = ("bid 0", "bid 1", "bid 5", "pass", "retract", "build T1", "", "deal T1 C1 S1 H1 M1")
REQUESTS = (None, "a", "b", "c", "d")
SETUPS = (OPEN, GREEDY, SeatSetup("here", name="Hanna"), SeatSetup("here"), SeatSetup("bot", "nobody"))
GAME_CHANGES = events.Acted | events.Undone | events.Started | events.Ended
NUMBERS = [f"{one:064x}" for one in range(2)]
seeds = st.integers(0, 2**32)


class AnyTable(RuleBasedStateMachine):
    @initialize(seed=seeds, bots=st.integers(0, 2), variant=st.sampled_from(["standard", "tabletop"]))
    def make(self, seed: int, bots: int, variant: str) -> None:
        people = 3 - bots
        self.rng = Random(seed)
        pace = self.rng.choice([Pace(), Pace(seconds=30)])
        secret = self.rng.choice([None, new_hidden_number(self.rng)])
        setups = (*[OPEN] * people, *[GREEDY] * bots)
        self.table = TestTable(*setups, seed=seed, variant=variant, pace=pace, secret=secret)
        self.states: dict[int, State | None] = {}
        self.deals: dict[tuple[str, ...], str] = {}
        self.taken: set[tuple[str | None, str]] = set()
        if self.rng.random() < 0.7:
            for name in PEOPLE[1:people]:
                self.send(Join(name.capitalize()), person(name))
            self.send(Start(), person("anna"))

    @rule(seed=seeds)
    def anybody_sends_anything(self, seed: int) -> None:
        self.rng = Random(seed)
        for _ in range(12):
            self.table.now += self.rng.randrange(0, 15_000)
            command = self.any_command()
            if self.rng.random() < 0.5:
                self.send(command, self.rng.choice(ACTORS))
            else:
                self.send(command, person(self.rng.choice(PEOPLE[:3])))

    @rule(seed=seeds)
    def people_and_bots_play_on(self, seed: int) -> None:
        self.rng = Random(seed)
        for _ in range(self.rng.randrange(1, 8)):
            turn = whose_turn(self.table.table)
            if turn is not None:
                who = person(self.table.owner(turn.seat)) if turn.player == "person" else BOT
                decision = self.send(Act(self.table.table.number, self.something_legal(), turn.seat + 1), who)
                assert decision.refusal is None

    def something_legal(self) -> str:
        state = self.table.table.state
        legal = legal_actions(state) if state else ()
        return format_action(self.rng.choice(legal)) if legal else "pass"

    def any_command(self) -> Command:
        pick, chance = self.rng.choice, self.rng.random
        table = self.table.table
        turn = whose_turn(table)
        seat = turn.seat + 1 if turn and chance() < 0.6 else self.rng.randrange(6)
        number = table.number - pick((0, 0, 0, 1, 2, -1))
        text = self.something_legal() if chance() < 0.7 else pick(TEXTS)
        agree = chance() < 0.7
        usual: tuple[Command, ...] = (Act(number, text, seat, pick(REQUESTS)), Undo(number, pick(REQUESTS)), Return())
        rare: tuple[Command, ...] = (Leave(), StandIn(seat), Join("Somebody"), Start(), MoveSeats((3, 1, 2)))
        rarer: tuple[Command, ...] = (TransferSeat(seat, "cleo"), RemoveName(seat), End(), Rematch("next"))
        answers: tuple[Command, ...] = (Agree("undo", agree), Agree("end", not agree))
        setup: tuple[Command, ...] = (ChangeSeat(seat, pick(SETUPS)),)
        draw: tuple[Command, ...] = (Seal(seal_of(pick(NUMBERS))), Open(pick(NUMBERS)), CloseDraw())
        if table.phase == "waiting" and chance() < 0.5:
            return pick(draw)
        return pick(pick((usual, usual, usual, usual, answers, setup, rare, rarer if chance() < 0.3 else draw)))

    # -- what has to be true of every answer

    def send(self, command: Command, actor: Actor) -> Decision:
        before = self.table.table
        decision = self.table.decide(command, actor)
        if decision.refusal is not None:
            assert decision.table is before, "something changed although it was refused"
            assert not decision.events
            assert say_refusal(decision.refusal)
            return decision
        self.table.log += decision.events
        self.table.table = decision.table
        assert decision.table.number == before.number + len(decision.events)
        for event in decision.events:
            assert decode_event(encode_event(event)) == event
            self.check_event(before, event, command, actor)
        self.remember(decision.table)
        return decision

    def check_event(self, before: Table, event: events.Event, command: Command, actor: Actor) -> None:
        if isinstance(event, events.Acted) and event.seat is not None:
            assert isinstance(command, Act)
            sitting = before.seats[event.seat]
            allowed = {
                "person": sitting.owner is not None and sitting.owner == actor.owner,
                "bot": actor == BOT and sitting.is_bot,
                "stand_in": actor == BOT and not sitting.is_bot and not sitting.is_present_person,
                "clock": actor == CLOCK and sitting.is_present_person and before.options.pace.seconds is not None,
            }
            assert allowed[event.by]
            assert before.state is not None
            assert event.seat == before.state.turn == command.seat - 1
            seen_since = self.table.log[command.number : before.number]
            assert not any(isinstance(missed, GAME_CHANGES) for missed in seen_since), "a stale action was taken"
            if event.request is not None:
                assert (actor.owner, event.request) not in self.taken, "a request counted twice"
                self.taken.add((actor.owner, event.request))
        elif isinstance(event, events.Undone):
            self.check_undo(before, event, command, actor)
        elif isinstance(event, events.Opened):
            assert before.draw is not None
            sealed = {part.seat: part.seal for part in before.draw.parts}
            assert sealed[event.seat] == seal_of(event.number)
            assert before.seats[event.seat].owner == actor.owner
        elif isinstance(event, events.Started) and before.draw is not None:
            assert actor == CLOCK or all(part.number for part in self.table.table.draw.parts)  # type: ignore[union-attr]
        elif isinstance(event, events.Ended) and event.reason == "agreed" and before.phase == "playing":
            assert self.others(before, actor) <= self.agreed(before, before.end_ask)

    def check_undo(self, before: Table, undone: events.Undone, command: Command, actor: Actor) -> None:
        """Back to the very state of one's own last decision; with the consent of all others, or if it was the last."""
        after = self.table.table
        assert after.actions == before.actions[: undone.back_to]
        assert after.state == self.states[undone.back_to]
        taken_back = before.actions[undone.back_to]
        assert (taken_back.by, taken_back.seat) == ("person", undone.seat)
        if isinstance(command, Undo):
            assert actor.owner is not None
            assert undone.back_to == last_decision(before, actor.owner)
            assert undone.back_to == len(before.actions) - 1 or not self.others(before, actor)
        else:
            assert command == Agree("undo", yes=True)
            assert before.undo_ask is not None
            assert self.others(before, actor) <= self.agreed(before, before.undo_ask)

    @staticmethod
    def others(table: Table, actor: Actor) -> set[str | None]:
        return {seat.owner for seat in table.seats if seat.is_present_person} - {actor.owner}

    @staticmethod
    def agreed(table: Table, ask: object) -> set[str | None]:
        """Those who asked or have said yes."""
        seats = () if ask is None else (ask.seat, *ask.agreed)  # type: ignore[attr-defined]
        return {table.seats[seat].owner for seat in seats}

    def remember(self, table: Table) -> None:
        """The state after this many game actions, and the cards of each deal: after the same actions the same cards."""
        self.states[len(table.actions)] = table.state
        if table.actions and table.actions[-1].by == "deal" and table.state is not None:
            *before, deal = (played.text for played in table.actions)
            assert self.deals.setdefault(tuple(before), deal) == deal
            if table.state.lap == 1:
                assert self.deals.setdefault((str(table.state.round),), deal) == deal

    # -- and what is always true

    @invariant()
    def log_makes_the_table(self) -> None:
        if hasattr(self, "table"):
            self.table.check()

    @invariant()
    def view_can_be_sent_and_tells_no_secret(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.table.table
        sent = encode_message(view(table, self.table.log[-3:])).decode()
        salt, _, order2 = self.table.dealer.reveal()
        secret = self.table.secret
        if isinstance(secret, HiddenNumber) and table.phase != "ended":
            assert secret.number not in sent
        if table.phase != "ended":
            assert salt not in sent
            assert order2 not in sent
        assert not any(f'"{owner}"' in sent for owner in PEOPLE)

    @invariant()
    def question_is_about_what_is_still_there(self) -> None:
        if hasattr(self, "table") and (ask := self.table.table.undo_ask):
            assert ask.back_to is not None
            assert ask.back_to < len(self.table.table.actions)
            assert all(self.table.table.seats[seat].owner is not None for seat in waiting_for(self.table.table, ask))

    @invariant()
    def deals_keep_the_promise(self) -> None:
        if (
            hasattr(self, "table")
            and self.table.table.phase == "ended"
            and (record := record_of(self.table.table, Told.ORDERS))
        ):
            assert why_unfair(record, self.table.secret.commitment) is None


TestAnyTable = AnyTable.TestCase
