"""The published shuffle: the same everywhere, with every number in it, and as even as chance."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from math import cbrt, sqrt
from random import Random

import pytest

from fivetowers.cards import deck
from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.shuffle import (
    HiddenNumber,
    Shuffle,
    hidden_from_bytes,
    is_number,
    new_hidden_number,
    places,
    seal_of,
)
from tests.effort import cases

SERVER, ANNA, BEN = ("00" * 32, "11" * 32, "22" * 32)


# The same values as in web/src/lib/numbers.test.ts and docs/fairness.md.
@pytest.mark.parametrize(
    ("players", "start", "first", "hashed"),
    [
        (2, 2, "H10 S13 S6 S0 C14", "8262af7f7f5f3a3bcc975d3186da47494a61180c388971b961ccfd000eae67f2"),
        (3, 3, "H10 S13 S6 S0 C14", "8262af7f7f5f3a3bcc975d3186da47494a61180c388971b961ccfd000eae67f2"),
        (4, 2, "M12 H15 H8 H5 T14", "4e9b890e72f5a78079945ad25d1306a838eea1786811efd391edfe7cbabea7b5"),
        (5, 3, "M12 H15 H8 H5 T14", "4e9b890e72f5a78079945ad25d1306a838eea1786811efd391edfe7cbabea7b5"),
    ],
)
def test_shuffle_is_the_published_one(players: int, start: int, first: str, hashed: str) -> None:
    shuffle = Shuffle(players, SERVER, [(1, ANNA), (2, BEN)])
    salt, order1, order2 = shuffle.dealer().reveal()
    assert shuffle.start() + 1 == start
    assert order1.startswith(first)
    assert sha256(f"{order1}\n{order2}".encode()).hexdigest() == hashed
    assert salt == "63af39e42c4ebf8ad56b7334f4ca4a2fff5083c7d95d7bd28baafd4e5a1aed9d"


def test_every_number_and_every_seat_matters() -> None:
    shuffles = [
        Shuffle(2, SERVER),
        Shuffle(2, ANNA),
        Shuffle(2, SERVER, [(1, ANNA)]),
        Shuffle(2, SERVER, [(2, ANNA)]),
        Shuffle(2, SERVER, [(1, BEN)]),
        Shuffle(2, SERVER, [(1, ANNA), (2, BEN)]),
        Shuffle(2, SERVER, [(1, BEN), (2, ANNA)]),
    ]
    assert len({shuffle.order("order1") for shuffle in shuffles}) == len(shuffles)
    assert all(sorted(shuffle.order("order2")) == list(deck(2)) for shuffle in shuffles)


def test_server_shows_nothing_by_accident() -> None:
    hidden = new_hidden_number(Random(1))
    for thing in (hidden, hidden.shuffle(2, [(1, ANNA)]), hidden.shuffle(2, ()).dealer()):
        assert re.fullmatch(r"\w+\(…\)", repr(thing))


def test_what_a_server_hides_survives_storage_in_both_forms() -> None:
    number, dealer = new_hidden_number(Random(1)), new_hidden_dealer(3, Random(1))
    assert hidden_from_bytes(number.to_bytes()) == number
    assert hidden_from_bytes(dealer.to_bytes()) == dealer
    assert isinstance(number, HiddenNumber)
    assert isinstance(dealer, HiddenDealer)
    assert number.commitment == seal_of(number.number) == sha256(number.number.encode()).hexdigest()


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "0" * 63 + "G", "A" * 64, "0" * 64 + "\n"])
def test_number_is_written_in_one_way(text: str) -> None:
    assert is_number("0a" * 32)
    assert not is_number(text)


# ---- is it even? -----------------------------------------------------------------------------------------------------

CARDS = len(deck(2))
SHUFFLES = cases(1_500, 10_000)
LIMIT = 4.5
"""In standard deviations. The seeds are fixed, so a run says the same each time; an honest shuffle is here by far."""
Places = Callable[[int, bytes], list[int]]


def keys() -> Iterator[bytes]:
    return (sha256(f"seed {index}".encode()).digest() for index in range(SHUFFLES))


def published(count: int, key: bytes) -> list[int]:
    return places(count, key, "order1")


def deviations(counts: Counter[tuple[int, int]], cells: int, freedom: int) -> float:
    """How far the chi-square statistic lies above what chance gives, in standard deviations (Wilson and Hilferty)."""
    mean = counts.total() / cells
    seen = sum((count - mean) ** 2 for count in counts.values()) + (cells - len(counts)) * mean**2
    part = 2 / (9 * freedom)
    return (cbrt(seen / mean / freedom) - (1 - part)) / sqrt(part)


def positions(shuffle: Places) -> float:
    """Does every card come to every place equally often?"""
    counts: Counter[tuple[int, int]] = Counter()
    for key in keys():
        counts.update(enumerate(shuffle(CARDS, key)))
    return deviations(counts, CARDS**2, (CARDS - 1) ** 2)


def pairs(shuffle: Places) -> float:
    """Does every card follow every other equally often?"""
    counts: Counter[tuple[int, int]] = Counter()
    for key in keys():
        counts.update(pairwise(shuffle(CARDS, key)))
    cells = CARDS * (CARDS - 1)
    return deviations(counts, cells, cells - 2 * CARDS + 1)


def test_every_card_comes_to_every_place() -> None:
    assert abs(positions(published)) < LIMIT


def test_every_card_follows_every_other() -> None:
    assert abs(pairs(published)) < LIMIT


def test_orders_of_both_laps_and_the_starting_seat_have_nothing_to_do_with_each_other() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    starts: Counter[tuple[int, int]] = Counter()
    for index in range(SHUFFLES):
        number = sha256(f"seed {index}".encode()).hexdigest()
        key = Shuffle(5, number).key
        counts.update(zip(places(20, key, "order1"), places(20, key, "order2"), strict=True))
        starts[0, Shuffle(5, number).start()] += 1
    assert abs(deviations(counts, 400, 361)) < LIMIT
    assert abs(deviations(starts, 5, 4)) < LIMIT


def careless(count: int, key: bytes) -> list[int]:
    """Each place changes with any other: the usual mistake."""
    found, rng = list(range(count)), Random(key)
    for place in range(count):
        other = rng.randrange(count)
        found[place], found[other] = found[other], found[place]
    return found


def cut_only(count: int, key: bytes) -> list[int]:
    """Only cut, at a random place: the same cards follow each other."""
    rng = Random(key)
    cut = rng.randrange(count)
    return [(place + cut) % count for place in range(count)]


def test_the_check_finds_shuffles_that_are_not_even() -> None:
    assert positions(careless) > 2 * LIMIT
    assert pairs(cut_only) > 2 * LIMIT
