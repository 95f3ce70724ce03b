"""Records (`.5t`): what is read, and what is written."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers import (
    GameRecord,
    Phase,
    RecordError,
    Variant,
    format_record,
    parse_record,
    parse_records,
    replay,
    start,
)
from fivetowers.records.record_writer import format_records
from tests.positions import POLICIES, STANDARD, TABLETOP, Policy, cards, retracts, seats, whole_game

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.5t"))
EXAMPLE = (Path(__file__).parents[1] / "data" / "records" / "example.5t").read_text("utf-8")
HEAD = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Variant "standard"]\n[Start "1"]\n'
FIVE = "T5 C7 S0 H12 M3"


# ---- the example of notation.md


def test_example_is_read_and_written_byte_for_byte() -> None:
    assert format_record(parse_record(EXAMPLE)) == EXAMPLE


def test_example_tells_the_game_that_the_notation_says() -> None:
    record = parse_record(EXAMPLE)
    assert (record.names, record.start, record.variant) == (("Anna", "Ben", "Cleo"), 1, STANDARD)
    assert (record.date, record.tags) == ("2026-11-15", ())
    rounds = {state.round: state for state in replay(record) if state.phase is Phase.DEAL}
    assert seats(rounds[1]) == ["C:7 S:0 M:3", "", ""]  # Anna wins with 3
    assert (rounds[2].seats, rounds[2].start) == (rounds[1].seats, 1)  # everyone declines
    assert seats(rounds[3]) == ["T:4 H:8 S:0 M:3 x:C7", "", ""]  # Anna demolishes
    last = record.end
    assert (last.round, last.phase, last.turn, last.bids) == (4, Phase.BID, 2, (2,))


def test_replay_begins_before_the_first_deal_and_follows_every_action() -> None:
    record = parse_record(EXAMPLE)
    states = list(replay(record))
    assert states[0] == start(3, 1)
    assert len(states) == len(record.actions) + 1
    assert next(state.display for state in states if state.phase is Phase.BID) == cards(FIVE)


# ---- whole games


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_finished_game_is_read_back_with_its_result(players: int, variant: Variant, policy: Policy) -> None:
    record = whole_game(players, variant, Random(players), policy, players - 1)
    text = format_record(record)
    assert parse_record(text) == record
    result = text.partition('[Result "')[2].partition('"')[0]
    assert result == " ".join(str(score) for score in counted_by_hand(record))


def counted_by_hand(record: GameRecord) -> list[int]:
    """The points counted from the written towers, not by the engine."""
    totals = []
    for seat in record.end.seats:
        heights = [len(tower.values) for tower in seat.towers]
        doubled = [len(tower.values) for tower in seat.towers if 0 in tower.values]
        totals.append(sum(heights) + sum(doubled) + max(heights) - sum(range(len(seat.rubble) + 1)))
    return totals


@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 4])
def test_game_may_stop_after_any_action(players: int, variant: Variant) -> None:
    """Cut anywhere, it is a game in progress: written, read back, written again."""
    whole = whole_game(players, variant, Random(17))
    assert (retracts(whole) > 0) == (variant is TABLETOP)
    cuts = len(whole.actions) + 1
    for cut in range(cuts) if players == 2 else (*range(70), cuts - 2, cuts - 1):
        record = GameRecord(whole.names, whole.start, whole.variant, actions=whole.actions[:cut])
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text
        assert ("[Result " in text) == (cut == len(whole.actions))


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        pytest.param(f"1. {FIVE}", 1, id="turned up"),
        pytest.param(f"1. {FIVE} /", 1, id="turned up, empty bids"),
        pytest.param(f"1. {FIVE} / /", 1, id="turned up, empty bids and build"),
        pytest.param(f"1. {FIVE} / 2", 2, id="bidding"),
        pytest.param(f"1. {FIVE} / 2 /", 2, id="bidding, empty build"),
        pytest.param(f"1. {FIVE} / 2 -", 3, id="to be built"),
        pytest.param(f"1. {FIVE} / 2 - /", 3, id="to be built, empty build"),
        pytest.param(f"1. {FIVE} / 0 -", 3, id="declined, its end not written"),
    ],
)
def test_last_line_may_be_incomplete(line: str, actions: int) -> None:
    assert len(parse_record(f"{HEAD}\n{line}\n").actions) == actions
    assert len(parse_record(f"{HEAD}\n{line}").actions) == actions


def test_text_may_stop_after_any_word_that_leaves_no_half_action() -> None:
    """Half a display or half a build is refused; everything else is a game in progress."""
    head, _, rounds = EXAMPLE.rstrip("\n").partition("\n\n")
    words = rounds.replace("\n", " \n ").split(" ")
    for number in range(len(words) + 1):
        text = head + "\n\n" + " ".join(words[:number]).replace(" \n ", "\n").replace(" \n", "\n")
        display, *others = text.rpartition("\n")[2].split(" /")
        taken = [card for card in others[1].split() if not card.startswith("x")] if len(others) == 2 else []
        bids = [int(word) for word in others[0].split() if word != "-"] if others else []
        is_half = len(display.split()) not in (0, 6) or (len(taken) not in (0, *bids[-1:])) or text.endswith("xC7")
        if is_half:
            with pytest.raises(RecordError):
                parse_record(text)
        else:
            assert parse_record(text).names == ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("line", "written"),
    [
        (f"1. {FIVE} /", f"1. {FIVE}"),
        (f"1. {FIVE} / 2 /", f"1. {FIVE} / 2"),
        (f"1. {FIVE} / 2 - /", f"1. {FIVE} / 2 -"),
        (f"1. {FIVE} / 0 -", f"1. {FIVE} / 0 - /"),
        (f"1. {FIVE} / 3 - / M3 C7 T5", f"1. {FIVE} / 3 - / T5 C7 M3"),
    ],
)
def test_round_is_written_in_one_way(line: str, written: str) -> None:
    assert format_record(parse_record(f"{HEAD}\n{line}\n")) == f"{HEAD}\n{written}\n"


@pytest.mark.parametrize(
    ("players", "said", "turn", "phase"),
    [
        pytest.param("1|2|3|4", "3 - 5 ! 4 5", 3, Phase.BUILD, id="the fourth player may now say 5"),
        pytest.param("1|2|3|4", "3 - 5 !", 2, Phase.BID, id="stopped at the retract"),
        pytest.param("1|2|3|4", "3 - 5 ! - -", 0, Phase.BUILD, id="the first player builds after all"),
        pytest.param("1|2|3|4", "3 - 5 ! 4 -", 2, Phase.BUILD, id="one less"),
    ],
)
def test_bid_taken_back_is_an_exclamation_mark(players: str, said: str, turn: int, phase: Phase) -> None:
    """R16: the third player has sand 6 and 4, the display asks for a sand 7."""
    text = (
        f'[Game "5 Towers"]\n[Players "{players}"]\n[Variant "tabletop"]\n[Start "1"]\n\n'
        "1. S6 S4 T15 C15 H15 / 0 - 2 - / S6 S4\n"
        "2. T1 C1 H1 M1 M2 / 0 - - - /\n"
        "3. T2 C2 H2 M4 M5 / 1 - - - / M5\n"
        f"4. S7 T5 C9 H3 M12 / {said}\n"
    )
    record = parse_record(text)
    last = record.end
    assert (last.start, last.phase, last.turn) == (0, phase, turn)
    assert format_record(record) == text


# ---- several games, blank lines, line ends


def test_several_games_stand_in_one_file() -> None:
    games = (
        parse_record(EXAMPLE),
        whole_game(2, STANDARD, Random(1)),
        parse_record(HEAD),
        whole_game(5, TABLETOP, Random(2)),
    )
    text = format_records(games)
    assert parse_records(text) == games
    assert text.startswith(EXAMPLE + "\n[Game ")
    assert "\n\n\n" not in text


def test_one_game_is_asked_for_and_two_are_there() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(EXAMPLE + EXAMPLE)
    assert caught.value.refusal.code == "record.one_game"


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: text.replace("\n", "\r\n"), id="CRLF"),
        pytest.param(lambda text: "\ufeff" + text, id="byte-order mark"),
        pytest.param(lambda text: "\ufeff" + text.replace("\n", "\r\n"), id="both"),
        pytest.param(lambda text: text.replace("\n", "\n\n\n"), id="blank lines"),
        pytest.param(lambda text: "\n \n" + text + "\n\n", id="blank lines around"),
        pytest.param(lambda text: text.replace("\n\n", "\n"), id="no blank line"),
        pytest.param(lambda text: text.removesuffix("\n"), id="no line end at the end"),
    ],
)
def test_blank_lines_and_line_ends_mean_nothing(change: Callable[[str], str]) -> None:
    assert parse_record(change(EXAMPLE)) == parse_record(EXAMPLE)
    assert parse_record(change(EXAMPLE).encode()) == parse_record(EXAMPLE)


def test_text_and_bytes_are_read_alike() -> None:
    text = EXAMPLE.replace("Anna", "Žaneta Ąžuolė Борис")
    assert parse_record(text.encode()) == parse_record(text)


# ---- tags


def test_tags_are_written_in_their_order_and_unknown_ones_as_read() -> None:
    text = (
        '[Game "5 Towers"]\n[Site "b"]\n[Date "2026-11-15"]\n[Start "2"]\n[Event "a"]\n'
        '[Players "Anna|Ben"]\n[Site "b"]\n[x-1_Y ""]\n'
    )
    record = parse_record(text)
    assert record.tags == (("Site", "b"), ("Event", "a"), ("Site", "b"), ("x-1_Y", ""))
    assert format_record(record) == (
        '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Variant "standard"]\n[Start "2"]\n[Date "2026-11-15"]\n'
        '[Site "b"]\n[Event "a"]\n[Site "b"]\n[x-1_Y ""]\n'
    )


def test_variant_is_standard_when_missing() -> None:
    assert parse_record(HEAD.replace('[Variant "standard"]\n', "")).variant is STANDARD
    assert parse_record(HEAD.replace("standard", "tabletop")).variant is TABLETOP


def test_result_comes_before_other_tags_and_fairness_tags_are_kept() -> None:
    game = whole_game(2, STANDARD, Random(1))
    record = GameRecord(game.names, game.start, date="2026-11-15", tags=(("Salt", "00ff"),), actions=game.actions)
    names = [line.split(" ")[0] for line in format_record(record).splitlines() if line.startswith("[")]
    assert names == ["[Game", "[Players", "[Variant", "[Start", "[Date", "[Result", "[Salt"]
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("Anna|Ben", ("Anna", "Ben")),
        ("Anna|Anna", ("Anna", "Anna")),
        (" Anna  |\tBen ", ("Anna", "Ben")),
        (r"A\|B|C", ("A|B", "C")),
        (r"A\\|B", ("A\\", "B")),
        (r"A\\\|B|C", ("A\\|B", "C")),
        (r"\"A\"|B", ('"A"', "B")),
        ("A / B|[C]", ("A / B", "[C]")),
        ("😀" * 40 + "|B", ("😀" * 40, "B")),
        ("A B|1", ("A B", "1")),
    ],
)
def test_names_are_read(written: str, names: tuple[str, ...]) -> None:
    record = parse_record(HEAD.replace("Anna|Ben", written))
    assert record.names == names
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("written", "value"), [(r"a\"b", 'a"b'), (r"a\\b", "a\\b"), (r"\\\"", '\\"'), ("a|b", "a|b"), ("] [", "] [")]
)
def test_tag_values_are_escaped(written: str, value: str) -> None:
    text = f'{HEAD}[Note "{written}"]\n'
    assert parse_record(text).tags == (("Note", value),)
    assert format_record(parse_record(text)) == text


names_of_people = st.text(st.characters(exclude_categories=["Cc", "Zl", "Zp", "Cs", "Cf"]), min_size=1, max_size=40)

tag_names = st.from_regex(r"Tag[A-Za-z0-9_-]*", fullmatch=True)


@given(
    st.lists(names_of_people.map(str.strip).filter(bool), min_size=2, max_size=5),
    st.lists(st.tuples(tag_names, st.text(st.characters(exclude_characters="\n"))), max_size=4),
)
def test_any_names_and_values_are_read_back(names: list[str], tags: list[tuple[str, str]]) -> None:
    record = GameRecord(tuple(names), tags=tuple(tags))
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_recorded_games_are_read_and_written_again(path: Path) -> None:
    text = path.read_text("utf-8")
    assert format_records(parse_records(text)) == text


def test_record_that_was_read_knows_its_end_without_another_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_game(3, Variant.STANDARD, Random(1))
    text, end = format_record(game), game.end
    monkeypatch.setattr("fivetowers.records.record.replay", None)
    assert parse_record(text).end == end
