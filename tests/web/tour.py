"""A walk through every screen of the page, for tests that look at all of them and for the pictures."""

from collections.abc import Iterator

from tests.web import pad
from tests.web.driving import Player


def tour(player: Player, *, players: int = 2, rounds: int = 2) -> Iterator[str]:
    """Brings the page from screen to screen and gives each one's name; the table is shown after so many rounds."""
    yield from plain_pages(player)
    yield from pad.walk(player)
    yield from waiting_room(player)
    yield from hand_over(player)
    yield from table(player, players, rounds)
    yield from away(player)
    yield from after_the_game(player, players)


def plain_pages(player: Player) -> Iterator[str]:
    player.open("/")
    yield "home"
    player.button("page-settings").click()
    yield "settings"
    for path in ("new/bots", "new/friends", "new/here", "join", "daily", "rules", "learn", "puzzles"):
        player.open(f"/{path}").settle()
        yield path.replace("/", "-")
    player.open("/nowhere/at-all")
    yield "lost"


def waiting_room(player: Player) -> Iterator[str]:
    player.make_table([{"kind": "open"}] * 3 + [{"kind": "bot", "bot": "random"}], "Anna")
    player.page.locator("main.room-page").wait_for()
    yield "room"


def hand_over(player: Player) -> Iterator[str]:
    player.make_table([{"kind": "open"}, {"kind": "here", "name": "Ben"}], "Anna")
    player.page.locator("dialog.hand[open]").wait_for()
    yield "hand-over"


def table(player: Player, players: int, rounds: int) -> Iterator[str]:
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1), "Anna")
    while player.moment() != "bid" or player.position["round"] <= rounds:
        player.take_careful_turn()
    yield "bid"
    if (dimmed := player.page.locator(".bids button[aria-disabled=true]")).count():
        dimmed.last.click(force=True)
        yield "refused"
    for name, step in (
        ("towers", player.page.locator(".open-towers").first),
        ("draw", player.page.locator("[data-at=pile]")),
        ("discard", player.page.locator("[data-at=discard]")),
        ("menu", player.button("page-menu")),
    ):
        step.click(position={"x": 20, "y": 12})
        player.page.get_by_role("dialog").wait_for()
        yield name
        player.page.keyboard.press("Escape")
        player.page.get_by_role("dialog").wait_for(state="detached")
    player.come_to_build(2, rounds=4)
    player.choose_cards(leave=1)
    yield "build"


def away(player: Player) -> Iterator[str]:
    """Ben has sat down and gone: the table waits for him."""
    table = player.make_table([{"kind": "open"}] * 2, "Anna")
    browser = player.page.context.browser
    assert browser is not None
    with browser.new_context() as ben:
        joined = ben.request.post(player.page.url.replace("/t/", "/api/tables/") + "/join", data={"name": "Ben"})
        assert joined.ok, (table, joined.text())
    player.button("page-start-with", count=2).click()
    player.page.locator("main.table").wait_for()
    if player.page.locator("main.phase-bid").count():
        player.do(player.possible_bids.nth(1))
    player.page.locator("main.phase-wait").wait_for()
    yield "wait"
    if (button := player.button("page-round-so-far")).count():
        button.click()
        player.page.get_by_role("dialog").wait_for()
        yield "history"
        player.page.keyboard.press("Escape")
        player.page.get_by_role("dialog").wait_for(state="detached")
    # the panel has a button for it too, but not where a bid can be taken back
    player.button("page-menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("page-react"), exact=True).click()
    player.page.get_by_role("dialog", name=player.say("page-react"), exact=True).wait_for()
    yield "react"


def after_the_game(player: Player, players: int) -> Iterator[str]:
    game = player.come_after_bots(players)
    yield "end"
    player.button("page-deal-check").click()
    player.page.get_by_role("dialog").get_by_role("status").wait_for()
    yield "deal"
    player.open(f"/replay/{game}")
    player.button("page-round-on").click()
    yield "replay"
    player.open("/games").settle()
    yield "games"
