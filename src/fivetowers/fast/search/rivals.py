"""Rivals: seats that are taken to play by a network of their own, which says what quick games by hand would say.

Others foresee what rivals bid and build. A rival's word is not known to the last digit, so what it may say is tried
with its values moved by chance, and what a bid is worth is the mean of that.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.kernel import chance, next_word, say, seed_of
    from fivetowers.fast.search.bidding import best_end, bidding_of, play_end, settle, when_said
    from fivetowers.fast.search.desk import Bidding, Desk, Ends, EndsMemory, Mind, MindMemory
    from fivetowers.fast.search.ends import forget_ends
    from fivetowers.fast.search.solver import solve_ends, solve_round

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
        total += chance(rng) - 0.5
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
    state: cython.p_uchar, mind: Mind, desk: Desk, ends: Ends, rival_values: cython.p_float
) -> cython.void:
    """Solves the round by both networks; of a rival's ends there is only the build that the rival would choose."""
    rival_builds = cython.declare(cython.uchar[240])
    rival_memory = cython.declare(MindMemory)
    rival = cython.address(rival_memory) if cython.compiled else rival_memory
    rival_ends_memory = cython.declare(EndsMemory)
    rival_ends = cython.address(rival_ends_memory) if cython.compiled else rival_ends_memory
    end: cython.int
    index: cython.int
    for index in range(layout.ENDS * layout.END_SIZE):
        rival_values[index] = 0.0
    rival.weights = mind.rival
    rival.margin = RIVAL_MARGIN
    rival_ends.keep = 1
    rival_ends.values = rival_values
    rival_ends.builds = rival_builds
    solve_round(state, rival, desk, rival_ends)
    forget_ends(ends)
    for end in range(state[layout.PLAYERS] * layout.NUMBERS):
        can_be: cython.bint = rival_builds[end * layout.BUILD_SIZE + layout.BUILD_COUNT] != layout.NO_END
        if can_be and end % layout.NUMBERS > 0 and is_rival(state, end // layout.NUMBERS):
            for index in range(layout.BUILD_SIZE):
                ends.builds[end * ends.keep * layout.BUILD_SIZE + index] = rival_builds[end * layout.BUILD_SIZE + index]
    desk.foresees = True
    solve_ends(state, mind, desk, ends)


# ---- the bidding ---------------------------------------------------------------------------------------------------


def rival_answer(rival_values: cython.p_float, most: cython.p_int, bidding: Bidding) -> cython.int:
    """What a rival says, a number or NO_BID: it takes everybody for its like (max^n)."""
    own: cython.int = layout.END_UTILITY + bidding.seat
    best: cython.int = layout.NO_BID
    best_utility: cython.float = 0.0
    number: cython.int
    end: cython.int
    for number in range(bidding.least, most[bidding.seat] + 1):
        end = settle(rival_values, most, when_said(bidding, number))
        if best == layout.NO_BID or rival_values[end * layout.END_SIZE + own] > best_utility:
            best = number
            best_utility = rival_values[end * layout.END_SIZE + own]
    if bidding.least > 0 and best != layout.NO_BID:
        end = settle(rival_values, most, when_said(bidding, layout.NO_BID))
        if rival_values[end * layout.END_SIZE + own] > best_utility:
            best = layout.NO_BID
    return best


def settle_against(
    state: cython.p_uchar, values: cython.p_float, rival_values: cython.p_float, most: cython.p_int, bidding: Bidding
) -> cython.int:
    """The end that the bidding comes to: rivals speak as foreseen, all others serve themselves."""
    if bidding.made == bidding.players or bidding.least > bidding.shown:
        return bidding.holder * layout.NUMBERS + bidding.least - 1
    own: cython.int = layout.END_UTILITY + bidding.seat
    best: cython.int = -1
    number: cython.int
    end: cython.int
    if is_rival(state, bidding.seat):
        number = rival_answer(rival_values, most, bidding)
        return settle_against(state, values, rival_values, most, when_said(bidding, number))
    for number in range(bidding.least, most[bidding.seat] + 1):
        end = settle_against(state, values, rival_values, most, when_said(bidding, number))
        if best < 0 or values[end * layout.END_SIZE + own] > values[best * layout.END_SIZE + own]:
            best = end
    if bidding.least > 0:
        end = settle_against(state, values, rival_values, most, when_said(bidding, layout.NO_BID))
        if best < 0 or values[end * layout.END_SIZE + own] > values[best * layout.END_SIZE + own]:
            best = end
    return best


def end_against(
    state: cython.p_uchar, most: cython.p_int, values: cython.p_float, rival_values: cython.p_float
) -> cython.int:
    """How the round ends from here."""
    if state[layout.PHASE] == layout.PHASE_BUILD:
        return state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]
    return settle_against(state, values, rival_values, most, bidding_of(state))


def expect(
    state: cython.p_uchar,
    most: cython.p_int,
    values: cython.p_float,
    rival_values: cython.p_float,
    number: cython.int,
    samples: cython.int,
    found: cython.p_float,
) -> cython.void:
    """What everybody may expect when the player to move says this number, or NO_BID: the mean of this many tries."""
    blurred = cython.declare(cython.float[450])
    sample: cython.int
    index: cython.int
    for index in range(layout.END_SIZE):
        found[index] = 0.0
    for sample in range(samples):
        blur(state[layout.PLAYERS], rival_values, sample, blurred)
        end: cython.int = settle_against(state, values, blurred, most, when_said(bidding_of(state), number))
        for index in range(layout.END_SIZE):
            found[index] += values[end * layout.END_SIZE + index] / samples


def say_against(
    state: cython.p_uchar, most: cython.p_int, values: cython.p_float, rival_values: cython.p_float
) -> cython.int:
    """What the player to move says, no rival itself: a number or NO_BID."""
    found = cython.declare(cython.float[15])
    seat: cython.int = state[layout.TURN]
    least: cython.int = state[layout.LEAST_BID]
    best: cython.int = layout.NO_BID
    best_utility: cython.float = 0.0
    number: cython.int
    for number in range(least, most[seat] + 1):
        expect(state, most, values, rival_values, number, SAMPLES, found)
        if best == layout.NO_BID or found[layout.END_UTILITY + seat] > best_utility:
            best = number
            best_utility = found[layout.END_UTILITY + seat]
    if least > 0 and best != layout.NO_BID:
        expect(state, most, values, rival_values, layout.NO_BID, SAMPLES, found)
        if found[layout.END_UTILITY + seat] > best_utility:
            best = layout.NO_BID
    return best


# ---- games with rivals ---------------------------------------------------------------------------------------------


def seat_rivals(state: cython.p_uchar, own: cython.int) -> cython.void:
    """All but one seat are rivals."""
    seat: cython.int
    for seat in range(state[layout.PLAYERS]):
        state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RIVAL] = seat != own


def play_against(state: cython.p_uchar, mind: Mind, rng: cython.p_ulonglong, desk: Desk, ends: Ends) -> cython.void:
    """A round with rivals, who bid by their own network with some chance in it; the others foresee that they do."""
    rival_values = cython.declare(cython.float[450])
    blurred = cython.declare(cython.float[450])
    said: cython.int
    solve_against(state, mind, desk, ends, rival_values)
    while state[layout.PHASE] == layout.PHASE_BID:
        if is_rival(state, state[layout.TURN]):
            blur(state[layout.PLAYERS], rival_values, next_word(rng), blurred)
            said = rival_answer(blurred, desk.most, bidding_of(state))
        else:
            said = say_against(state, desk.most, ends.values, rival_values)
        say(state, said)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        play_end(state, best_end(state, desk.most, ends.values), ends.builds)
