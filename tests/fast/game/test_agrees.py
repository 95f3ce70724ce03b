"""The kernel plays the same game as the readable engine: state, legal ids, builds and scores after every action."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivetowers.actions import Build
from fivetowers.fast.game.codec import pack, pack_build, unpack, unpack_build
from fivetowers.rules import legal_actions
from fivetowers.scoring import outcome
from fivetowers.state import Phase, State, Variant
from tests.effort import cases
from tests.fast.game.generated import positions
from tests.fast.game.lockstep import Pair, play_game
from tests.fast.worlds import world
from tests.positions import POLICIES, Policy, cards, position

PLAYERS = (2, 3, 4, 5)
WORLDS = ("installed", "uncompiled")
# In parts that processes can share; in all 100 games for each number of players, or 2,000.
PARTS, GAMES_A_PART = cases(2, 8), cases(50, 250, uncompiled=5)
GAMES_IN_DEPTH = {"installed": cases(10, 40, uncompiled=2), "uncompiled": cases(2, 4)}
STUBBORN_GAMES = {"installed": cases(2, 5, uncompiled=1), "uncompiled": 1}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_agree_after_every_action(players: int, part: int) -> None:
    for number in range(GAMES_A_PART):
        play_game(world("installed"), players, Random(f"agree {players} {part} {number}"))


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_agree_step_by_step_and_for_every_seat(players: int, name: str) -> None:
    for number in range(GAMES_IN_DEPTH[name]):
        play_game(world(name), players, Random(f"in depth {players} {number}"), in_depth=True)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_stubborn_players_agree(players: int, name: str, policy: Policy) -> None:
    for number in range(STUBBORN_GAMES[name]):
        play_game(world(name), players, Random(f"stubborn {players} {number}"), policy)


@pytest.mark.parametrize("name", WORLDS)
@given(position=positions(), seed=st.integers(0, 2**32))
def test_any_position_agrees_until_the_next_round_is_over(name: str, position: State, seed: int) -> None:
    rng = Random(seed)
    game = Pair(world(name), position, pack(position))
    rounds = position.round + 2
    while game.state.phase is not Phase.OVER and game.state.round < rounds:
        actions = game.compare()
        if game.state.phase is Phase.DEAL:
            unseen = list(game.state.unseen)
            game.deal(tuple(rng.sample(unseen, min(5, len(unseen)))))
            continue
        game.compare_seats()
        if game.state.phase is Phase.BUILD and rng.random() < 0.5:
            game.build_in_steps(rng)
        else:
            game.do(rng.choice(actions))
    game.compare()


@given(position=positions())
def test_a_state_goes_to_the_array_and_back_without_loss(position: State) -> None:
    assert unpack(pack(position)) == position


@given(position=positions())
def test_a_build_goes_to_bytes_and_back_without_loss(position: State) -> None:
    builds = [action for action in legal_actions(position) if isinstance(action, Build)]
    assert [unpack_build(pack_build(build), position) for build in builds] == builds


@pytest.mark.parametrize("name", WORLDS)
def test_r17_the_game_ends_after_one_lap_when_nothing_was_discarded(name: str) -> None:
    everything = position("", "", display="T1 T2 T3 T4 T5")
    rest = everything.unseen
    left = position("x:" + ",".join(map(str, rest)), "", display="T1 T2 T3 T4 T5", said="5")
    game = Pair(world(name), left, pack(left))
    game.compare()
    game.do(legal_actions(left)[0])
    assert game.compare() == ()
    assert outcome(game.state) is not None
    assert game.state.lap == 1


@pytest.mark.parametrize("name", WORLDS)
def test_r18_a_short_last_round_can_be_bid_out(name: str) -> None:
    last = position("T:9", "S:0", "C:8", display="T12 S4", pile="", lap=2)
    game = Pair(world(name), last, pack(last))
    assert len(game.compare()) == 3
    game.do(game.compare()[-1])
    assert game.state.phase is Phase.BUILD
    game.do(game.compare()[-1])
    assert game.compare() == ()
    assert outcome(game.state) is not None


@pytest.mark.parametrize("name", WORLDS)
def test_of_equal_cards_the_leftmost_is_taken(name: str) -> None:
    before = position("", "", "", "", display="H7 T5 C1 T5 M3", said="1 - - -")
    game = Pair(world(name), before, pack(before))
    build = next(action for action in game.compare() if action == Build(cards("T5")))
    game.do(build)
    game.compare()
    assert [str(card) for card in game.state.discard[-4:]] == ["H7", "C1", "T5", "M3"]


def test_the_tabletop_variant_is_not_packed() -> None:
    with pytest.raises(ValueError, match="standard"):
        pack(position("", "", display="T1 T2 T3 T4 T5", variant=Variant.TABLETOP))


def test_a_half_done_build_is_not_a_state() -> None:
    packed = pack(position("", "", display="T1 C2 T3 T4 T5", said="2 -"))
    door = world("installed").door
    door.do_step(packed, 12)
    with pytest.raises(ValueError, match="half done"):
        unpack(packed)


@pytest.mark.parametrize("name", WORLDS)
def test_illegal_actions_are_refused_and_change_nothing(name: str) -> None:
    door = world(name).door
    packed = pack(position("S:6,4", "", display="S7 T5 C9 H3 M12"))
    before = bytes(packed)
    actions: list[Callable[[], object]] = [
        lambda: door.do_step(packed, 6),  # the bid of 5 cannot be built
        lambda: door.do_step(packed, 0),  # the starting player cannot pass
        lambda: door.do_step(packed, 17),
        lambda: door.do_step(packed, -1),
        lambda: door.deal_cards(packed, bytes([1, 2, 3, 4, 5])),
        lambda: door.play_build(packed, pack_build(Build(cards("T5")))),
        lambda: door.step_mask(bytearray(3)),
    ]
    for action in actions:
        with pytest.raises(ValueError, match=r"legal|turned up|bytes"):
            action()
    assert packed == before
    fresh = door.new_state(2)
    with pytest.raises(ValueError, match="turned up"):
        door.deal_cards(fresh, bytes([1, 1, 3, 4, 5]))
    assert sorted(fresh) == sorted(door.new_state(2))
