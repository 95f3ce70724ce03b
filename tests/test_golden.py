"""The golden files: what the engine does today is what it did when they were last reviewed."""

from functools import cache
from random import Random

import pytest

from fivetowers import Build, Deal, Variant, new_dealer, parse_record, parse_records, replay, start
from fivetowers.perft import perft
from tests.brute_force import Bidding, Towers
from tests.golden import DATA, PERFT_OPENINGS, files, playthrough
from tests.positions import position, retracts

GAMES = [f"{players}-{variant}" for players in (2, 3, 4, 5) for variant in Variant]


@cache
def written_today() -> dict[str, str]:
    return files()


def stored(name: str) -> str:
    return (DATA / name).read_bytes().decode("utf-8")


@pytest.mark.parametrize(
    "name",
    [*(f"golden/{game}.{kind}" for game in GAMES for kind in ("5t", "txt")), "legal_order.txt"]
    + [f"perft/{variant}.txt" for variant in Variant],
)
def test_golden_file_is_what_would_be_written_today(name: str) -> None:
    """If this change is meant: `make golden`, and review the diff like code."""
    assert stored(name) == written_today()[name]


def test_no_golden_file_is_left_over() -> None:
    kept = {str(path.relative_to(DATA)) for folder in ("golden", "perft") for path in (DATA / folder).iterdir()}
    assert kept == {name for name in written_today() if "/" in name}


@pytest.mark.parametrize("game", GAMES)
def test_recorded_game_is_played_through_as_told(game: str) -> None:
    """From the stored record alone, whatever the random play of today would make."""
    record = parse_record(stored(f"golden/{game}.5t"))
    assert playthrough(record) == stored(f"golden/{game}.txt")


def test_golden_games_show_every_corner_of_the_rules() -> None:
    records = [parse_records(stored(f"golden/{game}.5t"))[0] for game in GAMES]
    actions = [action for record in records for action in record.actions]
    last = [list(replay(record))[-1] for record in records]
    assert any(isinstance(action, Build) and action.demolish for action in actions)
    assert any(isinstance(action, Deal) and len(action.cards) < 5 for action in actions)
    assert any(isinstance(action, Deal) and len(set(action.cards)) < 5 == len(action.cards) for action in actions)
    assert sum(map(retracts, records)) > 50
    assert any(tower.is_crowned for state in last for seat in state.seats for tower in seat.towers)
    assert all(state.lap == 2 for state in last)


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize(("players", "seat", "seed"), PERFT_OPENINGS)
def test_counts_of_the_first_round_are_those_of_brute_force(
    players: int, seat: int, seed: int, variant: Variant
) -> None:
    dealer = new_dealer(players, Random(seed))
    state = start(players, seat - 1, variant)
    display = tuple(map(str, dealer.pile[:5]))
    nothing: list[Towers] = [{kind: [] for kind in "TCHSM"} for _ in range(players)]

    def sequences(said: list[str], depth: int) -> int:
        """In the first round only: it cannot end before everyone has spoken or the largest bid is built."""
        table = Bidding(nothing, display, seat - 1, is_tabletop=variant is Variant.TABLETOP)
        for word in said:
            table.say(word)
        choices = table.legal()
        return len(choices) if depth == 1 else sum(sequences([*said, choice], depth - 1) for choice in choices)

    for depth in (1, 2):
        assert perft(state, dealer, depth) == sequences([], depth)


def test_sequences_that_end_with_the_game_do_not_count_any_deeper() -> None:
    """R18: the last card can only be built in one way, and then it is over."""
    state = position("T:0 C:0 H:0 S:0", "T:0 C:0 H:0 S:0", "", "", display="M5", pile="", lap=2, said="0 - 1")
    dealer = new_dealer(4, Random(1))
    assert [perft(state, dealer, depth) for depth in range(4)] == [1, 1, 0, 0]
