"""Progress is worked out from finished games: every game is counted once, and what is said follows from the moves."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace as changed

from fivetowers import parse_action, parse_seat
from fivetowers.actions import Deal
from fivetowers.analysis.verdicts import MoveVerdict, judge_loss
from fivetowers.progress.own_game import OwnGame, OwnJudgement, OwnMove, own_move, stage_of
from fivetowers.progress.progress_figures import FEWEST_FAULTS, MOST_IN_GRAPH, MOST_TO_ANALYSE, progress_of
from fivetowers.scoring import score_seat

LEVELS = ["apprentice", "mason", "master"]
GAME = OwnGame("one", at=1, players=2, points=20, won=True)
ENDS = ["T:12,8,0 S:6 x:C7,M2", "C:9,5,4,3,0 H:3", "M:15,14,13,12,11,10", ""]


def moved(action: str, best: str, loss: float = 0.0, *, number: int = 1) -> OwnMove:
    chosen, better = parse_action(action), parse_action(best)
    assert not isinstance(chosen, Deal)
    assert not isinstance(better, Deal)
    return own_move(chosen, better, judge_loss(loss, 0.001), loss, number=number, rounds=9)


def judged(*moves: OwnMove) -> OwnJudgement:
    return OwnJudgement(0.1, 0.02, -sum(move.loss for move in moves), 0.01, moves)


@pytest.mark.parametrize(
    ("action", "best", "kind", "weakness"),
    [
        ("bid 4", "bid 2", "bid", "bid_high"),
        ("bid 1", "bid 2", "bid", "bid_low"),
        ("bid 1", "pass", "bid", "bid_not_pass"),
        ("pass", "bid 3", "pass", "pass_not_bid"),
        ("build T5", "build C5", "build", "cards"),
        ("build xT7 T5", "build C5", "demolish", "demolished"),
        ("build C5", "build xT7 T5", "demolish", "not_demolished"),
        ("build xC7 C5", "build xT7 T5", "demolish", "cards"),
    ],
)
def test_a_fault_is_told_by_what_was_done_and_what_was_best(action: str, best: str, kind: str, weakness: str) -> None:
    fault, fine = moved(action, best, 0.06), moved(action, best, 0.01)
    assert (fault.kind, fault.weakness, fault.verdict) == (kind, weakness, MoveVerdict.MISTAKE)
    assert (fine.kind, fine.weakness, fine.verdict) == (kind, None, MoveVerdict.GOOD)


def test_the_stages_of_a_game_are_its_thirds() -> None:
    for rounds in range(1, 50):
        stages = [stage_of(number, rounds) for number in range(1, rounds + 1)]
        assert stages == sorted(stages, key=["early", "middle", "late"].index)
        assert stages.count("early") == stages.count("late") == rounds // 3


def test_nobody_has_played_yet() -> None:
    none = progress_of([])
    assert (none.games, none.wins, none.analysed, none.crowned.built) == (0, 0, 0, 0)
    assert (none.most_points, none.mean, none.weakness) == (None, None, None)
    assert [none.by_players, none.by_level, none.points, none.towers, none.kinds, none.to_analyse] == [[]] * 6


@pytest.mark.parametrize("seed", range(20))
def test_every_game_and_every_move_is_counted_once(seed: int) -> None:
    rng = Random(seed)
    games = [any_game(rng, place) for place in range(rng.randrange(60))]
    found = progress_of(games, LEVELS)
    for groups in (found.by_players, found.by_level):
        assert sum(group.games for group in groups) == found.games == len(games)
        assert sum(group.wins for group in groups) == found.wins == sum(game.won for game in games)
        assert all(0 <= group.wins <= group.games for group in groups)
    assert [one.points for one in found.points] == [game.points for game in games][-MOST_IN_GRAPH:]
    moves = [move for game in games if game.judged for move in game.judged.moves]
    assert sum(sum(kind.verdicts.values()) for kind in found.kinds) == len(moves)
    lost = sum(kind.loss for kind in found.kinds)
    assert lost * max(1, found.analysed) == pytest.approx(sum(move.loss for move in moves))
    if found.mean is not None:  # the parts of a game are my moves and luck; so are the means
        assert lost == pytest.approx(-found.mean.own)
    ends = [game.end for game in games if game.end is not None]
    standing = [tower for end in ends for tower in score_seat(end).towers]
    assert (found.crowned.built, found.crowned.crowned) == (len(standing), sum(one.is_crowned for one in standing))
    assert [one.points for one in found.towers] == sorted((one.points for one in standing), reverse=True)[:3]
    waiting = [game.id for game in games if game.end is not None and game.judged is None]
    assert found.to_analyse == waiting[::-1][:MOST_TO_ANALYSE]
    rng.shuffle(games)
    assert progress_of(games, LEVELS) == found


def any_game(rng: Random, place: int) -> OwnGame:
    losses = [rng.choice([0.0, 0.01, 0.03, 0.2]) for _ in range(rng.randrange(8))]
    choices = [("bid 4", "bid 2"), ("pass", "bid 1"), ("build T5", "build C5"), ("build xT7 T5", "build C5")]
    moves = [moved(*rng.choice(choices), loss, number=rng.randint(1, 9)) for loss in losses]
    return OwnGame(
        id=f"game{place:02}",
        at=place,
        players=rng.randint(2, 5),
        points=rng.randint(-10, 60),
        won=rng.random() < 0.5,
        bots=tuple(rng.choice([*LEVELS, "own"]) for _ in range(rng.randrange(3))),
        end=rng.choice([None, *map(parse_seat, ENDS)]),
        judged=rng.choice([None, judged(*moves)]),
    )


@pytest.mark.parametrize("bots", [*permutations(("mason", "apprentice")), ("mason", "mason")])
def test_a_game_counts_for_the_strongest_bot_at_the_table(bots: tuple[str, ...]) -> None:
    (level,) = progress_of([changed(GAME, bots=bots)], LEVELS).by_level
    assert (level.level, level.games, level.wins) == ("mason", 1, 1)


def test_levels_stand_from_the_gentlest_to_the_strongest_and_people_last() -> None:
    games = [changed(GAME, bots=bots) for bots in ((), ("master",), ("of-my-own",), ("apprentice",))]
    assert [one.level for one in progress_of(games, LEVELS).by_level] == ["apprentice", "master", "of-my-own", None]


def test_points_are_smoothed_over_five_games() -> None:
    games = [changed(GAME, id=str(at), at=at, points=points) for at, points in enumerate((10, 20, 30, 0, 0, 0, 60))]
    assert [one.mean for one in progress_of(games).points] == [10, 15, 20, 15, 12, 10, 18]


def test_the_weakness_that_cost_most_is_named_and_where_most_of_it_was_lost() -> None:
    high = [moved("bid 4", "bid 2", 0.1, number=number) for number in (1, 2, 8)]
    low = [moved("bid 1", "bid 2", 0.05) for _ in range(4)]
    found = progress_of([changed(GAME, judged=judged(*high, *low)), changed(GAME, id="two", judged=judged())]).weakness
    assert found is not None
    assert (found.weakness, found.faults, found.stage) == ("bid_high", 3, "early")
    assert found.loss == pytest.approx(0.15)  # of two games
    spread = [replace_stage(move, stage) for move, stage in zip(high, ("early", "middle", "late"), strict=True)]
    found = progress_of([changed(GAME, judged=judged(*spread))]).weakness
    assert found is not None
    assert found.stage is None


def test_a_weakness_is_not_named_for_a_few_faults_or_for_good_moves() -> None:
    few = [moved("bid 4", "bid 2", 0.3)] * (FEWEST_FAULTS - 1)
    fine = [moved("pass", "bid 2", 0.019)] * 50
    assert progress_of([changed(GAME, judged=judged(*few, *fine))]).weakness is None


def replace_stage(move: OwnMove, stage: str) -> OwnMove:
    return changed(move, stage=stage)


def test_errors_of_means_shrink_with_games() -> None:
    one, four = (progress_of([changed(GAME, id=str(i), judged=judged()) for i in range(n)]).mean for n in (1, 4))
    assert one is not None
    assert four is not None
    assert (one.luck_error, one.own_error) == (0.02, 0.01)
    assert (four.luck_error, four.own_error) == pytest.approx((0.01, 0.005))
