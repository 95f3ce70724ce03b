"""A whole position as one line of JSON, and back: read exactly, or refused with the field that cannot be right."""

import json
from collections import Counter
from typing import Any, TypeVar

from fivetowers.actions import Bid, Pass
from fivetowers.cards import FEWEST_PLAYERS, LETTERS, MOST_PLAYERS, Card, Kind, copies, deck
from fivetowers.errors import IllegalAction, NotationError, Refusal
from fivetowers.notation import parse_card, quote
from fivetowers.rules import apply, most_buildable
from fivetowers.scoring import outcome, scores
from fivetowers.state import CARDS_A_ROUND, LAPS, Phase, Seat, State, Variant, cards_left
from fivetowers.towers import Tower, why_impossible, why_not_rubble

MOST_ROUNDS = 1_000
_Choice = TypeVar("_Choice", Phase, Variant)


def state_to_dict(state: State) -> dict[str, Any]:
    """The public position as plain values, fields as in docs/notation.md. Seats count from 1."""
    end = outcome(state)
    return {
        "players": state.players,
        "variant": state.variant.value,
        "round": state.round,
        "lap": state.lap,
        "phase": state.phase.value,
        "turn": None if state.turn is None else state.turn + 1,
        "start": state.start + 1,
        "display": [str(card) for card in state.display],
        "pile": state.pile,
        "discard": [str(card) for card in state.discard],
        "bids": [{"seat": state.bidder(index) + 1, "bid": bid} for index, bid in enumerate(state.bids)],
        "limits": list(state.limits),
        "towers": [{tower.kind.letter: list(tower.values) for tower in seat.towers} for seat in state.seats],
        "rubble": [[str(card) for card in seat.rubble] for seat in state.seats],
        "scores": list(scores(state)),
        "winners": None if end is None else [seat + 1 for seat in end.winners],
    }


def format_state(state: State) -> str:
    """The whole position as one line of JSON (docs/notation.md).

    >>> from fivetowers import start
    >>> format_state(start(2))[:45]
    '{"players":2,"variant":"standard","round":0,"'
    """
    return json.dumps(state_to_dict(state), separators=(",", ":"))


def parse_state(text: str) -> State:
    """The state that this text describes. Unknown fields are ignored; those that follow from others are checked.

    >>> from fivetowers import start
    >>> parse_state(format_state(start(2))) == start(2)
    True
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError(Refusal("position.json", None, {"seen": quote(text)})) from None
    return state_from_dict(data)


def state_from_dict(data: object) -> State:
    fields = data if isinstance(data, dict) else {}
    state = _replay_bids(_read(fields), fields)
    for name, expected in state_to_dict(state).items():
        # True == 1 in Python, but not in JSON.
        if json.dumps(fields.get(name), sort_keys=True) != json.dumps(expected, sort_keys=True):
            raise _refuse(name)
    return state


def _refuse(field: str, refusal: Refusal | None = None) -> NotationError:
    if refusal is None:
        return NotationError(Refusal("position.field", None, {"field": field}))
    return NotationError(Refusal(refusal.code, refusal.rule, {**refusal.facts, "field": field}))


def _read(fields: dict[str, Any]) -> State:
    """Everything but the bids, in the phase that the position had before the first of them."""
    players = _number(fields, "players", FEWEST_PLAYERS, MOST_PLAYERS)
    phase = _choice(fields, "phase", Phase)
    towers = _list(fields, "towers", players)
    rubble = _list(fields, "rubble", players)
    seats = tuple(Seat(_towers(own), _cards(heap, "rubble")) for own, heap in zip(towers, rubble, strict=True))
    display, discard = _cards(fields.get("display"), "display"), _cards(fields.get("discard"), "discard")
    on_table = [*display, *discard, *(card for seat in seats for card in seat.cards)]
    _check_cards(on_table, players)
    for seat in seats:
        for card in seat.rubble:
            if refusal := why_not_rubble(card):
                raise _refuse("rubble", refusal)
    state = State(
        variant=_choice(fields, "variant", Variant),
        seats=seats,
        start=_number(fields, "start", 1, players) - 1,
        unseen=cards_left(players, on_table),
        round=_number(fields, "round", 0, MOST_ROUNDS),
        lap=_number(fields, "lap", 1, LAPS),
        phase=Phase.BID if phase is Phase.BUILD else phase,
        display=display,
        limits=tuple(_limit(limit) for limit in _list(fields, "limits", players)),
        discard=discard,
    )
    _check_progress(state)
    return state


def _number(fields: dict[str, Any], name: str, least: int, most: int) -> int:
    value = fields.get(name)
    if type(value) is not int or not least <= value <= most:
        raise _refuse(name)
    return value


def _choice(fields: dict[str, Any], name: str, choices: type[_Choice]) -> _Choice:
    value = fields.get(name)
    for choice in choices:
        if choice.value == value:
            return choice
    raise _refuse(name)


def _list(fields: dict[str, Any], name: str, length: int) -> list[Any]:
    value = fields.get(name)
    if not isinstance(value, list) or len(value) != length:
        raise _refuse(name)
    return value


def _limit(value: object) -> int | None:
    if value is None or (type(value) is int and 0 < value <= CARDS_A_ROUND):
        return value
    raise _refuse("limits")


def _cards(value: object, field: str) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise _refuse(field)
    try:
        return tuple(parse_card(card) for card in value)
    except NotationError as error:
        raise _refuse(field, error.refusal) from None


def _towers(value: object) -> tuple[Tower, ...]:
    if not isinstance(value, dict) or set(value) != set(LETTERS):
        raise _refuse("towers")
    towers = tuple(
        Tower(kind, tuple(card.value for card in _cards(_card_texts(value[kind.letter], kind), "towers")))
        for kind in Kind
    )
    for tower in towers:
        if refusal := why_impossible(tower):
            raise _refuse("towers", refusal)
    return towers


def _card_texts(values: object, kind: Kind) -> object:
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise _refuse("towers")
    return [f"{kind.letter}{value}" for value in values]


def _check_cards(on_table: list[Card], players: int) -> None:
    """No card more often than the deck holds it (R1, R2)."""
    for card, seen in Counter(on_table).items():
        if seen > copies(card, players):
            raise NotationError(Refusal("position.too_many", "R1", {"card": str(card)}))


def _check_progress(state: State) -> None:
    """Round, lap, phase, display, piles and limits belong together (R9, R16–R18)."""
    in_round = state.phase is Phase.BID
    shown = len(state.display)
    cards = len(deck(state.players))
    rounds_before = 0 if state.lap == 1 else cards // CARDS_A_ROUND
    rounds = state.round - rounds_before
    is_last_of_lap = not state.pile
    if in_round != bool(shown) or shown > CARDS_A_ROUND:
        raise _refuse("display")
    if in_round and shown < CARDS_A_ROUND and not (is_last_of_lap and state.lap == LAPS):
        raise _refuse("display")
    if any(limit is not None and limit > shown for limit in state.limits):
        raise _refuse("limits")
    if (state.phase is Phase.OVER) != is_last_of_lap and not in_round:
        raise _refuse("phase")
    if rounds < 0 or (rounds == 0 and state.phase is not Phase.DEAL) or (rounds - 1) * CARDS_A_ROUND >= cards:
        raise _refuse("round")
    if state.lap == 1 and cards - state.pile != CARDS_A_ROUND * state.round:
        raise _refuse("round")
    if shown + len(state.discard) > CARDS_A_ROUND * rounds:
        raise _refuse("discard")
    if state.lap == 1 and state.phase is Phase.OVER and state.discard:
        raise _refuse("phase")


def _replay_bids(state: State, fields: dict[str, Any]) -> State:
    """The position after its bids, each of which has to be legal, as has every bid that was taken back (R16)."""
    for seat, limit in enumerate(state.limits):
        if limit is not None and (state.variant is not Variant.TABLETOP or limit <= most_buildable(state, seat)):
            raise _refuse("limits")
    bids = fields.get("bids")
    if not isinstance(bids, list) or len(bids) > state.players:
        raise _refuse("bids")
    for entry in bids:
        if state.phase is not Phase.BID or not isinstance(entry, dict):
            raise _refuse("bids")
        bid = entry.get("bid")
        if bid is not None and type(bid) is not int:
            raise _refuse("bids")
        try:
            state = apply(state, Pass() if bid is None else Bid(bid))
        except IllegalAction as error:
            raise _refuse("bids", error.refusal) from None
    return state
