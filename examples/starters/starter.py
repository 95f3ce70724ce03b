"""The least a 5tp bot must do (docs/bots.md), in Python and without any package: it says 0 or passes, which is legal.

It never has to build: a bid of 0 takes no card, and a pass leaves the round. Make `choose` better from here.
"""

import re
import sys

LONGEST_LINE = 4_096
NEW = re.compile(r"new players ([2-5]) start ([1-5])( variant (standard|tabletop))?")
GO = re.compile(r"go( ms [1-9][0-9]*)?")


def choose(actions: list[str]) -> str:
    """`actions` is all that has happened in this game: deal …, bid …, pass, build …"""
    if actions[-1].startswith("deal "):
        return "bid 0"  # only the starting player may say it, and has to say something
    return "pass"


def answer(line: str, game: list[str] | None) -> tuple[str, list[str] | None]:
    """What to say, and the game after it."""
    if line == "5tp":
        return "5tp 1 starter (Python)", game
    if NEW.fullmatch(line):
        return "ok", []
    if game is None:
        return "error no_game begin with new", game
    if line.startswith("do ") and line != "do ":
        return "ok", [*game, line.removeprefix("do ")]
    if line == "undo" and game:
        return "ok", game[:-1]
    if GO.fullmatch(line) and game:
        return f"action {choose(game)}", game
    return "error cannot I cannot do that", game


def main() -> None:
    game: list[str] | None = None
    for raw in sys.stdin.buffer:
        try:
            line = raw.decode().removesuffix("\n").removesuffix("\r")
        except UnicodeDecodeError:
            line = ""
        if line == "quit":
            break
        said, game = answer(line if len(line) <= LONGEST_LINE else "", game)
        print(said, flush=True)


if __name__ == "__main__":
    main()
