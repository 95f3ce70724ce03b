"""`fivetowers record`: good files, broken ones, pictures and sums."""

import json
from pathlib import Path
from random import Random

import pytest

from fivetowers import Variant, format_record
from fivetowers.records.record_writer import format_records
from tests.cli.conftest import Call
from tests.cli.pseudo_terminal import run
from tests.positions import whole_game
from tests.records.test_annotations import NOTED

FINISHED = format_record(whole_game(3, Variant.STANDARD, Random(1)))


def test_good_files_are_counted(call: Call, home: Path, example: Path) -> None:
    games = [whole_game(players, Variant.TABLETOP, Random(players)) for players in (2, 5)]
    (home / "two.5t").write_text(format_records(games))
    (home / "one.5t").write_text(FINISHED)
    checked = call("record", "check", "two.5t", "one.5t", str(example))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.splitlines() == [
        "two.5t: good, 2 games, 2 of them played to the end",
        "one.5t: good, 1 game, played to the end",
        f"{example}: good, 1 game, not over",
    ]


def test_standard_input_is_a_file_too(home: Path) -> None:
    for command in ("check", "show", "score"):
        assert run("record", command, "-", home=home, answers=FINISHED).returncode == 0


@pytest.mark.parametrize(
    ("good", "bad", "where_and_why"),
    [
        ("/ 2 - 3 /", "/ 2 - 2 /", "line 7, round 1: the bid must be above 2 (R10)"),
        ("/ 2 - 3 /", "/ 2 - 3 3 /", "line 7, round 1: Anna has to build now (R12)"),
        ("S6 T1", "S6 T5", "line 8, round 2: T5 isn’t in the draw pile (R9)"),
        ("xC7 T4 H8", "xS0 T4 H8", "line 9, round 3: S0 is a spire and can never be demolished (R7)"),
        ("[Start", "[Begin", "line 5: the tag Start is missing"),
        ("2. S6", "3. S6", "line 8, round 2: expected round “2.”, not “3.”"),
        ('[Game "5 Towers"]', "", "line 2: a game begins with"),
    ],
)
def test_broken_file_is_refused_with_line_round_and_rule(
    good: str, bad: str, where_and_why: str, call: Call, home: Path, example: Path
) -> None:
    (home / "good.5t").write_text(example.read_text())
    (home / "bad.5t").write_text(example.read_text().replace(good, bad, 1))
    checked = call("record", "check", "bad.5t", "good.5t")
    assert checked.returncode == 1
    first, second = checked.stdout.splitlines()
    assert first.startswith(f"bad.5t: {where_and_why}")
    assert second.startswith("good.5t: good")
    for command in ("show", "score"):
        refused = call("record", command, "bad.5t")
        assert (refused.returncode, refused.stdout) == (1, "")
        assert where_and_why in refused.stderr


def test_show_tells_every_round_and_draws_the_towers(call: Call, example: Path) -> None:
    shown = call("record", "show", str(example))
    assert shown.returncode == 0
    for words in (
        "Game 1: Anna, Ben, Cleo · 2026-11-15",
        "Round 1: T5 C7 S0 H12 M3 · Ben bids first",
        "  Cleo passes",
        "  Anna builds C7 S0 M3 · points 0 → 5",
        "  Nobody builds: the 5 cards are discarded, and Ben starts again.",
        "  Anna demolishes C7 and builds T4 H8 · points 5 → 5",
        "♣T ♥C ☾H ∴S ⚙M",
    ):
        assert words in shown.stdout


def test_show_one_round_draws_the_table_before_and_after_it(call: Call, example: Path) -> None:
    shown = call("record", "show", str(example), "--round", "3").stdout
    assert shown.count("── Round 3 ·") == 2
    assert "Round 2" not in shown
    assert "Round 4" not in shown
    assert "Anna demolishes C7" in shown


def test_show_one_game_of_several(call: Call, home: Path) -> None:
    games = [whole_game(2, Variant.STANDARD, Random(seed)) for seed in (1, 2)]
    (home / "two.5t").write_text(format_records(games))
    shown = call("record", "show", "two.5t", "--game", "2").stdout
    assert "Game 2:" in shown
    assert "Game 1:" not in shown


@pytest.mark.parametrize(
    ("options", "words"),
    [(("--round", "5"), "The game has 4 rounds."), (("--game", "2"), "holds 1 game.")],
    ids=["round", "game"],
)
def test_what_the_record_does_not_hold_is_refused(options: tuple[str, ...], words: str, call: Call) -> None:
    example = Path(__file__).parents[1] / "data" / "records" / "example.5t"
    refused = call("record", "show", str(example), *options)
    assert refused.returncode == 1
    assert words in refused.stderr


def test_score_takes_the_sum_apart(call: Call, example: Path) -> None:
    shown = call("record", "score", str(example))
    assert shown.returncode == 0
    anna = [line.split("  ") for line in shown.stdout.splitlines()]
    assert any("Main tower" in line[0] for line in anna)
    assert "−1 = −1" in shown.stdout
    assert "The game isn’t over yet; this is the score in round 4." in shown.stdout


def test_show_tells_comments_and_side_lines(call: Call, home: Path) -> None:
    (home / "noted.5t").write_text(NOTED)
    lines = [line.strip() for line in call("record", "show", "noted.5t").stdout.splitlines()]
    assert lines[lines.index("bold") + 1] == "( - {meek} / C7 S0 )"


def test_export_writes_csv_and_json(call: Call, home: Path) -> None:
    (home / "one.5t").write_text(FINISHED)
    (home / "noted.5t").write_text(NOTED)
    table = call("record", "export", "one.5t", "noted.5t", "--to", "csv").stdout.splitlines()
    assert table[0].startswith("game,round,lap,seat,player,action")
    assert table[-1].startswith("2,2,1,")
    games = json.loads(call("record", "export", "one.5t", "noted.5t", "--to", "json").stdout)
    assert [len(game["comments"]) for game in games] == [0, 4]


def test_export_of_a_broken_file_writes_nothing(call: Call, home: Path) -> None:
    (home / "one.5t").write_text(FINISHED)
    (home / "broken.5t").write_text(NOTED.replace("/ 2", "/ 9"))
    done = call("record", "export", "one.5t", "broken.5t", "--to", "csv")
    assert (done.returncode, done.stdout) == (1, "")
    assert "broken.5t: line 6, round 1" in done.stderr
