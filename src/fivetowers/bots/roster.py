"""The bots that can be asked for by name."""

from collections.abc import Callable

from fivetowers.bots.base import Bot
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.uniform import Uniform

ROSTER: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
}


def make_bot(name: str) -> Bot:
    """
    >>> make_bot("random").name
    'random'
    """
    return ROSTER[name]()
