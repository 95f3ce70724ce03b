"""One version for all environments, told by each in the way of its library."""

from pathlib import Path

import gymnasium
import pyspiel

from fivetowers.envs import ENV_ID, VERSION, openspiel_game, pettingzoo_env
from fivetowers.envs.functional import FunctionalEnv

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def test_all_forms_have_the_same_version() -> None:
    assert gymnasium.spec(ENV_ID).version == int(VERSION.removeprefix("v"))
    assert pettingzoo_env.env().metadata["name"] == f"five_towers_{VERSION}"
    assert pyspiel.load_game(openspiel_game.NAME).version == VERSION
    assert FunctionalEnv().version == VERSION


def test_names_are_those_in_the_documentation() -> None:
    text = DOCS.read_text("utf-8")
    assert f"`{ENV_ID}`" in text
    assert f"`{pettingzoo_env.raw_env.metadata['name']}`" in text
