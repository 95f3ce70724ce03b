"""Whole games between networks and styles of play at full speed: how strong a network is, and how true its word.

Each deal is played once with every rotation of the contestants. A game may have an opening that others play.
"""

from array import array

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.search.solver import new_desk
from fivetowers.fast.selfplay.assignments import Contest

if not cython.compiled:
    from fivetowers.fast.game.door import start, whole
    from fivetowers.fast.game.kernel import (
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
    from fivetowers.fast.heuristic.planner import act, answer
    from fivetowers.fast.net.value import evaluate, final_values, floats
    from fivetowers.fast.search.bidding import best_end, play_end
    from fivetowers.fast.search.desk import Desk, Ends, EndsMemory, Mind, MindMemory
    from fivetowers.fast.search.rivals import play_against, seat_rivals
    from fivetowers.fast.search.solver import desk_in, solve_round


def take_turn(
    state: cython.p_uchar, style: cython.p_float, mind: Mind, rng: cython.p_ulonglong, desk: Desk, ends: Ends
) -> cython.void:
    """The player to move bids or builds; `mind.weights` are those of the first network of several."""
    own_memory = cython.declare(MindMemory)
    own = cython.address(own_memory) if cython.compiled else own_memory
    who: cython.int = cython.cast(cython.int, style[layout.STYLE_WHO])
    if who == 0:
        act(state, style, rng, desk, ends)
        return
    if who < 0:
        act_at_random(state, rng, desk)
        return
    first: cython.int = (who - 1) * layout.WEIGHTS_SIZE
    own.weights = mind.weights + first if cython.compiled else mind.weights[first:]
    own.margin = mind.margin
    solve_round(state, own, desk, ends)
    follow(state, desk, ends)


def follow(state: cython.p_uchar, desk: Desk, ends: Ends) -> cython.void:
    """The player to move bids or builds in a round that is solved."""
    chosen = cython.declare(cython.uchar[8])
    index: cython.int
    if state[layout.PHASE] == layout.PHASE_BID:
        say(state, answer(state, 1, desk.most, ends.values))
        return
    first: cython.int = (state[layout.TURN] * layout.NUMBERS + state[layout.TO_PLACE]) * layout.BUILD_SIZE
    for index in range(layout.BUILD_SIZE):
        chosen[index] = ends.builds[first + index]
    build(state, chosen)


def act_at_random(state: cython.p_uchar, rng: cython.p_ulonglong, desk: Desk) -> cython.void:
    sort_display(state, desk.lots)
    if state[layout.PHASE] == layout.PHASE_BUILD:
        build_at_random(state, desk.lots, rng)
        return
    most: cython.int = most_buildable(state, desk.lots, state[layout.TURN])
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
    contest: Contest,
    first: cython.longlong,
    games: cython.longlong,
    results: cython.float[::1],
    rows: cython.float[::1],
) -> int:
    """Plays the games with the numbers from `first` on, without the GIL; how many rows were written.

    `results` gets for each game the win shares of the contestants, then their points; `rows`, if there is room in it,
    the positions between rounds after the opening, with the word of the first network on them.
    """
    memory = new_desk()
    values_buffer = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
    bytes_buffer = bytearray(layout.STATE_SIZE + layout.ENDS * layout.BUILD_SIZE)
    state: cython.p_uchar = whole(bytes_buffer)
    desk = desk_in(memory)
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = 1
    ends.values = floats(values_buffer)
    ends.builds = whole(bytes_buffer, layout.STATE_SIZE)
    among_rivals: cython.bint = contest.among_rivals
    mind_memory = cython.declare(MindMemory)
    mind = cython.address(mind_memory) if cython.compiled else mind_memory
    mind.weights = floats(contest.networks)
    mind.rival = floats(contest.networks, layout.WEIGHTS_SIZE if among_rivals else 0)
    mind.margin = contest.margin
    openers: cython.p_float = floats(contest.openers)
    styles: cython.p_float = floats(contest.styles)
    own_results: cython.p_float = floats(results)
    own_rows: cython.p_float = floats(rows)
    players: cython.int = contest.players
    longest_opening: cython.int = contest.longest_opening
    games_a_deal: cython.int = contest.games_a_deal
    seed: cython.ulonglong = contest.seed
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
                    write_row(state, mind.weights, number, own_rows + row if cython.compiled else own_rows[row:])
                    written += 1
                is_opening: cython.bint = state[layout.ROUND] < opening
                deal_at_random(state, rng)
                if among_rivals and not is_opening:
                    play_against(state, mind, lots_to_draw, desk, ends)
                    continue
                if is_one_network and not is_opening:
                    # All see the round alike: it is solved once.
                    solve_round(state, mind, desk, ends)
                    play_end(state, best_end(state, desk.most, ends.values), ends.builds)
                    continue
                while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                    role: cython.int = (state[layout.TURN] + number) % players * layout.STYLE_SIZE
                    those = openers if is_opening else styles
                    take_turn(state, those + role if cython.compiled else those[role:], mind, lots_to_draw, desk, ends)
            final_values(state, values)
            for seat in range(players):
                place: cython.longlong = (number - first) * 2 * players + (seat + number) % players
                own_results[place] = values[layout.END_SHARE + seat]
                own_results[place + players] = values[layout.END_POINTS + seat]
                for row in range(before, written):
                    own_rows[row * layout.ROW_SIZE + layout.ROW_END_SHARE + seat] = values[layout.END_SHARE + seat]
                    own_rows[row * layout.ROW_SIZE + layout.ROW_END_POINTS + seat] = values[layout.END_POINTS + seat]
    return int(written)
