"""The record reader: any text is read or refused, and what was read is written and read back."""

from random import Random

from fivetowers import RecordError, parse_records, replay
from fivetowers.records.record_writer import format_record, format_records
from fuzz.mutation import must_be_printable, mutated, random_records, try_many

SEEDS_KEPT = 12


def run(seconds: float, seed: int, runs: int | None = None) -> int:
    records = list(random_records(Random(seed), SEEDS_KEPT))
    texts = [format_record(record) for record in records]
    texts.append(format_records(records[:3]))
    return try_many(lambda rng: check(rng, texts), seconds, seed, runs)


def check(rng: Random, texts: list[str]) -> None:
    text = mutated(rng, texts)
    read(text)
    data = bytearray(text.encode("utf-8"))
    if data and rng.random() < 0.3:
        data[rng.randrange(len(data))] = rng.randrange(256)
    read(bytes(data))


def read(source: str | bytes) -> None:
    try:
        games = parse_records(source)
    except RecordError as error:
        must_be_printable(error)
        return
    written = format_records(games)
    assert parse_records(written) == games
    assert format_records(parse_records(written)) == written
    for game in games:
        assert len(list(replay(game))) == len(game.actions) + 1
