"""OpenSpiel's own tests, search and learning on the game unchanged; and that chance is the engine's chance."""

import unittest
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner
from open_spiel.python.observation import make_observation

from fivetowers.cards import deck
from fivetowers.encoding import OBSERVATION_SIZE, legal_steps, observe, pieces_of
from fivetowers.envs import openspiel_game
from fivetowers.fast.game.codec import unpack
from fivetowers.scoring import scores

PLAYERS = (2, 3, 4, 5)


def load(players: int = 2, **settings: Any) -> Any:
    return pyspiel.load_game(openspiel_game.NAME, {"players": players, **settings})


def play_out(state: Any, rng: Random) -> Any:
    """Goes on at random, and stops before each move."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiels_random_simulation_passes(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiels_api_test_passes(players: int) -> None:
    """Its states lie near the beginning, where all is chance, so those of a whole game are added."""
    # here, because it loads a second's worth of packages, and every process of tests reads this file
    from open_spiel.integration_tests import api_test

    class ApiTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # OpenSpiel has no types
        game_name, game = openspiel_game.NAME, load(players)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            state = cls.game.new_initial_state()
            cls.some_states += [now.clone() for now in play_out(state, Random(players))]
            cls.some_states.append(state)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(ApiTest).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.errors + result.failures] == []


def test_there_is_no_private_information() -> None:
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    game = load()
    observation = make_observation(game, private)
    assert (observation.tensor, observation.dict) == (None, {})
    for now in play_out(game.new_initial_state(), Random(1)):
        assert observation.string_from(now, 0) == ""


def test_game_is_loaded_by_a_string() -> None:
    game = pyspiel.load_game("python_five_towers(players=3)")
    assert game.num_players() == 3
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (game.min_utility(), game.max_utility()) == (0, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_and_steps_are_the_engines(players: int) -> None:
    game, rng = load(players, reward="points"), Random(players)
    state = game.new_initial_state()
    turns = nodes = 0
    for now in play_out(state, rng):
        if now.is_chance_node():
            nodes += 1
            chances = dict(now.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            if nodes == 2:
                assert chances == pytest.approx(dict.fromkeys(range(5), 1 / 5))
            if nodes == 3:
                counts = Counter(card.value for card in deck(players) if card.kind == now.kind)
                assert chances == pytest.approx({value: count / counts.total() for value, count in counts.items()})
            if now.kind is None and 1 < nodes < 12:
                assert len(now.turned_up) == nodes // 2 - 1
            continue
        turns += 1
        try:
            position = unpack(now.packed)
        except ValueError:
            continue  # in the middle of a build
        assert now.current_player() == position.turn
        assert tuple(now.legal_actions()) == legal_steps(position)
        seen = np.frombuffer(observe(position, seat=1), np.uint8)
        assert now.observation_tensor(1) == seen.tolist() == now.information_state_tensor(1)
    assert state.returns() == list(scores(unpack(state.packed)))
    assert turns <= game.max_game_length()
    assert nodes <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize("players", PLAYERS)
def test_short_answers_are_those_that_openspiel_would_give(players: int) -> None:
    state = load(players).new_initial_state()
    for now in play_out(state, Random(players)):
        assert now.is_chance_node() == pyspiel.State.is_chance_node(now)
        assert now.legal_actions() == pyspiel.State.legal_actions(now) != []
        for player in range(players):
            assert now.legal_actions(player) == pyspiel.State.legal_actions(now, player)
    assert state.legal_actions() == state.legal_actions(0) == []
    assert not state.is_chance_node()


def test_list_of_legal_actions_is_the_callers_to_change() -> None:
    state = load().new_initial_state()
    for now in play_out(state, Random(1)):
        if not now.is_chance_node():
            before = tuple(now.legal_actions())
            now.legal_actions().clear()
            assert tuple(now.legal_actions()) == before
            break


def test_copy_goes_its_own_way() -> None:
    state = load().new_initial_state()
    for now in play_out(state, Random(1)):
        if not now.is_chance_node():
            break
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_observer_names_its_pieces() -> None:
    game = load()
    state = game.new_initial_state()
    for _ in range(11):
        state.apply_action(state.chance_outcomes()[0][0])
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict.keys() == pieces_of(np.zeros(OBSERVATION_SIZE)).keys()
    assert observation.dict["facts"][0] == 2
    assert observation.string_from(state, 0) != observation.string_from(state, 1)
    assert state.action_to_string(1) == "bid 0"
    assert state.information_state_string(0) == str(state)


def test_openspiels_own_search_plays_it() -> None:
    game, rng = load(), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    moves = 0
    for now in play_out(state, Random(1)):
        if not now.is_chance_node():
            assert bot.step(now) in now.legal_actions()
            moves += 1
        if moves == 3:
            break


def test_openspiels_own_learning_runs_on_it() -> None:
    env = rl_environment.Environment(load())
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(seat, actions) for seat in range(2)]
    for _ in range(2):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) == pytest.approx(1)
    assert all(len(agent._q_values) > 20 for agent in agents)


@pytest.mark.parametrize(
    ("settings", "words"), [({"players": 6}, "players"), ({"players": 2, "reward": "glory"}, "no reward 'glory'")]
)
def test_wrong_settings_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=words):
        load(**settings)
