"""`fivetowers bench` shows anybody the speed of their machine."""

import json

from click.testing import CliRunner

from fivetowers.cli.bench import command
from fivetowers.fast import is_compiled

RATES = {
    "games_per_second",
    "decisions_per_second",
    "games_per_second_all_cores",
    "decisions_per_second_all_cores",
}


def test_json_holds_the_rates_for_each_number_of_players() -> None:
    run = CliRunner().invoke(command, ["--seconds", "0.02", "--json"])
    assert run.exit_code == 0
    found = json.loads(run.stdout)
    assert found["compiled"] == is_compiled()
    assert found["cores"] >= 1
    assert set(found["players"]) == {"2", "3", "4", "5"}
    for rates in found["players"].values():
        assert set(rates) == RATES
        assert rates["decisions_per_second"] > 20 * rates["games_per_second"] > 0


def test_one_number_of_players_can_be_asked_for() -> None:
    run = CliRunner().invoke(command, ["--players", "3", "--seconds", "0.02"])
    assert run.exit_code == 0
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["players", "3"]


def test_a_game_for_six_is_a_usage_error() -> None:
    assert CliRunner().invoke(command, ["--players", "6"]).exit_code == 2
    assert CliRunner().invoke(command, ["--seconds", "0"]).exit_code == 2
