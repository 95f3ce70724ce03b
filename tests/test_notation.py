"""Cards, towers, seats and actions as text, and what is refused."""

import pytest

from fivetowers import (
    Bid,
    Build,
    Deal,
    Kind,
    NotationError,
    Pass,
    Retract,
    deck,
    format_action,
    format_card,
    format_seat,
    format_tower,
    parse_action,
    parse_card,
    parse_seat,
    parse_tower,
)
from fivetowers.notation import LONGEST_QUOTE, parse_kind, parse_number, quote
from tests.positions import cards

JUNK = [
    "",
    " ",
    "\n",
    "T",
    "t5",
    "T16",
    "T05",
    "T-1",
    "T+1",
    "T 5",
    " T5",
    "T5 ",
    "T5\n",
    "X5",
    "5",
    "5T",
    "T5T5",
    "T５",
    "Т5",
    "T1.0",
    "TT",
]


def test_every_card_is_read_back_as_written() -> None:
    for card in deck(2):
        assert parse_card(format_card(card)) == card
    assert len({format_card(card) for card in deck(2)}) == 80


def test_letters_are_those_of_the_kinds() -> None:
    assert [str(card) for card in cards("T15 C0 H7 S12 M9")] == ["T15", "C0", "H7", "S12", "M9"]
    assert [card.kind for card in cards("T1 C1 H1 S1 M1")] == list(Kind)


@pytest.mark.parametrize("text", JUNK)
def test_text_is_no_card(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.refusal.code == "notation.card"
    assert caught.value.refusal.rule is None


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("5", 5), ("10", 10), ("999999", 999_999)])
def test_number_is_read(text: str, number: int) -> None:
    assert parse_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "00", "05", "1 ", " 1", "1\n", "1_0", "1.0", "٣", "³", "x", "9" * 5000]
)
def test_text_is_no_number(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_number(text)
    assert caught.value.refusal.code == "notation.number"


@pytest.mark.parametrize("letter", ["", "t", "X", "TC", "TCHSM", "x", "T "])
def test_text_is_no_kind(letter: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_kind(letter)
    assert caught.value.refusal.code == "notation.kind"


# ---- towers and seats


@pytest.mark.parametrize(
    ("text", "kind", "values"),
    [
        ("S:12,8,15,0", Kind.SAND, (12, 8, 15, 0)),
        ("T:0", Kind.TREE, (0,)),
        ("M:1,2,3", Kind.SCRAP, (1, 2, 3)),
    ],
)
def test_tower_is_written_from_the_bottom_up(text: str, kind: Kind, values: tuple[int, ...]) -> None:
    tower = parse_tower(text)
    assert (tower.kind, tower.values) == (kind, values)
    assert format_tower(tower) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation.tower"),
        ("S", "notation.tower"),
        ("S12", "notation.tower"),
        ("X:1", "notation.kind"),
        (":1", "notation.kind"),
        ("ST:1", "notation.kind"),
        ("S:", "notation.card"),
        ("S:1,", "notation.card"),
        ("S:,1", "notation.card"),
        ("S:1, 2", "notation.card"),
        ("S:1;2", "notation.card"),
        ("S:01", "notation.card"),
        ("S:16", "notation.card"),
        ("S:1:2", "notation.card"),
        ("S:S1", "notation.card"),
    ],
)
def test_text_is_no_tower(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tower(text)
    assert caught.value.refusal.code == code


@pytest.mark.parametrize(
    "text", ["", "T:15,9 S:6,4 x:C7,M2", "T:1 C:1 H:1 S:1 M:1", "x:C7", "x:C7,C7", "M:8,15,0 x:M2"]
)
def test_seat_is_read_back_as_written(text: str) -> None:
    assert format_seat(parse_seat(text)) == text


def test_seat_shows_towers_and_rubble() -> None:
    seat = parse_seat("T:15,9 S:6,4 x:C7,M2")
    assert [tower.values for tower in seat.towers] == [(15, 9), (), (), (6, 4), ()]
    assert seat.rubble == cards("C7 M2")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("T:5 T:4", "notation.twice"),
        ("x:C7 x:M2", "notation.twice"),
        ("T:5  S:4", "notation.tower"),
        (" T:5", "notation.tower"),
        ("T:5 ", "notation.tower"),
        ("x", "notation.card"),
        ("x:", "notation.card"),
        ("x:C7,", "notation.card"),
        ("x:7", "notation.card"),
        ("X:C7", "notation.kind"),
        ("T:5,S:4", "notation.card"),
    ],
)
def test_text_is_no_seat(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_seat(text)
    assert caught.value.refusal.code == code


# ---- actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("deal T5 C7 S0 H12 M3", Deal(cards("T5 C7 S0 H12 M3"))),
        ("deal T5", Deal(cards("T5"))),
        ("bid 0", Bid(0)),
        ("bid 5", Bid(5)),
        ("pass", Pass()),
        ("retract", Retract()),
        ("build T5", Build(cards("T5"))),
        ("build xS6 T5 T3 C7", Build(cards("T5 T3 C7"), cards("S6")[0])),
    ],
)
def test_action_is_read_and_written(text: str, action: Deal | Bid | Pass | Build | Retract) -> None:
    assert parse_action(text) == action
    assert format_action(action) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("build C7 T5 T3", "build T5 T3 C7"),
        ("build T3 C7 T5", "build T3 T5 C7"),
        ("build M1 S1 H1 C1 T1", "build T1 C1 H1 S1 M1"),
        ("build xS6 M12 S7 T5", "build xS6 T5 S7 M12"),
        ("build T8 C3 T15 C2", "build T8 T15 C3 C2"),
    ],
)
def test_build_is_written_by_kind_and_keeps_the_order_inside_a_kind(text: str, canonical: str) -> None:
    assert format_action(parse_action(text)) == canonical
    assert format_action(parse_action(canonical)) == canonical
    told = Build(cards(text.removeprefix("build xS6 ").removeprefix("build ")))
    assert format_action(told).split()[1:] == canonical.replace("xS6 ", "").split()[1:]


def test_deal_keeps_its_order() -> None:
    assert format_action(parse_action("deal M3 T5 C7")) == "deal M3 T5 C7"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation.action"),
        (" ", "notation.action"),
        ("bid", "notation.action"),
        ("bid  3", "notation.action"),
        ("bid 3 ", "notation.action"),
        (" bid 3", "notation.action"),
        ("Bid 3", "notation.action"),
        ("BID 3", "notation.action"),
        ("bid 3 4", "notation.action"),
        ("bid\t3", "notation.action"),
        ("bid 03", "notation.number"),
        ("bid -1", "notation.number"),
        ("bid three", "notation.number"),
        ("bid ", "notation.number"),
        ("pass ", "notation.action"),
        ("pass 1", "notation.action"),
        ("Pass", "notation.action"),
        ("pass\n", "notation.action"),
        ("retract 3", "notation.action"),
        ("deal", "notation.action"),
        ("deal ", "notation.card"),
        ("deal T5  C7", "notation.card"),
        ("deal T5,C7", "notation.card"),
        ("deal xT5 C7", "notation.card"),
        ("build", "notation.no_cards"),
        ("build ", "notation.card"),
        ("build xS6", "notation.no_cards"),
        ("build x", "notation.card"),
        ("build x S6 T5", "notation.card"),
        ("build T5 xS6", "notation.card"),
        ("build xS6 xT5 C7", "notation.card"),
        ("build XS6 T5", "notation.card"),
        ("build t5", "notation.card"),
        ("build T5 ", "notation.card"),
        ("build  T5", "notation.card"),
        ("-", "notation.action"),
        ("3", "notation.action"),
        ("undo", "notation.action"),
    ],
)
def test_text_is_no_action(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.refusal.code == code


# ---- what a refusal quotes


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("T99", "T99"),
        ("a\nb\x1b[31m\u202ec", "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}c"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("x" * 1_000_000, "x" * 39 + "…"),
    ],
)
def test_refusal_quotes_a_short_printable_part(text: str, quoted: str) -> None:
    assert quote(text) == quoted
    assert len(quote(text)) <= LONGEST_QUOTE


def test_refusal_says_what_was_seen() -> None:
    with pytest.raises(NotationError, match=r"not “T99” \[notation\.card\]") as caught:
        parse_action("deal T5 T99")
    assert caught.value.refusal.facts == {"seen": "T99"}
