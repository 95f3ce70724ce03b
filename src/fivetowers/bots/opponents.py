"""The bots as opponents inside a batch of games (`fivetowers.fast.game.batch`)."""

from dataclasses import dataclass
from random import Random

from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.bots.styles import STYLES
from fivetowers.fast.selfplay.other_seats import Opponent
from fivetowers.state import State


@dataclass(frozen=True)
class BotOpponent:
    """A bot of the readable engine, called for every decision."""

    bot: Bot
    budget: Budget

    def __call__(self, state: State, rng: Random) -> PlayerAction:
        return self.bot.choose(state, rng, self.budget)


def opponent(name: str, budget: Budget | None = None) -> Opponent:
    """A bot by its name. `random`, `apprentice`, `bricklayer`, `mason` and `greedy` play inside the kernel, in some
    microseconds a decision; `architect`, `mcts` and `master` are called for each, within the budget.
    """
    if name in STYLES:
        return STYLES[name]
    if name not in ROSTER:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(ROSTER)}")
    return BotOpponent(make_bot(name), budget or Budget())
