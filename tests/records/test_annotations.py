"""Comments, evaluations and side lines in records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers import (
    Bid,
    Build,
    Comment,
    GameRecord,
    NotationError,
    Pass,
    RecordError,
    SideLine,
    format_record,
    parse_action,
    parse_card,
    parse_record,
)
from fivetowers.records.annotations import Remark, format_comment, split_words

HEAD = '[Game "5 Towers"]\n[Players "Anna|Ben|Cleo"]\n[Variant "standard"]\n[Start "1"]\n\n'
FIVE = "T5 C7 S0 H12 M3"
PLAIN = HEAD + f"1. {FIVE} / 2 - 3 / C7 S0 M3\n2. S6 T1 H9 H3 C15 / 0 - - /\n"
NOTED = (
    HEAD
    + f"1. {FIVE} {{five kinds}} / 2 {{eval 0.3 0.3 0.4}} - 3 {{bold}} ( - {{meek}} / C7 S0 ) / C7 S0 M3 ( T5 C7 S0 )\n"
    "2. S6 T1 H9 H3 C15 / 0 - - {nobody} ( 1 ) /\n"
)


def one_round(round_text: str) -> str:
    return HEAD + f"1. {round_text}\n"


def test_comments_belong_to_the_action_before_them() -> None:
    comments = parse_record(NOTED).comments
    assert comments == (
        Comment(1, "five kinds"),
        Comment(2, "eval 0.3 0.3 0.4"),
        Comment(4, "bold"),
        Comment(9, "nobody"),
    )
    assert [comment.evaluation for comment in comments] == [None, (0.3, 0.3, 0.4), None, None]


def test_side_lines_say_what_could_have_been_played_instead() -> None:
    c7, s0, t5 = (parse_card(text) for text in ("C7", "S0", "T5"))
    assert parse_record(NOTED).side_lines == (
        SideLine(3, (Pass(), Build((c7, s0))), (Comment(1, "meek"),)),
        SideLine(4, (Build((t5, c7, s0)),)),
        SideLine(8, (Bid(1),)),
    )


def test_game_is_the_same_with_and_without_them() -> None:
    noted, plain = parse_record(NOTED), parse_record(PLAIN)
    assert noted.actions == plain.actions
    assert noted.end == plain.end
    assert (plain.comments, plain.side_lines) == ((), ())


@pytest.mark.parametrize("text", [PLAIN, NOTED])
def test_record_is_written_as_it_was_read(text: str) -> None:
    assert format_record(parse_record(text)) == text


def test_taken_back_bid_may_have_a_side_line() -> None:
    head = HEAD.replace("standard", "tabletop").replace("|Cleo", "")
    text = head + f"1. {FIVE} / 1 - / S0\n2. S6 S4 S3 S2 S1 / 0 5 ( 4 ) ! - /\n"
    record = parse_record(text)
    assert record.side_lines == (SideLine(6, (Bid(4),)),)
    assert format_record(record) == text


@pytest.mark.parametrize(
    ("round_text", "code"),
    [
        (f"{FIVE} / {{early}} 2", "record.comment"),
        ("T5 {inside} C7 S0 H12 M3", "record.comment"),
        (f"{FIVE} / 0 - - / {{late}}", "record.comment"),
        (f"{FIVE} / 1 {{open", "record.comment"),
        (f"{FIVE} / 1 {{a{{b}}", "record.comment"),
        (f"{FIVE} / 1 {{a}}2", "record.comment"),
        (f"{FIVE} / 1 {{a\\n}}", "record.comment"),
        (f"{FIVE} / 1 {{}}", "record.comment"),
        (f"{FIVE} / 1 {{ }}", "record.comment"),
        (f"{FIVE} / 1 {{a\tb}}", "record.comment"),
        (f"{FIVE} / 1 {{a\u202eb}}", "record.comment"),
        (f"{FIVE} ( T6 C7 S0 H12 M3 )", "record.side_line"),
        (f"{FIVE} / 1 ( 2", "record.side_line"),
        (f"{FIVE} / 1 ( )", "record.side_line"),
        (f"{FIVE} / 1 ( 2 ( 3 ) )", "record.side_line"),
        (f"{FIVE} / ( 2 ) 1", "record.side_line"),
        (f"{FIVE} / 1 ( 2 - - / T5 C7 / T5 )", "record.side_line"),
        (f"{FIVE} / 1 )", "notation.number"),
        (f"{FIVE} / 1 ( 6 )", "bid.out_of_range"),
        (f"{FIVE} / 1 - 2 ( 1 )", "bid.not_higher"),
        (f"{FIVE} / 1 - 2 / T5 C7 ( T5 )", "build.count"),
    ],
)
def test_what_stands_elsewhere_or_breaks_a_rule_is_refused(round_text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(one_round(round_text))
    assert (caught.value.refusal.code, caught.value.line, caught.value.round) == (code, 6, 1)


@pytest.mark.parametrize("text", ["", " ", "a\nb", "a\x00b"])
def test_comment_that_could_not_be_read_back_is_not_made(text: str) -> None:
    with pytest.raises(NotationError):
        Comment(1, text)


@given(st.text(st.characters(exclude_categories=["Cc", "Zl", "Zp", "Cs", "Cf"]), min_size=1).filter(str.strip))
def test_any_text_can_be_a_comment(text: str) -> None:
    assert split_words(f"1 {format_comment(Comment(1, text))} -") == ["1", Remark(text), "-"]
    actions = (parse_action(f"deal {FIVE}"), Bid(1))
    record = GameRecord(("Anna", "Ben"), actions=actions, comments=(Comment(1, text), Comment(2, text)))
    assert parse_record(format_record(record)) == record
