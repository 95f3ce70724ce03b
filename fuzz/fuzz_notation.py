"""The readers of cards, towers, seats and actions; and a game, in which a refused input may change nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

from fivetowers import (
    Game,
    IllegalAction,
    NotationError,
    format_action,
    format_card,
    format_seat,
    format_state,
    format_tower,
    parse_action,
    parse_card,
    parse_seat,
    parse_tower,
)
from fuzz.mutation import must_be_printable, mutated, random_game, try_many

READERS: list[tuple[Callable[[str], Any], Callable[[Any], str]]] = [
    (parse_card, format_card),
    (parse_tower, format_tower),
    (parse_seat, format_seat),
    (parse_action, format_action),
]
GAMES_KEPT = 8


def run(seconds: float, seed: int, runs: int | None = None) -> int:
    rng = Random(seed)
    games = [random_game(rng, most_actions=200) for _ in range(GAMES_KEPT)]
    texts = [format_action(action) for game in games for action in game.actions]
    texts += [format_seat(seat) for game in games for seat in game.state.seats]
    texts += [format_tower(tower) for game in games for seat in game.state.seats for tower in seat.towers]
    texts += [str(card) for game in games for card in game.state.unseen]
    return try_many(lambda rng: check(rng, texts, games), seconds, seed, runs)


def check(rng: Random, texts: list[str], games: list[Game]) -> None:
    text = mutated(rng, texts)
    for parse, write in READERS:
        try:
            value = parse(text)
        except NotationError as error:
            must_be_printable(error)
            continue
        assert parse(write(value)) == value
    play(rng.choice(games), text)


def play(game: Game, text: str) -> None:
    before, actions = format_state(game.state), game.actions
    try:
        game.play(text)
    except (NotationError, IllegalAction):
        pass
    else:
        game.undo()
    assert format_state(game.state) == before
    assert game.actions == actions
