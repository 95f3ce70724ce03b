"""Finds puzzles in games between bots: decisions where one action is clearly the best, and stays so on a long look."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count, islice
from random import Random

from fivetowers.bots.base import Budget
from fivetowers.bots.roster import make_bot
from fivetowers.game import Game
from fivetowers.puzzles.puzzle import Choice, Grade, Puzzle
from fivetowers.puzzles.valuation import (
    LONG,
    LONGEST,
    Effort,
    likely_continuation,
    quick_choices,
    value_builds,
    value_choices,
)
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State

PLAYERS_IN_TURN = (2, 3, 2, 4, 2, 3, 2, 5)
PLAYING_BOTS = ("bricklayer", "mason", "greedy", "architect", "architect")
GRADING_BOTS = {Grade.EASY: ("apprentice", "bricklayer"), Grade.MEDIUM: ("mason", "greedy")}
"""A puzzle has the first grade of which a bot finds the answer; with none it is hard."""

LEAST_MARGIN = 0.06
"""In win share, on the long looks: what is clear to the bot after a long time is worth asking."""
LEAST_MARGIN_AT_ONCE = 0.05
LEAST_WIN_SHARE = 0.15
MOST_LEFT = 0.92
"""The second-best choice must leave something to lose."""
FEWEST_CHOICES, MOST_CHOICES = 3, 36
MOST_A_GAME = 2
_CLOSE = 0.10
_BOT_BUDGET = Budget(nodes=200)


@dataclass(frozen=True, slots=True)
class Quota:
    """How many puzzles of each grade are wanted."""

    wanted: dict[Grade, int]

    @classmethod
    def of(cls, total: int) -> "Quota":
        grades = list(Grade)
        return cls({grade: total // len(grades) + (place < total % len(grades)) for place, grade in enumerate(grades)})


def find_puzzles(
    seed: int, quota: Quota, *, processes: int, tell: Callable[[int, int], None] = lambda found, games: None
) -> list[Puzzle]:
    """As many as wanted; the same for a seed, whatever the number of processes. `tell` hears of found and games."""
    found: list[Puzzle] = []
    have: Counter[Grade] = Counter()
    ids: set[str] = set()
    for games, of_game in enumerate(_games(seed, processes), start=1):
        for puzzle in of_game:
            if have[puzzle.grade] < quota.wanted[puzzle.grade] and puzzle.id not in ids:
                have[puzzle.grade] += 1
                ids.add(puzzle.id)
                found.append(puzzle)
        tell(len(found), games)
        if all(have[grade] >= number for grade, number in quota.wanted.items()):
            break
    return found


def look_again(
    seed: int, puzzles: Sequence[Puzzle], *, tell: Callable[[int, int], None] = lambda kept, looked_at: None
) -> list[Puzzle]:
    """The same positions, valued and graded by the bots as they are now, without those that are no longer clear."""
    kept: list[Puzzle] = []
    for number, puzzle in enumerate(puzzles, start=1):
        found = puzzle_in(puzzle.state, Random(f"{seed} {puzzle.id}"))
        if found is not None:
            kept.append(found)
        tell(len(kept), number)
    return kept


def _games(seed: int, processes: int) -> Iterator[list[Puzzle]]:
    """The puzzles of one game after the other, in order."""
    if processes == 1:
        yield from (puzzles_of_game(seed, number) for number in count())
        return
    with ProcessPoolExecutor(processes) as pool:
        numbers = count()
        waiting = [pool.submit(puzzles_of_game, seed, number) for number in islice(numbers, 2 * processes)]
        try:
            while True:
                yield waiting.pop(0).result()
                waiting.append(pool.submit(puzzles_of_game, seed, next(numbers)))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def puzzles_of_game(seed: int, number: int) -> list[Puzzle]:
    rng = Random(f"{seed} {number}")
    found = []
    for state in decisions_of_a_game(PLAYERS_IN_TURN[number % len(PLAYERS_IN_TURN)], rng):
        puzzle = puzzle_in(state, rng)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MOST_A_GAME:
            break
    return found


def decisions_of_a_game(players: int, rng: Random) -> Iterable[State]:
    """The positions with something to decide, in the order of a game between bots."""
    bots = [make_bot(rng.choice(PLAYING_BOTS)) for _ in range(players)]
    game = Game([str(seat + 1) for seat in range(players)], rng=rng)
    states = []
    while not game.is_over:
        state = game.state
        assert state.turn is not None
        if FEWEST_CHOICES <= len(game.legal_actions()) <= MOST_CHOICES:
            states.append(state)
        game.play(bots[state.turn].choose(state, rng, _BOT_BUDGET))
    rng.shuffle(states)
    return states


def puzzle_in(state: State, rng: Random) -> Puzzle | None:
    """The puzzle of a position, if one choice is clearly the best at once, for longer, and after a last long look."""
    if not _is_clear(quick_choices(state, rng), LEAST_MARGIN_AT_ONCE):
        return None
    choices = value_choices(state, rng, LONG)
    if not _is_clear(choices, LEAST_MARGIN):
        return None
    again = _look_again(state, choices, rng, LONGEST)
    if not _is_clear(again, LEAST_MARGIN) or again[0].action != choices[0].action:
        return None
    best = again[0].action
    right = [
        name
        for names in (*GRADING_BOTS.values(), ("architect",))
        for name in names
        if make_bot(name).choose(state, Random(0), _BOT_BUDGET) == best
    ]
    grade = next((grade for grade, names in GRADING_BOTS.items() if any(name in right for name in names)), Grade.HARD)
    return Puzzle(state, grade, again, likely_continuation(state, best, rng), tuple(right))


def _is_clear(choices: tuple[Choice, ...], margin: float) -> bool:
    best, second = choices[0].win_share, choices[1].win_share
    return best >= LEAST_WIN_SHARE and second <= MOST_LEFT and best - second >= margin


def _look_again(state: State, choices: tuple[Choice, ...], rng: Random, effort: Effort) -> tuple[Choice, ...]:
    """The choices near the best, valued again; the others keep their value, but never above one that was looked at."""
    if state.phase is not Phase.BUILD:
        return value_choices(state, rng, effort)
    near = [choice for choice in choices if choice.win_share > choices[1].win_share - _CLOSE]
    again = value_builds(state, [choice.action for choice in near], rng, effort)
    lowest = min(choice.win_share for choice in again)
    others = [
        Choice(choice.action, min(choice.win_share, lowest), choice.points) for choice in choices if choice not in near
    ]
    order = {action: place for place, action in enumerate(legal_actions(state))}
    together = (*again, *others)
    return tuple(sorted(together, key=lambda choice: (-choice.win_share, -choice.points, order[choice.action])))
