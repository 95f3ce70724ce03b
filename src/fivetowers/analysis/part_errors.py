"""How far off luck, own decisions and those of others may be."""

from math import hypot

from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDeal, JudgedDecision, LuckAndSkill
from fivetowers.analysis.outlook import SHARE_DIGITS


def part_errors(analysis: GameAnalysis) -> LuckAndSkill:
    """Of each part its error (95 %), by seat.

    The errors of decisions count as independent of each other, and what a decision does to others is known about as
    well as what it does to the one who decides. Luck is the way from the start to the last deal without the decisions
    in between, so it has the errors of all of these.
    """
    luck, own, others = [], [], []
    deals = [event for event in analysis.events if isinstance(event, JudgedDeal)]
    decisions = [event for event in analysis.events if isinstance(event, JudgedDecision)]
    for seat in range(analysis.players):
        own.append(hypot(*(event.error for event in decisions if event.seat == seat)))
        others.append(hypot(*(event.error for event in decisions if event.seat != seat)))
        if not deals:
            luck.append(0.0)
            continue
        between = (event.error for event in decisions if event.round < deals[-1].round)
        luck.append(hypot(analysis.start_errors[seat], deals[-1].errors[seat], *between))
    return LuckAndSkill(*(tuple(round(error, SHARE_DIGITS) for error in part) for part in (luck, own, others)))
