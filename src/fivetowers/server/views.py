"""What a table shows, as values for the wire; the same for everybody: all is public (R23). Seats count from 1."""

from typing import Literal

import msgspec

from fivetowers.errors import Fact, Refusal
from fivetowers.server.events import By, EndReason, Pace, SeatKind

TablePhase = Literal["waiting", "playing", "ended"]
Player = Literal["person", "bot", "stand_in"]
UndoMode = Literal["no", "free", "ask"]
Letter = str
CardText = str


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    pass


class Why(_Part, frozen=True, gc=False):
    """Why something cannot be done: the same code, rule and facts as a refusal."""

    code: str
    rule: str | None = None
    facts: dict[str, Fact] = {}


def why(refusal: Refusal) -> Why:
    return Why(refusal.code, refusal.rule, dict(refusal.facts))


# ---- the position --------------------------------------------------------------------------------------------------


class BidSaid(msgspec.Struct, frozen=True, gc=False):
    seat: int
    bid: int | None


class StateView(msgspec.Struct, frozen=True, gc=False):
    """The public position, field by field as in docs/notation.md."""

    players: int
    variant: str
    round: int
    lap: int
    phase: str
    turn: int | None
    start: int
    display: list[CardText]
    pile: int
    discard: list[CardText]
    bids: list[BidSaid]
    limits: list[int | None]
    towers: list[dict[Letter, list[int]]]
    rubble: list[list[CardText]]
    scores: list[int]
    winners: list[int] | None


class ScoreView(msgspec.Struct, frozen=True, gc=False):
    """One seat's points, part by part. `towers` has only those that stand, without the main tower's bonus (R19–R21)."""

    total: int
    towers: dict[Letter, int]
    main: Letter | None
    main_points: int
    rubble_points: int


# ---- whose turn it is, and what they can do ------------------------------------------------------------------------


class LegalAction(_Part, frozen=True, gc=False):
    """`score` is the seat's total after it; `demolishes` the top card that a build would take away."""

    action: str
    score: int
    demolishes: CardText | None = None


class BidChoice(_Part, frozen=True, gc=False):
    """One button of the bidding: a number, or None for a pass; `why_not` says why it cannot be said.

    `demolition`: this number can be built only with one, at the price that the turn names.
    """

    number: int | None
    why_not: Why | None = None
    demolition: bool = False


class CardChoice(_Part, frozen=True, gc=False):
    """A card turned up that is not chosen yet. It can be taken now, or only after demolishing a card, or not at all."""

    card: CardText
    can: bool = False
    needs: CardText | None = None
    why_not: Why | None = None


class TopChoice(_Part, frozen=True, gc=False):
    """A top card of the builder's towers: may it be demolished now, at which price, or why not?"""

    card: CardText
    can: bool = False
    price: int = 0
    why_not: Why | None = None


class TowerOrders(_Part, frozen=True, gc=False):
    """The orders in which the cards chosen for a tower can stand, where there is more than one; the one used first."""

    kind: Letter
    orders: list[list[int]]


class Preview(msgspec.Struct, frozen=True, tag_field="type", tag="preview", gc=False):
    """A build that is being put together, as far as it stands.

    `cards` are those that stand, in placing order; `returned` are those that were asked for and do not. `action` can be
    sent as it is, once exactly the number bid stands. `score` counts what stands, demolition included; `change` is the
    difference to now.
    """

    number: int
    seat: int
    demolish: CardText | None
    cards: list[CardText]
    returned: list[CardText]
    missing: int
    choices: list[CardChoice]
    tops: list[TopChoice]
    orders: list[TowerOrders]
    score: int
    change: int
    action: str | None


class TurnView(_Part, frozen=True, gc=False):
    """Who decides. The rest is for people only: a bot's choices are nobody's business.

    While bidding: `bids`, the most that can be built, the `price` in points of a demolition, and an `example` of
    building the most (where hints are allowed). While building: the answer to a preview with nothing chosen yet.
    """

    seat: int
    player: Player
    legal: list[LegalAction] = []
    bids: list[BidChoice] = []
    most: int | None = None
    price: int | None = None
    example: str | None = None
    building: Preview | None = None


# ---- the table -----------------------------------------------------------------------------------------------------


class SeatView(_Part, frozen=True, gc=False):
    """`name` is None where nobody sits, or where the name was removed; `name_id` is set for friendly names."""

    kind: SeatKind
    taken: bool
    name: str | None = None
    name_id: str | None = None
    bot: str | None = None
    away: bool = False
    undo: UndoMode = "no"


class OptionsView(msgspec.Struct, frozen=True, gc=False):
    variant: str
    start: int | Literal["random"]
    pace: Pace
    listed: bool
    hints: bool
    away_seconds: int
    stand_in: str
    daily: str | None


class PlayedView(_Part, frozen=True, gc=False):
    action: str
    by: By
    seat: int | None = None


class News(_Part, frozen=True, gc=False):
    """An event of the change that led here, for motion and for the history; `type` is that of the event."""

    type: str
    seat: int | None = None
    action: str | None = None
    by: By | None = None
    back_to: int | None = None
    order: list[int] | None = None


class AskView(msgspec.Struct, frozen=True, gc=False):
    """Somebody asked everybody; `agreed` have said yes, `waiting` have not answered."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class Reveal(msgspec.Struct, frozen=True, gc=False):
    salt: str
    order1: str
    order2: str


class TableView(msgspec.Struct, frozen=True, tag_field="type", tag="table", omit_defaults=True, gc=False):
    """Everything about a table at one number."""

    number: int
    id: str
    phase: TablePhase
    options: OptionsView
    seats: list[SeatView]
    commitment: str
    state: StateView | None = None
    scores: list[ScoreView] = []
    to_come: dict[Letter, list[int]] = {}
    turn: TurnView | None = None
    round: list[PlayedView] = []
    news: list[News] = []
    deadline: int | None = None
    undo_ask: AskView | None = None
    end_ask: AskView | None = None
    ended: EndReason | None = None
    reveal: Reveal | None = None
    rematch: str | None = None
