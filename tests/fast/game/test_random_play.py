"""Random play is uniform over the legal actions, reproducible everywhere, and has the readable engine's statistics."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given

from fivetowers.actions import Build
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack
from fivetowers.fast.game.playout import Totals, play_random_games
from fivetowers.scoring import scores
from fivetowers.state import Phase, State
from tests.effort import cases
from tests.fast.game.generated import positions
from tests.fast.worlds import world
from tests.positions import STANDARD, position, steps

PLAYERS = (2, 3, 4, 5)
WORLDS = ("installed", "uncompiled")
READABLE_GAMES, KERNEL_GAMES = cases(40, 120), cases(40_000, 40_000, uncompiled=400)
# Four means for four numbers of players; beyond this is one chance in 15,000 each, and the seeds are fixed.
STANDARD_ERRORS = 4

# What the generator makes of seed 7, on every machine and thread count.
PINNED = {
    2: Totals(games=50, decisions=3386, rounds=1195, points=-615, demolitions=787),
    3: Totals(games=50, decisions=4095, rounds=1077, points=1258, demolitions=790),
    4: Totals(games=50, decisions=6931, rounds=1476, points=2077, demolitions=1062),
    5: Totals(games=50, decisions=7498, rounds=1387, points=3529, demolitions=1000),
}


@pytest.mark.parametrize("name", WORLDS)
@given(position=positions())
def test_every_build_is_drawn_by_exactly_one_number(name: str, position: State) -> None:
    packed = pack(position)
    drawn = world(name).door.all_builds_as_drawn(packed)
    assert len(set(drawn)) == len(drawn)
    listed = [build[: layout.BUILD_DOMINATED] for build in world(name).door.all_builds(packed)]
    assert sorted(cut(build) for build in drawn) == sorted(cut(build) for build in listed)


def cut(build: bytes) -> bytes:
    """Without the bytes that a short build does not use."""
    return build[: layout.BUILD_CARDS + build[layout.BUILD_COUNT]]


def split_mix(seed: int) -> Iterator[int]:
    """SplitMix64 as its authors give it."""
    word = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & word
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & word
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & word
        yield mixed ^ (mixed >> 31)


def unbiased(seed: int, bound: int) -> Iterator[int]:
    """Lemire's method said plainly: of the 2^31 numbers each result owns equally many, the surplus is drawn again."""
    range_size = 1 << 31
    for number in split_mix(seed):
        product = (number >> 33) * bound
        if product % range_size >= range_size % bound:
            yield product // range_size


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 110, 720, (1 << 30) + 1])
def test_draws_are_unbiased(bound: int, name: str) -> None:
    """The last bound is one where every second number has to be drawn again."""
    assert world(name).door.draw_numbers(12345, bound, 500) == list(islice(unbiased(12345, bound), 500))


def test_each_legal_action_is_chosen_equally_often() -> None:
    """Two players, the first has bid 4 of 5: the second passes or bids 5, then one of few builds is chosen."""
    before = pack(position("", "", display="T5 C7 S0 H12 M3", said="4", pile="", lap=2))
    games = cases(6_000, 6_000, uncompiled=600)
    points = Counter(finished(before, seed) for seed in range(games))
    # Pass, then one of five builds of four cards (the spire makes the difference), or a bid of 5 and its one build.
    expected = {(5, 0): games / 2 / 5, (6, 0): games / 2 * 4 / 5, (0, 7): games / 2}
    assert set(points) == set(expected)
    chi_squared = sum((points[key] - count) ** 2 / count for key, count in expected.items())
    assert chi_squared < 13.8  # one chance in a thousand, and the seeds are fixed


def finished(packed: bytearray, seed: int) -> tuple[int, ...]:
    door = world("installed").door
    copy = bytearray(packed)
    door.finish_at_random(copy, seed)
    return tuple(door.all_scores(copy))


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_seed_gives_the_same_games_everywhere(players: int, name: str) -> None:
    games = PINNED[players].games
    assert vars(world(name).playout.play_random_games(players, games, seed=7)) == vars(PINNED[players])


@pytest.mark.parametrize("threads", [0, 2, 3])
def test_number_of_threads_does_not_change_the_games(threads: int) -> None:
    games = cases(1_000, 1_000, uncompiled=20)
    assert play_random_games(4, games, seed=3, threads=threads) == play_random_games(4, games, seed=3)


def test_other_seeds_give_other_games() -> None:
    assert play_random_games(3, 100, seed=1) != play_random_games(3, 100, seed=2)


def test_a_game_for_one_or_six_is_refused() -> None:
    for players in (1, 6):
        with pytest.raises(ValueError, match="players"):
            play_random_games(players, 1)


@given(position=positions())
def test_random_play_goes_on_from_any_position_to_its_end(position: State) -> None:
    packed = pack(position)
    world("installed").door.finish_at_random(packed, 1)
    end = unpack(packed)
    assert end.phase is Phase.OVER
    assert end.unseen == ()
    assert world("installed").door.all_scores(packed) == list(scores(end))


@pytest.mark.parametrize("players", PLAYERS)
def test_statistics_of_random_play_agree_with_the_readable_engine(players: int) -> None:
    rounds, decisions, points, demolitions = [], [], [], []
    for number in range(READABLE_GAMES):
        game = list(steps(players, STANDARD, Random(f"statistics {players} {number}"), starting_seat=number % players))
        rounds.append(game[-1][2].round)
        decisions.append(len(game) - game[-1][2].round)
        points.append(sum(scores(game[-1][2])))
        demolitions.append(sum(isinstance(action, Build) and action.demolish is not None for _, action, _ in game))
    kernel = play_random_games(players, KERNEL_GAMES, seed=11)
    for readable, total in (
        (rounds, kernel.rounds),
        (decisions, kernel.decisions),
        (points, kernel.points),
        (demolitions, kernel.demolitions),
    ):
        # Compiled, the kernel's own error is a few per cent of the readable engine's.
        error = stdev(readable) * (1 / len(readable) + 1 / KERNEL_GAMES) ** 0.5
        assert abs(mean(readable) - total / KERNEL_GAMES) < STANDARD_ERRORS * error
