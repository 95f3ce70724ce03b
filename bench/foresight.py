"""How many of `mcts`'s free bids are foretold: by the network of rivals, by others without search, by a second `mcts`.

The games are played by `mcts` alone. A bid is free if more than one is legal and the last rounds are not yet solved.
"""

from random import Random

from fivetowers import Phase, State, apply, legal_actions, start
from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.mcts import MARGIN as RIVAL_MARGIN
from fivetowers.bots.mcts import mcts
from fivetowers.bots.search import Depth, Master
from fivetowers.bots.value import load_against_rivals
from fivetowers.dealer import new_dealer

BIDS = 1_500  # at least; whole games are played
BUDGET = Budget(milliseconds=100)


def free_bids(players: int, count: int) -> list[tuple[State, PlayerAction]]:
    """Positions from games between copies of `mcts`, each with its bid."""
    bot, rng = mcts(), Random(1)
    found: list[tuple[State, PlayerAction]] = []
    while len(found) < count:
        state, dealer = start(players, rng.randrange(players)), new_dealer(players, rng)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                deal, dealer = dealer.turn_up(state)
                state = apply(state, deal)
                continue
            thinking = bot.think(state, rng, BUDGET)
            action = bot.decide(thinking, state)
            if state.phase is Phase.BID and not thinking.is_exact and len(legal_actions(state)) > 1:
                found.append((state, action))
            state = apply(state, action)
    return found


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
        bids = free_bids(players, BIDS)
        for name, bot in seers(players).items():
            hits = sum(bot.choose(state, Random(2), BUDGET) == action for state, action in bids)
            print(f"{players} players: {name} foretold {hits / len(bids):.3f} of {len(bids)} bids", flush=True)


if __name__ == "__main__":
    main()
