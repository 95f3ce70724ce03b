"""The card game 5 Towers: rules, notation, records and a game to play with. Public names, nothing else."""

from typing import TYPE_CHECKING

from fivetowers.actions import Action, Bid, Build, Deal, Pass, PlayerAction, Retract
from fivetowers.cards import Card, Kind, deck
from fivetowers.dealer import Dealer, dealer_for, new_dealer
from fivetowers.errors import FiveTowersError, IllegalAction, NotationError, RecordError, Refusal
from fivetowers.game import Game
from fivetowers.notation import (
    format_action,
    format_card,
    format_seat,
    format_tower,
    parse_action,
    parse_card,
    parse_seat,
    parse_tower,
)
from fivetowers.offer import example_build
from fivetowers.position import format_state, parse_state
from fivetowers.questions import cards_to_come, leaders
from fivetowers.records.annotations import Comment, SideLine
from fivetowers.records.export import records_to_csv, records_to_json
from fivetowers.records.record import GameRecord, replay
from fivetowers.records.record_reader import parse_record, parse_records
from fivetowers.records.record_writer import format_record
from fivetowers.rules import apply, legal_actions, legal_builds, most_buildable, start, why_illegal
from fivetowers.scoring import Outcome, SeatScore, outcome, score_seat, scores
from fivetowers.state import Phase, Seat, State, Variant
from fivetowers.towers import Tower

__version__: str
"""The version of the installed package; looked up when it is asked for, because that takes a while."""

__all__ = [
    # playing
    "Game",
    "start", "apply", "legal_actions", "legal_builds", "why_illegal", "outcome", "scores", "score_seat",
    "most_buildable", "example_build", "cards_to_come", "leaders",
    "Dealer", "new_dealer", "dealer_for",
    # values
    "Kind", "Card", "Tower", "Seat", "State", "Phase", "Variant", "deck",
    "Action", "PlayerAction", "Deal", "Bid", "Pass", "Build", "Retract",
    "Outcome", "SeatScore",
    # text and back
    "parse_card", "format_card", "parse_tower", "format_tower", "parse_seat", "format_seat",
    "parse_action", "format_action", "parse_state", "format_state",
    "GameRecord", "parse_record", "parse_records", "format_record", "replay",
    "Comment", "SideLine", "records_to_json", "records_to_csv",
    # errors
    "FiveTowersError", "IllegalAction", "NotationError", "RecordError", "Refusal",
]  # fmt: skip


if not TYPE_CHECKING:  # otherwise any name would be one

    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("fivetowers")
        except PackageNotFoundError:  # run from its source without being installed
            return "unknown"
