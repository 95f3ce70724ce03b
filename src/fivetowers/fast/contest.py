"""Whole games between networks and styles of play at full speed: how strong a network is, and how true its word.

Each deal is played once with every rotation of the contestants. A game may have an opening that others play.
"""

import cython

from fivetowers.fast import layout

if not cython.compiled:
    from fivetowers.fast.bidding import best_end, play_end
    from fivetowers.fast.kernel import (
        build,
        build_at_random,
        deal_at_random,
        draw,
        most_buildable,
        say,
        score_seat,
        seed_of,
        sort_display,
    )
    from fivetowers.fast.planner import act, answer
    from fivetowers.fast.rivals import play_against, seat_rivals
    from fivetowers.fast.solver import solve_round
    from fivetowers.fast.table import start, whole
    from fivetowers.fast.value import evaluate, final_values, floats, numbers


def take_turn(
    state: cython.p_uchar,
    style: cython.p_float,
    nets: cython.p_float,
    margin: cython.float,
    rng: cython.p_ulonglong,
    job: cython.p_int,
    work: cython.p_float,
    worth: cython.p_float,
    ends: cython.p_float,
    builds: cython.p_uchar,
) -> cython.void:
    """The player to move bids or builds."""
    chosen = cython.declare(cython.uchar[8])
    index: cython.int
    who: cython.int = cython.cast(cython.int, style[layout.STYLE_WHO])
    if who == 0:
        act(state, style, rng, job, worth, ends, builds)
        return
    if who < 0:
        act_at_random(state, rng, job)
        return
    first: cython.int = (who - 1) * layout.WEIGHTS_SIZE
    weights = nets + first if cython.compiled else nets[first:]
    solve_round(state, weights, margin, 1, job, work, ends, builds)
    if state[layout.PHASE] == layout.PHASE_BID:
        say(state, answer(state, 1, job, ends))
        return
    first = (state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]) * layout.BUILD_SIZE
    for index in range(layout.BUILD_SIZE):
        chosen[index] = builds[first + index]
    build(state, chosen)


def act_at_random(state: cython.p_uchar, rng: cython.p_ulonglong, job: cython.p_int) -> cython.void:
    sort_display(state, job)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        build_at_random(state, job, rng)
        return
    most: cython.int = most_buildable(state, job, state[layout.TURN])
    least: cython.int = state[layout.LEAST_BID]
    if least == 0:
        say(state, draw(rng, most + 1))
        return
    choice: cython.int = 0
    if most >= least:
        choice = draw(rng, most - least + 2)
    say(state, least + choice - 1 if choice else layout.NO_BID)


def cards_to_come(state: cython.p_uchar) -> cython.int:
    if state[layout.LAP] == layout.LAPS:
        return state[layout.PILE]
    return state[layout.PILE] + state[layout.DISCARDED]


def write_row(
    state: cython.p_uchar, weights: cython.p_float, game: cython.longlong, row: cython.p_float
) -> cython.void:
    values = cython.declare(cython.float[15])
    seat: cython.int
    evaluate(state, weights, values)
    row[layout.ROW_GAME] = game
    row[layout.ROW_ROUND] = state[layout.ROUND]
    row[layout.ROW_LEFT] = cards_to_come(state)
    for seat in range(layout.MOST_PLAYERS):
        is_there: cython.bint = seat < state[layout.PLAYERS]
        row[layout.ROW_SHARE + seat] = values[layout.END_SHARE + seat] if is_there else 0.0
        row[layout.ROW_POINTS + seat] = score_seat(state, seat) if is_there else 0


def play_contest(
    players: cython.int,
    nets: cython.float[::1],
    margin: cython.float,
    openers: cython.float[::1],
    styles: cython.float[::1],
    longest_opening: cython.int,
    among_rivals: cython.bint,
    games_a_deal: cython.int,
    seed: cython.ulonglong,
    first: cython.longlong,
    games: cython.longlong,
    results: cython.float[::1],
    rows: cython.float[::1],
) -> int:
    """Plays the games with the numbers from `first` on, without the GIL; how many rows were written.

    `styles` holds a style for each contestant, `openers` for those who play the opening, of up to `longest_opening`
    rounds. `results` gets for each game the win shares of the contestants, then their points; `rows`, if there is room
    in it, the positions between rounds after the opening, with the word of the first network on them. `among_rivals`:
    after the opening the first network plays for the first contestant, and all others are rivals with the second. The
    cards come alike in `games_a_deal` games that follow each other, and contestants move on by a seat after each game.
    """
    from fivetowers.fast.solver import new_job, new_work

    job_buffer: cython.int[::1] = new_job()
    work_buffer: cython.float[::1] = new_work()
    ends_buffer: cython.float[::1] = new_work()
    bytes_buffer: cython.uchar[::1] = bytearray(layout.STATE_SIZE + layout.ENDS * layout.BUILD_SIZE)
    state: cython.p_uchar = whole(bytes_buffer)
    builds: cython.p_uchar = whole(bytes_buffer, layout.STATE_SIZE)
    job: cython.p_int = numbers(job_buffer)
    most: cython.p_int = numbers(job_buffer, layout.JOB_MOST)
    work: cython.p_float = floats(work_buffer)
    ends: cython.p_float = floats(ends_buffer)
    worth: cython.p_float = floats(ends_buffer, layout.ENDS * layout.END_SIZE)
    own_nets: cython.p_float = floats(nets)
    rival: cython.p_float = floats(nets, layout.WEIGHTS_SIZE if among_rivals else 0)
    own_openers: cython.p_float = floats(openers)
    own_styles: cython.p_float = floats(styles)
    own_results: cython.p_float = floats(results)
    own_rows: cython.p_float = floats(rows)
    seat: cython.int
    room: cython.longlong = len(rows) // layout.ROW_SIZE
    is_one_network: cython.bint = True
    for seat in range(players):
        is_one_network = is_one_network and styles[seat * layout.STYLE_SIZE + layout.STYLE_WHO] == 1
    rng = cython.declare(cython.ulonglong[1])
    lots_to_draw = cython.declare(cython.ulonglong[1])
    values = cython.declare(cython.float[15])
    number: cython.longlong
    written: cython.longlong = 0
    row: cython.longlong
    with cython.nogil:
        for number in range(first, first + games):
            rng[0] = seed_of(seed, number // games_a_deal)
            lots_to_draw[0] = seed_of(seed + 1, number)
            start(state, players, draw(rng, players))
            if among_rivals:
                seat_rivals(state, (players - number % players) % players)
            opening: cython.int = draw(rng, longest_opening + 1)
            before: cython.longlong = written
            while state[layout.PHASE] != layout.PHASE_OVER:
                if written < room and state[layout.ROUND] >= opening:
                    row = written * layout.ROW_SIZE
                    write_row(state, own_nets, number, own_rows + row if cython.compiled else own_rows[row:])
                    written += 1
                is_opening: cython.bint = state[layout.ROUND] < opening
                deal_at_random(state, rng)
                if among_rivals and not is_opening:
                    play_against(state, own_nets, rival, margin, lots_to_draw, job, work, ends, builds)
                    continue
                if is_one_network and not is_opening:
                    # All see the round alike: it is solved once.
                    solve_round(state, own_nets, margin, 1, job, work, ends, builds)
                    play_end(state, best_end(state, most, ends), builds)
                    continue
                while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                    role: cython.int = (state[layout.TURN] + number) % players * layout.STYLE_SIZE
                    those = own_openers if is_opening else own_styles
                    style = those + role if cython.compiled else those[role:]
                    take_turn(state, style, own_nets, margin, lots_to_draw, job, work, worth, ends, builds)
            final_values(state, values)
            for seat in range(players):
                place: cython.longlong = (number - first) * 2 * players + (seat + number) % players
                own_results[place] = values[layout.END_SHARE + seat]
                own_results[place + players] = values[layout.END_POINTS + seat]
                for row in range(before, written):
                    own_rows[row * layout.ROW_SIZE + layout.ROW_END_SHARE + seat] = values[layout.END_SHARE + seat]
                    own_rows[row * layout.ROW_SIZE + layout.ROW_END_POINTS + seat] = values[layout.END_POINTS + seat]
    return int(written)
