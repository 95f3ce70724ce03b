"""Learning by self-play at full speed: whole games between copies of one network, and the gradient of its errors.

After a game every position between two rounds gets a target: a mixture of what the network says about the positions
after it and of how the game ended (the λ-return of TD learning). Rounds that were played at random, to see more of the
game, break the chain: nothing is learned across them.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast import layout
from fivetowers.fast.solver import new_job, new_work

if not cython.compiled:
    from fivetowers.fast.bidding import best_end, play_end
    from fivetowers.fast.contest import act_at_random
    from fivetowers.fast.gradient import add_gradient
    from fivetowers.fast.kernel import deal_at_random, draw, next_word, seed_of
    from fivetowers.fast.planner import act
    from fivetowers.fast.rivals import has_rivals, play_against, seat_rivals
    from fivetowers.fast.rollout import roll_out
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import copy, start, whole
    from fivetowers.fast.value import evaluate, floats, numbers


RANDOM_STYLES = 0.25  # of those who play openings, so many play at random,
BLIND_STYLES = 0.25  # and so many for points now
MOST_NOISE = 3.0
LONGEST_OPENING = 30
ROUNDS_BY_HAND = 6  # of a quick game, as `mcts` plays them


def at(trail: cython.p_uchar, position: cython.int) -> cython.p_uchar:
    """The position with this index among many."""
    if cython.compiled:
        return trail + position * layout.STATE_SIZE
    else:  # noqa: RET505 (one branch for each world)
        return trail[position * layout.STATE_SIZE :]


def chance(rng: cython.p_ulonglong) -> cython.float:
    """A number from 0 up to 1."""
    return (next_word(rng) >> 40) / 16777216.0


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
    state: cython.p_uchar,
    styles: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """A round in which every seat plays in its style."""
    style = cython.declare(cython.float[10])
    index: cython.int
    while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
        first: cython.int = state[layout.TURN] * layout.STYLE_SIZE
        for index in range(layout.STYLE_SIZE):
            style[index] = styles[first + index]
        if style[layout.STYLE_WHO] < 0:
            act_at_random(state, rng, job)
        else:
            act(state, style, rng, job, worth, ends, builds)


def play_game(
    players: cython.int,
    weights: cython.p_float,
    rival: cython.p_float,
    settings: cython.p_float,
    teacher: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    trail: cython.p_uchar,
    explored: cython.p_uchar,
) -> cython.int:
    """Writes the positions between rounds, the last one is the end; how many rounds there were.

    `settings`: the weight of the margin, the share of random rounds, of games with an opening by others, λ, and the
    share of games that the teacher plays alone, and of those against rivals.
    """
    styles = cython.declare(cython.float[50])
    worth = cython.declare(cython.float[90])
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    rounds: cython.int = 0
    seat: cython.int
    start(trail, players, draw(rng, players))
    opening: cython.int = 0
    if settings[5] > 0 and chance(rng) < settings[5]:
        seat_rivals(trail, draw(rng, players))
    is_taught: cython.bint = chance(rng) < settings[4]
    for seat in range(players):
        draw_style(rng, teacher, styles, seat * layout.STYLE_SIZE)
    if chance(rng) < settings[2]:
        opening = draw(rng, LONGEST_OPENING)
    while trail[rounds * layout.STATE_SIZE + layout.PHASE] != layout.PHASE_OVER:
        state: cython.p_uchar = at(trail, rounds + 1)
        copy(state, at(trail, rounds))
        deal_at_random(state, rng)
        explored[rounds] = not is_taught and (rounds < opening or chance(rng) < settings[1])
        if explored[rounds]:
            play_styled(state, styles, rng, job, worth, ends, builds)
        elif is_taught:
            while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                act(state, teacher, rng, job, worth, ends, builds)
        elif has_rivals(state):
            play_against(state, weights, rival, settings[0], rng, job, work, ends, builds)
        else:
            solve_round(state, weights, settings[0], 1, job, work, ends, builds)
            play_end(state, best_end(state, most, ends), builds)
        rounds += 1
    return rounds


def set_targets(
    trail: cython.p_uchar,
    explored: cython.p_uchar,
    rounds: cython.int,
    weights: cython.p_float,
    trace: cython.float,
    targets: cython.p_float,
) -> cython.void:
    """The λ-return of each position, from the end backwards."""
    values = cython.declare(cython.float[15])
    position: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    evaluate(at(trail, rounds), weights, values)
    for index in range(layout.END_UTILITY):
        targets[rounds * layout.END_SIZE + index] = values[index]
    # `values` is what the network says about the position after.
    for position in range(rounds - 1, -1, -1):
        first: cython.int = position * layout.END_SIZE
        for index in range(layout.END_UTILITY):
            ahead: cython.float = targets[first + layout.END_SIZE + index]
            targets[first + index] = trace * ahead + (1 - trace) * values[index]
        evaluate(at(trail, position), weights, values)
        if explored[position]:
            for index in range(layout.END_UTILITY):
                targets[first + index] = values[index]


def set_targets_by_hand(
    trail: cython.p_uchar,
    explored: cython.p_uchar,
    rounds: cython.int,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    ends: cython.p_float,
    builds: cython.p_uchar,
    targets: cython.p_float,
) -> cython.void:
    """What a quick game by hand says of each position; there is something to learn from every one."""
    values = cython.declare(cython.float[15])
    worth = cython.declare(cython.float[90])
    state = cython.declare(cython.uchar[416])
    position: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for position in range(rounds):
        explored[position] = 0
        copy(state, at(trail, position))
        roll_out(state, ROUNDS_BY_HAND, rng, job, worth, ends, builds, values)
        for index in range(layout.END_UTILITY):
            targets[position * layout.END_SIZE + index] = values[index]


# ---- from Python ---------------------------------------------------------------------------------------------------


def doubles(buffer: cython.double[::1]) -> cython.p_double:
    if cython.compiled:
        return cython.address(buffer[0])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)


def new_scratch() -> Any:
    """Memory for one thread that learns."""
    return (
        new_job(),
        new_work(),
        array("f", bytes(4 * layout.ENDS * layout.END_SIZE)),
        array("f", bytes(4 * (layout.MOST_ROUNDS + 1) * layout.END_SIZE)),
        bytearray((layout.MOST_ROUNDS + 1) * layout.STATE_SIZE + layout.MOST_ROUNDS + layout.ENDS * layout.BUILD_SIZE),
    )


def learn_from_games(
    players: cython.int,
    weights: cython.float[::1],
    rival: cython.float[::1],
    turned: cython.float[::1],
    settings: cython.float[::1],
    teacher: cython.float[::1],
    seed: cython.ulonglong,
    first: cython.longlong,
    games: cython.longlong,
    scratch: Any,
    gradient: cython.float[::1],
    stats: cython.double[::1],
) -> None:
    """Plays the games with the numbers from `first` on, without the GIL, and adds up the gradient of all positions.

    `settings` are those of `play_game`, and last 1 if quick games by hand are to be learned; `rival` is the network of
    rivals (anything, where there are none), `teacher` is a style; `scratch` comes from `new_scratch`, one for each
    thread.
    """
    job_buffer: cython.int[::1] = scratch[0]
    work_buffer: cython.float[::1] = scratch[1]
    ends_buffer: cython.float[::1] = scratch[2]
    targets_buffer: cython.float[::1] = scratch[3]
    bytes_buffer: cython.uchar[::1] = scratch[4]
    trail: cython.p_uchar = whole(bytes_buffer)
    explored: cython.p_uchar = whole(bytes_buffer, (layout.MOST_ROUNDS + 1) * layout.STATE_SIZE)
    builds: cython.p_uchar = whole(bytes_buffer, (layout.MOST_ROUNDS + 1) * layout.STATE_SIZE + layout.MOST_ROUNDS)
    job: cython.p_int = numbers(job_buffer)
    work: cython.p_float = floats(work_buffer)
    ends: cython.p_float = floats(ends_buffer)
    targets: cython.p_float = floats(targets_buffer)
    own_weights: cython.p_float = floats(weights)
    own_rival: cython.p_float = floats(rival)
    own_turned: cython.p_float = floats(turned)
    own_settings: cython.p_float = floats(settings)
    own_teacher: cython.p_float = floats(teacher)
    own_gradient: cython.p_float = floats(gradient)
    own_stats: cython.p_double = doubles(stats)
    rng = cython.declare(cython.ulonglong[1])
    number: cython.longlong
    rounds: cython.int
    position: cython.int
    with cython.nogil:
        for number in range(first, first + games):
            rng[0] = seed_of(seed, number)
            rounds = play_game(
                players,
                own_weights,
                own_rival,
                own_settings,
                own_teacher,
                rng,
                job,
                work,
                ends,
                builds,
                trail,
                explored,
            )
            set_targets(trail, explored, rounds, own_weights, own_settings[3], targets)
            if own_settings[6] > 0:
                set_targets_by_hand(trail, explored, rounds, rng, job, ends, builds, targets)
            own_stats[layout.STAT_GAMES] += 1
            own_stats[layout.STAT_ROUNDS] += rounds
            for position in range(players):
                own_stats[layout.STAT_POINTS] += targets[rounds * layout.END_SIZE + layout.END_POINTS + position]
            for position in range(rounds):
                if not explored[position]:
                    add_gradient(
                        at(trail, position),
                        own_weights,
                        own_turned,
                        targets,
                        position * layout.END_SIZE,
                        own_gradient,
                        own_stats,
                    )
