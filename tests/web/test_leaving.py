"""Nothing is lost: neither leaving nor ending happens by one tap, and a lost connection keeps what was tapped."""

from playwright.sync_api import Locator, expect

from tests.server.running import ServerProcess
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE, Player
from tests.web.kept import wait_until_kept
from tests.web.line import Line, line_to
from tests.web.test_people import NAMES, two_at_a_table, whose_turn


def ask_in_menu(player: Player, message: str, title: str) -> None:
    """Opens the menu and asks for something; a sheet asks back."""
    player.button("page-menu").click()
    player.button(message).click()
    expect(player.page.get_by_role("dialog", name=player.say(title), exact=True)).to_be_visible()


LONG_AGO = """() => {
  const gone = JSON.parse(sessionStorage.getItem('fivetowers.gone'));
  sessionStorage.setItem('fivetowers.gone', JSON.stringify({ ...gone, at: 0 }));
}"""


def test_leaving_a_game_against_bots_asks_first_waits_and_can_be_undone_for_a_minute(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, has_touch=True)
    player.page.clock.install()
    player.begin_against_bots()
    player.moment()
    before = player.last("table")["number"]
    ask_in_menu(player, "page-leave", "page-leave-ask")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text(player.say("page-leave-waits"))
    player.button("page-stay").click()
    expect(player.page.locator("main.table")).to_be_visible()
    ask_in_menu(player, "page-leave", "page-leave-ask")
    player.button("page-leave").click()
    expect(player.page.locator("main.home")).to_contain_text(player.say("page-left-waits"))
    way_back = player.page.get_by_role("link", name=player.say("page-left-undo"))
    player.page.clock.fast_forward(50_000)
    way_back.click()
    player.page.locator("main.phase-bid, main.phase-build").wait_for()
    assert player.last("table")["number"] == before, "leaving gave the seat to a bot"
    ask_in_menu(player, "page-leave", "page-leave-ask")
    player.button("page-leave").click()
    expect(way_back).to_be_visible()
    player.page.clock.fast_forward(60_000)
    expect(way_back).to_have_count(0)
    expect(player.page.locator("main.home")).not_to_contain_text(player.say("page-left-waits"))


def test_ending_a_game_against_bots_asks_first(arrive: OpenPlayer) -> None:
    player = arrive().begin_against_bots()
    player.moment()
    ask_in_menu(player, "page-end-alone", "page-end-ask")
    expect(player.page.get_by_role("dialog")).to_contain_text(player.say("page-end-alone-about"))
    player.button("page-stay").click()
    expect(player.page.locator("main.table")).to_be_visible()
    player.end_by_agreement()


def test_who_leaves_friends_can_come_back_and_the_friends_read_it(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    at_turn = ben if ben.page.locator("main.phase-bid").count() else anna
    other = anna if at_turn is ben else ben
    before = at_turn.position
    ask_in_menu(at_turn, "page-leave", "page-leave-ask")
    expect(at_turn.page.get_by_role("dialog")).to_contain_text(at_turn.say("page-leave-others"))
    at_turn.button("page-leave").click()
    expect(at_turn.page.locator("main.home")).to_contain_text(at_turn.say("page-left-others"))
    name = NAMES[other.position["turn"] - 1]
    expect(other.action).to_contain_text(other.say("page-has-left", name=name))
    at_turn.page.get_by_role("link", name=at_turn.say("page-left-undo")).click()
    at_turn.page.locator("main.phase-bid").wait_for()
    assert at_turn.position == before
    expect(other.action).not_to_contain_text(other.say("page-has-left", name=name))


def test_a_tap_without_a_connection_is_kept_and_what_happened_meanwhile_is_told(
    arrive: OpenPlayer, server: ServerProcess
) -> None:
    with line_to(server.address) as first, line_to(server.address) as second:
        players = two_at_a_table(arrive, first.address, second.address)
        lines = dict(zip(players, (first, second), strict=True))
        player, other = whose_turn(players)
        name = NAMES[player.position["turn"] - 1]
        wait_until_kept(player)
        lines[player].cut()
        player.page.context.set_offline(True)
        expect(player.action).to_contain_text(player.say("page-lost"))
        # The others read that somebody is away, and not that they are thinking.
        expect(other.action).to_contain_text(other.say("page-away", name=name))
        expect(other.action).not_to_contain_text(other.say("page-is-thinking", name=name))
        expect(other.page.locator(".opp .says")).to_have_text(other.say("page-gone-short"))
        player.possible_bids.nth(1).click()
        expect(player.action.locator(".kept")).to_contain_text(player.say("page-bid-kept", number=1))
        player.page.context.set_offline(False)
        lines[player].mend()
        player.wait_until(lambda: other.position["bids"], "the bid that was kept")
        assert other.position["bids"] == [{"seat": NAMES.index(name) + 1, "bid": 1}]
        # Now it is the other who plays while the line is cut.
        expect(player.page.locator(".kept")).to_have_count(0)
        lines[player].cut()
        player.page.context.set_offline(True)
        expect(player.action).to_contain_text(player.say("page-lost"))
        other.do(other.action.locator(".bids .passing"))
        player.page.context.set_offline(False)
        lines[player].mend()
        told = player.page.get_by_role("dialog", name=player.say("page-missed"), exact=True)
        passing = NAMES[2 - NAMES.index(name) - 1]
        expect(told.get_by_role("listitem")).to_have_text([player.say("page-passes", name=passing)])
        player.page.keyboard.press("Escape")
        expect(told).to_have_count(0)
        assert player.moment() == "build"


def cut(player: Player, line: Line) -> None:
    line.cut()
    player.page.context.set_offline(True)
    expect(player.page.get_by_role("status").filter(has_text=player.say("page-lost"))).to_be_visible()


def mend(player: Player, line: Line) -> None:
    player.remember_notices()
    player.page.context.set_offline(False)
    line.mend()
    player.expect_notice(player.say("page-back"))


def test_taking_back_and_ending_without_a_connection_happen_when_it_is_back(
    arrive: OpenPlayer, server: ServerProcess
) -> None:
    with line_to(server.address) as line:
        player = arrive(size=PHONE, address=line.address).begin_against_bots()
        wait_until_kept(player)
        # the names of the languages in the menu want letters that English does without
        player.button("page-menu").click()
        player.settle().page.keyboard.press("Escape")
        while not player.button("page-undo-move").count():
            player.take_turn()
            player.moment()
        before = player.last("table")["number"]

        cut(player, line)
        player.button("page-undo-move").click()
        expect(player.action.locator(".kept")).to_have_text(player.say("page-undo-kept"))
        mend(player, line)
        expect(player.page.locator(".kept")).to_have_count(0)
        player.wait_until(lambda: player.last("table")["number"] > before, "the move that was taken back")
        assert player.last("table")["news"][-1]["type"] == "undone"
        player.moment()
        cut(player, line)
        player.button("page-menu").click()
        player.button("page-end-alone").click()
        player.button("page-end-alone").click()
        expect(player.action.locator(".kept")).to_have_text(player.say("page-end-kept"))
        mend(player, line)
        player.page.locator("main.end-page").wait_for()


def tap_in_vain(player: Player, button: Locator) -> None:
    """It says why, to those who listen too."""
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(player.say("page-not-offline"))
    button.click(force=True)


def test_without_a_connection_playing_again_waits_and_is_not_lost(arrive: OpenPlayer, server: ServerProcess) -> None:
    with line_to(server.address) as line:
        player = arrive(size=PHONE, address=line.address).begin_against_bots()
        wait_until_kept(player)
        player.moment()
        player.end_by_agreement()
        cut(player, line)
        tap_in_vain(player, player.button("page-rematch"))
        mend(player, line)
        player.play_again()


def test_without_a_connection_nothing_is_changed_in_the_waiting_room_and_it_says_why(
    arrive: OpenPlayer, server: ServerProcess
) -> None:
    with line_to(server.address) as line:
        player = arrive(size=PHONE, address=line.address).open("/")
        wait_until_kept(player)
        player.make_table([{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")
        player.button("page-add-bot").wait_for()
        bot = player.say("bot-cleo")
        cut(player, line)
        for button in (
            player.button("page-add-bot"),
            player.button("page-move-up", name=bot),
            player.button("page-free-seat-of", name=bot),
        ):
            tap_in_vain(player, button)
        expect(player.page.get_by_label(player.say("page-level-of", name=bot))).to_be_disabled()
        mend(player, line)
        expect(player.page.locator(".seat").last).to_contain_text(bot)
        player.button("page-add-bot").click()
        start = player.button("page-start-with", count=3)
        expect(start).to_have_attribute("aria-disabled", "false")
        cut(player, line)
        tap_in_vain(player, start)
        mend(player, line)
        start.click()
        player.page.locator("main.table").wait_for()


def test_a_kept_tap_outlives_a_reload(arrive: OpenPlayer, server: ServerProcess) -> None:
    with line_to(server.address) as line:
        player = arrive(size=PHONE, address=line.address).open("/")
        wait_until_kept(player)
        player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna", start=1)
        player.moment()
        before = player.last("table")["number"]
        line.cut()
        player.page.context.set_offline(True)
        expect(player.action).to_contain_text(player.say("page-lost"))
        player.possible_bids.nth(1).click()
        expect(player.action.locator(".kept")).to_be_visible()
        player.page.reload()
        expect(player.page.get_by_role("heading", name=player.say("page-lost"))).to_be_visible()
        player.page.context.set_offline(False)
        line.mend()
        player.page.locator("main.table").wait_for()
        player.wait_until(lambda: player.last("table")["number"] > before, "the bid that was kept")
        acts = [message for message in player.sent if message["type"] == "act"]
        assert {act["action"] for act in acts} == {"bid 1"}
        assert len({act["request"] for act in acts}) == 1


def test_who_comes_back_to_a_page_that_was_closed_is_told_what_happened_meanwhile(arrive: OpenPlayer) -> None:
    anna, ben = two_at_a_table(arrive)
    player, other = whose_turn((anna, ben))
    name = NAMES[player.position["turn"] - 1]
    table = other.page.url
    other.page.goto("about:blank")
    player.do(player.possible_bids.nth(1))
    # what the page left behind when it went, as if that were long ago
    other.page.goto("/healthz")
    other.page.evaluate(LONG_AGO)
    other.page.goto(table)
    told = other.page.get_by_role("dialog", name=other.say("page-missed"), exact=True)
    expect(told.get_by_role("listitem")).to_have_text([other.say("page-said", name=name, number=1)])
    other.complaints.clear()  # of the pages in between, which have no icon
    other.page.keyboard.press("Escape")
    other.moment()
