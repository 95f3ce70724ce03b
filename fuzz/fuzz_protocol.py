"""Fuzzes the bot protocol: games as a referee would play them, with lines bent, mixed up, or made of junk.

Every line has to be answered, at once and in the form that docs/notation.md gives; after an `error` nothing may have
changed.
"""

import argparse
import json
import time
from collections.abc import Iterator
from random import Random

from fivetowers.bots.protocol import LONGEST_ANSWER, LONGEST_LINE, GameSoFar, Session
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.dealer import dealer_for
from fivetowers.notation import format_action
from fivetowers.rules import legal_actions
from fivetowers.state import Phase, State, Variant

LINES_A_SESSION = 300
MOST_SECONDS_A_LINE = 5.0  # far above what any line takes, even on a busy machine
WORDS = [
    *("5tp", "new", "do", "go", "legal", "state", "score", "record", "undo", "ms", "players", "start", "variant"),
    *("standard", "tabletop", "deal", "bid", "pass", "build", "retract", "T15", "C0", "H8", "S9", "M12", "xT5", "xC0"),
    *("0", "1", "2", "3", "5", "6", "00", "-1", "1e3", "٣", "", "x", "-", "!", "|", "/"),
    *("\t", "\0", "\ufeff", "\u2028", "{}", "塔", "quit"),
]
QUESTIONS = ("5tp", "go", "go ms 5", "legal", "state", "score", "record", "undo")


def run(seconds: float, seed: int, runs: int | None = None) -> int:
    """Talks to bots for this long, or for this many lines; gives the number of lines that were tried."""
    rng = Random(seed)
    ends = time.monotonic() + seconds
    tried = 0
    while time.monotonic() < ends:
        session = Session(make_bot(rng.choice(list(ROSTER))), rng.randrange(100))
        for line in session_lines(session, rng):
            check(session, line)
            tried += 1
            if tried == runs or time.monotonic() >= ends:
                return tried
    return tried


def session_lines(session: Session, rng: Random) -> Iterator[bytes]:
    """The lines of one session. Most go on with the game, so that the others find positions of every sort."""
    for _ in range(LINES_A_SESSION):
        if session.has_quit:
            return
        chance = rng.random()
        if chance < 0.6:
            yield sensible_line(session.history, rng).encode()
        elif chance < 0.8:
            yield bent(sensible_line(session.history, rng).encode(), rng)
        elif chance < 0.95:
            yield " ".join(rng.choices(WORDS, k=rng.randrange(8))).encode()
        else:
            yield junk(rng)


def sensible_line(history: GameSoFar | None, rng: Random) -> str:
    if history is None or rng.random() < 0.01:
        players = rng.randint(2, 5)
        variant = rng.choice(["", *(f" variant {variant}" for variant in Variant)])
        return f"new players {players} start {rng.randint(1, players)}{variant}"
    if rng.random() < 0.2:
        return rng.choice(QUESTIONS)
    return f"do {sensible_action(history.state, rng)}"


def sensible_action(state: State, rng: Random) -> str:
    if state.phase is Phase.DEAL:
        deal, _ = dealer_for(state, rng).turn_up(state)
        return format_action(deal)
    actions = legal_actions(state)
    return format_action(rng.choice(actions)) if actions else "pass"


def bent(line: bytes, rng: Random) -> bytes:
    """The line with a few bytes changed, left out, put in or doubled."""
    found = bytearray(line)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(found) + 1)
        match rng.randrange(5):
            case 0:
                found[place : place + 1] = bytes([rng.randrange(256)])
            case 1:
                del found[place : place + rng.randint(1, 3)]
            case 2:
                found[place:place] = rng.choice([b" ", b"0", b"1", b"\r", b"x", b"\xff", b"|", b"T5 "])
            case 3:
                found[place:place] = found[: rng.randrange(20)]
            case _:
                found = found.swapcase()
    return bytes(found.replace(b"\n", b""))


def junk(rng: Random) -> bytes:
    length = rng.choice([0, 1, 10, 100, LONGEST_LINE - 1, LONGEST_LINE, LONGEST_LINE + 1, 5 * LONGEST_LINE])
    letters = rng.choice([b"\xff", b" ", b"do ", b"build T5 ", "🏰".encode(), bytes(rng.randbytes(16))])
    return (letters * (length // len(letters) + 1))[:length].replace(b"\n", b"")


def check(session: Session, line: bytes) -> None:
    """Has the session answer the line, and fails if anything about the answer is wrong."""
    before = session.history
    began = time.monotonic()
    answer = session.answer(line)
    took = time.monotonic() - began
    context = f"{line[:200]!r} was answered {answer[:2]!r}"
    assert took < MOST_SECONDS_A_LINE, f"{context} after {took:.1f} s"
    if session.has_quit:
        assert (line.removesuffix(b"\r"), answer) == (b"quit", []), context
        return
    first, *rest = answer
    assert all(text == "" or len(text.splitlines()) == 1 for text in answer), context
    assert all(len(text) <= LONGEST_ANSWER for text in answer), context
    word, _, words = first.partition(" ")
    asked = line.split(b" ")[0].removesuffix(b"\r").decode("utf-8", "replace")
    if word != "ok":
        assert session.history is before, f"{context} and changed the game"
    match word:
        case "error":
            assert len(words.split(" ")) > 1, context
        case "ok":
            assert asked in ("new", "do", "undo"), context
        case "action":
            assert asked == "go", context
        case "record":
            assert int(words) == len(rest), context
        case "state":
            json.loads(words)
        case _:
            assert word == asked, context
    assert word == "record" or not rest, context


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fuzz.fuzz_protocol", description=__doc__)
    parser.add_argument("--runs", type=int, help="stop after this many lines")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"{run(options.seconds, options.seed, options.runs):,} lines")


if __name__ == "__main__":
    main()
