"""Was a recorded game dealt as its commitment promised? Anybody can check it, anywhere (R23)."""

import re
from collections import Counter

from fivetowers.actions import Deal
from fivetowers.cards import deck
from fivetowers.dealer import HiddenDealer, commitment_of, read_cards
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import format_cards
from fivetowers.records.record import FAIRNESS_TAGS, GameRecord, replay

FEWEST_SALT_DIGITS = 32  # 128 bits
_SALT = re.compile(rf"[0-9a-f]{{{FEWEST_SALT_DIGITS},}}", re.IGNORECASE)


def why_unfair(record: GameRecord, published: str | None = None) -> Refusal | None:
    """Why this record does not keep the promise of its commitment, or None if it does.

    `published` is the commitment that was seen before the game; without it the record's own is believed.
    """
    tags = dict(record.tags)
    for tag in FAIRNESS_TAGS:
        if tag not in tags:
            return Refusal("fairness.missing", None, {"tag": tag})
    commitment, salt, order1, order2 = (tags[tag] for tag in FAIRNESS_TAGS)
    if published is not None and published != commitment:
        return Refusal("fairness.published", None, {"seen": commitment, "expected": published})
    if not _SALT.fullmatch(salt):
        return Refusal("fairness.salt", None, {"fewest": FEWEST_SALT_DIGITS})
    if commitment != (expected := commitment_of(salt, order1, order2)):
        return Refusal("fairness.commitment", None, {"seen": commitment, "expected": expected})
    for tag in ("Order1", "Order2"):
        if not _is_order(tags[tag], len(record.names)):
            return Refusal("fairness.order", None, {"tag": tag})
    return _why_not_dealt(record, HiddenDealer(salt, read_cards(order1), read_cards(order2)))


def _is_order(text: str, players: int) -> bool:
    """All cards of the deck, each as often as the deck holds it."""
    try:
        return Counter(read_cards(text)) == Counter(deck(players))
    except NotationError:
        return False


def _why_not_dealt(record: GameRecord, dealer: HiddenDealer) -> Refusal | None:
    for index, (action, state) in enumerate(zip(record.actions, replay(record), strict=False)):
        if isinstance(action, Deal):
            expected = dealer.turn_up(state, record.actions[:index])
            if action != expected:
                facts = {"seen": format_cards(action.cards), "expected": format_cards(expected.cards)}
                return Refusal("fairness.deal", "R9" if state.lap == 1 else "R17", {"round": state.round + 1, **facts})
    return None
