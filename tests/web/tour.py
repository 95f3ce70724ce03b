"""A walk through every screen of the page, for tests that look at all of them and for the pictures."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from fivetowers import parse_seat
from fivetowers.actions import Bid, Pass
from fivetowers.analysis.verdicts import MoveVerdict
from fivetowers.bots.roster import ROSTER
from fivetowers.cards import FEWEST_PLAYERS
from fivetowers.fast import is_compiled
from fivetowers.progress.own_game import OwnGame, OwnJudgement, own_move
from fivetowers.progress.progress_figures import progress_of
from fivetowers.puzzles.puzzle import shipped_puzzles
from tests.web import pad
from tests.web.driving import SECONDS_OF_A_BUSY_MACHINE, Player

KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...parts) { super(...parts); window.sockets.push(this); }
  };
"""
# The first legal move of the person to move, from a browser that draws nothing.
MOVE = """(table) => new Promise((resolve) => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello' });
  socket.onmessage = ({ data }) => {
    const { type, number, turn } = JSON.parse(data);
    if (type === 'table') send({ type: 'act', number, action: turn.legal[0].action, seat: turn.seat, request: 'tour' });
    if (type === 'accepted') { socket.close(); resolve(); }
  };
})"""


Walk = Callable[[Player], Iterator[str]]


def tour(player: Player, *, players: int = 2, rounds: int = 2) -> Iterator[str]:
    """Brings the page from screen to screen and gives each one's name; the table is shown after this many rounds."""
    for part in parts(players, rounds):
        yield from part_of_tour(player, part, players=players, rounds=rounds)


def part_of_tour(player: Player, part: str, *, players: int = 2, rounds: int = 2) -> Iterator[str]:
    """One part of it, which needs none of the others."""
    for walk in parts(players, rounds)[part]:
        yield from walk(player)


def parts(players: int = 2, rounds: int = 2) -> dict[str, tuple[Walk, ...]]:
    analysed = players if is_compiled() else FEWEST_PLAYERS  # within minutes
    return {
        "pages": (plain_pages, my_progress),
        "pad and rooms": (pad.walk, waiting_room, hand_over),
        "table": (partial(table, players=players, rounds=rounds),),
        "away": (away,),
        "end": (partial(after_the_game, players=analysed),),
    }


def plain_pages(player: Player) -> Iterator[str]:
    player.open("/")
    yield "home"
    player.button("page-settings").click()
    yield "settings"
    for path in ("new/bots", "new/friends", "new/here", "join", "daily", "rules", "learn", "film", "puzzles"):
        player.open(f"/{path}").settle()
        yield path.replace("/", "-")
        if path == "daily":
            player.page.locator(".day.today").click()
            yield "daily-day"
    player.open(f"/puzzles/{next(iter(shipped_puzzles()))}")
    player.page.locator("main.puzzle").wait_for()
    yield "puzzle"
    player.open("/nowhere/at-all")
    yield "lost"


def my_progress(player: Player) -> Iterator[str]:
    """Before the first game, and with figures of some games that nobody had to play."""
    player.open("/progress").settle()
    yield "progress-none"
    figures = msgspec.to_builtins(progress_of(some_games(), list(ROSTER)))
    player.page.route("**/api/progress", lambda route: route.fulfill(json=figures))
    player.open("/progress").settle()
    player.page.locator(".best-towers").wait_for()
    yield "progress"
    player.page.unroute("**/api/progress")


def some_games() -> list[OwnGame]:
    """Some judged, some not, one kept in the browser alone."""
    fault = own_move(Bid(4), Bid(2), MoveVerdict.BLUNDER, 0.2, number=1, rounds=20)
    moves = [own_move(Pass(), Pass(), verdict, 0.0, number=9, rounds=20) for verdict in list(MoveVerdict)[:2]]
    judged = OwnJudgement(0.12, 0.05, -0.6, 0.02, (fault, fault, fault, *moves))
    end = parse_seat("T:14,9,8,12,5,0 C:13,7,2 S:11,6,3,0 x:M4")
    levels = list(ROSTER)
    return [
        OwnGame(
            id=f"game{place}",
            at=place,
            players=2 + place % 4,
            points=15 + 7 * place % 30,
            won=place % 3 == 0,
            bots=() if place == 1 else (levels[place % len(levels)],),
            end=None if place == 0 else end,
            judged=judged if place in (3, 5, 8) else None,
        )
        for place in range(12)
    ]


def waiting_room(player: Player) -> Iterator[str]:
    player.make_table([{"kind": "open"}] * 3 + [{"kind": "bot", "bot": "random"}], "Anna")
    player.page.locator("main.room-page").wait_for()
    yield "room"


def hand_over(player: Player) -> Iterator[str]:
    player.make_table([{"kind": "open"}, {"kind": "here", "name": "Ben"}], "Anna")
    player.page.locator("dialog.hand[open]").wait_for()
    yield "hand-over"


def table(player: Player, players: int, rounds: int) -> Iterator[str]:
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1), "Anna", hints=True)
    while player.moment() != "bid" or player.position["round"] <= rounds:
        player.take_careful_turn()
    yield "bid"
    if (dimmed := player.page.locator(".bids button[aria-disabled=true]")).count():
        dimmed.last.click(force=True)
        yield "refused"
        player.action.locator("button.why").click()
        player.page.locator("dialog .one-rule p").first.wait_for()
        yield "rule"
        close_sheet(player)
    if (hint := player.button("page-hint")).count():
        hint.click()
        player.action.locator(".bid.hinted").wait_for()
        yield "hint"
    for name, step in (
        ("towers", player.page.locator(".open-towers").first),
        ("draw", player.page.locator("[data-at=pile]")),
        ("discard", player.page.locator("[data-at=discard]")),
        ("menu", player.button("page-menu")),
    ):
        step.click(position={"x": 20, "y": 12})
        player.page.get_by_role("dialog").wait_for()
        yield name
        close_sheet(player)
    yield from history(player)
    player.button("page-menu").click()
    player.button("page-another-device").click()
    player.page.locator("dialog .link").wait_for()
    yield "device"
    close_sheet(player)
    for name, button in (("leave", "page-leave"), ("end-ask", "page-end-alone")):
        player.button("page-menu").click()
        player.button(button).click()
        player.page.get_by_role(
            "dialog", name=player.say(f"page-{name.removesuffix('-ask')}-ask"), exact=True
        ).wait_for()
        yield name
        close_sheet(player)
    player.come_to_build(2, rounds=4)
    player.choose_cards(leave=1)
    yield "build"


def history(player: Player) -> Iterator[str]:
    player.page.locator(".last-move").click()
    sheet = player.page.get_by_role("dialog")
    sheet.locator(".rounds button").first.wait_for()
    yield "history"
    sheet.locator(".rounds button").first.click()
    sheet.locator(".then").wait_for()
    yield "round"
    close_sheet(player)


def away(player: Player) -> Iterator[str]:
    """Ben has sat down and gone: the table waits for him. Then he moves while Anna has no connection."""
    player.page.add_init_script(KEEP_SOCKETS)
    table = player.make_table([{"kind": "open"}] * 2, "Anna")
    browser, address = player.page.context.browser, player.page.url.removesuffix(f"/t/{table}")
    assert browser is not None
    with browser.new_context(base_url=address) as ben:
        joined = ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"})
        assert joined.ok, (table, joined.text())
        player.button("page-start-with", count=2).click()
        player.page.locator("main.table").wait_for()
        if player.page.locator("main.phase-bid").count():
            player.do(player.possible_bids.nth(1))
        player.page.locator("main.phase-wait").wait_for()
        yield "wait"
        player.action.get_by_role("button", name=player.say("page-react"), exact=True).click()
        player.page.get_by_role("dialog", name=player.say("page-react"), exact=True).wait_for()
        yield "react"
        close_sheet(player)
        player.page.context.set_offline(True)
        player.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
        player.page.get_by_text(player.say("page-lost"), exact=True).wait_for()
        elsewhere = ben.new_page()
        elsewhere.goto("/healthz")
        elsewhere.evaluate(MOVE, table)
        player.page.context.set_offline(False)
        player.page.get_by_role("dialog", name=player.say("page-missed"), exact=True).wait_for()
        yield "missed"


def after_the_game(player: Player, players: int) -> Iterator[str]:
    game = player.come_after_my_game(players)
    yield "end"
    player.button("page-deal-check").click()
    player.page.get_by_role("dialog").get_by_role("status").wait_for()
    yield "deal"
    player.open(f"/replay/{game}")
    player.button("page-round-on").click()
    yield "replay"
    player.button("study-play-on").click()
    player.page.get_by_role("dialog").wait_for()
    yield "play-on"
    close_sheet(player)
    player.button("page-analyse").click()
    player.page.locator(".graph svg").wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    yield "analysis"
    player.open(f"/same/{game}")
    player.page.context.request.delete(f"/api/tables/{game}/analysis")  # its closer look is not waited for
    others = player.page.locator(".same-lines button.game")
    others.last.wait_for(timeout=SECONDS_OF_A_BUSY_MACHINE * 1_000)
    others.last.click()
    player.page.locator(".beside").wait_for()
    yield "same"
    player.open("/games").settle()
    yield "games"
    for name in ("delete", "renew"):
        player.button(f"page-{name}").click()
        player.page.get_by_role("dialog").wait_for()
        yield name
        close_sheet(player)
    player.button("page-devices").click()
    link = player.page.locator("dialog .link span")
    link.wait_for()
    address = link.inner_text()
    yield "devices"
    challenge = player.page.context.request.post(f"/api/tables/{game}/challenge").json()["id"]
    player.page.context.clear_cookies()  # as the friend
    player.open(f"/challenge/{challenge}")
    player.button("same-challenge-peek").click()
    player.page.locator(".same-lines").wait_for()
    yield "challenge"
    player.ask_for_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Ben")  # as another device
    player.page.goto(f"http://{address}")
    player.button("page-device-yes").wait_for()
    yield "device-ask"
    player.button("page-device-yes").click()
    player.button("page-games").wait_for()
    yield "device-done"


def close_sheet(player: Player) -> None:
    player.page.keyboard.press("Escape")
    player.page.get_by_role("dialog").wait_for(state="detached")
