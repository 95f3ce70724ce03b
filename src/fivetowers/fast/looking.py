"""Candidates of one round compared by deals of the cards to come, the same ones for every candidate.

After each deal some rounds are played as the solver, or the estimate by hand, would play them; the value is read after
that. A candidate that is given up keeps its difference to the *reference*, the one candidate that sees every deal.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from math import sqrt as sqrtf

    from fivetowers.fast.bidding import best_end, play_end
    from fivetowers.fast.byhand import reach
    from fivetowers.fast.ends import set_utilities
    from fivetowers.fast.kernel import deal_at_random, next_word, seed_of
    from fivetowers.fast.rivals import bell, blur, end_against, has_rivals, solve_against
    from fivetowers.fast.rollout import roll_out
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import copy
    from fivetowers.fast.value import final_values

LEAST_SPREAD = 0.004  # what a deal changes between two candidates, at least
TRIALS = 24  # tries in which a candidate has to be best once to be looked at further
FEW_DEALS = 4  # too few to tell the spread from them


def look_once(
    after: cython.p_uchar,
    weights: cython.p_float,
    rival: cython.p_float,
    by_hand: cython.bint,
    margin: cython.float,
    rounds: cython.int,
    seed: cython.ulonglong,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    state: cython.p_uchar,
    values: cython.p_float,
) -> cython.void:
    """What every seat may expect from this position when the cards come as the seed says."""
    rng = cython.declare(cython.ulonglong[1])
    rival_ends = cython.declare(cython.float[450])
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    index: cython.int
    end: cython.int
    if after[layout.PHASE] == layout.PHASE_OVER:
        final_values(after, values)
        return
    copy(state, after)
    rng[0] = seed
    if by_hand:
        roll_out(state, rounds, rng, job, work, ends, builds, values)
        return
    while True:
        deal_at_random(state, rng)
        if has_rivals(state):
            solve_against(state, weights, rival, margin, 1, job, work, ends, builds, rival_ends)
            blur(state[layout.PLAYERS], rival_ends, next_word(rng), rival_ends)
            end = end_against(state, most, ends, rival_ends)
        else:
            solve_round(state, weights, margin, 1, job, work, ends, builds)
            end = best_end(state, most, ends)
        rounds -= 1
        if rounds <= 0:
            for index in range(layout.END_UTILITY):
                values[index] = ends[end * layout.END_SIZE + index]
            return
        play_end(state, end, builds)
        if state[layout.PHASE] == layout.PHASE_OVER:
            final_values(state, values)
            return


def look_at_all(
    state: cython.p_uchar,
    weights: cython.p_float,
    rival: cython.p_float,
    by_hand: cython.bint,
    margin: cython.float,
    rounds: cython.int,
    keep: cython.int,
    reference: cython.int,
    builds: cython.p_uchar,
    active: cython.p_uchar,
    counts: cython.p_int,
    sums: cython.p_float,
    spreads: cython.p_float,
    seed: cython.ulonglong,
    first: cython.int,
    deals: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    inner: cython.p_float,
    inner_builds: cython.p_uchar,
    after: cython.p_uchar,
) -> cython.int:
    """So many more deals (at most 64) for the reference and all active candidates; how many looks that were."""
    values = cython.declare(cython.float[15])
    compared = cython.declare(cython.float[64])
    chosen = cython.declare(cython.uchar[8])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int = layout.END_UTILITY + state[layout.TURN]
    looks: cython.int = 0
    turn: cython.int
    index: cython.int
    number: cython.int
    next_state = after + layout.STATE_SIZE if cython.compiled else after[layout.STATE_SIZE :]
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for turn in range(-1, layout.ENDS * keep):
        place: cython.int = reference if turn < 0 else turn
        if turn >= 0 and (turn == reference or not active[turn]):
            continue
        end: cython.int = place // keep
        for index in range(layout.BUILD_SIZE):
            chosen[index] = builds[place * layout.BUILD_SIZE + index]
        reach(state, end // layout.NUMBERS, end % layout.NUMBERS, chosen, after)
        for number in range(deals):
            look_once(
                after,
                weights,
                rival,
                by_hand,
                margin,
                rounds,
                seed_of(seed, first + number),
                job,
                work,
                inner,
                inner_builds,
                next_state,
                values,
            )
            set_utilities(values, players, margin)
            for index in range(layout.END_UTILITY):
                sums[place * layout.END_SIZE + index] += values[index]
            if turn < 0:
                compared[number] = values[seat]
            difference: cython.float = values[seat] - compared[number]
            spreads[2 * place] += difference
            spreads[2 * place + 1] += difference * difference
        counts[place] += deals
        looks += deals
    return looks


def judge(
    keep: cython.int,
    players: cython.int,
    margin: cython.float,
    prior: cython.float,
    reference: cython.int,
    ends: cython.p_float,
    builds: cython.p_uchar,
    counts: cython.p_int,
    sums: cython.p_float,
    bases: cython.p_float,
    means: cython.p_float,
    best: cython.p_float,
    best_builds: cython.p_uchar,
) -> cython.void:
    """The value of each candidate, by first sight (as good as `prior` deals) and deals, and the best of each end."""
    now = cython.declare(cython.float[15])
    values = cython.declare(cython.float[15])
    end: cython.int
    place: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        now[index] = 0.0
        values[index] = 0.0
    for index in range(layout.END_UTILITY):
        own: cython.int = reference * layout.END_SIZE + index
        now[index] = (prior * ends[own] + sums[own]) / (prior + counts[reference])
    for end in range(layout.ENDS):
        best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
        for place in range(end * keep, end * keep + keep):
            if builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
                continue
            for index in range(layout.END_UTILITY):
                first: cython.int = place * layout.END_SIZE + index
                if counts[place] == counts[reference]:
                    bases[first] = now[index]
                values[index] = (prior * ends[first] + sums[first]) / (prior + counts[place]) + now[index]
                values[index] -= bases[first]
            set_utilities(values, players, margin)
            for index in range(layout.END_SIZE):
                means[place * layout.END_SIZE + index] = values[index]
            builder: cython.int = layout.END_UTILITY + end // layout.NUMBERS
            is_first: cython.bint = best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END
            if is_first or values[builder] > best[end * layout.END_SIZE + builder]:
                for index in range(layout.END_SIZE):
                    best[end * layout.END_SIZE + index] = values[index]
                for index in range(layout.BUILD_SIZE):
                    best_builds[end * layout.BUILD_SIZE + index] = builds[place * layout.BUILD_SIZE + index]


# ---- which candidates still matter ---------------------------------------------------------------------------------


def doubt_of(
    count: cython.int, prior: cython.float, doubt: cython.float, total: cython.float, square: cython.float
) -> cython.float:
    """How far a mean may be off: `doubt` at first sight, later by what the deals have shown."""
    if count < FEW_DEALS:
        return doubt * sqrtf(prior / (prior + count))
    spread: cython.float = square / count - total * total / count / count
    spread = sqrtf(spread) if spread > LEAST_SPREAD * LEAST_SPREAD else LEAST_SPREAD
    return spread / sqrtf(prior + count)


def narrow(
    state: cython.p_uchar,
    keep: cython.int,
    prior: cython.float,
    doubt: cython.float,
    seed: cython.ulonglong,
    most: cython.p_int,
    builds: cython.p_uchar,
    counts: cython.p_int,
    spreads: cython.p_float,
    means: cython.p_float,
    active: cython.p_uchar,
    trial: cython.p_float,
    rival_ends: cython.p_float,
) -> cython.int:
    """Keeps active only what comes out best in some of the TRIALS, each with all means moved by their doubts.

    So the time goes to candidates that may yet decide the matter, be it as one's own or as somebody's answer. How many
    are active.
    """
    rng = cython.declare(cython.ulonglong[1])
    chosen = cython.declare(cython.int[30])
    marked = cython.declare(cython.uchar[1024])
    blurred = cython.declare(cython.float[450])
    players: cython.int = state[layout.PLAYERS]
    turn: cython.int
    end: cython.int
    place: cython.int
    seat: cython.int
    rng[0] = seed
    for place in range(layout.ENDS * keep):
        marked[place] = 0
    for turn in range(TRIALS):  # noqa: B007 (a C loop has to have a name)
        for end in range(layout.ENDS):
            builder: cython.int = layout.END_UTILITY + end // layout.NUMBERS
            chosen[end] = -1
            for place in range(end * keep, end * keep + keep):
                if builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
                    continue
                off: cython.float = doubt_of(counts[place], prior, doubt, spreads[2 * place], spreads[2 * place + 1])
                own: cython.float = means[place * layout.END_SIZE + builder] + off * bell(rng)
                if chosen[end] >= 0 and own <= trial[end * layout.END_SIZE + builder]:
                    continue
                chosen[end] = place
                for seat in range(layout.END_UTILITY, layout.END_UTILITY + players):
                    trial[end * layout.END_SIZE + seat] = means[place * layout.END_SIZE + seat] + off * bell(rng)
                trial[end * layout.END_SIZE + builder] = own
        if has_rivals(state):
            blur(players, rival_ends, next_word(rng), blurred)
            end = end_against(state, most, trial, blurred)
        else:
            end = best_end(state, most, trial)
        if chosen[end] >= 0:
            marked[chosen[end]] = 1
    found: cython.int = 0
    for place in range(layout.ENDS * keep):
        active[place] = active[place] and marked[place]
        found += active[place]
    return found
