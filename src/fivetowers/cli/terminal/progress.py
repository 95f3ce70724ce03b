"""A progress bar for games that are played elsewhere."""

from collections.abc import Generator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def show_progress(words: str, games: int, played: Generator[int]) -> bool:
    """Follows the games in a bar, on a terminal; whether Ctrl-C ended it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(words, total=games)
        try:
            for number in played:
                progress.advance(bar, number)
        except KeyboardInterrupt:
            played.close()
            return True
    return False
