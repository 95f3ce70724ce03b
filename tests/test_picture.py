"""Pictures of positions: what is on the table is in them, drawn with the page's own artwork."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import fivetowers.artwork
from fivetowers import Game, parse_card, score_seat, start
from fivetowers.artwork import NoArtwork, artwork
from fivetowers.cards import CARDS
from fivetowers.picture import PASSED, Picture, draw_picture
from fivetowers.state import State

SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg)


def words(picture: Picture) -> list[str]:
    return [element.text or "" for element in drawn(picture).iter(f"{SVG}text")]


def played(players: int, *, rounds: int) -> Game:
    names = ["Anna", "Ben & <Bea>", "Cleo", "Дора", "Eglė"][:players]
    game, rng = Game(names, rng=Random(players), starting_seat=0), Random(3)
    while game.state.round < rounds and not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    return game


def inner(svg: str) -> str:
    """A drawing without the box that it is put into."""
    return svg.partition(">")[2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_on_the_table_is_drawn_once(players: int) -> None:
    game = played(players, rounds=9)
    state, picture = game.state, draw_picture(game.state, game.names)
    on_table = [*state.display, *(card for seat in state.seats for tower in seat.towers for card in tower.cards)]
    for row in CARDS:
        for card in row:
            assert picture.svg.count(inner(artwork().floor(card).svg)) == on_table.count(card), card


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_names_and_points_are_written(players: int) -> None:
    game = played(players, rounds=9)
    written = words(draw_picture(game.state, game.names))
    for name, seat in zip(game.names, game.state.seats, strict=True):
        assert name in written
        assert str(score_seat(seat).total) in written
    assert str(game.state.pile) in written


def test_bids_of_this_round_are_written() -> None:
    game = Game(["Anna", "Ben", "Cleo"], rng=Random(5), starting_seat=0)
    game.play("bid 2")
    game.play("pass")
    written = words(draw_picture(game.state, game.names))
    assert written.index("2") == written.index("Anna") + 1
    assert written.index(PASSED) == written.index("Ben") + 1


def test_rubble_is_drawn_as_a_heap_of_its_size() -> None:
    game = played(2, rounds=12)
    picture = draw_picture(game.state)
    heaps = [len(seat.rubble) for seat in game.state.seats]
    assert any(heaps)
    for cards in filter(None, heaps):
        assert inner(artwork().rubble(cards).svg) in picture.svg
    assert artwork().rubble(99) == artwork().rubble(98) != artwork().rubble(3)


def places(picture: Picture, state: State, seat: int, kind: int) -> list[tuple[float, float, float]]:
    """Where the floors of a tower are: left, upper and lower edge, from the bottom up."""
    found = []
    for card in state.seats[seat].towers[kind].cards:
        before, _, _ = picture.svg.partition(inner(artwork().floor(card).svg))
        box = _box(before)
        found.append((box["x"], box["y"], box["y"] + box["height"]))
    return found


def _box(text: str) -> dict[str, float]:
    """The numbers in the last `svg` tag of a text."""
    tag = text[text.rindex("<svg ") :].rstrip(">") + "/>"
    element = ET.fromstring(tag)
    return {name: float(element.attrib[name]) for name in ("x", "y", "width", "height")}


def test_floors_stand_on_each_other() -> None:
    state = played(2, rounds=14).state
    seat, kind = max(
        ((seat, kind) for seat in range(2) for kind in range(5)), key=lambda at: state.seats[at[0]].towers[at[1]].height
    )
    floors = places(draw_picture(state), state, seat, kind)
    assert len(floors) > 3
    for below, above in pairwise(floors):
        assert above[0] == below[0]
        assert above[2] == pytest.approx(below[1])


def test_dark_picture_has_other_colours_and_the_same_places() -> None:
    state = played(2, rounds=9).state
    light, dark = draw_picture(state), draw_picture(state, dark=True)
    assert artwork(dark=True).sky_top in dark.svg
    assert artwork(dark=True).sky_top not in light.svg
    assert [element.get("y") for element in drawn(light).iter(f"{SVG}text")] == [
        element.get("y") for element in drawn(dark).iter(f"{SVG}text")
    ]


def test_picture_is_saved_as_svg_and_as_png(tmp_path: Path) -> None:
    picture = draw_picture(start(2, 0), ["Anna", "Ben"])
    picture.save(tmp_path / "a.svg")
    picture.save(tmp_path / "a.png")
    assert ET.parse(tmp_path / "a.svg").getroot().tag == f"{SVG}svg"
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="gif"):
        picture.save(tmp_path / "a.gif")


def test_notebook_shows_games_and_positions() -> None:
    game = played(2, rounds=3)
    assert game._repr_svg_() == draw_picture(game.state, game.names).svg
    assert game.state._repr_svg_() == draw_picture(game.state).svg


def test_without_artwork_a_notebook_shows_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fivetowers.artwork, "ARTWORK_FILE", "none.json.gz")
    fivetowers.artwork._read.cache_clear()
    artwork.cache_clear()
    try:
        assert start(2, 0)._repr_svg_() is None
        with pytest.raises(NoArtwork, match="make play"):
            draw_picture(start(2, 0))
    finally:
        monkeypatch.undo()
        fivetowers.artwork._read.cache_clear()
        artwork.cache_clear()


def test_placed_drawing_fills_its_box() -> None:
    floor = artwork().floor(parse_card("T0"))
    assert 'x="10" y="5" width="120" height="42"' in floor.placed(10, 5, 0.5)


@pytest.mark.parametrize("players", [2, 5])
def test_a_graph_has_a_line_for_each_seat_and_one_under_each_name(players: int) -> None:
    game = played(players, rounds=9)
    courses = [[1 / players, 0.0, 1.0, 0.5]] * players
    plain, picture = (
        drawn(draw_picture(game.state, game.names)),
        drawn(draw_picture(game.state, game.names, courses=courses)),
    )
    lines = [element for element in picture if element.tag == f"{SVG}polyline"]
    assert [len(line.get("points", "").split()) for line in lines] == [4] * players
    under_names = [element.get("stroke") for element in picture if element.tag == f"{SVG}line"]
    assert under_names == [line.get("stroke") for line in lines]
    assert float(picture.get("height", 0)) > float(plain.get("height", 0))
