"""What others do can be followed: a line and a glow for the last build, a history of all rounds, a pace that waits."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.effort import chosen
from tests.golden import DATA
from tests.web.checks import LETTERS, WIDER, expect_nothing, faults
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, LANDSCAPE, PHONE, QUICK, SMALL_PHONE, Player, name_of_size
from tests.web.moments import TOWERS

BOT_PAUSE = 0.05
WIDE: ViewportSize = {"width": 1440, "height": 900}
SIZES = pytest.mark.parametrize("size", chosen([SMALL_PHONE, WIDE], PHONE), ids=str)
BRISK, CALM = QUICK | {"pace": "brisk"}, QUICK | {"pace": "calm"}


def begin(arrive: OpenPlayer, size: ViewportSize, bots: int, settings: dict[str, Any], *, is_still: bool) -> Player:
    player = arrive(size=size, is_still=is_still, settings=settings)
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "bricklayer"}] * bots, "Anna", hints=True)
    player.page.locator("main.table").wait_for()
    return player


def decline(player: Player) -> None:
    """Passes, or bids 0; what has to be built is built."""
    if player.page.locator("main.phase-build").count():
        player.build()
    elif player.page.locator("main.phase-bid").count():
        player.do(player.action.locator(".bids .passing, .bids [data-at='bid:0']").first)


def continue_button(player: Player) -> Locator:
    return player.button("page-continue")


def come_to_a_build_of_others(player: Player) -> dict[str, Any]:
    """A build of a bot that waits to be seen, as the server told it: the news of that build."""
    somewhat = player.page.locator("main.phase-bid, main.phase-build").or_(continue_button(player)).first
    while not continue_button(player).count():
        somewhat.wait_for()
        if not continue_button(player).count():
            decline(player)
    seats = player.last("table")["seats"]
    name = player.action.locator("h2").inner_text()
    news = [one for message in player.received if message["type"] == "table" for one in message.get("news", [])]
    builds = [one for one in news if str(one.get("action")).startswith("build") and one["seat"] != 1]
    found: dict[str, Any] = next(one for one in builds if seats[one["seat"] - 1]["name"] in name)
    assert seats[found["seat"] - 1]["kind"] == "bot"
    return found


def cards_of(action: str) -> list[str]:
    return [word for word in action.split()[1:] if not word.startswith("x")]


def tokens(place: Locator) -> list[str]:
    """The cards that a line shows by symbol and value, in notation."""
    read = "(toks) => toks.map((tok) => tok.className.match(/k([TCHSM])/)[1] + (tok.textContent.trim() || '0'))"
    found: list[str] = place.locator(".tok:not(.down)").evaluate_all(read)
    return found


@pytest.mark.parametrize("size", chosen([SMALL_PHONE], WIDE, PHONE), ids=str)
def test_at_a_calm_pace_a_build_waits_until_it_has_been_seen(arrive: OpenPlayer, size: ViewportSize) -> None:
    """The line says what was built, its floors glow, it can be shown again, and only then the game goes on."""
    player = begin(arrive, size, 2 if size is PHONE else 3, CALM, is_still=False)
    built = come_to_a_build_of_others(player)
    seat, cards = built["seat"], cards_of(built["action"])
    line = player.page.locator(".last-move")
    expect(line).to_contain_text(player.say("page-just-now"))
    assert tokens(line) == cards
    glow = player.page.locator(f"[data-at='seat:{seat}']")
    kinds = {card[0] for card in cards}
    expect(glow.locator(".mini.fresh")).to_have_count(len(kinds))
    expect(glow.locator(".stacks .floor.fresh")).to_have_count(len(cards))
    if glow.locator(".mini").first.is_visible():
        plus = [f"+{sum(card[0] == kind for card in cards)}" for kind in "TCHSM" if kind in kinds]
        assert glow.locator(".mini .plus").all_inner_texts() == plus
    before = player.page.locator("h1").inner_text()
    player.page.evaluate(
        "() => { window.flown = 0; new MutationObserver((all) => { for (const { addedNodes } of all) "
        "window.flown += [...addedNodes].filter((one) => one.dataset?.motion === 'place').length; })"
        ".observe(document.querySelector('.flying-layer'), { childList: true }); }"
    )
    player.button("page-show-again").click()
    player.page.wait_for_function("(count) => window.flown === count", arg=len(cards))
    assert player.page.locator("h1").inner_text() == before
    expect(line).to_contain_text(player.say("page-just-now"))
    if size is not WIDE:  # there the history stands beside the table
        line.click()
        expect(player.page.get_by_role("dialog").locator(".rounds .current")).to_be_visible()
        player.page.keyboard.press("Escape")
    else:
        expect(player.page.locator(".history .rounds .current")).to_be_visible()
    continue_button(player).click()
    expect(player.page.locator("h1")).not_to_have_text(before)


@SIZES
def test_the_history_tells_every_round_and_shows_the_towers_as_they_were(
    arrive: OpenPlayer, size: ViewportSize
) -> None:
    player = begin(arrive, size, 3, QUICK, is_still=True)
    table = player.page.url.rsplit("/", 1)[1]
    while player.moment() != "end" and player.position["round"] < 5:
        player.take_careful_turn()
    player.moment()
    told: list[dict[str, Any]] = []
    lines = player.page.locator(".rounds li:not(.current):not(.shuffled)")
    for is_reloaded in (False, True):
        if is_reloaded:
            player.page.reload()
            player.moment()
        told = player.page.context.request.get(f"/api/tables/{table}/rounds").json()
        if size is not WIDE:
            player.page.locator(".last-move").click()
        expect(lines).to_have_count(len(told))
        for line, one in zip(lines.all(), reversed(told), strict=True):
            bids = [str(said["bid"]) if said["bid"] is not None else "–" for said in one["bids"]]
            shown = [re.sub(r"^\w\s*", "", said) for said in line.locator(".bid-said").all_inner_texts()]
            assert shown == bids
            assert tokens(line) == cards_of(one["build"] or "")
            if one["build"]:
                assert one["change"] == int(line.locator(".gain").inner_text().replace("−", "-").replace("±", ""))
        if not is_reloaded and size is not WIDE:
            player.page.keyboard.press("Escape")
    lines.last.get_by_role("button").click()
    sheet = player.page.get_by_role("dialog")
    assert sheet.locator("h2").inner_text().startswith(player.say("page-round", round=1))
    floors = "[...lot.querySelectorAll('.floor')].map((one) => one.style.getPropertyValue('--v'))"
    for at, towers in enumerate(told[0]["towers"]):
        shown = sheet.locator(".then li").nth(at).locator(".lot").evaluate_all(f"(lots) => lots.map((lot) => {floors})")
        assert shown == [[str(value) for value in towers[kind]] for kind in "TCHSM"]
    later = sheet.get_by_role("button", name=player.say("page-round-after"), exact=True)
    later.click()
    expect(sheet.locator("h2")).to_contain_text(player.say("page-round", round=2))


# How far table and history can be scrolled beyond what a reader scrolls through on purpose.
SCROLLED = """() => {
  const table = document.querySelector('main.table'), { scrollY } = window;
  table.scrollTo(0, 9999);
  const side = document.querySelector('.side');
  return { table: table.scrollTop, beside: side.scrollHeight - side.clientHeight, page: scrollY };
}"""


@pytest.mark.parametrize("width", [1440, 1280])
def test_a_long_history_scrolls_by_itself_and_moves_no_table(arrive: OpenPlayer, width: int) -> None:
    player = arrive(size={"width": width, "height": 900}, settings=QUICK)
    player.play_on_from((DATA / "golden" / "2-standard.5t").read_text("utf-8"), actions=40)
    history = player.page.locator(".history")
    assert history.evaluate("(list) => list.scrollHeight > list.clientHeight + 100")
    assert player.page.evaluate(SCROLLED) == {"table": 0, "beside": 0, "page": 0}


# Six cards in the line of the last build, the widest there are, and whether its gain still lies inside the line.
WIDEST = """(line) => {
  const before = line.innerHTML, toks = line.querySelector('.toks'), one = toks.querySelector('.tok:not(.down)');
  one.replaceChildren(one.firstElementChild, '15');
  const fell = document.createElement('span');
  fell.className = 'fell';
  fell.innerHTML = '<svg></svg>' + one.outerHTML;
  toks.replaceChildren(fell, ...Array.from({ length: 5 }, () => one.cloneNode(true)));
  const outer = line.getBoundingClientRect(), gain = line.querySelector('.gain').getBoundingClientRect();
  const found = [gain.right - outer.right, outer.height];
  line.innerHTML = before;
  return found;
}"""


def test_the_line_of_the_last_build_holds_all_that_one_can_build(arrive: OpenPlayer) -> None:
    player = begin(arrive, PHONE, 3, QUICK, is_still=True)
    line = player.page.locator(".last-move")
    player.play_until(lambda: line.locator(".tok:not(.down)").count())
    for size in (PHONE, SMALL_PHONE, LANDSCAPE, WIDE):
        player.page.set_viewport_size(size)
        for width in ("100%", WIDER):
            assert player.page.evaluate(LETTERS, width)
            beyond, height = line.evaluate(WIDEST)
            assert beyond <= 0, (size, width)
            is_explained = size is LANDSCAPE and line.locator(".why-no-turn").count() > 0  # in a row of its own
            assert height < (60 if is_explained else 50), (size, width)


def test_who_had_no_turn_reads_why(arrive: OpenPlayer) -> None:
    """Somebody bid as many as lie there, so the bidding was over."""
    player = begin(arrive, PHONE, 3, QUICK, is_still=True)

    def last_round() -> dict[str, Any]:
        table = player.page.url.rsplit("/", 1)[1]
        rounds: list[dict[str, Any]] = player.page.context.request.get(f"/api/tables/{table}/rounds").json()
        return rounds[-1] if rounds else {"bids": [], "display": []}

    def is_over_before_me() -> bool:
        bids, cards = last_round()["bids"], len(last_round()["display"])
        is_over = bool(bids) and bids[-1]["bid"] == cards > 0
        return is_over and player.last("you")["seats"][0] not in {said["seat"] for said in bids}

    player.play_until(is_over_before_me)
    highest = last_round()["bids"][-1]
    name = player.last("table")["seats"][highest["seat"] - 1]["name"]
    why = player.page.locator(".last-move .why-no-turn")
    for size in (PHONE, LANDSCAPE):
        player.page.set_viewport_size(size)
        expect(why).to_have_text(player.say("page-no-turn", name=name, number=highest["bid"]))
        expect(why).to_be_visible()
    expect_nothing(faults(player, "on its side"))


def test_on_a_desk_the_pace_is_chosen_beside_the_table(arrive: OpenPlayer) -> None:
    player = arrive(size=WIDE).begin_against_bots()
    player.moment()
    player.page.locator(".pace-panel").get_by_text(player.say("page-tempo-calm"), exact=True).click()
    kept = "() => JSON.parse(localStorage.getItem('fivetowers.settings')).pace"
    assert player.page.evaluate(kept) == "calm"


# What the end shows, at every change: how many rows of points are hidden yet, which towers glow with which points, and
# whether the crown has come.
COUNTING = """
  window.counting = [];
  new MutationObserver(() => {
    const glory = document.querySelector('main.end-page .glory');
    if (!glory) return;
    const rows = [...document.querySelectorAll('.scores tbody tr')];
    const counted = rows.findIndex((row) => row.classList.contains('hush'));
    const lit = [...glory.querySelectorAll('.lot:has(.floor.fresh)')].map((lot) => [
      lot.className.match(/\\bk([TCHSM])/)[1], lot.querySelectorAll('.floor:not(.fresh)').length,
      lot.querySelector('.counting')?.textContent]);
    const all = rows.slice(counted).every((row) => row.classList.contains('hush'));
    const seen = JSON.stringify({ counted, all, lit, won: glory.classList.contains('won') });
    if (window.counting.at(-1) !== seen) window.counting.push(seen);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
"""


@pytest.mark.parametrize("size", chosen([PHONE], DESK), ids=name_of_size)
def test_the_end_counts_tower_by_tower_then_the_main_tower_then_the_rubble_and_the_crown_comes_last(
    arrive: OpenPlayer, size: ViewportSize
) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    player.page.add_init_script(COUNTING)
    player.page.clock.install()
    player.play_on_from(TOWERS, actions=8)
    player.moment()
    player.end_by_agreement()
    for _ in range(10):
        player.page.clock.run_for(1_000)
    expect(player.page.locator("main.end-page .glory")).to_have_class(re.compile(r"\bwon\b"))
    seen = [json.loads(one) for one in player.page.evaluate("() => window.counting")]
    assert [one["counted"] for one in seen] == [0, 1, 2, 3, 4, 5, 6, -1, -1]
    assert [one["won"] for one in seen] == [False] * 8 + [True]
    assert all(one["all"] for one in seen[:7]), "a row was shown before one above it"
    # A tower of one floor that is not crowned brings a point; the main tower, the first of five alike, one more.
    assert [one["lit"] for one in seen] == [[], *([[kind, 0, "1"]] for kind in "TCHSM"), [["T", 0, "+1"]], [], []]


def test_the_count_at_the_end_follows_the_pace(arrive: OpenPlayer) -> None:
    """At once there is nothing to wait for; otherwise one row comes after the other."""
    for pace, is_counted in (("once", True), ("calm", False)):
        player = arrive(size=PHONE, is_still=False, settings=QUICK | {"pace": pace})
        player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna", start=1)
        player.moment()
        player.end_by_agreement()
        expect(player.page.locator("main.end-page .glory")).to_have_class(
            re.compile(r"\bwon\b") if is_counted else re.compile(r"glory(?!.*\bwon\b)")
        )
