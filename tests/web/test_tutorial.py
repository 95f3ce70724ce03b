"""The tutorial in a real browser: all of it by taps and by keys, its mistakes, its memory, and the game at its end."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from fivetowers.lessons.course import LESSONS
from tests.lessons.test_lessons import WAYS
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player
from tests.web.test_everyone import axe_findings, faults_in_all_languages, in_turn, misfits, named
from tests.web.test_keyboard import press, tab_to


def card(player: Player, text: str) -> Locator:
    """A card turned up; its name may go on with what stands in its way."""
    name = player.say("page-card", kind=text[0], value=int(text[1:]))
    return player.page.locator(".display").get_by_role("button", name=re.compile(rf"^{name}\b"))


def done(player: Player, steps: int) -> None:
    expect(player.page.locator(".goals i.done")).to_have_count(steps)


def at_lesson(player: Player, name: str) -> None:
    expect(player.page.get_by_role("heading", name=player.say(f"tutorial-lesson-{name}"), exact=True)).to_be_visible()
    player.page.locator("main.lesson[aria-busy=false]").wait_for()  # the first table comes piece by piece


def jump(player: Player, lesson: str, *moves: str) -> None:
    """Opens the tutorial as if these steps had been done."""
    progress = json.dumps({"lesson": lesson, "done": moves})
    player.page.evaluate("(text) => localStorage.setItem('fivetowers.tutorial', text)", progress)
    player.page.goto("/learn")
    at_lesson(player, lesson)
    done(player, len(moves))


# ---- by taps -------------------------------------------------------------------------------------------------------


def tap(player: Player, move: str) -> None:
    """Does a step of a lesson as a reader would."""
    verb, *words = move.split()
    if verb == "bid":
        player.action.locator(f"[data-at='bid:{words[0]}']").click(force=True)
    elif verb == "answer":
        sign = words[0].replace("-", "−") if words[0].startswith("-") else f"+{words[0]}"
        player.action.get_by_text(sign, exact=True).click()
    elif verb == "look":
        player.button("tutorial-look").click()
        player.button("page-close").click()
    else:
        for word in words:
            if word.startswith("x"):
                player.page.locator(".mine .hit").click()
                expect(player.page.locator(".mine .fallen")).to_be_visible()
            else:
                card(player, word).click()
                expect(card(player, word)).to_have_class(re.compile("taken"))
        player.button("page-build").click()


def test_the_whole_tutorial_by_taps_every_step_in_every_language_ends_in_a_game(arrive: OpenPlayer) -> None:
    """One walk for all of it; the game at its end is against the gentlest bot."""
    player = arrive(size=SMALL_PHONE, has_touch=True).open()
    player.page.get_by_role("link", name=player.say("page-tutorial")).click()
    found = []
    for lesson in LESSONS:
        at_lesson(player, lesson.name)
        found += [*faults_of_lesson(player, lesson.name), *faults_in_all_languages(player, f"{lesson.name} 0")]
        for steps, move in enumerate(WAYS[lesson.name], start=1):
            expect(player.page.locator(".coach")).to_contain_text(player.say(f"tutorial-lesson-{lesson.name}-{steps}"))
            tap(player, move)
            done(player, steps)
            found += faults_in_all_languages(player, f"{lesson.name} {steps}")
        expect(player.page.locator(".coach")).to_contain_text(player.say(f"tutorial-lesson-{lesson.name}-learned"))
        found += [*faults_of_lesson(player, f"{lesson.name} learned"), *axe_findings(player, lesson.name)]
        player.button("tutorial-next").click()
    expect_nothing(found)
    player.button("tutorial-play").click()
    player.page.locator("main.table").wait_for()
    assert player.moment() in ("bid", "build")
    assert [seat.get("bot") for seat in player.last("table")["seats"]] == [None, "apprentice"]


def faults_of_lesson(player: Player, moment: str) -> list[str]:
    found = []
    for size in in_turn(player, [SMALL_PHONE, PHONE, LANDSCAPE, DESK]):
        found += misfits(player, named(moment, size))
    return found


# ---- by keys -------------------------------------------------------------------------------------------------------


def press_move(player: Player, move: str) -> None:
    verb, *words = move.split()
    if verb == "bid":
        press(player, words[0])
    elif verb == "answer":
        tab_to(player, player.say("tutorial-answer", points=words[0].replace("-", "−")))
        press(player, "Enter")
    elif verb == "look":
        press(player, "a", "Enter")
        player.page.get_by_role("dialog").wait_for()
        press(player, "Escape")
    else:
        places = [place.get_attribute("aria-label") or "" for place in player.display.all()]
        for word in words:
            if word.startswith("x"):
                press(player, word[1])
                expect(player.page.locator(".mine .fallen")).to_be_visible()
            else:
                name = player.say("page-card", kind=word[0], value=int(word[1:]))
                at = next(at for at, place in enumerate(places) if re.match(rf"{name}\b", place))
                # what was chosen before may have to be answered first
                expect(card(player, word)).to_have_class(re.compile("free"))
                press(player, str(at + 1))
                expect(card(player, word)).to_have_class(re.compile("taken"))
        expect(player.button("page-build")).not_to_be_disabled()
        press(player, "Enter")


def test_the_whole_tutorial_by_keys(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).open()
    tab_to(player, player.say("page-tutorial"))
    press(player, "Enter")
    for lesson in LESSONS:
        at_lesson(player, lesson.name)
        for steps, move in enumerate(WAYS[lesson.name], start=1):
            press_move(player, move)
            done(player, steps)
        # the way on has the focus, and the words were said
        expect(player.button("tutorial-next")).to_be_focused()
        learned = player.say(f"tutorial-lesson-{lesson.name}-learned")
        expect(player.page.locator("[aria-live=polite]")).to_contain_text(learned)
        press(player, "Enter")
    tab_to(player, player.say("tutorial-play"))
    press(player, "Enter")
    player.page.locator("main.table:not(.lesson)").wait_for()


# ---- mistakes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lesson", "moves", "wrong", "rule"),
    [
        ("down", (), "S10", "R5"),
        ("special", ("build H14",), "T9", "R7"),
        ("spire", ("build T0",), "T4", "R7"),
        ("bid", (), "bid 5", "R11"),
        ("bid", WAYS["bid"][:2], "bid 2", "R10"),
        ("blocked", (), "bid 5", "R11"),
        ("score", ("answer 4",), "answer 3", "R19"),
        ("score", WAYS["score"][:4], "answer -2", "R21"),
    ],
)
def test_a_mistake_is_answered_with_its_rule(
    arrive: OpenPlayer, lesson: str, moves: tuple[str, ...], wrong: str, rule: str
) -> None:
    player = arrive(size=PHONE).open()
    jump(player, lesson, *moves)
    if " " in wrong:
        tap(player, wrong)
    else:
        card(player, wrong).click(force=True)
    alert = player.action.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button").click()
    dialog = player.page.get_by_role("dialog", name=player.say("page-rule", rule=rule))
    expect(dialog).to_contain_text(player.say(f"rules-text-{rule.lower()}"))
    player.button("page-close").click()
    done(player, len(moves) + (lesson == "blocked"))


def test_what_is_allowed_but_not_asked_for_is_said_kindly(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    jump(player, "bid")
    tap(player, "bid 1")
    expect(player.action.get_by_role("alert")).to_contain_text(player.say("lesson-low_bid")[1:])
    done(player, 0)
    tap(player, "bid 3")
    done(player, 1)


# ---- memory --------------------------------------------------------------------------------------------------------


def test_progress_is_kept(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/learn")
    at_lesson(player, LESSONS[0].name)
    tap(player, "build S4")
    done(player, 1)
    player.page.reload()
    done(player, 1)
    player.open("/")
    expect(player.page.get_by_text(player.say("page-tutorial-begun"))).to_be_visible()
    # steps that this lesson no longer knows: it begins again
    player.page.evaluate('localStorage.setItem(\'fivetowers.tutorial\', \'{"lesson":"bid","done":["bid 5"]}\')')
    player.open("/learn")
    at_lesson(player, "bid")
    done(player, 0)


def test_a_wrong_answer_goes_with_the_right_one(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open()
    lesson = next(lesson for lesson in LESSONS if any(step.expects == "answer" for step in lesson.steps))
    jump(player, lesson.name)
    right = WAYS[lesson.name][0]
    wrong = next(option for option in lesson.steps[0].options if f"answer {option}" != right)
    tap(player, f"answer {wrong}")
    expect(player.action.locator(".reason")).to_be_visible()
    tap(player, right)
    done(player, 1)
    expect(player.action.locator(".reason")).to_have_count(0)
