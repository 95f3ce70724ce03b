"""Somebody with the card box and the score pad: what they tap, type and read."""

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import Locator, expect

from fivetowers.cards import Card
from fivetowers.notation import format_tower, parse_seat
from fivetowers.state import Seat
from fivetowers.towers import Tower
from tests.web.driving import Player

WAYS = ("cards", "numbers", "text")
MINUS = "−"


class ScorePad:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def begin(self, *names: str) -> "ScorePad":
        """Who plays; the pad is open already."""
        count = self.player.say("page-players-count", players=len(names))
        self.page.get_by_role("radio", name=count, exact=True).check(force=True)
        for seat, name in enumerate(names, 1):
            self.page.get_by_label(self.player.say("page-name-of", seat=seat), exact=True).fill(name)
        self.player.button("pad-start").click()
        self.picture.wait_for()
        return self

    # ---- entering ----

    @property
    def picture(self) -> Locator:
        return self.page.locator(".picks")

    def card(self, card: Card) -> Locator:
        """A card of the picture; its name may go on after a comma."""
        name = self.player.say("page-card", kind=card.kind.letter, value=card.value)
        return self.picture.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    def choose_way(self, way: str) -> None:
        self.page.locator(".ways").get_by_text(self.player.say(f"pad-by-{way}"), exact=True).click()

    def tap(self, *cards: Card) -> None:
        for card in cards:
            self.card(card).click()

    def add_rubble(self, cards: int) -> None:
        more = self.player.button("pad-more", kind=self.player.say("page-score-rubble"))
        for _ in range(cards):
            more.click()

    def count(self, towers: Sequence[Tower]) -> None:
        """Only the numbers of cards, and the spires."""
        for tower in towers:
            kind = self.player.say("page-kind", kind=tower.kind.letter)
            for _ in range(tower.height):
                self.player.button("pad-more", kind=kind).click()
            if tower.is_crowned:
                self.player.button("pad-spire-of", kind=kind).click()

    def type(self, text: str) -> None:
        field = self.page.locator(".typed input")
        field.fill(text)
        field.press("Enter")

    def enter(self, seat: Seat, way: str) -> None:
        """A player's towers and rubble, in one of the three ways."""
        self.choose_way(way)
        if way == "text":
            rubble = [f"x:{len(seat.rubble)}"] if seat.rubble else []
            self.type(" ".join([*(format_tower(tower) for tower in seat.towers if tower.height), *rubble]))
            return
        if way == "cards":
            self.tap(*(card for tower in seat.towers for card in tower.cards))
        else:
            self.count(seat.towers)
        self.add_rubble(len(seat.rubble))

    def go_on(self) -> None:
        self.page.locator(".pad-sum button.act").click()

    # ---- reading ----

    @property
    def total(self) -> int:
        return number(self.page.locator(".sum-row .total b").inner_text())

    @property
    def faults(self) -> Locator:
        return self.page.locator(".pad-faults li")

    def columns(self) -> list[list[str]]:
        """The table of points, player by player, from the tree tower to the points."""
        return self._columns(".scores:not(.session-table)")

    def evening(self) -> list[list[str]]:
        """The table of the session, player by player: the points of each game, victories, all points."""
        return self._columns(".session-table")

    def _columns(self, table: str) -> list[list[str]]:
        rows = self.page.locator(f"{table} tr").filter(has=self.page.locator("td")).all()[1:]
        cells = [[cell.strip() for cell in row.locator("td").all_inner_texts()] for row in rows]
        return [list(column) for column in zip(*cells, strict=True)]


def number(text: str) -> int:
    return int(text.replace(MINUS, "-").replace("–", "0").replace("+", ""))


def walk(player: Player) -> Iterator[str]:
    """The pad's screens and the reference card, for the tour of the page."""
    player.open("/score")
    yield "score-players"
    pad = ScorePad(player).begin("Anna", "Ben", "Cleo", "Dan")
    pad.enter(parse_seat("T:15,9,7,4,0 C:8,12,3 H:14,10 S:7 x:C7"), "text")
    pad.go_on()
    pad.enter(parse_seat("T:9,5 C:13,2 H:12,8,11,6,1 M:15,5,2"), "cards")
    player.page.evaluate("() => scrollTo(0, 0)")
    yield "score-cards"
    pad.choose_way("numbers")
    yield "score-numbers"
    pad.choose_way("text")
    yield "score-text"
    pad.go_on()
    pad.enter(parse_seat("S:12,6,4,0 M:11 x:T2,T3"), "text")
    pad.go_on()
    pad.enter(parse_seat("M:14,8,13,10,0"), "text")
    pad.go_on()
    expect(player.page.locator(".headline")).to_be_visible()
    yield "score-results"
    player.button("pad-share").click()
    player.page.get_by_role("dialog").wait_for()
    yield "score-share"
    player.open("/card")
    yield "card"
