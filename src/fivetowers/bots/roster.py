"""The bots by name, and bots from other packages. What a bot needs is imported only when it is used."""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from fivetowers.bots.base import Bot
from fivetowers.bots.greedy import Greedy
from fivetowers.bots.uniform import Uniform
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.notation import LONGEST_REASON, quote


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
    "master": _late("master", "master"),
}


STRONGEST = "master"


WITH_WEIGHTS = ("architect", "master")
GROUP = "fivetowers.bots"
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def is_bot(name: str) -> bool:
    """Whether it names a bot: of the roster, of an installed package (entry points `fivetowers.bots`), or a class of
    one's own, `module:Class`.

    >>> is_bot("greedy"), is_bot("my_bots:Careful"), is_bot("./mybot")
    (True, True, False)
    """
    return name in ROSTER or _CLASS.fullmatch(name) is not None or name in entry_points(group=GROUP).names


def make_bot(name: str, weights: Path | None = None) -> Bot:
    """The bot of this name, with custom weights if it has a network. Raises FiveTowersError.

    >>> make_bot("random").name
    'random'
    """
    if weights is not None:
        return _with_weights(name, weights)
    if name in ROSTER:
        return ROSTER[name]()
    try:
        if _CLASS.fullmatch(name):
            if "" not in sys.path and str(Path.cwd()) not in sys.path:
                sys.path.insert(0, str(Path.cwd()))  # the user's own bot is usually here
            module, _, maker = name.partition(":")
            bot: Bot = getattr(import_module(module), maker)()
        else:
            (found,) = entry_points(group=GROUP, name=name)
            bot = found.load()()
    except Exception as error:  # whatever somebody else's module does
        reason = quote(f"{type(error).__name__}: {error}", LONGEST_REASON)
        raise FiveTowersError(Refusal("arena.own_bot", None, {"seen": name, "reason": reason})) from error
    return bot


def _with_weights(name: str, path: Path) -> Bot:
    if name not in WITH_WEIGHTS:
        facts = {"seen": name, "names": ", ".join(WITH_WEIGHTS)}
        raise FiveTowersError(Refusal("arena.no_weights", None, facts))
    networks = import_module("fivetowers.bots.networks")
    try:
        weights = networks.read_weights(path)
    except (OSError, ValueError) as error:
        facts = {"file": str(path), "reason": quote(str(error), LONGEST_REASON)}
        raise FiveTowersError(Refusal("arena.bad_weights", None, facts)) from error
    bot: Bot = getattr(
        import_module("fivetowers.bots.levels" if name == "architect" else "fivetowers.bots.master"), name
    )(dict.fromkeys(range(FEWEST_PLAYERS, MOST_PLAYERS + 1), weights))
    return bot
