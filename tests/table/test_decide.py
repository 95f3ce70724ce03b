"""Acting, taking back and ending early: who may, in which order refusals come, and what a repeated request does."""

import pytest

from fivetowers import Pass, Retract, format_action, legal_actions
from fivetowers.records.record_reader import parse_record
from fivetowers.records.record_writer import format_record
from fivetowers.state import Phase
from fivetowers.table import events
from fivetowers.table.commands import BOT, CLOCK, HOST, Act, Agree, End, Leave, Relieve, Rematch, Return, Undo
from fivetowers.table.events import Pace, SeatSetup
from fivetowers.table.secrecy import Told
from fivetowers.table.view.public import record_of, view
from tests.table.playing import TestTable, started

# ---- acting


def test_refusals_come_in_a_fixed_order() -> None:
    table = started("anna", "ben", "cleo")
    number = table.table.number
    assert table.refused(Act(0, "nonsense", 2), "anna") == "seat.not_yours"
    assert table.refused(Act(0, "nonsense", 10), "anna") == "seat.none"
    assert table.refused(Act(0, "nonsense", 1), "anna") == "table.stale"
    assert table.refused(Act(number + 1, "nonsense", 1), "anna") == "table.stale"
    assert table.refused(Act(number, "nonsense", 1), "anna") == "notation.action"
    assert table.refused(Act(number, "bid 1", 2), "ben") == "turn.other"
    assert table.refused(Act(number, "pass", 1), "anna") == "pass.start"
    assert table.refused(Act(number, "deal T1 T2 T3 T4 T5", 1), "anna") == "turn.bid"
    table.do(End(), "anna")
    table.do(Agree("end", yes=True), "ben")
    table.do(Agree("end", yes=True), "cleo")
    assert table.refused(Act(number, "nonsense", 1), "anna") == "table.stale"
    assert table.refused(Act(table.table.number, "nonsense", 1), "anna") == "table.ended"


@pytest.mark.parametrize("actor", ["ben", "stranger", BOT, HOST])
def test_nobody_else_acts_for_a_seat(actor: str) -> None:
    table = started("anna", "ben")
    assert table.refused(Act(table.table.number, "bid 1", 1), actor) == "seat.not_yours"


def test_person_cannot_act_for_a_bot() -> None:
    table = started("anna", bots=1, start=2)
    assert table.refused(Act(table.table.number, "bid 1", 2), "anna") == "seat.not_yours"
    assert table.refused(Act(table.table.number, "bid 1", 2), CLOCK) == "seat.not_yours"
    table.do(Act(table.table.number, "bid 1", 2), BOT)
    assert table.table.actions[-1].by == "bot"


def test_same_request_counts_once_and_gets_the_same_answer() -> None:
    table = started("anna", "ben")
    bid = Act(table.table.number, "bid 1", 1, "first")
    first = table.decide(bid, "anna")
    table.do(bid, "anna")
    table.say("pass")
    again = table.decide(bid, "anna")
    assert (again.events, again.refusal, again.number) == ((), None, first.number)
    assert table.do(Act(table.table.number, "pass", 1, "first"), "anna") == ()
    assert table.refused(Act(bid.number, "bid 1", 1, "second"), "anna") == "table.stale"


def test_request_of_some_time_ago_is_still_known() -> None:
    table = started("anna", "ben")
    bid = Act(table.table.number, "bid 0", 1, "0")
    for request in range(6):
        turn = table.turn
        table.do(Act(table.table.number, table.anything(), turn + 1, str(request)), table.owner(turn))
    assert table.table.phase == "playing"
    assert table.do(bid, "anna") == ()


def test_two_people_may_count_their_requests_alike() -> None:
    table = started("anna", "ben")
    table.do(Act(table.table.number, "bid 1", 1, "1"), "anna")
    table.do(Act(table.table.number, "pass", 2, "1"), "ben")
    assert [played.text for played in table.table.actions[1:3]] == ["bid 1", "pass"]


def test_request_of_a_stand_in_is_not_taken_for_the_persons_own() -> None:
    table = started("anna", "ben")
    table.do(Leave(), "anna")
    table.do(Act(table.table.number, "bid 0", 1, "1"), BOT)
    table.say("pass")
    assert table.do(Act(table.table.number, "bid 0", 1, "1"), "anna") != ()


def test_somebody_leaving_does_not_make_a_bid_stale() -> None:
    table = started("anna", "ben")
    number = table.table.number
    table.do(Leave(), "ben")
    table.do(Return(), "ben")
    table.do(Act(number, "bid 1", 1), "anna")


def test_any_interleaving_of_a_build_is_written_canonically() -> None:
    table = started("anna", "ben")
    table.say("bid 5")
    cards = [str(card) for card in reversed(table.state.display)]
    for build in view(table.table).turn.legal:  # type: ignore[union-attr]
        words = build.action.split(" ")[1:]
        if len(set(words) - set(cards)) == 0 and len({word[0] for word in words}) > 1:
            backwards = sorted(words, key=lambda word: -ord(word[0]))
            table.do(Act(table.table.number, "build " + " ".join(backwards), 1), "anna")
            assert build.action in [played.text for played in table.table.actions]
            return
    pytest.fail("no build of several kinds in this deal")


def test_tabletop_bid_is_taken_back_at_the_table() -> None:
    table = started("anna", "ben", variant="tabletop", seed=5)
    while legal_actions(table.state) != (Retract(),):
        largest = next((action for action in reversed(legal_actions(table.state)) if action != Pass()), Pass())
        table.say(format_action(largest))
    assert [choice.action for choice in view(table.table).turn.legal] == ["retract"]  # type: ignore[union-attr]
    table.say("retract")
    assert table.state.phase is Phase.BID
    assert view(table.table).round[-1].action == "retract"
    table.check()


# ---- taking back


def test_undo_is_free_while_nobody_else_acted() -> None:
    table = started("anna", "ben")
    before = table.state
    table.say("bid 1")
    assert [seat.undo for seat in view(table.table).seats] == ["free", "no"]
    (undone,) = table.do(Undo(table.table.number, "u"), "anna")
    assert isinstance(undone, events.Undone)
    assert table.state == before
    assert table.do(Undo(table.table.number, "u"), "anna") == ()
    assert table.refused(Undo(table.table.number), "anna") == "undo.none"


def test_undo_after_others_acted_needs_the_consent_of_all_people() -> None:
    table = started("anna", "ben", "cleo", bots=1)
    before = table.state
    table.say("bid 0", "pass")
    assert [seat.undo for seat in view(table.table).seats] == ["ask", "free", "no", "no"]
    (asked,) = table.do(Undo(table.table.number, "u"), "anna")
    assert isinstance(asked, events.UndoAsked)
    assert view(table.table).undo_ask.waiting == [2, 3]  # type: ignore[union-attr]
    assert table.refused(Agree("undo", yes=True), "anna") == "ask.own"
    assert table.refused(Agree("undo", yes=True), "stranger") == "seat.watching"
    assert table.refused(Undo(table.table.number), "ben") == "ask.pending"
    table.do(Agree("undo", yes=True), "ben")
    assert table.do(Agree("undo", yes=True), "ben") == ()
    assert len(table.table.actions) == 3
    table.do(Agree("undo", yes=True), "cleo")
    assert table.state == before
    assert table.refused(Agree("undo", yes=True), "cleo") == "ask.none"
    table.check()


@pytest.mark.parametrize("who", ["ben", "anna"])
def test_undo_is_refused_by_one_or_withdrawn_by_the_asker(who: str) -> None:
    table = started("anna", "ben", "cleo")
    table.say("bid 0", "pass")
    table.do(Undo(table.table.number, "u"), "anna")
    table.do(Agree("undo", yes=False), who)
    assert table.table.undo_ask is None
    assert len(table.table.actions) == 3
    assert table.do(Undo(table.table.number, "u"), "anna") == (), "the same request does not ask twice"


def test_playing_on_answers_the_question() -> None:
    table = started("anna", "ben", "cleo")
    table.say("bid 0", "pass")
    table.do(Undo(table.table.number), "anna")
    table.say("pass")
    assert table.table.undo_ask is None


def test_bots_play_on_while_people_are_asked_and_are_taken_back_too() -> None:
    table = started("anna", "ben", bots=1)
    before = table.state
    table.say("bid 0", "pass")
    table.do(Undo(table.table.number), "anna")
    table.say("pass")
    assert table.table.undo_ask is not None
    table.do(Agree("undo", yes=True), "ben")
    assert table.state == before
    table.check()


def test_alone_with_bots_undo_is_immediate_and_the_same_cards_come_again() -> None:
    table = started("anna", bots=2)
    for _ in range(12):
        table.bots_play()
        before = table.state
        deals = [played.text for played in table.table.actions if played.by == "deal"]
        action = table.anything()
        table.say(action)
        table.bots_play()
        later = [played.text for played in table.table.actions if played.by == "deal"]
        assert [seat.undo for seat in view(table.table).seats] == ["free", "no", "no"]
        table.do(Undo(table.table.number), "anna")
        assert table.state == before
        table.say(action)
        table.bots_play()
        again = [played.text for played in table.table.actions if played.by == "deal"]
        assert all(text in (*later, *again) for text in deals)
        assert all(one == other for one, other in zip(later, again, strict=False))
    table.check()


def test_bots_acting_meanwhile_do_not_make_an_undo_stale_but_a_second_click_is() -> None:
    table = started("anna", bots=1)
    table.say("bid 0")
    number = table.table.number
    table.bots_play()
    table.do(Undo(number, "one"), "anna")
    assert table.refused(Undo(number, "two"), "anna") == "table.stale"


def test_absent_people_and_bots_consent_to_what_they_did_not_decide() -> None:
    table = started("anna", "ben", bots=1)
    table.do(Leave(), "ben")
    before = table.state
    table.say("bid 1", "pass")  # the stand-in passes
    assert [seat.undo for seat in view(table.table).seats] == ["free", "no", "no"]
    (undone,) = table.do(Undo(table.table.number), "anna")
    assert isinstance(undone, events.Undone)
    assert table.state == before


def test_nobody_takes_back_what_an_absent_person_decided() -> None:
    table = started("anna", "ben", bots=1)
    table.say("bid 1", "pass")
    table.do(Leave(), "ben")
    assert [seat.undo for seat in view(table.table).seats] == ["ask", "no", "no"]
    (asked,) = table.do(Undo(table.table.number), "anna")
    assert isinstance(asked, events.UndoAsked)
    assert view(table.table).undo_ask.waiting == [2]  # type: ignore[union-attr]
    table.do(Return(), "ben")
    table.do(Agree("undo", yes=True), "ben")
    assert len(table.table.actions) == 1


def test_nobody_looks_into_the_pile_by_playing_ahead_for_somebody_who_is_away() -> None:
    table = started("anna", "ben")
    table.do(Relieve(2), "anna")
    table.say("bid 0", "pass")
    table.say("bid 0")  # in the next round, whose cards are shown
    table.do(Undo(table.table.number), "anna")  # the last action of all: nothing was shown since
    assert [seat.undo for seat in view(table.table).seats] == ["ask", "no"]
    (asked,) = table.do(Undo(table.table.number), "anna")
    assert isinstance(asked, events.UndoAsked)
    assert table.state.round == 2


def test_record_keeps_what_was_taken_back() -> None:
    table = started("anna", bots=1)
    table.say("bid 0", "pass")
    shown = table.table.actions[-1].text
    table.do(Undo(table.table.number), "anna")
    table.say("bid 1", "pass")
    table.do(End(), "anna")
    record = record_of(table.table, Told.ORDERS)
    assert record is not None
    assert record.tags[-1] == ("Undo", f"1 1 bid 0; pass; {shown}")
    assert parse_record(format_record(record)) == record


def test_hot_seat_takes_back_without_asking() -> None:
    table = started("anna", seats=[SeatSetup("here", name="Ben")])
    table.say("bid 0", "pass")
    table.do(Undo(table.table.number), "anna")
    assert [played.text for played in table.table.actions[1:]] == ["bid 0"]


def test_daily_deal_is_one_try() -> None:
    table = started("anna", bots=1, daily="2030-01-01")
    table.say("bid 0")
    assert [seat.undo for seat in view(table.table).seats] == ["no", "no"]
    assert table.refused(Undo(table.table.number), "anna") == "undo.daily"
    table.do(End(), "anna")
    assert table.refused(Rematch("next"), "anna") == "rematch.daily"
    assert view(table.table).reveal is None


def test_undoing_again_and_again_does_not_stop_the_clock() -> None:
    table = started("anna", "ben", pace=Pace(seconds=30))
    begun = table.now
    table.now += 20_000
    table.say("bid 1")
    table.do(Undo(table.table.number), "anna")
    assert table.table.turn_since == begun
    table.say("bid 1")
    table.now += 10_000
    assert table.refused(Undo(table.table.number), "anna") == "undo.too_late"


def test_those_who_watch_take_nothing_back() -> None:
    table = started("anna", "ben")
    table.say("bid 1")
    assert table.refused(Undo(table.table.number), "stranger") == "seat.watching"
    assert table.refused(Undo(table.table.number), "ben") == "undo.none"


# ---- ending early


def test_game_ends_early_when_all_people_agree() -> None:
    table = started("anna", "ben", "cleo", bots=1)
    table.do(End("e"), "anna")
    assert table.do(End("e"), "anna") == ()
    table.do(Agree("end", yes=True), "ben")
    assert table.table.phase == "playing"
    happened = table.do(End("x"), "cleo")
    assert [type(event) for event in happened] == [events.EndAgreed, events.Ended, events.Revealed]
    assert view(table.table).reveal is not None
    table.check()


def test_one_refusal_keeps_the_game_going() -> None:
    table = started("anna", "ben")
    table.do(End("e"), "anna")
    table.do(Agree("end", yes=False), "ben")
    assert table.table.end_ask is None
    assert table.refused(Agree("end", yes=True), "ben") == "ask.none"
    assert table.do(End("e"), "anna") == (), "the same request does not ask twice"


def test_alone_with_bots_the_game_ends_at_once() -> None:
    table = started("anna", bots=3)
    table.do(End(), "anna")
    assert table.table.ended == "agreed"
    assert isinstance(table.log[table.table.moved - 1], events.Ended), "with it the position was seen last"
    assert table.refused(End(), "anna") == "table.ended"


def test_creator_closes_a_table_that_has_not_begun() -> None:
    table = TestTable(SeatSetup(), SeatSetup())
    table.do(End(), "anna")
    assert table.table.ended == "agreed"
