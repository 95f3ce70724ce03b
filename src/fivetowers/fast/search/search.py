"""One decision thought through: the round solved, then its candidates looked at again with cards dealt for the next
ones. What is done with a deal is told in `sampling.py`.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.door import single, whole
    from fivetowers.fast.heuristic.hand_solver import solve_by_hand
    from fivetowers.fast.net.value import floats, numbers
    from fivetowers.fast.search.bidding import best_end, bidding_of, settle, when_said
    from fivetowers.fast.search.desk import Candidates, Deals, EndsMemory, MindMemory
    from fivetowers.fast.search.endgame import comes_to_exactness, solve_exactly
    from fivetowers.fast.search.rivals import end_against, expect, is_rival, rival_answer, solve_against
    from fivetowers.fast.search.sampling import judge, look_at_all, narrow
    from fivetowers.fast.search.solver import desk_in, solve_round

from fivetowers.fast.search.solver import new_desk

MOST_DEALS_AT_ONCE = 64
MOST_KEPT = 32
TRIES_OF_A_BID = 48  # of what rivals may answer


def new_floats(count: int) -> "array[float]":
    return array("f", bytes(4 * count))


class Thinking:
    """What is known about one decision. It becomes better with every deal looked at."""

    def __init__(
        self,
        state: bytearray,
        weights: object,
        *,
        margin: float,
        keep: int,
        rounds: int,
        prior: float,
        doubt: float,
        exact_builds: int,
        rival: object = None,
    ) -> None:
        """`weights` None: nothing learned is used. `keep` candidates for each end; after a deal this many `rounds` are
        played. First sight is worth as much as `prior` deals, and may be off by `doubt`. The last rounds are solved
        exactly if that takes no more than `exact_builds` builds. `rival`: the network of all others, if their play is
        foreseen by one of their own."""
        if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
            raise ValueError("nobody has to decide")
        if not 1 <= keep <= MOST_KEPT:
            raise ValueError(f"1 to {MOST_KEPT} candidates can be kept for an end, not {keep}")
        self.state = bytearray(state)
        self.players = state[layout.PLAYERS]
        self.deals = 0
        self.solved = 0
        self.is_exact = False
        self.active = 0
        self.margin = margin
        self.keep = keep
        self.rounds = rounds
        self.prior = prior
        self.doubt = doubt
        self._by_hand = weights is None
        self._weights = new_floats(1) if weights is None else weights
        self.has_rivals = rival is not None
        self._rival = new_floats(1) if rival is None else rival
        self._rival_values = new_floats(layout.ENDS * layout.END_SIZE)
        if self.has_rivals:
            for seat in range(self.players):
                self.state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] = seat != state[layout.TURN]
        self._desk = new_desk()
        places = layout.ENDS * keep
        self._first_sight = new_floats(places * layout.END_SIZE)
        self._sums = new_floats(places * layout.END_SIZE)
        self._bases = new_floats(places * layout.END_SIZE)
        self._means = new_floats(places * layout.END_SIZE)
        self._differences = new_floats(places)
        self._squares = new_floats(places)
        self._counts = array("i", bytes(4 * places))
        self._active = bytearray(places)
        self._builds = bytearray(places * layout.BUILD_SIZE)
        self._best = new_floats(layout.ENDS * layout.END_SIZE)
        self._best_builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
        self._inner = new_floats(layout.ENDS * layout.END_SIZE)
        self._inner_builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
        self._most = array("i", bytes(4 * layout.MOST_PLAYERS))
        self._reference = 0
        if comes_to_exactness(single(self.state)):
            self._solve_exactly(exact_builds)
        if not self.is_exact:
            self._solve()

    def _solve_exactly(self, limit: int) -> None:
        limit = 0 if self.state[layout.PILE] == 0 else limit
        desk = desk_in(self._desk)
        ends_memory = ends_in(1, self._best, self._best_builds)
        ends = cython.address(ends_memory) if cython.compiled else ends_memory
        tried = solve_exactly(single(self.state), desk, ends, floats(self._inner), limit)
        self.is_exact = tried >= 0
        self.solved = max(1, tried)
        self._keep_most()

    def _solve(self) -> None:
        state: cython.p_uchar = single(self.state)
        mind_memory = mind_of(self)
        mind = cython.address(mind_memory) if cython.compiled else mind_memory
        desk = desk_in(self._desk)
        ends_memory = ends_in(self.keep, self._first_sight, self._builds)
        ends = cython.address(ends_memory) if cython.compiled else ends_memory
        has_rivals: cython.bint = self.has_rivals
        rival_values: cython.p_float = floats(self._rival_values)
        with cython.nogil:
            if has_rivals:
                solve_against(state, mind, desk, ends, rival_values)
            elif mind.by_hand:
                solve_by_hand(state, mind, desk, ends)
            else:
                solve_round(state, mind, desk, ends)
        self.solved = 1
        self._keep_most()
        counts = self._builds[layout.BUILD_COUNT :: layout.BUILD_SIZE]
        for place, count in enumerate(counts):
            self._active[place] = count != layout.NO_END
        self.active = sum(self._active)
        self._reference = self._active.index(1)
        self._judge()
        # What the round is likely to come to, as things look now, is what everything is compared with.
        if self.has_rivals:
            end = end_against(state, numbers(self._most), floats(self._best), rival_values)
        else:
            end = best_end(state, numbers(self._most), floats(self._best))
        self._reference = self.keep * end
        self._judge()

    def _keep_most(self) -> None:
        """What every seat can build: the desk will be used for other rounds."""
        desk = desk_in(self._desk)
        for seat in range(self.players):
            self._most[seat] = desk.most[seat]

    def _judge(self) -> None:
        judge(candidates_of(self), self.players, self.margin)

    def narrow(self, seed: int) -> None:
        """Gives up candidates that can hardly decide anything any more."""
        if self.is_exact:
            return
        self.active = narrow(
            single(self.state),
            candidates_of(self),
            numbers(self._most),
            floats(self._rival_values),
            seed,
            floats(self._inner),
        )

    @property
    def is_settled(self) -> bool:
        """Nothing is left to compare."""
        return self.is_exact or self.active < 2

    def look(self, seed: int, deals: int) -> None:
        """Looks at this many more deals."""
        if self.is_exact or deals < 1:
            return
        state: cython.p_uchar = single(self.state)
        mind_memory = mind_of(self)
        mind = cython.address(mind_memory) if cython.compiled else mind_memory
        candidates = candidates_of(self)
        desk = desk_in(self._desk)
        inner_memory = ends_in(1, self._inner, self._inner_builds)
        inner = cython.address(inner_memory) if cython.compiled else inner_memory
        ahead = cython.declare(Deals)
        ahead.seed = seed
        ahead.first = self.deals
        ahead.count = min(deals, MOST_DEALS_AT_ONCE)
        looks: cython.int
        with cython.nogil:
            looks = look_at_all(state, mind, candidates, ahead, desk, inner)
        self.solved += looks
        self.deals += ahead.count
        self._judge()

    def answers(self) -> list[tuple[int, int]]:
        """What may be said, in the order of legal actions, a number or NO_BID, each with the end that it comes to."""
        bidding = bidding_of(single(self.state))
        found = []
        best: cython.p_float = floats(self._best)
        most: cython.p_int = numbers(self._most)
        for number in range(bidding.least, self._most[bidding.seat] + 1):
            found.append((number, settle(best, most, when_said(bidding, number))))
        if bidding.least > 0:
            found.append((layout.NO_BID, settle(best, most, when_said(bidding, layout.NO_BID))))
        return found

    def hopes(self) -> list[tuple[int, list[float]]]:
        """What may be said, as in `answers`, each with the values that it may be expected to come to."""
        if self.is_exact or not self.has_rivals:
            return [(number, self.values(end)) for number, end in self.answers()]
        found = []
        values = new_floats(layout.END_SIZE)
        for number, _ in self.answers():
            expect(
                single(self.state),
                numbers(self._most),
                floats(self._best),
                floats(self._rival_values),
                number,
                TRIES_OF_A_BID,
                floats(values),
            )
            found.append((number, list(values)))
        return found

    def foreseen(self) -> int | None:
        """What the player to move says, a number or NO_BID, if it is a rival whose bids are foreseen."""
        seat = self.state[layout.TURN]
        if self.is_exact or not is_rival(single(self.state), seat):
            return None
        number: int = rival_answer(floats(self._rival_values), numbers(self._most), bidding_of(single(self.state)))
        return number

    def after(self, state: bytearray) -> "Thinking":
        """The same thoughts, later in the same bidding."""
        other = Thinking.__new__(Thinking)
        other.__dict__.update(self.__dict__)
        other.state = bytearray(state)
        for seat in range(self.players):
            place = layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL
            other.state[place] = self.state[place]
        return other

    def values(self, end: int) -> list[float]:
        """Of each seat: win share and points at the end of the game, and what it plays for; five places each."""
        return list(self._best[end * layout.END_SIZE : (end + 1) * layout.END_SIZE])

    def build_of(self, end: int) -> bytes:
        return bytes(self._best_builds[end * layout.BUILD_SIZE : (end + 1) * layout.BUILD_SIZE])

    def candidates(self, end: int) -> list[tuple[bytes, list[float]]]:
        """The builds that were considered for an end, each with its values; the best is that of `build_of`."""
        if self.is_exact:
            return [(self.build_of(end), self.values(end))]
        found = []
        for place in range(end * self.keep, (end + 1) * self.keep):
            chosen = bytes(self._builds[place * layout.BUILD_SIZE : (place + 1) * layout.BUILD_SIZE])
            if chosen[layout.BUILD_COUNT] != layout.NO_END:
                first = place * layout.END_SIZE
                found.append((chosen, list(self._means[first : first + layout.END_UTILITY])))
        return found


# ---- the same as C structs -------------------------------------------------------------------------------------------


def mind_of(thinking: Any) -> MindMemory:
    mind = cython.declare(MindMemory)
    mind.weights = floats(thinking._weights)
    mind.rival = floats(thinking._rival)
    mind.margin = thinking.margin
    mind.by_hand = thinking._by_hand
    mind.rounds = thinking.rounds
    return mind


def ends_in(keep: cython.int, values: Any, builds: Any) -> EndsMemory:
    ends = cython.declare(EndsMemory)
    ends.keep = keep
    ends.values = floats(values)
    ends.builds = whole(builds)
    return ends


def candidates_of(thinking: Any) -> Candidates:
    candidates = cython.declare(Candidates)
    candidates.keep = thinking.keep
    candidates.reference = thinking._reference
    candidates.prior = thinking.prior
    candidates.doubt = thinking.doubt
    candidates.first_sight = floats(thinking._first_sight)
    candidates.builds = whole(thinking._builds)
    candidates.active = whole(thinking._active)
    candidates.counts = numbers(thinking._counts)
    candidates.sums = floats(thinking._sums)
    candidates.differences = floats(thinking._differences)
    candidates.squares = floats(thinking._squares)
    candidates.bases = floats(thinking._bases)
    candidates.means = floats(thinking._means)
    candidates.best = floats(thinking._best)
    candidates.best_builds = whole(thinking._best_builds)
    return candidates
