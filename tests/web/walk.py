"""Games walked through position by position, in the browser's Python and here: both must say the same.

The browser has no tests, so it is handed these files (`FILES`); they import only what is in its pack.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from fivetowers.bots.base import UNLIMITED, Budget
from fivetowers.bots.roster import make_bot
from fivetowers.fast.game import door
from fivetowers.fast.game.codec import pack
from fivetowers.notation import format_action
from fivetowers.position import format_state
from fivetowers.records.record import replay
from fivetowers.records.record_reader import parse_record
from fivetowers.rules import legal_actions
from fivetowers.scoring import scores
from fivetowers.state import State, Variant
from tests.fast.game.lockstep import Pair, play_game

if TYPE_CHECKING:
    from tests.fast.worlds import World

TESTS = Path(__file__).parents[1]
FILES = ("positions.py", "fast/worlds.py", "fast/game/lockstep.py", "web/walk.py")
BOT_EVERY = 7
# The kernel as it is here: compiled for the tests, uncompiled in a browser.
KERNEL = cast("World", SimpleNamespace(door=door))


def files() -> list[tuple[str, str]]:
    return [(f"tests/{name}", (TESTS / name).read_text("utf-8")) for name in FILES]


def walk(games: list[str], one_in: int) -> list[str]:
    """A line for every n-th position of these records; on the way the kernel is compared with the rules."""
    return [line for game in games for line in _walk_game(game, one_in)]


def _walk_game(text: str, one_in: int) -> Iterator[str]:
    mason = make_bot("mason")
    for index, state in enumerate(replay(parse_record(text))):
        if index % one_in:
            continue
        if state.variant is Variant.STANDARD:
            compare(state)
        legal = [format_action(action) for action in legal_actions(state)]
        chosen = ""
        if legal and index % BOT_EVERY == 0:
            chosen = format_action(mason.choose(state, Random(index), UNLIMITED))
        hashed = sha256("\n".join(legal).encode()).hexdigest()
        yield f"{format_state(state)} {scores(state)} {len(legal)} {legal[-1:]} {hashed} {chosen}"


def choices(game: str, levels: list[str]) -> list[str]:
    """What each of these bots does in the middle of this game. None may fail: in a game another action would be played
    in its place, and nobody would notice."""
    states = list(replay(parse_record(game)))
    state = next(state for state in states[len(states) // 2 :] if len(legal_actions(state)) > 1)
    found = [make_bot(level).choose(state, Random(1), Budget(nodes=3)) for level in levels]
    assert set(found) <= set(legal_actions(state))
    return [format_action(action) for action in found]


def compare(state: State) -> None:
    """State, mask of steps, builds, scores, what every seat could build, and what the one to move sees."""
    pair = Pair(KERNEL, state, pack(state))
    pair.compare()
    pair.compare_seats()


def play_in_lockstep(players: int, seed: int) -> int:
    """A whole game in both worlds, every position compared; gives the number of decisions."""
    _, decisions = play_game(KERNEL, players, Random(seed))
    return decisions
