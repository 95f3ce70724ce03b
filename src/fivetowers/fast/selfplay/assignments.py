"""What games are to be played: a contest, or a study to learn from. Plain values, sent to threads and machines."""

from dataclasses import dataclass
from typing import Any

WritableFloats = Any
"""An array of single-precision numbers that can be written to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Games between networks and styles of play; each deal is played with every rotation of the contestants."""

    players: int
    networks: WritableFloats
    """One after the other."""
    margin: float
    """What one point of lead is worth to networks, beside win share."""
    styles: WritableFloats
    """A style for each contestant …"""
    openers: WritableFloats
    """… and for those who play the opening."""
    longest_opening: int
    """In rounds."""
    among_rivals: bool
    """After the opening the first network plays for the first contestant, and all others are rivals with the second."""
    games_a_deal: int
    """This many games that follow each other have the same cards; contestants move on by a seat after each."""
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """Games of a network against itself, and what is learned from them."""

    players: int
    weights: WritableFloats
    rival: WritableFloats
    """The network of rivals, or anything where there are none."""
    teacher: WritableFloats
    """A style."""
    margin: float
    """What one point of lead is worth beside win share."""
    random_rounds: float
    """The share of rounds that are played at random."""
    openings: float
    """The share of games whose first rounds others play."""
    trace: float
    """λ: how much the end of the game counts against the network's own word on the positions between."""
    taught: float
    """The share of games that the teacher plays alone."""
    rivals: float
    """The share of games against rivals."""
    by_hand: bool
    """What quick games by hand say is learned, not how the games went."""
    seed: int
