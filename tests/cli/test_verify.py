"""`fivetowers verify`: good records, records that lie, and records that cannot be read."""

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from fivetowers import format_record
from fivetowers.cli.verify import command
from fivetowers.records.record_writer import format_records
from tests.records.test_fairness import fair_game, shared_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.5t"
    path.write_text(format_record(fair_game(3, seed=4)), encoding="utf-8")
    return path


def verify(*arguments: str | Path) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments], env={"COLUMNS": "80"})


def test_command_is_found_under_its_name() -> None:
    assert isinstance(command, click.Command)
    assert command.name == "verify"


def test_fair_record_is_good(record: Path) -> None:
    done = verify(record)
    assert done.exit_code == 0
    assert "game 1: shuffled as promised by the commitment" in done.output


def test_several_games_in_a_file_are_checked_each(tmp_path: Path) -> None:
    path = tmp_path / "games.5t"
    path.write_text(format_records([fair_game(2, seed=1), fair_game(4, seed=2, rounds=4)]), encoding="utf-8")
    done = verify(path)
    assert done.exit_code == 0
    assert len(re.findall("game [12]: shuffled as promised", done.output)) == 2


def test_exchanged_cards_are_refused_with_their_round(record: Path) -> None:
    text = record.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("5. "))
    number, first, second, *rest = line.split(" ")
    record.write_text(text.replace(line, " ".join([number, second, first, *rest])), encoding="utf-8")
    done = verify(record)
    assert done.exit_code == 1
    assert "round 5 should have turned up" in done.output
    assert "(R9)" in done.output


def test_commitment_seen_before_the_game_is_compared(record: Path) -> None:
    commitment = dict(fair_game(3, seed=4).tags)["Commitment"]
    assert verify(record, "--commitment", commitment.upper()).exit_code == 0
    done = verify(record, "--commitment", "0" * 64)
    assert done.exit_code == 1
    assert "was published" in done.output
    assert verify(record, record, "--commitment", commitment).exit_code == 2


def test_form_of_a_record_is_told(tmp_path: Path, record: Path) -> None:
    """Whose numbers decided, and who did not open theirs; or that there were none."""
    path = tmp_path / "shared.5t"
    path.write_text(format_record(shared_game()), encoding="utf-8")
    words = " ".join(verify(path).output.split())
    assert "With random numbers from Anna and Ben:" in words
    assert "not opened in time: the number of Cleo" in words
    assert "Without a random number from any player" in verify(record).output
    path.write_text(path.read_text("utf-8").replace('[Numbers "1 1', '[Numbers "1 2'), encoding="utf-8")
    done = verify(path)
    assert done.exit_code == 1
    assert "Anna’s number doesn’t match its seal" in done.output


def test_record_without_fairness_tags_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plain.5t"
    path.write_text('[Game "5 Towers"]\n[Players "A|B"]\n[Start "1"]\n', encoding="utf-8")
    done = verify(path)
    assert done.exit_code == 1
    assert "the tag Commitment is missing" in done.output


def test_broken_record_is_refused_with_its_line(record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace("\n3. ", "\n4. ", 1), encoding="utf-8")
    done = verify(record)
    assert done.exit_code == 1
    assert "round 3" in done.output
    assert "line " in done.output


def test_missing_file_is_not_understood() -> None:
    assert verify("no-such-file.5t").exit_code == 2
