"""A table without a terminal: answers from a list, what is said into a text."""

from io import StringIO
from random import Random

from rich.console import Console

from fivetowers import Deal, Game, GameRecord, Variant
from fivetowers.cli.terminal.players import seat_players
from fivetowers.cli.terminal.saves import Keeper
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.terminal_table import Ending, TerminalTable
from tests.positions import cards


class Sitting:
    """One game at such a table; each `answer` sits down again at the same game. `display` is that of round 1."""

    def __init__(
        self,
        *wishes: str,
        seed: int = 4,
        display: str = "",
        variant: Variant = Variant.STANDARD,
        keeper: Keeper | None = None,
        hints: bool = True,
    ) -> None:
        players = seat_players(wishes)
        names = [player.name for player in players]
        deal = (Deal(cards(display)),) if display else ()
        record = GameRecord(tuple(names), 0, variant, actions=deal)
        self.game = Game.resume(record, rng=Random(seed))
        self.said = ""
        self._lines: list[str] = []
        self._out = StringIO()
        console = Console(file=self._out, width=100, markup=False, emoji=False, highlight=False)
        self.table = TerminalTable(
            self.game, players, Screen(console, self._ask), keeper, rng=Random(seed), hints=hints
        )

    def answer(self, *lines: str) -> Ending:
        """Gives these answers; `said` holds what came after the first of them was asked for."""
        self._lines = list(lines)
        self._out.seek(0)
        self._out.truncate()
        ending = self.table.play()
        self.said = self._out.getvalue()
        return ending

    def _ask(self, question: str) -> str:
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        self._out.write(f"{question}{line}\n")
        return line
