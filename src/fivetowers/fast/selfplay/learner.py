"""Learning by self-play at full speed: whole games between copies of one network, and the gradient of its errors.

After a game every position between two rounds gets a target: a mixture of what the network says about the positions
after it and of how the game ended (the λ-return of TD learning). Rounds that were played at random, to see more of the
game, break the chain: nothing is learned across them.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.search.solver import new_desk
from fivetowers.fast.selfplay.assignments import Study

if not cython.compiled:
    from fivetowers.fast.game.door import copy, start, whole
    from fivetowers.fast.game.kernel import chance, deal_at_random, draw, seed_of
    from fivetowers.fast.heuristic.planner import act
    from fivetowers.fast.heuristic.rollout import roll_out
    from fivetowers.fast.net.gradient import add_gradient
    from fivetowers.fast.net.value import evaluate, floats
    from fivetowers.fast.search.bidding import best_end, play_end
    from fivetowers.fast.search.desk import Desk, Ends, EndsMemory, Mind, MindMemory
    from fivetowers.fast.search.rivals import has_rivals, play_against, seat_rivals
    from fivetowers.fast.search.solver import desk_in, solve_round
    from fivetowers.fast.selfplay.chances import Chances, Trail
    from fivetowers.fast.selfplay.contest import act_at_random


RANDOM_STYLES = 0.25  # the share of those who play openings that play at random,
BLIND_STYLES = 0.25  # and that play for points now
MOST_NOISE = 3.0
LONGEST_OPENING = 30
ROUNDS_BY_HAND = 6  # of a quick game, as `mcts` plays them


def at(trail: cython.p_uchar, position: cython.int) -> cython.p_uchar:
    """The position with this index among many."""
    if cython.compiled:
        return trail + position * layout.STATE_SIZE
    else:  # noqa: RET505 (one branch for each world)
        return trail[position * layout.STATE_SIZE :]


def draw_style(
    rng: cython.p_ulonglong, teacher: cython.p_float, styles: cython.p_float, first: cython.int
) -> cython.void:
    """Anyone who may sit at a table: from random play over greed to the teacher."""
    index: cython.int
    for index in range(layout.STYLE_SIZE):
        styles[first + index] = teacher[index]
    strength: cython.float = chance(rng)
    if strength < RANDOM_STYLES:
        styles[first + layout.STYLE_WHO] = -1.0
        return
    sight: cython.float = chance(rng) if strength > RANDOM_STYLES + BLIND_STYLES else 0.0
    styles[first + layout.STYLE_TAKING] *= sight
    styles[first + layout.STYLE_CROWNING] *= sight
    styles[first + layout.STYLE_RUBBLE] *= sight
    styles[first + layout.STYLE_RETURNING] *= chance(rng)
    styles[first + layout.STYLE_RIVALRY] *= chance(rng)
    styles[first + layout.STYLE_FORGETS] = draw(rng, 2)
    styles[first + layout.STYLE_THINKS] = draw(rng, 2)
    styles[first + layout.STYLE_NOISE] = MOST_NOISE * chance(rng)


def play_styled(
    state: cython.p_uchar, styles: cython.p_float, rng: cython.p_ulonglong, desk: Desk, ends: Ends
) -> cython.void:
    """A round in which every seat plays in its style."""
    style = cython.declare(cython.float[10])
    index: cython.int
    while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
        first: cython.int = state[layout.TURN] * layout.STYLE_SIZE
        for index in range(layout.STYLE_SIZE):
            style[index] = styles[first + index]
        if style[layout.STYLE_WHO] < 0:
            act_at_random(state, rng, desk)
        else:
            act(state, style, rng, desk, ends)


def play_game(
    mind: Mind,
    chances: Chances,
    teacher: cython.p_float,
    rng: cython.p_ulonglong,
    desk: Desk,
    ends: Ends,
    trail: Trail,
) -> cython.int:
    """Writes the positions of a game whose start lies there, and which rounds were explored; how many rounds it had."""
    styles = cython.declare(cython.float[50])
    players: cython.int = trail.states[layout.PLAYERS]
    rounds: cython.int = 0
    seat: cython.int
    opening: cython.int = 0
    if chances.rivals > 0 and chance(rng) < chances.rivals:
        seat_rivals(trail.states, draw(rng, players))
    is_taught: cython.bint = chance(rng) < chances.taught
    for seat in range(players):
        draw_style(rng, teacher, styles, seat * layout.STYLE_SIZE)
    if chance(rng) < chances.openings:
        opening = draw(rng, LONGEST_OPENING)
    while trail.states[rounds * layout.STATE_SIZE + layout.PHASE] != layout.PHASE_OVER:
        state: cython.p_uchar = at(trail.states, rounds + 1)
        copy(state, at(trail.states, rounds))
        deal_at_random(state, rng)
        is_explored: cython.bint = not is_taught and (rounds < opening or chance(rng) < chances.random_rounds)
        trail.explored[rounds] = is_explored
        if is_explored:
            play_styled(state, styles, rng, desk, ends)
        elif is_taught:
            while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                act(state, teacher, rng, desk, ends)
        elif has_rivals(state):
            play_against(state, mind, rng, desk, ends)
        else:
            solve_round(state, mind, desk, ends)
            play_end(state, best_end(state, desk.most, ends.values), ends.builds)
        rounds += 1
    return rounds


def set_targets(trail: Trail, weights: cython.p_float, trace: cython.float) -> cython.void:
    """The λ-return of each position, from the end backwards."""
    values = cython.declare(cython.float[15])
    position: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    evaluate(at(trail.states, trail.rounds), weights, values)
    for index in range(layout.END_UTILITY):
        trail.targets[trail.rounds * layout.END_SIZE + index] = values[index]
    # `values` is what the network says about the position after.
    for position in range(trail.rounds - 1, -1, -1):
        first: cython.int = position * layout.END_SIZE
        for index in range(layout.END_UTILITY):
            ahead: cython.float = trail.targets[first + layout.END_SIZE + index]
            trail.targets[first + index] = trace * ahead + (1 - trace) * values[index]
        evaluate(at(trail.states, position), weights, values)
        if trail.explored[position]:
            for index in range(layout.END_UTILITY):
                trail.targets[first + index] = values[index]


def set_targets_by_hand(trail: Trail, rng: cython.p_ulonglong, desk: Desk, ends: Ends) -> cython.void:
    """What a quick game by hand says of each position; there is something to learn from every one."""
    values = cython.declare(cython.float[15])
    state = cython.declare(cython.uchar[416])
    position: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for position in range(trail.rounds):
        trail.explored[position] = 0
        copy(state, at(trail.states, position))
        roll_out(state, ROUNDS_BY_HAND, rng, desk, ends, values)
        for index in range(layout.END_UTILITY):
            trail.targets[position * layout.END_SIZE + index] = values[index]


# ---- from Python ---------------------------------------------------------------------------------------------------


def doubles(buffer: cython.double[::1]) -> cython.p_double:
    if cython.compiled:
        return cython.address(buffer[0])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)


class Scratch:
    """Memory for one thread that learns."""

    def __init__(self) -> None:
        self.desk = new_desk()
        self.values = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
        self.builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
        self.targets = array("f", bytes(4 * (layout.MOST_ROUNDS + 1) * layout.END_SIZE))
        self.states = bytearray((layout.MOST_ROUNDS + 1) * layout.STATE_SIZE)
        self.explored = bytearray(layout.MOST_ROUNDS)


def learn_from_games(
    study: Study,
    turned: cython.float[::1],
    first: cython.longlong,
    games: cython.longlong,
    scratch: Any,
    gradient: cython.float[::1],
    stats: cython.double[::1],
) -> None:
    """Plays the games with the numbers from `first` on, without the GIL, and adds up the gradient of all positions.

    `turned` holds the joining weights the other way round; each thread has its own `scratch`.
    """
    mind_memory = cython.declare(MindMemory)
    mind = cython.address(mind_memory) if cython.compiled else mind_memory
    mind.weights = floats(study.weights)
    mind.rival = floats(study.rival)
    mind.margin = study.margin
    chances = cython.declare(Chances)
    chances.random_rounds = study.random_rounds
    chances.openings = study.openings
    chances.trace = study.trace
    chances.taught = study.taught
    chances.rivals = study.rivals
    chances.by_hand = study.by_hand
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = 1
    ends.values = floats(scratch.values)
    ends.builds = whole(scratch.builds)
    trail = cython.declare(Trail)
    trail.states = whole(scratch.states)
    trail.explored = whole(scratch.explored)
    trail.targets = floats(scratch.targets)
    desk = desk_in(scratch.desk)
    players: cython.int = study.players
    seed: cython.ulonglong = study.seed
    teacher: cython.p_float = floats(study.teacher)
    own_turned: cython.p_float = floats(turned)
    own_gradient: cython.p_float = floats(gradient)
    own_stats: cython.p_double = doubles(stats)
    rng = cython.declare(cython.ulonglong[1])
    number: cython.longlong
    position: cython.int
    with cython.nogil:
        for number in range(first, first + games):
            rng[0] = seed_of(seed, number)
            start(trail.states, players, draw(rng, players))
            trail.rounds = play_game(mind, chances, teacher, rng, desk, ends, trail)
            set_targets(trail, mind.weights, chances.trace)
            if chances.by_hand:
                set_targets_by_hand(trail, rng, desk, ends)
            own_stats[layout.STAT_GAMES] += 1
            own_stats[layout.STAT_ROUNDS] += trail.rounds
            for position in range(players):
                points: cython.int = trail.rounds * layout.END_SIZE + layout.END_POINTS + position
                own_stats[layout.STAT_POINTS] += trail.targets[points]
            for position in range(trail.rounds):
                if not trail.explored[position]:
                    add_gradient(
                        at(trail.states, position),
                        mind.weights,
                        own_turned,
                        trail.targets,
                        position * layout.END_SIZE,
                        own_gradient,
                        own_stats,
                    )
