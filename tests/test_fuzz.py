"""The fuzz targets, briefly. `make fuzz` runs them for longer."""

from random import Random
from types import ModuleType

import pytest

from fuzz import fuzz_notation, fuzz_positions, fuzz_records, fuzz_server
from fuzz.mutation import mutated
from tests.effort import cases


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("target", [fuzz_notation, fuzz_positions, fuzz_records], ids=lambda target: target.__name__)
def test_no_input_makes_a_reader_stumble(target: ModuleType, seed: int) -> None:
    assert target.run(seconds=60, seed=seed, runs=500) == 500


def test_no_hostile_input_makes_the_server_stumble() -> None:
    runs = cases(400, 20_000)
    assert fuzz_server.run(seconds=600, seed=7, runs=runs).inputs >= runs


def test_same_seed_tries_the_same_inputs() -> None:
    texts = ["bid 3", "build xS6 T5 T3 C7"]
    assert [mutated(Random(5), texts) for _ in range(3)] == [mutated(Random(5), texts)] * 3
    assert len({mutated(Random(seed), texts) for seed in range(50)}) > 30
