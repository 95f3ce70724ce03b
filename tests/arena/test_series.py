"""Series: who meets whom, where they sit, and that everything follows from one seed, on any number of processes."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from fivetowers.actions import Deal
from fivetowers.arena.contestants import SeriesError, lineups, parse_contestant
from fivetowers.arena.series import Series, rotations, tasks
from fivetowers.arena.series_run import Order, Run
from fivetowers.bots.base import Budget
from fivetowers.dealer import new_dealer
from fivetowers.errors import NotationError
from fivetowers.records.record_reader import parse_records
from tests.arena.samples import files, played, series, without_times

MS = Budget(milliseconds=100)


@pytest.mark.parametrize(
    ("text", "name", "command", "budget"),
    [
        ("greedy", "greedy", ("greedy",), MS),
        ("ms=20 greedy", "greedy 20 ms", ("greedy",), Budget(milliseconds=20)),
        ("nodes=500 greedy", "greedy 500 nodes", ("greedy",), Budget(nodes=500)),
        ("name='Big One' ms=20 greedy", "Big One", ("greedy",), Budget(milliseconds=20)),
        ("./mybot --fast", "./mybot --fast", ("./mybot", "--fast"), MS),
        ("'/my bots/one' ms=3", "/my bots/one ms=3", ("/my bots/one", "ms=3"), MS),
        ("/a/very/long/way/to/the/program/of/a/bot --x", "…long/way/to/the/program/of/a/bot --x", None, MS),
    ],
)
def test_bot_is_named_on_the_command_line(
    text: str, name: str, command: tuple[str, ...] | None, budget: Budget
) -> None:
    found = parse_contestant(text, MS)
    assert (found.name[-36:], found.budget) == (name[-36:], budget)
    assert command in (None, found.command)
    assert len(found.name) <= 40


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no_bot"),
        ("ms=5", "no_bot"),
        ("ms=0 greedy", "setting"),
        ("nodes=x greedy", "setting"),
        ("'greedy", "quotes"),
    ],
)
def test_bot_that_cannot_be_understood_is_refused(text: str, code: str) -> None:
    with pytest.raises(SeriesError) as caught:
        parse_contestant(text)
    assert caught.value.refusal.code == f"arena.{code}"


def test_name_that_no_record_can_hold_is_refused() -> None:
    with pytest.raises(NotationError):
        parse_contestant(f"name={'x' * 41} greedy")


@pytest.mark.parametrize(
    "text",
    ["greedy", "ms=20 greedy", "name='Big One' nodes=5 greedy", "name=A ms=3 './my bot' --fast 'x y'", "./mybot"],
)
def test_bot_can_be_named_as_it_was(text: str) -> None:
    found = parse_contestant(text)
    assert parse_contestant(found.setting) == found


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(SeriesError) as caught:
        series("name=A greedy", "name=A random")
    assert caught.value.refusal.code == "arena.same_name"


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 4, ["abbb"]),
        ("aab", 2, ["ab"]),
        ("aba", 2, ["ab"]),
        ("abab", 3, ["aba", "abb"]),
        ("aab", 3, ["aab"]),
        ("a", 2, ["aa"]),
    ],
)
def test_every_choice_of_bots_plays(bots: str, players: int, expected: list[str]) -> None:
    contestants = tuple(parse_contestant(f"name={name} random") for name in bots)
    assert ["".join(bot.name for bot in lineup) for lineup in lineups(contestants, players)] == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_in_every_seat_once_a_deal(players: int) -> None:
    contestants = tuple(parse_contestant(f"name={name} random") for name in "abcde"[:players])
    for deal_seed in range(5):
        tables = rotations(contestants, deal_seed)
        assert len(tables) == players
        assert all(len({table[seat] for table in tables}) == players for seat in range(players))


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    contestants = tuple(parse_contestant(f"name={name} random") for name in "abc")
    neighbours = Counter(
        one.name + other.name
        for deal_seed in range(200)
        for table in rotations(contestants, deal_seed)
        for one, other in zip(table, table[1:] + table[:1], strict=True)
    )
    assert set(neighbours) == {"ab", "ba", "ac", "ca", "bc", "cb"}
    assert min(neighbours.values()) > 200


def test_deals_are_the_same_for_every_rotation_and_lineup_and_follow_from_the_stored_seed(tmp_path: Path) -> None:
    results = played(Order(series("random", "greedy", "name=Other random", seed=3), deals=2, records=tmp_path))
    assert len({result.deal_seed for result in results}) == 2
    for result in results:
        (file,) = tmp_path.glob(f"seed-3-deal-{result.deal:06}-{'-'.join(result.lineup)}-*.5t")
        for record in parse_records(file.read_text("utf-8")):
            dealt = tuple(card for action in record.actions if isinstance(action, Deal) for card in action.cards)
            dealer = new_dealer(2, Random(int(dict(record.tags)["DealSeed"])))
            assert dealt[: len(dealer.pile)] == dealer.pile


def test_same_seed_gives_the_same_results_and_records_on_one_process_or_two(tmp_path: Path) -> None:
    one, two, other = tmp_path / "one", tmp_path / "two", tmp_path / "other"
    here = played(Order(series("random", "name=Other random", "greedy", players=3, seed=7), 3, records=one))
    apart = played(Order(series("random", "name=Other random", "greedy", players=3, seed=7), 3, records=two, jobs=2))
    played(Order(series("random", "name=Other random", "greedy", players=3, seed=8), 3, records=other))
    assert without_times(here) == without_times(apart)
    assert files(one) == files(two)
    assert set(files(one).values()).isdisjoint(files(other).values())


def test_records_are_whole_games_with_their_results(tmp_path: Path) -> None:
    (result,) = played(Order(series("random", "greedy"), deals=1, records=tmp_path))
    (text,) = files(tmp_path).values()
    records = parse_records(text)
    assert [record.names for record in records] == [game.seats for game in result.games]
    for game in result.games:
        assert f'[Result "{" ".join(map(str, game.scores))}"]' in text


def test_series_does_not_depend_on_how_many_deals_are_asked_for() -> None:
    few, many = series("random", "greedy"), series("random", "greedy")
    assert [few.deal_seed(deal) for deal in (1, 2)] == [many.deal_seed(deal) for deal in (1, 2)]
    done = {(task.deal, task.names) for task in tasks(few, 2)}
    assert [task.deal for task in tasks(many, 5, done)] == [3, 4, 5]


def test_closing_a_run_ends_the_games_in_play() -> None:
    run = Run(Order(series("random", "greedy"), deals=100_000, jobs=2))
    results = run.play()
    next(iter(results))
    results.close()  # type: ignore[attr-defined]
    assert len(run.results) < 1000


def test_series_without_bots_is_refused() -> None:
    with pytest.raises(SeriesError):
        Series(())
