"""A person at the page: what they see, and what they tap. Things are found by the names that a screen reader says."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
)

from fivetowers.fast import is_compiled
from fivetowers.text import say

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
DESK: ViewportSize = {"width": 1280, "height": 800}
# A game of two against the quickest bot, without the moment in which a bid can be taken back.
QUICK = {"players": 2, "bot": "random", "slowBids": False}
# Others' moves are not waited for, unless a test says so.
AT_ONCE = {"pace": "once", "autoPass": False, "coach": False}
BOTS = [{"kind": "bot", "bot": "random"}] * 2
SECONDS_OF_A_BUSY_MACHINE = 180 if is_compiled() else 600
"""An analysis makes way for everything else, so it may take long while other tests run."""
# Milliseconds. A machine that has much else to do is slow, not wrong.
PATIENCE, GLANCE = 30_000, 20
expect.set_options(timeout=PATIENCE)
MOMENTS = "main.phase-bid, main.phase-build, main.end-page, dialog.hand[open]"
# What changes whenever the game goes on: round, whose turn, what for.
SIGN = """() => [document.querySelector('main')?.className, document.querySelector('h1')?.textContent,
    document.querySelector('.plate')?.textContent, document.querySelector('dialog.hand h1')?.textContent].join('|')"""
# What is still to be chosen, as soon as the server has answered the last tap: until then button and cards disagree.
# While a tap is only marked, what it changes is not drawn yet.
MISSING = """(bid) => {
  if (document.querySelector('.tapped') !== null) return null;
  const words = document.querySelector('.act-panel button.act')?.textContent ?? '';
  const missing = Number(/\\d+/.exec(words)?.[0] ?? 0);
  return missing + document.querySelectorAll('.display .card.taken').length === bid ? { missing } : null;
}"""
# Keeps in mind what is said for a few seconds only: a slow machine may look when it is gone.
REMEMBER = """() => {
  window.notices = new Set();
  const look = () => {
    for (const notice of document.querySelectorAll('[role=status]'))
      if (notice.checkVisibility()) window.notices.add(notice.textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""
# Starts the game at a table and waits for its end, drawing none of it.
PLAY = """([table, choice]) => new Promise((resolve) => {
  const socket = new WebSocket(`/api/tables/${table}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => { send({ type: 'hello' }); send({ type: 'start' }); };
  socket.onmessage = ({ data }) => {
    const { type, phase, number, turn } = JSON.parse(data);
    if (phase === 'ended') { socket.close(); resolve(); }
    if (type === 'table' && turn?.legal && turn.player === 'person') {
      const { action } = turn.legal.at(choice) ?? turn.legal[0];
      send({ type: 'act', number, action, seat: turn.seat, request: `act-${number}` });
    }
  };
})"""
# What another tab does when its reader chooses a language.
CHOOSE_LANGUAGE = """(language) => {
  const key = 'fivetowers.settings', chosen = { ...JSON.parse(localStorage.getItem(key)), language };
  localStorage.setItem(key, JSON.stringify(chosen));
  dispatchEvent(new StorageEvent('storage', { key }));
}"""
IS_SPOKEN = "(language) => document.documentElement.lang === language && document.querySelector('main') !== null"
IS_DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}"""
# The browser's own words about a request that failed, where a test has cut the line.
EXPECTED_OFFLINE = (
    "net::ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "An unknown error occurred when fetching the script.",  # of the service worker
)


def name_of_size(case: object) -> str | None:
    """Of a window, in the name of a test."""
    names = {"phone": PHONE, "small": SMALL_PHONE, "landscape": LANDSCAPE, "desk": DESK}
    return next((name for name, size in names.items() if size == case), None)


def open_context(
    browser: Browser,
    address: str,
    *,
    language: str = "en",
    locale: str | None = None,
    settings: dict[str, Any] | None = None,
    size: ViewportSize = DESK,
    is_still: bool = True,
    is_dark: bool = False,
    **options: Any,
) -> BrowserContext:
    """A browser of its own; `locale` is a language with a region.

    `settings` are what its owner has chosen before; `is_still` is a wish for no motion.
    """
    context = browser.new_context(
        base_url=address,
        locale=locale or language,
        viewport=size,
        reduced_motion="reduce" if is_still else "no-preference",
        color_scheme="dark" if is_dark else "light",
        **options,
    )
    context.set_default_timeout(PATIENCE)
    chosen = json.dumps(AT_ONCE | (QUICK if settings is None else settings))
    context.add_init_script(
        f"if (!localStorage.getItem('fivetowers.settings')) localStorage.setItem('fivetowers.settings', '{chosen}')"
    )
    return context


class Player:
    def __init__(self, page: Page, language: str = "en", *, seed: int = 5) -> None:
        self.page = page
        self.language = language
        self.rng = random.Random(seed)
        self.complaints: list[str] = []
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.asked: set[Request] = set()
        page.on("request", lambda request: self.asked.add(request))
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("requestfailed", lambda request: self.asked.discard(request))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in EXPECTED_OFFLINE):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    # ---- words and places ----

    def speak(self, language: str) -> None:
        """Goes on in this language, on the same screen."""
        if language != self.language:
            self.language = language
            self.page.evaluate(CHOOSE_LANGUAGE, language)
            self.page.wait_for_function(IS_SPOKEN, arg=language)
            self.page.evaluate(IS_DRAWN)

    def say(self, message: str, **facts: Any) -> str:
        return say(message, self.language, **facts).replace("<b>", "").replace("</b>", "")

    def button(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def region(self, message: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(message), exact=True)

    @property
    def action(self) -> Locator:
        return self.region("page-action")

    @property
    def display(self) -> Locator:
        return self.region("page-display").get_by_role("button")

    @property
    def bids(self) -> Locator:
        """All numbers, and passing, be they possible or not."""
        return self.action.locator(".bids button")

    @property
    def possible_bids(self) -> Locator:
        return self.action.locator(".bids button:not([aria-disabled=true])")

    @property
    def main_button(self) -> Locator:
        return self.action.locator("button.act")

    # ---- what the server said last ----

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.received) if message["type"] == kind)

    @property
    def position(self) -> dict[str, Any]:
        """The state of the game as the server sent it last."""
        state: dict[str, Any] = self.last("table")["state"]
        return state

    # ---- waiting ----

    def wait_until(self, is_so: Callable[[], object], what: str) -> None:
        """For what the page itself cannot tell: messages, requests, several browsers."""
        for _ in range(PATIENCE // GLANCE):
            if is_so():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"waited in vain for {what}")

    def remember_notices(self) -> None:
        self.page.evaluate(REMEMBER)

    def expect_notice(self, words: str) -> None:
        """It is there, or was since `remember_notices`."""
        self.page.wait_for_function(
            "(words) => [...window.notices].some((notice) => notice.includes(words))", arg=words
        )

    def settle(self) -> "Player":
        """Waits for what the page asks the server for."""
        self.page.wait_for_timeout(150)
        self.wait_until(lambda: not self.asked, "what the page asked for")
        return self

    def wait_for_pictures(self) -> None:
        """Until every picture of the page is there, or is known to be missing."""
        self.page.evaluate("() => Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")

    # ---- coming to a table ----

    def open(self, path: str = "/") -> "Player":
        self.page.goto(path)
        self.page.locator("main").wait_for()
        return self

    def begin_against_bots(self) -> "Player":
        self.open("/new/bots")
        self.button("page-start").click()
        self.page.locator("main.table").wait_for()
        return self

    def ask_for_table(self, seats: list[dict[str, Any]], name: str | None, **options: Any) -> str:
        """A table made over HTTP, as this browser. Without a name one only watches."""
        asked = {"options": {"seats": seats, **options}, "name": name}
        answer = self.page.context.request.post("/api/tables", data=asked)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def make_table(self, seats: list[dict[str, Any]], name: str | None, **options: Any) -> str:
        """Likewise; the page goes to it."""
        table = self.ask_for_table(seats, name, **options)
        self.open(f"/t/{table}")
        return table

    def play_on_from(self, record: str, actions: int) -> None:
        """In the first seat, after the first actions of this game; the cards to come are shuffled."""
        wish = {"record": record, "actions": actions, "seat": 1, "cards": "shuffled", "name": "Anna"}
        answer = self.page.context.request.post("/api/play-on", data=wish)
        assert answer.ok, answer.text()
        self.open(f"/t/{answer.json()['id']}")

    def watch_bots(self) -> None:
        """A whole game of bots, from the first card to the end: however long it takes, it goes on all the time."""
        self.make_table(BOTS, None)
        goes_on = f"(before) => document.querySelector('main.end-page') !== null || ({SIGN})() !== before"
        while not self.page.locator("main.end-page").count():
            self.page.wait_for_function(goes_on, arg=self.sign())

    def come_after_bots(self, players: int = 2) -> str:
        """A game that bots have played to its end before the page comes to it."""
        return self._come_to_the_end(self.ask_for_table(BOTS[:1] * players, None))

    def come_after_my_game(self, players: int = 2, choice: int = 0) -> str:
        """Likewise, but the first seat was the reader's own; the bots draw no lots."""
        seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "mason"}] * (players - 1)]
        return self._come_to_the_end(self.ask_for_table(seats, "Anna"), choice)

    def _come_to_the_end(self, table: str, choice: int = 0) -> str:
        self.open("/").play_table(table, choice)
        self.open(f"/t/{table}")
        self.page.locator("main.end-page").wait_for()
        return table

    def play_table(self, table: str, choice: int = 0) -> None:
        """The game at a table to its end, without drawing anything: always the choice at this place, or the first."""
        self.page.evaluate(PLAY, [table, choice])

    # ---- playing ----

    def moment(self) -> str:
        """Waits until there is something to do: `bid`, `build`, `hand` (over the device), or the game's `end`."""
        self.page.locator(MOMENTS).first.wait_for()
        if self.page.locator("dialog.hand[open]").count():
            return "hand"
        if self.page.locator("main.end-page").count():
            return "end"
        return "bid" if self.page.locator("main.phase-bid").count() else "build"

    def sign(self) -> str:
        return str(self.page.evaluate(SIGN))

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({SIGN})() !== before", arg=before)

    def do(self, step: Locator) -> None:
        """A tap after which the game goes on."""
        before = self.sign()
        step.click()
        self.wait_for_change(before)

    def bid(self) -> None:
        """Something possible: whatever, but mostly a number."""
        numbers = self.possible_bids
        at = self.rng.randrange(numbers.count())
        self.do(numbers.nth(max(at, self.rng.randrange(numbers.count()))))

    def choose_cards(self, *, leave: int = 0) -> None:
        """Taps cards until all but `leave` are chosen."""
        while (missing := self.missing()) > leave:
            free = self.page.locator(".display .card.free:not([aria-disabled=true])")
            needing = self.page.locator(".display .card.needs")
            if free.count():
                free.nth(self.rng.randrange(free.count())).click()
            elif needing.count():
                needing.first.click()
                self.action.locator("button.fix").click()
            else:
                break
            self.wait_until_missing_is_not(missing)
        if self.missing() > leave:
            # a dead end: what stands is in the way of the rest
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".display .card.taken")).to_have_count(0)
            self.button("page-show-one").click()
            expect(self.button("page-build")).not_to_be_disabled()

    def missing(self) -> int:
        """How many cards are still to be chosen, from the words on the button: none, where there is only one build."""
        bid = max(said["bid"] or 0 for said in self.position["bids"])
        found: dict[str, int] = self.page.wait_for_function(MISSING, arg=bid).json_value()
        return found["missing"]

    def wait_until_missing_is_not(self, missing: int) -> None:
        expect(self.main_button).not_to_contain_text(self.say("page-more-to-choose", count=missing))

    def build(self) -> None:
        self.choose_cards()
        self.do(self.button("page-build"))

    def take_careful_turn(self) -> None:
        """Nothing is promised that costs a floor, and built as the hint says: so towers grow that are worth a look."""
        if self.moment() == "bid":
            free = self.possible_bids.filter(has_not=self.page.locator(".break"))
            self.do((free if free.count() else self.possible_bids).last)
        elif self.missing():
            self.button("page-show-one").click()
            expect(self.button("page-build")).not_to_be_disabled()
        else:
            self.do(self.button("page-build"))

    def take_turn(self) -> str:
        """One step by taps; gives what it was."""
        moment = self.moment()
        if moment == "hand":
            self.do(self.page.locator("dialog.hand .btn.act"))
        elif moment == "bid":
            self.bid()
        elif moment == "build":
            self.build()
        return moment

    def bid_or_build_once(self) -> None:
        while self.take_turn() == "hand":
            pass

    def end_by_agreement(self) -> None:
        """Asks the others to stop here; bots agree."""
        self.button("page-menu").click()
        self.button("page-end-alone").click()
        self.page.get_by_role("dialog", name=self.say("page-end-ask")).wait_for()
        self.button("page-end-alone").click()
        self.page.locator("main.end-page").wait_for()

    def play_to_the_end(self) -> None:
        while self.take_turn() != "end":
            pass

    def play_again(self) -> None:
        self.button("page-rematch").click()
        self.page.locator("main.table").wait_for()

    def play_until(self, is_so: Callable[[], object]) -> None:
        """Until it is my turn and this is so. Where a whole game goes by without, the next one brings it."""
        while (moment := self.moment()) == "end" or not is_so():
            if moment == "end":
                self.play_again()
            else:
                self.take_turn()

    def come_to_build(self, at_least: int, *, rounds: int = 100) -> None:
        """Bids until it is mine to build this many cards, by choice; after this many rounds any build will do.

        Where the cards are such that a whole game goes by without, the next one brings it."""
        last = self.position["round"] + rounds
        while True:
            match self.moment():
                case "build" if self.missing() >= at_least or self.position["round"] > last:
                    return
                case "build":
                    self.build()
                case "bid":
                    self.do(self.bold_bid() if self.position["round"] <= last else self.possible_bids.last)
                case "end":
                    self.play_again()
                case moment:
                    raise AssertionError(f"no build came, but {moment}")

    def come_to_a_free_card(self) -> Locator:
        """It is mine to build, and this card can be taken as it is; every card may want a demolition first."""
        free = self.page.locator(".display .card.free:not([aria-disabled=true])")
        self.come_to_build(1)
        while not free.count():
            self.build()
            self.come_to_build(1)
        return free.first

    def bold_bid(self) -> Locator:
        """The highest number that leaves something to choose, or else the highest."""
        modest = self.possible_bids.filter(has_text=re.compile(r"^\s*[123]\b"))
        return (modest if modest.count() else self.possible_bids).last
