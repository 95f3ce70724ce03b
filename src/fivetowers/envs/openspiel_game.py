"""The game for OpenSpiel: importing this module makes `pyspiel.load_game("python_five_towers(players=3)")` work.

Chance is explicit: a first node draws who starts, and then every card that is turned up is two nodes, one for its kind
and one for its value, so that no node has more than 16 outcomes. Nothing else is hidden (R23), so in OpenSpiel's terms
the game has perfect information.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from fivetowers.cards import CARDS, FEWEST_PLAYERS, FEWEST_PLAYERS_WITH_DOUBLES, LETTERS, MOST_PLAYERS, VALUES, deck
from fivetowers.encoding import OBSERVATION_SIZE, STEPS, pieces_of, step_name
from fivetowers.envs import VERSION
from fivetowers.envs.rewards import Reward, check_reward, worth
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack_card, unpack_card
from fivetowers.fast.game.door import all_scores, deal_cards, do_step, new_state, observation, step_mask
from fivetowers.scoring import POINTS_A_CROWNED_CARD, POINTS_A_MAIN_TOWER_CARD, rubble_points
from fivetowers.state import CARDS_A_ROUND, LAPS

NAME = "python_five_towers"
KINDS, NUMBERS = len(CARDS), len(VALUES)
_CODES = [pack_card(card) for row in CARDS for card in row]
_BYTES = [bytes((value,)) for value in range(NUMBERS)]
_OTHER_KINDS = [bytes(code for code in range(256) if code >> layout.KIND_SHIFT != kind) for kind in range(KINDS)]
_TO_VALUES = bytes(code & layout.VALUE_MASK for code in range(256))
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="5 Towers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": FEWEST_PLAYERS, "reward": "win_share"},
)


def most_rounds(players: int) -> int:
    """No game has more: five cards are turned up in each, and the deck is gone through twice (R17, R18)."""
    return LAPS * -(-len(deck(players)) // CARDS_A_ROUND)


def utilities(players: int, reward: Reward) -> tuple[float, float]:
    """The least and the most that a game can be worth to a player."""
    if reward == "win_share":
        return 0.0, 1.0
    most = float(len(deck(players)) * (POINTS_A_CROWNED_CARD + POINTS_A_MAIN_TOWER_CARD))
    least = float(rubble_points(most_rounds(players)))  # one demolition a round
    return (least, most) if reward == "points" else (least - most, most - least)


class FiveTowersGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """`players` is 2 to 5; `reward` is "win_share", "points" or "points_difference", paid at the end.

    OpenSpiel's names have no version, so `version` tells it.
    """

    version = VERSION

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {"players": FEWEST_PLAYERS, "reward": "win_share", **(params or {})}
        players, self.reward = int(settings["players"]), settings["reward"]
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"no game for {players} players")
        check_reward(self.reward, "end")
        least, most = utilities(players, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=STEPS,
            max_chance_outcomes=NUMBERS,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            # Every player bids once a round; then comes one demolition at most, and five cards
            max_game_length=most_rounds(players) * (players + 1 + CARDS_A_ROUND),
        )
        super().__init__(GAME_TYPE, info, settings)

    def new_initial_state(self) -> "FiveTowersState":
        return FiveTowersState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Of private information alone there is none (R23): OpenSpiel's own observer says so."""
        if iig_obs_type is not None and not iig_obs_type.public_info:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return FiveTowersObserver(iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + most_rounds(self.num_players()) * CARDS_A_ROUND * 2


class FiveTowersState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position of the kernel, as bytes, and the cards of the next display that were turned up so far.

    While cards are turned up, `unseen` has the values of each kind that may come, sorted; two equal ones stand there
    twice. `kind` is that of the card being turned up, if it is known already.
    """

    def __init__(self, game: FiveTowersGame) -> None:
        super().__init__(game)
        self.packed = bytearray()  # until it is known who starts
        self.turned_up: list[int] = []
        self.unseen: list[bytes] = []
        self.left = 0  # how many those are
        self.due = 0  # how many cards this display has
        self.kind: int | None = None
        self.player = _CHANCE  # OpenSpiel asks for it several times a step

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == _TERMINAL

    # OpenSpiel answers the next two itself, in C++, by calling the methods here several times. From Python they are
    # asked at every step, so the shorter way makes play a third faster.

    def is_chance_node(self) -> bool:
        return self.player == _CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        if self.player >= 0 and player in ((), (self.player,)):
            return self._legal_actions(self.player)
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.packed:
            players = self.num_players()
            return [(seat, 1 / players) for seat in range(players)]
        if self.kind is None:
            each = 1 / self.left
            return [(kind, len(values) * each) for kind, values in enumerate(self.unseen) if values]
        values = self.unseen[self.kind]
        each = 1 / len(values)
        if self.packed[layout.PLAYERS] < FEWEST_PLAYERS_WITH_DOUBLES:
            return [(value, each) for value in values]
        return [(value, values.count(value) * each) for value in dict.fromkeys(values)]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        points = np.array(all_scores(self.packed), np.int32)
        return [float(own) for own in worth(self.get_game().reward, points)]

    def _legal_actions(self, player: int) -> list[int]:
        return _steps_in(step_mask(self.packed)).copy()

    def _apply_action(self, action: int) -> None:
        kind = self.kind
        if self.player != _CHANCE:
            do_step(self.packed, action)
        elif kind is not None:
            self.kind = None
            self.unseen[kind] = self.unseen[kind].replace(_BYTES[action], b"", 1)
            self.left -= 1
            self.turned_up.append(kind * NUMBERS + action)
            if len(self.turned_up) < self.due:
                return
            deal_cards(self.packed, bytes([_CODES[outcome] for outcome in self.turned_up]))
            self.turned_up = []
        elif self.packed:
            self.kind = action
            return
        else:
            self.packed = new_state(self.num_players(), action)
        self.player = _player_of(self.packed)
        if self.player == _CHANCE:
            self._open_deal()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return step_name(action)
        if not self.packed:
            return f"seat {action} starts"
        if self.kind is None:
            return f"turn up {LETTERS[action]}"
        return f"turn up {unpack_card(_CODES[self.kind * NUMBERS + action])}"

    def __str__(self) -> str:
        """What happened so far."""
        return " ".join(str(taken.action) for taken in self.full_history())

    def _open_deal(self) -> None:
        """What the deal before has left is the pile, unless that was gone through (R17)."""
        packed = self.packed
        size = packed[layout.PILE]
        self.due = min(CARDS_A_ROUND, size)
        if self.left != size:
            pile = packed[layout.DECK : layout.DECK + size]
            self.unseen = [bytes(sorted(pile.translate(_TO_VALUES, others))) for others in _OTHER_KINDS]
            self.left = size


def _player_of(packed: bytearray) -> int:
    phase = packed[layout.PHASE]
    if phase == layout.PHASE_DEAL:
        return _CHANCE
    return _TERMINAL if phase == layout.PHASE_OVER else packed[layout.TURN]


@cache
def _steps_in(mask: int) -> list[int]:
    return [step for step in range(STEPS) if mask >> step & 1]


class FiveTowersObserver:
    """The pieces of `fivetowers.encoding` as numbers, seats counted clockwise from the player.

    Nothing is hidden, so the position is all that a player needs to remember; the string of an information state is
    the whole history.
    """

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = pieces_of(self.tensor)

    def set_from(self, state: FiveTowersState, player: int) -> None:
        if state.packed:
            self.tensor[:] = np.frombuffer(observation(state.packed, player), np.uint8)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FiveTowersState, player: int) -> str:
        if self._has_recall or not state.packed:
            return str(state)
        seen = observation(state.packed, player)
        kind = [] if state.kind is None else [LETTERS[state.kind]]
        return " ".join([seen.hex(), *map(str, state.turned_up), *kind])


pyspiel.register_game(GAME_TYPE, FiveTowersGame)
