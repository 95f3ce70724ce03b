"""Games in a real terminal: asked and answered through a pty."""

import re
from pathlib import Path

import pytest

from fivetowers import parse_record
from fivetowers.scoring import outcome
from tests.cli.pseudo_terminal import COLOUR, ESCAPE, Terminal, run, terminal

ALONE = ("play", "--seat", "Anna", "--seat", "bot:random", "--seed", "4", "--start", "1")


def kept_games(home: Path) -> list[Path]:
    return sorted(home.glob("fivetowers/games/*.5t"))


def test_bare_play_asks_who_plays_and_enter_does(home: Path) -> None:
    with terminal("play", home=home) as screen:
        screen.wait_for("Who’s playing?")
        screen.type("")
        screen.wait_for("How many bots, 1 to 4?")
        screen.type("7")
        screen.wait_for("Type a number from 1 to 4")
        screen.type("")
        screen.wait_for("You · Ada (bot) · Bruno (bot)")
        screen.wait_for("You ▸")
        screen.type("q")
        assert screen.wait_for_end() == 0


def test_several_names_share_the_keyboard_and_are_told_whose_turn_it_is(home: Path) -> None:
    with terminal("play", "--seed", "1", home=home) as screen:
        screen.wait_for("Who’s playing?")
        screen.type("Anna, Ben")
        screen.wait_for("0 to 3?")
        screen.type("0")
        first = screen.wait_for("it’s your turn")
        screen.wait_for("▸")
        screen.type("2")
        second = screen.wait_for("it’s your turn")
        assert ("Anna," in first.splitlines()[-1]) != ("Anna," in second.splitlines()[-1])


def play_to_the_end(screen: Terminal) -> None:
    """Answers as the hint says, or with Enter where nothing is to be chosen, until the game is over."""
    for _ in range(400):
        seen = screen.wait_for("Anna ▸")
        screen.type("h")
        hint = re.findall(r"Hint: (?:bid (\d)|(pass)|(.*))", screen.wait_for("Anna ▸"))
        assert len(hint) == 1, seen
        number, passes, cards = hint[0]
        screen.type(number or ("p" if passes else cards.strip()))
        if is_last(screen):
            return
    raise AssertionError("the game does not end")


def is_last(screen: Terminal) -> bool:
    """Waits for the next question or the end of the game."""
    start = len(screen.text)
    while True:
        said = screen.text[start:]
        if "The game is over" in said:
            return True
        if "Anna ▸" in said:
            return False
        screen.read_some()


def test_a_whole_game_by_scripted_answers(home: Path) -> None:
    with terminal(*ALONE, home=home) as screen:
        play_to_the_end(screen)
        assert screen.wait_for_end() == 0
        assert "Main tower" in screen.text
        assert re.search(r"(wins|share the victory) with \d+ points?", screen.text)
    (kept,) = kept_games(home)
    record = parse_record(kept.read_bytes())
    assert outcome(record.end) is not None
    assert record.names == ("Anna", "Ada")


@pytest.mark.parametrize("switch", ["", "NO_COLOR"])
def test_colours_in_a_terminal_unless_no_color_is_set(switch: str, home: Path) -> None:
    with terminal(*ALONE, home=home, variables={switch: "1"} if switch else {}) as screen:
        screen.wait_for("Anna ▸")
        assert bool(COLOUR.search(screen.raw)) == (not switch)


def test_no_escape_codes_when_piped(home: Path) -> None:
    shown = run(*ALONE, home=home, answers="0\nh\nc\nr\n?\n")
    assert not ESCAPE.search(shown.stdout)
    assert "\x1b" not in shown.stdout + shown.stderr


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_table_is_no_wider_than_the_terminal(columns: int, home: Path) -> None:
    with terminal("play", "--players", "5", "--seed", "2", home=home, columns=columns) as screen:
        for answer in ("1", "c", "?"):
            screen.wait_for("You ▸")
            screen.type(answer)
        screen.wait_for("You ▸")
        assert max(map(len, screen.text.splitlines())) <= columns


# ---- leaving a game ------------------------------------------------------------------------------


def test_ctrl_c_ends_with_130_and_keeps_the_game(home: Path) -> None:
    with terminal(*ALONE, home=home) as screen:
        screen.wait_for("Anna ▸")
        screen.type("1")
        screen.wait_for("Anna ▸")
        assert screen.interrupt() == 130
        assert "The game is saved in" in screen.text
        assert "Traceback" not in screen.text
    assert len(kept_games(home)) == 1


def test_ctrl_c_before_the_game_ends_with_130(home: Path) -> None:
    with terminal("play", home=home) as screen:
        screen.wait_for("Who’s playing?")
        assert screen.interrupt() == 130
        assert "Traceback" not in screen.text


@pytest.mark.parametrize("question", ["Who’s playing?", "Anna ▸"])
def test_ctrl_d_ends_with_0(question: str, home: Path) -> None:
    arguments = ("play",) if question == "Who’s playing?" else ALONE
    with terminal(*arguments, home=home) as screen:
        screen.wait_for(question)
        screen.send("\x04")
        screen.wait_for("See you next time.")
        assert screen.wait_for_end() == 0


def test_quit_keeps_the_game_and_resume_goes_on_with_it(home: Path) -> None:
    with terminal(*ALONE, home=home) as screen:
        screen.wait_for("Anna ▸")
        screen.type("1")
        before = screen.wait_for("Anna ▸")
        screen.type("quit")
        screen.wait_for("Continue it with: fivetowers play --resume")
        assert screen.wait_for_end() == 0
    with terminal("play", "--resume", home=home) as screen:
        after = screen.wait_for("Anna ▸")
        assert picture(before) == picture(after)
        assert "Anna · Ada (bot)" in after
        screen.type("1")
        screen.wait_for("Anna ▸")
    assert len(kept_games(home)) == 1, "the game goes on in its own file"


def picture(text: str) -> str:
    """The table as it was last drawn, with the question."""
    return text[text.rindex("── Round") :]


def test_end_of_input_ends_a_game_cleanly(home: Path) -> None:
    ended = run(*ALONE, home=home, answers="1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "The game is saved in" in ended.stdout


def test_a_game_left_before_any_decision_leaves_no_file(home: Path) -> None:
    assert run(*ALONE, home=home).returncode == 0
    assert kept_games(home) == []


def test_garbage_is_answered_in_words(home: Path) -> None:
    ended = run(*ALONE, home=home, answers=b"\xff\xfe\x00\n" + b"9" * 10_000 + b"\n" + "٣\n²\n".encode())
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.count("Type one of the numbers above") == 4
