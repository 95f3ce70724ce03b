"""Several people: each with a browser of their own, or all on one device."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import ServerProcess
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, QUICK, SMALL_PHONE, Player, name_of_size
from tests.web.line import Line, line_to

NAMES = ("Anna", "Ben")
# Cards, others' towers and one's own floors that the dialog hides, wholly or in part; and how many floors there are.
HIDDEN = """() => {
  const over = document.querySelector('dialog.hand').getBoundingClientRect();
  const floors = document.querySelectorAll('.mine .floor');
  const hidden = [...document.querySelectorAll('.display .card, .opp'), ...floors].filter((one) => {
    const place = one.getBoundingClientRect();
    return (
      place.left < over.right && over.left < place.right && place.top < over.bottom && over.top < place.bottom
    );
  });
  return { hidden: hidden.map((one) => one.className), floors: floors.length };
}"""
SIZES = (SMALL_PHONE, PHONE, LANDSCAPE, DESK, {"width": 1440, "height": 900})


def two_at_a_table(arrive: OpenPlayer, *addresses: str) -> tuple[Player, Player]:
    """Anna makes a table and sends the link; Ben opens it, sits down, and she starts."""
    at_anna, at_ben = addresses or (None, None)
    anna, ben = arrive(size=DESK, address=at_anna), arrive(size=PHONE, address=at_ben)
    anna.open("/new/friends")
    anna.page.get_by_label(anna.say("page-your-name")).fill("Anna")
    anna.button("page-make-table").click()
    expect(anna.page.get_by_alt_text(anna.say("page-qr"))).to_be_visible()
    ben.open(urlsplit(anna.page.url).path)
    ben.page.get_by_label(ben.say("page-your-name")).fill("Ben")
    ben.button("page-sit-down").click()
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible()
    anna.button("page-start-with", count=2).click()
    for player in (anna, ben):
        player.page.locator("main.table").wait_for()
    return anna, ben


def whose_turn(players: tuple[Player, ...]) -> tuple[Player, Player]:
    """Who can do something, and the other."""
    one, other = players
    mine = one.page.locator("main.phase-bid, main.phase-build, main.end-page")
    theirs = other.page.locator("main.phase-bid, main.phase-build, main.end-page")
    one.wait_until(lambda: mine.count() or theirs.count(), "somebody's turn")
    return (one, other) if mine.count() else (other, one)


def come_to_a_build_of_two(players: tuple[Player, ...]) -> tuple[Player, Player]:
    """Who starts says 2 or more where it can be, and the other passes: so one is soon in the middle of a build."""
    while True:
        player, other = whose_turn(players)
        if player.moment() == "build":
            if player.missing() >= 2:
                return player, other
            player.build()
        else:
            passing = player.action.locator(".bids .passing")
            player.do(passing if passing.count() else player.bold_bid())


def test_two_people_play_and_one_loses_the_connection_in_the_middle_of_a_build(
    arrive: OpenPlayer, server: ServerProcess
) -> None:
    # Each has a line of their own; which of them will be building is not known beforehand.
    with line_to(server.address) as first, line_to(server.address) as second:
        anna, ben = two_at_a_table(arrive, first.address, second.address)
        lose_the_connection({anna: first, ben: second})


def lose_the_connection(lines: dict[Player, Line]) -> None:
    players = tuple(lines)
    for _ in range(4):
        whose_turn(players)[0].take_turn()
    builder, other = come_to_a_build_of_two(players)
    builder.choose_cards(leave=1)
    chosen = builder.page.locator(".display .card.taken")
    count, number = chosen.count(), builder.last("table")["number"]
    assert count > 0
    builder.remember_notices()
    # The line is cut: the choice stays, and both are told.
    lines[builder].cut()
    builder.page.context.set_offline(True)
    expect(builder.action).to_contain_text(builder.say("page-lost"))
    name = NAMES[other.position["turn"] - 1]
    expect(other.action).to_contain_text(other.say("page-away", name=name))
    expect(chosen).to_have_count(count)
    # It comes back: the notices go, and the build is finished where it was left.
    lines[builder].mend()
    builder.page.context.set_offline(False)
    builder.expect_notice(builder.say("page-back"))
    expect(other.action).not_to_contain_text(other.say("page-away", name=name))
    expect(chosen).to_have_count(count)
    assert builder.last("table")["number"] == number
    builder.build()
    for _ in range(4):
        whose_turn(players)[0].take_turn()
    builder.wait_until(lambda: builder.last("table")["number"] == other.last("table")["number"], "the same news")
    assert builder.position == other.position


def test_a_game_ends_early_when_both_agree(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    while len(set(anna.position["scores"])) == 1:
        whose_turn((anna, ben))[0].take_turn()
    anna.button("page-menu").click()
    anna.button("page-end-game").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.say("page-end-others"))
    anna.button("page-end-game").click()
    expect(ben.action).to_contain_text(ben.say("page-ask-end", name="Anna"))
    ben.button("page-agree").click()
    for player in (anna, ben):
        player.page.locator("main.end-page").wait_for()
        # nobody has won, somebody was in front
        expect(player.page.get_by_role("heading", name=player.say("page-ended-early"))).to_be_visible()
        expect(player.page.locator(".winner .crown")).to_have_count(0)
        scores = player.position["scores"]
        leader = (anna, ben)[scores.index(max(scores))]
        name = player.say("page-you") if player is leader else ("Anna", "Ben")[scores.index(max(scores))]
        expect(player.page.get_by_text(player.say("page-in-front", names=name, points=max(scores)))).to_be_visible()
    anna.button("page-rematch").click()
    anna.page.locator("main.table, main.room-page").first.wait_for()
    ben.button("page-to-rematch").click()
    ben.page.wait_for_url(anna.page.url)


def test_on_one_device_the_page_says_to_whom_it_goes(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/new/here")
    player.page.get_by_label(player.say("page-your-name")).fill("Anna")
    player.page.get_by_label(player.say("page-name-of", seat=2)).fill("Ben")
    player.button("page-start").click()
    rounds: set[int] = set()
    while len(rounds) < 4:
        moment = player.moment()
        turn = NAMES[player.position["turn"] - 1]
        if moment == "hand":
            expect(player.page.get_by_role("dialog", name=player.say("page-hand-over", name=turn))).to_be_visible()
        else:
            expect(player.page.locator(".plate")).to_contain_text(turn)
            rounds.add(player.position["round"])
        player.take_turn()


@pytest.mark.parametrize("size", SIZES, ids=name_of_size)
def test_whoever_comes_next_sees_the_whole_table(arrive: OpenPlayer, size: ViewportSize) -> None:
    # In German, whose words are long. Nothing is secret (R23).
    player = arrive(size=size, language="de", settings=QUICK | {"players": 3})
    player.open("/new/here")
    player.button("page-start").click()
    while player.moment() != "hand" or not player.page.locator(".mine .floor").count():
        player.take_turn()
    seen = player.page.evaluate(HIDDEN)
    assert not seen["hidden"]
    assert seen["floors"]


def test_what_was_played_can_be_read_while_the_device_goes_to_the_next(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.open("/new/here")
    player.button("page-start").click()
    while player.moment() != "hand" or player.position["round"] < 3:
        player.take_turn()
    over = player.page.locator("dialog.hand")
    over.get_by_role("button", name=player.say("page-history"), exact=True).click()
    history = player.page.get_by_role("dialog", name=player.say("page-history"))
    rounds = history.locator(".rounds li:not(.current):not(.shuffled)")
    expect(rounds).to_have_count(player.position["round"] - 1)
    rounds.last.get_by_role("button").first.click()
    expect(player.page.locator("dialog.sheet .tower").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog.sheet")).to_have_count(0)
    expect(over.locator(".btn.act")).to_be_visible()
    player.take_turn()


def test_people_on_one_device_play_with_a_bot(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings={"players": 3, "slowBids": False, "handOver": False})
    player.open("/new/here")
    player.page.get_by_label(player.say("page-name-of", seat=2)).fill("Ben")
    player.page.get_by_label(player.say("page-who-is", seat=3)).select_option("bricklayer")
    expect(player.page.get_by_label(player.say("page-name-of", seat=3))).to_have_count(0)
    player.button("page-start").click()
    player.page.locator("main.table").wait_for()
    seats = player.last("table")["seats"]
    assert [(seat["kind"], seat.get("bot")) for seat in seats[1:]] == [("here", None), ("bot", "bricklayer")]
    for _ in range(3):
        player.take_turn()


def test_the_host_chooses_how_strong_a_bot_is_and_seats_somebody_beside_them(arrive: OpenPlayer) -> None:
    anna = arrive(size=PHONE, settings={"players": 3, "bot": "apprentice", "slowBids": False})
    anna.open("/new/friends")
    anna.page.get_by_label(anna.say("page-your-name")).fill("Anna")
    anna.button("page-make-table").click()
    anna.button("page-add-bot").first.click()
    anna.page.get_by_label(anna.say("page-level-of", name=anna.say("bot-bruno"))).select_option("mason")
    anna.wait_until(lambda: anna.last("table")["seats"][1].get("bot") == "mason", "the stronger bot")
    anna.button("page-add-here").click()
    anna.page.get_by_label(anna.say("page-name-of", seat=3)).fill("Ben")
    anna.button("page-sit-down").click()
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible()
    anna.wait_until(lambda: anna.last("you")["seats"] == [1, 3], "both seats")
    anna.button("page-start-with", count=3).click()
    anna.page.locator("main.table, dialog.hand[open]").first.wait_for()


def test_the_hand_over_can_be_switched_off(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings={"players": 2, "slowBids": False, "handOver": False})
    player.open("/new/here")
    player.button("page-start").click()
    for _ in range(4):
        assert player.take_turn() != "hand"
