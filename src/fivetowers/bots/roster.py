"""The bots that can be asked for by name. What a bot needs is imported when it is asked for."""

from collections.abc import Callable
from importlib import import_module

from fivetowers.bots.base import Bot
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.uniform import Uniform


def _late(module: str, maker: str) -> Callable[[], Bot]:
    """A bot whose module loads the kernel."""

    def make() -> Bot:
        bot: Bot = getattr(import_module(f"fivetowers.bots.{module}"), maker)()
        return bot

    return make


ROSTER: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
    "mcts": _late("mcts", "mcts"),
    # Levels for people, from weak to strong
    "apprentice": _late("levels", "apprentice"),
    "bricklayer": _late("levels", "bricklayer"),
    "mason": _late("levels", "mason"),
    "architect": _late("levels", "architect"),
    "master": _late("search", "master"),
}


STRONGEST = "master"


def make_bot(name: str) -> Bot:
    """
    >>> make_bot("random").name
    'random'
    """
    return ROSTER[name]()
