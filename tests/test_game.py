"""The front door: a game with its history, its dealer and undo."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fivetowers import (
    Bid,
    Build,
    Deal,
    Dealer,
    Game,
    GameRecord,
    IllegalAction,
    NotationError,
    Phase,
    RecordError,
    Variant,
    deck,
    format_record,
    parse_record,
)
from tests.positions import STANDARD, TABLETOP, anything


def new_game(players: int = 3, seed: int = 7, variant: Variant = STANDARD) -> Game:
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil"][:players]
    return Game(names, rng=Random(seed), starting_seat=0, variant=variant)


def play_on(game: Game, rng: Random, actions: int = 10_000) -> Game:
    for _ in range(actions):
        if game.is_over:
            break
        game.play(anything(game.state, rng))
    return game


def snapshot(game: Game) -> tuple[object, ...]:
    return game.state, game.actions, game.legal_actions(), game.record()


def test_cards_are_turned_up_by_themselves() -> None:
    game = new_game()
    assert (game.state.phase, game.state.round, len(game.state.display)) == (Phase.BID, 1, 5)
    for action in ["bid 0", "pass", "pass"]:
        game.play(action)
    assert (game.state.phase, game.state.round) == (Phase.BID, 2)


@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_game_is_played_to_its_outcome(players: int, variant: Variant) -> None:
    game = play_on(new_game(players, variant=variant), Random(1))
    assert game.outcome is not None
    assert game.scores == tuple(score.total for score in game.outcome.scores)
    assert game.legal_actions() == ()
    assert parse_record(format_record(game.record())) == game.record()


@pytest.mark.parametrize("action", ["bid 9", "pass", "build T5", "retract", "deal T1 T2 T3 T4 T5"])
def test_refused_action_changes_nothing(action: str) -> None:
    game = new_game()
    before = snapshot(game)
    with pytest.raises(IllegalAction):
        game.play(action)
    assert snapshot(game) == before


@pytest.mark.parametrize("text", ["", "bid", "bid x", "nonsense"])
def test_unreadable_action_changes_nothing(text: str) -> None:
    game = new_game()
    before = snapshot(game)
    with pytest.raises(NotationError):
        game.play(text)
    assert snapshot(game) == before


def test_variant_may_be_given_by_its_name() -> None:
    game = Game(["Anna", "Ben"], rng=Random(7), variant="tabletop")  # type: ignore[arg-type]
    assert game.state.variant is game.record().variant is Variant.TABLETOP


def test_unknown_variant_is_refused_by_name() -> None:
    with pytest.raises(NotationError, match=r"Variant.*nonsense"):
        Game(["Anna", "Ben"], rng=Random(7), variant="nonsense")  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [2.0, True, "2", None])
def test_bid_is_a_whole_number(number: object) -> None:
    with pytest.raises(TypeError, match="a bid is a whole number, not"):
        Bid(number)  # type: ignore[arg-type]


def test_other_integers_become_plain_ones() -> None:
    assert type(Bid(np.int64(2)).number) is int  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [3, None, 2.0, ("bid", 3)])
def test_what_is_no_action_is_named_and_changes_nothing(action: object) -> None:
    game = new_game()
    before = snapshot(game)
    with pytest.raises(TypeError, match="an action is a value such as Bid"):
        game.play(action)  # type: ignore[arg-type]
    assert snapshot(game) == before


def test_build_of_texts_is_refused_with_the_text() -> None:
    game = new_game()
    game.play("bid 5")
    with pytest.raises(TypeError, match="'T5'"):
        game.play(Build(("T5",)))  # type: ignore[arg-type]


def test_rng_that_is_none_is_named() -> None:
    with pytest.raises(TypeError, match=r"random\.Random.*not 5"):
        Game(["Anna", "Ben"], rng=5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"random\.Random.*not 5"):
        Game.resume(new_game().record(), rng=5)  # type: ignore[arg-type]


def test_one_text_is_not_taken_for_several_names() -> None:
    with pytest.raises(TypeError, match="'Anna'"):
        Game("Anna", rng=Random(7))


def test_build_is_kept_in_its_canonical_form() -> None:
    game = new_game()
    game.play("bid 5")
    build = game.legal_actions()[0]
    assert isinstance(build, Build)
    game.play(Build(tuple(sorted(build.cards, key=lambda card: -card.kind)), build.demolish))
    assert game.actions[2] == build


# ---- undo


def test_nothing_to_undo_at_the_beginning() -> None:
    game = new_game()
    before = snapshot(game)
    assert game.undo() is False
    assert snapshot(game) == before


@pytest.mark.parametrize("variant", [STANDARD, TABLETOP])
@pytest.mark.parametrize("players", [2, 4])
def test_undo_is_exact_through_a_whole_game(players: int, variant: Variant) -> None:
    """Deals, the reshuffle and the end included."""
    game, rng = new_game(players, variant=variant), Random(3)
    snapshots = []
    while not game.is_over:
        snapshots.append(snapshot(game))
        game.play(anything(game.state, rng))
    for before in reversed(snapshots):
        assert game.undo() is True
        assert snapshot(game) == before
    assert game.undo() is False


def test_undone_deals_come_again_with_the_same_cards() -> None:
    game = new_game(2)
    rng = Random(5)
    play_on(game, rng)
    deals = [action.cards for action in game.actions if isinstance(action, Deal)]
    for _ in range(30):
        game.undo()
    kept = [action.cards for action in game.actions if isinstance(action, Deal)]
    assert kept == deals[: len(kept)]
    lap, missing = game.state.lap, deals[len(kept) : len(kept) + 2]
    while len([action for action in game.actions if isinstance(action, Deal)]) < len(kept) + 2:
        assert game.state.lap == lap
        game.play(game.legal_actions()[-1])
    assert [action.cards for action in game.actions if isinstance(action, Deal)][-2:] == missing


def test_undo_to_the_last_decision_of_a_seat() -> None:
    game = new_game()
    game.play("bid 0")
    before = snapshot(game)
    game.play("bid 1")
    game.play("pass")
    game.play(game.legal_actions()[0])
    assert game.state.round == 2
    assert game.undo(seat=1) is True
    assert game.state.phase is Phase.BUILD
    assert game.undo(seat=1) is True
    assert snapshot(game) == before


def test_undo_of_a_seat_that_has_not_decided_changes_nothing() -> None:
    game = new_game()
    game.play("bid 1")
    before = snapshot(game)
    assert game.undo(seat=2) is False
    assert snapshot(game) == before


# ---- saving and going on


def test_saved_game_is_read_back(tmp_path: Path) -> None:
    game = play_on(new_game(), Random(4), 20)
    game.save(tmp_path / "game.5t")
    assert parse_record((tmp_path / "game.5t").read_bytes()) == game.record()
    assert b"\r" not in (tmp_path / "game.5t").read_bytes()


@pytest.mark.parametrize("actions", [0, 1, 2, 3, 7, 40, 10_000])
def test_resumed_game_goes_on_where_it_stopped(actions: int) -> None:
    game = play_on(new_game(), Random(4), actions)
    again = Game.resume(game.record(), rng=Random(9))
    assert again.state == game.state
    assert again.record() == game.record()
    assert play_on(again, Random(6)).is_over


def test_resumed_game_turns_up_cards_if_they_are_due() -> None:
    record = parse_record('[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "2"]\n')
    game = Game.resume(record, rng=Random(1))
    assert (game.state.phase, game.state.round, game.state.turn) == (Phase.BID, 1, 1)


def test_resumed_game_shuffles_the_unseen_cards_anew() -> None:
    record = play_on(new_game(), Random(4), 20).record()
    finished = [play_on(Game.resume(record, rng=Random(seed)), Random(1)).actions for seed in (1, 2)]
    assert finished[0] != finished[1]


def test_undone_deal_of_a_resumed_game_comes_again_with_the_same_cards() -> None:
    """What the record shows has been seen: taken back and played again, it comes again."""
    game = new_game()
    for action in ["bid 0", "pass", "pass"]:
        game.play(action)
    seen = game.state.display
    again = Game.resume(game.record(), rng=Random(9))
    assert again.undo() is True
    assert again.play("pass").display == seen


@pytest.mark.parametrize("seed", range(12))
def test_resumed_game_can_be_undone_into_any_round_and_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    game = play_on(new_game(seed=seed), rng, rng.randrange(20, 200))
    again = Game.resume(game.record(), rng=rng)
    for _ in range(rng.randrange(5, 90)):
        again.undo()
    assert play_on(again, rng).is_over


def test_promise_of_a_finished_game_is_not_kept_when_it_is_undone() -> None:
    finished = play_on(Game(["Anna", "Ben"], rng=Random(3)), Random(1)).record()
    promised = GameRecord(
        finished.names, finished.start, tags=(("Salt", "ab"), ("Note", "x")), actions=finished.actions
    )
    game = Game.resume(promised, rng=Random(1))
    assert game.record().tags == promised.tags
    game.undo()
    assert game.record().tags == (("Note", "x"),)


def test_unknown_tags_of_a_resumed_game_are_kept() -> None:
    text = '[Game "5 Towers"]\n[Players "Anna|Ben"]\n[Start "2"]\n[Place "Brno"]\n'
    game = Game.resume(parse_record(text), rng=Random(1))
    assert '[Place "Brno"]' in format_record(game.record())


# ---- who plays


@pytest.mark.parametrize("names", [[], ["Anna"], ["A"] * 6])
def test_game_has_two_to_five_players(names: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        Game(names, rng=Random(1))
    assert caught.value.refusal.facts == {"seen": len(names), "fewest": 2, "most": 5}


def test_names_are_trimmed_and_may_repeat() -> None:
    assert Game([" Anna ", "Anna"], rng=Random(1)).names == ("Anna", "Anna")


@pytest.mark.parametrize("name", ["", "  ", "a" * 41, "a\nb", "a\tb", "\x00"])
def test_name_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        Game(["Anna", name], rng=Random(1))
    assert caught.value.refusal.code == "record.name"


@pytest.mark.parametrize("date", ["tomorrow", "2026-02-30", '"]', ""])
def test_date_that_no_record_may_hold_is_refused(date: str) -> None:
    with pytest.raises(NotationError):
        Game(["Anna", "Ben"], rng=Random(1), date=date)


# ---- dealers, files and comments


def test_dealer_of_ones_own_deals_its_cards() -> None:
    cards = deck(2)
    game = Game(["Anna", "Ben"], dealer=Dealer(cards, cards), starting_seat=1)
    assert game.state.display == cards[:5]
    assert game.state.turn == 1


def test_dealer_may_be_given_with_a_generator_that_draws_who_starts() -> None:
    cards = deck(3)
    starts = {
        Game(["Anna", "Ben", "Cleo"], dealer=Dealer(cards, cards), rng=Random(seed)).state.turn for seed in range(30)
    }
    assert starts == {0, 1, 2}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, r"random\.Random"),
        ({"starting_seat": 0}, r"random\.Random"),
        ({"dealer": Dealer(deck(2), deck(2))}, "starting_seat"),
    ],
)
def test_game_without_chance_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        Game(["Anna", "Ben"], **given)


def test_dealer_with_a_wrong_deck_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Game(["Anna", "Ben"], dealer=Dealer(deck(2)[:3], deck(2)), starting_seat=0)


def test_saved_game_is_loaded_and_played_on(tmp_path: Path) -> None:
    game = play_on(new_game(), Random(2), 30)
    game.comment("bedtime")
    game.save(tmp_path / "evening.5t")
    again = Game.load(tmp_path / "evening.5t", rng=Random(9))
    assert (again.state, again.record()) == (game.state, game.record())
    assert play_on(again, Random(3)).is_over


def test_file_with_two_games_is_not_loaded_as_one(tmp_path: Path) -> None:
    (tmp_path / "two.5t").write_text(format_record(new_game().record()) * 2)
    with pytest.raises(RecordError, match=r"\[record\.one_game\]"):
        Game.load(tmp_path / "two.5t", rng=Random(1))


def test_comment_goes_with_its_action() -> None:
    game = new_game()
    game.comment("on the deal")
    game.play("bid 2")
    game.comment("on the bid")
    game.undo()
    assert [comment.text for comment in game.record().comments] == ["on the deal"]
    game.play("bid 3")
    assert parse_record(format_record(game.record())) == game.record()


def test_side_line_stands_beside_the_last_decision_and_goes_with_it() -> None:
    game = new_game(players=2)
    game.play("bid 0")
    game.play("pass")  # and the next round is dealt
    game.side_line(Bid(1), "build H9")
    assert [(line.instead_of, len(line.actions)) for line in game.record().side_lines] == [(2, 2)]
    assert parse_record(format_record(game.record())) == game.record()
    game.undo()
    assert game.record().side_lines == ()
    assert game.actions[-1] == Bid(0)


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([], ValueError, "an action at least"),
        (["pass"], IllegalAction, "pass.start"),
        (["bid 1", "pass", "pass"], IllegalAction, "turn.build"),
        (["deal T1 T2 T3 T4 T5"], IllegalAction, "turn.bid"),
        (["bid"], NotationError, "notation"),
    ],
)
def test_side_line_obeys_the_rules(actions: list[str], error: type[Exception], words: str) -> None:
    game = new_game(players=2)
    game.play("bid 0")
    with pytest.raises(error, match=words):
        game.side_line(*actions)
    assert game.record().side_lines == ()


def test_no_side_line_before_the_first_decision() -> None:
    with pytest.raises(ValueError, match="beside a decision"):
        new_game().side_line("bid 1")
