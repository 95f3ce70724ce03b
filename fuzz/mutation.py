"""What the targets share: mutations of a valid text, grammar junk, games to begin with, and the loop that tries."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from fivetowers import Comment, Deal, FiveTowersError, Game, GameRecord, SideLine, Variant, legal_actions, replay

SLOWEST = 2.0  # seconds that one small input may take; a hang would never end
WORDS = [
    "deal", "bid", "pass", "build", "retract", "T5", "C0", "S12", "M3", "H9", "xS6", "x", "x:", "T:",
    "S:12,8,15,0", "x:C7,M2", "-", "!", "/", "//", ".", "1.", "2.", "0", "3", "5", "6", "05", "-1",
    "99999999999999999999", "1e9", "NaN", "null", "true", "[", "]", "{", "}", '"', "\\", "\\\\", '\\"', "\\|",
    "|", ",", ":", " ", "  ", "\t", "\n", "\r\n", "\r", "\0", "\x1b[31m", "\ufeff", "\u2028", "\u202e", "\x85",
    "é", "٣", "😀", "Ｔ5", '[Game "5 Towers"]\n', '[Players "A|B"]\n', '[Start "1"]\n', '[Result "0 0"]\n',
    "{x}", "{", "}", "(", ")", "( 3 )", '[Variant "tabletop"]\n', '[Note "x"]\n', "1. T5 C7 S0 H12 M3 / 2 - / C7 S0\n",
]  # fmt: skip


def cut(rng: Random, text: str) -> str:
    first, last = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    return text[:first] + text[last:] if rng.random() < 0.5 else text[first:last]


def insert_word(rng: Random, text: str) -> str:
    place = rng.randint(0, len(text))
    return text[:place] + rng.choice(WORDS) * rng.choice((1, 1, 1, 2, 50)) + text[place:]


def replace_letter(rng: Random, text: str) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) + text[place + 1 :]


def repeat(rng: Random, text: str) -> str:
    first = rng.randint(0, len(text))
    last = min(len(text), first + rng.randrange(1, 60))
    return text[:last] + text[first:last] * rng.choice((1, 2, 20)) + text[last:]


def swap_words(rng: Random, text: str) -> str:
    words = text.split(" ")
    one, two = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return " ".join(words)


def replace_word(rng: Random, text: str) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice((rng.choice(WORDS), rng.choice(words)))
    return " ".join(words)


def swap_lines(rng: Random, text: str) -> str:
    lines = text.split("\n")
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


MUTATIONS = (cut, insert_word, replace_letter, repeat, swap_words, replace_word, replace_word, swap_lines)


def mutated(rng: Random, texts: list[str]) -> str:
    """One of these texts with a few things changed; or, now and then, mere junk."""
    if rng.random() < 0.1:
        return "".join(rng.choice(WORDS) + rng.choice(("", " ")) for _ in range(rng.randrange(30)))
    text = rng.choice(texts)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3, 8))):
        text = rng.choice(MUTATIONS)(rng, text)
    return text


def random_game(rng: Random, *, most_actions: int = 500) -> Game:
    players = rng.randint(2, 5)
    game = Game(["Anna", "Ben", "Cleo", "D|o\\ra", 'E"mil'][:players], rng=rng, variant=rng.choice(list(Variant)))
    for _ in range(rng.randrange(most_actions)):
        if game.is_over:
            break
        game.play(rng.choice(game.legal_actions()))
    return game


def random_records(rng: Random, number: int) -> Iterator[GameRecord]:
    for _ in range(number):
        record = random_game(rng, most_actions=rng.choice((3, 30, 500))).record()
        yield with_notes(rng, record) if rng.random() < 0.5 else record


def with_notes(rng: Random, record: GameRecord) -> GameRecord:
    """The same game with some comments and side lines."""
    comments, side_lines = [], []
    for index, (before, action) in enumerate(zip(replay(record), record.actions, strict=False)):
        if rng.random() < 0.2:
            comments.append(Comment(index + 1, rng.choice(("well", "a {brace} \\ and ( more )", "eval 0.5 0.5"))))
        if not isinstance(action, Deal) and rng.random() < 0.2:
            side_lines.append(SideLine(index, (rng.choice(legal_actions(before)),)))
    return replace(record, comments=tuple(comments), side_lines=tuple(side_lines))


def must_be_printable(error: FiveTowersError) -> None:
    """What a reader says is shown in terminals: whatever it has read, it says it in plain letters."""
    assert str(error).isprintable(), error


def try_many(check: Callable[[Random], None], seconds: float, seed: int, runs: int | None) -> int:
    """Calls the check again and again, each time with a generator of its own, so that a failure can be repeated."""
    ends = time.monotonic() + seconds
    tried = 0
    while time.monotonic() < ends and (runs is None or tried < runs):
        began = time.process_time()
        try:
            check(Random(f"{seed} {tried}"))
        except Exception as error:
            error.add_note(f"seed {seed}, input {tried}")
            raise
        took = time.process_time() - began
        assert took < SLOWEST, f"seed {seed}, input {tried} took {took:.1f} s"
        tried += 1
    return tried
