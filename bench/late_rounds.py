"""What `master` gives away in the second-to-last round with two players, against the exact solution of both rounds.

The loss of a decision is the win share of the exact choice less that of the bot's choice, all playing exactly after it.
"""

from random import Random

from bench.decisions import positions
from fivetowers import Phase, State, apply, outcome
from fivetowers.actions import Deal
from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.master import Master
from fivetowers.bots.roster import make_bot
from fivetowers.state import LAPS

POSITIONS = 200
BUDGETS = (Budget(milliseconds=1), Budget(milliseconds=10), Budget(milliseconds=100))


def late_positions(count: int) -> list[State]:
    found: list[State] = []
    seed = 0
    while len(found) < count:
        found += [state for state in positions(2, seed) if state.lap == LAPS and 0 < state.pile <= 5]
        seed += 1
    return found[:count]


def share_after(state: State, seat: int, solver: Master) -> float:
    """The win share of a seat when all play exactly from here."""
    while (end := outcome(state)) is None:
        if state.phase is Phase.DEAL:
            state = apply(state, Deal(state.unseen))
        else:
            state = apply(state, solver.choose(state, Random(0), UNLIMITED))
    return 1 / len(end.winners) if seat in end.winners else 0.0


def main() -> None:
    solver, bot = Master(), make_bot("master")
    states = late_positions(POSITIONS)
    for budget in BUDGETS:
        total, different = 0.0, 0
        for state in states:
            assert state.turn is not None
            best = solver.choose(state, Random(0), UNLIMITED)
            chosen = bot.choose(state, Random(0), budget)
            if chosen != best:
                different += 1
                exact = share_after(apply(state, best), state.turn, solver)
                total += exact - share_after(apply(state, chosen), state.turn, solver)
        print(
            f"{budget.milliseconds:4} ms: {len(states)} positions, {different} other actions, "
            f"mean loss of win share {total / len(states):.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
