"""Do the verdicts of an analysis stand up to a search with far more budget? Rounds of bot games, judged by both.

`quick` is compared with normal, normal with one that plays three rounds after each deal (`further`) and with one that
looks at a hundred times as many deals (`hundredfold`). VERDICTS_ROUNDS rounds are judged for each number of players,
drawn from games between bots of several levels; VERDICTS_COMPARED and VERDICTS_PLAYERS choose what is compared, and for
how many players. Intervals are 95 %, with the decisions of a round taken together.
"""

import os
from collections import Counter
from collections.abc import Callable
from itertools import chain, islice
from math import sqrt
from random import Random
from statistics import fmean

from fivetowers import Game, GameRecord, replay
from fivetowers.analysis.game_analysis import JudgedDecision, judge_round, rounds_of
from fivetowers.analysis.outlook import NORMAL, QUICK, AnalysisDepth
from fivetowers.arena.intervals import share_interval
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


def sampled_pairs(players: int, number: int, one: AnalysisDepth, other: AnalysisDepth) -> list[Pair]:
    """Of a round that the number stands for, with chance left after it."""
    rng = Random(f"{players} {number}")
    record = bot_game(players, rng)
    return pairs(record, rng.randrange(record.end.round - 3), one, other)


def share(rounds: list[list[Pair]], agrees: Callable[[JudgedDecision, JudgedDecision], bool]) -> str:
    found = share_interval([(sum(agrees(*pair) for pair in decisions), len(decisions)) for decisions in rounds])
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"


def report(name: str, players: str, rounds: list[list[Pair]]) -> None:
    rounds = [decisions for decisions in rounds if decisions]
    found = list(chain.from_iterable(rounds))
    off = [here.loss - there.loss for here, there in found]
    steps = Counter(f"{here.verdict.value} > {there.verdict.value}" for here, there in found)
    print(
        f"{name:12}{players:>4} players{len(rounds):>6} rounds{len(found):>6} decisions"
        f"  same verdict {share(rounds, lambda here, there: here.verdict is there.verdict)}"
        f"  fault or not {share(rounds, lambda here, there: here.verdict.is_fault == there.verdict.is_fault)}"
        f"  same best {share(rounds, lambda here, there: here.best == there.best)}"
        f"  inside the error {share(rounds, is_inside_the_error)}"
        f"  loss off by {sqrt(fmean(one * one for one in off)):.4f}",
        flush=True,
    )
    print("   ", ", ".join(f"{step} {count}" for step, count in steps.most_common()), flush=True)


def is_inside_the_error(here: JudgedDecision, there: JudgedDecision) -> bool:
    return abs(here.loss - there.loss) <= (here.error or there.error)


def main() -> None:
    for name in COMPARED:
        one, other = PAIRS[name]
        everything: list[list[Pair]] = []
        for players in PLAYERS:
            found = [sampled_pairs(players, number, one, other) for number in range(ROUNDS)]
            report(name, str(players), found)
            everything += found
        report(name, "all", everything)


if __name__ == "__main__":
    main()
