"""The game at the table: questions, refusals, undo, hints, saving, and who is told what."""

import re
from pathlib import Path

import pytest

from fivetowers import Variant, format_card, parse_record
from fivetowers.cli.terminal.saves import Keeper, seats_of
from fivetowers.cli.terminal.terminal_table import Ending
from fivetowers.text import say, speaking
from tests.cli.terminal.seats import Sitting


def display(sitting: Sitting) -> str:
    return " ".join(map(format_card, sitting.game.state.display))


# ---- what is shown -------------------------------------------------------------------------------


def test_the_question_names_the_player_and_what_can_be_said() -> None:
    sitting = Sitting("Anna", "Ben")
    assert sitting.answer("2") is Ending.NO_MORE_INPUT
    assert "Anna, you start." in sitting.said
    assert "You can build at most 5." in sitting.said
    assert "Ben, your bid. Anna leads with 2." in sitting.said
    assert "3 4 5  take that many" in sitting.said
    assert "p  pass" in sitting.said


def test_builds_are_listed_with_numbers_and_points() -> None:
    sitting = Sitting("Anna", "Ben", display="T5 T3 C8 C9 M1")
    sitting.answer("2", "p")
    assert "Anna, you build 2 cards. Which ones?" in sitting.said
    assert "1  " in sitting.said.partition("Which ones?")[2]
    assert "more ways: type m to see them" in sitting.said
    sitting.answer("m", "1")
    assert "Round 2:" in sitting.said


def test_bots_are_told_about_in_sentences() -> None:
    sitting = Sitting("Anna", "bot:greedy")
    sitting.answer("0")
    assert "Ada " in sitting.said
    assert "· points 0 → " in sitting.said


def test_with_one_person_nobody_is_told_to_take_the_keyboard() -> None:
    alone, together = Sitting("Anna", "bot:greedy"), Sitting("Anna", "Ben")
    alone.answer("0")
    together.answer("0")
    assert "take the keyboard" not in alone.said
    assert together.said.count("take the keyboard") == 2


def test_a_round_that_all_decline_is_told() -> None:
    sitting = Sitting("Anna", "Ben")
    sitting.answer("0", "p")
    assert "Nobody builds: the 5 cards are discarded, and Anna starts again." in sitting.said


def test_the_second_time_through_is_announced_once() -> None:
    sitting = Sitting("Anna", "Ben")
    assert sitting.answer(*["0", "p"] * 32) is Ending.GAME_OVER
    assert sitting.said.count("come a second time") == 1
    assert "Anna and Ben share the victory with 0 points each" in sitting.said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You and Anna share the victory with 0 points each"),
        ("de", "Du und Anna teilt euch den Sieg mit je 0 Siegpunkten"),
        ("cs", "Ty a Anna se dělíte o vítězství (0 vítězných bodů)"),
        ("lt", "Tu ir Anna dalijatės pergale, po 0 taškų"),
        ("bg", "Ти и Anna си поделяте победата с по 0 точки"),
    ],
)
def test_a_reader_without_a_name_who_shares_the_victory_is_spoken_to(language: str, words: str) -> None:
    with speaking(language):
        sitting = Sitting("Anna", say("terminal-default-name"))
        assert sitting.answer(*["0", "p"] * 32) is Ending.GAME_OVER
        assert words in sitting.said.replace("\N{NO-BREAK SPACE}", " ")


def test_a_game_of_bots_plays_itself() -> None:
    sitting = Sitting("bot:greedy", "bot:random", "bot:random")
    assert sitting.answer() is Ending.GAME_OVER
    assert "Main tower" in sitting.said


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "words", "rule"),
    [
        (["p"], "the starting player can’t pass; bid 0 to decline (R10)", "R10: The starting player bids"),
        (["6"], "the bid must be from 0 to 5 (R10)", "R10: The starting player bids"),
        (["3", "2"], "the bid must be above 3 (R10)", "R10: The starting player bids"),
        (["back"], "Anna has to bid or pass now (R10)", "R10: The starting player bids"),
        (["2", "p", "t1 t3"], "T1 isn’t among the cards turned up", "R12: The highest bidder"),
        (["2", "p", "c8"], "exactly 2 cards have to be built, not 1 (R12)", "R12: The highest bidder"),
        (["2", "p", "p"], "Anna has to build now (R12)", "R12: The highest bidder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_refusal_is_explained_with_its_rule(answers: list[str], words: str, rule: str) -> None:
    sitting = Sitting("Anna", "Ben", display="T5 T3 C8 C9 M1")
    sitting.answer(*answers)
    said = " ".join(sitting.said.split())
    assert f"That doesn’t work: {words}" in said
    assert rule in said


def test_cards_in_an_order_that_does_not_stand_are_answered_with_one_that_does() -> None:
    sitting = Sitting("Anna", "Ben", display="M11 M5 C0 H15 S12")
    sitting.answer("2", "p", "m5 m11")
    assert "M11 can’t go on M5" in sitting.said
    assert "In this order it works: M11 M5" in sitting.said
    sitting.answer("m11 m5")
    assert "Anna builds M11 M5 · points 0 → 4" in sitting.said


def test_a_bid_that_cannot_be_built_is_taken_back_in_the_tabletop_variant() -> None:
    sitting = Sitting("Anna", "Ben", variant=Variant.TABLETOP, display="M11 M5 C0 H15 S12")
    sitting.answer("5", "")
    assert "Anna builds" in sitting.said, "with empty towers all five can be built"
    for _ in range(20):
        if sitting.game.state.phase == "bid":
            sitting.answer("5")
        if "Press Enter to take the bid back" in sitting.said:
            break
        sitting.answer("1")
    sitting.answer("")
    assert "takes the bid back: 5 can’t be built" in sitting.said


# ---- commands ------------------------------------------------------------------------------------


def test_undo_goes_back_to_ones_own_decision_and_the_same_cards_come_again() -> None:
    sitting = Sitting("Anna", "bot:random")
    shown = [display(sitting)]
    for _ in range(3):
        sitting.answer("0")
        shown.append(display(sitting))
    for earlier in reversed(shown[:-1]):
        sitting.answer("u")
        assert "Undone." in sitting.said
        assert display(sitting) == earlier
        assert sitting.game.state.turn == 0
    for later in shown[1:]:
        sitting.answer("0")
        assert display(sitting) == later


def test_undo_leaves_the_other_persons_decision_alone_only_if_it_came_first() -> None:
    sitting = Sitting("Anna", "Ben")
    sitting.answer("2", "u")
    assert "You have nothing to undo yet." in sitting.said
    assert sitting.game.state.bids == (2,)
    sitting.answer("3", "u")
    assert (sitting.game.state.bids, sitting.game.state.turn) == ((2,), 1)


def test_hint_can_be_played_as_it_stands() -> None:
    sitting = Sitting("Anna", "Ben")
    sitting.answer("h")
    assert "Hint: bid " in sitting.said
    assert re.search(r"The best \d cards bring \+\d+ now\.", sitting.said), "a hint has its reasons"
    sitting.answer("2", "p", "h")
    cards = sitting.said.partition("Hint: ")[2].splitlines()[0]
    sitting.answer(cards)
    assert f"Anna builds {cards}" in sitting.said


def test_no_hints_if_the_table_wants_none() -> None:
    sitting = Sitting("Anna", "Ben", hints=False)
    sitting.answer("h")
    assert "There are no hints in this game." in sitting.said
    assert "h hint" not in sitting.said


def test_cards_rules_help_and_table_leave_the_game_alone() -> None:
    sitting = Sitting("Anna", "Ben")
    before = sitting.game.state
    sitting.answer("c", "r", "?", "t", "m", "s")
    assert sitting.game.state == before
    for words in ("75 cards are still in the draw pile", "R23", "What you can type", "There are no builds to list now"):
        assert words in sitting.said


def test_quit_leaves_the_table() -> None:
    assert Sitting("Anna", "Ben").answer("q") is Ending.QUIT


# ---- files ---------------------------------------------------------------------------------------


def test_every_decision_is_kept_and_says_who_is_a_bot(home: Path) -> None:
    keeper = Keeper(home / "folder" / "game.5t", "person|bot:random")
    sitting = Sitting("Anna", "bot:random", keeper=keeper)
    sitting.answer("1")
    record = parse_record(keeper.path.read_bytes())
    assert record.names == ("Anna", "Ada")
    assert len(record.actions) >= 2
    assert seats_of(record) == "person|bot:random"
    assert list(keeper.path.parent.iterdir()) == [keeper.path], "nothing else is left there"


def test_save_writes_a_copy_and_spares_other_files(home: Path) -> None:
    sitting = Sitting("Anna", "Ben", keeper=Keeper(home / "game.5t", "person|person"))
    copy, other = home / "my copy.5t", home / "letter.txt"
    other.write_text("dear")
    sitting.answer("2", f"save {copy}", f"save {copy}", f"save {other}", f"save {home}")
    assert parse_record(copy.read_bytes()).names == ("Anna", "Ben")
    assert other.read_text() == "dear"
    assert sitting.said.count("The game so far is saved in") == 2
    assert sitting.said.count("already exists and wasn’t changed") == 2


def test_a_game_that_cannot_be_kept_is_played_on(home: Path) -> None:
    (home / "file").write_text("")
    sitting = Sitting("Anna", "Ben", keeper=Keeper(home / "file" / "game.5t", "person|person"))
    sitting.answer("2", "3", "s")
    assert sitting.said.count("can’t be written") == 1
    assert "This game isn’t being saved." in sitting.said
    assert sitting.game.state.bids == (2, 3)
