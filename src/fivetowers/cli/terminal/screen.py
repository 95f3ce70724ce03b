"""Where the commands write, and where answers come from: a rich console, and a line of input."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from fivetowers.errors import Fact
from fivetowers.render import paint
from fivetowers.text import say


def new_console() -> Console:
    """Plain text where there is no terminal; no colours where NO_COLOR says so. Names are never read as markup."""
    return Console(markup=False, emoji=False, highlight=False)


def ask_standard_input(question: str) -> str:
    """One line of standard input. Raises EOFError at its end."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (gives input() line editing and history)
        return input(question)
    answer = input(question)
    print(answer)  # noqa: T201 (nobody typed it on this screen, so a transcript would lack it)
    return answer


class Screen:
    """Says messages of the catalogue, draws what render makes, and asks."""

    def __init__(self, console: Console | None = None, ask: Callable[[str], str] = ask_standard_input) -> None:
        self.console = console or new_console()
        self._ask = ask

    @property
    def width(self) -> int:
        return self.console.width

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def tell(self, message: str, *, style: str = "", **facts: Fact) -> None:
        self.write(say(message, None, **facts), style=style)

    def tell_file(self, message: str, *, file: Path, **facts: Fact) -> None:
        """A message about a file. Its lines are not broken, so that the path can be copied."""
        self.console.print(Text(say(message, None, file=str(file), **facts)), soft_wrap=True)

    def write(self, words: str, *, style: str = "") -> None:
        """Words that are already there, cards in their colours."""
        self.console.print(paint(words, style))

    def gap(self) -> None:
        self.console.print()

    def ask(self, question: str) -> str:
        self.console.file.flush()
        return self._ask(question).strip()
