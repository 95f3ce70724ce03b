"""A build that is being put together: what stands, what may follow and why something may not.

Every answer comes from the list of legal builds, so no step that is offered leads into a dead end.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fivetowers.actions import Build
from fivetowers.cards import CARDS, Card, Kind
from fivetowers.dealer import in_order
from fivetowers.errors import Refusal
from fivetowers.offer.build_list import BuildChoice
from fivetowers.offer.card_verdicts import (
    CardVerdict,
    TopVerdict,
    can_be_taken,
    cannot_be_taken,
    may_go,
    must_stay,
    needs_demolition,
    one_too_many,
)
from fivetowers.offer.seat_reach import demolition_price
from fivetowers.rules import legal_builds, seat_after, why_not_demolished
from fivetowers.scoring import SeatScore, score_seat
from fivetowers.state import BUILD, Seat, State, values_by_kind
from fivetowers.towers import fits, openness, placements, whole_orders, why_not_fits


class Orders(NamedTuple):
    """The orders in which the cards chosen for a tower can stand, where there is more than one; the one used first."""

    kind: Kind
    orders: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class BuildPreview:
    """What becomes of some cards and a demolition.

    `cards` are those that stand, in placing order; `returned` are those that were asked for and do not. `after` and
    `score` are the seat as it will be, demolition included; `price` is what the demolition costs, 0 without one;
    `change` is the difference in points to now. `build` can be played, once exactly the number bid stands.
    """

    demolish: Card | None
    cards: tuple[Card, ...]
    returned: tuple[Card, ...]
    missing: int
    choices: tuple[CardVerdict, ...]
    tops: tuple[TopVerdict, ...]
    orders: tuple[Orders, ...]
    after: Seat
    score: SeatScore
    price: int
    change: int
    build: Build | None


def fit_of(seat: Seat, display: tuple[Card, ...], card: Card) -> CardVerdict:
    """Is there a way to put this card turned up on its tower, others below it or not, whatever the bid will be?"""
    tower = seat.towers[card.kind]
    values = dict(values_by_kind(display))[card.kind]
    if any(card in cards for cards in placements(card.kind, tower.top, values)):
        return CardVerdict(card, can=True)
    if tower.can_be_demolished and any(card in cards for cards in placements(card.kind, tower.below_top, values)):
        return CardVerdict(card, can=False, needs=tower.top_card)
    return CardVerdict(card, can=False, refusal=why_not_fits(card, tower.top))


def preview(
    state: State,
    cards: Sequence[Card],
    demolish: Card | None,
    builds: tuple[Build, ...] | None = None,
    *,
    ordered: Collection[Kind] = (),
) -> BuildPreview | Refusal:
    """What becomes of these cards and this demolition.

    The cards of the kinds in `ordered` are placed as they are given, if they stand so; those of other kinds in the
    order that keeps most open. `builds` are all legal ones unless told: a lesson may offer fewer.
    """
    if state.phase is not BUILD:
        return Refusal("preview.not_building", "R12")
    if absent := Counter(cards) - Counter(state.display):
        return Refusal("build.not_in_display", "R12", {"card": str(min(absent))})
    offer = build_offer(state, builds)
    if demolish is not None and (refusal := offer.why_not_demolished(demolish)):
        return refusal
    return offer.preview(cards, demolish, ordered=ordered)


def build_offer(state: State, builds: Sequence[Build | BuildChoice] | None = None) -> "BuildOffer":
    """All that the builder can do. `builds` as for `preview`."""
    builder, number = state.turn, state.highest_bid
    assert builder is not None
    assert number is not None
    found = legal_builds(state, builder, number) if builds is None else builds
    leads: dict[Card | None, set[Card]] = {None: set()}
    for build in found:
        leads[None].update(build.cards)
        if build.demolish is not None:
            leads.setdefault(build.demolish, set()).update(build.cards)
    return BuildOffer(state, builder, state.seats[builder], number, found, leads)


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """What does not change while one build is put together.

    `leads` has the cards of all legal builds and, for each card that may be demolished, of those that do so.
    """

    state: State
    builder: int
    seat: Seat
    number: int
    builds: Sequence[Build | BuildChoice]
    leads: dict[Card | None, set[Card]]

    def preview(self, wanted: Sequence[Card], demolish: Card | None, *, ordered: Collection[Kind] = ()) -> BuildPreview:
        kept = self._kept(wanted, demolish)
        kinds = sorted({card.kind for card in kept})
        standing = {kind: self._standing(kept, demolish, kind, is_ordered=kind in ordered) for kind in kinds}
        placed = tuple(CARDS[kind][value] for kind in kinds for value in standing[kind])
        after = self.after(placed, demolish)
        score = score_seat(after)
        return BuildPreview(
            demolish=demolish,
            cards=placed,
            returned=tuple(_without(wanted, kept)),
            missing=self.number - len(kept),
            choices=tuple([self._card_verdict(card, kept, demolish) for card in _without(self.state.display, kept)]),
            tops=tuple(self._top_verdicts(kept, demolish)),
            orders=tuple(self._orders(standing, demolish)),
            after=after,
            score=score,
            price=0 if demolish is None else demolition_price(self.seat),
            change=0 if after is self.seat else score.total - score_seat(self.seat).total,
            build=Build(placed, demolish) if len(kept) == self.number else None,
        )

    def first_verdicts(self) -> tuple[tuple[CardVerdict, ...], tuple[TopVerdict, ...]]:
        """On every card turned up and every top card, with nothing chosen yet."""
        cards = [self._card_verdict(card, [], None) for card in self.state.display]
        return tuple(cards), tuple(self._top_verdicts([], None))

    def after(self, cards: Sequence[Card], demolish: Card | None) -> Seat:
        """The builder's seat after this demolition with these cards placed."""
        return seat_after(self.seat, cards, demolish) if cards or demolish is not None else self.seat

    # -- what stands

    def _kept(self, wanted: Sequence[Card], demolish: Card | None) -> list[Card]:
        """As many of the cards as stand together and can be completed, earlier ones first."""
        kept: list[Card] = []
        waiting = list(wanted)
        while taken := next((card for card in waiting if self._can_take(card, kept, demolish)), None):
            waiting.remove(taken)
            kept.append(taken)
        # Back in the order of the question: a card may have had to wait for one that it stands on.
        return list(in_order(tuple(wanted), tuple(kept)))

    def _can_take(self, card: Card, kept: list[Card], demolish: Card | None) -> bool:
        """Does this card stand together with those that stand already, and is there a legal build with all of them?"""
        if not kept:  # every view of a build asks this of every card
            return card in self.leads.get(demolish, ()) and fits(card.value, self._top(card.kind, demolish))
        chosen = [*kept, card]
        return bool(self._ways(_values(chosen, card.kind), demolish, card.kind)) and self._leads_on(chosen, demolish)

    def _leads_on(self, chosen: list[Card], demolish: Card | None) -> bool:
        """Is there a legal build with all these cards? As long as nothing is demolished, it may demolish anything."""
        if not chosen:
            return bool(self.leads.get(demolish))
        for build in self.builds:
            if demolish is None or build.demolish == demolish:
                cards = build.cards
                for card in chosen:
                    if card not in cards or cards.count(card) < chosen.count(card):
                        break
                else:
                    return True
        return False

    def _standing(
        self, kept: list[Card], demolish: Card | None, kind: Kind, *, is_ordered: bool = False
    ) -> tuple[int, ...]:
        """The values kept of a kind in an order that stands: as they were put in order, if they were; else the best."""
        values = _values(kept, kind)
        ways = self._ways(values, demolish, kind)
        return values if is_ordered and values in ways else max(ways, key=openness)

    def _ways(self, values: tuple[int, ...], demolish: Card | None, kind: Kind) -> tuple[tuple[int, ...], ...]:
        return whole_orders(self._top(kind, demolish), tuple(sorted(values)))

    def _top(self, kind: Kind, demolish: Card | None) -> int | None:
        tower = self.seat.towers[kind]
        return tower.below_top if demolish is not None and demolish.kind == kind else tower.top

    def _orders(self, standing: Mapping[Kind, tuple[int, ...]], demolish: Card | None) -> list[Orders]:
        found = []
        for kind, used in standing.items():
            ways = self._ways(used, demolish, kind)
            if len(ways) > 1:
                found.append(Orders(kind, (used, *sorted((way for way in ways if way != used), reverse=True))))
        return found

    # -- what can follow

    def _card_verdict(self, card: Card, kept: list[Card], demolish: Card | None) -> CardVerdict:
        if len(kept) == self.number:
            return one_too_many(card, self.number)
        if self._can_take(card, kept, demolish):
            return can_be_taken(card)
        top = self.seat.towers[card.kind].top_card
        if demolish is None and top is not None and self._can_take(card, kept, top):
            return needs_demolition(card, top)
        standing = kept and _values(kept, card.kind) and self._standing(kept, demolish, card.kind)
        return cannot_be_taken(card, standing[-1] if standing else self._top(card.kind, demolish), self.number)

    def _top_verdicts(self, kept: list[Card], demolish: Card | None) -> list[TopVerdict]:
        price = demolition_price(self.seat)
        found = []
        for tower in self.seat.towers:
            top = tower.top_card
            if top is None or top == demolish:
                continue
            if demolish is None and self._leads_on(kept, top):
                found.append(may_go(top, price))
            else:
                found.append(must_stay(top, demolish, self.number))
        return found

    def why_not_demolished(self, card: Card) -> Refusal | None:
        return why_not_demolished(self.seat.towers[card.kind], card)


def _values(cards: Sequence[Card], kind: Kind) -> tuple[int, ...]:
    return tuple([card.value for card in cards if card.kind == kind])


def _without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
