"""Everybody's random numbers before the first deal: who seals, who opens, who is named, and what follows from them."""

from random import Random

import pytest

from fivetowers.dealer import HiddenDealer
from fivetowers.notation import format_cards
from fivetowers.records.fairness import sources, why_unfair
from fivetowers.records.record_reader import parse_record
from fivetowers.records.record_writer import format_record
from fivetowers.shuffle import Shuffle, new_hidden_number, seal_of
from fivetowers.table import events
from fivetowers.table.commands import (
    BOT,
    CLOCK,
    HOST,
    Act,
    ChangeSeat,
    CloseDraw,
    Command,
    End,
    Forget,
    Join,
    Leave,
    MoveSeats,
    Open,
    RemoveTable,
    Return,
    Seal,
    Start,
    TransferSeat,
)
from fivetowers.table.draw import TIME_TO_OPEN
from fivetowers.table.events import WITH_NUMBERS, SeatSetup
from fivetowers.table.secrecy import Told
from fivetowers.table.summary import is_like_before, summarise
from fivetowers.table.view.public import record_of, view
from tests.table.playing import GREEDY, OPEN, Starting, TestTable

NUMBERS = {name: f"{index:064x}" for index, name in enumerate(("anna", "ben", "cleo", "stranger"), start=1)}
SEALS = {name: Seal(seal_of(number)) for name, number in NUMBERS.items()}


def sitting(*names: str, bots: int = 0, start: Starting = "random", seed: int = 1) -> TestTable:
    """These people, each with a sealed number, at a table of the new form."""
    secret = new_hidden_number(Random(seed))
    setups = [*(OPEN for _ in names), *(GREEDY for _ in range(bots))]
    table = TestTable(*setups, secret=secret, start=start)
    for name in names[1:]:
        table.do(Join(name.capitalize()), name)
    for name in names:
        table.do(SEALS[name], name)
    return table


def opening(*names: str, bots: int = 0, start: Starting = "random") -> TestTable:
    """And the start has been asked for."""
    table = sitting(*names, bots=bots, start=start)
    table.do(Start(), "anna")
    return table


def expected(table: TestTable, *names: str) -> Shuffle:
    """What follows from the numbers of these people, who sit in this order from the first seat on."""
    seats = [(table.table.seats.index(seat) + 1, seat.owner) for seat in table.table.seats if seat.owner in names]
    assert not isinstance(table.secret, HiddenDealer)
    return Shuffle(len(table.table.seats), table.secret.number, [(seat, NUMBERS[owner or ""]) for seat, owner in seats])


def dealt(table: TestTable) -> str:
    return table.table.actions[0].text.removeprefix("deal ")


def test_orders_and_starting_seat_follow_from_all_numbers() -> None:
    table = opening("anna", "ben", "cleo")
    assert table.table.phase == "waiting"
    for name in ("cleo", "anna"):
        (opened,) = table.do(Open(NUMBERS[name]), name)
        assert isinstance(opened, events.Opened)
    _, started, _ = table.do(Open(NUMBERS["ben"]), "ben")
    shuffle = expected(table, "anna", "ben", "cleo")
    assert isinstance(started, events.Started)
    assert started.start == shuffle.start()
    assert dealt(table) == format_cards(shuffle.order("order1")[:5])
    table.check()


def test_every_single_number_changes_the_cards() -> None:
    tables = [opening("anna", "ben") for _ in range(4)]
    for table, names in zip(tables, [("anna", "ben"), ("anna",), ("ben",), ()], strict=True):
        for name in names:
            table.do(Open(NUMBERS[name]), name)
        if table.table.phase == "waiting":
            table.do(CloseDraw(), CLOCK)
    assert len({dealt(table) for table in tables}) == 4


def test_somebody_alone_with_bots_adds_a_number_too() -> None:
    table = opening("anna", bots=2)
    table.do(Open(NUMBERS["anna"]), "anna")
    assert table.table.phase == "playing"
    assert table.table.start == expected(table, "anna").start()


def test_without_a_number_the_game_begins_at_once() -> None:
    table = TestTable(OPEN, GREEDY, secret=new_hidden_number(Random(1)), start="random")
    started, _ = table.do(Start(), "anna")
    assert isinstance(started, events.Started)
    assert dealt(table) == format_cards(expected(table).order("order1")[:5])


def test_starting_seat_that_was_chosen_stays() -> None:
    for start in (1, 2):
        table = opening("anna", bots=1, start=start)
        table.do(Open(NUMBERS["anna"]), "anna")
        assert table.table.start == start - 1


def test_who_does_not_open_is_named_and_the_game_goes_on() -> None:
    table = opening("anna", "ben", "cleo")
    table.do(Open(NUMBERS["cleo"]), "cleo")
    table.do(CloseDraw(), CLOCK)
    assert dealt(table) == format_cards(expected(table, "cleo").order("order1")[:5])
    assert table.do(Open(NUMBERS["anna"]), "anna") == ()
    assert [(part.seat, part.number) for part in table.table.draw.parts] == [  # type: ignore[union-attr]
        (0, None),
        (1, None),
        (2, NUMBERS["cleo"]),
    ]
    table.play_on()
    record = parse_record(format_record(record_of(table.table, Told.ORDERS)))  # type: ignore[arg-type]
    assert why_unfair(record, table.table.commitment) is None
    assert (sources(record).given, sources(record).missing) == ((3,), (1, 2))


def test_number_has_to_be_the_one_that_was_sealed_by_this_person() -> None:
    table = opening("anna", "ben")
    assert table.refused(Open("f" * 64), "anna") == "shuffle.number"
    assert table.refused(Open(NUMBERS["ben"]), "anna") == "shuffle.number"
    assert table.refused(Open(NUMBERS["anna"]), "stranger") == "seat.watching"
    table.do(Open(NUMBERS["anna"]), "anna")
    assert table.do(Open(NUMBERS["anna"]), "anna") == ()


def test_nothing_is_opened_before_the_start_is_asked_for() -> None:
    table = sitting("anna", "ben")
    assert table.do(Open(NUMBERS["ben"]), "ben") == ()
    assert NUMBERS["ben"] not in str(table.log)


def test_who_only_watches_seals_nothing() -> None:
    assert sitting("anna", "ben").refused(SEALS["stranger"], "stranger") == "seat.watching"


def test_seal_can_be_replaced_until_the_start_is_asked_for() -> None:
    table = sitting("anna", "ben")
    assert table.do(SEALS["ben"], "ben") == ()
    table.do(SEALS["cleo"], "ben")
    table.do(Start(), "anna")
    assert table.do(SEALS["ben"], "ben") == ()
    table.do(Open(NUMBERS["cleo"]), "ben")


def test_start_that_is_asked_for_twice_counts_once() -> None:
    table = opening("anna", "ben")
    assert table.do(Start(), "anna") == ()
    assert table.refused(Start(), "ben") == "table.not_creator"


@pytest.mark.parametrize("command", [MoveSeats((2, 1)), ChangeSeat(2, SeatSetup("open")), End()])
def test_draw_cannot_be_called_off(command: Command) -> None:
    """Who has seen the numbers of others could else try again, until they like the cards."""
    assert opening("anna", "ben").refused(command, "anna") == "table.started"


def test_only_the_clock_ends_the_waiting() -> None:
    table = opening("anna", "ben")
    for who in ("anna", BOT, HOST):
        assert table.refused(CloseDraw(), who) == "clock.not_due"
    assert sitting("anna", "ben").refused(CloseDraw(), CLOCK) == "clock.not_due"


def test_who_leaves_while_numbers_are_opened_leaves_a_game() -> None:
    table = opening("anna", "ben")
    table.do(Leave(), "ben")
    (away,) = [seat for seat in table.table.seats if seat.is_away]
    assert away.owner == "ben"
    table.do(Return(), "ben")
    assert not any(seat.is_away for seat in table.table.seats)
    table.do(Forget(), "ben")
    table.do(Open(NUMBERS["anna"]), "anna")
    table.do(CloseDraw(), CLOCK)
    assert table.table.phase == "playing"
    table.check()


def test_seal_stays_with_its_person() -> None:
    table = sitting("anna", "ben", "cleo")
    table.do(MoveSeats((3, 1, 2)), "anna")
    assert [seat.seal for seat in table.table.seats] == [SEALS[name].seal for name in ("cleo", "anna", "ben")]
    table.do(Leave(), "ben")
    table.do(Join("Ben"), "stranger")
    assert table.table.seats[2].seal is None
    table.do(TransferSeat(1, "phone"), "cleo")
    assert table.table.seats[0].seal is None
    table.do(Start(), "anna")
    assert table.table.draw is not None
    assert [part.seat for part in table.table.draw.parts] == [1]


def test_one_device_adds_one_number_for_all_who_sit_at_it() -> None:
    here = SeatSetup("here", name="Ben")
    table = TestTable(OPEN, here, secret=new_hidden_number(Random(1)))
    table.do(SEALS["anna"], "anna")
    table.do(SEALS["ben"], "anna")
    table.do(Start(), "anna")
    _, started, _ = table.do(Open(NUMBERS["ben"]), "anna")
    assert isinstance(started, events.Started)


def test_table_whose_orders_were_sealed_takes_no_numbers() -> None:
    """As all tables were before, and as those of a daily deal are."""
    table = TestTable(OPEN, GREEDY)
    assert table.do(SEALS["anna"], "anna") == ()
    assert table.log[0].v == 1
    table.do(Start(), "anna")
    assert table.table.phase == "playing"
    assert view(table.table).draw is None


def test_older_program_is_told_that_it_cannot_read_this() -> None:
    table = opening("anna", bots=1)
    table.do(Open(NUMBERS["anna"]), "anna")
    table.play_on()
    versions = {type(event).__name__: event.v for event in table.log}
    assert versions["Created"] == versions["Sealed"] == versions["Opened"] == versions["Revealed"] == WITH_NUMBERS == 2
    assert versions["Acted"] == 1


@pytest.mark.parametrize("who", ["anna", HOST])
def test_table_closed_before_its_start_reveals_nothing(who: str) -> None:
    table = sitting("anna", "ben")
    table.do(End() if who == "anna" else RemoveTable(), who)
    assert table.table.phase == "ended"
    assert table.table.revealed is None


def test_numbers_are_shown_around_the_start_and_after_the_end() -> None:
    table = opening("anna", "ben", start=1)
    shown = view(table.table).draw
    assert shown is not None
    assert [(part.seat, part.seal, part.number) for part in shown.seals] == [
        (1, SEALS["anna"].seal, None),
        (2, SEALS["ben"].seal, None),
    ]
    assert shown.called
    table.do(Open(NUMBERS["anna"]), "anna")
    table.do(CloseDraw(), CLOCK)
    shown = view(table.table).draw
    assert shown is not None
    assert not shown.called
    assert [part.number for part in shown.seals] == [NUMBERS["anna"], None]
    table.do(Act(table.table.number, "bid 1", 1), "anna")
    assert view(table.table).draw is None
    table.play_on()
    revealed = view(table.table).reveal
    assert revealed is not None
    assert seal_of(revealed.number) == table.table.commitment
    assert view(table.table).draw == shown


def test_server_wakes_for_a_draw_that_nobody_finishes() -> None:
    before = sitting("anna", "ben")
    assert summarise(before.table).wake_at is None
    waiting = before.table
    before.do(Start(), "anna")
    assert not is_like_before(waiting, before.table)
    assert summarise(before.table).wake_at == before.now + TIME_TO_OPEN
