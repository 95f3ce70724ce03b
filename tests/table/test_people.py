"""People who come and go: stand-ins, clocks, other devices, names that are removed, the next game, being forgotten."""

import pytest

from fivetowers.dealer import new_hidden_dealer
from fivetowers.table import events
from fivetowers.table.commands import (
    BOT,
    CLOCK,
    HOST,
    Act,
    ChangeSeat,
    ChangeSecret,
    End,
    Forget,
    Join,
    Leave,
    MoveSeats,
    Relieve,
    Rematch,
    RemoveName,
    RemoveTable,
    Return,
    StandIn,
    Start,
    TransferSeat,
)
from fivetowers.table.events import Pace, SeatSetup, encode_event
from fivetowers.table.evolve import replay_table
from fivetowers.table.forgetting import forget, seats_named_by
from fivetowers.table.messages import you
from fivetowers.table.opening import rematch
from fivetowers.table.seating import TIME_TO_RETURN
from fivetowers.table.secrecy import Told
from fivetowers.table.table import bot_due, bot_for, deadline, whose_turn
from fivetowers.table.view.public import record_of, view
from tests.table.playing import GREEDY, OPEN, TestTable, started

# ---- absent people and clocks


def test_stand_in_plays_for_somebody_who_left_and_hands_back() -> None:
    table = started("anna", "ben")
    table.do(Leave(), "anna")
    turn = whose_turn(table.table)
    assert turn == (0, "stand_in")
    assert bot_for(table.table, turn) == "greedy"
    table.say("bid 0")
    assert table.table.actions[-1].by == "stand_in"
    assert table.refused(Act(table.table.number, "pass", 2), BOT) == "seat.not_yours"
    table.do(Return(), "anna")
    assert table.do(Return(), "anna") == ()
    table.say("pass")
    assert whose_turn(table.table) == (0, "person")
    table.check()


def test_only_the_creator_lets_a_bot_play_for_somebody() -> None:
    table = started("anna", "ben", "cleo")
    assert table.refused(Relieve(1), "ben") == "table.not_creator"
    assert table.refused(Relieve(1), "eve") == "table.not_creator"
    table.do(Relieve(2), "anna")
    assert table.table.seats[1].is_away


def test_acting_for_ones_own_seat_is_coming_back() -> None:
    table = started("anna", "ben")
    table.do(StandIn(1), CLOCK)
    assert table.table.seats[0].is_away
    happened = table.do(Act(table.table.number, "bid 1", 1, "r"), "anna")
    assert [type(event) for event in happened[:2]] == [events.Returned, events.Acted]
    assert table.decide(Act(1, "bid 1", 1, "r"), "anna").number == table.table.actions[-1].number


def test_clock_cannot_send_people_away_where_that_was_not_chosen() -> None:
    assert started("anna", "ben", away_seconds=0).refused(StandIn(1), CLOCK) == "clock.not_due"
    assert started("anna", bots=1).refused(StandIn(2), CLOCK) == "clock.not_due"
    assert TestTable(OPEN, OPEN).refused(StandIn(1), CLOCK) == "clock.not_due"


def test_somebody_alone_with_bots_keeps_nobody_waiting() -> None:
    assert started("anna", bots=2).refused(StandIn(1), CLOCK) == "clock.not_due"
    hot_seat = started("anna", seats=[SeatSetup("here", name="Ben")])
    assert [hot_seat.refused(StandIn(seat), CLOCK) for seat in (1, 2)] == ["clock.not_due"] * 2


def test_game_alone_with_bots_waits_for_the_one_who_left() -> None:
    table = started("anna", bots=2)
    assert table.do(Leave(), "anna") == ()
    assert whose_turn(table.table) == (0, "person")
    hot_seat = started("anna", seats=[SeatSetup("here", name="Ben")])
    assert hot_seat.do(Leave(), "anna") == ()


def test_game_waits_for_the_last_person_who_leaves_it() -> None:
    table = started("anna", "ben", bots=1)
    table.do(Leave(), "anna")
    assert table.do(Leave(), "ben") == ()
    table.now = bot_due(table.table) or 0
    table.bots_play()
    assert whose_turn(table.table) == (1, "person")


def test_leaving_can_be_undone_for_a_minute_before_anything_is_played() -> None:
    table = started("anna", "ben")
    table.do(Leave(), "anna")
    assert bot_due(table.table) == table.now + TIME_TO_RETURN
    table.do(Return(), "anna")
    assert bot_due(table.table) is None
    table.do(StandIn(1), CLOCK)
    assert bot_due(table.table) == 0, "the clock and the host have waited long enough"


def test_table_whose_people_were_all_lost_is_played_to_the_end_by_bots() -> None:
    table = started("anna", "ben", bots=1)
    for seat in (1, 2):
        table.do(StandIn(seat), CLOCK)
    table.bots_play()
    assert table.table.ended == "over"


def test_clock_decides_only_when_the_time_is_over() -> None:
    table = started("anna", "ben", pace=Pace(seconds=30))
    due = deadline(table.table)
    assert due == table.now + 30_000
    table.now = due - 1
    assert table.refused(Act(table.table.number, "bid 0", 1), CLOCK) == "clock.not_due"
    table.now = due
    table.do(Act(table.table.number, "bid 0", 1), CLOCK)
    assert table.table.actions[-1].by == "clock"
    assert deadline(table.table) == due + 30_000
    slow = started("anna", "ben", pace=Pace(days=2))
    assert deadline(slow.table) == slow.now + 2 * 24 * 60 * 60 * 1_000
    assert started("anna", bots=1, start=2, pace=Pace(days=2)).table.seats[1].is_bot
    assert deadline(started("anna", bots=1, start=2, pace=Pace(days=2)).table) is None


def test_coming_back_gives_the_whole_time() -> None:
    table = started("anna", "ben", pace=Pace(seconds=30))
    table.do(Leave(), "anna")
    table.now += 29_000
    table.do(Return(), "anna")
    assert deadline(table.table) == table.now + 30_000


# ---- owners, names, and the next game


def test_one_time_link_moves_a_seat_to_another_browser() -> None:
    table = started("anna", "ben")
    table.do(TransferSeat(1, "phone"), "anna")
    assert table.refused(Act(table.table.number, "bid 1", 1), "anna") == "seat.not_yours"
    table.do(Act(table.table.number, "bid 1", 1), "phone")
    assert you(table.table, "phone").creator
    table.check()


def test_nobody_else_moves_a_seat_or_does_what_the_host_does() -> None:
    table = started("anna", "ben")
    for who in ("ben", "eve"):
        assert table.refused(TransferSeat(1, who), who) == "seat.not_yours"
        assert table.refused(RemoveName(1), who) == "host.only"
        assert table.refused(RemoveTable(), who) == "host.only"


def test_creator_with_another_seat_stays_the_creator() -> None:
    table = TestTable(OPEN, SeatSetup("here", name="Ben"))
    table.do(TransferSeat(2, "phone"), "anna")
    assert table.table.creator == "anna"


def test_host_removes_a_name_and_a_table() -> None:
    table = started("anna", "ben")
    table.do(RemoveName(2), HOST)
    assert view(table.table).seats[1].name is None
    assert whose_turn(table.table) == (0, "person")
    record = record_of(table.table, Told.ORDERS)
    assert record is not None
    assert record.names == ("Anna", "2")
    table.do(RemoveTable(), HOST)
    assert table.table.ended == "removed"
    assert table.do(RemoveTable(), HOST) == ()
    assert table.refused(Rematch("next"), "anna") == "table.ended", "a removed name does not come back that way"


def test_rematch_moves_everybody_on_by_one() -> None:
    table = started("anna", "ben", bots=1, seats=[SeatSetup("here", name="Cleo")], start=2)
    table.play_on(5)
    table.do(End(), "anna")
    table.do(End(), "ben")
    assert [seat.name for seat in table.table.seats] == ["Cleo", "Anna", "Ben", "Dora"]
    assert table.refused(Rematch("next"), "dan") == "seat.watching"
    table.do(Rematch("next"), "ben")
    assert table.do(Rematch("other"), "anna") == ()
    assert table.table.rematch == "next"
    following = rematch(table.table, "next", "ben", table.now, new_hidden_dealer(4, table.rng), table.rng)
    assert [seat.name for seat in following.table.seats] == ["Dora", "Cleo", "Anna", "Ben"]
    assert [seat.owner for seat in following.table.seats] == [None, "anna", "anna", "ben"]
    assert following.table.creator == "ben"
    assert following.table.options.start == 2
    assert following.table.commitment != table.table.commitment
    assert replay_table("next", following.events) == following.table


def test_forgotten_person_leaves_no_trace_in_the_log() -> None:
    table = TestTable(OPEN, OPEN, SeatSetup("here", name="Annika"))
    table.do(Join("Ben"), "ben")
    table.do(MoveSeats((2, 3, 1)), "anna")
    table.do(Start(), "anna")
    table.play_on(6)
    table.do(TransferSeat(1, "phone"), "ben")
    table.play_on(3)
    for owner, name in (("phone", "Ben"), ("anna", "Anna"), ("anna", "Annika")):
        table.do(Forget(), owner)
        table.log = forget(table.log, owner, table.table)
        written = b"".join(map(encode_event, table.log)).decode()
        assert f'"{owner}"' not in written
        assert f'"{name}"' not in written
    again = replay_table("table", table.log)
    assert again.state == table.table.state
    assert [(seat.name, seat.owner) for seat in again.seats] == [(None, None)] * 3
    assert whose_turn(again) is not None
    table.bots_play()
    assert table.table.ended == "over"


def test_forgotten_creator_closes_a_table_that_has_not_begun() -> None:
    table = TestTable(OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    table.do(Forget(), "ben")
    assert table.table.seats[1].is_open
    table.do(Forget(), "anna")
    assert table.table.ended == "removed"


def test_who_is_forgotten_takes_the_name_along_from_a_seat_that_was_given_on() -> None:
    table = started("anna", "ben", "cleo")
    table.do(TransferSeat(2, "phone"), "ben")
    (removed,) = table.do(Forget((2,)), "ben")
    assert isinstance(removed, events.NameRemoved)
    assert [(seat.name, seat.owner) for seat in table.table.seats] == [
        ("Anna", "anna"),
        (None, "phone"),
        ("Cleo", "cleo"),
    ]


def test_new_secret_takes_seats_and_the_creators_rights_along() -> None:
    table = TestTable(OPEN, OPEN, SeatSetup("here", name="Cleo"))
    table.do(Join("Ben"), "ben")
    table.do(ChangeSecret("anna again"), "anna")
    assert [seat.owner for seat in table.table.seats] == ["anna again", "ben", "anna again"]
    assert table.table.creator == "anna again"
    assert table.do(ChangeSecret("no matter"), "anna") == ()
    assert table.refused(Start(), "anna") == "table.not_creator"
    table.do(ChangeSecret("ben again"), "ben")
    table.do(Start(), "anna again")
    table.check()


def test_who_is_forgotten_takes_no_rights_along_that_another_browser_has_now() -> None:
    table = TestTable(OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    table.do(TransferSeat(1, "phone"), "anna")
    table.do(Start(), "phone")
    for owner in ("ben", "anna"):
        seats = tuple(seat + 1 for seat in seats_named_by(table.log, owner))
        table.do(Forget(seats), owner)
        table.log = forget(table.log, owner, table.table)
        assert all(f'"{owner}"'.encode() not in encode_event(event) for event in table.log)
    again = replay_table("table", table.log)
    assert (again.creator, [seat.owner for seat in again.seats]) == ("phone", ["phone", None])


@pytest.mark.parametrize("given_up", ["changed", "left"])
def test_who_is_forgotten_takes_no_rights_along_where_they_had_a_second_seat_for_a_while(given_up: str) -> None:
    table = TestTable(OPEN, OPEN)
    table.do(ChangeSeat(2, SeatSetup("here", name="Annika")), "anna")
    if given_up == "changed":
        table.do(ChangeSeat(2, GREEDY), "anna")
    else:
        table.do(Leave(), "anna")
        table.do(Join("Anna"), "anna")
    table.do(TransferSeat(1, "phone"), "anna")
    assert table.table.creator == "phone"
    table.do(Forget(), "anna")
    table.log = forget(table.log, "anna", table.table)
    assert all(b'"anna"' not in encode_event(event) for event in table.log)
    again = replay_table("table", table.log)
    assert (again.creator, [seat.owner for seat in again.seats]) == ("phone", ["phone", None])


def test_old_secret_takes_no_name_along() -> None:
    """Somebody who had stolen it could otherwise undo what the new one was for."""
    table = TestTable(OPEN, OPEN, SeatSetup("here", name="Cleo"))
    table.do(Join("Ben"), "ben")
    table.do(MoveSeats((2, 1, 3)), "anna")
    table.do(ChangeSecret("new"), "anna")
    assert (seats_named_by(table.log, "anna"), seats_named_by(table.log, "new")) == ((), (1, 2))
    again = replay_table("table", forget(table.log, "anna", table.table))
    assert (again.creator, [seat.name for seat in again.seats]) == ("new", ["Ben", "Anna", "Cleo"])


def test_new_secret_of_a_creator_without_a_seat_can_be_forgotten() -> None:
    table = TestTable(OPEN, OPEN, name=None)
    (moved,) = table.do(ChangeSecret("new"), "anna")
    assert (table.table.creator, moved.v) == ("new", 3)
    assert replay_table("table", forget(table.log, "new", table.table)).creator == ""


def test_hidden_characters_and_equal_names_do_not_pass_for_somebody_else() -> None:
    table = TestTable(OPEN, OPEN, OPEN)
    table.do(Join("An\u200bna\U000e0041"), "ben")
    table.do(Join("ANNA"), "cleo")
    assert [seat.name for seat in table.table.seats] == ["Anna", "Anna (2)", "ANNA (3)"]


@pytest.mark.parametrize(
    "hidden",
    [
        *("\ufe0f", "\u034f", "\u3164", "\u2800", "\ufe0e", "\U000e0100", "\u180b"),
        *("\u2065", "\ufff0", "\U000e0000", "\U000e0fff", "\U00016fe4", "\U0001d159"),
    ],
)
def test_no_blank_character_makes_a_second_name_that_looks_the_same(hidden: str) -> None:
    table = TestTable(OPEN, OPEN, OPEN)
    table.do(Join(f"An{hidden}na{hidden}"), "ben")
    assert table.table.seats[1].name == "Anna (2)"
    assert table.refused(Join(hidden * 3), "cleo") == "record.name"


def test_pictures_keep_what_they_are_drawn_with_and_are_told_apart_without_it() -> None:
    table = TestTable(OPEN, OPEN, OPEN, OPEN, name="❤\ufe0f")
    table.do(Join("❤"), "ben")
    table.do(Join("👩\u200d🚀"), "cleo")
    table.do(Join("1\ufe0f\u20e3"), "dan")
    names = [seat.name for seat in table.table.seats]
    assert names == ["❤\ufe0f", "❤ (2)", "👩\u200d🚀", "1\ufe0f\u20e3"]


def test_bot_has_a_name_that_nobody_else_has() -> None:
    table = TestTable(OPEN, OPEN, OPEN, GREEDY, name="Bruno")
    assert table.table.seats[3].name == "Dora"
    table.do(ChangeSeat(2, GREEDY), "anna")
    assert table.table.seats[1].name == "Ada", "the seat's own name is taken by a person"
    table.do(ChangeSeat(2, SeatSetup("bot", "greedy", "BRUNO")), "anna")
    assert table.table.seats[1].name == "BRUNO (2)"
    table.do(ChangeSeat(3, SeatSetup("bot", "greedy", "bot-dora")), "anna")
    assert table.table.seats[2].name == "Ada"


def test_bot_that_is_exchanged_for_another_may_have_the_same_name() -> None:
    table = TestTable(OPEN, SeatSetup("bot", "greedy", "Rex"), OPEN)
    table.do(ChangeSeat(2, SeatSetup("bot", "random", "Rex")), "anna")
    assert table.table.seats[1].name == "Rex"


def test_bots_of_a_new_table_have_names_of_their_own() -> None:
    named = [SeatSetup("bot", "greedy", name) for name in ("Bruno", None, "bruno", "bot-bruno")]
    names = [seat.name for seat in TestTable(*named, OPEN).table.seats]
    assert names == ["Bruno", "Ada", "bruno (2)", "Cleo", "Anna"]


def test_bots_keep_their_names_in_the_next_game() -> None:
    table = started("anna", bots=2)
    table.do(End(), "anna")
    again = rematch(table.table, "next", "anna", table.now, new_hidden_dealer(3, table.rng), table.rng).table
    assert {seat.name for seat in again.seats if seat.is_bot} == {
        seat.name for seat in table.table.seats if seat.is_bot
    }
    assert all(seat.name_id for seat in again.seats if seat.is_bot), "in every language"
