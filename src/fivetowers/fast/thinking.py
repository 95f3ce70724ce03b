"""One decision thought through: the round solved, then its candidates looked at again with cards dealt for the next
one.

Every candidate sees the same deals, so that luck in the sample is luck for all of them. After each deal the next round
is solved as well; the network judges only what comes after it.
"""

from array import array

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import best_end, settle
    from fivetowers.fast.endgame import comes_to_exactness, solve_exactly
    from fivetowers.fast.kernel import build, close_bidding, deal_at_random, seed_of
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import copy, single, whole
    from fivetowers.fast.value import final_values, floats, numbers

from fivetowers.fast.solver import new_job, new_work

PRIOR_DEALS = 6.0  # the network's own word on a candidate counts as so many deals


def reach(
    state: cython.p_uchar, seat: cython.int, number: cython.int, chosen: cython.p_uchar, after: cython.p_uchar
) -> cython.void:
    """The position after the round, when this seat builds so."""
    copy(after, state)
    after[layout.BIDDER] = seat
    after[layout.LEAST_BID] = number + 1
    close_bidding(after)
    if number > 0:
        build(after, chosen)


def look_at(
    after: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    seed: cython.ulonglong,
    first: cython.int,
    deals: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    state: cython.p_uchar,
    sums: cython.p_float,
    place: cython.int,
) -> cython.void:
    """Adds up what the next round brings with each of these deals."""
    rng = cython.declare(cython.ulonglong[1])
    values = cython.declare(cython.float[15])
    number: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    if after[layout.PHASE] == layout.PHASE_OVER:
        final_values(after, values)
        for index in range(layout.END_UTILITY):
            sums[place + index] += deals * values[index]
        return
    for number in range(first, first + deals):
        copy(state, after)
        rng[0] = seed_of(seed, number)
        deal_at_random(state, rng)
        solve_round(state, weights, margin, 1, job, work, ends, builds)
        end: cython.int = best_end(state, job, ends, builds) * layout.END_SIZE
        for index in range(layout.END_UTILITY):
            sums[place + index] += ends[end + index]


def look_at_all(
    state: cython.p_uchar,
    weights: cython.p_float,
    margin: cython.float,
    window: cython.float,
    keep: cython.int,
    ends: cython.p_float,
    builds: cython.p_uchar,
    sums: cython.p_float,
    seed: cython.ulonglong,
    first: cython.int,
    deals: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    inner: cython.p_float,
    inner_builds: cython.p_uchar,
    after: cython.p_uchar,
) -> cython.int:
    """Every candidate that is nearly as good for its builder as the best of its end; how many rounds were solved."""
    solved: cython.int = 0
    chosen = cython.declare(cython.uchar[8])
    index: cython.int
    byte: cython.int
    for index in range(layout.ENDS * keep):
        if builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
            continue
        end: cython.int = index // keep
        seat: cython.int = end // layout.NUMBERS
        own: cython.float = ends[index * layout.END_SIZE + layout.END_UTILITY + seat]
        if own + window < ends[end * keep * layout.END_SIZE + layout.END_UTILITY + seat]:
            builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
            continue
        for byte in range(layout.BUILD_SIZE):
            chosen[byte] = builds[index * layout.BUILD_SIZE + byte]
        reach(state, seat, end % layout.NUMBERS, chosen, after)
        next_state = after + layout.STATE_SIZE if cython.compiled else after[layout.STATE_SIZE :]
        look_at(
            after,
            weights,
            margin,
            seed,
            first,
            deals,
            job,
            work,
            inner,
            inner_builds,
            next_state,
            sums,
            index * layout.END_SIZE,
        )
        solved += deals
    return solved


def choose_best(
    keep: cython.int,
    deals: cython.int,
    players: cython.int,
    margin: cython.float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    sums: cython.p_float,
    best: cython.p_float,
    best_builds: cython.p_uchar,
) -> cython.void:
    """For each end the candidate that is best for its builder, by the network's word and the deals together."""
    values = cython.declare(cython.float[15])
    end: cython.int
    place: cython.int
    index: cython.int
    seat: cython.int
    other: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for end in range(layout.ENDS):
        best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
        for place in range(end * keep, end * keep + keep):
            if builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
                continue
            for index in range(layout.END_UTILITY):
                first: cython.int = place * layout.END_SIZE + index
                values[index] = (PRIOR_DEALS * ends[first] + sums[first]) / (PRIOR_DEALS + deals)
            for seat in range(players):
                rival: cython.float = -1e9
                for other in range(players):
                    if other != seat and values[layout.END_POINTS + other] > rival:
                        rival = values[layout.END_POINTS + other]
                values[layout.END_UTILITY + seat] = values[layout.END_SHARE + seat] + margin * (
                    values[layout.END_POINTS + seat] - rival
                )
            builder: cython.int = layout.END_UTILITY + end // layout.NUMBERS
            is_first: cython.bint = best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END
            if is_first or values[builder] > best[end * layout.END_SIZE + builder]:
                for index in range(layout.END_SIZE):
                    best[end * layout.END_SIZE + index] = values[index]
                for index in range(layout.BUILD_SIZE):
                    best_builds[end * layout.BUILD_SIZE + index] = builds[place * layout.BUILD_SIZE + index]


# ---- from Python ---------------------------------------------------------------------------------------------------


class Thinking:
    """What is known about one decision. It becomes better with every deal looked at."""

    def __init__(self, state: bytearray, weights: object, *, margin: float, keep: int, exact_builds: int) -> None:
        """`keep` candidates for each end; the last rounds are solved exactly if that takes no more builds than so."""
        if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
            raise ValueError("nobody has to decide")
        self.state = bytearray(state)
        self.players = state[layout.PLAYERS]
        self.deals = 0
        self.solved = 0
        self.is_exact = False
        self.margin = margin
        self.keep = keep
        self._weights = weights
        self._job = new_job()
        self._work = new_work()
        self._ends = array("f", bytes(4 * layout.ENDS * keep * layout.END_SIZE))
        self._sums = array("f", bytes(4 * layout.ENDS * keep * layout.END_SIZE))
        self._best = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
        self._inner = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
        self._builds = bytearray(layout.ENDS * keep * layout.BUILD_SIZE)
        self._best_builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
        self._inner_builds = bytearray(layout.MOST_BUILDS * layout.BUILD_SIZE)
        self._after = bytearray(2 * layout.STATE_SIZE)
        self._most = [0] * self.players
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
        self._most = list(self._job[layout.JOB_MOST : layout.JOB_MOST + self.players])

    def _solve(self) -> None:
        state: cython.p_uchar = single(self.state)
        weights: cython.p_float = floats(self._weights)
        job: cython.p_int = numbers(self._job)
        work: cython.p_float = floats(self._work)
        ends: cython.p_float = floats(self._ends)
        builds: cython.p_uchar = whole(self._builds)
        margin: cython.float = self.margin
        keep: cython.int = self.keep
        with cython.nogil:
            solve_round(state, weights, margin, keep, job, work, ends, builds)
        self.solved = 1
        self._most = list(self._job[layout.JOB_MOST : layout.JOB_MOST + self.players])
        self._choose()

    def _choose(self) -> None:
        choose_best(
            self.keep,
            self.deals,
            self.players,
            self.margin,
            floats(self._ends),
            whole(self._builds),
            floats(self._sums),
            floats(self._best),
            whole(self._best_builds),
        )

    def look(self, seed: int, deals: int, window: float) -> None:
        """Looks at so many more deals. Candidates that were clearly worse at first sight are given up."""
        if self.is_exact or deals < 1:
            return
        state: cython.p_uchar = single(self.state)
        weights: cython.p_float = floats(self._weights)
        ends: cython.p_float = floats(self._ends)
        builds: cython.p_uchar = whole(self._builds)
        sums: cython.p_float = floats(self._sums)
        job: cython.p_int = numbers(self._job)
        work: cython.p_float = floats(self._work)
        inner: cython.p_float = floats(self._inner)
        inner_builds: cython.p_uchar = whole(self._inner_builds)
        after: cython.p_uchar = whole(self._after)
        margin: cython.float = self.margin
        own_window: cython.float = window
        keep: cython.int = self.keep
        own_seed: cython.ulonglong = seed
        first: cython.int = self.deals
        number: cython.int = deals
        solved: cython.int
        with cython.nogil:
            solved = look_at_all(
                state,
                weights,
                margin,
                own_window,
                keep,
                ends,
                builds,
                sums,
                own_seed,
                first,
                number,
                job,
                work,
                inner,
                inner_builds,
                after,
            )
        self.solved += solved
        self.deals += deals
        self._choose()

    def answers(self) -> list[tuple[int, int]]:
        """What may be said, in the order of legal actions, a number or NO_BID, each with the end that it comes to."""
        made, shown = self.state[layout.BIDS_MADE], self.state[layout.SHOWN]
        least, holder = self.state[layout.LEAST_BID], self.state[layout.BIDDER]
        seat = self.state[layout.TURN]
        following = (seat + 1) % self.players
        found = []
        most = cython.declare(cython.int[5])
        for index, number in enumerate(self._most):
            most[index] = number
        for number in range(least, self._most[seat] + 1):
            end = settle(floats(self._best), 1, self.players, shown, most, made + 1, following, number + 1, seat)
            found.append((number, end))
        if least > 0:
            end = settle(floats(self._best), 1, self.players, shown, most, made + 1, following, least, holder)
            found.append((layout.NO_BID, end))
        return found

    def after(self, state: bytearray) -> "Thinking":
        """The same thoughts, later in the same bidding."""
        other = Thinking.__new__(Thinking)
        other.__dict__.update(self.__dict__)
        other.state = bytearray(state)
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
                total = PRIOR_DEALS + self.deals
                values = [
                    (PRIOR_DEALS * self._ends[first + index] + self._sums[first + index]) / total
                    for index in range(layout.END_UTILITY)
                ]
                found.append((chosen, values))
        return found
