"""Bots in a browser, where the kernel is not compiled: they search as far as there is time."""

import secrets
from collections.abc import Callable
from random import Random

from fivetowers.bots.base import Bot, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.notation import format_action
from fivetowers.rules import legal_actions
from fivetowers.state import State

BUDGET = Budget(milliseconds=1_500)
"""As much as a server gives. Where even the first sight of a round takes longer, the bot plays as `greedy` does."""

Think = Callable[[str, State], str]
"""The name of a bot and a position, to an action in notation."""

_bots: dict[str, Bot] = {}


def think(name: str, state: State) -> str:
    """If the bot fails, any legal action: the game goes on."""
    rng = Random(secrets.token_hex(16))
    try:
        bot = _bots.get(name) or _bots.setdefault(name, make_bot(name))
        return format_action(bot.choose(state, rng, BUDGET))
    except Exception:  # whatever it is, the player does not wait forever
        return format_action(rng.choice(legal_actions(state)))
