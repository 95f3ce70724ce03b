"""An analysis as JSON, format 1. Seats count from 1; cards and actions are in notation."""

import json
from typing import Any

from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision, JudgedEvent
from fivetowers.notation import format_action, format_card

FORMAT = 1


def analysis_to_json(analysis: GameAnalysis) -> str:
    return json.dumps(analysis_as_data(analysis), ensure_ascii=False)


def analysis_as_data(analysis: GameAnalysis) -> dict[str, Any]:
    parts = analysis.luck_and_skill()
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
                    {"action": format_action(other.action), "share": other.share} for other in event.alternatives
                ],
            }
