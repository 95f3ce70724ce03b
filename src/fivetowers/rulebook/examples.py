"""The drawn examples of the page of rules. Each is worked out by the engine, which fails where an example is wrong.

`python -m fivetowers.rulebook.examples` prints them as JSON, by rule; the build of the page puts that into the page.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from fivetowers.actions import Bid, Build
from fivetowers.cards import CARDS, FEWEST_PLAYERS_WITH_DOUBLES, LETTERS, Kind, copies
from fivetowers.notation import format_action, parse_action, parse_card, parse_seat
from fivetowers.offer import example_build
from fivetowers.rules import apply, start, why_illegal
from fivetowers.scoring import rubble_points, score_seat, tower_points
from fivetowers.state import Phase, State, Variant
from fivetowers.towers import why_not_fits

Example = dict[str, Any]
RULEBOOKS_DISPLAY = "S7 T5 C9 H3 M12"
TAKEN_BACK = ("bid 3", "pass", "bid 5", "retract", "bid 4", "bid 5")
RULEBOOKS_TOWERS = "T:13,11,6,2 C:9,4,0 S:15,12,8,14,7,0 x:H10,M3"


class WrongExample(Exception):
    """An example says other than the engine."""


def examples() -> dict[str, list[Example]]:
    return {
        "R1": [_cards("T15 C11 H6 S3 M0")],
        "R2": [_second_copies(Kind.TREE)],
        "R4": [_put("", "C13"), _put("", "H0")],
        "R5": [_put("S:12,7", "S3"), _put("S:12,5", "S5", rule="R5"), _put("S:12,4", "S10", rule="R5")],
        "R6": [_put("H:10,8", "H14"), _put("C:11,3", "C9"), _put("M:7,0", "M9", rule="R7")],
        "R7": [_put("T:13,6", "T0"), _put("T:13,6,0", "T4", rule="R7")],
        "R10": [_bids(["", "", "S:6", ""], "bid 3", "pass", "bid 5")],
        "R11": [_bid("S:6", 5), _bid("S:6,4", 5, "R11"), _bid("S:6,4", 4)],
        "R12": [_demolition("S:6", "S7")],
        "R13": [_put("T:12", "T8", "T15")],
        "R15": [_bids(["", "", ""], "bid 0", "pass", "pass")],
        "R16": [_bids(["", "", "S:6,4", ""], *TAKEN_BACK, variant=Variant.TABLETOP)],
        "R19": [_tower("T:13,11,6,2", 4), _tower("C:9,4,0", 6)],
        "R20": [_main("S:15,12,8,14,7,0", 6)],
        "R21": [_rubble(cards) for cards in (1, 2, 3, 4)],
        "R22": [_sum(RULEBOOKS_TOWERS, 25)],
    }


def _check(seen: object, expected: object, what: str) -> None:
    if seen != expected:
        raise WrongExample(f"{what}: the engine says {seen}, the example {expected}")


def _tower_of(text: str) -> tuple[str, list[int]]:
    (tower,) = [tower for tower in parse_seat(text).towers if tower.values]
    return tower.kind.letter, list(tower.values)


# ---- cards and towers ----------------------------------------------------------------------------------------------


def _cards(text: str) -> Example:
    return {"type": "cards", "cards": [str(parse_card(card)) for card in text.split()]}


def _second_copies(kind: Kind) -> Example:
    """The values of which there are two when many play (R2)."""
    return _cards(" ".join(str(card) for card in CARDS[kind] if copies(card, FEWEST_PLAYERS_WITH_DOUBLES) > 1))


def _put(tower: str, *cards: str, rule: str | None = None) -> Example:
    """Cards put on a tower one after the other, the last of them allowed, or refused by this rule."""
    kind = parse_card(cards[-1]).kind
    values = list(parse_seat(tower).towers[kind].values)
    for text in cards:
        card, onto = parse_card(text), values[-1] if values else None
        refusal = why_not_fits(card, onto)
        _check(refusal and refusal.rule, rule if text == cards[-1] else None, f"{text} on {tower or 'nothing'}")
        values.append(card.value)
    return {"type": "put", "kind": kind.letter, "values": values, "count": len(cards), "rule": rule}


def _demolition(tower: str, card: str) -> Example:
    """The top goes, so that the card can be placed."""
    state = _bidding(tower, "")
    build = example_build(state, 0, len(state.display))
    if build is None or build.demolish is None:
        raise WrongExample(f"{tower}: nothing has to be demolished")
    after = apply(apply(state, Bid(len(state.display))), build)
    kind, before = _tower_of(tower)
    values = list(after.seats[0].towers[LETTERS.index(kind)].values)
    _check(str(parse_card(card).value), str(values[-1]), f"{card} after the demolition")
    points = score_seat(after.seats[0]).rubble_points
    demolished = str(build.demolish)
    return {
        "type": "demolition",
        "kind": kind,
        "before": before,
        "after": values,
        "demolished": demolished,
        "points": points,
    }


# ---- bids ----------------------------------------------------------------------------------------------------------


def _bidding(*seats: str, variant: Variant = Variant.STANDARD) -> State:
    """The rulebooks' display in the first round, and these towers."""
    state = apply(start(len(seats), 0, variant), parse_action(f"deal {RULEBOOKS_DISPLAY}"))
    own = tuple(map(parse_seat, seats))
    lying = [card for seat in own for card in seat.cards]
    unseen = tuple(card for card in state.unseen if card not in lying)
    return replace(state, seats=own, unseen=unseen)


def _bid(towers: str, number: int, rule: str | None = None) -> Example:
    state = _bidding(towers, "")
    refusal = why_illegal(state, Bid(number))
    _check(refusal and refusal.rule, rule, f"{number} with {towers}")
    build = None if refusal else example_build(state, 0, number)
    kind, values = _tower_of(towers)
    return {
        "type": "bid",
        "kind": kind,
        "values": values,
        "display": RULEBOOKS_DISPLAY.split(),
        "bid": number,
        "rule": rule,
        "demolished": _demolished(build),
    }


def _demolished(build: Build | None) -> str | None:
    return None if build is None or build.demolish is None else str(build.demolish)


def _bids(seats: Sequence[str], *actions: str, variant: Variant = Variant.STANDARD) -> Example:
    """What is said one after the other, and by whom; `silent` are those who get no turn."""
    state = _bidding(*seats, variant=variant)
    said = []
    for action in actions:
        _check(why_illegal(state, parse_action(action)), None, f"{action} in {actions}")
        if state.turn is None:
            raise WrongExample(f"nobody is to say {action}")
        said.append({"seat": state.turn + 1, "said": _word(action)})
        state = apply(state, parse_action(action))
    silent = sorted(set(range(1, len(seats) + 1)) - {one["seat"] for one in said})
    if state.phase is Phase.BID:
        raise WrongExample(f"somebody still has to bid after {actions}")
    return {"type": "bids", "said": said, "silent": silent}


def _word(action: str) -> int | str:
    """A number as a number; `pass` and `retract` as they are."""
    parsed = parse_action(action)
    return parsed.number if isinstance(parsed, Bid) else format_action(parsed)


# ---- points --------------------------------------------------------------------------------------------------------


def _tower(text: str, points: int) -> Example:
    kind, values = _tower_of(text)
    _check(tower_points(parse_seat(text).towers[LETTERS.index(kind)]), points, text)
    return {"type": "tower", "kind": kind, "values": values, "points": points, "main": False}


def _main(text: str, points: int) -> Example:
    kind, values = _tower_of(text)
    _check(score_seat(parse_seat(text)).main_points, points, text)
    return {"type": "tower", "kind": kind, "values": values, "points": points, "main": True}


def _rubble(cards: int) -> Example:
    return {"type": "rubble", "cards": cards, "points": rubble_points(cards)}


def _sum(seat: str, total: int) -> Example:
    score = score_seat(parse_seat(seat))
    _check(score.total, total, seat)
    parts: Sequence[int] = [*(tower.points for tower in score.towers), score.main_points, score.rubble_points]
    towers = {tower.kind.letter: list(tower.values) for tower in parse_seat(seat).towers}
    return {"type": "sum", "towers": towers, "rubble": score.rubble, "parts": parts, "total": score.total}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(examples(), separators=(",", ":")) + "\n")
