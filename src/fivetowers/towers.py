"""Towers: what fits on top of what (R4–R7), demolishing, and every way to add cards of one kind to a tower."""

from dataclasses import dataclass
from functools import cache, lru_cache

from fivetowers.cards import CARDS, SPIRE, VALUES, Card, Kind
from fivetowers.errors import Refusal

TERRACE = 8  # any value may be put on it (R6)
BALLOON = 9  # may be put on any value except a spire (R6)
NO_TOP = -1
"""The place, in a row with one entry for each top, of the entry for a tower that is not begun: the last."""


def fits(value: int, on: int | None) -> bool:
    """May this value be put on that one (None: on no card, it starts the tower)?

    >>> fits(5, on=6), fits(6, on=6), fits(15, on=8), fits(9, on=1), fits(9, on=0)
    (True, False, True, True, False)
    """
    if on is None:
        return True
    if on == SPIRE:
        return False
    return value < on or on == TERRACE or value == BALLOON


def why_not_fits(card: Card, on: int | None) -> Refusal | None:
    """Why this card may not be put on that value of its kind; None if it may (`fits`)."""
    if fits(card.value, on):
        return None
    onto = f"{card.kind.letter}{on}"
    if on == SPIRE:
        return Refusal("build.on_spire", "R7", {"card": str(card), "onto": onto})
    return Refusal("build.not_lower", "R5", {"card": str(card), "onto": onto})


@dataclass(frozen=True, slots=True)
class Tower:
    """One player's tower of one kind: its values from the bottom up, none before it is begun.

    >>> tower = Tower(Kind.TREE, (12, 8)).with_top(15, 0)
    >>> tower.height, tower.is_crowned, tower.top_card
    (4, True, Card(Kind.TREE, 0))
    """

    kind: Kind
    values: tuple[int, ...] = ()

    def __str__(self) -> str:
        from fivetowers.notation import format_tower

        return format_tower(self)

    def __repr__(self) -> str:
        return f"Tower({self.kind!r}, {self.values!r})" if self.values else f"Tower({self.kind!r})"

    @property
    def height(self) -> int:
        """How many cards it has."""
        return len(self.values)

    @property
    def top(self) -> int | None:
        """The value of the top card, None for a tower that is not begun."""
        return self.values[-1] if self.values else None

    @property
    def top_card(self) -> Card | None:
        """The top card, None for a tower that is not begun."""
        return CARDS[self.kind][self.values[-1]] if self.values else None

    @property
    def below_top(self) -> int | None:
        """The top value that a demolition would leave."""
        return self.values[-2] if len(self.values) > 1 else None

    @property
    def is_crowned(self) -> bool:
        """Whether a spire is on top: nothing fits on it, and its cards count double (R7, R19)."""
        return bool(self.values) and self.values[-1] == SPIRE

    @property
    def can_be_demolished(self) -> bool:
        """A top card may go, a spire never (R7, R12)."""
        return bool(self.values) and self.values[-1] != SPIRE

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards from the bottom up."""
        row = CARDS[self.kind]
        return tuple(row[value] for value in self.values)

    def with_top(self, *values: int) -> "Tower":
        """The tower with these values added, the last on top. Whether they fit is not asked."""
        return Tower(self.kind, self.values + values)

    def without_top(self) -> "Tower":
        """The tower after a demolition."""
        return Tower(self.kind, self.values[:-1])


EMPTY_TOWERS = tuple(Tower(kind) for kind in Kind)


def why_impossible(tower: Tower) -> Refusal | None:
    """Why no game can make this tower: the lowest card that does not fit on the one below it."""
    below: int | None = None
    for card in tower.cards:
        if refusal := why_not_fits(card, below):
            return refusal
        below = card.value
    return None


def why_not_rubble(card: Card) -> Refusal | None:
    """Why this card can lie in no rubble: a spire is never demolished."""
    return Refusal("demolish.spire", "R7", {"card": str(card)}) if card.value == SPIRE else None


@lru_cache(maxsize=5_000)
def orders(top: int | None, values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every order in which some of these values, none included, can be put on a tower with this top.

    `values` is sorted and may hold a value twice. The result is in the order in which builds are listed: card by card;
    a tower that is left sooner comes after those that go on, because the next card is then of a later kind.

    >>> orders(8, (3, 11))
    ((3,), (11, 3), (11,), ())
    """
    found: list[tuple[int, ...]] = []
    for value, rest in _first_and_rest(values):
        if fits(value, top):
            found += [(value, *later) for later in orders(value, rest)]
    return (*found, ())


@lru_cache(maxsize=2_000)
def most_placeable(top: int | None, values: tuple[int, ...]) -> int:
    """The largest number of these (sorted) values that a tower with this top can take."""
    return max(
        (1 + most_placeable(value, rest) for value, rest in _first_and_rest(values) if fits(value, top)), default=0
    )


@cache
def most_by_top(values: tuple[int, ...]) -> tuple[int, ...]:
    """The same for every top: `most_by_top(values)[top]`, and at `NO_TOP` for a tower that is not begun.

    There are 10,566 lots of up to five values in a deck, so nothing has to be forgotten.
    """
    return tuple(most_placeable(top, values) for top in (*VALUES, None))


@lru_cache(maxsize=4_000)
def _first_and_rest(values: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each different value, with what is left when it is taken."""
    return tuple(
        (value, values[:index] + values[index + 1 :])
        for index, value in enumerate(values)
        if index == 0 or values[index - 1] != value
    )


@lru_cache(maxsize=8_000)
def placements(kind: Kind, top: int | None, values: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """The same orders as cards of a kind."""
    row = CARDS[kind]
    return tuple(tuple(row[value] for value in order) for order in orders(top, values))


@lru_cache(maxsize=1_000)
def whole_orders(top: int | None, values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every order in which all these (sorted) values can stand on a tower with this top.

    >>> whole_orders(12, (8, 9))
    ((8, 9), (9, 8))
    """
    return tuple(order for order in orders(top, values) if len(order) == len(values))


def openness(order: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Of several orders of the same cards the best leaves a top on which most values fit; then higher cards below.

    All of them are worth the same points: what counts is the height, and a spire can only come last (R7).

    >>> max([(8, 12), (12, 8)], key=openness), max([(9, 8), (8, 9)], key=openness)
    ((12, 8), (9, 8))
    """
    return sum(fits(value, order[-1]) for value in VALUES), order
