"""Rivals: seats that are taken to play by a network of their own, which says what quick games by hand would say.

Others foresee what rivals bid and build. A rival's word is not known to the last digit, so what it may say is tried
with its values moved by chance, and what a bid is worth is the mean of that.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import best_end, play_end, settle
    from fivetowers.fast.kernel import next_word, say, seed_of
    from fivetowers.fast.solver import solve_ends, solve_round

RIVAL_MARGIN = 0.01  # what a point of lead is worth to rivals, beside win share
BLUR = 0.02  # how far their values may be off: so they bid otherwise about as often as `mcts` does
SAMPLES = 8  # tries of what they may say, in games to learn from; a bot can take its time and tries more


def is_rival(state: cython.p_uchar, seat: cython.int) -> cython.bint:
    return state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] != 0


def has_rivals(state: cython.p_uchar) -> cython.bint:
    seat: cython.int
    for seat in range(state[layout.PLAYERS]):  # noqa: SIM110 (compiled: a plain loop)
        if is_rival(state, seat):
            return True
    return False


def bell(rng: cython.p_ulonglong) -> cython.float:
    """A number by chance with mean 0 and deviation 1, nearly normal."""
    total: cython.float = 0.0
    index: cython.int
    for index in range(4):  # noqa: B007 (a C loop has to have a name)
        total += (next_word(rng) >> 40) / 16777216.0 - 0.5
    return total * 1.7320508


def blur(players: cython.int, source: cython.p_float, seed: cython.ulonglong, target: cython.p_float) -> cython.void:
    """What a rival may think of all ends: utilities moved by chance."""
    rng = cython.declare(cython.ulonglong[1])
    end: cython.int
    seat: cython.int
    place: cython.int
    rng[0] = seed_of(seed, 7)
    for end in range(players * layout.NUMBERS):
        for seat in range(players):
            place = end * layout.END_SIZE + layout.END_UTILITY + seat
            target[place] = source[place] + BLUR * bell(rng)


# ---- the round -----------------------------------------------------------------------------------------------------


def solve_against(
    state: cython.p_uchar,
    weights: cython.p_float,
    rival: cython.p_float,
    margin: cython.float,
    keep: cython.int,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
    rival_ends: cython.p_float,
) -> cython.void:
    """Solves the round by both networks; of a rival's ends there is only the build that the rival would choose."""
    rival_builds = cython.declare(cython.uchar[240])
    end: cython.int
    index: cython.int
    for index in range(layout.ENDS * layout.END_SIZE):
        rival_ends[index] = 0.0
    solve_round(state, rival, RIVAL_MARGIN, 1, job, work, rival_ends, rival_builds)
    for index in range(layout.ENDS * keep):
        builds[index * layout.BUILD_SIZE + layout.BUILD_COUNT] = layout.NO_END
    for end in range(state[layout.PLAYERS] * layout.NUMBERS):
        if end % layout.NUMBERS > 0 and is_rival(state, end // layout.NUMBERS):
            for index in range(layout.BUILD_SIZE):
                builds[end * keep * layout.BUILD_SIZE + index] = rival_builds[end * layout.BUILD_SIZE + index]
    job[layout.JOB_FORESEES] = 1
    solve_ends(state, weights, margin, keep, job, work, ends, builds)


# ---- the bidding ---------------------------------------------------------------------------------------------------


def rival_answer(
    state: cython.p_uchar,
    rival_ends: cython.p_float,
    most: cython.p_int,
    made: cython.int,
    seat: cython.int,
    least: cython.int,
    holder: cython.int,
) -> cython.int:
    """What a rival says, a number or NO_BID: it takes everybody for its like (max^n)."""
    players: cython.int = state[layout.PLAYERS]
    shown: cython.int = state[layout.SHOWN]
    following: cython.int = seat + 1 if seat + 1 < players else 0
    place: cython.int = layout.END_UTILITY + seat
    best: cython.int = layout.NO_BID
    best_utility: cython.float = 0.0
    number: cython.int
    end: cython.int
    for number in range(least, most[seat] + 1):
        end = settle(rival_ends, players, shown, most, made + 1, following, number + 1, seat)
        if best == layout.NO_BID or rival_ends[end * layout.END_SIZE + place] > best_utility:
            best = number
            best_utility = rival_ends[end * layout.END_SIZE + place]
    if least > 0 and best != layout.NO_BID:
        end = settle(rival_ends, players, shown, most, made + 1, following, least, holder)
        if rival_ends[end * layout.END_SIZE + place] > best_utility:
            best = layout.NO_BID
    return best


def settle_against(
    state: cython.p_uchar,
    ends: cython.p_float,
    rival_ends: cython.p_float,
    most: cython.p_int,
    made: cython.int,
    seat: cython.int,
    least: cython.int,
    holder: cython.int,
) -> cython.int:
    """The end that the bidding comes to when this seat is to speak: rivals as foreseen, all others serve themselves."""
    players: cython.int = state[layout.PLAYERS]
    if made == players or least > state[layout.SHOWN]:
        return holder * layout.NUMBERS + least - 1
    following: cython.int = seat + 1 if seat + 1 < players else 0
    place: cython.int = layout.END_UTILITY + seat
    best: cython.int = -1
    number: cython.int
    end: cython.int
    if is_rival(state, seat):
        number = rival_answer(state, rival_ends, most, made, seat, least, holder)
        if number == layout.NO_BID:
            return settle_against(state, ends, rival_ends, most, made + 1, following, least, holder)
        return settle_against(state, ends, rival_ends, most, made + 1, following, number + 1, seat)
    for number in range(least, most[seat] + 1):
        end = settle_against(state, ends, rival_ends, most, made + 1, following, number + 1, seat)
        if best < 0 or ends[end * layout.END_SIZE + place] > ends[best * layout.END_SIZE + place]:
            best = end
    if least > 0:
        end = settle_against(state, ends, rival_ends, most, made + 1, following, least, holder)
        if best < 0 or ends[end * layout.END_SIZE + place] > ends[best * layout.END_SIZE + place]:
            best = end
    return best


def end_against(
    state: cython.p_uchar, most: cython.p_int, ends: cython.p_float, rival_ends: cython.p_float
) -> cython.int:
    """How the round ends from here."""
    if state[layout.PHASE] == layout.PHASE_BUILD:
        return state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]
    made: cython.int = state[layout.BIDS_MADE]
    least: cython.int = state[layout.LEAST_BID]
    return settle_against(state, ends, rival_ends, most, made, state[layout.TURN], least, state[layout.BIDDER])


def hope(
    state: cython.p_uchar,
    most: cython.p_int,
    ends: cython.p_float,
    rival_ends: cython.p_float,
    number: cython.int,
    samples: cython.int,
    values: cython.p_float,
) -> cython.void:
    """What everybody may expect when the player to move says this number, or NO_BID: the mean of so many tries."""
    blurred = cython.declare(cython.float[450])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int = state[layout.TURN]
    following: cython.int = seat + 1 if seat + 1 < players else 0
    made: cython.int = state[layout.BIDS_MADE] + 1
    least: cython.int = state[layout.LEAST_BID]
    holder: cython.int = state[layout.BIDDER]
    sample: cython.int
    index: cython.int
    if number != layout.NO_BID:
        least = number + 1
        holder = seat
    for index in range(layout.END_SIZE):
        values[index] = 0.0
    for sample in range(samples):
        blur(players, rival_ends, sample, blurred)
        end: cython.int = settle_against(state, ends, blurred, most, made, following, least, holder)
        for index in range(layout.END_SIZE):
            values[index] += ends[end * layout.END_SIZE + index] / samples


def say_against(
    state: cython.p_uchar, most: cython.p_int, ends: cython.p_float, rival_ends: cython.p_float
) -> cython.int:
    """What the player to move says, no rival itself: a number or NO_BID."""
    values = cython.declare(cython.float[15])
    seat: cython.int = state[layout.TURN]
    least: cython.int = state[layout.LEAST_BID]
    best: cython.int = layout.NO_BID
    best_utility: cython.float = 0.0
    number: cython.int
    for number in range(least, most[seat] + 1):
        hope(state, most, ends, rival_ends, number, SAMPLES, values)
        if best == layout.NO_BID or values[layout.END_UTILITY + seat] > best_utility:
            best = number
            best_utility = values[layout.END_UTILITY + seat]
    if least > 0 and best != layout.NO_BID:
        hope(state, most, ends, rival_ends, layout.NO_BID, SAMPLES, values)
        if values[layout.END_UTILITY + seat] > best_utility:
            best = layout.NO_BID
    return best


# ---- games with rivals ---------------------------------------------------------------------------------------------


def seat_rivals(state: cython.p_uchar, own: cython.int) -> cython.void:
    """All but one seat are rivals."""
    seat: cython.int
    for seat in range(state[layout.PLAYERS]):
        state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] = seat != own


def play_against(
    state: cython.p_uchar,
    weights: cython.p_float,
    rival: cython.p_float,
    margin: cython.float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    work: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """A round with rivals, who bid by their own network with some chance in it; the others foresee that they do."""
    rival_ends = cython.declare(cython.float[450])
    blurred = cython.declare(cython.float[450])
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    said: cython.int
    solve_against(state, weights, rival, margin, 1, job, work, ends, builds, rival_ends)
    while state[layout.PHASE] == layout.PHASE_BID:
        turn: cython.int = state[layout.TURN]
        if is_rival(state, turn):
            blur(state[layout.PLAYERS], rival_ends, next_word(rng), blurred)
            least: cython.int = state[layout.LEAST_BID]
            holder: cython.int = state[layout.BIDDER]
            said = rival_answer(state, blurred, most, state[layout.BIDS_MADE], turn, least, holder)
        else:
            said = say_against(state, most, ends, rival_ends)
        say(state, said)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        play_end(state, best_end(state, most, ends), builds)
