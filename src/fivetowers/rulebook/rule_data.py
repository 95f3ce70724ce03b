"""The rules as one table of data, for pages that work without the engine: the score pad and the reference card.

`python -m fivetowers.rulebook.rule_data` prints it as JSON, and the build of the page puts that into the page. No other
rule is in the browser.
"""

import json
import sys
from typing import Any

from fivetowers.cards import (
    FEWEST_PLAYERS,
    FEWEST_PLAYERS_WITH_DOUBLES,
    LETTERS,
    MOST_PLAYERS,
    SPIRE,
    VALUES,
    Card,
    Kind,
    copies,
    deck,
)
from fivetowers.scoring import POINTS_A_CARD, POINTS_A_CROWNED_CARD, POINTS_A_MAIN_TOWER_CARD, rubble_points
from fivetowers.towers import BALLOON, TERRACE, why_not_fits

FITS = "."  # in `on`; letters stand for the reasons in `refusals`
GROUND = "ground"  # the key in `on` for a card that begins a tower


def rule_data() -> dict[str, Any]:
    """All that a page needs to point out what cannot be and to add up what is there."""
    reasons: dict[tuple[str, str | None], str] = {}

    def sign(value: int, on: int | None) -> str:
        refusal = why_not_fits(Card(Kind.TREE, value), on)
        if refusal is None:
            return FITS
        return reasons.setdefault((refusal.code, refusal.rule), chr(ord("a") + len(reasons)))

    below: dict[str, int | None] = {GROUND: None, **{str(value): value for value in VALUES}}
    on = {name: "".join(sign(value, card) for value in VALUES) for name, card in below.items()}
    return {
        "kinds": list(LETTERS),
        "values": list(VALUES),
        "spire": SPIRE,
        "terrace": TERRACE,
        "balloon": BALLOON,
        # what may be put on what: a sign for each value, under the value that it is put on
        "on": on,
        "refusals": {letter: {"code": code, "rule": rule} for (code, rule), letter in reasons.items()},
        "players": {str(players): _deck_of(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)},
        "points": {
            "card": POINTS_A_CARD,
            "crowned": POINTS_A_CROWNED_CARD,
            "main": POINTS_A_MAIN_TOWER_CARD,
            # by the number of cards in it, up to all there are
            "rubble": [rubble_points(cards) for cards in range(len(deck(MOST_PLAYERS)) + 1)],
        },
    }


def _deck_of(players: int) -> dict[str, Any]:
    """How many cards there are of each value in every kind, how many in all, and the rule that says so."""
    return {
        "cards": len(deck(players)),
        "copies": [copies(Card(Kind.TREE, value), players) for value in VALUES],
        "rule": "R2" if players >= FEWEST_PLAYERS_WITH_DOUBLES else "R1",
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(rule_data(), separators=(",", ":")) + "\n")
