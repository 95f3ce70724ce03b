"""The bot `greedy` and its weaker kin inside the kernel: opponents for measuring and teaching at full speed.

A *style* is what tells them apart: the weights of the estimate (`bots/estimate.py`), whether discarded cards are
forgotten, whether the bidding is thought through, and how much chance there is in what a plan seems worth. Twins of
the bots in `bots/greedy.py` and `bots/levels.py`, but for rounding and for ends that are worth the same.
"""

from array import array

import cython

from fivetowers.fast import layout
from fivetowers.fast.solver import new_job

if not cython.compiled:
    from math import pow as powf

    from fivetowers.fast.bidding import settle
    from fivetowers.fast.ends import write_build
    from fivetowers.fast.kernel import build, most_buildable, next_word, say, sort_display
    from fivetowers.fast.options import list_options
    from fivetowers.fast.table import single, whole
    from fivetowers.fast.value import count_cards, floats, numbers

NOTHING = -1e9  # the worth of a plan that there is none of


def estimate_tops(
    state: cython.p_uchar, style: cython.p_float, job: cython.p_int, worth: cython.p_float
) -> cython.void:
    """For each kind what may be hoped for on each top, and last the chance of a spire."""
    shows = cython.declare(cython.float[16])
    players: cython.int = state[layout.PLAYERS]
    is_last_lap: cython.bint = state[layout.LAP] == layout.LAPS
    returning: cython.float = 0.0 if is_last_lap else style[layout.STYLE_RETURNING]
    counts = job + layout.JOB_COUNTS if cython.compiled else job[layout.JOB_COUNTS :]
    index: cython.int
    kind: cython.int
    value: cython.int
    count_cards(state, counts)
    if style[layout.STYLE_FORGETS] > 0:
        for index in range(layout.KINDS * 2 * layout.VALUES):
            if index & 16:
                counts[index] = 0
        for index in range(state[layout.DISCARDED]):
            card: cython.int = state[layout.LAST_OF_DECK - index]
            counts[(card >> 5) * 32 + (card & 15)] += 1
    for kind in range(layout.KINDS):
        for value in range(layout.VALUES):
            shows[value] = counts[kind * 32 + value] * (1 + returning) + counts[kind * 32 + 16 + value]
        for index in range(state[layout.SHOWN]):
            card = state[layout.DISPLAY + index]
            if card != layout.NO_CARD and card >> 5 == kind:
                shows[card & 15] += returning
        row: cython.int = kind * (layout.TOPS + 1)
        lower: cython.float = 0.0
        for value in range(layout.VALUES):
            worth[row + value] = lower + (shows[layout.BALLOON] if 0 < value <= layout.BALLOON else 0.0)
            lower += shows[value]
        worth[row + layout.TERRACE] = lower
        worth[row + layout.EMPTY] = lower
        for value in range(layout.TOPS):
            hoped: cython.float = style[layout.STYLE_TAKING] / players * worth[row + value]
            worth[row + value] = hoped / (1 + style[layout.STYLE_CROWDING] * hoped)
        missed: cython.float = powf(1 - style[layout.STYLE_CROWNING] / players, shows[layout.SPIRE])
        worth[row + layout.TOPS] = 1 - missed


def plan_seat(
    state: cython.p_uchar,
    seat: cython.int,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    totals: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The best plan of a seat for each number of cards: what all is worth after it, and the build itself."""
    number: cython.int
    for number in range(layout.NUMBERS):
        totals[number] = NOTHING
    list_options(state, seat, job)
    is_last: cython.bint = state[layout.LAP] == layout.LAPS and state[layout.PILE] == 0
    rubble: cython.int = state[layout.SEATS + seat * layout.SEAT_SIZE + layout.RUBBLE]
    cost: cython.float = rubble + 1 + (0.0 if is_last else style[layout.STYLE_RUBBLE])
    walk_plans(seat, 0, 0, 0, 0.0, 0.0, cost, job, worth, totals, builds)
    if style[layout.STYLE_NOISE] > 0:
        for number in range(1, layout.NUMBERS):
            totals[number] += style[layout.STYLE_NOISE] * ((next_word(rng) >> 40) / 16777216.0 - 0.5)


def walk_plans(
    seat: cython.int,
    kind: cython.int,
    placed: cython.int,
    demolished: cython.int,
    total: cython.float,
    tallest: cython.float,
    cost: cython.float,
    job: cython.p_int,
    worth: cython.p_float,
    totals: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    option: cython.int
    if kind == layout.KINDS:
        if (placed > 0 or not demolished) and total + tallest > totals[placed]:
            totals[placed] = total + tallest
            write_build(demolished, placed, job, builds, (seat * layout.NUMBERS + placed) * layout.BUILD_SIZE)
        return
    row: cython.int = kind * (layout.TOPS + 1)
    for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
        first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
        is_demolished: cython.bint = job[first + layout.OPTION_DEMOLISHED]
        if demolished and is_demolished:
            continue
        top: cython.int = job[first + layout.OPTION_TOP]
        expected: cython.float = job[first + layout.OPTION_HEIGHT]
        own: cython.float = 2 * expected
        if top != layout.SPIRE:
            expected += worth[row + top]
            own = expected * (1 + worth[row + layout.TOPS])
        job[layout.JOB_CHOICE + kind] = option
        walk_plans(
            seat,
            kind + 1,
            placed + job[first + layout.OPTION_COUNT],
            kind + 1 if is_demolished else demolished,
            total + own - (cost if is_demolished else 0.0),
            expected if expected > tallest else tallest,
            cost,
            job,
            worth,
            totals,
            builds,
        )


def plan_round(
    state: cython.p_uchar,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The player to move looks at the round: what it gains by each end, and what the others do."""
    totals = cython.declare(cython.float[6])
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int
    other: cython.int
    number: cython.int
    sort_display(state, job)
    estimate_tops(state, style, job, worth)
    for seat in range(players):
        job[layout.JOB_MOST + seat] = most_buildable(state, job, seat)
        if seat != state[layout.TURN] and style[layout.STYLE_THINKS] == 0:
            continue
        plan_seat(state, seat, style, rng, job, worth, totals, builds)
        for number in range(layout.NUMBERS):
            first: cython.int = (seat * layout.NUMBERS + number) * layout.END_SIZE + layout.END_UTILITY
            gain: cython.float = totals[number] - totals[0]
            for other in range(players):
                ends[first + other] = gain if other == seat else -style[layout.STYLE_RIVALRY] / (players - 1) * gain


def answer(state: cython.p_uchar, thinks: cython.bint, job: cython.p_int, ends: cython.p_float) -> cython.int:
    """What the player to move says once all ends are known: a number or NO_BID."""
    players: cython.int = state[layout.PLAYERS]
    seat: cython.int = state[layout.TURN]
    least: cython.int = state[layout.LEAST_BID]
    following: cython.int = seat + 1 if seat + 1 < players else 0
    made: cython.int = state[layout.BIDS_MADE] + 1
    most = job + layout.JOB_MOST if cython.compiled else job[layout.JOB_MOST :]
    place: cython.int = layout.END_UTILITY + seat
    best: cython.int = layout.NO_BID
    best_utility: cython.float = NOTHING
    end: cython.int
    number: cython.int
    if least > 0:
        best_utility = 0.0
        if thinks:
            end = settle(ends, players, state[layout.SHOWN], most, made, following, least, state[layout.BIDDER])
            best_utility = ends[end * layout.END_SIZE + place]
    for number in range(least, most[seat] + 1):
        end = seat * layout.NUMBERS + number
        if thinks:
            end = settle(ends, players, state[layout.SHOWN], most, made, following, number + 1, seat)
        utility: cython.float = ends[end * layout.END_SIZE + place]
        if utility > best_utility or (not thinks and utility == best_utility and best != layout.NO_BID):
            best = number
            best_utility = utility
    return best


def act(
    state: cython.p_uchar,
    style: cython.p_float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The player to move bids or builds in this style."""
    chosen = cython.declare(cython.uchar[8])
    index: cython.int
    plan_round(state, style, rng, job, worth, ends, builds)
    if state[layout.PHASE] == layout.PHASE_BID:
        say(state, answer(state, style[layout.STYLE_THINKS] > 0, job, ends))
        return
    first: cython.int = (state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]) * layout.BUILD_SIZE
    for index in range(layout.BUILD_SIZE):
        chosen[index] = builds[first + index]
    build(state, chosen)


# ---- from Python ---------------------------------------------------------------------------------------------------


def after_move(state: bytearray, style: cython.float[::1], seed: int = 0) -> bytearray:
    """The position after the player to move has bidden or built in this style."""
    if state[layout.PHASE] != layout.PHASE_BID and state[layout.PHASE] != layout.PHASE_BUILD:
        raise ValueError("no round is in progress")
    after = bytearray(state)
    rng = cython.declare(cython.ulonglong[1])
    rng[0] = seed
    worth = array("f", bytes(4 * layout.WORTH_SIZE))
    ends = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
    builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
    act(single(after), floats(style), rng, numbers(new_job()), floats(worth), floats(ends), whole(builds))
    return after
