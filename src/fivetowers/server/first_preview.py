"""The preview with nothing chosen yet. It is in every view of a build, so it is worked out at a stroke.

`preview` says the same, step by step; a test holds the two together.
"""

from functools import cache
from itertools import chain

from fivetowers.cards import CARDS, Card
from fivetowers.errors import Refusal
from fivetowers.server.board import CARD_TEXTS
from fivetowers.server.views import CardChoice, Preview, TopChoice, Why, why
from fivetowers.state import Seat
from fivetowers.towers import fits, why_not_fits, why_not_rubble

Builds = dict[Card | None, list[tuple[Card, ...]]]
"""The cards of every legal build, by what it demolishes."""

CAN = tuple(tuple(CardChoice(text, can=True) for text in row) for row in CARD_TEXTS)


def first_preview(
    number: int, builder: int, seat: Seat, display: tuple[Card, ...], bid: int, score: int, builds: Builds
) -> Preview:
    """`number` is the table's, `score` what the seat has now."""
    offers = {demolish: set(chain.from_iterable(choices)) for demolish, choices in builds.items()}
    anywhere = set().union(*offers.values())
    return Preview(
        number=number,
        seat=builder + 1,
        demolish=None,
        cards=[],
        returned=[],
        missing=bid,
        choices=[_card_choice(card, seat, bid, offers, anywhere) for card in display],
        tops=_top_choices(seat, bid, offers),
        orders=[],
        score=score,
        change=0,
        action=None,
    )


def _card_choice(
    card: Card, seat: Seat, bid: int, offers: dict[Card | None, set[Card]], anywhere: set[Card]
) -> CardChoice:
    kind, value = card
    on_it = seat.towers[kind].values
    top = on_it[-1] if on_it else None
    if card in anywhere and fits(value, top):
        return CAN[kind][value]
    if top is not None:
        below = on_it[-2] if len(on_it) > 1 else None
        if card in offers.get(CARDS[kind][top], ()) and fits(value, below):
            return needs(card, top)
    return cannot(card, top, bid)


def _top_choices(seat: Seat, bid: int, offers: dict[Card | None, set[Card]]) -> list[TopChoice]:
    price = len(seat.rubble) + 1
    found = []
    for tower in seat.towers:
        if tower.values:
            top = CARDS[tower.kind][tower.values[-1]]
            found.append(top_that_can_go(top, price) if offers.get(top) else top_that_stays(top, bid))
    return found


# ---- reasons: few, and the same in every game ------------------------------------------------------------------------


@cache
def needs(card: Card, top: int) -> CardChoice:
    return CardChoice(str(card), needs=CARD_TEXTS[card.kind][top])


@cache
def cannot(card: Card, top: int | None, bid: int) -> CardChoice:
    return CardChoice(str(card), why_not=why_not_on(card, top) or dead_end(card, bid))


@cache
def top_that_can_go(top: Card, price: int) -> TopChoice:
    return TopChoice(str(top), can=True, price=price)


@cache
def top_that_stays(top: Card, bid: int) -> TopChoice:
    refusal = why_not_rubble(top)
    return TopChoice(str(top), why_not=why(refusal) if refusal else dead_end(top, bid))


@cache
def why_not_on(card: Card, onto: int | None) -> Why | None:
    refusal = why_not_fits(card, onto)
    return None if refusal is None else why(refusal)


@cache
def dead_end(card: Card, bid: int) -> Why:
    return why(Refusal("preview.dead_end", "R12", {"card": str(card), "bid": bid}))
