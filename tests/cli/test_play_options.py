"""Options of `fivetowers play`: seats, seeds, files, games taken up again."""

from pathlib import Path

from fivetowers import parse_record
from tests.cli.pseudo_terminal import run

PAIR = ("play", "--seat", "Anna", "--seat", "bot:random", "--seed", "4", "--start", "1")


def test_bots_fill_the_seats_that_are_left(home: Path) -> None:
    shown = run("play", "--seat", "Ada", "--players", "4", home=home).stdout
    assert "Ada · Bruno (bot) · Cleo (bot) · Dora (bot)" in shown


def test_without_a_terminal_nobody_is_asked_who_plays(home: Path) -> None:
    shown = run("play", home=home)
    assert shown.returncode == 0
    assert "You · Ada (bot) · Bruno (bot)" in shown.stdout


def test_the_same_seed_gives_the_same_game(home: Path) -> None:
    first, again = (run("play", "--seed", "9", home=home, answers="1\np\n0\n").stdout for _ in range(2))
    other = run("play", "--seed", "10", home=home, answers="1\np\n0\n").stdout
    assert first.partition("The game is saved")[0] == again.partition("The game is saved")[0]
    assert first.partition("The game is saved")[0] != other.partition("The game is saved")[0]


def test_the_named_seat_starts(home: Path) -> None:
    for seat, name in ((1, "Anna"), (2, "Ben")):
        shown = run("play", "--seat", "Anna", "--seat", "Ben", "--start", str(seat), home=home).stdout
        assert f"{name} bids first" in shown


def test_save_keeps_the_game_in_the_file(home: Path) -> None:
    assert run(*PAIR, "--save", "mine.5t", home=home, answers="1\n").returncode == 0
    record = parse_record((home / "mine.5t").read_bytes())
    assert record.names == ("Anna", "Ada")
    assert not list(home.glob("fivetowers/games/*"))


def test_save_spares_a_file_that_is_there(home: Path) -> None:
    (home / "letter.txt").write_text("dear")
    refused = run(*PAIR, "--save", "letter.txt", home=home)
    assert refused.returncode == 1
    assert "wasn’t changed" in refused.stderr
    assert (home / "letter.txt").read_text() == "dear"


def test_save_that_cannot_be_written_is_refused_before_the_game(home: Path) -> None:
    (home / "file").write_text("")
    refused = run(*PAIR, "--save", "file/game.5t", home=home)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "can’t be written" in refused.stderr


def test_resume_leaves_a_file_of_ones_own_as_it_is(home: Path, example: Path) -> None:
    before = example.read_bytes()
    shown = run("play", "--resume", str(example), home=home, answers="p\np\n")
    assert shown.returncode == 0
    assert "Cleo passes" in shown.stdout
    assert example.read_bytes() == before
    (kept,) = home.glob("fivetowers/games/*.5t")
    assert parse_record(kept.read_bytes()).actions[: len(parse_record(before).actions)] == parse_record(before).actions


def test_resume_and_save_to_the_same_file_goes_on_in_it(home: Path, example: Path) -> None:
    (home / "game.5t").write_bytes(example.read_bytes())
    shown = run("play", "--resume", "game.5t", "--save", "game.5t", home=home, answers="p\n")
    assert shown.returncode == 0
    assert (home / "game.5t").read_text().splitlines()[-1] == "4. T12 T2 S9 C4 M8 / 2 -"


def test_seats_of_a_resumed_game_can_be_given_to_others(home: Path, example: Path) -> None:
    seats = ("--seat", "bot:random", "--seat", "Ben", "--seat", "bot:greedy")
    shown = run("play", "--resume", str(example), *seats, home=home).stdout
    assert "Anna (bot) · Ben · Cleo (bot)" in shown


def test_a_finished_game_shows_its_end(home: Path) -> None:
    run("play", "--seat", "bot:random", "--seat", "bot:random", "--save", "game.5t", home=home)
    shown = run("play", "--resume", "game.5t", home=home)
    assert shown.returncode == 0
    assert "Main tower" in shown.stdout


def test_what_cannot_be_resumed_is_refused(home: Path, example: Path) -> None:
    nothing = run("play", "--resume", home=home)
    assert nothing.returncode == 1
    assert "There’s no unfinished game in" in nothing.stderr
    (home / "bad.5t").write_text(example.read_text().replace("/ 2 - 3 /", "/ 2 - 2 /"))
    broken = run("play", "--resume", "bad.5t", home=home)
    assert broken.returncode == 1
    assert "line 7, round 1: the bid must be above 2 (R10)" in broken.stderr
    assert run("play", "--resume", str(example), "--players", "3", home=home).returncode == 2
    assert run("play", "--resume", str(example), "--seat", "Anna", home=home).returncode == 2


def test_resume_without_a_file_skips_games_that_are_over(home: Path) -> None:
    run(*PAIR, home=home, answers="1\n")
    (unfinished,) = home.glob("fivetowers/games/*.5t")
    run("play", "--seat", "bot:random", "--seat", "bot:random", "--save", str(unfinished.parent / "z.5t"), home=home)
    assert "Anna · Ada (bot)" in run("play", "--resume", home=home).stdout


def test_names_are_never_read_as_markup(home: Path) -> None:
    shown = run("play", "--seat", "[red]Anna[/red]", "--seat", "{Ben}", "--start", "1", home=home).stdout
    assert "[red]Anna[/red] · {Ben}" in shown
