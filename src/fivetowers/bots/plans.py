"""The best way for a seat to build each number of cards of the display, by an estimate of what towers are worth."""

from dataclasses import dataclass

from fivetowers.bots.estimate import Estimate
from fivetowers.cards import Card
from fivetowers.state import Seat, State, values_by_kind
from fivetowers.towers import Tower, placements


@dataclass(frozen=True, slots=True)
class Plan:
    """A build, or the part of it that concerns some kinds, and what the towers are worth after it."""

    worth: float
    tallest: float = 0.0
    """The greatest height that a tower may be expected to reach: it will be the main tower (R20)."""
    cards: tuple[Card, ...] = ()
    demolish: Card | None = None

    @property
    def total(self) -> float:
        return self.worth + self.tallest

    def joined(self, other: "Plan") -> "Plan":
        return Plan(
            self.worth + other.worth,
            max(self.tallest, other.tallest),
            self.cards + other.cards,
            self.demolish or other.demolish,
        )


def best_plans(state: State, seat: Seat, estimate: Estimate) -> dict[int, Plan]:
    """The best plan for each number of cards that this seat can build; 0 stands for not building.

    Cards of different kinds never interact but for the one demolition and the main tower. So of the ways to place a
    number of cards of one kind only the best counts, and of the plans for several kinds only the best of each number of
    cards, each expected height, with and without demolition.
    """
    plans = [Plan(estimate.rubble(len(seat.rubble)))]
    demolition = estimate.rubble(len(seat.rubble) + 1) - estimate.rubble(len(seat.rubble))
    values_of = dict(values_by_kind(state.display))
    for tower in seat.towers:
        values = values_of.get(tower.kind, ())
        ways = _ways(tower, values, estimate)
        if tower.can_be_demolished:
            ways += _ways(tower.without_top(), values, estimate, tower.top_card, demolition)
        best: dict[tuple[int, bool, float], Plan] = {}
        for plan in plans:
            for way in ways:
                if plan.demolish and way.demolish:
                    continue
                whole = plan.joined(way)
                key = (len(whole.cards), whole.demolish is not None, whole.tallest)
                if key not in best or best[key].worth < whole.worth:
                    best[key] = whole
        plans = list(best.values())
    by_number: dict[int, Plan] = {}
    for plan in plans:
        number = len(plan.cards)
        if not number and plan.demolish:
            continue  # one who does not build does not demolish either (R12)
        if number not in by_number or by_number[number].total < plan.total:
            by_number[number] = plan
    return by_number


def _ways(
    tower: Tower, values: tuple[int, ...], estimate: Estimate, demolish: Card | None = None, cost: float = 0.0
) -> list[Plan]:
    """The best way to put each number of these values on the tower, no card included."""
    best: dict[int, Plan] = {}
    for cards in placements(tower.kind, tower.top, values):
        top = cards[-1].value if cards else tower.top
        worth, expected = estimate.tower(tower.kind, top, tower.height + len(cards))
        if len(cards) not in best or best[len(cards)].worth < worth + cost:
            best[len(cards)] = Plan(worth + cost, expected, cards, demolish)
    return list(best.values())
