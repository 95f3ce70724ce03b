"""What is on the desk of one thread that thinks about a round, and the small records that it hands on. Where nothing
is compiled, that is: in C they are in desk.pxd.
"""

from array import array
from typing import Any

from fivetowers.fast.game import layout
from fivetowers.fast.game.structs import Floats, Struct

Bytes = Any


def _floats(count: int) -> "array[float]":
    return array("f", bytes(4 * count))


class Option(Struct):
    """What can be done with the tower of one kind: top, the top below it and height after that."""

    count = 0
    """Cards placed; `cards` holds their values."""
    is_demolished = False
    top = 0
    below = 0
    height = 0
    is_wanted = False
    """Is it weighed?"""

    def __init__(self) -> None:
        self.cards = [0] * layout.LOT_SIZE


class Desk(Struct):
    """The memory for one round at a time; a pointer in C."""

    # ---- the round
    seat = 0
    """Who builds, in the ends that are being weighed …"""
    least = 0
    """… and the numbers of cards that are asked for."""
    greatest = 0
    lap = 0
    """Lap and clock after the round."""
    clock = 0
    is_over = False
    """Will the game be over then?"""
    leftover = 0
    """Where left-over cards are counted: 0 in this lap, NEXT_LAP in the next, −1 nowhere."""
    foresees = False
    """Is it known what rivals build?"""

    def __init__(self) -> None:
        self.lots = [0] * layout.KINDS
        self.most = [0] * layout.MOST_PLAYERS
        """Cards that each seat can build."""
        self.points = [0] * layout.MOST_PLAYERS
        """Of each seat now."""
        self.counts = [0] * layout.CARD_COUNTS
        """Cards to come."""
        self.outlook = [0] * layout.OUTLOOK_SIZE
        """Of the kind at hand, with all cards left over."""
        self.first = [0] * (layout.KINDS + 1)
        """The first option of each kind, and the end of the last."""
        self.choice = [0] * layout.KINDS
        """The option of each kind that is being tried."""
        self.options = [Option() for _ in range(layout.MOST_OPTIONS)]
        # ---- what the network makes of it
        self.cards = _floats(layout.KIND_UNITS)
        self.hidden = _floats(layout.KIND_UNITS)
        self.others = _floats(layout.MOST_PLAYERS * layout.KIND_UNITS)
        """What each seat sees of the towers of all who do not build."""
        self.sums = _floats((layout.KINDS + 1) * layout.MOST_PLAYERS * layout.HEAD_UNITS)
        """The second layer after each number of kinds, for each seat that looks …"""
        self.parts = _floats(layout.MOST_OPTIONS * layout.MOST_PLAYERS * layout.HEAD_UNITS)
        """… and what each option adds to it."""
        # ---- without a network
        self.worth = _floats(layout.WORTH_SIZE)
        """For each kind what may be hoped for on each top, and last the chance of a spire."""
        # ---- positions and builds that are tried
        self.after = bytearray(layout.STATE_SIZE)
        self.played = bytearray(layout.STATE_SIZE)
        self.listed = memoryview(bytearray(layout.MOST_BUILDS * layout.BUILD_SIZE))


class Ends(Struct):
    """For each end of a round the `keep` best builds, best first, and the values that each leaves to all seats; a
    pointer in C."""

    keep = 1
    values: Floats = None
    """END_SIZE numbers a build …"""
    builds: Bytes = None
    """… and BUILD_SIZE bytes; without a build BUILD_COUNT is NO_END."""


class Mind(Struct):
    """How a seat judges; a pointer in C."""

    weights: Floats = None
    rival: Floats = None
    """The network of rivals, where there are any."""
    margin = 0.0
    """What one point of lead is worth beside win share."""
    by_hand = False
    """No network: the estimate made by hand."""
    rounds = 1
    """Rounds that are played after a deal."""


class Way(Struct):
    """A build worked out kind by kind, as far as it goes: up to `kind`."""

    kind = 0
    placed = 0
    demolished = 0
    """0, or 1 more than the kind."""
    points = 0
    """Of the towers so far, without main tower and rubble."""
    tallest = 0


class Hope(Struct):
    """The same by the estimate made by hand."""

    kind = 0
    placed = 0
    demolished = 0
    worth = 0.0
    tallest = 0.0


class Bidding(Struct):
    """A bidding as far as it has gone: who speaks next, who holds the highest bid, and what is the least to bid now."""

    players = 0
    shown = 0
    made = 0
    seat = 0
    least = 0
    holder = 0


class Span(Struct):
    """Numbers from the lowest to the highest, if there are any."""

    is_open = False
    lowest = 0
    highest = 0


class Candidates(Struct):
    """The builds that are compared, `keep` for each end, and what is known about each."""

    keep = 1
    reference = 0
    """The one that sees every deal."""
    prior = 0.0
    """As many deals as first sight is worth …"""
    doubt = 0.0
    """… and how far off that may be."""
    first_sight: Floats = None
    builds: Bytes = None
    active: Bytes = None
    counts: Any = None
    """Deals that were looked at."""
    sums: Floats = None
    differences: Floats = None
    """To the reference, summed up; the same squared."""
    squares: Floats = None
    bases: Floats = None
    """What the reference was worth when both had seen the same deals."""
    means: Floats = None
    best: Floats = None
    """Of each end the values of its best build, and the build."""
    best_builds: Bytes = None


class Deals(Struct):
    """Deals of the cards to come: with the numbers from `first` on under a seed."""

    seed = 0
    first = 0
    count = 0


# What the pointers point to, in C
DeskMemory = Desk
EndsMemory = Ends
MindMemory = Mind
