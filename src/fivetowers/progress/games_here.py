"""Games that a browser keeps itself, as it tells of them: results only, no towers and no analysis."""

from typing import Annotated

from msgspec import Meta, Struct

from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.progress.own_game import OwnGame

MOST_HERE = 100
_Word = Annotated[str, Meta(max_length=40)]
_Players = Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
_Points = Annotated[int, Meta(ge=-10_000, le=10_000)]
_Time = Annotated[int, Meta(ge=0, le=2**53)]


class GameHere(Struct, frozen=True, forbid_unknown_fields=True):
    """`bots`: their levels."""

    id: Annotated[str, Meta(max_length=64)]
    at: _Time
    players: _Players
    points: _Points
    won: bool
    bots: Annotated[list[_Word], Meta(max_length=MOST_PLAYERS)] = []


class GamesHere(Struct, frozen=True, forbid_unknown_fields=True):
    here: Annotated[list[GameHere], Meta(max_length=MOST_HERE)] = []


def games_here(told: GamesHere) -> list[OwnGame]:
    return [OwnGame(one.id, one.at, one.players, one.points, one.won, tuple(one.bots)) for one in told.here]
