"""Writes the golden files under tests/data: recorded games, their playthroughs, perft tables, orders of legal actions.

`make golden` runs it; the diff is reviewed like code. `tests/test_golden.py` compares.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, it finds its neighbours

from fivetowers import (
    Dealer,
    GameRecord,
    PlayerAction,
    State,
    Variant,
    format_action,
    format_record,
    format_seat,
    format_state,
    new_dealer,
    replay,
    scores,
    start,
)
from fivetowers.perft import perft, position_of_round
from tests.positions import anything, as_much_as_possible, demolish_always, legal, nothing_ever, position, steps

DATA = Path(__file__).parent / "data"
LEGAL_ORDER = "legal_order.txt"
FIRST_SEED = 1_000

MOST_SEQUENCES, DEEPEST = 40_000, 7  # a row of a perft table ends where it would take long

# New games: players, starting seat (from 1), seed of the dealer.
PERFT_OPENINGS = [(2, 1, 1), (3, 2, 2), (4, 4, 3), (5, 1, 4)]
# Rounds of the golden games, in which towers stand: players, round.
PERFT_ROUNDS = [(2, 9), (2, 16), (3, 14), (3, 19), (4, 12), (4, 26), (5, 20), (5, 25)]


def files() -> dict[str, str]:
    """Every golden file: its path below tests/data, and what it has to hold."""
    found = dict(golden_games())
    for variant in Variant:
        found[f"perft/{variant}.txt"] = perft_table(variant)
    found[LEGAL_ORDER] = order_of_legal_actions((DATA / LEGAL_ORDER).read_text("utf-8"))
    return found


# ---- recorded games and playthroughs


def by_turns(state: State, rng: Random) -> PlayerAction:
    """Each decision by one of the policies, so that a game shows tall towers, rubble and declined rounds alike."""
    policy = rng.choice((anything, as_much_as_possible, as_much_as_possible, demolish_always, nothing_ever))
    return policy(state, rng)


def golden_game(players: int, variant: Variant) -> GameRecord:
    seed = FIRST_SEED + 10 * players + list(Variant).index(variant)
    seat = seed % players
    actions = tuple(action for _, action, _ in steps(players, variant, Random(seed), by_turns, seat))
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")[:players]
    tags = (("Origin", f"tests/golden.py, seed {seed}, mixed random play"),)
    return GameRecord(names, seat, variant, tags=tags, actions=actions)


def golden_games() -> Iterator[tuple[str, str]]:
    for players in (2, 3, 4, 5):
        for variant in Variant:
            record = golden_game(players, variant)
            yield f"golden/{players}-{variant}.5t", format_record(record)
            yield f"golden/{players}-{variant}.txt", playthrough(record)


def playthrough(record: GameRecord) -> str:
    """Line by line what each action makes of the position, and the last position whole."""
    states = list(replay(record))
    lines = ["# The game of the same name, action by action: tests/golden.py", f"start: {line_of(states[0])}"]
    lines += [f"{format_action(a)}: {line_of(s)}" for a, s in zip(record.actions, states[1:], strict=True)]
    return "\n".join([*lines, format_state(states[-1])]) + "\n"


def line_of(state: State) -> str:
    """Round, lap, phase, turn, start, pile and discard pile; limits; every seat; scores. Seats count from 1."""
    turn = "-" if state.turn is None else state.turn + 1
    where = f"{state.round} {state.lap} {state.phase} {turn} {state.start + 1} {state.pile} {len(state.discard)}"
    limits = " ".join("-" if limit is None else str(limit) for limit in state.limits)
    seats = " | ".join(map(format_seat, state.seats))
    return f"{where} ; {limits} ; {seats} ; {' '.join(map(str, scores(state)))}"


# ---- perft


def perft_table(variant: Variant) -> str:
    lines = [
        "# Sequences of player actions, counted to one depth after another: tests/golden.py",
        "# Deals come from the dealer of a seed, or as they came in a golden game of this variant.",
    ]
    for players, seat, seed in PERFT_OPENINGS:
        counts = perft_counts(start(players, seat - 1, variant), new_dealer(players, Random(seed)))
        lines.append(f"{players} players, start {seat}, seed {seed}: {counts}")
    for players, number in PERFT_ROUNDS:
        counts = perft_counts(*position_of_round(golden_game(players, variant), number, Random(number)))
        lines.append(f"{players}-{variant}.5t, round {number}: {counts}")
    return "\n".join(lines) + "\n"


def perft_counts(state: State, dealer: Dealer) -> str:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        counts.append(perft(state, dealer, depth))
        # What comes next grows about as fast as before: stop before it takes long.
        if counts[-1] ** 2 > MOST_SEQUENCES * counts[max(0, depth - 2)]:
            break
    return " ".join(map(str, counts))


# ---- the order of legal actions


def order_of_legal_actions(text: str) -> str:
    """The same positions, each with its legal actions listed again."""
    blocks = [block for block in text.split("\n\n") if block.strip()]
    head, *positions = blocks
    return "\n\n".join([head, *map(with_legal_actions, positions)]) + "\n"


def with_legal_actions(block: str) -> str:
    lines = [line for line in block.strip().split("\n") if not line.startswith("  ")]
    fields = dict(line.split(" ", 1) for line in lines if not line.startswith("#"))
    state = position(
        *[seat.strip() for seat in fields["seats"].split("|")],
        display=fields["display"],
        said=fields.get("said", ""),
        start=int(fields.get("start", "1")),
        variant=Variant(fields.get("variant", "standard")),
    )
    return "\n".join([*lines, *(f"  {action}" for action in legal(state))])


def main() -> None:
    for name, text in files().items():
        path = DATA / name
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists() or path.read_text("utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'changed' if is_new else 'same   '}  {name}")


if __name__ == "__main__":
    main()
