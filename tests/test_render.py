"""Pictures of positions: they are those of the files, fit their width, and say everything without colour."""

import re

import pytest
from rich.cells import cell_len

from fivetowers import Card, Kind
from fivetowers.render import LOOKS, card_badge, paint, say_what_fits
from fivetowers.towers import fits
from tests.cli.snapshots import FOLDER, PICTURES, WIDTHS, path, picture


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_the_one_in_its_file(name: str, width: int) -> None:
    assert picture(name, width) == path(name, width).read_text("utf-8"), "changed on purpose? then: make golden"


def test_every_file_is_a_picture() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {path(name, width).name for name in PICTURES for width in WIDTHS}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_no_wider_than_the_terminal(name: str, width: int) -> None:
    assert max(map(cell_len, picture(name, width).splitlines())) <= width


def test_kinds_differ_without_colour() -> None:
    assert len({look.symbol for look in LOOKS.values()}) == len(Kind)
    assert len({look.colour for look in LOOKS.values()}) == len(Kind)
    assert {cell_len(look.symbol) for look in LOOKS.values()} == {1}
    assert card_badge(Card(Kind.SAND, 12)).plain == "∴S12"


@pytest.mark.parametrize("top", [None, *range(1, 16)])
def test_what_fits_is_what_the_rules_let_fit(top: int | None) -> None:
    words = say_what_fits(top)
    if words == "any card":
        allowed = set(range(16))
    else:
        allowed = set()
        for first, last in re.findall(r"(\d+)(?:–(\d+))?", words):
            allowed |= set(range(int(first), int(last or first) + 1))
    assert allowed | {top} == {value for value in range(16) if fits(value, top)} | {top}


def test_only_cards_are_painted() -> None:
    text = paint("xS6 T15: MT5 T16 H7a C0.")
    assert [text.plain[span.start : span.end] for span in text.spans] == ["xS6", "T15", "C0"]
