"""Candidates of one round compared by deals of the cards to come, the same ones for every candidate.

After each deal some rounds are played as the solver, or the estimate by hand, would play them; the value is read after
that. A candidate that is given up keeps its difference to the *reference*, the one candidate that sees every deal.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from math import sqrt as sqrtf

    from fivetowers.fast.game.door import copy
    from fivetowers.fast.game.kernel import deal_at_random, next_word, seed_of
    from fivetowers.fast.heuristic.rollout import roll_out
    from fivetowers.fast.net.value import final_values
    from fivetowers.fast.search.bidding import best_end, play_end, reach
    from fivetowers.fast.search.desk import Candidates, Deals, Desk, Ends, Mind
    from fivetowers.fast.search.ends import set_utilities
    from fivetowers.fast.search.rivals import bell, blur, end_against, has_rivals, solve_against
    from fivetowers.fast.search.solver import solve_round

LEAST_SPREAD = 0.004  # what a deal changes between two candidates, at least
TRIALS = 24  # tries in which a candidate has to be best once to be looked at further
FEW_DEALS = 4  # too few to tell the spread from them


def look_once(mind: Mind, seed: cython.ulonglong, desk: Desk, ends: Ends, values: cython.p_float) -> cython.void:
    """What every seat may expect from the position `desk.after` when the cards come as the seed says."""
    rng = cython.declare(cython.ulonglong[1])
    rival_values = cython.declare(cython.float[450])
    state: cython.p_uchar = desk.played
    rounds: cython.int = mind.rounds
    index: cython.int
    end: cython.int
    if desk.after[layout.PHASE] == layout.PHASE_OVER:
        final_values(desk.after, values)
        return
    copy(state, desk.after)
    rng[0] = seed
    if mind.by_hand:
        roll_out(state, rounds, rng, desk, ends, values)
        return
    while True:
        deal_at_random(state, rng)
        if has_rivals(state):
            solve_against(state, mind, desk, ends, rival_values)
            blur(state[layout.PLAYERS], rival_values, next_word(rng), rival_values)
            end = end_against(state, desk.most, ends.values, rival_values)
        else:
            solve_round(state, mind, desk, ends)
            end = best_end(state, desk.most, ends.values)
        rounds -= 1
        if rounds <= 0:
            for index in range(layout.END_UTILITY):
                values[index] = ends.values[end * layout.END_SIZE + index]
            return
        play_end(state, end, ends.builds)
        if state[layout.PHASE] == layout.PHASE_OVER:
            final_values(state, values)
            return


def look_at_all(
    state: cython.p_uchar, mind: Mind, candidates: Candidates, deals: Deals, desk: Desk, inner: Ends
) -> cython.int:
    """More deals (at most 64) for the reference and all active candidates; how many looks that were.

    `inner` is memory for the ends of the rounds that are played.
    """
    values = cython.declare(cython.float[15])
    compared = cython.declare(cython.float[64])
    chosen = cython.declare(cython.uchar[8])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int = layout.END_UTILITY + state[layout.TURN]
    looks: cython.int = 0
    turn: cython.int
    index: cython.int
    number: cython.int
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for turn in range(-1, layout.ENDS * candidates.keep):
        place: cython.int = candidates.reference if turn < 0 else turn
        if turn >= 0 and (turn == candidates.reference or not candidates.active[turn]):
            continue
        end: cython.int = place // candidates.keep
        for index in range(layout.BUILD_SIZE):
            chosen[index] = candidates.builds[place * layout.BUILD_SIZE + index]
        reach(state, end // layout.NUMBERS, end % layout.NUMBERS, chosen, desk.after)
        for number in range(deals.count):
            look_once(mind, seed_of(deals.seed, deals.first + number), desk, inner, values)
            set_utilities(values, players, mind.margin)
            for index in range(layout.END_UTILITY):
                candidates.sums[place * layout.END_SIZE + index] += values[index]
            if turn < 0:
                compared[number] = values[seat]
            difference: cython.float = values[seat] - compared[number]
            candidates.differences[place] += difference
            candidates.squares[place] += difference * difference
        candidates.counts[place] += deals.count
        looks += deals.count
    return looks


def judge(candidates: Candidates, players: cython.int, margin: cython.float) -> cython.void:
    """The value of each candidate, by first sight (as good as `prior` deals) and deals, and the best of each end."""
    now = cython.declare(cython.float[15])
    values = cython.declare(cython.float[15])
    prior: cython.float = candidates.prior
    keep: cython.int = candidates.keep
    seen: cython.int = candidates.counts[candidates.reference]
    end: cython.int
    place: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        now[index] = 0.0
        values[index] = 0.0
    for index in range(layout.END_UTILITY):
        own: cython.int = candidates.reference * layout.END_SIZE + index
        now[index] = (prior * candidates.first_sight[own] + candidates.sums[own]) / (prior + seen)
    for end in range(layout.ENDS):
        candidates.best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
        for place in range(end * keep, end * keep + keep):
            if candidates.builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
                continue
            count: cython.int = candidates.counts[place]
            for index in range(layout.END_UTILITY):
                own = place * layout.END_SIZE + index
                if count == seen:
                    candidates.bases[own] = now[index]
                mean: cython.float = (prior * candidates.first_sight[own] + candidates.sums[own]) / (prior + count)
                values[index] = mean + now[index]
                values[index] -= candidates.bases[own]
            set_utilities(values, players, margin)
            for index in range(layout.END_SIZE):
                candidates.means[place * layout.END_SIZE + index] = values[index]
            keep_if_best(candidates, end, place, values)


def keep_if_best(candidates: Candidates, end: cython.int, place: cython.int, values: cython.p_float) -> cython.void:
    """Is it the best for its builder of all so far that lead to this end?"""
    builder: cython.int = layout.END_UTILITY + end // layout.NUMBERS
    index: cython.int
    is_first: cython.bint = candidates.best_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END
    if is_first or values[builder] > candidates.best[end * layout.END_SIZE + builder]:
        for index in range(layout.END_SIZE):
            candidates.best[end * layout.END_SIZE + index] = values[index]
        for index in range(layout.BUILD_SIZE):
            candidates.best_builds[end * layout.BUILD_SIZE + index] = candidates.builds[
                place * layout.BUILD_SIZE + index
            ]


# ---- which candidates still matter ---------------------------------------------------------------------------------


def doubt_of(candidates: Candidates, place: cython.int) -> cython.float:
    """How far a mean may be off: `doubt` at first sight, later by what the deals have shown."""
    count: cython.int = candidates.counts[place]
    if count < FEW_DEALS:
        return candidates.doubt * sqrtf(candidates.prior / (candidates.prior + count))
    total: cython.float = candidates.differences[place]
    spread: cython.float = candidates.squares[place] / count - total * total / count / count
    spread = sqrtf(spread) if spread > LEAST_SPREAD * LEAST_SPREAD else LEAST_SPREAD
    return spread / sqrtf(candidates.prior + count)


def narrow(
    state: cython.p_uchar,
    candidates: Candidates,
    most: cython.p_int,
    rival_values: cython.p_float,
    seed: cython.ulonglong,
    trial: cython.p_float,
) -> cython.int:
    """Keeps active only what comes out best in some of the TRIALS, each with all means moved by their doubts.

    So the time goes to candidates that may still decide the matter, as one's own move or as somebody's answer. How many
    are active. `trial` is memory for the values of all ends.
    """
    rng = cython.declare(cython.ulonglong[1])
    chosen = cython.declare(cython.int[30])
    marked = cython.declare(cython.uchar[1024])
    blurred = cython.declare(cython.float[450])
    turn: cython.int
    end: cython.int
    place: cython.int
    rng[0] = seed
    for place in range(layout.ENDS * candidates.keep):
        marked[place] = 0
    for turn in range(TRIALS):  # noqa: B007 (a C loop has to have a name)
        for end in range(layout.ENDS):
            chosen[end] = try_candidates(candidates, end, state[layout.PLAYERS], rng, trial)
        if has_rivals(state):
            blur(state[layout.PLAYERS], rival_values, next_word(rng), blurred)
            end = end_against(state, most, trial, blurred)
        else:
            end = best_end(state, most, trial)
        if chosen[end] >= 0:
            marked[chosen[end]] = 1
    found: cython.int = 0
    for place in range(layout.ENDS * candidates.keep):
        candidates.active[place] = candidates.active[place] and marked[place]
        found += candidates.active[place]
    return found


def try_candidates(
    candidates: Candidates, end: cython.int, players: cython.int, rng: cython.p_ulonglong, trial: cython.p_float
) -> cython.int:
    """The best candidate of one end, with all means moved; its values go to `trial`. −1: there is none."""
    builder: cython.int = layout.END_UTILITY + end // layout.NUMBERS
    chosen: cython.int = -1
    place: cython.int
    seat: cython.int
    for place in range(end * candidates.keep, end * candidates.keep + candidates.keep):
        if candidates.builds[place * layout.BUILD_SIZE + layout.BUILD_COUNT] == layout.NO_END:
            continue
        off: cython.float = doubt_of(candidates, place)
        own: cython.float = candidates.means[place * layout.END_SIZE + builder] + off * bell(rng)
        if chosen >= 0 and own <= trial[end * layout.END_SIZE + builder]:
            continue
        chosen = place
        for seat in range(layout.END_UTILITY, layout.END_UTILITY + players):
            trial[end * layout.END_SIZE + seat] = candidates.means[place * layout.END_SIZE + seat] + off * bell(rng)
        trial[end * layout.END_SIZE + builder] = own
    return chosen
