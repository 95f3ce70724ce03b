"""Monte-Carlo tree search without learning: UCT over what is said and built in this round, then rollouts to the end.

The tree is small, so it is searched as max^n: every seat goes where its own mean is best. Of a seat's builds the WIDTH
best by the hand-made estimate become branches. Each iteration deals the cards to come anew.
"""

from array import array

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from math import log as logf
    from math import sqrt as sqrtf

    from fivetowers.fast.builds import list_builds
    from fivetowers.fast.kernel import build, most_buildable, say, seed_of, sort_display
    from fivetowers.fast.rollout import estimate_towers, roll_out, tower_worth
    from fivetowers.fast.table import copy, single, whole
    from fivetowers.fast.value import final_values, floats, numbers, tallest_tower

    MOST_NODES = 4096
    WIDTH = 6
    NODE_FIRST = 0
    NODE_COUNT = 1
    NODE_VISITS = 2
    NODE_SEAT = 3
    NODE_ACTION = 4
    NODE_SIZE = 5
    DEEPEST = 8

from fivetowers.fast.solver import new_job

EXPLORATION = 0.7
MARGIN = 0.05  # what one point of lead is worth beside a win
NOISE = 1.0  # points by which seats misjudge a build in a rollout, so that no two are alike


def seat_worth(state: cython.p_uchar, seat: cython.int, worth: cython.p_float) -> cython.float:
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    rubble: cython.int = state[base + layout.RUBBLE]
    kind: cython.int
    total: cython.float = tallest_tower(state, seat) - rubble * (rubble + 1) // 2 - rubble
    for kind in range(layout.KINDS):
        total += tower_worth(worth, kind, state[base + kind], state[base + layout.HEIGHT + kind])
    return total


def expand(
    state: cython.p_uchar,
    node: cython.int,
    used: cython.int,
    nodes: cython.p_int,
    totals: cython.p_float,
    plans: cython.p_uchar,
    job: cython.p_int,
    worth: cython.p_float,
    listed: cython.p_uchar,
    after: cython.p_uchar,
) -> cython.int:
    """Gives a node its children; how many nodes are used now."""
    likes = cython.declare(cython.float[16])
    index: cython.int
    place: cython.int
    byte: cython.int
    seat: cython.int = state[layout.TURN]
    if used + layout.NUMBERS + WIDTH >= MOST_NODES:
        return used
    nodes[node * NODE_SIZE + NODE_FIRST] = used
    count: cython.int = 0
    sort_display(state, job)
    if state[layout.PHASE] == layout.PHASE_BID:
        for index in range(state[layout.LEAST_BID], most_buildable(state, job, seat) + 1):
            nodes[(used + count) * NODE_SIZE + NODE_ACTION] = index
            count += 1
        if state[layout.LEAST_BID] > 0:
            nodes[(used + count) * NODE_SIZE + NODE_ACTION] = layout.NO_BID
            count += 1
    else:
        estimate_towers(state, job, worth)
        found: cython.int = list_builds(state, job, seat, state[layout.TO_PLACE], listed)
        for index in range(found):
            copy(after, state)
            chosen = listed + index * layout.BUILD_SIZE if cython.compiled else listed[index * layout.BUILD_SIZE :]
            build(after, chosen)
            like: cython.float = seat_worth(after, seat, worth)
            if count == WIDTH and like <= likes[WIDTH - 1]:
                continue
            place = count if count < WIDTH else WIDTH - 1
            while place > 0 and likes[place - 1] < like:
                likes[place] = likes[place - 1]
                for byte in range(layout.BUILD_SIZE):
                    plans[(used + place) * layout.BUILD_SIZE + byte] = plans[
                        (used + place - 1) * layout.BUILD_SIZE + byte
                    ]
                place -= 1
            likes[place] = like
            for byte in range(layout.BUILD_SIZE):
                plans[(used + place) * layout.BUILD_SIZE + byte] = listed[index * layout.BUILD_SIZE + byte]
            count = count + 1 if count < WIDTH else WIDTH
    nodes[node * NODE_SIZE + NODE_COUNT] = count
    nodes[node * NODE_SIZE + NODE_SEAT] = seat
    for index in range(used, used + count):
        nodes[index * NODE_SIZE + NODE_COUNT] = 0
        nodes[index * NODE_SIZE + NODE_VISITS] = 0
        for place in range(layout.MOST_PLAYERS):
            totals[index * layout.MOST_PLAYERS + place] = 0.0
    return used + count


def pick(node: cython.int, nodes: cython.p_int, totals: cython.p_float) -> cython.int:
    """The child that the seat to move goes to (UCB1); children that were never visited come first, in order."""
    first: cython.int = nodes[node * NODE_SIZE + NODE_FIRST]
    seat: cython.int = nodes[node * NODE_SIZE + NODE_SEAT]
    wide: cython.float = logf(nodes[node * NODE_SIZE + NODE_VISITS] + 1)
    best: cython.int = first
    best_bound: cython.float = -1e9
    child: cython.int
    for child in range(first, first + nodes[node * NODE_SIZE + NODE_COUNT]):
        visits: cython.int = nodes[child * NODE_SIZE + NODE_VISITS]
        if visits == 0:
            return child
        bound: cython.float = totals[child * layout.MOST_PLAYERS + seat] / visits + EXPLORATION * sqrtf(wide / visits)
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


def search(
    root: cython.p_uchar,
    seed: cython.ulonglong,
    first: cython.int,
    iterations: cython.int,
    used: cython.int,
    nodes: cython.p_int,
    totals: cython.p_float,
    plans: cython.p_uchar,
    job: cython.p_int,
    worth: cython.p_float,
    listed: cython.p_uchar,
    state: cython.p_uchar,
) -> cython.int:
    """So many iterations more; how many nodes are used now."""
    rng = cython.declare(cython.ulonglong[1])
    path = cython.declare(cython.int[8])
    values = cython.declare(cython.float[15])
    players: cython.int = root[layout.PLAYERS]
    number: cython.int
    index: cython.int
    seat: cython.int
    other: cython.int
    after = state + layout.STATE_SIZE if cython.compiled else state[layout.STATE_SIZE :]
    for number in range(first, first + iterations):
        copy(state, root)
        rng[0] = seed_of(seed, number)
        node: cython.int = 0
        depth: cython.int = 1
        path[0] = 0
        while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
            if nodes[node * NODE_SIZE + NODE_COUNT] == 0:
                # A new leaf is rolled out once before it grows.
                if depth > 1 and nodes[node * NODE_SIZE + NODE_VISITS] == 0:
                    break
                used = expand(state, node, used, nodes, totals, plans, job, worth, listed, after)
                if nodes[node * NODE_SIZE + NODE_COUNT] == 0:
                    break
            node = pick(node, nodes, totals)
            path[depth] = node
            depth += 1
            if state[layout.PHASE] == layout.PHASE_BID:
                say(state, nodes[node * NODE_SIZE + NODE_ACTION])
            else:
                build(state, plans + node * layout.BUILD_SIZE if cython.compiled else plans[node * layout.BUILD_SIZE :])
        roll_out(state, NOISE, rng, job, worth, listed)
        final_values(state, values)
        for seat in range(players):
            rival: cython.float = -1000.0
            for other in range(players):
                if other != seat and values[layout.END_POINTS + other] > rival:
                    rival = values[layout.END_POINTS + other]
            values[layout.END_UTILITY + seat] = values[layout.END_SHARE + seat] + MARGIN * (
                values[layout.END_POINTS + seat] - rival
            )
        for index in range(depth):
            nodes[path[index] * NODE_SIZE + NODE_VISITS] += 1
            for seat in range(players):
                totals[path[index] * layout.MOST_PLAYERS + seat] += values[layout.END_UTILITY + seat]
    return used


# ---- from Python ---------------------------------------------------------------------------------------------------


class Tree:
    """The search tree of one decision."""

    def __init__(self, state: bytearray) -> None:
        if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
            raise ValueError("nobody has to decide")
        self.state = bytearray(state)
        self.iterations = 0
        self._used = 1
        self._nodes = array("i", bytes(4 * MOST_NODES * NODE_SIZE))
        self._totals = array("f", bytes(4 * MOST_NODES * layout.MOST_PLAYERS))
        self._plans = bytearray(MOST_NODES * layout.BUILD_SIZE)
        self._job = new_job()
        self._worth = array("f", bytes(4 * layout.KINDS * (layout.TOPS + 1)))
        self._listed = bytearray(layout.MOST_BUILDS * layout.BUILD_SIZE)
        self._after = bytearray(2 * layout.STATE_SIZE)

    def grow(self, seed: int, iterations: int) -> None:
        root: cython.p_uchar = single(self.state)
        own_seed: cython.ulonglong = seed
        first: cython.int = self.iterations
        number: cython.int = iterations
        used: cython.int = self._used
        nodes: cython.p_int = numbers(self._nodes)
        totals: cython.p_float = floats(self._totals)
        plans: cython.p_uchar = whole(self._plans)
        job: cython.p_int = numbers(self._job)
        worth: cython.p_float = floats(self._worth)
        listed: cython.p_uchar = whole(self._listed)
        after: cython.p_uchar = whole(self._after)
        with cython.nogil:
            used = search(root, own_seed, first, number, used, nodes, totals, plans, job, worth, listed, after)
        self._used = used
        self.iterations += iterations

    def children(self) -> list[tuple[int, bytes, int, list[float]]]:
        """Each action at the root: what is said, or the build, with its visits and the mean of each seat."""
        first, count = self._nodes[NODE_FIRST], self._nodes[NODE_COUNT]
        players = self.state[layout.PLAYERS]
        found = []
        for child in range(first, first + count):
            visits = self._nodes[child * NODE_SIZE + NODE_VISITS]
            start = child * layout.MOST_PLAYERS
            means = [total / max(1, visits) for total in self._totals[start : start + players]]
            chosen = bytes(self._plans[child * layout.BUILD_SIZE : (child + 1) * layout.BUILD_SIZE])
            found.append((self._nodes[child * NODE_SIZE + NODE_ACTION], chosen, visits, means))
        return found
