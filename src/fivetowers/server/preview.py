"""A build that is being put together: what stands of it, which steps can follow, and why others cannot.

Every answer comes from the list of legal builds, so that no step that is offered can lead into a dead end.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from fivetowers.actions import Build
from fivetowers.cards import CARDS, LETTERS, Card, Kind
from fivetowers.dealer import in_order
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import parse_card
from fivetowers.rules import legal_builds, why_illegal
from fivetowers.server.board import CARD_TEXTS, Scorer, build_text, card_texts
from fivetowers.server.first_preview import dead_end, why_not_on
from fivetowers.server.table import Table
from fivetowers.server.views import CardChoice, Preview, TopChoice, TowerOrders, Why, why
from fivetowers.state import Phase, Seat, State
from fivetowers.towers import fits, orders


def preview(
    table: Table, cards: Sequence[str], demolish: str | None, builds: tuple[Build, ...] | None = None
) -> Preview | Refusal:
    """What becomes of these cards (texts, in the order in which they are to be placed) and this demolition.

    `builds` are all legal ones unless told: a lesson may offer fewer.
    """
    state = table.state
    if table.phase != "playing" or state is None or state.phase is not Phase.BUILD:
        return Refusal("preview.not_building", "R12")
    workshop = _workshop(state, builds)
    try:
        wanted = [parse_card(text) for text in cards]
        top = None if demolish is None else parse_card(demolish)
    except NotationError as error:
        return error.refusal
    if absent := Counter(wanted) - Counter(state.display):
        return Refusal("build.not_in_display", "R12", {"card": str(min(absent))})
    if top is not None and (refusal := workshop.why_not_demolished(top)):
        return refusal
    return workshop.preview(table.number, wanted, top)


def _workshop(state: State, builds: tuple[Build, ...] | None) -> "_Workshop":
    builder, number = state.turn, state.highest_bid
    assert builder is not None
    assert number is not None
    found = legal_builds(state, builder, number) if builds is None else builds
    offers: dict[Card | None, set[Card]] = {None: set()}
    for build in found:
        offers[None].update(build.cards)
        if build.demolish is not None:
            offers.setdefault(build.demolish, set()).update(build.cards)
    return _Workshop(state, builder, state.seats[builder], number, found, offers)


@dataclass(frozen=True, slots=True)
class _Workshop:
    """The builder's place for one build: everything that does not change while cards are chosen.

    `offers` has the cards of all legal builds and, for each card that may be demolished, of those that do so.
    """

    state: State
    builder: int
    seat: Seat
    number: int
    builds: tuple[Build, ...]
    offers: dict[Card | None, set[Card]]

    def preview(self, number: int, wanted: list[Card], demolish: Card | None) -> Preview:
        kept = self._kept(wanted, demolish)
        kinds = sorted({card.kind for card in kept})
        placed = tuple(CARDS[kind][value] for kind in kinds for value in self._standing(kept, demolish, kind))
        missing = self.number - len(kept)
        scorer = Scorer(self.seat)
        score_now = scorer.after((), None)
        score = scorer.after(placed, demolish) if placed or demolish else score_now
        return Preview(
            number=number,
            seat=self.builder + 1,
            demolish=None if demolish is None else str(demolish),
            cards=card_texts(placed),
            returned=card_texts(tuple(_without(wanted, kept))),
            missing=missing,
            choices=[self._card_choice(card, kept, demolish) for card in _without(self.state.display, kept)],
            tops=self._top_choices(kept, demolish),
            orders=self._orders(kept, demolish),
            score=score,
            change=score - score_now,
            action=None if missing else build_text(placed, demolish),
        )

    # -- what stands

    def _kept(self, wanted: list[Card], demolish: Card | None) -> list[Card]:
        """As many of the cards as stand together and can be completed, earlier ones first."""
        if not wanted:
            return []
        kept: list[Card] = []
        waiting = list(wanted)
        while taken := next((card for card in waiting if self._can_take(card, kept, demolish)), None):
            waiting.remove(taken)
            kept.append(taken)
        # Back in the order of the question: a card may have had to wait for one that it stands on.
        return list(in_order(tuple(wanted), tuple(kept)))

    def _can_take(self, card: Card, kept: list[Card], demolish: Card | None) -> bool:
        """Does this card stand together with those that stand already, and is there a legal build with all of them?"""
        if not kept:  # the view asks this of every card
            return card in self.offers.get(demolish, ()) and fits(card.value, self._top(card.kind, demolish))
        chosen = [*kept, card]
        return bool(self._ways(_values(chosen, card.kind), demolish, card.kind)) and self._leads_on(chosen, demolish)

    def _leads_on(self, chosen: list[Card], demolish: Card | None) -> bool:
        """Is there a legal build with all these cards? As long as nothing is demolished, it may demolish anything."""
        if not chosen:
            return bool(self.offers.get(demolish))
        for build in self.builds:
            if demolish is None or build.demolish == demolish:
                cards = build.cards
                for card in chosen:
                    if card not in cards or cards.count(card) < chosen.count(card):
                        break
                else:
                    return True
        return False

    def _standing(self, kept: list[Card], demolish: Card | None, kind: Kind) -> tuple[int, ...]:
        """The values kept of a kind in an order that stands: as they were chosen if possible, else highest first."""
        values = _values(kept, kind)
        ways = self._ways(values, demolish, kind)
        return values if values in ways else max(ways)

    def _ways(self, values: tuple[int, ...], demolish: Card | None, kind: Kind) -> tuple[tuple[int, ...], ...]:
        return whole_orders(self._top(kind, demolish), tuple(sorted(values)))

    def _top(self, kind: Kind, demolish: Card | None) -> int | None:
        tower = self.seat.towers[kind]
        return tower.below_top if demolish is not None and demolish.kind == kind else tower.top

    def _orders(self, kept: list[Card], demolish: Card | None) -> list[TowerOrders]:
        found = []
        for kind in sorted({card.kind for card in kept}):
            used = self._standing(kept, demolish, kind)
            ways = self._ways(used, demolish, kind)
            if len(ways) > 1:
                others = sorted((way for way in ways if way != used), reverse=True)
                found.append(TowerOrders(LETTERS[kind], [list(used), *map(list, others)]))
        return found

    # -- what can follow

    def _card_choice(self, card: Card, kept: list[Card], demolish: Card | None) -> CardChoice:
        text = CARD_TEXTS[card.kind][card.value]
        if len(kept) == self.number:
            facts = {"bid": self.number, "seen": self.number + 1}
            return CardChoice(text, why_not=Why("build.count", "R12", dict(facts)))
        if self._can_take(card, kept, demolish):
            return CardChoice(text, can=True)
        top = self.seat.towers[card.kind].top_card
        if demolish is None and top is not None and self._can_take(card, kept, top):
            return CardChoice(text, needs=str(top))
        standing = self._standing(kept, demolish, card.kind)
        onto = standing[-1] if standing else self._top(card.kind, demolish)
        return CardChoice(text, why_not=why_not_on(card, onto) or dead_end(card, self.number))

    def _top_choices(self, kept: list[Card], demolish: Card | None) -> list[TopChoice]:
        found = []
        for tower in self.seat.towers:
            top = tower.top_card
            if top is None or top == demolish:
                continue
            if demolish is None and self._leads_on(kept, top):
                found.append(TopChoice(str(top), can=True, price=len(self.seat.rubble) + 1))
            else:
                found.append(TopChoice(str(top), why_not=self._why_not_top(top, demolish)))
        return found

    def _why_not_top(self, top: Card, demolish: Card | None) -> Why:
        if refusal := self.why_not_demolished(top):
            return why(refusal)
        if demolish is not None:
            return why(Refusal("preview.one_demolition", "R12", {"card": str(demolish)}))
        return dead_end(top, self.number)

    def why_not_demolished(self, card: Card) -> Refusal | None:
        """The rules' own answer: they look at the demolition before they look at how the cards are placed."""
        tower = self.seat.towers[card.kind]
        if tower.can_be_demolished and tower.top_card == card:
            return None
        refusal = why_illegal(self.state, Build(self.state.display[: self.number], card))
        return refusal if refusal is not None and refusal.code.startswith("demolish.") else None


@lru_cache(maxsize=100_000)
def whole_orders(top: int | None, values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every order in which all these (sorted) values can stand on a tower with this top.

    >>> whole_orders(12, (8, 9))
    ((8, 9), (9, 8))
    """
    return tuple(order for order in orders(top, values) if len(order) == len(values))


def _values(cards: list[Card], kind: Kind) -> tuple[int, ...]:
    return tuple([card.value for card in cards if card.kind == kind])


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
