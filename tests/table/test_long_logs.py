"""A log has an end: what people can do without end is refused there. And a long one is read in linear work."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fivetowers import apply, format_action, legal_actions
from fivetowers.shuffle import new_hidden_number
from fivetowers.table import decide, evolve, history
from fivetowers.table.commands import (
    Agree,
    ChangeSeat,
    Command,
    End,
    Join,
    Leave,
    MoveSeats,
    Seal,
    TransferSeat,
    Undo,
)
from fivetowers.table.consent import MOST_UNDOS
from fivetowers.table.events import Acted, Event, SeatSetup, Undone, encode_event
from fivetowers.table.evolve import replay_table
from fivetowers.table.log import read_log
from tests.table.playing import OPEN, TestTable, started

NUMBER = f"{7:064x}"


def test_game_allows_only_so_many_undos_and_then_goes_on_to_its_end() -> None:
    table = started("anna", "ben")
    last = Undo(0)
    for _ in range(MOST_UNDOS):
        table.say("bid 1")
        last = Undo(table.table.number, f"{table.table.number}")
        table.do(last, "anna")
    table.say("bid 1")
    assert table.refused(Undo(table.table.number, "one more"), "anna") == "undo.most"
    assert table.do(last, "anna") == ()  # asked again, it is answered as before
    table.play_on()
    assert table.table.ended == "over"
    table.check()


def full_before_the_start() -> TestTable:
    table = TestTable(OPEN, OPEN, OPEN, secret=new_hidden_number(Random(1)))
    table.do(Join("Ben"), "ben")
    while table.table.number < decide.MOST_EVENTS:
        table.do(MoveSeats((2, 1, 3)), "anna")
    return table


def full_in_the_game() -> TestTable:
    table = started("anna", "ben")
    while table.table.number < decide.MOST_EVENTS - 1:
        table.do(End(), "anna")
        table.do(Agree("end", yes=False), "ben")
    table.say("bid 1")
    return table


@pytest.mark.parametrize(
    ("full", "command", "who"),
    [
        (full_before_the_start, Seal(NUMBER), "ben"),
        (full_before_the_start, MoveSeats((2, 1, 3)), "anna"),
        (full_before_the_start, ChangeSeat(3, OPEN), "anna"),
        (full_before_the_start, Join("Cleo"), "cleo"),
        (full_before_the_start, Leave(), "ben"),
        (full_in_the_game, Undo(12), "anna"),
        (full_in_the_game, End(), "anna"),
        (full_in_the_game, Leave(), "anna"),
        (full_in_the_game, TransferSeat(1, "cleo"), "anna"),
    ],
    ids=lambda part: getattr(part, "__name__", None) or type(part).__name__,
)
def test_full_log_takes_nothing_that_could_go_on_for_ever(
    monkeypatch: pytest.MonkeyPatch, full: Callable[[], TestTable], command: Command, who: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(decide, "MOST_EVENTS", 11)
        table = full()
        assert table.refused(command, who) == "table.log_full"
    table.do(command, who)


def test_full_table_can_be_played_to_its_end_or_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_EVENTS", 11)
    waiting, playing = full_before_the_start(), full_in_the_game()
    waiting.do(End(), "anna")
    assert waiting.table.phase == "ended"
    playing.play_on()
    assert playing.table.ended == "over"


def with_undos(count: int) -> list[Event]:
    """A game of five that is far on, where somebody decides and undoes it, this many times."""
    table = started("anna", "ben", "cleo", "dan", "eva")
    table.play_on(70)
    now, seat, kept = table.now, table.turn, len(table.table.actions)
    text = format_action(legal_actions(table.state)[0])
    again: list[Event] = [Acted(now, text, seat, "person"), Undone(now, seat, kept, now)]
    return [*table.log, *again * count]


def counting(count: Counter[str], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*given: Any) -> Any:
        count[name] += 1
        return function(*given)

    return counted


def test_log_of_thousands_of_undos_is_read_in_linear_work(monkeypatch: pytest.MonkeyPatch) -> None:
    log, done = with_undos(3_000), Counter[str]()
    bodies = [encode_event(event) for event in log]
    monkeypatch.setattr(evolve, "apply", counting(done, "applied", apply))
    monkeypatch.setattr(history.Block, "played", counting(done, "unpacked", history.Block.played))
    table, _ = read_log("table", bodies)
    acted = sum(isinstance(event, Acted) for event in log)
    assert (table.number, table.undo_count) == (len(log), 3_000)
    assert done["applied"] == acted
    assert done["unpacked"] <= 2 * 3_000
    before, _ = read_log("table", bodies[: len(log) - 2_000])
    done.clear()
    assert read_log("table", bodies[len(log) - 2_000 :], before)[0] == table
    assert done["applied"] <= 1_000 + len(table.actions) + 1


@pytest.mark.parametrize("seed", range(4))
def test_log_is_read_as_it_is_played_wherever_the_reading_begins(seed: int) -> None:
    table = started(
        "anna", seats=[SeatSetup("here", name=name) for name in ("Hanna", "Hugo", "Hedi")[:seed]], bots=1, seed=seed
    )
    for _ in range(120):
        table.bots_play()
        if table.table.phase != "playing":
            break
        if table.rng.random() < 0.4 and table.decide(Undo(table.table.number), "anna").refusal is None:
            table.do(Undo(table.table.number), "anna")
        else:
            table.say(table.anything())
    bodies = [encode_event(event) for event in table.log]
    assert table.table.undo_count > 10
    for first in range(0, len(bodies), 7):
        before = replay_table("table", table.log[:first]) if first else None
        assert read_log("table", bodies[first:], before) == (table.table, table.log[first:])
