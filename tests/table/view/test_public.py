"""The view: all that a page needs and nothing that is secret, the same for everybody."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers import Bid, Pass, State, format_action, legal_actions, legal_builds, most_buildable, why_illegal
from fivetowers.actions import Build
from fivetowers.dealer import HiddenDealer
from fivetowers.notation import parse_action
from fivetowers.position import state_to_dict
from fivetowers.rules import apply
from fivetowers.scoring import score_seat, scores
from fivetowers.state import Phase
from fivetowers.table.commands import Act, Agree, Join, Leave, MoveSeats, Start, Undo
from fivetowers.table.evolve import replay_table
from fivetowers.table.messages import encode_message
from fivetowers.table.view.public import TableView, view
from fivetowers.table.view.turn import TurnView
from tests.table.playing import GREEDY, OPEN, TestTable, started


@given(seed=st.integers(0, 10_000), actions=st.integers(0, 200), variant=st.sampled_from(["standard", "tabletop"]))
def test_view_says_what_the_rules_say(seed: int, actions: int, variant: str) -> None:
    table = started(*("anna", "ben", "cleo", "dan", "eva")[: 2 + seed % 4], seed=seed, variant=variant)
    table.play_on(actions)
    shown = view(table.table)
    state = table.state
    assert msgspec.to_builtins(shown.state) == state_to_dict(state)
    for seat, score in zip(state.seats, shown.scores, strict=True):
        expected = score_seat(seat)
        assert score.total == expected.total
        assert score.towers == {tower.kind.letter: tower.points for tower in expected.towers}
        assert score.main == (None if expected.main is None else expected.main.letter)
        assert (score.main_points, score.rubble_points) == (expected.main_points, expected.rubble_points)
    to_come = [f"{letter}{value}" for letter, values in shown.to_come.items() for value in values]
    assert to_come == [str(card) for card in state.unseen]
    if shown.turn is not None:
        check_turn(shown.turn, state)


def check_turn(turn: TurnView, state: State) -> None:
    seat = turn.seat - 1
    assert [choice.action for choice in turn.legal] == [format_action(action) for action in legal_actions(state)]
    for choice in turn.legal:
        action = parse_action(choice.action)
        if isinstance(action, Build):
            assert choice.score == scores(apply(state, action))[seat]
            assert choice.demolishes == (None if action.demolish is None else str(action.demolish))
        else:
            assert choice.score == scores(state)[seat]
    if state.phase is Phase.BID:
        assert turn.building is None
        most = most_buildable(state, seat)
        assert turn.most == most
        assert turn.price == len(state.seats[seat].rubble) + 1
        assert (
            turn.example is None if most == 0 else parse_action(turn.example or "") in legal_builds(state, seat, most)
        )
        assert [bid.number for bid in turn.bids] == [*range(len(state.display) + 1), None]
        for bid in turn.bids:
            refusal = why_illegal(state, Pass() if bid.number is None else Bid(bid.number))
            if refusal is None:
                assert bid.why_not is None
            else:
                assert bid.why_not is not None
                facts = (bid.why_not.code, bid.why_not.rule, bid.why_not.facts)
                assert facts == (refusal.code, refusal.rule, refusal.facts)
            if bid.number and bid.number <= most:
                plain = any(build.demolish is None for build in legal_builds(state, seat, bid.number))
                assert bid.demolition == (not plain and bid.why_not is None)
    else:
        assert turn.building is not None
        assert turn.building.missing == state.highest_bid


def test_hints_show_an_example_only_where_they_are_allowed() -> None:
    table = started("anna", "ben").table
    assert view(table).turn.example is not None  # type: ignore[union-attr]
    strict = msgspec.structs.replace(table, options=msgspec.structs.replace(table.options, hints=False))
    assert view(strict).turn.example is None  # type: ignore[union-attr]


def test_choices_of_bots_are_not_sent() -> None:
    table = started("anna", "ben", bots=1, start=3)
    assert view(table.table).turn == TurnView(3, "bot")
    table.bots_play()
    table.do(Leave(), "anna")
    assert view(table.table).turn == TurnView(1, "stand_in")


def test_waiting_table_shows_its_seats() -> None:
    table = TestTable(OPEN, OPEN, GREEDY)
    shown = view(table.table)
    assert (shown.phase, shown.state, shown.turn) == ("waiting", None, None)
    assert [(seat.taken, seat.name) for seat in shown.seats] == [(True, "Anna"), (False, None), (True, "Cleo")]


def test_host_is_named_until_the_game_begins() -> None:
    table = TestTable(OPEN, OPEN)
    table.do(Join("Ben"), "ben")
    table.do(MoveSeats((2, 1)), "anna")
    assert view(table.table).host == 2
    table.do(Start(), "anna")
    assert view(table.table).host is None


def test_seats_are_counted_from_1_when_they_move_and_when_somebody_is_asked() -> None:
    table = TestTable(OPEN, OPEN, OPEN)
    for name in ("ben", "cleo"):
        table.do(Join(name.capitalize()), name)
    (news,) = view(table.table, table.do(MoveSeats((3, 1, 2)), "anna")).news
    assert news.order == [3, 1, 2]
    table.do(MoveSeats((2, 3, 1)), "anna")
    table.do(Start(), "anna")
    table.say("bid 1", "pass")
    table.do(Undo(table.table.number), "anna")
    table.do(Agree("undo", yes=True), "cleo")
    asked = view(table.table).undo_ask
    assert asked is not None
    assert (asked.seat, asked.agreed, asked.waiting) == (1, [3], [2])


def test_news_tell_what_happened_without_owners_and_requests() -> None:
    table = TestTable(OPEN, OPEN)
    happened = [*table.do(Join("Ben"), "ben"), *table.do(Start(), "anna")]
    happened += table.do(Act(table.table.number, "bid 1", 1, "my-request"), "anna")
    news = view(table.table, happened).news
    assert [item.type for item in news] == ["joined", "started", "acted", "acted"]
    assert news[0].seat == 2
    assert (news[2].by, news[3].action) == ("deal", "bid 1")
    sent = encode_message(view(table.table, table.log))
    for hidden in (b"owner", b"anna", b"ben", b"my-request"):
        assert hidden not in sent


def test_round_so_far_begins_with_its_cards() -> None:
    table = started("anna", "ben")
    table.say("bid 0", "pass", "bid 1")
    assert [played.action.split(" ")[0] for played in view(table.table).round] == ["deal", "bid"]


def test_view_survives_being_sent() -> None:
    table = started("anna", "ben", "cleo")
    table.play_until(Phase.BUILD)
    for shown in (view(table.table, table.log), view(replay_table("table", table.log[:3]))):
        assert msgspec.json.decode(encode_message(shown), type=TableView) == shown


@pytest.mark.parametrize("rounds", [1, 7, 16, 20])
def test_hidden_orders_that_agree_so_far_send_the_same_bytes(rounds: int) -> None:
    """Two games with the same public actions: nothing of the cards to come may show, apart from the commitment."""
    one = started("anna", "ben", bots=1, seed=rounds)
    shown_one = []
    while one.state.round <= rounds and one.table.phase == "playing":
        one.say(one.anything())
        shown_one.append(encode_message(view(one.table, one.log[-2:])))
    other_dealer = same_so_far(one)
    assert other_dealer != one.dealer
    other = started("anna", "ben", bots=1, seed=rounds, secret=other_dealer)
    shown_other = []
    for played in one.table.actions[1:]:
        if played.by != "deal":
            other.say(played.text)
            shown_other.append(encode_message(view(other.table, other.log[-2:])))
    commitments = (one.table.commitment.encode(), other.table.commitment.encode())
    assert commitments[0] != commitments[1]
    blank = [[data.replace(commitment, b"") for data in shown] for shown, commitment in
             ((shown_one, commitments[0]), (shown_other, commitments[1]))]  # fmt: skip
    assert blank[0] == blank[1]


def same_so_far(table: TestTable) -> HiddenDealer:
    """Another dealer who would have turned up the same cards until now."""
    rng = Random(99)
    dealt = [card for played in table.table.actions if played.by == "deal" for card in parse_action(played.text).cards]  # type: ignore[union-attr]
    first = table.dealer.order1
    kept = len(dealt)
    if kept < len(first):
        order1 = (*first[:kept], *rng.sample(first[kept:], len(first) - kept))
        order2 = tuple(rng.sample(table.dealer.order2, len(table.dealer.order2)))
        return HiddenDealer("0" * 64, order1, order2)
    again = dealt[len(first) :]
    rest = list(table.dealer.order2)
    for card in again:
        rest.remove(card)
    return HiddenDealer("0" * 64, first, (*again, *rng.sample(rest, len(rest))))


def test_dealer_is_not_part_of_the_table() -> None:
    table = started("anna", "ben")
    text = repr(table.table) + repr(table.log)
    assert table.dealer.salt not in text
    assert replace(table.dealer, salt="x") != table.dealer
