"""An analysis as the page and other clients get it: JSON of format 1, and beside it what a picture of it needs."""

from typing import Literal

import msgspec

from fivetowers.analysis.analysis_json import analysis_as_data
from fivetowers.analysis.game_analysis import GameAnalysis
from fivetowers.analysis.part_errors import part_errors
from fivetowers.analysis.track_record import track_record
from fivetowers.analysis.turning_points import TurningDeal, turning_points

VerdictName = Literal["best", "good", "slip", "mistake", "blunder"]
DepthName = Literal["quick", "normal", "deep"]


class AnalysedDeal(msgspec.Struct, frozen=True, tag_field="kind", tag="deal"):
    """`share`: every seat's win share after it; `error`: how far off each may be (95 %).

    `expected_points`: what every seat may expect at the end; `points_error`: how exactly the sample tells that.
    """

    round: int
    cards: list[str]
    share: list[float]
    error: list[float]
    expected_points: list[float]
    points_error: list[float]


class OtherAction(msgspec.Struct, frozen=True):
    """`share` and `expected_points` are those of the player to move after it, `error` and `points_error` how far off
    they may be."""

    action: str
    share: float
    expected_points: float
    error: float
    points_error: float


class AnalysedDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """`loss` is `best_share` minus `chosen_share`; `error` is that of the loss (95 %), `share_error` that of each share
    after it."""

    round: int
    seat: int
    action: str
    best: str
    share: list[float]
    chosen_share: float
    best_share: float
    loss: float
    error: float
    verdict: VerdictName
    alternatives: list[OtherAction]
    expected_points: list[float]
    points_error: list[float]
    share_error: list[float]


class AnalysedGame(msgspec.Struct, frozen=True):
    """Format 1 of `fivetowers analyse --json`; seats count from 1. `start_error`: how far off `start` may be (95 %)."""

    format: int
    players: int
    names: list[str]
    depth: DepthName
    points: list[int]
    winners: list[int]
    start: list[float]
    start_error: list[float]
    events: list[AnalysedDeal | AnalysedDecision]
    luck: list[float]
    own: list[float]
    others: list[float]


class PartErrors(msgspec.Struct, frozen=True):
    """How far off luck, own decisions and others' decisions may be (95 %), by seat."""

    luck: list[float]
    own: list[float]
    others: list[float]


class SaidReason(msgspec.Struct, frozen=True):
    """A fact of the position in which it was decided; words are looked up by `code`."""

    code: str
    facts: dict[str, str | int]


class TurningEvent(msgspec.Struct, frozen=True):
    """`event` is its place in the list of events, from 0; `seat` is whose win share it moved, `before` to `after`;
    `error` is that of the change (95 %).

    `reasons`: what speaks for the best action and against the one that was chosen, or what a deal gave to whom.
    """

    event: int
    seat: int
    before: float
    after: float
    error: float
    reasons: list[SaidReason]


class TurningEvents(msgspec.Struct, frozen=True):
    """Three for the whole game, and three for each seat."""

    game: list[TurningEvent]
    seats: list[list[TurningEvent]]


class Trust(msgspec.Struct, frozen=True):
    """How good such judgements have been with this number of players: of those that said about `said`, this part came
    true (`real`); `games` is the number of games that were counted."""

    said: float
    real: float
    games: int


class AnalysisView(msgspec.Struct, frozen=True):
    trust: Trust
    game: AnalysedGame
    errors: PartErrors
    turning_points: TurningEvents


def analysis_view(analysis: GameAnalysis) -> AnalysisView:
    errors, known = part_errors(analysis), track_record(analysis.players)
    return AnalysisView(
        trust=Trust(known.example.said, known.example.real, known.games),
        game=msgspec.convert(analysis_as_data(analysis), AnalysedGame),
        errors=PartErrors(list(errors.luck), list(errors.own), list(errors.others)),
        turning_points=TurningEvents(
            game=_turning_events(analysis, None),
            seats=[_turning_events(analysis, seat) for seat in range(analysis.players)],
        ),
    )


def _turning_events(analysis: GameAnalysis, seat: int | None) -> list[TurningEvent]:
    """In the order of the game."""
    places = {id(event): place for place, event in enumerate(analysis.events)}
    found = []
    for point in turning_points(analysis, seat):
        if isinstance(point, TurningDeal):
            place, before, after = places[id(point.deal)], point.before, point.after
        else:
            place, before, after = places[id(point)], point.best_share, point.chosen_share
        said = [SaidReason(reason.code, dict(reason.facts)) for reason in point.reasons]
        found.append(TurningEvent(place, point.seat + 1, before, after, point.error, said))
    return sorted(found, key=lambda one: one.event)
