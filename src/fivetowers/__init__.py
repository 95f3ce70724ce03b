"""The card game 5 Towers: rules, notation, records and a game to play with. Public names, nothing else."""

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
from fivetowers.position import format_state, parse_state
from fivetowers.questions import cards_to_come, example_build, leaders
from fivetowers.record import GameRecord, format_record, parse_record, parse_records, replay
from fivetowers.rules import apply, legal_actions, legal_builds, most_buildable, start, why_illegal
from fivetowers.scoring import Outcome, SeatScore, outcome, score_seat, scores
from fivetowers.state import Phase, Seat, State, Variant
from fivetowers.towers import Tower

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
    # errors
    "FiveTowersError", "IllegalAction", "NotationError", "RecordError", "Refusal",
]  # fmt: skip
