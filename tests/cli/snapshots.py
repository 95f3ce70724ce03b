"""Pictures of positions as plain text files under tests/data/render. `write()` rewrites them (`make golden`)."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType

from fivetowers import Phase, State, Variant, parse_seat, score_seat
from fivetowers.cli.terminal.sums import draw_scores
from fivetowers.render import draw_cards_to_come, draw_state
from tests.positions import as_much_as_possible, position, steps

FOLDER = Path(__file__).parents[1] / "data" / "render"
NAMES = ("Anna", "Ben", "Cleopatra the Great", "Dora", "Emil")
WIDTHS = (80, 100, 120)


def state_after(players: int, actions: int, seed: int = 5) -> State:
    """A position of a seeded game in which much is built."""
    states = (after for _, _, after in steps(players, Variant.STANDARD, Random(seed), as_much_as_possible))
    for number, state in enumerate(states):
        if number >= actions and state.phase is not Phase.DEAL:
            return state
    raise ValueError("the game is shorter")


def final_state(players: int, seed: int = 5) -> State:
    *_, (_, _, last) = steps(players, Variant.STANDARD, Random(seed), as_much_as_possible)
    return last


def table(state: State) -> Callable[[int], RenderableType]:
    return lambda width: draw_state(state, NAMES[: state.players], width)


def sums(state: State) -> Callable[[int], RenderableType]:
    return lambda _: draw_scores([score_seat(seat) for seat in state.seats], NAMES[: state.players])


FIRST_ROUND = position("", "", display="S7 T5 C9 H3 M12", start=1)
NEEDS_DEMOLITION = position("S:6 T:12,8,15,0 x:C7,M2", "", "C:9,0", display="S7 T5 C2 H3 M12")
TALL = position("T:15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0 M:8", "C:9,8", display="S7 C5 C4 H3 M12", said="2")

PICTURES: dict[str, Callable[[int], RenderableType]] = {
    "first-round": table(FIRST_ROUND),
    "needs-demolition": table(NEEDS_DEMOLITION),
    "tall-tower": table(TALL),
    "middle-3-players": table(state_after(3, 60)),
    "middle-5-players": table(state_after(5, 70)),
    "second-time-4-players": table(state_after(4, 125)),
    "over-5-players": table(final_state(5)),
    "scores-2-players": sums(final_state(2)),
    "scores-5-players": sums(final_state(5)),
    "cards-first-time": lambda _: draw_cards_to_come(state_after(4, 40)),
    "cards-second-time": lambda _: draw_cards_to_come(state_after(2, 60)),
    "scores-worked-example": lambda _: draw_scores(
        [score_seat(parse_seat("T:15,12,9,4 C:7,5,0 H:14,11,8,6,2,0 x:S3,M2"))], ["Anna"]
    ),
}


def picture(name: str, width: int) -> str:
    """The picture without colours and without blanks at the ends of lines."""
    out = StringIO()
    Console(file=out, width=width, markup=False, emoji=False, highlight=False).print(PICTURES[name](width))
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


def path(name: str, width: int) -> Path:
    return FOLDER / f"{name}-{width}.txt"


def write() -> None:
    """Writes every picture; the diff is reviewed like code."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in PICTURES:
        for width in WIDTHS:
            path(name, width).write_text(picture(name, width), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
