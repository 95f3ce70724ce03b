"""The front door: a game with its history, its dealer and undo."""

from pathlib import Path
from random import Random

import pytest

from fivetowers import (
    Build,
    Deal,
    Game,
    GameRecord,
    IllegalAction,
    NotationError,
    Phase,
    Variant,
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
