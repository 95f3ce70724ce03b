"""Broken records: each is refused with its line, its round and the rule that it breaks."""

import time
from random import Random

import pytest

from fivetowers import Deal, Game, GameRecord, IllegalAction, RecordError, format_record, parse_record, parse_records
from tests.positions import STANDARD, whole_game

HEAD = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n'  # lines 1 to 3
TABLETOP_HEAD = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n[Variant "tabletop"]\n'  # lines 1 to 4
FIVE = "T5 C7 S0 H12 M3"
FIRST = f"1. {FIVE} / 2 - / C7 S0\n"  # line 4; then Ben starts, Anna has C:7 S:0


def refused(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_records(text)
    return caught.value


# ---- the file and its tags: text, code, line, facts


@pytest.mark.parametrize(
    ("text", "code", "line", "facts"),
    [
        ("", "record.empty", 1, {}),
        ("\n \n\t\n", "record.empty", 1, {}),
        ("\ufeff", "record.empty", 1, {}),
        ("\n\nhello", "record.no_game", 3, {"seen": "hello"}),
        ('[Players "Anna|Ben"]\n[Game "5 Towers"]\n', "record.no_game", 1, {"seen": '[Players "Anna|Ben"]'}),
        ('[game "5 Towers"]\n', "record.no_game", 1, {"seen": '[game "5 Towers"]'}),
        ('[Game "Chess"]\n', "record.tag_value", 1, {"tag": "Game", "seen": "Chess"}),
        ('[Game "5 towers"]\n', "record.tag_value", 1, {"tag": "Game", "seen": "5 towers"}),
        ('[Game "5 Towers"]\n', "record.tag_missing", 1, {"tag": "Players"}),
        ('[Game "5 Towers"]\n[Players "A|B"]\n\n', "record.tag_missing", 2, {"tag": "Start"}),
        ('[Game "5 Towers"]\n[Players "A|B"]\n1. T5\n', "record.tag_missing", 2, {"tag": "Start"}),
        ('[Game "5 Towers"]\n[Game "5 Towers"]\n', "record.tag_missing", 1, {"tag": "Players"}),
        (HEAD + "[Note]\n", "record.tag", 4, {"seen": "[Note]"}),
        (HEAD + '[Note "a"b"]\n', "record.tag", 4, {"seen": '[Note "a"b"]'}),
        (HEAD + '[Note  "a"]\n', "record.tag", 4, {"seen": '[Note  "a"]'}),
        (HEAD + '[Note "a"] \n', "record.tag", 4, {"seen": '[Note "a"] '}),
        (HEAD + '[Note "a\\"]\n', "record.tag", 4, {"seen": '[Note "a\\"]'}),
        (HEAD + '[1Note "a"]\n', "record.tag", 4, {"seen": '[1Note "a"]'}),
        (HEAD + '[Note "a\\n"]\n', "record.escape", 4, {"seen": "\\n"}),
        (HEAD + '[Note "a\\|"]\n', "record.escape", 4, {"seen": "\\|"}),
        (HEAD.replace("Anna", "An\\na"), "record.escape", 2, {"seen": "\\n"}),
        (HEAD + '[Start "1"]\n', "record.tag_twice", 4, {"tag": "Start"}),
        (HEAD + '[Players "Anna|Ben"]\n', "record.tag_twice", 4, {"tag": "Players"}),
        (HEAD + '[Date "2026-11-15"]\n[Date "2026-11-15"]\n', "record.tag_twice", 5, {"tag": "Date"}),
        (HEAD + '[Salt "00"]\n[Salt "00"]\n', "record.tag_twice", 5, {"tag": "Salt"}),
        (HEAD + '[Variant "standard"]\n[Variant "tabletop"]\n', "record.tag_twice", 5, {"tag": "Variant"}),
        (HEAD + FIRST + '[Note "a"]\n', "record.tag_late", 5, {"tag": "Note"}),
        (HEAD + '[Variant "Standard"]\n', "record.tag_value", 4, {"tag": "Variant", "seen": "Standard"}),
        (HEAD + '[Variant ""]\n', "record.tag_value", 4, {"tag": "Variant", "seen": ""}),
        (HEAD.replace('"1"', '"0"'), "record.tag_value", 3, {"tag": "Start", "seen": "0"}),
        (HEAD.replace('"1"', '"3"'), "record.tag_value", 3, {"tag": "Start", "seen": "3"}),
        (HEAD.replace('"1"', '"6"'), "record.tag_value", 3, {"tag": "Start", "seen": "6"}),
        (HEAD.replace('"1"', '"01"'), "notation.number", 3, {"seen": "01"}),
        (HEAD.replace('"1"', '"one"'), "notation.number", 3, {"seen": "one"}),
        (HEAD + '[Date "15.11.2026"]\n', "record.tag_value", 4, {"tag": "Date", "seen": "15.11.2026"}),
        (HEAD + '[Date "2026-13-01"]\n', "record.tag_value", 4, {"tag": "Date", "seen": "2026-13-01"}),
        (HEAD + '[Date "2026-1-1"]\n', "record.tag_value", 4, {"tag": "Date", "seen": "2026-1-1"}),
        (HEAD.replace("Anna|Ben", "Anna"), "record.players", 2, {"seen": 1, "fewest": 2, "most": 5}),
        (HEAD.replace("Anna|Ben", "A|B|C|D|E|F"), "record.players", 2, {"seen": 6, "fewest": 2, "most": 5}),
        (HEAD.replace("Anna|Ben", "Anna|"), "record.name", 2, {"seen": "", "longest": 40}),
        (HEAD.replace("Anna|Ben", ""), "record.players", 2, {"seen": 1, "fewest": 2, "most": 5}),
        (HEAD.replace("Anna|Ben", "Anna| \t"), "record.name", 2, {"seen": "", "longest": 40}),
        (HEAD.replace("Anna", "a" * 41), "record.name", 2, {"seen": "a" * 39 + "…", "longest": 40}),
        (HEAD.replace("Anna", "An\tna"), "record.name", 2, {"seen": "An\N{REPLACEMENT CHARACTER}na", "longest": 40}),
        (HEAD.replace("Anna", "An\x1bna"), "record.name", 2, {"seen": "An\N{REPLACEMENT CHARACTER}na", "longest": 40}),
    ],
)
def test_file_or_tag_is_refused(text: str, code: str, line: int, facts: dict[str, object]) -> None:
    for source in (text, text.encode(), text.replace("\n", "\r\n")):
        error = refused(source)
        assert (error.refusal.code, error.line, error.refusal.facts) == (code, line, facts)


def test_bytes_that_are_not_utf8_are_refused_with_their_line() -> None:
    error = refused(HEAD.encode() + b'[Note "\xff"]\n')
    assert (error.refusal.code, error.line, error.round) == ("record.not_utf8", 4, None)


def test_two_games_where_one_is_asked_for_are_refused() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(HEAD + HEAD)
    assert (caught.value.refusal.code, caught.value.refusal.facts) == ("record.one_game", {"seen": 2})


# ---- rounds: lines after the header (the first is line 4), code, rule, line, round


@pytest.mark.parametrize(
    ("rounds", "code", "rule", "line", "number"),
    [
        # Words that mean nothing
        ("hello\n", "record.round_number", None, 4, 1),
        (f"2. {FIVE}\n", "record.round_number", None, 4, 1),
        (f"1 {FIVE}\n", "record.round_number", None, 4, 1),
        (f"01. {FIVE}\n", "record.round_number", None, 4, 1),
        (f" 1. {FIVE}\n", "record.round_number", None, 4, 1),
        (FIRST + f"1. {FIVE}\n", "record.round_number", None, 5, 2),
        (FIRST + "3. T1 T2 T3 T4 T6\n", "record.round_number", None, 5, 2),
        ("1.\n", "notation.no_cards", None, 4, 1),
        ("1. / 2\n", "notation.no_cards", None, 4, 1),
        ("1. T5 C7 S0 H12 M16\n", "notation.card", None, 4, 1),
        (f"1.  {FIVE}\n", "notation.card", None, 4, 1),
        (f"1. {FIVE} \n", "notation.card", None, 4, 1),
        (f"1. {FIVE}/ 2 -\n", "notation.card", None, 4, 1),
        (f"1. {FIVE} / two\n", "notation.number", None, 4, 1),
        (f"1. {FIVE} / 02\n", "notation.number", None, 4, 1),
        (f"1. {FIVE} / 2  -\n", "notation.number", None, 4, 1),
        (f"1. {FIVE} / 2 -- / C7 S0\n", "notation.number", None, 4, 1),
        (f"1. {FIVE} / 2 - / C7 S\n", "notation.card", None, 4, 1),
        (f"1. {FIVE} / 2 - / C7 xS0\n", "notation.card", None, 4, 1),
        (f"1. {FIVE} / 2 - / xC7\n", "notation.no_cards", None, 4, 1),
        (f"1. {FIVE} / 2 - / C7 S0 /\n", "record.parts", None, 4, 1),
        (f"1. {FIVE} / / / /\n", "record.parts", None, 4, 1),
        # Lines that stop too soon, with more to come
        (f"1. {FIVE}\n2. T1 T2 T3 T4 T6\n", "record.incomplete", None, 4, 1),
        (f"1. {FIVE} / 2 -\n2. T1 T2 T3 T4 T6\n", "record.incomplete", None, 4, 1),
        (f"1. {FIVE} / 2 - /\n2. T1 T2 T3 T4 T6\n", "record.incomplete", None, 4, 1),
        (f"1. {FIVE} / 0 -\n2. T1 T2 T3 T4 T6\n", "record.incomplete", None, 4, 1),
        (FIRST + "2. T1 T2 T3 T4 T6 / 1\n3. T7\n", "record.incomplete", None, 5, 2),
        # Rules
        ("1. T5 C7 S0 H12\n", "deal.count", "R9", 4, 1),
        (f"1. {FIVE} M4\n", "deal.count", "R9", 4, 1),
        ("1. T5 C7 S0 H12 T5\n", "deal.not_in_pile", "R9", 4, 1),
        (FIRST + "2. T1 T2 T3 T4 C7\n", "deal.not_in_pile", "R9", 5, 2),
        (FIRST + "\n\n2. T1 T2 T3 T4 M3\n", "deal.not_in_pile", "R9", 7, 2),
        (f"1. {FIVE} / -\n", "pass.start", "R10", 4, 1),
        (f"1. {FIVE} / 6\n", "bid.out_of_range", "R10", 4, 1),
        (f"1. {FIVE} / 2 2\n", "bid.not_higher", "R10", 4, 1),
        (f"1. {FIVE} / 0 0\n", "bid.zero", "R10", 4, 1),
        (f"1. {FIVE} / 2 - 3\n", "turn.build", "R12", 4, 1),
        (f"1. {FIVE} / 5 -\n", "turn.build", "R12", 4, 1),
        (f"1. {FIVE} / 0 - -\n", "turn.deal", "R9", 4, 1),
        (f"1. {FIVE} / 2 / C7 S0\n", "turn.bid", "R10", 4, 1),
        (f"1. {FIVE} / / C7 S0\n", "turn.bid", "R10", 4, 1),
        (f"1. {FIVE} / 0 - / C7\n", "turn.deal", "R9", 4, 1),
        (f"1. {FIVE} / 2 - !\n", "retract.variant", "R16", 4, 1),
        (FIRST + "2. C8 C9 S1 S2 S3 / 0 5\n", "bid.not_buildable", "R11", 5, 2),
        (f"1. {FIVE} / 2 - / C7\n", "build.count", "R12", 4, 1),
        (f"1. {FIVE} / 2 - / C7 C8\n", "build.not_in_display", "R12", 4, 1),
        (FIRST + "2. C8 T1 T2 T3 T4 / 0 1 / C8\n", "build.not_lower", "R5", 5, 2),
        (FIRST + "2. S8 T1 T2 T3 T4 / 0 1 / S8\n", "build.on_spire", "R7", 5, 2),
        (FIRST + "2. S8 T1 T2 T3 T4 / 0 1 / xS0 T1\n", "demolish.spire", "R7", 5, 2),
        (FIRST + "2. S8 T1 T2 T3 T4 / 0 1 / xC8 T1\n", "demolish.not_top", "R12", 5, 2),
        (FIRST + "2. S8 T1 T2 T3 T4 / 0 1 / xM3 T1\n", "demolish.no_tower", "R12", 5, 2),
    ],
)
def test_round_is_refused(rounds: str, code: str, rule: str | None, line: int, number: int) -> None:
    error = refused(HEAD + rounds)
    assert (error.refusal.code, error.refusal.rule, error.line, error.round) == (code, rule, line, number)
    assert str(error).startswith(f"line {line}, round {number}: ")
    assert str(error).endswith(f"({rule}) [{code}]" if rule else f" [{code}]")


@pytest.mark.parametrize(
    ("rounds", "code", "rule"),
    [
        (f"1. {FIVE} / 5 !\n", "retract.buildable", "R16"),
        (f"1. {FIVE} / 2 !\n", "turn.bid", "R10"),
        ("1. S6 S4 T1 T2 T3 / 5 / S6 S4 T3 T2 T1\n2. S7 T5 C9 H3 M12 / 0 5 ! 5\n", "bid.taken_back", "R16"),
        ("1. S6 S4 T1 T2 T3 / 5 / S6 S4 T3 T2 T1\n2. S7 T5 C9 H3 M12 / 0 5 ! 0\n", "bid.zero", "R10"),
    ],
)
def test_round_of_the_tabletop_variant_is_refused(rounds: str, code: str, rule: str) -> None:
    error = refused(TABLETOP_HEAD + rounds)
    assert (error.refusal.code, error.refusal.rule) == (code, rule)
    assert error.line == 4 + rounds.count("\n")


def test_fault_in_a_later_game_has_its_own_round_and_the_line_of_the_file() -> None:
    error = refused(HEAD + FIRST + "\n" + HEAD + f"1. {FIVE} / 6\n")
    assert (error.refusal.code, error.line, error.round) == ("bid.out_of_range", 9, 1)
    in_its_tags = refused(HEAD + FIRST + "\n" + HEAD + '[Start "1"]\n')
    assert (in_its_tags.refusal.code, in_its_tags.line, in_its_tags.round) == ("record.tag_twice", 9, None)


# ---- the result


def finished() -> str:
    return format_record(whole_game(2, STANDARD, Random(1)))


def test_result_is_checked_and_never_trusted() -> None:
    """R19"""
    text = finished()
    result = text.partition('[Result "')[2].partition('"')[0]
    first, second = map(int, result.split())
    for wrong in (f"{first + 1} {second}", f"{second} {first}", str(first), f"{first}  {second}", "", f"{result} 0"):
        error = refused(text.replace(f'"{result}"', f'"{wrong}"'))
        assert (error.refusal.code, error.refusal.rule, error.line) == ("record.result", "R19", 5)
        assert error.refusal.facts == {"seen": wrong, "expected": result}


def test_result_of_a_game_in_progress_is_refused() -> None:
    """R18"""
    error = refused(HEAD + '[Result "2 0"]\n' + FIRST)
    assert (error.refusal.code, error.refusal.rule, error.line) == ("record.result_early", "R18", 4)
    without_last_build = finished().rstrip("\n").rpartition(" / ")[0] + "\n"
    assert refused(without_last_build).refusal.code == "record.result_early"


def test_nothing_follows_the_last_round() -> None:
    """R18"""
    text = finished()
    last = int(text.rstrip("\n").rpartition("\n")[2].partition(".")[0])
    error = refused(f"{text}{last + 1}. {FIVE}\n")
    assert (error.refusal.code, error.refusal.rule, error.round) == ("turn.over", "R18", last + 1)


# ---- a game that a program has put together wrongly


def test_record_that_breaks_a_rule_is_neither_written_nor_resumed() -> None:
    record = GameRecord(("Anna", "Ben"), actions=(Deal(()),))
    with pytest.raises(IllegalAction, match=r"\(R9\) \[deal\.count\]$"):
        format_record(record)
    with pytest.raises(IllegalAction, match=r"\(R9\) \[deal\.count\]$"):
        Game.resume(record, rng=Random(1))


# ---- junk


@pytest.mark.parametrize(
    "junk",
    [
        pytest.param(HEAD.replace("Anna", "a" * 1_000_000), id="a long name"),
        pytest.param(HEAD.replace("Anna|Ben", "a|" * 500_000), id="many names"),
        pytest.param(HEAD.replace("Anna", r"\\" * 500_000), id="a name of escapes"),
        pytest.param(HEAD + '[Note "' + "\\" * 1_000_000, id="a tag that does not end"),
        pytest.param(HEAD + "[" * 1_000_000, id="brackets"),
        pytest.param(HEAD + "1. " + "T5 " * 300_000, id="many cards"),
        pytest.param(HEAD + "1. " + "/ " * 500_000, id="many parts"),
        pytest.param(HEAD + f"1. {FIVE} / " + "- " * 500_000, id="many passes"),
        pytest.param(HEAD + f"1. {FIVE} / " + "9" * 1_000_000, id="a large number"),
        pytest.param(HEAD + f"1. {FIVE} / 2 - / " + "C7 " * 300_000, id="a large build"),
        pytest.param('[Game "5 Towers"]\n' * 50_000, id="many games"),
        pytest.param("\n" * 1_000_000, id="blank lines"),
        pytest.param("\x00" * 1_000_000, id="zeros"),
    ],
)
def test_megabyte_of_junk_is_refused_at_once(junk: str) -> None:
    """Cost grows no faster than the input: with its square it would be minutes, on any machine."""
    began = time.process_time()
    refused(junk)
    assert time.process_time() - began < 10
