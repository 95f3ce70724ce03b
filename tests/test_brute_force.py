"""The engine against the brute-force statement of the rules, over thousands of generated positions."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from fivetowers import (
    Build,
    Card,
    Phase,
    Seat,
    State,
    Variant,
    apply,
    deck,
    format_action,
    format_seat,
    legal_builds,
    most_buildable,
    parse_action,
    parse_card,
    parse_seat,
    why_illegal,
)
from fivetowers.towers import EMPTY_TOWERS, Tower, fits
from tests.brute_force import KINDS, Bidding, Towers, all_builds, build_text, can_put, most, order_of_builds
from tests.effort import cases
from tests.positions import STANDARD, TABLETOP, anything, legal, steps

BIG_TOWER, BUSY_KINDS = 6, 2


def towers_of(seat: Seat) -> Towers:
    return {tower.kind.letter: list(tower.values) for tower in seat.towers}


def random_tower(rng: Random, letter: str, pool: Counter[Card]) -> list[int]:
    """Cards of one kind from the pool, put on in a random order for as long as they fit."""
    own = [card.value for card in pool.elements() if card.kind.letter == letter]
    tower: list[int] = []
    for value in rng.sample(own, min(len(own), rng.randrange(BIG_TOWER))):
        # Spires seldom, so that the towers grow.
        if can_put(value, tower) and (value or rng.random() < 0.3):
            tower.append(value)
    return tower


def random_position(rng: Random, players: int, variant: Variant) -> State:
    """Random towers, and a display with few kinds so that cards of one kind meet, duplicates too."""
    pool = Counter(deck(players))
    seats = []
    for _ in range(players):
        towers = []
        for empty in EMPTY_TOWERS:
            values = random_tower(rng, empty.kind.letter, pool)
            pool -= Counter(Tower(empty.kind, tuple(values)).cards)
            towers.append(Tower(empty.kind, tuple(values)))
        seats.append(Seat(tuple(towers)))
    kinds = rng.sample(KINDS, rng.choice((1, BUSY_KINDS, BUSY_KINDS, len(KINDS))))
    wanted = [card for card in pool.elements() if card.kind.letter in kinds]
    display = tuple(rng.sample(wanted, min(len(wanted), rng.choice((1, 3, 4, 5, 5, 5)))))
    left = tuple(sorted((pool - Counter(display)).elements()))
    return State(
        variant=variant,
        seats=tuple(seats),
        start=rng.randrange(players),
        unseen=left,
        round=1,
        phase=Phase.BID,
        display=display,
        limits=(None,) * players,
    )


def generated(name: str, players: int, number: int, variant: Variant = STANDARD) -> list[State]:
    rng = Random(f"{name} {players} {variant}")
    return [random_position(rng, players, variant) for _ in range(number)]


def shown(state: State) -> str:
    return f"{' | '.join(map(format_seat, state.seats))}  display {' '.join(map(str, state.display))}"


def test_what_fits_on_what() -> None:
    """R4–R7, every pair of values."""
    for value in range(16):
        assert fits(value, None) == can_put(value, [])
        for top in range(16):
            assert fits(value, top) == can_put(value, [15, top])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_buildable_and_legal_builds(players: int) -> None:
    """R11–R13: the same builds, in the order of notation.md, for every number of cards."""
    for state in generated("builds", players, cases(60, 220)):
        display = tuple(map(str, state.display))
        for seat, own in enumerate(state.seats[:2]):
            towers = towers_of(own)
            counts = [all_builds(towers, display, number) for number in range(len(display) + 1)]
            assert most_buildable(state, seat) == most(towers, display), shown(state)
            for number, expected in enumerate(counts[1:], start=1):
                found = [format_action(build) for build in legal_builds(state, seat, number)]
                assert found == sorted(expected, key=order_of_builds), shown(state)


@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_round_of_bidding(players: int, variant: Variant) -> None:
    """R10–R16: after every word the same choices, bids taken back included."""
    retracted = 0
    for number, state in enumerate(generated("bidding", players, cases(40, 70), variant)):
        rng = Random(number)
        seats = [towers_of(seat) for seat in state.seats]
        table = Bidding(seats, tuple(map(str, state.display)), state.start, is_tabletop=variant is TABLETOP)
        while True:
            choices = legal(state)
            assert choices == table.legal(), f"{shown(state)}  said {table.said}"
            if state.phase not in (Phase.BID, Phase.BUILD) or choices[0].startswith("build"):
                break
            # High words, so that in the tabletop variant much is taken back.
            word = rng.choice((rng.choice(choices), choices[-1], choices[max(0, len(choices) - 2)]))
            retracted += word == "retract"
            state = apply(state, parse_action(word))
            table.say(word)
    assert (retracted > cases(10, 20)) == (variant is TABLETOP)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_other_build_is_refused(players: int) -> None:
    """R12, R13: every permutation with every demolition, told in any interleaving, is legal or not as by hand."""
    for state in generated("refusals", players, cases(8, 25), TABLETOP):
        bidding = apply(state, parse_action(f"bid {len(state.display)}"))
        builder = bidding.turn
        assert builder is not None
        towers = towers_of(state.seats[builder])
        expected = all_builds(towers, tuple(map(str, state.display)), len(state.display))
        everything = [
            None,
            *dict.fromkeys(card for seat in state.seats for tower in seat.towers for card in tower.cards),
        ]
        for demolish in everything:
            for placed in permutations(state.display):
                build = Build(placed, demolish)
                is_expected = format_action(build) in expected
                assert (why_illegal(bidding, build) is None) == is_expected, f"{shown(state)}  {format_action(build)}"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
def test_positions_of_real_games(players: int, variant: Variant) -> None:
    """R10–R16 in positions that games lead to, late ones with tall and crowned towers included."""
    for seed in range(cases(1, 3)):
        for state, _, _ in steps(players, variant, Random(seed), anything):
            if state.phase is not Phase.BID or state.bids:
                continue
            for seat, own in enumerate(state.seats):
                display = tuple(map(str, state.display))
                expected = most(towers_of(own), display)
                assert most_buildable(state, seat) == expected, shown(state)


@pytest.mark.parametrize(
    ("seat", "display", "number", "builds"),
    [
        ("S:6", "S7 T5", 2, {"build xS6 T5 S7"}),
        ("S:6,4", "S7 T5", 2, set()),
        ("T:0", "T9", 1, set()),
        ("T:3", "T9 T8", 2, {"build T9 T8", "build xT3 T8 T9", "build xT3 T9 T8"}),
        ("", "T5 T5 T9", 3, {"build T5 T9 T5"}),
    ],
)
def test_brute_force_itself_on_small_cases(seat: str, display: str, number: int, builds: set[str]) -> None:
    """The yardstick, checked by hand."""
    assert all_builds(towers_of(parse_seat(seat)), tuple(display.split()), number) == builds


def test_order_of_builds_is_by_demolished_kind_then_card_by_card() -> None:
    texts = ["build T5 C7", "build T5 T3", "build T12 C0", "build C7 M3", "build xT9 C7 M3", "build xM1 T5 C7"]
    assert sorted(texts, key=order_of_builds) == [
        "build T5 T3", "build T5 C7", "build T12 C0", "build C7 M3", "build xT9 C7 M3", "build xM1 T5 C7",
    ]  # fmt: skip
    assert build_text(str(parse_card("S6")), ("T5",)) == "build xS6 T5"
