"""Counting sequences of actions: small counts by hand, the deals of a record, and the command."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from fivetowers import (
    Card,
    Deal,
    GameRecord,
    Phase,
    State,
    Variant,
    apply,
    deck,
    format_record,
    legal_actions,
    new_dealer,
    replay,
    start,
)
from fivetowers.cli.perft import command
from fivetowers.dealer import Dealer
from fivetowers.perft import perft, position_of_round
from tests.positions import TABLETOP, cards, position, whole_game

NO_CARDS_LEFT = Dealer((), ())


def counted_one_by_one(state: State, dealer: Dealer, depth: int) -> int:
    """Every sequence walked to its end."""
    if state.phase is Phase.DEAL and depth:
        deal, dealer = dealer.turn_up(state)
        state = apply(state, deal)
    if depth == 0:
        return 1
    return sum(counted_one_by_one(apply(state, action), dealer, depth - 1) for action in legal_actions(state))


# ---- small counts, by hand


def test_there_is_one_way_to_do_nothing() -> None:
    assert perft(start(2), new_dealer(2, Random(1)), 0) == 1


@pytest.mark.parametrize("variant", Variant)
def test_first_round_of_two_players_counts_as_worked_out_by_hand(variant: Variant) -> None:
    # Five kinds: seat 1 says 0 to 5. After n < 5 seat 2 says n+1 … 5 or passes: 6+5+4+3+2; after 5 seat 1 builds: 1.
    dealer = Dealer(deal_first("T5 C7 S0 H12 M3"), deck(2))
    assert [perft(start(2, 0, variant), dealer, depth) for depth in (1, 2)] == [6, 6 + 5 + 4 + 3 + 2 + 1]


def test_deals_do_not_count_as_actions() -> None:
    # All of seat 1's towers are crowned. When both have declined, new cards come, and seat 1 can only say 0 again.
    state = position("T:0 C:0 H:0 S:0 M:0", "", display="T1 C1 H1 S1 M1", said="0 -")
    assert state.phase is Phase.DEAL
    assert perft(state, Dealer(state.unseen, ()), 1) == 1


def test_no_sequence_goes_beyond_the_end_of_the_game() -> None:
    state = position("", "", display="T5", said="1", lap=2, pile="")
    assert [perft(state, NO_CARDS_LEFT, depth) for depth in range(4)] == [1, 1, 0, 0]


def test_bid_that_is_taken_back_counts_as_an_action() -> None:
    # One card that nobody can place. 1 is taken back, and then only 0 (or for seat 2 a pass) is left to say.
    # The whole sequences: 0 - | 0 1 ! - | 1 ! 0 - | 1 ! 0 1 ! -
    state = position("T:0", "T:4,3", display="T5", variant=TABLETOP, lap=2, pile="")
    assert [perft(state, NO_CARDS_LEFT, depth) for depth in range(1, 8)] == [2, 3, 2, 3, 1, 1, 0]


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_count_is_that_of_all_sequences_walked_one_by_one(players: int, variant: Variant) -> None:
    record = whole_game(players, variant, Random(players))
    for number in (1, 8, 15):
        state, dealer = position_of_round(record, number, Random(1))
        for depth in (1, 2, 3):
            assert perft(state, dealer, depth) == counted_one_by_one(state, dealer, depth)


def deal_first(text: str) -> tuple[Card, ...]:
    """The whole deck, these cards on top."""
    first = cards(text)
    return first + tuple(card for card in deck(2) if card not in first)


# ---- deals from a record


@pytest.mark.parametrize("players", [2, 5])
def test_dealer_of_a_record_turns_up_its_cards_from_any_round_on(players: int) -> None:
    record = whole_game(players, Variant.STANDARD, Random(3))
    deals = [action for action in record.actions if isinstance(action, Deal)]
    for number in range(1, len(deals) + 1):
        state, dealer = position_of_round(record, number, Random(1))
        assert state.phase is Phase.DEAL
        assert state.round == number - 1
        states = list(replay(record))
        actions = iter(record.actions[states.index(state) :])
        for action in actions:
            if isinstance(action, Deal):
                deal, dealer = dealer.turn_up(state)
                assert deal == action
            state = apply(state, action)


def test_cards_that_the_record_does_not_show_come_from_the_seed() -> None:
    record = GameRecord(("Anna", "Ben"), actions=whole_game(2, Variant.STANDARD, Random(3)).actions[:1])
    (shown,) = record.actions
    assert isinstance(shown, Deal)
    piles = [position_of_round(record, 1, Random(seed))[1].pile for seed in (1, 1, 2)]
    assert all(pile[:5] == shown.cards and sorted(pile) == list(deck(2)) for pile in piles)
    assert piles[0] == piles[1] != piles[2]


def test_record_without_rounds_is_a_new_game() -> None:
    state, dealer = position_of_round(GameRecord(("Anna", "Ben", "Cleo"), start=2), 1, Random(1))
    assert state == start(3, 2)
    assert sorted(dealer.pile) == list(deck(3))


@pytest.mark.parametrize("number", [0, 2, 100])
def test_round_that_is_not_in_the_record_is_an_error(number: int) -> None:
    with pytest.raises(IndexError):
        position_of_round(GameRecord(("Anna", "Ben")), number, Random(1))


# ---- the command


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def test_command_prints_a_line_for_each_depth() -> None:
    counts = [perft(start(3), new_dealer(3, Random(5)), depth) for depth in (1, 2, 3)]
    result = run("--players", "3", "--seed", "5", "--depth", "3")
    assert result.output == "".join(f"{depth} {count}\n" for depth, count in enumerate(counts, start=1))
    assert result.exit_code == 0


def test_command_counts_in_the_variant_asked_for() -> None:
    # They differ as soon as somebody can bid what cannot be built: in the second round.
    counts = {variant: perft(start(2, 0, variant), new_dealer(2, Random(0)), 5) for variant in Variant}
    assert counts[Variant.STANDARD] < counts[Variant.TABLETOP]
    for variant, count in counts.items():
        result = run("--players", "2", "--seed", "0", "--variant", variant.value, "--depth", "5")
        assert result.output.splitlines()[-1] == f"5 {count}"


def test_command_counts_from_a_record(tmp_path: Path) -> None:
    record = whole_game(4, TABLETOP, Random(2))
    path = tmp_path / "game.5t"
    path.write_text(format_record(record), "utf-8")
    for number in (1, 12):
        expected = perft(*position_of_round(record, number, Random(0)), 2)
        assert run(str(path), "--round", str(number), "--depth", "2").output.splitlines()[-1] == f"2 {expected}"
    assert run(str(path), "--depth", "1").output == "1 6\n"


def test_command_refuses_a_bad_record_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.5t"
    path.write_text('[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "1"]\n\n1. T5 C7 S0 H12 M3 / 6\n', "utf-8")
    result = run(str(path), "--depth", "1")
    assert result.exit_code == 1
    assert "line 5, round 1: the bid must be from 0 to 5 (R10)" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--depth", "0"),
        ("--depth", "1", "--players", "6"),
        ("--depth", "1", "--variant", "chess"),
        ("--depth", "1", "--round", "2"),
        ("--depth", "1", "nowhere.5t"),
        ("--depth", "1", "{record}", "--players", "2"),
        ("--depth", "1", "{record}", "--variant", "standard"),
        ("--depth", "1", "{record}", "--round", "2"),
    ],
)
def test_command_that_makes_no_sense_is_a_usage_error(arguments: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.5t"
    path.write_text(format_record(GameRecord(("Anna", "Ben"))), "utf-8")
    result = run(*(argument.format(record=path) for argument in arguments))
    assert result.exit_code == 2
    assert "Usage:" in result.output
