"""What the player to move can do, what comes of it, and why something cannot be done.

Servers, the terminal, lessons and puzzles all ask here, so that none of them needs rules of its own.
"""

from fivetowers.offer.bid_offers import BidOffer, Bids, bids
from fivetowers.offer.build_list import BuildChoice, PointsAfter, build_choices, same_cards
from fivetowers.offer.build_preview import (
    BuildOffer,
    BuildPreview,
    Orders,
    build_offer,
    fit_of,
    preview,
)
from fivetowers.offer.card_verdicts import CardVerdict, TopVerdict, dead_end
from fivetowers.offer.first_choices import READABLE, Choices, Finder, best_builds, choices, room
from fivetowers.offer.seat_reach import Reach, demolition_price, example_build, reach

__all__ = [
    "READABLE",
    "BidOffer",
    "Bids",
    "BuildChoice",
    "BuildOffer",
    "BuildPreview",
    "CardVerdict",
    "Choices",
    "Finder",
    "Orders",
    "PointsAfter",
    "Reach",
    "TopVerdict",
    "best_builds",
    "bids",
    "build_choices",
    "build_offer",
    "choices",
    "dead_end",
    "demolition_price",
    "example_build",
    "fit_of",
    "preview",
    "reach",
    "room",
    "same_cards",
]
