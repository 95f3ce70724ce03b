"""A view put together from kept pieces is, byte by byte, the view."""

import pytest

from fivetowers.server.commands import AnswerEnd, AnswerUndo, Command, End, Leave, Return, Undo
from fivetowers.server.events import Pace
from fivetowers.server.messages import encode_message
from fivetowers.server.public import view
from fivetowers.server.view_text import ViewText
from tests.server.playing import OWNERS, started


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("pace", [None, Pace(days=2)])
def test_kept_pieces_make_the_very_view(players: int, pace: Pace | None) -> None:
    game, kept = started(*OWNERS[: players - 1], bots=1, pace=pace), ViewText()
    seen = 0
    while game.table.phase == "playing":
        before = len(game.log)
        if game.rng.random() < 0.2:  # somebody leaves, comes back, asks for something or answers
            table = game.table
            asides: list[Command] = [
                Leave(),
                Return(),
                Undo(table.number),
                AnswerUndo(agree=False),
                AnswerEnd(agree=False),
            ]
            aside = game.rng.choice([*asides, End()] if players > 2 else asides)
            who = game.rng.choice(OWNERS[: players - 1])
            if game.decide(aside, who).refusal is None:
                game.do(aside, who)
        else:
            game.play_on(1)
        news = game.log[before:]
        assert kept.text(game.table, news) == encode_message(view(game.table, news))
        seen += 1
    assert seen > 20
