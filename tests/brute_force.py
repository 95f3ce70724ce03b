"""Building and bidding said a second time, from the rules alone: every permutation is tried and nothing is clever.

A seat is a dict of kind letter to list of values, a card is its text, a build is its text in notation.
"""

from collections.abc import Iterator
from itertools import permutations

KINDS = "TCHSM"
Towers = dict[str, list[int]]


def can_put(value: int, tower: list[int]) -> bool:
    if len(tower) == 0:
        return True  # R4: any card may start a tower
    top = tower[-1]
    if top == 0:
        return False  # R7: nothing goes on a spire
    if top == 8:
        return True  # R6: on an 8 any value
    if value == 9:
        return True  # R6: a 9 on any value but 0
    return value < top  # R5


def stands(towers: Towers, demolished: str | None, placed: tuple[str, ...]) -> bool:
    """Demolish first (R12), then place card by card (R13)."""
    after = {kind: list(values) for kind, values in towers.items()}
    if demolished is not None:
        tower = after[demolished[0]]
        if not tower or tower[-1] == 0 or tower[-1] != int(demolished[1:]):
            return False
        tower.pop()
    for card in placed:
        if not can_put(int(card[1:]), after[card[0]]):
            return False
        after[card[0]].append(int(card[1:]))
    return True


def demolitions(towers: Towers) -> list[str | None]:
    """Nothing, or any card of any tower, possible or not."""
    return [None, *(f"{kind}{value}" for kind in KINDS for value in dict.fromkeys(towers[kind]))]


def grouped(placed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for kind in KINDS for card in placed if card[0] == kind)


def all_builds(towers: Towers, display: tuple[str, ...], number: int) -> set[str]:
    return {
        build_text(demolished, grouped(placed))
        for demolished in demolitions(towers)
        for placed in permutations(display, number)
        if stands(towers, demolished, placed)
    }


def build_text(demolished: str | None, placed: tuple[str, ...]) -> str:
    return " ".join(["build", *([] if demolished is None else ["x" + demolished]), *placed])


def order_of_builds(build: str) -> tuple[int, list[tuple[int, int]]]:
    """Without demolition first, then by demolished kind, then card by card: kind, then value."""
    words = build.split()[1:]
    demolished = words[0][1:] if words[0].startswith("x") else None
    placed = words if demolished is None else words[1:]
    first = 0 if demolished is None else 1 + KINDS.index(demolished[0])
    return first, [(KINDS.index(card[0]), int(card[1:])) for card in placed]


def can_build(towers: Towers, display: tuple[str, ...], number: int) -> bool:
    return any(
        stands(towers, demolished, placed)
        for demolished in demolitions(towers)
        for placed in permutations(display, number)
    )


def most(towers: Towers, display: tuple[str, ...]) -> int:
    return max(number for number in range(len(display) + 1) if can_build(towers, display, number))


class Bidding:
    """One round's bidding told word by word, as it goes at a table."""

    def __init__(self, seats: list[Towers], display: tuple[str, ...], first: int, *, is_tabletop: bool) -> None:
        self.seats = seats
        self.display = display
        self.first = first
        self.is_tabletop = is_tabletop
        self.said: list[tuple[int, int | None]] = []  # seat and number, None for a pass
        self.must_stay_below: dict[int, int] = {}

    def say(self, word: str) -> None:
        if word == "retract":
            winner, number = self.highest()
            self.said = self.said[: self.said.index((winner, number))]
            self.must_stay_below[winner] = number
        else:
            self.said.append((self.speaker(), None if word == "pass" else int(word.removeprefix("bid "))))

    def speaker(self) -> int:
        return (self.first + len(self.said)) % len(self.seats)

    def highest(self) -> tuple[int, int]:
        """The seat and the number of the highest bid so far; nobody and −1 before the first."""
        seat, number = -1, -1
        for who, bid in self.said:
            if bid is not None and bid > number:
                seat, number = who, bid
        return seat, number

    def is_over(self) -> bool:
        return len(self.said) == len(self.seats) or self.highest()[1] == len(self.display)

    def legal(self) -> list[str]:
        """Every legal word or build, in order; none when the round is over without a winner."""
        if not self.is_over():
            return [*self._legal_bids(), *(["pass"] if self.said else [])]
        winner, number = self.highest()
        if number == 0:
            return []
        builds = all_builds(self.seats[winner], self.display, number)
        return sorted(builds, key=order_of_builds) or ["retract"]

    def _legal_bids(self) -> Iterator[str]:
        who = self.speaker()
        for number in range(len(self.display) + 1):
            if number <= self.highest()[1]:
                continue
            if number >= self.must_stay_below.get(who, 99):
                continue
            if self.is_tabletop or can_build(self.seats[who], self.display, number):
                yield f"bid {number}"
