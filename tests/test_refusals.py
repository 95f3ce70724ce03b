"""Every refusal of the engine: its code, its rule and its facts, each reached by at least one row of a table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import fivetowers
from fivetowers import (
    FiveTowersError,
    IllegalAction,
    Phase,
    Refusal,
    State,
    apply,
    format_state,
    legal_actions,
    parse_action,
    parse_card,
    parse_record,
    parse_records,
    parse_seat,
    parse_state,
    parse_tower,
    start,
)
from fivetowers.notation import parse_kind
from fivetowers.records.record import check_name
from tests.positions import TABLETOP, play, position, refusal

FIVE = "S7 T5 C9 H3 M12"
Facts = dict[str, object]


def to_bid() -> State:
    return position("S:6,4", "", "", display=FIVE, start=2, said="2")


def to_build() -> State:
    return position("T:4,0 S:6,4", "", "", display=FIVE, said="2 - -")


def taken_back() -> State:
    return position("", "S:6,4", "", display=FIVE, variant=TABLETOP, said="1 5 !")


def between_rounds() -> State:
    return play(position("T:12", "", display=FIVE, said="1 -"), "build T5")


def over() -> State:
    return play(position("", "", display="T5", pile="", lap=2), "bid 0", "pass")


RULES: list[tuple[Callable[[], State], str, str, str, Facts]] = [
    (over, "bid 1", "turn.over", "R18", {}),
    (over, "deal T1", "turn.over", "R18", {}),
    (between_rounds, "bid 1", "turn.deal", "R9", {}),
    (between_rounds, "build T4", "turn.deal", "R9", {}),
    (to_bid, "build T5", "turn.bid", "R10", {"seat": 3}),
    (to_bid, "retract", "turn.bid", "R10", {"seat": 3}),
    (to_bid, "deal T1 T2 T3 T4 C5", "turn.bid", "R10", {"seat": 3}),
    (to_build, "bid 3", "turn.build", "R12", {"seat": 1}),
    (to_build, "pass", "turn.build", "R12", {"seat": 1}),
    (to_build, "deal T1 T2 T3 C4 C5", "turn.build", "R12", {"seat": 1}),
    (between_rounds, "deal T1 T2", "deal.count", "R9", {"due": 5, "seen": 2}),
    (between_rounds, "deal T1 T2 T3 T4 T12", "deal.not_in_pile", "R9", {"card": "T12"}),
    (lambda: start(2), "deal T1 T2 T3 T4 T1", "deal.not_in_pile", "R9", {"card": "T1"}),
    (lambda: position("", "", display=FIVE), "pass", "pass.start", "R10", {}),
    (to_bid, "bid 6", "bid.out_of_range", "R10", {"bid": 6, "largest": 5}),
    (to_bid, "bid 0", "bid.zero", "R10", {"start": 2}),
    (to_bid, "bid 2", "bid.not_higher", "R10", {"bid": 2, "highest": 2}),
    (taken_back, "bid 5", "bid.taken_back", "R16", {"bid": 5, "limit": 5, "seat": 2}),
    (lambda: play(to_bid(), "pass"), "bid 5", "bid.not_buildable", "R11", {"bid": 5, "most": 4, "seat": 1}),
    (to_build, "build H3", "build.count", "R12", {"bid": 2, "seen": 1}),
    (to_build, "build H3 H4", "build.not_in_display", "R12", {"card": "H4"}),
    (to_build, "build H3 S7", "build.not_lower", "R5", {"card": "S7", "onto": "S4"}),
    (to_build, "build xS4 H3 S7", "build.not_lower", "R5", {"card": "S7", "onto": "S6"}),
    (to_build, "build T5 H3", "build.on_spire", "R7", {"card": "T5", "onto": "T0"}),
    (to_build, "build xM12 H3 M12", "demolish.no_tower", "R12", {"card": "M12"}),
    (to_build, "build xS6 H3 M12", "demolish.not_top", "R12", {"card": "S6", "top": "S4"}),
    (to_build, "build xT4 H3 M12", "demolish.not_top", "R12", {"card": "T4", "top": "T0"}),
    (to_build, "build xT0 H3 M12", "demolish.spire", "R7", {"card": "T0"}),
    (to_build, "retract", "retract.variant", "R16", {}),
    (
        lambda: position("", "", display=FIVE, variant=TABLETOP, said="3 -"),
        "retract",
        "retract.buildable",
        "R16",
        {"bid": 3, "seat": 1},
    ),
]

HEAD = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n'

READERS: list[tuple[Callable[[str], object], str, str, Facts]] = [
    (parse_card, "T99", "notation.card", {"seen": "T99"}),
    (parse_kind, "X", "notation.kind", {"seen": "X"}),
    (parse_tower, "T5", "notation.tower", {"seen": "T5"}),
    (parse_seat, "T:5 T:4", "notation.twice", {"seen": "T:4", "part": "T"}),
    (parse_seat, "x:T5 x:T4", "notation.twice", {"seen": "x:T4", "part": "x"}),
    (parse_action, "jump", "notation.action", {"seen": "jump"}),
    (parse_action, "bid x", "notation.number", {"seen": "x"}),
    (parse_action, "build xT5", "notation.no_cards", {"seen": ""}),
    (parse_state, "{", "position.json", {"seen": "{"}),
    (parse_state, "{}", "position.field", {"field": "players"}),
    (check_name, "", "record.name", {"seen": "", "longest": 40}),
    (parse_records, "", "record.empty", {}),
    (parse_records, "x", "record.no_game", {"seen": "x"}),
    (parse_record, HEAD + HEAD, "record.one_game", {"seen": 2}),
    (parse_records, HEAD.replace("|Ben", ""), "record.players", {"seen": 1, "fewest": 2, "most": 5}),
    (parse_records, HEAD.replace("Anna", "\\x"), "record.escape", {"seen": "\\x"}),
    (parse_records, HEAD + "[x]", "record.tag", {"seen": "[x]"}),
    (parse_records, HEAD + '[Start "1"]', "record.tag_twice", {"tag": "Start"}),
    (parse_records, HEAD.replace('"1"', '"9"'), "record.tag_value", {"tag": "Start", "seen": "9"}),
    (parse_records, '[Game "5 Towers"]', "record.tag_missing", {"tag": "Players"}),
    (parse_records, HEAD + f'1. {FIVE}\n[x "y"]', "record.tag_late", {"tag": "x"}),
    (parse_records, HEAD + f"2. {FIVE}", "record.round_number", {"seen": "2.", "expected": "1."}),
    (parse_records, HEAD + f"1. {FIVE} / / / /", "record.parts", {"seen": 5}),
    (parse_records, HEAD + f"1. {FIVE} {{open", "record.comment", {"seen": "{open"}),
    (parse_records, HEAD + f"1. {FIVE} / 2 ( 3", "record.side_line", {"seen": "3"}),
    (parse_records, HEAD + f"1. {FIVE}\n2. {FIVE}", "record.incomplete", {}),
    (parse_records, HEAD + '[Result "0 0"]', "record.result_early", {}),
]

REACHED_ELSEWHERE = {
    "position.too_many": "test_position_refusals.py",
    "record.not_utf8": "records/test_record_refusals.py",
    "record.result": "records/test_record_refusals.py",
}


@pytest.mark.parametrize(("make", "action", "code", "rule", "facts"), RULES)
def test_action_is_refused_with_rule_and_facts(
    make: Callable[[], State], action: str, code: str, rule: str, facts: Facts
) -> None:
    state = make()
    before = format_state(state)
    assert refusal(state, action) == Refusal(code, rule, facts)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction) as caught:
        apply(state, parse_action(action))
    assert caught.value.refusal == refusal(state, action)
    assert format_state(state) == before
    assert parse_action(action) not in legal_actions(state)


@pytest.mark.parametrize(("read", "text", "code", "facts"), READERS)
def test_text_is_refused_with_its_facts(read: Callable[[str], object], text: str, code: str, facts: Facts) -> None:
    with pytest.raises(FiveTowersError) as caught:
        read(text)
    assert (caught.value.refusal.code, caught.value.refusal.facts) == (code, facts)
    assert not isinstance(caught.value, IllegalAction)


def codes_in_the_source() -> set[str]:
    """Every literal that looks like a code, in the modules of the core."""
    core = (
        "cards",
        "dealer",
        "game",
        "notation",
        "position",
        "offer/bid_offers",
        "offer/build_list",
        "offer/build_preview",
        "offer/first_choices",
        "offer/seat_reach",
        "questions",
        "records/record",
        "records/record_reader",
        "records/record_writer",
        "rules",
        "scoring",
        "towers",
    )
    folder = Path(fivetowers.__file__).parent
    text = "\n".join((folder / f"{name}.py").read_text("utf-8") for name in core)
    subjects = "turn|deal|bid|pass|build|demolish|retract|notation|position|record"
    return set(re.findall(rf'"((?:{subjects})\.[a-z_0-9]+)"', text))


def test_every_code_of_the_core_is_in_a_table() -> None:
    reached = {row[2] for row in RULES} | {row[2] for row in READERS} | set(REACHED_ELSEWHERE)
    assert codes_in_the_source() == reached
    folder = Path(__file__).parent
    for code, name in REACHED_ELSEWHERE.items():
        assert code in (folder / name).read_text("utf-8")


def test_refusal_reads_as_code_rule_and_facts() -> None:
    assert str(Refusal("bid.not_higher", "R10", {"bid": 2, "highest": 3})) == "bid.not_higher R10 bid=2 highest=3"
    assert str(Refusal("record.empty")) == "record.empty"


def test_refusal_never_depends_on_who_asks() -> None:
    """The same state and action give the same value, so that every interface says the same."""
    state = to_bid()
    assert state.phase is Phase.BID
    assert refusal(state, "bid 2") == refusal(to_bid(), "bid 2")
    assert hash(refusal(state, "bid 2")) == hash(refusal(to_bid(), "bid 2"))
