"""One round solved without any learning: the best builds of every seat for every number of cards, by an estimate made
by hand; the twin of `solver.py`.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.builds import list_builds
    from fivetowers.fast.game.kernel import most_buildable, sort_display
    from fivetowers.fast.game.time_limit import check_time
    from fivetowers.fast.heuristic.rollout import estimate_towers, guess_shares, seat_worth
    from fivetowers.fast.search.bidding import open_numbers, reach
    from fivetowers.fast.search.desk import Desk, Ends, Mind
    from fivetowers.fast.search.ends import dread_ends, forget_ends, make_room, set_utilities


def solve_by_hand(state: cython.p_uchar, mind: Mind, desk: Desk, ends: Ends) -> cython.void:
    """Fills `ends` with the best builds of each end that can still be."""
    players: cython.int = state[layout.PLAYERS]
    turn: cython.int
    number: cython.int
    index: cython.int
    sort_display(state, desk.lots)
    estimate_towers(state, desk)
    forget_ends(ends)
    dread_ends(ends)
    for turn in range(players):
        seat: cython.int = (state[layout.START] + turn) % players
        desk.most[seat] = most_buildable(state, desk.lots, seat)
        numbers = open_numbers(state, turn, desk.most[seat])
        if not numbers.is_open:
            continue
        for number in range(numbers.lowest, numbers.highest + 1):
            count: cython.int = list_builds(state, desk.lots, seat, number, desk.listed) if number > 0 else 1
            for index in range(count):
                first: cython.int = index * layout.BUILD_SIZE
                chosen = desk.listed + first if cython.compiled else desk.listed[first:]
                reach(state, seat, number, chosen, desk.after)
                keep_best(seat, number, chosen, mind.margin, desk, ends)


def keep_best(
    seat: cython.int, number: cython.int, chosen: cython.p_uchar, margin: cython.float, desk: Desk, ends: Ends
) -> cython.void:
    """Puts the build that has led to `desk.after` among the best of its end, if it is one of them."""
    found = cython.declare(cython.float[15])
    players: cython.int = desk.after[layout.PLAYERS]
    index: cython.int
    if not cython.compiled:
        check_time()
    for index in range(layout.END_SIZE):
        found[index] = 0.0
    for index in range(players):
        found[layout.END_POINTS + index] = seat_worth(desk.after, index, desk.worth)
    guess_shares(desk.after, found)
    set_utilities(found, players, margin)
    place: cython.int = make_room(seat, number, found[layout.END_UTILITY + seat], ends)
    if place < 0:
        return
    for index in range(layout.END_SIZE):
        ends.values[place * layout.END_SIZE + index] = found[index]
    for index in range(layout.BUILD_SIZE):
        ends.builds[place * layout.BUILD_SIZE + index] = chosen[index] if number > 0 else 0
