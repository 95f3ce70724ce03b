"""The whole game without a mouse: with the short keys, and with Tab, arrows and Enter alone."""

from playwright.sync_api import expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, Player

FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"
)


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def tab_to(player: Player, words: str, *, most: int = 40) -> None:
    """Moves the focus by Tab until it is on what is called so."""
    for _ in range(most):
        press(player, "Tab")
        if words in str(player.page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab never comes to {words!r}")


def begin(player: Player) -> None:
    player.open()
    tab_to(player, player.say("page-play-bots"))
    press(player, "Enter")
    player.button("page-start").wait_for()  # a slow machine still shows the page before
    tab_to(player, player.say("page-start"))
    press(player, "Enter")
    player.page.locator("main.table").wait_for()


def press_to_go_on(player: Player, key: str) -> None:
    before = player.sign()
    press(player, key)
    player.wait_for_change(before)


def bid_by_key(player: Player) -> None:
    texts = [text.strip().split("\n")[0] for text in player.possible_bids.all_inner_texts()]
    said = player.rng.choice(texts)
    press_to_go_on(player, said if said.isdigit() else "p")


def choose_by_key(player: Player) -> None:
    """Cards by their place in the display; where the rest no longer fits, Escape and the hint."""
    while missing := player.missing():
        free = player.page.locator(".display .card.free:not([aria-disabled=true])")
        if not free.count():
            press(player, "Escape")
            expect(player.page.locator(".display .card.taken")).to_have_count(0)
            press(player, "?")
            break
        places = [str(at).rpartition(":")[2] for at in (place.get_attribute("data-at") for place in free.all())]
        press(player, str(int(player.rng.choice(places)) + 1))
        player.wait_until_missing_is_not(missing)
    expect(player.button("page-build")).not_to_be_disabled()


def test_a_whole_game_by_the_short_keys(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK)
    begin(player)
    while (moment := player.moment()) != "end":
        if moment == "bid":
            bid_by_key(player)
        else:
            choose_by_key(player)
            press_to_go_on(player, "Enter")
    assert player.position["phase"] == "over"
    tab_to(player, player.say("page-rematch"))
    press(player, "Enter")
    player.page.locator("main.table").wait_for()


def test_rounds_by_tab_and_arrows_alone(arrive: OpenPlayer) -> None:
    """Nothing is known but what has the focus, as with a screen reader."""
    player = arrive(size=DESK)
    begin(player)
    has_built = False
    while not has_built:
        if player.moment() == "bid":
            tab_to(player, str(player.possible_bids.last.get_attribute("aria-label")))
            press_to_go_on(player, "Enter")
            # its buttons have gone, the place has not
            assert player.page.evaluate("() => document.activeElement.closest('.act-panel') !== null")
            continue
        while missing := player.missing():
            free = player.page.locator(".display .card.free:not([aria-disabled=true])").first
            place = int(str(free.get_attribute("data-at")).rpartition(":")[2])
            tab_to_group(player, "display")
            press(player, "Home", *["ArrowRight"] * place, "Enter")
            player.wait_until_missing_is_not(missing)
        tab_to(player, player.say("page-build"))
        press_to_go_on(player, "Enter")
        has_built = True


def tab_to_group(player: Player, name: str, *, most: int = 40) -> None:
    for _ in range(most):
        if player.page.evaluate(f"() => document.activeElement?.closest('.{name}') !== null"):
            return
        press(player, "Tab")
    raise AssertionError(f"Tab never comes to the {name}")


def test_a_sheet_holds_the_focus_and_gives_it_back(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    pile = player.page.locator("[data-at=discard]")
    pile.focus()
    press(player, "Enter")
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(6):
        press(player, "Tab")
        # between its last and its first stop the focus may pass through the browser itself, never through the table
        assert player.page.evaluate("() => document.activeElement.matches('body, dialog, dialog *')")
    press(player, "Escape")
    expect(sheet).to_be_hidden()
    expect(pile).to_be_focused()


def test_what_happens_is_announced(arrive: OpenPlayer) -> None:
    player = arrive(size=DESK).begin_against_bots()
    polite = player.page.locator("[aria-live=polite]")
    player.moment()
    expect(polite).to_contain_text("Your turn.")
    card = player.come_to_a_free_card()
    name = str(card.get_attribute("aria-label"))
    card.click()
    expect(polite).to_contain_text(f"{name}. ")
