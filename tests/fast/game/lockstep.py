"""Plays the readable engine and the kernel side by side and compares everything after every action."""

from collections.abc import Sequence
from random import Random

from fivetowers.actions import Build, Deal, PlayerAction
from fivetowers.cards import Card
from fivetowers.dealer import new_dealer
from fivetowers.encoding import FIRST_DEMOLITION, FIRST_PLACE, action_of, legal_steps, observe, steps_of
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, pack_build, pack_cards, unpack
from fivetowers.rules import apply, legal_actions, most_buildable, start
from fivetowers.scoring import score_seat
from fivetowers.state import Phase, Seat, State
from tests.fast.worlds import World
from tests.positions import Policy, anything


class Pair:
    """A game in both worlds."""

    def __init__(self, world: World, state: State, packed: bytearray) -> None:
        self.world = world
        self.state = state
        self.packed = packed
        self._compared: State | None = None
        self._compared_bytes = bytearray()
        self._seats: tuple[Seat, ...] = ()
        self._scores: list[int] = []

    def compare(self) -> tuple[PlayerAction, ...]:
        """State, legal ids, whole builds and scores are the same; gives the legal actions."""
        door, state, packed = self.world.door, self.state, self.packed
        self._compare_state()
        assert door.all_scores(packed) == self._scores
        actions = legal_actions(state)
        mask = door.step_mask(packed)
        if state.phase is Phase.BUILD:
            expected = [pack_build(action) for action in actions if isinstance(action, Build)]
            assert door.all_builds(packed, dominated=False) == expected
            assert mask == first_build_steps(state, actions)
        else:
            assert mask == sum(1 << step for action in actions for step in steps_of(state, action))
            assert door.all_builds(packed) == []
        return actions

    def _compare_state(self) -> None:
        state, packed, before = self.state, self.packed, self._compared
        self._compared = state
        if before is not None and is_further_bidding(before, state):
            # The engine hands on the same objects, so only what was said can differ; so it must be in the array.
            assert without_what_was_said(packed) == self._compared_bytes
            bids = packed[layout.BIDS : layout.BIDS + packed[layout.BIDS_MADE]]
            assert [None if bid == layout.NO_BID else bid for bid in bids] == list(state.bids)
            assert packed[layout.PHASE] == (layout.PHASE_BID if state.phase is Phase.BID else layout.PHASE_BUILD)
            assert packed[layout.TURN] == state.turn
            return
        assert unpack(packed) == state
        self._compared_bytes = without_what_was_said(packed)
        self._score(state.seats)

    def _score(self, seats: tuple[Seat, ...]) -> None:
        """A seat that is the same object has the points that it had."""
        before = self._seats or (None,) * len(seats)
        known = self._scores or [0] * len(seats)
        self._scores = [
            points if seat is old else score_seat(seat).total
            for seat, old, points in zip(seats, before, known, strict=True)
        ]
        self._seats = seats

    def compare_seats(self) -> None:
        """What every seat could build, and what the one to move sees."""
        most = [self.world.door.most_cards(self.packed, seat) for seat in range(self.state.players)]
        assert most == [most_buildable(self.state, seat) for seat in range(self.state.players)]
        assert self.world.door.observation(self.packed) == observe(self.state)

    def deal(self, cards: tuple[Card, ...]) -> None:
        self.world.door.deal_cards(self.packed, pack_cards(cards))
        self.state = apply(self.state, Deal(cards))

    def do(self, action: PlayerAction) -> None:
        if isinstance(action, Build):
            self.world.door.play_build(self.packed, pack_build(action))
        else:
            self.world.door.do_step(self.packed, *steps_of(self.state, action))
        self.state = apply(self.state, action)

    def build_in_steps(self, rng: Random) -> None:
        """A random build, its steps in any order that is legal, compared before each of them."""
        door, packed, taken = self.world.door, self.packed, list[int]()
        while packed[layout.PHASE] == layout.PHASE_BUILD:
            legal = legal_steps(self.state, taken)
            assert door.step_mask(packed) == sum(1 << step for step in legal)
            assert door.observation(packed) == observe(self.state, taken)
            taken.append(rng.choice(legal))
            door.do_step(packed, taken[-1])
        self.state = apply(self.state, action_of(self.state, taken))


def is_further_bidding(before: State, after: State) -> bool:
    is_same_table = (
        before.seats is after.seats
        and before.display is after.display
        and before.unseen is after.unseen
        and before.discard is after.discard
    )
    is_same_round = (before.round, before.lap, before.start) == (after.round, after.lap, after.start)
    return is_same_table and is_same_round and before.phase is Phase.BID and after.phase in (Phase.BID, Phase.BUILD)


def without_what_was_said(packed: bytearray) -> bytearray:
    rest = packed.copy()
    for field in (layout.PHASE, layout.TURN, layout.LEAST_BID, layout.BIDDER, layout.BIDS_MADE, layout.TO_PLACE):
        rest[field] = 0
    rest[layout.BIDS : layout.BIDS + layout.MOST_PLAYERS] = bytes(layout.MOST_PLAYERS)
    return rest


def first_build_steps(state: State, actions: Sequence[PlayerAction]) -> int:
    mask = 0
    for build in actions:
        assert isinstance(build, Build)
        if build.demolish is not None:
            mask |= 1 << (FIRST_DEMOLITION + build.demolish.kind)
            continue
        before = None
        for card in build.cards:
            if card.kind != before:
                mask |= 1 << (FIRST_PLACE + state.display.index(card))
            before = card.kind
    return mask


def play_game(
    world: World, players: int, rng: Random, policy: Policy = anything, *, in_depth: bool = False
) -> tuple[State, int]:
    """A whole game in both worlds; its last state and the number of decisions.

    `in_depth` also compares what every seat could build and sees, the codec's own array, and builds step by step.
    """
    first = rng.randrange(players)
    game = Pair(world, start(players, first), world.door.new_state(players, first))
    dealer = new_dealer(players, rng)
    decisions = 0
    while game.state.phase is not Phase.OVER:
        actions = game.compare()
        if game.state.phase is Phase.DEAL:
            deal, dealer = dealer.turn_up(game.state)
            game.deal(deal.cards)
            continue
        decisions += 1
        if in_depth:
            game.compare_seats()
            assert Pair(world, game.state, pack(game.state)).compare() == actions
        if in_depth and game.state.phase is Phase.BUILD and rng.random() < 0.5:
            game.build_in_steps(rng)
        else:
            game.do(rng.choice(actions) if policy is anything else policy(game.state, rng))
    assert game.compare() == ()
    return game.state, decisions
