"""A table from its first event to its last: seats, starting, the log, the record, playing again, forgetting."""

from random import Random

import pytest

from fivetowers import format_record, parse_record
from fivetowers.cli.terminal.players import seat_players
from fivetowers.dealer import new_hidden_dealer
from fivetowers.errors import Refusal
from fivetowers.records.fairness import why_unfair
from fivetowers.table import events
from fivetowers.table.commands import (
    Act,
    ChangeSeat,
    End,
    Join,
    Leave,
    MoveSeats,
    Rematch,
    RemoveName,
    RemoveTable,
    StandIn,
    Start,
    TransferSeat,
)
from fivetowers.table.events import Pace, SeatSetup, TableOptions, decode_event, encode_event
from fivetowers.table.evolve import replay_table
from fivetowers.table.listing import listed_seats
from fivetowers.table.messages import NewTable, you
from fivetowers.table.names import FRIENDLY_NAMES, english, read_name
from fivetowers.table.opening import create
from fivetowers.table.secrecy import Told
from fivetowers.table.summary import summarise
from fivetowers.table.table import whose_turn
from fivetowers.table.view.public import record_of, view
from fivetowers.text import languages, say, speaking
from tests.table.playing import BOTS, GREEDY, OPEN, TestTable, started


def test_people_join_by_link_and_the_creator_starts() -> None:
    table = TestTable(OPEN, OPEN, GREEDY)
    assert table.refused(Start(), "anna") == "table.seats_open"
    table.do(Join("  Ben "), "ben")
    assert [seat.name for seat in table.table.seats] == ["Anna", "Ben", "Cleo"]
    assert table.refused(Start(), "ben") == "table.not_creator"
    happened = table.do(Start(), "anna")
    assert [type(event) for event in happened] == [events.Started, events.Acted]
    assert table.table.phase == "playing"
    assert whose_turn(table.table) == (0, "person")
    table.check()


def test_hot_seat_has_several_seats_of_one_owner() -> None:
    table = TestTable(OPEN, SeatSetup("here", name="Ben"), SeatSetup("here", name="Cleo"))
    assert [seat.owner for seat in table.table.seats] == ["anna"] * 3
    assert you(table.table, "anna").seats == [1, 2, 3]
    table.do(Start(), "anna")
    table.play_on()
    assert table.table.ended == "over"
    table.check()


def test_creator_may_only_watch() -> None:
    table = TestTable(GREEDY, GREEDY, name=None)
    table.do(Start(), "anna")
    assert whose_turn(table.table) == (0, "bot")
    assert you(table.table, "anna").seats == []


def test_alone_among_bots_nobody_needs_a_name() -> None:
    table = TestTable(OPEN, GREEDY, name=" ")
    (mine, _) = table.table.seats
    assert mine.name_id is not None
    assert mine.name == english(mine.name_id)


def test_bot_keeps_its_name_when_seats_move_and_none_is_given_twice() -> None:
    table = TestTable(OPEN, GREEDY, GREEDY)
    table.do(MoveSeats((3, 1, 2)), "anna")
    assert [seat.name for seat in table.table.seats] == ["Cleo", "Anna", "Bruno"]
    table.do(ChangeSeat(2, GREEDY), "anna")
    names = [(seat.name, seat.name_id) for seat in table.table.seats]
    assert names == [("Cleo", "bot-cleo"), ("Dora", "bot-dora"), ("Bruno", "bot-bruno")]


def test_bot_has_one_name_at_the_table_in_lists_in_the_record_and_in_the_terminal() -> None:
    table = TestTable(GREEDY, GREEDY, GREEDY, GREEDY, GREEDY, name=None)
    table.do(Start(), "anna")
    table.play_on()
    record = record_of(table.table, Told.ORDERS)
    assert record is not None
    seen = [(seat.name, seat.name_id) for seat in view(table.table).seats]
    assert seen == [(seat.name, seat.name_id) for seat in listed_seats(summarise(table.table))]
    assert seen == [(name, f"bot-{name.lower()}") for name in record.names]
    for language in languages():
        with speaking(language):
            said = [player.name for player in seat_players(["bot:greedy"] * 5)]
            assert said == [say(name_id) for _, name_id in seen if name_id]
        assert language != "en" or said == list(record.names)


@pytest.mark.parametrize(
    ("command", "who", "code"),
    [
        (Join("Ben"), "anna", "seat.already"),
        (Join("Cleo", seat=1), "cleo", "seat.taken"),
        (Join("Cleo", seat=8), "cleo", "seat.none"),
        (Join("", seat=2), "cleo", "record.name"),
        (Join("a\u202eb"), "cleo", "record.name"),
        (Join("x" * 41), "cleo", "record.name"),
        (Join("\u200b"), "cleo", "record.name"),
        (Join("a" + "\u0316" * 9), "cleo", "name.marks"),
        (Leave(), "cleo", "seat.watching"),
        (StandIn(2), "anna", "clock.not_due"),
        (MoveSeats((2, 1)), "cleo", "table.not_creator"),
        (MoveSeats((2, 2)), "anna", "seat.order"),
        (ChangeSeat(2, SeatSetup("bot", "nobody")), "anna", "options.bot"),
        (ChangeSeat(2, SeatSetup("here", name="")), "anna", "record.name"),
        (ChangeSeat(5, OPEN), "anna", "seat.none"),
        (Act(1, "bid 1", 1), "anna", "table.waiting"),
        (RemoveName(1), "anna", "host.only"),
        (RemoveTable(), "anna", "host.only"),
        (TransferSeat(1, "x"), "ben", "seat.not_yours"),
        (Rematch("next"), "anna", "rematch.early"),
        (End(), "ben", "table.not_creator"),
    ],
)
def test_refused_before_the_start(command: object, who: str, code: str) -> None:
    table = TestTable(OPEN, OPEN)
    number = table.table.number
    if isinstance(command, Act):
        command = Act(number, command.action, command.seat)
    assert table.refused(command, who) == code  # type: ignore[arg-type]


def test_who_sits_already_is_told_where() -> None:
    table = TestTable(OPEN, OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    refusal = table.decide(Join("Ben"), "ben").refusal
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("seat.already", {"seat": 2})


def test_before_the_start_no_stand_in_comes_for_who_leaves() -> None:
    table = TestTable(OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    (left,) = table.do(Leave(), "ben")
    assert left == events.Left(table.now, 1, 0)


def test_full_table_takes_nobody_more() -> None:
    table = TestTable(OPEN, GREEDY)
    assert table.refused(Join("Ben"), "ben") == "seat.full"


def test_creator_arranges_the_seats_before_the_start() -> None:
    table = TestTable(OPEN, OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    table.do(MoveSeats((3, 2, 1)), "anna")
    assert [seat.name for seat in table.table.seats] == [None, "Ben", "Anna"]
    table.do(ChangeSeat(2, OPEN), "anna")
    assert table.table.seats[1].owner is None
    table.do(ChangeSeat(2, SeatSetup("bot", "random", "Robbie")), "anna")
    table.do(ChangeSeat(1, SeatSetup("here", name="Cleo")), "anna")
    assert [seat.name for seat in table.table.seats] == ["Cleo", "Robbie", "Anna"]
    table.do(Start(), "anna")
    assert table.refused(ChangeSeat(2, OPEN), "anna") == "table.started"
    assert table.refused(Join("Dan"), "dan") == "table.started"
    table.check()


@pytest.mark.parametrize(("start", "order"), [(1, (2, 1, 3)), (2, (1, 3, 2)), (3, (3, 1, 2)), (1, (2, 3, 1))])
def test_who_is_to_start_still_is_when_seats_move(start: int, order: tuple[int, ...]) -> None:
    table = TestTable(OPEN, OPEN, OPEN, start=start)
    for name in ("Ben", "Cleo"):
        table.do(Join(name), name.lower())
    starting = table.table.seats[start - 1]
    table.do(MoveSeats(order), "anna")
    told = view(table.table).options.start
    assert told != "random"
    assert table.table.seats[told - 1] == starting
    table.do(Start(), "anna")
    assert table.table.start == told - 1
    table.check()


def test_moved_seats_leave_it_to_chance_who_starts() -> None:
    table = TestTable(OPEN, GREEDY, start="random")
    table.do(MoveSeats((2, 1)), "anna")
    assert view(table.table).options.start == "random"
    table.do(Start(), "anna")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (TableOptions((OPEN,)), "options.seats"),
        (TableOptions((OPEN,) * 6), "options.seats"),
        (TableOptions((OPEN, OPEN), start=3), "options.start"),
        (TableOptions((OPEN, OPEN), pace=Pace(seconds=1)), "options.pace"),
        (TableOptions((OPEN, OPEN), pace=Pace(seconds=30, days=1)), "options.pace"),
        (TableOptions((OPEN, OPEN), pace=Pace(days=99)), "options.pace"),
        (TableOptions((OPEN, OPEN), away_seconds=-1), "options.away"),
        (TableOptions((OPEN, OPEN), stand_in="nobody"), "options.bot"),
        (TableOptions((OPEN, SeatSetup("bot"))), "options.bot"),
        (TableOptions((OPEN, OPEN), daily="tomorrow"), "options.daily"),
        (TableOptions((GREEDY, GREEDY)), "seat.full"),
        (TableOptions((OPEN, SeatSetup("here"))), "record.name"),
    ],
)
def test_table_that_cannot_be_is_not_made(options: TableOptions, code: str) -> None:
    rng = Random(0)
    made = create("t", NewTable(options, "Anna"), "anna", 0, new_hidden_dealer(2, rng), rng, BOTS)
    assert isinstance(made, Refusal)
    assert made.code == code


def test_listed_table_shows_friendly_names_only() -> None:
    seats = (OPEN, OPEN, SeatSetup("here", name="Rude"), SeatSetup("bot", "greedy", "Ruder"))
    table = TestTable(*seats, name="Rudest", listed=True)
    table.do(Join("\x00 not even a name"), "ben")
    names = [seat.name_id for seat in table.table.seats if not seat.is_bot]
    assert set(names) <= set(FRIENDLY_NAMES)
    assert len(set(names)) == 3
    assert table.table.seats[3].name == "Dora"
    assert b"Rude" not in b"".join(map(encode_event, table.log))


def test_free_name_is_trimmed_and_composed() -> None:
    assert read_name(" A\u0301nna ") == "Ánna"
    assert read_name("李 🙂") == "李 🙂"


# ---- a whole game


@pytest.mark.parametrize("variant", ["standard", "tabletop"])
@pytest.mark.parametrize("bots", [0, 1, 3])
def test_game_ends_by_itself_and_its_record_is_fair(bots: int, variant: str) -> None:
    table = started("anna", "ben", bots=bots, variant=variant, seed=bots)
    table.play_on()
    ended, revealed = table.log[-2:]
    assert isinstance(ended, events.Ended)
    assert ended.reason == "over"
    assert isinstance(revealed, events.Revealed)
    record = record_of(table.table, Told.ORDERS)
    assert record is not None
    again = parse_record(format_record(record))
    assert again == record
    assert why_unfair(again, table.table.commitment) is None
    table.check()


def test_log_survives_being_written() -> None:
    table = started("anna", "ben", bots=1)
    table.play_on(60)
    again = [decode_event(encode_event(event)) for event in table.log]
    assert again == table.log
    assert replay_table("table", again) == table.table


def test_time_never_runs_backwards_in_a_log() -> None:
    table = started("anna", "ben")
    table.now -= 5_000
    table.say(table.anything())
    assert [event.at for event in table.log] == sorted(event.at for event in table.log)
