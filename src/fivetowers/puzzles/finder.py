"""Finds puzzles in games between bots: decisions where one action is clearly the best, and stays so on a long look."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random

from fivetowers.actions import PlayerAction
from fivetowers.bots.base import Budget
from fivetowers.bots.roster import STRONGEST, make_bot
from fivetowers.game import Game
from fivetowers.puzzles.puzzle import FEWEST_OTHERS, Choice, Grade, LevelErrors, Puzzle, is_trivial, sensible
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
LEVELS = ("apprentice", "bricklayer", "mason", "architect", "master")
MOST_ERRORS = {Grade.EASY: 1.5, Grade.MEDIUM: 2.5}
"""The sum of the levels' errors (1 for one that always errs) up to which a puzzle has this grade; else it is hard."""
MASTER_TRIES = 5
"""`master` looks at deals by chance, with a small budget here; the other levels always play the same way."""

LEAST_MARGIN = 0.06
"""In win share, on the long looks: what is clear to the bot after a long time is worth asking."""
LEAST_MARGIN_AT_ONCE = 0.05
LEAST_WIN_SHARE = 0.15
MOST_LEFT = 0.92
"""The second-best choice must leave something to lose."""
MOST_CHOICES = 36
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
    seed: int,
    quota: Quota,
    *,
    processes: int,
    known: Sequence[Puzzle] = (),
    tell: Callable[[int, int], None] = lambda found, games: None,
) -> list[Puzzle]:
    """As many as wanted; the same for a seed, whatever the number of processes. `tell` hears of found and games.

    `known` are kept, but for the trivial ones, and graded again; only what is missing is looked for.
    """
    found = [graded(puzzle) for puzzle in known if not is_trivial(puzzle.choices)]
    have = Counter(puzzle.grade for puzzle in found)
    ids = {puzzle.id for puzzle in found}
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
    found: list[Puzzle] = []
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
        legal = game.legal_actions()
        if len(sensible(legal)) >= FEWEST_OTHERS and FEWEST_OTHERS < len(legal) <= MOST_CHOICES:
            states.append(state)
        game.play(bots[state.turn].choose(state, rng, _BOT_BUDGET))
    rng.shuffle(states)
    return states


def puzzle_in(state: State, rng: Random) -> Puzzle | None:
    """The puzzle of a position, if one choice is clearly the best at once, for longer, and after a last long look."""
    if not _is_clear(quick_choices(state, rng), LEAST_MARGIN_AT_ONCE):
        return None
    choices = value_choices(state, rng, LONG)
    if not _is_clear(choices, LEAST_MARGIN) or is_trivial(choices):
        return None
    again = _look_again(state, choices, rng, LONGEST)
    if not _is_clear(again, LEAST_MARGIN) or again[0].action != choices[0].action:
        return None
    return graded(Puzzle(state, Grade.HARD, again, likely_continuation(state, again[0].action, rng), ()))


def graded(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, graded by the levels as they are now."""
    errors = tuple(LevelErrors(level, _errors(level, puzzle.state, puzzle.best.action)) for level in LEVELS)
    return replace(puzzle, grade=grade_of(errors), errors=errors)


def grade_of(errors: Sequence[LevelErrors]) -> Grade:
    total = sum(one.share for one in errors)
    return next((grade for grade, most in MOST_ERRORS.items() if total <= most), Grade.HARD)


def _errors(level: str, state: State, best: PlayerAction) -> float:
    bot, tries = make_bot(level), MASTER_TRIES if level == STRONGEST else 1
    return sum(bot.choose(state, Random(seed), _BOT_BUDGET) != best for seed in range(tries)) / tries


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
