"""A game as small steps with fixed ids (the table stands in `encoding.py`): what may be done, doing it, and what is
seen.

A build is played step by step: a card goes straight from the display to its tower, and only steps are legal after
which the rest of the bid can still be placed. In the middle of a build the array is a position that the readable
engine does not have.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.kernel import (
        can_be_demolished,
        demolish,
        fits,
        longest,
        lot_count,
        lot_value,
        most_buildable,
        place,
        say,
        sort_display,
        without_card,
    )
    from fivetowers.fast.game.primitives import kind_of, value_of


def legal_steps(state: cython.p_uchar) -> cython.int:
    """Bit n is set when the step with id n is legal; none while cards are to be turned up and at the end."""
    lots = cython.declare(cython.int[5])
    if state[layout.PHASE] == layout.PHASE_BID:
        sort_display(state, lots)
        return legal_bids(state, most_buildable(state, lots, state[layout.TURN]))
    if state[layout.PHASE] == layout.PHASE_BUILD:
        sort_display(state, lots)
        return legal_build_steps(state, lots)
    return 0


def legal_bids(state: cython.p_uchar, most: cython.int) -> cython.int:
    least: cython.int = state[layout.LEAST_BID]
    mask: cython.int = 0 if least == 0 else 1 << layout.STEP_PASS  # R10: the starting player cannot pass
    number: cython.int
    for number in range(least, most + 1):
        mask |= 1 << (layout.STEP_BID + number)
    return mask


def legal_build_steps(state: cython.p_uchar, lots: cython.p_int) -> cython.int:
    base: cython.int = layout.SEATS + state[layout.TURN] * layout.SEAT_SIZE
    needed: cython.int = state[layout.TO_PLACE]
    mask: cython.int = 0
    most: cython.int = 0
    kind: cython.int
    index: cython.int
    for kind in range(layout.KINDS):
        most += longest(lots[kind], state[base + layout.TOP + kind])
    for kind in range(layout.KINDS):
        top: cython.int = state[base + layout.TOP + kind]
        if state[layout.CAN_DEMOLISH] and can_be_demolished(top):
            gained: cython.int = longest(lots[kind], state[base + layout.BELOW + kind]) - longest(lots[kind], top)
            if most + gained >= needed:
                mask |= 1 << (layout.STEP_DEMOLISH + kind)
    for index in range(layout.CARDS_A_ROUND):
        card: cython.int = state[layout.DISPLAY + index]
        if card == layout.NO_CARD or is_second(state, index):
            continue
        kind = kind_of(card)
        value: cython.int = value_of(card)
        on: cython.int = state[base + layout.TOP + kind]
        if not fits(value, on):
            continue
        rest: cython.int = lot_without(lots[kind], value)
        if most - longest(lots[kind], on) + 1 + longest(rest, value) >= needed:
            mask |= 1 << (layout.STEP_PLACE + index)
    return mask


def is_second(state: cython.p_uchar, position: cython.int) -> cython.bint:
    """Does an equal card lie further left? Of equal cards the leftmost goes first."""
    index: cython.int
    for index in range(position):
        if (state[layout.DISPLAY + index] ^ state[layout.DISPLAY + position]) & layout.SAME_CARD == 0:
            return True
    return False


def lot_without(lot: cython.int, value: cython.int) -> cython.int:
    index: cython.int
    for index in range(lot_count(lot)):
        if lot_value(lot, index) == value:
            return without_card(lot, index)
    return 0


def take_step(state: cython.p_uchar, step: cython.int) -> cython.void:
    """Does a legal step."""
    if step >= layout.STEP_PLACE:
        place(state, step - layout.STEP_PLACE)
    elif step >= layout.STEP_DEMOLISH:
        demolish(state, step - layout.STEP_DEMOLISH)
    elif step >= layout.STEP_BID:
        say(state, step - layout.STEP_BID)
    else:
        say(state, layout.NO_BID)


# ---- what is seen --------------------------------------------------------------------------------------------------


def observe(state: cython.p_uchar, viewer: cython.int, seen: cython.p_uchar) -> cython.void:
    """Writes the observation that `encoding.py` describes, from the place of a seat, or WHO_DECIDES."""
    index: cython.int
    players: cython.int = state[layout.PLAYERS]
    phase: cython.int = state[layout.PHASE]
    is_bidding: cython.bint = phase == layout.PHASE_BID
    is_building: cython.bint = phase == layout.PHASE_BUILD
    self: cython.int = viewer
    if viewer == layout.WHO_DECIDES:
        self = state[layout.TURN] if is_bidding or is_building else state[layout.START]
    for index in range(layout.SEEN_SIZE):
        seen[index] = 0
    seen[layout.SEEN_PLAYERS] = players
    seen[layout.SEEN_PHASE] = phase
    seen[layout.SEEN_ROUND] = state[layout.ROUND]
    seen[layout.SEEN_LAP] = state[layout.LAP]
    seen[layout.SEEN_PILE] = state[layout.PILE]
    seen[layout.SEEN_LEAST_BID] = state[layout.LEAST_BID]
    seen[layout.SEEN_TO_PLACE] = state[layout.TO_PLACE] if is_building else 0
    seen[layout.SEEN_CAN_DEMOLISH] = is_building and state[layout.CAN_DEMOLISH]
    seen[layout.SEEN_START] = seats_away(state[layout.START], self, players)
    observe_seats(state, seen, self)
    for index in range(layout.CARDS_A_ROUND):
        if state[layout.DISPLAY + index] != layout.NO_CARD:
            seen[layout.SEEN_DISPLAY + 2 * index] = kind_of(state[layout.DISPLAY + index]) + 1
            seen[layout.SEEN_DISPLAY + 2 * index + 1] = value_of(state[layout.DISPLAY + index]) + 1
    for index in range(state[layout.PILE]):
        count_card(seen, layout.SEEN_UNSEEN, state[layout.DECK + index])
    for index in range(state[layout.DISCARDED]):
        count_card(seen, layout.SEEN_DISCARD, state[layout.LAST_OF_DECK - index])


def seats_away(seat: cython.int, self: cython.int, players: cython.int) -> cython.int:
    return seat - self if seat >= self else seat - self + players


def count_card(seen: cython.p_uchar, piece: cython.int, card: cython.int) -> cython.void:
    seen[piece + kind_of(card) * layout.VALUES + value_of(card)] += 1


def observe_seats(state: cython.p_uchar, seen: cython.p_uchar, self: cython.int) -> cython.void:
    players: cython.int = state[layout.PLAYERS]
    index: cython.int
    kind: cython.int
    for index in range(players):
        away: cython.int = seats_away(index, self, players)
        base: cython.int = layout.SEATS + index * layout.SEAT_SIZE
        seen[layout.SEEN_RUBBLE + away] = state[base + layout.RUBBLE]
        for kind in range(layout.KINDS):
            level: cython.int = layout.SEEN_TOWERS + (away * layout.KINDS + kind) * layout.MOST_LEVELS
            level += state[base + layout.HEIGHT + kind] - 1
            card: cython.int = state[base + layout.TOP_CARD + kind]
            while card != layout.NO_CARD:
                seen[level] = value_of(card) + 1
                card = state[layout.UNDER + card]
                level -= 1
    for index in range(state[layout.BIDS_MADE]):
        bid: cython.int = state[layout.BIDS + index]
        seat: cython.int = (state[layout.START] + index) % players
        seen[layout.SEEN_BIDS + seats_away(seat, self, players)] = 1 if bid == layout.NO_BID else bid + 2
