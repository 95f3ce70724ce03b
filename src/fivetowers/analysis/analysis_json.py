"""An analysis as JSON, format 1. Seats count from 1; cards and actions are in notation."""

import json
from collections.abc import Iterable
from typing import Any

from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision, JudgedEvent
from fivetowers.analysis.part_errors import part_errors
from fivetowers.analysis.turning_points import TurningDeal, TurningPoint, turning_points
from fivetowers.notation import format_action, format_card
from fivetowers.offer.reason import Reason

FORMAT = 1
POINT_DIGITS = 2


def analysis_to_json(analysis: GameAnalysis) -> str:
    return json.dumps(analysis_as_data(analysis), ensure_ascii=False)


def analysis_as_data(analysis: GameAnalysis) -> dict[str, Any]:
    parts, errors = analysis.luck_and_skill(), part_errors(analysis)
    return {
        "format": FORMAT,
        "players": analysis.players,
        "names": list(analysis.names),
        "depth": analysis.depth.name,
        "points": list(analysis.points),
        "winners": [seat + 1 for seat in analysis.winners],
        "start": list(analysis.start),
        "events": [_event(event) for event in analysis.events],
        "luck": list(parts.luck),
        "own": list(parts.own),
        "others": list(parts.others),
        "turning_points": [_turning_point(analysis, point) for point in turning_points(analysis)],
        "start_error": list(analysis.start_errors),
        "luck_error": list(errors.luck),
        "own_error": list(errors.own),
        "others_error": list(errors.others),
    }


def _event(event: JudgedEvent) -> dict[str, Any]:
    match event:
        case JudgedDeal():
            return {
                "kind": "deal",
                "round": event.round,
                "cards": [format_card(card) for card in event.cards],
                "share": list(event.shares),
                "error": list(event.errors),
                "expected_points": _points(event.points),
                "points_error": _points(event.point_errors),
                "takes": [None if one is None else dict(one.facts) for one in event.takes],
            }
        case JudgedDecision():
            return {
                "kind": "decision",
                "round": event.round,
                "seat": event.seat + 1,
                "action": format_action(event.action),
                "best": format_action(event.best),
                "share": list(event.shares),
                "chosen_share": event.chosen_share,
                "best_share": event.best_share,
                "loss": event.loss,
                "error": event.error,
                "verdict": event.verdict.value,
                "alternatives": [
                    {
                        "action": format_action(other.action),
                        "share": other.share,
                        "expected_points": round(other.points, POINT_DIGITS),
                        "error": other.error,
                        "points_error": round(other.point_error, POINT_DIGITS),
                    }
                    for other in event.alternatives
                ],
                "expected_points": _points(event.points),
                "points_error": _points(event.point_errors),
                "reasons": _reasons(event.reasons),
                "share_error": list(event.share_errors),
            }


def _points(points: Iterable[float]) -> list[float]:
    return [round(one, POINT_DIGITS) for one in points]


def _reasons(reasons: Iterable[Reason]) -> list[dict[str, Any]]:
    return [{"code": reason.code, "facts": dict(reason.facts)} for reason in reasons]


def _turning_point(analysis: GameAnalysis, point: TurningPoint) -> dict[str, Any]:
    """`event` is its place among the events, from 0."""
    event = point.deal if isinstance(point, TurningDeal) else point
    place = next(place for place, one in enumerate(analysis.events) if one is event)
    return {"event": place, "seat": point.seat + 1, "reasons": _reasons(point.reasons)}
