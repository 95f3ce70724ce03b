"""Was a recorded game dealt as its commitment promised? Anybody can check it, anywhere (R23).

A record has one of two forms. In the older the orders were sealed, by one who could have chosen them. In the newer they
follow, by the published shuffle, from a number that the server had sealed and from those of the players.
"""

import re
from collections import Counter
from dataclasses import dataclass, replace

from fivetowers.actions import Deal
from fivetowers.cards import deck
from fivetowers.dealer import HiddenDealer, commitment_of, read_cards
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import format_cards
from fivetowers.records.record import FAIRNESS_TAGS, SHUFFLE_TAGS, GameRecord, replay
from fivetowers.shuffle import SHUFFLE, Shuffle, is_number, seal_of

FEWEST_SALT_DIGITS = 32  # 128 bits
_SALT = re.compile(rf"[0-9a-f]{{{FEWEST_SALT_DIGITS},}}", re.IGNORECASE)


def believed(record: GameRecord) -> GameRecord:
    """Orders that do not belong to the deals of a record are taken out of it."""
    if why_unfair(record) is None:
        return record
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] not in FAIRNESS_TAGS))


def why_unfair(record: GameRecord, published: str | None = None) -> Refusal | None:
    """Why this record does not keep the promise of its commitment, or None if it does.

    `published` is the commitment that was seen before the game; without it the record's own is believed.
    """
    tags = dict(record.tags)
    for tag in FAIRNESS_TAGS:
        if tag not in tags:
            return Refusal("fairness.missing", None, {"tag": tag})
    commitment, salt, order1, order2 = (tags[tag] for tag in FAIRNESS_TAGS)
    promise = tags["ServerSeal"] if is_shared(record) and "ServerSeal" in tags else commitment
    if published is not None and published != promise:
        return Refusal("fairness.published", None, {"seen": promise, "expected": published})
    if not _SALT.fullmatch(salt):
        return Refusal("fairness.salt", None, {"fewest": FEWEST_SALT_DIGITS})
    if commitment != (expected := commitment_of(salt, order1, order2)):
        return Refusal("fairness.commitment", None, {"seen": commitment, "expected": expected})
    for tag in ("Order1", "Order2"):
        if not _is_order(tags[tag], len(record.names)):
            return Refusal("fairness.order", None, {"tag": tag})
    if is_shared(record) and (refusal := _why_not_shuffled(record)):
        return refusal
    return _why_not_dealt(record, HiddenDealer(salt, read_cards(order1), read_cards(order2)))


def is_shared(record: GameRecord) -> bool:
    """Do the orders follow from everybody's random numbers? A record that has any of the tags for it needs them all."""
    return any(name in SHUFFLE_TAGS for name, _ in record.tags)


@dataclass(frozen=True, slots=True)
class Sources:
    """Whose random numbers are in the shuffle, and whose were sealed but never opened; seats from 1."""

    given: tuple[int, ...]
    missing: tuple[int, ...]


def sources(record: GameRecord) -> Sources:
    """For a record that was found fair."""
    tags = dict(record.tags)
    seals, numbers = (_by_seat(tags.get(tag, ""), len(record.names)) or () for tag in ("Seals", "Numbers"))
    given = tuple(seat for seat, _ in numbers)
    return Sources(given, tuple(seat for seat, _ in seals if seat not in given))


def _why_not_shuffled(record: GameRecord) -> Refusal | None:
    """Why the orders and the starting seat do not follow from the numbers."""
    tags, players = dict(record.tags), len(record.names)
    often = Counter(name for name, _ in record.tags)
    for tag in SHUFFLE_TAGS:
        if tag not in tags:
            return Refusal("fairness.missing", None, {"tag": tag})
        if often[tag] > 1:
            return Refusal("fairness.tag", None, {"tag": tag})
    if tags["Shuffle"] != str(SHUFFLE):
        return Refusal("fairness.shuffle", None, {"seen": tags["Shuffle"], "known": SHUFFLE})
    seals, numbers = (_by_seat(tags[tag], players) for tag in ("Seals", "Numbers"))
    for tag, is_read in (
        ("ServerNumber", is_number(tags["ServerNumber"])),
        ("Seals", seals is not None),
        ("Numbers", numbers is not None),
        ("StartBy", tags["StartBy"] in ("shuffle", "choice")),
    ):
        if not is_read:
            return Refusal("fairness.tag", None, {"tag": tag})
    if tags["ServerSeal"] != seal_of(tags["ServerNumber"]):
        return Refusal("fairness.server_seal")
    sealed = dict(seals or ())
    for seat, number in numbers or ():
        if sealed.get(seat) != seal_of(number):
            return Refusal("fairness.seal", None, {"seat": seat, "name": record.names[seat - 1]})
    return _why_not_followed(record, Shuffle(players, tags["ServerNumber"], numbers or ()))


def _why_not_followed(record: GameRecord, shuffle: Shuffle) -> Refusal | None:
    tags, texts = dict(record.tags), shuffle.dealer().reveal()
    for tag, expected in zip(FAIRNESS_TAGS[1:], texts, strict=True):
        if tags[tag] != expected:
            return Refusal("fairness.follows", None, {"tag": tag})
    if tags["StartBy"] == "shuffle" and record.start != shuffle.start():
        facts = {"seen": record.names[record.start], "expected": record.names[shuffle.start()]}
        return Refusal("fairness.start", None, facts)
    return None


def _by_seat(text: str, players: int) -> tuple[tuple[int, str], ...] | None:
    """`1 HEX; 3 HEX`: seats in their order, each with a number or a seal; None for anything else.

    >>> _by_seat("", 2), _by_seat("1 ab", 2)
    ((), None)
    """
    found: list[tuple[int, str]] = []
    for part in text.split("; ") if text else ():
        seat, _, digits = part.partition(" ")
        last = found[-1][0] if found else 0
        if seat not in map(str, range(last + 1, players + 1)) or not is_number(digits):
            return None
        found.append((int(seat), digits))
    return tuple(found)


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
