"""Do the verdicts of an analysis stand up to a search with far more budget? Rounds of bot games, judged by both.

`quick` is compared with normal, normal with one that plays three rounds after each deal (`further`) and with one that
looks at a hundred times as many deals (`hundredfold`). VERDICTS_ROUNDS rounds are judged for each number of players,
drawn from games between bots of several levels; VERDICTS_COMPARED and VERDICTS_PLAYERS choose what is compared, and for
how many players.
"""

import os
from collections import Counter
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean

from fivetowers import Game, GameRecord, replay
from fivetowers.analysis.game_analysis import JudgedDecision, judge_round, rounds_of
from fivetowers.analysis.outlook import NORMAL, QUICK, AnalysisDepth
from fivetowers.bots.base import Budget
from fivetowers.bots.roster import make_bot

ROUNDS = int(os.environ.get("VERDICTS_ROUNDS", "6"))
COMPARED = os.environ.get("VERDICTS_COMPARED", "quick further hundredfold").split()
BOTS = ("greedy", "mason", "bricklayer", "apprentice")
PLAYERS = [int(players) for players in os.environ.get("VERDICTS_PLAYERS", "2 3 4 5").split()]
MORE = AnalysisDepth("hundredfold", batches=100, deals=64, ends_kept=NORMAL.ends_kept, builds_kept=NORMAL.builds_kept)
FURTHER = AnalysisDepth("further", batches=16, deals=16, ends_kept=3, builds_kept=NORMAL.builds_kept, rounds=3)
PAIRS = {"quick": (QUICK, NORMAL), "further": (NORMAL, FURTHER), "hundredfold": (NORMAL, MORE)}
Pair = tuple[JudgedDecision, JudgedDecision]


def bot_game(players: int, rng: Random) -> GameRecord:
    bots = [make_bot(rng.choice(BOTS)) for _ in range(players)]
    game = Game([str(seat + 1) for seat in range(players)], rng=rng)
    while not game.is_over:
        state = game.state
        assert state.turn is not None
        game.play(bots[state.turn].choose(state, rng, Budget(nodes=20)))
    return game.record()


def pairs(record: GameRecord, number: int, one: AnalysisDepth, other: AnalysisDepth) -> list[Pair]:
    """The decisions of one round, where there was a choice and chance was left."""
    states = list(replay(record))
    first, last = next(islice(rounds_of(record.actions), number, None))
    judged = [judge_round(states[first : last + 1], record.actions[first:last], depth) for depth in (one, other)]
    return [
        (here, there)
        for here, there in zip(*judged, strict=True)
        if isinstance(here, JudgedDecision) and isinstance(there, JudgedDecision) and here.alternatives
    ]


def report(name: str, players: str, found: list[Pair]) -> None:
    same = sum(here.verdict is there.verdict for here, there in found)
    fault = sum(here.verdict.is_fault == there.verdict.is_fault for here, there in found)
    best = sum(here.best == there.best for here, there in found)
    off = [here.loss - there.loss for here, there in found]
    within = sum(abs(here.loss - there.loss) <= (here.error or there.error) for here, there in found)
    steps = Counter(f"{here.verdict.value} > {there.verdict.value}" for here, there in found)
    print(
        f"{name:12}{players:>4} players{len(found):>6} decisions  same verdict {same / len(found):.2f}  "
        f"fault or not {fault / len(found):.2f}  same best {best / len(found):.2f}  inside the error "
        f"{within / len(found):.2f}  loss off by {sqrt(fmean(one * one for one in off)):.4f}",
        flush=True,
    )
    print("   ", ", ".join(f"{step} {count}" for step, count in steps.most_common()), flush=True)


def main() -> None:
    for name in COMPARED:
        one, other = PAIRS[name]
        everything: list[Pair] = []
        for players in PLAYERS:
            found: list[Pair] = []
            for number in range(ROUNDS):
                rng = Random(f"{players} {number}")
                record = bot_game(players, rng)
                found += pairs(record, rng.randrange(record.end.round - 3), one, other)
            report(name, str(players), found)
            everything += found
        report(name, "all", everything)


if __name__ == "__main__":
    main()
