"""Whole games written down as they are played, and positions made from them again: both without the GIL.

A log is short: who started, the cards in the order in which they were turned up, and the steps. Everything else
follows from it by the rules.
"""

from array import array
from typing import Any

import cython

from fivetowers.fast.game import layout
from fivetowers.fast.search.solver import new_desk

if not cython.compiled:
    from fivetowers.fast.game.door import copy, deal, pointer, start, whole
    from fivetowers.fast.game.kernel import (
        deal_at_random,
        draw,
        most_buildable,
        score_seat,
        seed_of,
        sort_display,
    )
    from fivetowers.fast.game.primitives import kind_of
    from fivetowers.fast.game.steps import legal_steps, observe, take_step
    from fivetowers.fast.net.value import floats
    from fivetowers.fast.search.desk import EndsMemory, MindMemory
    from fivetowers.fast.search.solver import desk_in, solve_round
    from fivetowers.fast.selfplay.contest import follow, take_turn


def log_bid(before: cython.p_uchar, state: cython.p_uchar) -> cython.int:
    """The step that led from one position to the other: a bid, or a pass."""
    least: cython.int = before[layout.LEAST_BID]
    if state[layout.PHASE] == layout.PHASE_BID and state[layout.LEAST_BID] != least:
        return layout.STEP_BID + state[layout.LEAST_BID] - 1
    if state[layout.PHASE] == layout.PHASE_BUILD and state[layout.TO_PLACE] + 1 != least:
        return layout.STEP_BID + state[layout.TO_PLACE]
    return layout.STEP_PASS


def log_build(before: cython.p_uchar, state: cython.p_uchar, steps: cython.p_uchar) -> cython.int:
    """The steps of the build that led from one position to the other; how many."""
    base: cython.int = layout.SEATS + before[layout.TURN] * layout.SEAT_SIZE
    demolished: cython.int = layout.NO_DEMOLITION
    written: cython.int = 0
    kind: cython.int
    level: cython.int
    index: cython.int
    if state[base + layout.RUBBLE] != before[base + layout.RUBBLE]:
        demolished = kind_of(state[base + layout.LAST_RUBBLE])
        steps[0] = layout.STEP_DEMOLISH + demolished
        written = 1
    for kind in range(layout.KINDS):
        new: cython.int = state[base + layout.HEIGHT + kind] - before[base + layout.HEIGHT + kind]
        if kind == demolished:
            new += 1
        card: cython.int = state[base + layout.TOP_CARD + kind]
        for level in range(new):  # from the top down
            for index in range(layout.CARDS_A_ROUND):
                if before[layout.DISPLAY + index] == card:
                    steps[written + new - 1 - level] = layout.STEP_PLACE + index
            card = state[layout.UNDER + card]
        written += new
    return written


def is_one_network(roles: cython.p_uchar, styles: cython.p_float, players: cython.int) -> cython.bint:
    """Whether the network plays all seats: then everybody sees a round alike, and it is solved once."""
    seat: cython.int
    is_one: cython.bint = True
    for seat in range(players):
        is_one = is_one and styles[roles[seat] * layout.STYLE_SIZE + layout.STYLE_WHO] == 1
    return is_one


def play_logged(logs: Any, styles: cython.float[::1], seed: cython.ulonglong, first: cython.longlong) -> None:
    """Plays the games with the numbers from `first` on, and fills the arrays of `logs` with them.

    `logs.roles` says for each seat of each game which of the styles plays there, `logs.network` and `logs.margin` how
    the network does. Same seed and number, same game.
    """
    starts: cython.uchar[::1] = logs.starts
    roles: cython.p_uchar = whole(logs.roles)  # uncompiled, numbers without end are found there
    cards: cython.uchar[::1] = logs.cards
    card_counts: cython.int[::1] = logs.card_counts
    steps: cython.uchar[::1] = logs.steps
    step_counts: cython.int[::1] = logs.step_counts
    points: cython.int[::1] = logs.points
    players: cython.int = logs.players
    games: cython.Py_ssize_t = len(starts)
    memory = new_desk()
    values = array("f", bytes(4 * layout.ENDS * layout.END_SIZE))
    builds = bytearray(layout.ENDS * layout.BUILD_SIZE)
    states = bytearray(2 * layout.STATE_SIZE)
    state: cython.p_uchar = pointer(states, 0)
    before: cython.p_uchar = pointer(states, 1)
    desk = desk_in(memory)
    ends_memory = cython.declare(EndsMemory)
    ends = cython.address(ends_memory) if cython.compiled else ends_memory
    ends.keep = 1
    ends.values = floats(values)
    ends.builds = whole(builds)
    own_styles: cython.p_float = floats(styles)
    mind_memory = cython.declare(MindMemory)
    mind = cython.address(mind_memory) if cython.compiled else mind_memory
    mind.weights = floats(logs.network)
    mind.margin = logs.margin
    rng = cython.declare(cython.ulonglong[1])
    game: cython.Py_ssize_t
    index: cython.int
    with cython.nogil:
        for game in range(games):
            rng[0] = seed_of(seed, first + game)
            start(state, players, draw(rng, players))  # R9
            starts[game] = state[layout.START]
            own_cards: cython.p_uchar = whole(cards, game * layout.LOG_CARDS)
            own_steps: cython.p_uchar = whole(steps, game * layout.LOG_STEPS)
            shown: cython.int = 0
            taken: cython.int = 0
            seated: cython.longlong = game * players
            all_alike: cython.bint = is_one_network(
                roles + seated if cython.compiled else roles[seated:], own_styles, players
            )
            while state[layout.PHASE] != layout.PHASE_OVER:
                deal_at_random(state, rng)
                for index in range(state[layout.SHOWN]):
                    own_cards[shown + index] = state[layout.DISPLAY + index] & layout.SAME_CARD
                shown += state[layout.SHOWN]
                while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                    copy(before, state)
                    style: cython.int = roles[seated + state[layout.TURN]] * layout.STYLE_SIZE
                    own_style = own_styles + style if cython.compiled else own_styles[style:]
                    if not all_alike:
                        take_turn(state, own_style, mind, rng, desk, ends)
                    else:
                        if state[layout.BIDS_MADE] == 0:
                            solve_round(state, mind, desk, ends)
                        follow(state, desk, ends)
                    if before[layout.PHASE] == layout.PHASE_BID:
                        own_steps[taken] = log_bid(before, state)
                        taken += 1
                    elif cython.compiled:
                        taken += log_build(before, state, own_steps + taken)
                    else:
                        taken += log_build(before, state, own_steps[taken:])
            card_counts[game] = shown
            step_counts[game] = taken
            for index in range(players):
                points[game * players + index] = score_seat(state, index)


def write_positions(
    games: Any, seats: cython.uchar[::1], seen: cython.uchar[::1], masks: cython.uchar[::1]
) -> cython.Py_ssize_t:
    """The position before every step of these games: who decides, what that seat sees and what it may do.

    `games` has `players`, `starts`, and the cards and steps of all games one after another with the place where each
    game ends. Gives the first game that breaks the rules, or −1; what comes after it is not written.
    """
    starts: cython.uchar[::1] = games.starts
    cards: cython.uchar[::1] = games.cards
    card_ends: cython.longlong[::1] = games.card_ends
    steps: cython.p_uchar = whole(games.steps)  # uncompiled, numbers without end are found there
    step_ends: cython.longlong[::1] = games.step_ends
    players: cython.int = games.players
    count: cython.Py_ssize_t = len(starts)
    states = bytearray(layout.STATE_SIZE)
    state: cython.p_uchar = pointer(states, 0)
    game: cython.Py_ssize_t
    card: cython.longlong = 0
    step: cython.longlong = 0
    place: cython.int
    wrong: cython.Py_ssize_t = -1
    with cython.nogil:
        for game in range(count):
            start(state, players, starts[game] if starts[game] < players else 0)
            while state[layout.PHASE] != layout.PHASE_OVER:
                due: cython.int = min(layout.CARDS_A_ROUND, state[layout.PILE])
                if card + due > card_ends[game] or not deal(state, whole(cards, card), due):
                    wrong = game
                    break
                card += due
                while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                    legal: cython.int = legal_steps(state)
                    if step >= step_ends[game] or steps[step] >= layout.STEPS or (legal >> steps[step]) & 1 == 0:
                        wrong = game
                        break
                    seats[step] = state[layout.TURN]
                    observe(state, layout.WHO_DECIDES, whole(seen, step * layout.SEEN_SIZE))
                    for place in range(layout.STEPS):
                        masks[step * layout.STEPS + place] = (legal >> place) & 1
                    take_step(state, steps[step])
                    step += 1
                if wrong >= 0:
                    break
            if wrong >= 0 or card != card_ends[game] or step != step_ends[game]:
                wrong = game
                break
    return wrong


def write_rounds(games: Any, rows: cython.int[::1], row_ends: cython.longlong[::1]) -> cython.Py_ssize_t:
    """What happened in each round of these games, ROUND_SIZE numbers each; and where the rows of every game end.

    `games` as for `write_positions`. Gives the first game that breaks the rules or finds no room, or −1.
    """
    starts: cython.uchar[::1] = games.starts
    cards: cython.uchar[::1] = games.cards
    card_ends: cython.longlong[::1] = games.card_ends
    steps: cython.p_uchar = whole(games.steps)  # uncompiled, numbers without end are found there
    step_ends: cython.longlong[::1] = games.step_ends
    players: cython.int = games.players
    count: cython.Py_ssize_t = len(starts)
    room: cython.Py_ssize_t = len(rows)
    states = bytearray(layout.STATE_SIZE)
    state: cython.p_uchar = pointer(states, 0)
    lots = cython.declare(cython.int[5])
    game: cython.Py_ssize_t
    card: cython.longlong = 0
    step: cython.longlong = 0
    row: cython.Py_ssize_t = 0
    index: cython.int
    wrong: cython.Py_ssize_t = -1
    with cython.nogil:
        for game in range(count):
            start(state, players, starts[game] if starts[game] < players else 0)
            while state[layout.PHASE] != layout.PHASE_OVER:
                due: cython.int = min(layout.CARDS_A_ROUND, state[layout.PILE])
                lap: cython.int = state[layout.LAP]
                no_room: cython.bint = card + due > card_ends[game] or row + layout.ROUND_SIZE > room
                if no_room or not deal(state, whole(cards, card), due):
                    wrong = game
                    break
                card += due
                for index in range(layout.ROUND_SIZE):
                    rows[row + index] = -1
                sort_display(state, lots)
                rows[row + layout.ROUND_NUMBER] = state[layout.ROUND]
                rows[row + layout.ROUND_LAP] = lap
                rows[row + layout.ROUND_START] = state[layout.START]
                rows[row + layout.ROUND_REACH] = most_buildable(state, lots, state[layout.START])
                rows[row + layout.ROUND_SHOWN] = due
                placed: cython.int = 0
                while state[layout.PHASE] == layout.PHASE_BID or state[layout.PHASE] == layout.PHASE_BUILD:
                    legal: cython.int = legal_steps(state)
                    if step >= step_ends[game] or steps[step] >= layout.STEPS or (legal >> steps[step]) & 1 == 0:
                        wrong = game
                        break
                    said: cython.int = steps[step]
                    if said >= layout.STEP_PLACE:
                        rows[row + layout.ROUND_BUILDER] = state[layout.TURN]
                        rows[row + layout.ROUND_CARDS + placed] = (
                            state[layout.DISPLAY + said - layout.STEP_PLACE] & layout.SAME_CARD
                        )
                        placed += 1
                    elif said >= layout.STEP_DEMOLISH:
                        index = layout.SEATS + state[layout.TURN] * layout.SEAT_SIZE + layout.TOP_CARD
                        rows[row + layout.ROUND_DEMOLISHED] = (
                            state[index + said - layout.STEP_DEMOLISH] & layout.SAME_CARD
                        )
                    take_step(state, said)
                    step += 1
                if wrong >= 0:
                    break
                rows[row + layout.ROUND_TAKEN] = placed
                for index in range(players):
                    rows[row + layout.ROUND_POINTS + index] = score_seat(state, index)
                row += layout.ROUND_SIZE
            if wrong >= 0 or card != card_ends[game] or step != step_ends[game]:
                wrong = game
                break
            row_ends[game] = row // layout.ROUND_SIZE
    return wrong
