"""The actions of a game as a value: the same as a list of them, and small however long the game is."""

import tracemalloc
from random import Random

import pytest

from fivetowers.notation import parse_action
from fivetowers.table.events import By
from fivetowers.table.history import BLOCK, History, Played

TEXTS: tuple[tuple[str, By], ...] = (
    ("deal T5 C7 S0 H12 M3", "deal"),
    ("bid 2", "person"),
    ("pass", "bot"),
    ("build C7 S0", "clock"),
)


def played(number: int) -> Played:
    text, by = TEXTS[number % len(TEXTS)]
    return Played(parse_action(text), text, None if by == "deal" else number % 5, by, 10**12 + number, number)


@pytest.mark.parametrize("size", [0, 1, BLOCK, 2 * BLOCK, 2 * BLOCK + 1, 7 * BLOCK + 3])
def test_history_is_like_a_list(size: int) -> None:
    wanted = [played(number) for number in range(size)]
    history = History()
    for one in wanted:
        history = history.and_one(one)
    assert list(history) == wanted == list(History(wanted))
    assert len(history) == size
    assert list(reversed(history)) == wanted[::-1]
    assert [history[index] for index in range(-size, size)] == wanted + wanted
    assert list(history.deals()) == [one.action for one in wanted if one.by == "deal"]
    for count in (0, 1, BLOCK, 3 * BLOCK, 100 * BLOCK):
        assert history.last(count) == (wanted[-count:] if count else [])
        assert list(history[:count]) == wanted[:count]


def test_two_that_go_on_differently_do_not_disturb_each_other() -> None:
    rng, known = Random(1), [(History(), list[Played]())]
    for number in range(8 * BLOCK):
        history, wanted = rng.choice(known[-3:])
        known.append((history.and_one(played(number)), [*wanted, played(number)]))
    for history, wanted in known:
        assert list(history) == wanted


@pytest.mark.parametrize("size", [1, BLOCK, 2 * BLOCK + 1, 5 * BLOCK + 3])
def test_history_cut_short_is_like_one_that_never_was_longer(size: int) -> None:
    wanted = [played(number) for number in range(size)]
    history = History()
    for one in wanted:
        history = history.and_one(one)
    for count in range(size + 1):
        cut, short = history[:count], History(wanted[:count])
        for more in range(3 * BLOCK):
            assert list(cut) == list(short)
            assert (len(cut), cut.newest, cut.deciders) == (len(short), short.newest, short.deciders)
            assert cut.since_the_deal() == short.since_the_deal()
            assert list(cut.deals()) == list(short.deals())
            cut, short = cut.and_one(played(1_000 + more)), short.and_one(played(1_000 + more))
    assert list(history) == wanted


def test_action_of_long_ago_takes_little_memory() -> None:
    actions = 2_000
    tracemalloc.start()
    try:
        history = History()
        before, _ = tracemalloc.get_traced_memory()
        for number in range(actions):
            history = history.and_one(played(number))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(history) == actions
    assert (after - before) / actions < 120
