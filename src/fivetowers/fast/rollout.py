"""Quick games without any learning: every seat builds what an estimate by hand likes best and bids for it.

The estimate is that of the bot `greedy`, in whole-table form: a tower is worth its cards, a share of the cards to come
that fit on it, and its chance of a spire. It serves `mcts`, as good rollouts, and the weaker levels.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.kernel import (
        build,
        close_bidding,
        deal_at_random,
        next_word,
        sort_display,
    )
    from fivetowers.fast.options import list_options
    from fivetowers.fast.value import count_cards, count_fits

HOPE = 2.2  # how much a card to come that fits is hoped for, divided among the players
CROWDING = 0.05  # how much the cards hoped for spoil each other
CROWNING = 0.9  # how likely a spire that is turned up becomes one's own, divided among the players
RETURNING = 0.4  # how likely a card turned up on the first time through comes back
RUBBLE_COST = 1.0  # of a demolition beyond its points


def estimate_towers(state: cython.p_uchar, job: cython.p_int, worth: cython.p_float) -> cython.void:
    fits = cython.declare(cython.int[34])
    players: cython.int = state[layout.PLAYERS]
    kind: cython.int
    top: cython.int
    counts = job + layout.JOB_COUNTS if cython.compiled else job[layout.JOB_COUNTS :]
    count_cards(state, counts)
    is_last_lap: cython.bint = state[layout.LAP] == layout.LAPS
    now_factor: cython.float = 1.0 if is_last_lap else 1.0 + RETURNING
    for kind in range(layout.KINDS):
        count_fits(counts, kind, fits)
        for top in range(layout.TOPS):
            hoped: cython.float = HOPE / players * (fits[top] * now_factor + fits[layout.TOPS + top])
            worth[kind * (layout.TOPS + 1) + top] = hoped / (1 + CROWDING * hoped)
        spires: cython.float = counts[kind * 32] * now_factor + counts[kind * 32 + 16]
        missed: cython.float = 1.0 - CROWNING / players
        chance: cython.float = 1.0
        while spires > 0:
            chance *= missed if spires >= 1 else 1.0 - spires * CROWNING / players
            spires -= 1.0
        worth[kind * (layout.TOPS + 1) + layout.TOPS] = 1.0 - chance


def tower_worth(worth: cython.p_float, kind: cython.int, top: cython.int, height: cython.int) -> cython.float:
    if top == layout.SPIRE:
        return 2.0 * height
    row: cython.int = kind * (layout.TOPS + 1)
    return (height + worth[row + top]) * (1.0 + worth[row + layout.TOPS])


def plan_seat(  # noqa: C901 (one table, filled kind by kind)
    state: cython.p_uchar,
    seat: cython.int,
    job: cython.p_int,
    worth: cython.p_float,
    gains: cython.p_float,
    plans: cython.p_uchar,
) -> cython.void:
    """The best build of each number of cards: its gain, and as bytes. The main tower counts by what stands now."""
    # best[(demolished * 6 + number) * …]: so far, with the options chosen
    best = cython.declare(cython.float[12])
    after = cython.declare(cython.float[12])
    choice = cython.declare(cython.int[60])
    chosen_after = cython.declare(cython.int[60])
    kind: cython.int
    option: cython.int
    place: cython.int
    index: cython.int
    number: cython.int
    base: cython.int = layout.SEATS + seat * layout.SEAT_SIZE
    rubble: cython.int = state[base + layout.RUBBLE]
    tallest: cython.int = 0
    list_options(state, seat, job)
    for place in range(12):
        best[place] = -1000.0
    best[0] = 0.0
    for kind in range(layout.KINDS):
        tallest = state[base + layout.HEIGHT + kind] if state[base + layout.HEIGHT + kind] > tallest else tallest
    for kind in range(layout.KINDS):
        for place in range(12):
            after[place] = -1000.0
        now: cython.float = tower_worth(worth, kind, state[base + kind], state[base + layout.HEIGHT + kind])
        for option in range(job[layout.JOB_FIRST + kind], job[layout.JOB_FIRST + kind + 1]):
            first: cython.int = layout.JOB_OPTIONS + option * layout.OPTION_SIZE
            count: cython.int = job[first + layout.OPTION_COUNT]
            height: cython.int = job[first + layout.OPTION_HEIGHT]
            is_demolished: cython.int = job[first + layout.OPTION_DEMOLISHED]
            gain: cython.float = tower_worth(worth, kind, job[first + layout.OPTION_TOP], height) - now
            if height > tallest:
                gain += height - tallest
            if is_demolished:
                if count == 0:
                    continue
                gain -= rubble + 1 + RUBBLE_COST
            for place in range(layout.NUMBERS - count):
                for index in range(2 - is_demolished):
                    source: cython.int = index * layout.NUMBERS + place
                    target: cython.int = (index + is_demolished) * layout.NUMBERS + place + count
                    if best[source] > -500.0 and best[source] + gain > after[target]:
                        after[target] = best[source] + gain
                        for number in range(kind):
                            chosen_after[target * 5 + number] = choice[source * 5 + number]
                        chosen_after[target * 5 + kind] = option
        for place in range(12):
            best[place] = after[place]
            for number in range(kind + 1):
                choice[place * 5 + number] = chosen_after[place * 5 + number]
    for number in range(layout.NUMBERS):
        place = number if best[number] >= best[layout.NUMBERS + number] else layout.NUMBERS + number
        gains[number] = best[place]
        if number > 0 and best[place] > -500.0:
            write_plan(job, choice, place * layout.KINDS, number, plans)


def write_plan(
    job: cython.p_int, choice: cython.p_int, chosen: cython.int, number: cython.int, plans: cython.p_uchar
) -> cython.void:
    """The options from place `chosen` on, one of each kind, as the plan for this number of cards."""
    first: cython.int = number * layout.BUILD_SIZE
    kind: cython.int
    index: cython.int
    placed: cython.int = 0
    for index in range(layout.BUILD_SIZE):
        plans[first + index] = 0
    plans[first + layout.BUILD_DEMOLISH] = layout.NO_DEMOLITION
    plans[first + layout.BUILD_COUNT] = number
    for kind in range(layout.KINDS):
        option: cython.int = layout.JOB_OPTIONS + choice[chosen + kind] * layout.OPTION_SIZE
        if job[option + layout.OPTION_DEMOLISHED]:
            plans[first + layout.BUILD_DEMOLISH] = kind
        for index in range(job[option + layout.OPTION_COUNT]):
            plans[first + layout.BUILD_CARDS + placed] = kind * 32 + job[option + layout.OPTION_CARDS + index]
            placed += 1


def play_heuristic_round(  # noqa: C901 (one compiled loop over the seats)
    state: cython.p_uchar,
    noise: cython.float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    plans: cython.p_uchar,
) -> cython.void:
    """The rest of the round: in turn each seat bids the number that it gains most by, if that is still to be had."""
    gains = cython.declare(cython.float[6])
    kept = cython.declare(cython.uchar[8])
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    number: cython.int
    sort_display(state, job)
    estimate_towers(state, job, worth)
    least: cython.int = state[layout.LEAST_BID]
    holder: cython.int = state[layout.BIDDER]
    if state[layout.PHASE] == layout.PHASE_BUILD:
        plan_seat(state, holder, job, worth, gains, plans)
        build(state, plans + (least - 1) * layout.BUILD_SIZE if cython.compiled else plans[(least - 1) * 8 :])
        return
    seat: cython.int = state[layout.TURN]
    has_plan: cython.bint = False
    for index in range(state[layout.BIDS_MADE], players):  # noqa: B007 (a C loop has to have a name)
        if least > state[layout.SHOWN]:
            break
        plan_seat(state, seat, job, worth, gains, plans)
        best: cython.int = -1
        best_gain: cython.float = 0.0
        for number in range(least, layout.NUMBERS):
            if number == 0 or gains[number] < -500.0:
                continue
            gain: cython.float = gains[number] + noise * ((next_word(rng) >> 40) / 16777216.0 - 0.5)
            if gain > best_gain:
                best_gain = gain
                best = number
        if best < 0 and least == 0:
            best = 0
        if best >= 0:
            least = best + 1
            holder = seat
            has_plan = True
            for number in range(layout.BUILD_SIZE):
                kept[number] = plans[best * layout.BUILD_SIZE + number]
        seat = seat + 1 if seat + 1 < players else 0
    if not has_plan and least > 1:
        plan_seat(state, holder, job, worth, gains, plans)
        for number in range(layout.BUILD_SIZE):
            kept[number] = plans[(least - 1) * layout.BUILD_SIZE + number]
    state[layout.LEAST_BID] = least
    state[layout.BIDDER] = holder
    close_bidding(state)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        build(state, kept)


def roll_out(
    state: cython.p_uchar,
    noise: cython.float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    worth: cython.p_float,
    plans: cython.p_uchar,
) -> cython.void:
    """Plays to the end."""
    while state[layout.PHASE] != layout.PHASE_OVER:
        if state[layout.PHASE] == layout.PHASE_DEAL:
            deal_at_random(state, rng)
        play_heuristic_round(state, noise, rng, job, worth, plans)
