"""The film "Watch how it's played": it runs by itself, can be stopped and stepped, and shows what its captions say."""

import pytest
from playwright.sync_api import ViewportSize, expect

from fivetowers.lessons.film import film
from fivetowers.text import languages
from tests.effort import chosen
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, SMALL_PHONE, Player, name_of_size
from tests.web.flights import distance, faults, flights, record, wait_for_flight
from tests.web.test_everyone import LONGEST as LONGEST_WORDS
from tests.web.test_everyone import in_turn, named

NAMES = [f"{scene.name}-{shot.name}" for scene in film().scenes for shot in scene.shots]
# Seconds; the printed books' own film takes about as long.
SHORTEST, LONGEST = 90, 150
# Where a tower may be drawn.
TOWERS = ("tower:", "stack:", "mini:")
MOTION = pytest.mark.parametrize("size", chosen([PHONE], DESK), ids=name_of_size)


def shown(player: Player) -> str:
    return player.page.locator("main.film").get_attribute("data-shot") or ""


def caption(player: Player) -> str:
    return player.page.locator(".film .coach p").inner_text()


def step_to(player: Player, name: str) -> None:
    """By hand, as fast as the film takes it."""
    while shown(player) != name:
        player.page.keyboard.press("ArrowRight")


def test_film_runs_to_its_end_by_itself_in_two_minutes(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=False)
    player.page.clock.install()
    player.open("/film")
    seen, seconds = [shown(player)], 0
    while not (over := player.button("film-again")).count() and seconds <= LONGEST:
        player.page.clock.run_for(1_000)
        seconds += 1
        if shown(player) != seen[-1]:
            seen.append(shown(player))
    assert seen == NAMES
    assert SHORTEST <= seconds <= LONGEST
    over.click()
    expect(player.page.locator("main.film")).to_have_attribute("data-shot", NAMES[0])


def test_film_can_be_stopped_and_stepped_back(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=False)
    player.page.clock.install()
    player.open("/film")
    player.page.keyboard.press("Space")
    first = caption(player)
    player.page.clock.run_for(60_000)
    assert caption(player) == first, "it went on although it was stopped"
    player.button("film-on").click()
    player.button("film-on").click()
    assert shown(player) == NAMES[2]
    player.button("film-back").click()
    assert shown(player) == NAMES[1]
    player.page.keyboard.press("Home")
    assert caption(player) == first


@MOTION
def test_what_the_film_tells_is_seen_to_fly(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False)
    record(player.page.context)
    player.open("/film")
    player.page.keyboard.press("Space")
    player.page.locator("main.film[aria-busy=false]").wait_for()  # the first table comes piece by piece
    for name, motion, starts, ends in (
        ("round-deal", "deal", ("pile:top",), ("display:",)),
        ("round-build", "place", ("display:",), TOWERS),
        ("demolish-demolish", "demolish", TOWERS, ("rubble:1",)),
        ("twice-twice", "reshuffle", ("discard",), ("pile:top",)),
    ):
        step_to(player, name)
        wait_for_flight(player.page, motion)
        flight = max(flights(player.page, motion), key=distance)
        begins = [at for at in flight["before"] if at.startswith(starts)]
        places = [at for at in flight["after"] if at.startswith(ends)]
        expect_nothing(faults(flight, begins, places))


# The px by which the words of the second time through lie over the cards, while they are there.
OVERLAP = """() => {
  const words = document.querySelector('.passing-words'), range = document.createRange();
  if (words === null) return null;
  range.selectNodeContents(words);
  const cards = document.querySelector('.display').getBoundingClientRect();
  return { px: Math.max(0, cards.bottom - range.getBoundingClientRect().top) };
}"""


def test_the_words_of_the_second_time_through_leave_the_cards_readable(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=False).open("/film")
    player.page.keyboard.press("Space")
    player.page.locator("main.film[aria-busy=false]").wait_for()
    step_to(player, "twice-twice")
    assert player.page.wait_for_function(OVERLAP).json_value() == {"px": 0}


def test_without_motion_the_film_is_a_row_of_stills(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    record(player.page.context)
    player.open("/film")
    expect(player.button("page-autoplay")).to_be_visible()
    for name in NAMES[1:]:
        player.page.keyboard.press("ArrowRight")
        assert shown(player) == name
    assert flights(player.page) == []


# How high the caption is, and whether the table is higher than the screen.
CAPTION = """() => [Math.round(document.querySelector('.film .coach').getBoundingClientRect().height),
    document.documentElement.scrollHeight > innerHeight + 1]"""


def test_caption_keeps_its_room_in_every_language(arrive: OpenPlayer) -> None:
    """Nothing below the caption moves when a longer one comes, and nothing is cut off."""
    player = arrive(size=SMALL_PHONE).open("/film")
    cut, changing = [], []
    for language in languages():
        player.speak(language)
        sizes = chosen([SMALL_PHONE], LANDSCAPE) if language != LONGEST_WORDS else [SMALL_PHONE, LANDSCAPE]
        for size in in_turn(player, sizes):
            player.page.keyboard.press("Home")
            heights = set()
            for name in NAMES:
                step_to(player, name)
                height, is_cut = player.page.evaluate(CAPTION)
                heights.add(height)
                cut += [f"{name}: {named(language, size)}"] if is_cut else []
            changing += [named(language, size)] if len(heights) > 1 else []
    assert (cut, changing) == ([], [])
