"""A simulation gives the same files however it is played, and what it says is right."""

import csv
import re
import shlex
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from fivetowers.arena.contestants import parse_contestant
from fivetowers.cli.simulate import command
from fivetowers.dataset.recipe import DatasetError, Recipe
from fivetowers.fast.game import layout
from fivetowers.simulation.card_worth import CardWorth
from fivetowers.simulation.ratio_sums import RatioSums
from fivetowers.simulation.simulation_run import PAGE_NAME, Simulation, TableFormat
from fivetowers.simulation.statistics_plots import PICTURES
from fivetowers.text import languages, speak

DEADLY = Path(__file__).parents[1] / "dataset" / "deadly_program.py"
GAMES = 60


def simulation(folder: Path, *bots: str, players: int = 3, **settings: object) -> Simulation:
    recipe = Recipe(tuple(map(parse_contestant, bots or ("random",))), players, games_a_shard=16)
    return Simulation(folder, recipe, GAMES, **{"judged": 1, **settings})  # type: ignore[arg-type]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def finished(one: Simulation, **ways: object) -> dict[str, bytes]:
    list(one.play(**ways))  # type: ignore[arg-type]
    one.count()
    return files(one.folder)


def test_files_do_not_depend_on_processes_or_interruptions(tmp_path: Path) -> None:
    whole = finished(simulation(tmp_path / "whole"))
    broken = simulation(tmp_path / "broken")
    list(islice(broken.play(), 1))
    assert finished(simulation(tmp_path / "broken"), jobs=2) == whole
    names = {"seats.csv", "rounds.csv", "figures.csv", PAGE_NAME, "games/manifest.json"}
    assert whole.keys() >= names
    assert {name.removeprefix("pictures/") for name in whole if name.startswith("pictures/")} <= {
        f"{picture}.svg" for picture in PICTURES
    }


@pytest.mark.filterwarnings("ignore")  # those of Ray
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_on_a_cluster_the_files_are_the_same_even_if_a_worker_is_killed(cluster_address: str, tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    deadly = shlex.join(["name=Deadly", sys.executable, str(DEADLY), str(mark)])
    recipe = Recipe((parse_contestant(deadly), parse_contestant("random")), games_a_shard=2)
    there = Simulation(tmp_path / "there", recipe, 6, judged=0)
    played = finished(there, cluster=cluster_address)
    assert mark.exists()
    assert played == finished(Simulation(tmp_path / "here", recipe, 6, judged=0))


def test_tables_hold_a_row_for_each_seat_and_round(tmp_path: Path) -> None:
    finished(simulation(tmp_path, "greedy", "random"))
    with (tmp_path / "seats.csv").open() as file:
        seats = list(csv.DictReader(file))
    assert len(seats) == 3 * GAMES
    assert sum(float(seat["win_share"]) for seat in seats) == pytest.approx(GAMES)
    with (tmp_path / "figures.csv").open() as file:
        figures = list(csv.DictReader(file))
    shares = [float(one["mean"]) for one in figures if one["picture"] == "seats"]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1)
    own = [float(seat["points"]) for seat in seats if seat["bot"] == "0"]
    (mean,) = (one for one in figures if one["picture"] == "bots_points" and one["line"] == "greedy")
    assert float(mean["mean"]) == pytest.approx(np.mean(own))
    assert {one["picture"] for one in figures} >= {"five_gain", "demolition_gain", "length", "crowned", "numbers"}


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    finished(simulation(tmp_path))
    finished(simulation(tmp_path, table_format=TableFormat.PARQUET))
    for name in ("seats", "rounds", "figures"):
        rows = pq.read_table(tmp_path / f"{name}.parquet").to_pylist()
        with (tmp_path / f"{name}.csv").open() as file:
            assert [{key: str(value) for key, value in row.items()} for row in rows] == list(csv.DictReader(file))


def test_page_is_whole_by_itself_and_speaks_every_language(tmp_path: Path) -> None:
    one = simulation(tmp_path)
    list(one.play())
    pages = {}
    for language in languages():
        speak(language)
        try:
            one.count()
        finally:
            speak("en")
        pages[language] = (tmp_path / PAGE_NAME).read_text("utf-8")
    assert len(set(pages.values())) == len(languages())
    for language, page in pages.items():
        assert f'<html lang="{language}">' in page
        assert re.findall(r'(?:src|href)="(?!#)[^"]*"', page) == []
        assert page.count("<svg") == len(list((tmp_path / "pictures").iterdir())) > 10
        ids = re.findall(r'\bid="([^"]+)"', page)
        assert len(ids) == len(set(ids))


# ---- figures ---------------------------------------------------------------------------------------------------------


def test_means_have_the_error_of_games_not_of_rows() -> None:
    once, thrice = RatioSums(1), RatioSums(1)
    values = np.random.default_rng(1).normal(5, 2, 400)
    game = np.arange(400)
    once.add(400, game, np.zeros(400, int), values)
    thrice.add(400, np.repeat(game, 3), np.zeros(1200, int), np.repeat(values, 3))
    ((_, mean, error, _),), ((_, same, wide, count),) = once.means(), thrice.means()
    assert (mean, error) == pytest.approx((values.mean(), 1.966 * values.std(ddof=1) / 20), rel=1e-3)
    assert (same, wide) == pytest.approx((mean, error))
    assert count == 1200


def test_worth_of_cards_is_found_again() -> None:
    rng, worth = np.random.default_rng(2), np.array([7.0, 1.0, 2.5])
    sums = CardWorth("cards", ("T",), 3, 1)
    for _ in range(3):
        built = rng.integers(0, 2, (500, 3))
        sums.add(built, np.rint(built @ worth + rng.normal(0, 2, 500)))
    found = sums.figures()
    assert [figure.x for figure in found] == [0, 1, 2]
    assert all(abs(figure.mean - true) < 2 * figure.error for figure, true in zip(found, worth, strict=True))
    assert all(0.1 < figure.error < 0.5 for figure in found)


def test_worth_by_round_counts_every_card_that_was_built_when_it_was_built(tmp_path: Path) -> None:
    recipe = Recipe((parse_contestant("random"),), 2)
    finished(Simulation(tmp_path, recipe, 600, judged=0))  # fewer would not be enough to tell the cards apart
    with (tmp_path / "figures.csv").open() as file:
        told = {
            (one["line"], one["x"]): int(one["count"])
            for one in csv.DictReader(file)
            if one["picture"] == "card_rounds"
        }
    built: Counter[tuple[str, str]] = Counter()
    with (tmp_path / "rounds.csv").open() as file:
        for one in csv.DictReader(file):
            cards = (int(one[f"card_{place}"]) for place in range(1, layout.CARDS_A_ROUND + 1))
            built.update((one["round"], str(card & layout.VALUE_MASK)) for card in cards if card >= 0)
    assert told == built


# ---- the command -----------------------------------------------------------------------------------------------------


def called(*words: str) -> Result:
    return CliRunner().invoke(command, words)


def test_command_plays_and_tells(tmp_path: Path) -> None:
    done = called("--bot", "random", "--games", "30", "--judged", "0", "--jobs", "1", "--folder", str(tmp_path / "s"))
    assert done.exit_code == 0, done.output
    assert "30 games of random, 2 players" in done.output
    assert done.output.count("from the starting player: wins") == 2
    assert "judged 0" in (tmp_path / "s" / PAGE_NAME).read_text("utf-8")


def test_network_plays_only_inside_the_kernel(tmp_path: Path) -> None:
    done = called("--bot", "network", "--bot", "master", "--folder", str(tmp_path))
    assert done.exit_code == 1
    assert "network" in done.output
    with pytest.raises(DatasetError, match=r"generate\.network"):
        Recipe((parse_contestant("network"), parse_contestant("mcts")))
