"""How far off luck, own decisions and those of others may be."""

from math import hypot

from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision, LuckAndSkill
from fivetowers.analysis.outlook import SHARE_DIGITS


def part_errors(analysis: GameAnalysis) -> LuckAndSkill:
    """Of each part its error (95 %), by seat.

    The errors of different decisions are independent of each other. What a decision does to others is known about as
    well as what it does to the one who decides. Luck is the rest, so it has the errors of both, and that of the start.
    """
    luck, own, others = [], [], []
    decisions = [event for event in analysis.events if isinstance(event, JudgedDecision)]
    deals = [event for event in analysis.events if isinstance(event, JudgedDeal)]
    for seat in range(analysis.players):
        own.append(hypot(*(event.error for event in decisions if event.seat == seat)))
        others.append(hypot(*(event.error for event in decisions if event.seat != seat)))
        luck.append(hypot(own[-1], others[-1], deals[0].errors[seat] if deals else 0.0))
    return LuckAndSkill(*(tuple(round(error, SHARE_DIGITS) for error in part) for part in (luck, own, others)))
