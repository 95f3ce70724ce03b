"""The score pad in a real browser: an evening without a connection, a shared link, slips, second copies, keys alone."""

import json
import random
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import ViewportSize, expect

from fivetowers.cards import Card, Kind
from fivetowers.notation import parse_card, parse_seat
from fivetowers.scoring import ranking, score_seat
from fivetowers.state import Seat
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE
from tests.web.kept import wait_until_kept
from tests.web.pad import WAYS, ScorePad, number

NAMES = ("Anna", "Ben", "Cleo")


def played_game(rng: random.Random, players: int) -> tuple[Seat, ...]:
    """What lies on the table at the end of a game: cards of a real deck, towers that stand."""
    deck = [Card(kind, value) for kind in Kind for value in range(16)]
    rng.shuffle(deck)
    seats = [deck[at::players][: rng.randint(8, 14)] for at in range(players)]
    towers = [
        " ".join(
            f"{kind.letter}:{','.join(map(str, values))}"
            for kind in Kind
            if (values := sorted((card.value for card in cards if card.kind == kind), reverse=True))
        )
        for cards in seats
    ]
    spare = [Card(Kind.TREE, 1)] * 9
    return tuple(Seat(parse_seat(text).towers, tuple(spare[: rng.randint(0, 4)])) for text in towers)


def expect_points(pad: ScorePad, game: tuple[Seat, ...]) -> None:
    """The table of points, part by part, is the engine's."""
    for column, seat in zip(pad.columns(), game, strict=True):
        score = score_seat(seat)
        towers = {tower.kind: tower.points for tower in score.towers}
        parts = [towers.get(kind, 0) for kind in Kind]
        assert [number(cell) for cell in column] == [*parts, score.main_points, score.rubble_points, score.total]


def test_an_evening_of_three_games_is_scored_without_a_connection(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, has_touch=True).open("/")
    wait_until_kept(player)
    player.page.context.set_offline(True)
    player.open("/score")
    pad, rng = ScorePad(player).begin(*NAMES), random.Random(7)
    games = [played_game(rng, len(NAMES)) for _ in WAYS]
    for at, (game, way) in enumerate(zip(games, WAYS, strict=True)):
        for seat in game:
            pad.enter(seat, way)
            assert pad.total == score_seat(seat).total
            pad.go_on()
        expect(player.page.locator(".headline")).to_be_visible()
        expect_points(pad, game)
        expect(pad.faults).to_have_count(0)
        if at < len(games) - 1:
            player.button("pad-next-game").click()
    totals = [[score_seat(seat).total for seat in game] for game in games]
    wins = [sum(seat in ranking(tuple(points))[0] for points in totals) for seat in range(len(NAMES))]
    sums = [sum(points[seat] for points in totals) for seat in range(len(NAMES))]
    assert [[number(cell) for cell in column] for column in pad.evening()] == [
        [*(points[seat] for points in totals), wins[seat], sums[seat]] for seat in range(len(NAMES))
    ]
    player.page.reload()
    expect(player.page.locator(".sum-row")).to_be_visible()
    assert pad.total == totals[-1][0]
    player.open("/card")
    expect(player.page.get_by_role("heading", name=player.say("pad-reference"))).to_be_visible()


def test_a_shared_link_shows_the_same_session_in_a_fresh_browser(arrive: OpenPlayer) -> None:
    anna = arrive(size=DESK).open("/score")
    pad = ScorePad(anna).begin("Anna", "Бен & Co.", "Cléo")
    for at, texts in enumerate((("T:15,9,0 x:C1", "C:8,12,0", ""), ("H:4,5", "S:7,2", "M:15,14,13,0"))):
        if at:
            anna.button("pad-next-game").click()
        for text in texts:
            pad.enter(parse_seat(text), "text")
            pad.go_on()
    anna.button("pad-share").click()
    link = anna.page.locator(".link span").inner_text()
    assert len(link) < 200
    ben = arrive(size=PHONE)
    ben.open("/" + link.partition("/")[2])
    expect(ben.page.locator(".notice")).to_contain_text(ben.say("pad-from-link"))
    assert ScorePad(ben).evening() == pad.evening()
    assert ScorePad(ben).columns() == pad.columns()
    assert ben.page.locator(".scores thead").all_inner_texts() == anna.page.locator(".scores thead").all_inner_texts()
    assert urlsplit(ben.page.url).fragment == ""
    play = anna.page.get_by_role("link", name=anna.say("pad-bgstats")).get_attribute("href") or ""
    logged = json.loads(parse_qs(urlsplit(play).query)["data"][0])
    assert [(one["name"], one["score"]) for one in logged["players"]] == [("Anna", 4), ("Бен & Co.", 4), ("Cléo", 12)]
    with anna.page.expect_download() as download:
        anna.button("page-share-picture").click()
    assert download.value.suggested_filename.endswith(".png")


def test_a_link_on_top_of_an_own_session_can_be_undone(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/score")
    pad = ScorePad(player).begin(*NAMES)
    pad.tap(parse_card("T7"))
    player.open("/card")
    player.open("/score#1;Ida,Jon;0/f0.....0/.....3")
    assert [column[-1] for column in pad.evening()] == ["6", "−6"]
    player.button("pad-undo").click()
    assert [column[-1] for column in pad.evening()] == ["2", "0", "0"]
    player.page.evaluate("() => { location.hash = '#nonsense' }")
    expect(player.page.locator(".notice")).to_contain_text(player.say("pad-bad-link"))
    assert pad.total == 2


def test_what_cannot_be_is_pointed_out_with_its_rule_and_can_be_kept(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE).open("/score")
    pad = ScorePad(player).begin(*NAMES)
    pad.enter(parse_seat("T:5,6"), "text")
    expect(pad.faults).to_have_count(1)
    expect(pad.faults.first).to_contain_text("Tree 6 can’t go on Tree 5")
    pad.faults.first.get_by_role("button", name=player.say("page-rule", rule="R5")).click()
    expect(player.page.get_by_role("dialog")).to_contain_text(player.say("rules-text-r5"))
    expect(player.page.get_by_role("dialog").get_by_role("link")).to_have_attribute("href", "/rules#R5")
    player.page.keyboard.press("Escape")
    player.button("pad-keep").click()
    expect(pad.faults).to_have_count(0)
    assert pad.total == score_seat(parse_seat("T:5,6")).total
    pad.go_on()
    pad.choose_way("cards")
    expect(pad.card(parse_card("T6"))).to_have_accessible_name("Tree 6, with Anna")
    pad.tap(parse_card("T6"))
    expect(pad.faults.first).to_contain_text("Tree 6: 2× on the table (Anna and Ben), but only 1× in the deck.")
    expect(pad.faults.first.get_by_role("button").first).to_have_text("R1")
    player.button("pad-undo").click()
    expect(pad.faults).to_have_count(0)


def test_second_copies_are_offered_to_four_players(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).open("/score")
    pad = ScorePad(player).begin("Anna", "Ben", "Cleo", "Dan")
    seven, six = parse_card("S7"), parse_card("S6")
    expect(pad.card(seven)).to_have_accessible_name("Sand 7, 2× in the deck")
    expect(pad.card(six)).to_have_accessible_name("Sand 6")
    pad.tap(parse_card("S8"), seven, six, seven)
    assert pad.total == score_seat(parse_seat("S:8,7,7,6")).total == 8
    expect(pad.faults).to_have_count(1)
    pad.tap(parse_card("S9"))
    expect(pad.faults).to_have_count(0)
    pad.tap(seven, six)
    assert pad.total == score_seat(parse_seat("S:9,8")).total
    pad.go_on()
    pad.tap(seven)
    expect(pad.faults).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_whole_pad_works_by_keyboard(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size).open("/score")
    pad, keys = ScorePad(player), player.page.keyboard

    def tab_to(words: str) -> None:
        """Presses Tab until something with this name has the focus."""
        for _ in range(40):
            keys.press("Tab")
            if words in str(player.page.evaluate(FOCUSED)):
                return
        raise AssertionError(f"Tab never comes to {words!r}")

    tab_to("Name of player 1")
    keys.type("Anna")
    tab_to("Name of player 2")
    keys.type("Ben")
    keys.press("Enter")
    pad.picture.wait_for()
    tab_to("Tree 0")
    keys.press("Space")
    for _ in range(3):
        keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Enter")
    assert pad.total == score_seat(parse_seat("T:0 C:3")).total
    tab_to("Rubble: one more")
    keys.press("Enter")
    tab_to("Next: Ben")
    keys.press("Enter")
    expect(player.page.get_by_role("tab", name="Ben")).to_be_focused()
    while player.page.evaluate("() => document.activeElement.value") != "cards":
        keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    tab_to("Ben’s towers")
    keys.type("M:15,9,4,0 x:1")
    keys.press("Enter")
    tab_to("See the results")
    keys.press("Enter")
    expect(player.page.locator(".headline")).to_be_focused()
    assert [column[-1] for column in pad.columns()] == ["3", "11"]
    tab_to("Next game")
    keys.press("Enter")
    expect(player.page.locator("h1")).to_contain_text("Game 2")


FOCUSED = """() => { const at = document.activeElement;
    return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent; }"""


def test_the_first_tap_after_typing_is_not_lost(arrive: OpenPlayer) -> None:
    """A finger goes down, the field loses the focus, and what is under the finger is still there when it goes up."""
    player = arrive(size=PHONE, has_touch=True)
    pad = ScorePad(player.open("/score")).begin("Anna", "Ben")
    pad.choose_way("text")
    player.page.locator(".typed input").press_sequentially("T:15,9,0 C:6")
    more = player.button("pad-more", kind=player.say("page-score-rubble"))
    box = more.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.mouse.down()
    player.page.mouse.up()
    expect(player.page.locator(".pad-rubble .stepper b")).to_have_text("1")
    assert pad.total == 9 + 1 - 1
    # all that was typed is one step back
    player.button("pad-undo").click()
    player.button("pad-undo").click()
    assert pad.total == 0


def test_how_many_score_says_nothing_about_the_next_game_against_bots(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    ScorePad(player.open("/score")).begin("Anna", "Ben", "Cleo", "Dan", "Eva")
    player.open("/new/bots")
    expect(player.page.get_by_role("radio", name=player.say("page-players-count", players=2))).to_be_checked()
