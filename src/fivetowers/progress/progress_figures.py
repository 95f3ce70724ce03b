"""My progress in figures: wins, points, towers, luck and decisions, each from the games that tell it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import get_args

from msgspec import Struct

from fivetowers.analysis.verdicts import MoveVerdict
from fivetowers.cards import LETTERS
from fivetowers.progress.own_game import GameStage, MoveKind, OwnGame, OwnJudgement, OwnMove, Weakness
from fivetowers.scoring import tower_points
from fivetowers.towers import Tower

MOST_IN_GRAPH = 30
MOST_TOWERS = 3
MOST_TO_ANALYSE = 5
"""How many games are offered for an analysis at once."""
GAMES_OF_A_MEAN = 5
FEWEST_FAULTS = 3
"""A weakness is named only after this many faults of its kind."""


class WinCount(Struct, frozen=True):
    games: int
    wins: int


class WinsByPlayers(WinCount, frozen=True):
    players: int


class WinsByLevel(WinCount, frozen=True):
    """Against bots of which this was the strongest; `level` is null for games among people."""

    level: str | None


class PlayedPoints(Struct, frozen=True):
    """The points of a game; `mean` is that of this one and the four before it."""

    id: str
    at: int
    points: int
    won: bool
    mean: float


class BestTower(Struct, frozen=True):
    """`kind` is its letter; `values` from the ground up."""

    id: str
    kind: str
    values: list[int]
    points: int
    crowned: bool


class TowerCount(Struct, frozen=True):
    built: int
    crowned: int


class GameParts(Struct, frozen=True):
    """How far luck and my decisions moved my win share in a game; `own` is at most 0: the best loses nothing."""

    id: str
    at: int
    luck: float
    own: float


class MeanParts(Struct, frozen=True):
    """Over all analysed games, each with its error (95 %)."""

    luck: float
    luck_error: float
    own: float
    own_error: float


class KindVerdicts(Struct, frozen=True):
    """How decisions of a kind were judged; `loss` is the win share that they gave away, on average of the games."""

    kind: MoveKind
    verdicts: dict[str, int]
    loss: float


class CostliestWeakness(Struct, frozen=True):
    """`loss`: of its faults, on average of the games. `stage`: where more than half of that was lost, if anywhere."""

    weakness: Weakness
    faults: int
    loss: float
    stage: GameStage | None


class MyProgress(Struct, frozen=True):
    """`analysed` of `games` were judged, `with_towers` have known towers. `to_analyse`: games that could be next."""

    games: int
    wins: int
    with_towers: int
    analysed: int
    by_players: list[WinsByPlayers]
    by_level: list[WinsByLevel]
    points: list[PlayedPoints]
    most_points: int | None
    towers: list[BestTower]
    crowned: TowerCount
    parts: list[GameParts]
    mean: MeanParts | None
    kinds: list[KindVerdicts]
    weakness: CostliestWeakness | None
    to_analyse: list[str]


def progress_of(games: Iterable[OwnGame], levels: Sequence[str] = ()) -> MyProgress:
    """`levels`: the bots from the gentlest to the strongest. Order among the games does not matter."""
    played = sorted(games, key=lambda game: (game.at, game.id))
    analysed = [(game, game.judged) for game in played if game.judged is not None]
    judgements = [judged for _, judged in analysed]
    seats = [game.end for game in played if game.end is not None]
    standing = [tower for seat in seats for tower in seat.towers if tower.values]
    return MyProgress(
        games=len(played),
        wins=sum(game.won for game in played),
        with_towers=len(seats),
        analysed=len(analysed),
        by_players=[
            WinsByPlayers(*counted, players)
            for players in sorted({game.players for game in played})
            for counted in [_wins(game for game in played if game.players == players)]
        ],
        by_level=_by_level(played, levels),
        points=_points(played)[-MOST_IN_GRAPH:],
        most_points=max((game.points for game in played), default=None),
        towers=_best_towers(played),
        crowned=TowerCount(len(standing), sum(tower.is_crowned for tower in standing)),
        parts=[GameParts(game.id, game.at, judged.luck, judged.own) for game, judged in analysed][-MOST_IN_GRAPH:],
        mean=_mean(judgements),
        kinds=_kinds(judgements),
        weakness=costliest_weakness(judgements),
        to_analyse=[game.id for game in reversed(played) if game.end is not None and game.judged is None][
            :MOST_TO_ANALYSE
        ],
    )


def _wins(games: Iterable[OwnGame]) -> tuple[int, int]:
    won = [game.won for game in games]
    return len(won), sum(won)


def _by_level(games: Sequence[OwnGame], levels: Sequence[str]) -> list[WinsByLevel]:
    """Those that are not one of the levels come after them, people last."""
    strength = {level: place for place, level in enumerate(levels)}

    def strongest(game: OwnGame) -> str | None:
        return max(game.bots, key=lambda bot: (strength.get(bot, len(strength)), bot), default=None)

    def place(level: str | None) -> tuple[bool, int, str]:
        return level is None, strength.get(level or "", len(strength)), level or ""

    found = sorted({strongest(game) for game in games}, key=place)
    return [WinsByLevel(*_wins(game for game in games if strongest(game) == level), level) for level in found]


def _points(games: Sequence[OwnGame]) -> list[PlayedPoints]:
    found = []
    for place, game in enumerate(games, start=1):
        last = games[max(0, place - GAMES_OF_A_MEAN) : place]
        mean = sum(one.points for one in last) / len(last)
        found.append(PlayedPoints(game.id, game.at, game.points, game.won, mean))
    return found


def _best_towers(games: Sequence[OwnGame]) -> list[BestTower]:
    """Those with the most points, without the main tower's bonus; of equal ones the first that was built."""
    towers = [(game, tower) for game in games if game.end is not None for tower in game.end.towers if tower.values]
    towers.sort(key=lambda found: -tower_points(found[1]))
    return [_shown(game.id, tower) for game, tower in towers[:MOST_TOWERS]]


def _shown(id: str, tower: Tower) -> BestTower:
    return BestTower(id, LETTERS[tower.kind], list(tower.values), tower_points(tower), tower.is_crowned)


def _mean(judged: Sequence[OwnJudgement]) -> MeanParts | None:
    if not judged:
        return None
    count = len(judged)
    return MeanParts(
        luck=sum(one.luck for one in judged) / count,
        luck_error=sqrt(sum(one.luck_error**2 for one in judged)) / count,
        own=sum(one.own for one in judged) / count,
        own_error=sqrt(sum(one.own_error**2 for one in judged)) / count,
    )


def _kinds(judged: Sequence[OwnJudgement]) -> list[KindVerdicts]:
    """Kinds that were never decided are left out."""
    found = []
    for kind in get_args(MoveKind):
        moves = [move for one in judged for move in one.moves if move.kind == kind]
        counts = Counter(move.verdict for move in moves)
        if moves:
            loss = sum(move.loss for move in moves) / len(judged)
            found.append(KindVerdicts(kind, {verdict.value: counts[verdict] for verdict in MoveVerdict}, loss))
    return found


def costliest_weakness(judged: Sequence[OwnJudgement]) -> CostliestWeakness | None:
    """The kind of fault that gave away most, if it happened often enough to speak of."""
    by_weakness: dict[Weakness, list[OwnMove]] = {}
    for one in judged:
        for move in one.moves:
            if move.weakness is not None:
                by_weakness.setdefault(move.weakness, []).append(move)
    if not by_weakness:
        return None
    weakness, faults = max(by_weakness.items(), key=lambda found: (sum(move.loss for move in found[1]), found[0]))
    if len(faults) < FEWEST_FAULTS:
        return None
    loss = sum(move.loss for move in faults)
    stages: tuple[GameStage, ...] = get_args(GameStage)
    most = [stage for stage in stages if 2 * sum(move.loss for move in faults if move.stage == stage) > loss]
    return CostliestWeakness(weakness, len(faults), loss / len(judged), most[0] if most else None)
