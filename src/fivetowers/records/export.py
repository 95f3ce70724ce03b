"""Recorded games for other programs: JSON with everything that a record says, and CSV with a row for each action."""

import csv
import json
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any

from fivetowers.actions import Action, Bid, Build, Deal, Pass, Retract
from fivetowers.notation import format_action, format_cards
from fivetowers.records.annotations import Comment
from fivetowers.records.record import GameRecord, replay
from fivetowers.scoring import outcome, scores
from fivetowers.state import State

COLUMNS = ("game", "round", "lap", "seat", "player", "action", "bid", "cards", "demolished", "points")
_NAMES: dict[type[Action], str] = {Deal: "deal", Bid: "bid", Pass: "pass", Build: "build", Retract: "retract"}


def record_to_dict(record: GameRecord) -> dict[str, Any]:
    """A record as plain values. Seats count from 1, actions are in notation; `result` is None before the end."""
    return {
        "players": list(record.names),
        "variant": record.variant.value,
        "start": record.start + 1,
        "date": record.date,
        "tags": [{"name": name, "value": value} for name, value in record.tags],
        "actions": [format_action(action) for action in record.actions],
        "comments": _comments(record.comments),
        "side_lines": [
            {
                "instead_of": line.instead_of + 1,
                "actions": [format_action(action) for action in line.actions],
                "comments": _comments(line.comments),
            }
            for line in record.side_lines
        ],
        "result": list(scores(record.end)) if outcome(record.end) else None,
    }


def _comments(comments: Iterable[Comment]) -> list[dict[str, Any]]:
    return [{"after": comment.after, "text": comment.text} for comment in comments]


def records_to_json(records: Iterable[GameRecord]) -> str:
    """A JSON list with an object for each game.

    >>> print(records_to_json([GameRecord(("Anna", "Ben"))])[:35])
    [{"players": ["Anna", "Ben"], "vari
    """
    return json.dumps([record_to_dict(record) for record in records], ensure_ascii=False) + "\n"


def records_to_csv(records: Iterable[GameRecord]) -> str:
    """A row for each action, a deal too; `points` are those of the player who acts, after it.

    >>> from fivetowers.notation import parse_action
    >>> actions = tuple(map(parse_action, ["deal T5 C7 S0 H12 M3", "bid 1", "pass", "build S0"]))
    >>> print(records_to_csv([GameRecord(("Anna", "Ben"), actions=actions)]), end="")
    game,round,lap,seat,player,action,bid,cards,demolished,points
    1,1,1,,,deal,,T5 C7 S0 H12 M3,,
    1,1,1,1,Anna,bid,1,,,0
    1,1,1,2,Ben,pass,,,,0
    1,1,1,1,Anna,build,1,S0,,3
    """
    text = StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for number, record in enumerate(records, start=1):
        writer.writerows({"game": number, **row} for row in action_rows(record))
    return text.getvalue()


def action_rows(record: GameRecord) -> Iterator[dict[str, str | int | None]]:
    """The same as values, without the number of the game: for a table of your own."""
    states = replay(record)
    before = next(states)
    for action, after in zip(record.actions, states, strict=True):
        yield _row(record, before, action, after)
        before = after


def _row(record: GameRecord, before: State, action: Action, after: State) -> dict[str, str | int | None]:
    seat = before.turn
    bid = action.number if isinstance(action, Bid) else before.highest_bid if isinstance(action, Build) else None
    demolished = action.demolish if isinstance(action, Build) else None
    return {
        "round": after.round,
        "lap": before.lap,
        "seat": None if seat is None else seat + 1,
        "player": None if seat is None else record.names[seat],
        "action": _NAMES[type(action)],
        "bid": bid,
        "cards": format_cards(action.cards) if isinstance(action, Deal | Build) else None,
        "demolished": None if demolished is None else str(demolished),
        "points": None if seat is None else scores(after)[seat],
    }
