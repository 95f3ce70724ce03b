"""What is said of a card turned up and of a top card. There are few such answers; each is made once, and known by
its identity."""

from dataclasses import dataclass
from functools import cache

from fivetowers.cards import Card
from fivetowers.errors import Refusal
from fivetowers.towers import why_not_fits, why_not_rubble


@dataclass(frozen=True, slots=True, eq=False)
class CardVerdict:
    """May this card be taken now, or only after demolishing a card (`needs`), or why not at all?"""

    card: Card
    can: bool
    needs: Card | None = None
    refusal: Refusal | None = None


@cache
def can_be_taken(card: Card) -> CardVerdict:
    return CardVerdict(card, can=True)


@cache
def needs_demolition(card: Card, top: Card) -> CardVerdict:
    return CardVerdict(card, can=False, needs=top)


@cache
def one_too_many(card: Card, number: int) -> CardVerdict:
    """As many as were bid are chosen already."""
    refusal = Refusal("build.count", "R12", {"bid": number, "seen": number + 1})
    return CardVerdict(card, can=False, refusal=refusal)


@cache
def cannot_be_taken(card: Card, onto: int | None, number: int) -> CardVerdict:
    """It does not fit on that value; or it does, and leads nowhere."""
    return CardVerdict(card, can=False, refusal=why_not_fits(card, onto) or dead_end(card, number))


@dataclass(frozen=True, slots=True, eq=False)
class TopVerdict:
    """May this top card be demolished now, at this price in points, or why not?"""

    card: Card
    price: int
    refusal: Refusal | None = None


@cache
def may_go(top: Card, price: int) -> TopVerdict:
    return TopVerdict(top, price)


@cache
def must_stay(top: Card, demolish: Card | None, number: int) -> TopVerdict:
    """It is a spire, or another card is demolished already, or without it no build could be finished."""
    refusal = why_not_rubble(top)
    if refusal is None and demolish is not None:
        refusal = Refusal("preview.one_demolition", "R12", {"card": str(demolish)})
    return TopVerdict(top, 0, refusal or dead_end(top, number))


@cache
def dead_end(card: Card, number: int) -> Refusal:
    """It could be done, but after it no build of this many cards could be finished."""
    return Refusal("preview.dead_end", "R12", {"card": str(card), "bid": number})
