"""The page's own drawings as SVG text: floors, grounds, rubble, the sky.

They are drawn once, in `web/src/art`. Building the page writes them into a file of this package; this module reads it.
"""

import gzip
import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fivetowers.cards import Card, Kind

ARTWORK_FILE = "artwork.json.gz"
FLOOR_WIDTH, GROUND_HEIGHT = 240, 32
_OWN_SIZE = re.compile(r' width="(\d+)" height="(\d+)"')


class NoArtwork(RuntimeError):
    """The drawings are not there, because the page has not been built."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """One piece of the artwork: an `svg` element of a natural size."""

    svg: str
    width: int
    height: int

    def placed(self, x: float, y: float, scale: float = 1) -> str:
        """The same element with its upper left corner at a place of another picture."""
        box = f' x="{x:g}" y="{y:g}" width="{self.width * scale:g}" height="{self.height * scale:g}"'
        return _OWN_SIZE.sub(box, self.svg, count=1)


@dataclass(frozen=True, slots=True)
class Artwork:
    """All drawings of one theme. The sky fades from `sky_top` to `sky_bottom`; `ink` can be read on both."""

    sky_top: str
    sky_bottom: str
    ink: str
    pieces: dict[str, Drawing]

    def floor(self, card: Card) -> Drawing:
        """A card as a floor of its tower: 240 wide, 48 high; a spire is 84 high."""
        return self.pieces[f"floor {card}"]

    def ground(self, kind: Kind) -> Drawing:
        """What a tower of this kind stands on."""
        return self.pieces[f"ground {kind.letter}"]

    def lot(self, kind: Kind) -> Drawing:
        """The ground of a tower that is not begun."""
        return self.pieces[f"lot {kind.letter}"]

    def symbol(self, kind: Kind) -> Drawing:
        return self.pieces[f"symbol {kind.letter}"]

    def rubble(self, cards: int) -> Drawing:
        """The heap of that many demolished cards; above some size it looks the same."""
        return self.pieces.get(f"rubble {cards}") or self._tallest_heap

    @property
    def back(self) -> Drawing:
        """The back of a card."""
        return self.pieces["back"]

    @property
    def skyline(self) -> Drawing:
        return self.pieces["skyline"]

    @property
    def _tallest_heap(self) -> Drawing:
        heaps = (int(name.removeprefix("rubble ")) for name in self.pieces if name.startswith("rubble "))
        return self.pieces[f"rubble {max(heaps)}"]


@cache
def artwork(*, dark: bool = False) -> Artwork:
    """The drawings for a light or a dark background.

    >>> artwork().floor(Card(Kind.TREE, 15)).width
    240
    """
    theme = _read()["dark" if dark else "light"]
    pieces = {}
    for name, svg in theme["pieces"].items():
        match = _OWN_SIZE.search(svg)
        assert match, name
        pieces[name] = Drawing(svg, int(match[1]), int(match[2]))
    sky = theme["sky"]
    return Artwork(sky["top"], sky["bottom"], sky["ink"], pieces)


@cache
def _read() -> dict[str, dict[str, dict[str, str]]]:
    try:
        packed = files("fivetowers").joinpath(ARTWORK_FILE).read_bytes()
    except FileNotFoundError as error:
        reason = "The pictures come with the page, which has not been built here: `make play` builds it."
        raise NoArtwork(reason) from error
    read: dict[str, dict[str, dict[str, str]]] = json.loads(gzip.decompress(packed))
    return read
