"""How many of `mcts`'s free bids are foretold: by the network of rivals, by others without search, by a second `mcts`.

The games are played by `mcts` alone. A bid is free if more than one is legal; the last two rounds, which are solved to
the end, do not count.
"""

from random import Random

from bench.decisions import played
from fivetowers import Phase, PlayerAction, State, legal_actions
from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.master import Depth, Master
from fivetowers.bots.mcts import mcts
from fivetowers.bots.networks import load_against_rivals
from fivetowers.state import LAPS
from fivetowers.training.trainer import RIVAL_MARGIN

GAMES = 40
BUDGET = Budget(milliseconds=100)


def is_free(state: State) -> bool:
    is_solved = state.lap == LAPS and state.pile <= 5
    return state.phase is Phase.BID and not is_solved and len(legal_actions(state)) > 1


def free_bids(players: int) -> list[tuple[State, PlayerAction]]:
    games = (played(players, seed, mcts(), BUDGET) for seed in range(GAMES))
    return [(state, action) for game in games for state, action in game if is_free(state)]


def seers(players: int) -> dict[str, Bot]:
    found: dict[str, Bot] = {
        "greedy": Greedy(),
        "self-play network": Master("self-play", Depth(most_deals=0)),
        "a second mcts": mcts(),
    }
    if networks := load_against_rivals(players):
        depth = Depth(most_deals=0, margin=RIVAL_MARGIN)
        found["network of rivals"] = Master("rivals", depth, {players: networks[1]})
    return found


def main() -> None:
    for players in (3, 4):
        bids = free_bids(players)
        for name, bot in seers(players).items():
            hits = sum(bot.choose(state, Random(2), BUDGET) == action for state, action in bids)
            print(f"{players} players: {name} foretold {hits / len(bids):.3f} of {len(bids)} bids", flush=True)


if __name__ == "__main__":
    main()
