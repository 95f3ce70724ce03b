"""Puzzles in a real browser: right and wrong answers, by taps and by keys, explained, and remembered."""

import pytest
from playwright.sync_api import expect

from fivetowers.actions import Bid, Build
from fivetowers.notation import format_action
from fivetowers.puzzles.puzzle import Choice, Puzzle, shipped_puzzles
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, SMALL_PHONE, Player
from tests.web.test_everyone import axe_findings, faults_in_all_languages, in_turn, misfits, named
from tests.web.test_tutorial import press_move, tap


def is_plain(choice: Choice) -> bool:
    """A number, or a build in which every card has a tower of its own."""
    action = choice.action
    if isinstance(action, Build):
        return len({card.kind for card in action.cards}) == len(action.cards) and action.demolish is None
    return isinstance(action, Bid)


def find(kind: type[Bid] | type[Build]) -> tuple[Puzzle, str, str]:
    """A puzzle with a right and a wrong answer that are easily given."""
    for puzzle in shipped_puzzles().values():
        wrong = next((choice for choice in puzzle.choices[1:] if is_plain(choice)), None)
        if isinstance(puzzle.best.action, kind) and is_plain(puzzle.best) and wrong is not None:
            return puzzle, format_action(puzzle.best.action), format_action(wrong.action)
    raise AssertionError(f"no puzzle asks for a plain {kind.__name__}")


BID, BUILD = find(Bid), find(Build)


def open_puzzle(player: Player, puzzle: Puzzle) -> None:
    player.open(f"/puzzles/{puzzle.id}")
    player.page.locator("main.puzzle").wait_for()


def expect_verdict(player: Player, puzzle: Puzzle, *, is_right: bool) -> None:
    heading = player.page.get_by_role("heading", name=player.say("puzzles-right" if is_right else "puzzles-wrong"))
    expect(heading).to_be_visible()
    shares = player.page.locator(".worth .best td").first
    expect(shares).to_contain_text(f"{round(100 * puzzle.best.win_share)}%")
    expect(player.page.locator(".worth .own")).to_have_count(1)
    expect(player.page.locator(".because")).to_be_visible()


def expect_progress(player: Player, puzzle: Puzzle, *, tried: int, right: int) -> None:
    player.open("/puzzles")
    total = sum(other.grade is puzzle.grade for other in shipped_puzzles().values())
    grade = player.page.get_by_role("button", name=player.say(f"puzzles-grade-{puzzle.grade}"))
    expect(grade).to_contain_text(player.say("puzzles-progress", tried=tried, total=total, right=right))


@pytest.mark.parametrize(("puzzle", "right", "wrong"), [BID, BUILD], ids=["bid", "build"])
def test_a_wrong_answer_is_explained_and_the_right_one_can_still_be_found(
    arrive: OpenPlayer, puzzle: Puzzle, right: str, wrong: str
) -> None:
    player = arrive(size=PHONE, has_touch=True)
    open_puzzle(player, puzzle)
    tap(player, wrong)
    expect_verdict(player, puzzle, is_right=False)
    player.button("puzzles-again").click()
    tap(player, right)
    expect_verdict(player, puzzle, is_right=True)
    # only the first answer counts, and it is remembered
    expect_progress(player, puzzle, tried=1, right=0)


@pytest.mark.parametrize(("puzzle", "right"), [BID[:2], BUILD[:2]], ids=["bid", "build"])
def test_a_puzzle_is_solved_by_keys_and_leads_to_the_next(arrive: OpenPlayer, puzzle: Puzzle, right: str) -> None:
    player = arrive(size=DESK)
    open_puzzle(player, puzzle)
    press_move(player, right)
    expect_verdict(player, puzzle, is_right=True)
    expect(player.button("puzzles-next")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.page).not_to_have_url(f"/puzzles/{puzzle.id}")
    player.page.locator("main.puzzle").wait_for()
    expect(player.page.locator(".verdict")).to_have_count(0)


def test_the_puzzle_of_the_day_is_two_taps_from_home(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    player.page.get_by_role("link", name=player.say("page-puzzles")).click()
    player.button("puzzles-begin").click()
    player.page.locator("main.puzzle").wait_for()


@pytest.mark.parametrize(("puzzle", "wrong"), [BID[::2], BUILD[::2]], ids=["bid", "build"])
def test_verdict_fits_in_every_language_and_axe_finds_nothing(arrive: OpenPlayer, puzzle: Puzzle, wrong: str) -> None:
    """The list and the puzzle itself are on the tour of every screen. The smallest phone may have to scroll."""
    player = arrive(size=SMALL_PHONE)
    open_puzzle(player, puzzle)
    tap(player, wrong)
    player.page.locator(".verdict").wait_for()
    found = faults_in_all_languages(player, "verdict")
    for size in in_turn(player, [PHONE, DESK]):
        found += [*misfits(player, named("verdict", size)), *axe_findings(player, named("verdict", size))]
    expect_nothing(found)
