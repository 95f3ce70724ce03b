"""One decision thought through: the round solved, then its candidates looked at again with cards dealt for the next
ones. What is done with a deal is told in `looking.py`.
"""

from array import array

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import best_end, settle
    from fivetowers.fast.byhand import solve_by_hand
    from fivetowers.fast.endgame import comes_to_exactness, solve_exactly
    from fivetowers.fast.looking import judge, look_at_all, narrow
    from fivetowers.fast.rivals import end_against, hope, is_rival, rival_answer, solve_against
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import single, whole
    from fivetowers.fast.value import floats, numbers

from fivetowers.fast.solver import new_job, new_work

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
        """`weights` None: nothing learned is used. `keep` candidates for each end; after a deal so many `rounds` are
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
        self._rival_ends = new_floats(layout.ENDS * layout.END_SIZE)
        if self.has_rivals:
            for seat in range(self.players):
                self.state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] = seat != state[layout.TURN]
        self._job = new_job()
        self._work = new_work()
        places = layout.ENDS * keep
        self._ends = new_floats(places * layout.END_SIZE)
        self._sums = new_floats(places * layout.END_SIZE)
        self._bases = new_floats(places * layout.END_SIZE)
        self._means = new_floats(places * layout.END_SIZE)
        self._spreads = new_floats(places * 2)
        self._counts = array("i", bytes(4 * places))
        self._active = bytearray(places)
        self._builds = bytearray(places * layout.BUILD_SIZE)
        self._best = new_floats(layout.ENDS * layout.END_SIZE)
        self._best_builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
        self._inner = new_floats(layout.ENDS * layout.END_SIZE)
        self._inner_builds = bytearray(layout.MOST_BUILDS * layout.BUILD_SIZE)
        self._after = bytearray(2 * layout.STATE_SIZE)
        self._most = array("i", bytes(4 * layout.MOST_PLAYERS))
        self._reference = 0
        if comes_to_exactness(single(self.state)):
            self._solve_exactly(exact_builds)
        if not self.is_exact:
            self._solve()

    def _solve_exactly(self, limit: int) -> None:
        tried = solve_exactly(
            single(self.state),
            numbers(self._job),
            floats(self._best),
            whole(self._best_builds),
            floats(self._inner),
            whole(self._inner_builds),
            whole(self._after),
            0 if self.state[layout.PILE] == 0 else limit,
        )
        self.is_exact = tried >= 0
        self.solved = max(1, tried)
        self._most[: self.players] = self._job[layout.JOB_MOST : layout.JOB_MOST + self.players]

    def _solve(self) -> None:
        state: cython.p_uchar = single(self.state)
        weights: cython.p_float = floats(self._weights)
        job: cython.p_int = numbers(self._job)
        work: cython.p_float = floats(self._work)
        ends: cython.p_float = floats(self._ends)
        builds: cython.p_uchar = whole(self._builds)
        listed: cython.p_uchar = whole(self._inner_builds)
        after: cython.p_uchar = whole(self._after)
        margin: cython.float = self.margin
        keep: cython.int = self.keep
        by_hand: cython.bint = self._by_hand
        has_rivals: cython.bint = self.has_rivals
        rival: cython.p_float = floats(self._rival)
        rival_ends: cython.p_float = floats(self._rival_ends)
        with cython.nogil:
            if has_rivals:
                solve_against(state, weights, rival, margin, keep, job, work, ends, builds, rival_ends)
            elif by_hand:
                solve_by_hand(state, margin, keep, job, work, ends, builds, listed, after)
            else:
                solve_round(state, weights, margin, keep, job, work, ends, builds)
        self.solved = 1
        self._most[: self.players] = self._job[layout.JOB_MOST : layout.JOB_MOST + self.players]
        counts = self._builds[layout.BUILD_COUNT :: layout.BUILD_SIZE]
        for place, count in enumerate(counts):
            self._active[place] = count != layout.NO_END
        self.active = sum(self._active)
        self._reference = self._active.index(1)
        self._judge()
        # What the round is likely to come to, as things look now, is what everything is compared with.
        if self.has_rivals:
            end = end_against(state, numbers(self._most), floats(self._best), rival_ends)
        else:
            end = best_end(state, numbers(self._most), floats(self._best))
        self._reference = self.keep * end
        self._judge()

    def _judge(self) -> None:
        judge(
            self.keep,
            self.players,
            self.margin,
            self.prior,
            self._reference,
            floats(self._ends),
            whole(self._builds),
            numbers(self._counts),
            floats(self._sums),
            floats(self._bases),
            floats(self._means),
            floats(self._best),
            whole(self._best_builds),
        )

    def narrow(self, seed: int) -> None:
        """Gives up candidates that can hardly decide anything any more."""
        if self.is_exact:
            return
        self.active = narrow(
            single(self.state),
            self.keep,
            self.prior,
            self.doubt,
            seed,
            numbers(self._most),
            whole(self._builds),
            numbers(self._counts),
            floats(self._spreads),
            floats(self._means),
            whole(self._active),
            floats(self._inner),
            floats(self._rival_ends),
        )

    @property
    def is_settled(self) -> bool:
        """Nothing is left to compare."""
        return self.is_exact or self.active < 2

    def look(self, seed: int, deals: int) -> None:
        """Looks at so many more deals."""
        if self.is_exact or deals < 1:
            return
        state: cython.p_uchar = single(self.state)
        weights: cython.p_float = floats(self._weights)
        rival: cython.p_float = floats(self._rival)
        by_hand: cython.bint = self._by_hand
        margin: cython.float = self.margin
        rounds: cython.int = self.rounds
        keep: cython.int = self.keep
        reference: cython.int = self._reference
        builds: cython.p_uchar = whole(self._builds)
        active: cython.p_uchar = whole(self._active)
        counts: cython.p_int = numbers(self._counts)
        sums: cython.p_float = floats(self._sums)
        spreads: cython.p_float = floats(self._spreads)
        own_seed: cython.ulonglong = seed
        first: cython.int = self.deals
        number: cython.int = min(deals, MOST_DEALS_AT_ONCE)
        job: cython.p_int = numbers(self._job)
        work: cython.p_float = floats(self._work)
        inner: cython.p_float = floats(self._inner)
        inner_builds: cython.p_uchar = whole(self._inner_builds)
        after: cython.p_uchar = whole(self._after)
        looks: cython.int
        with cython.nogil:
            looks = look_at_all(
                state,
                weights,
                rival,
                by_hand,
                margin,
                rounds,
                keep,
                reference,
                builds,
                active,
                counts,
                sums,
                spreads,
                own_seed,
                first,
                number,
                job,
                work,
                inner,
                inner_builds,
                after,
            )
        self.solved += looks
        self.deals += number
        self._judge()

    def answers(self) -> list[tuple[int, int]]:
        """What may be said, in the order of legal actions, a number or NO_BID, each with the end that it comes to."""
        made, shown = self.state[layout.BIDS_MADE], self.state[layout.SHOWN]
        least, holder = self.state[layout.LEAST_BID], self.state[layout.BIDDER]
        seat = self.state[layout.TURN]
        following = (seat + 1) % self.players
        found = []
        best: cython.p_float = floats(self._best)
        most: cython.p_int = numbers(self._most)
        for number in range(least, self._most[seat] + 1):
            end = settle(best, self.players, shown, most, made + 1, following, number + 1, seat)
            found.append((number, end))
        if least > 0:
            end = settle(best, self.players, shown, most, made + 1, following, least, holder)
            found.append((layout.NO_BID, end))
        return found

    def hopes(self) -> list[tuple[int, list[float]]]:
        """What may be said, as in `answers`, each with the values that it may be expected to come to."""
        if self.is_exact or not self.has_rivals:
            return [(number, self.values(end)) for number, end in self.answers()]
        found = []
        values = new_floats(layout.END_SIZE)
        for number, _ in self.answers():
            hope(
                single(self.state),
                numbers(self._most),
                floats(self._best),
                floats(self._rival_ends),
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
        number: int = rival_answer(
            single(self.state),
            floats(self._rival_ends),
            numbers(self._most),
            self.state[layout.BIDS_MADE],
            seat,
            self.state[layout.LEAST_BID],
            self.state[layout.BIDDER],
        )
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
