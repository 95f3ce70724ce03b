"""One game, step by step, as quick as Python can ask: for environments, searches and players of one's own."""

from random import Random
from typing import Any

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack
from fivetowers.state import Phase, State

if not cython.compiled:
    from fivetowers.fast.game.batch_loops import begin
    from fivetowers.fast.game.door import single, whole
    from fivetowers.fast.game.kernel import deal_at_random, score_seat, seed_of
    from fivetowers.fast.game.steps import legal_steps as step_mask
    from fivetowers.fast.game.steps import observe as write_seen
    from fivetowers.fast.game.steps import take_step

SEED_BITS = 64


def is_seed(seed: object) -> bool:
    return isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << SEED_BITS


@cython.cclass
class OneGame:
    """A game of this many players; the seed decides who starts and which cards come. It does not restart by itself.

    The steps and the observations are those of a batch (`batch.py`): game 0 of a batch with the same seed plays alike.

    >>> game = OneGame(players=3, seed=7)
    >>> while not game.is_over:
    ...     game.step(game.legal_steps()[0])
    >>> len(game.points()), len(game.observe())
    (3, 714)
    """

    def __init__(self, players: int = 2, seed: Any = 0) -> None:  # Cython would make any number an `int`
        if not layout.FEWEST_PLAYERS <= players <= layout.MOST_PLAYERS:
            raise ValueError(f"no game for {players} players")
        if not is_seed(seed):
            raise ValueError(f"the seed {seed!r} is not a whole number from 0 to 2^64 − 1")
        self.packed = bytearray(layout.STATE_SIZE)
        if not cython.compiled:
            self.rng = [0]
        self.rng[0] = seed_of(seed, 0)
        self.packed[layout.PLAYERS] = players
        begin(single(self.packed), self.rng, players)

    @staticmethod
    def from_state(state: State, seed: int = 0) -> "OneGame":
        """A game from this position on; the cards to come are shuffled by the seed."""
        if state.phase is Phase.OVER:
            raise ValueError("the position is the end of a game")
        game = OneGame(state.players, seed)
        game.__setstate__((bytes(pack(state)), game.__getstate__()[1]))
        if state.phase is Phase.DEAL:
            game._deal()
        return game

    @property
    def players(self) -> int:
        return self.packed[layout.PLAYERS]

    @property
    def turn(self) -> int:
        """The seat to move; at the end −1."""
        return -1 if self.packed[layout.PHASE] == layout.PHASE_OVER else self.packed[layout.TURN]

    @property
    def is_over(self) -> bool:
        return self.packed[layout.PHASE] == layout.PHASE_OVER

    def legal_steps(self) -> list[int]:
        """The ids of the steps that are legal, ascending; none at the end."""
        mask: cython.int = step_mask(single(self.packed))
        step: cython.int
        found = []
        for step in range(layout.STEPS):
            if (mask >> step) & 1:
                found.append(step)
        return found

    def step(self, step: int) -> None:
        """Takes a step, and turns up the next cards when a round is over; ValueError if it is not legal."""
        state: cython.p_uchar = single(self.packed)
        if not (0 <= step < layout.STEPS and (step_mask(state) >> step) & 1):
            raise ValueError(f"step {step} is not legal")
        take_step(state, step)
        if state[layout.PHASE] == layout.PHASE_DEAL:
            deal_at_random(state, self.rng)

    def step_at_random(self, rng: Random) -> int:
        """Takes a legal step drawn with this generator, and says which."""
        step = rng.choice(self.legal_steps())
        self.step(step)
        return step

    def observe(self, seat: int = -1) -> bytes:
        """What the seat to move sees, or this seat; `encoding.pieces_of` names the parts of `np.frombuffer(…)`."""
        if not -1 <= seat < self.packed[layout.PLAYERS]:
            raise ValueError(f"there is no seat {seat}")
        seen = bytearray(layout.SEEN_SIZE)
        write_seen(single(self.packed), layout.WHO_DECIDES if seat < 0 else seat, whole(seen))
        return bytes(seen)

    def points(self) -> list[int]:
        """The points of each seat as its towers stand now; at the end the final score."""
        state: cython.p_uchar = single(self.packed)
        return [score_seat(state, seat) for seat in range(self.packed[layout.PLAYERS])]

    def state(self) -> State:
        """The position; in the middle of a build there is none, and that is a ValueError."""
        return unpack(self.packed)

    def _deal(self) -> None:
        deal_at_random(single(self.packed), self.rng)

    # ---- copies

    def clone(self) -> "OneGame":
        """The same game with memory of its own; the same cards will come."""
        other = OneGame(self.packed[layout.PLAYERS])
        other.__setstate__(self.__getstate__())
        return other

    def __copy__(self) -> "OneGame":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "OneGame":
        return self.clone()

    def __getstate__(self) -> tuple[bytes, int]:
        return bytes(self.packed), self.rng[0]

    def __setstate__(self, held: tuple[bytes, int]) -> None:
        self.packed = bytearray(held[0])
        self.rng[0] = held[1]

    def __reduce__(self) -> Any:
        return OneGame, (self.packed[layout.PLAYERS],), self.__getstate__()
