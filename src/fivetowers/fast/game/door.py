"""One game at a time: how it starts, named cards turned up, and every function that Python calls with a single state.

A state is a bytearray of STATE_SIZE bytes. What Python asks for is checked here, because the kernel below checks
nothing; an illegal action is a ValueError and changes nothing but, after refused cards, the order in which the pile's
bytes lie, which has no meaning.
"""

import cython

from fivetowers.fast.game import layout

if not cython.compiled:
    from fivetowers.fast.game.builds import list_builds, mark_dominated
    from fivetowers.fast.game.kernel import (
        build,
        count_builds,
        draw,
        most_buildable,
        nth_build,
        open_bidding,
        play_out,
        score_seat,
        sort_display,
    )
    from fivetowers.fast.game.lots import is_doubled
    from fivetowers.fast.game.primitives import card_of
    from fivetowers.fast.game.steps import legal_steps, observe, take_step

    FRESH = [0] * ((layout.MOST_PLAYERS + 1) * layout.STATE_SIZE)


def lay_out(players: cython.int) -> cython.void:
    """Writes the state before the first deal into the row for this many players."""
    row: cython.int = players * layout.STATE_SIZE
    pile: cython.int = 0
    FRESH[row + layout.PLAYERS] = players
    FRESH[row + layout.LAP] = 1
    FRESH[row + layout.CAN_DEMOLISH] = 1
    for index in range(layout.CARDS_A_ROUND):
        FRESH[row + layout.DISPLAY + index] = layout.NO_CARD
    for seat in range(players):
        base = row + layout.SEATS + seat * layout.SEAT_SIZE
        for kind in range(layout.KINDS):
            FRESH[base + layout.TOP + kind] = layout.EMPTY
            FRESH[base + layout.BELOW + kind] = layout.EMPTY
            FRESH[base + layout.TOP_CARD + kind] = layout.NO_CARD
        FRESH[base + layout.LAST_RUBBLE] = layout.NO_CARD
    for kind in range(layout.KINDS):
        for value in range(layout.VALUES):
            FRESH[row + layout.DECK + pile] = card_of(kind, value)
            pile += 1
            if players >= layout.FEWEST_PLAYERS_WITH_DOUBLES and is_doubled(value):
                FRESH[row + layout.DECK + pile] = card_of(kind, value) + layout.SECOND_COPY
                pile += 1
    FRESH[row + layout.PILE] = pile


for _players in range(layout.FEWEST_PLAYERS, layout.MOST_PLAYERS + 1):
    lay_out(_players)


def start(state: cython.p_uchar, players: cython.int, seat: cython.int) -> cython.void:
    """The state before the first deal."""
    for index in range(layout.STATE_SIZE):
        state[index] = FRESH[players * layout.STATE_SIZE + index]
    state[layout.START] = seat


def copy(target: cython.p_uchar, source: cython.p_uchar) -> cython.void:
    for index in range(layout.STATE_SIZE):
        target[index] = source[index]


def deal(state: cython.p_uchar, cards: cython.p_uchar, count: cython.int) -> cython.bint:
    """Turns up these cards; False, and none is turned up, if one of them is not in the pile."""
    left: cython.int = state[layout.PILE]
    for index in range(count):
        found: cython.int = 0
        while found < left and (state[layout.DECK + found] ^ cards[index]) & layout.SAME_CARD:
            found += 1
        if found == left:
            return False
        # Cards found gather behind the pile that is left, so that a refused deal loses none.
        left -= 1
        card: cython.uchar = state[layout.DECK + found]
        state[layout.DECK + found] = state[layout.DECK + left]
        state[layout.DECK + left] = card
    for index in range(count):
        state[layout.DISPLAY + index] = state[layout.DECK + left + count - 1 - index]
    open_bidding(state, count)
    return True


# ---- from Python ---------------------------------------------------------------------------------------------------


def pointer(states: cython.uchar[::1], index: cython.Py_ssize_t) -> cython.p_uchar:
    """The state with this index in a buffer of many."""
    if cython.compiled:
        return cython.address(states[index * layout.STATE_SIZE])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(states)[index * layout.STATE_SIZE : (index + 1) * layout.STATE_SIZE]


def whole(buffer: cython.uchar[::1], first: cython.Py_ssize_t = 0) -> cython.p_uchar:
    """Any other buffer, from this byte on."""
    if cython.compiled:
        return cython.address(buffer[first])
    else:  # noqa: RET505 (one branch for each world)
        return memoryview(buffer)[first:]


def single(state: bytearray) -> cython.p_uchar:
    if len(state) != layout.STATE_SIZE:
        raise ValueError(f"a state has {layout.STATE_SIZE} bytes, not {len(state)}")
    if not layout.FEWEST_PLAYERS <= state[layout.PLAYERS] <= layout.MOST_PLAYERS:
        raise ValueError("these bytes are no state")
    return pointer(state, 0)


def new_state(players: int, seat: int = 0) -> bytearray:
    """The state before the first deal, in a buffer of its own."""
    if not (layout.FEWEST_PLAYERS <= players <= layout.MOST_PLAYERS and 0 <= seat < players):
        raise ValueError(f"no game for {players} players with seat {seat} to start")
    state = bytearray(layout.STATE_SIZE)
    start(pointer(state, 0), players, seat)
    return state


def deal_cards(state: bytearray, cards: bytes) -> None:
    """Turns up named cards, given as codes."""
    held_state = single(state)
    due = min(layout.CARDS_A_ROUND, state[layout.PILE])
    held = bytearray(cards)
    is_due = state[layout.PHASE] == layout.PHASE_DEAL and len(held) == due
    if not (is_due and deal(held_state, whole(held), due)):
        raise ValueError(f"the cards {list(cards)} cannot be turned up")


def most_cards(state: bytearray, seat: int) -> int:
    """The largest number of the cards turned up that this seat can build."""
    lots = cython.declare(cython.int[5])
    sort_display(single(state), lots)
    if not 0 <= seat < state[layout.PLAYERS]:
        raise ValueError(f"there is no seat {seat}")
    return int(most_buildable(single(state), lots, seat))


def step_mask(state: bytearray) -> int:
    """Bit n is set when the step with id n is legal."""
    return int(legal_steps(single(state)))


def do_step(state: bytearray, step: int) -> None:
    if not (0 <= step < layout.STEPS and step_mask(state) >> step & 1):
        raise ValueError(f"step {step} is not legal")
    take_step(single(state), step)


def all_builds(state: bytearray, *, dominated: bool | None = None) -> list[bytes]:
    """Every build of the player to move, in the order of legal actions.

    `dominated` marks those that a search may skip: None does so where it is provably safe, with two players.
    """
    single(state)
    if state[layout.PHASE] != layout.PHASE_BUILD:
        return []
    lots = cython.declare(cython.int[5])
    found = bytearray(layout.MOST_BUILDS * layout.BUILD_SIZE)
    sort_display(single(state), lots)
    builder = state[layout.TURN]
    count = list_builds(single(state), lots, builder, state[layout.TO_PLACE], whole(found))
    if dominated or (dominated is None and state[layout.PLAYERS] == 2):
        mark_dominated(single(state), builder, whole(found), count)
    size = layout.BUILD_SIZE
    return [bytes(found[first : first + size]) for first in range(0, count * size, size)]


def number_of_builds(state: bytearray) -> int:
    """How many builds the player to move has, without listing them."""
    single(state)
    if state[layout.PHASE] != layout.PHASE_BUILD:
        return 0
    lots = cython.declare(cython.int[5])
    sort_display(single(state), lots)
    return int(count_builds(single(state), lots, state[layout.TURN], state[layout.TO_PLACE]))


def all_builds_as_drawn(state: bytearray) -> list[bytes]:
    """The same builds by the index that random play draws."""
    single(state)
    if state[layout.PHASE] != layout.PHASE_BUILD:
        return []
    lots = cython.declare(cython.int[5])
    sort_display(single(state), lots)
    builder, number = state[layout.TURN], state[layout.TO_PLACE]
    found = []
    for index in range(count_builds(single(state), lots, builder, number)):
        chosen = bytearray(layout.BUILD_SIZE)
        nth_build(single(state), lots, builder, number, index, whole(chosen))
        found.append(bytes(chosen))
    return found


def play_build(state: bytearray, chosen: bytes) -> None:
    """Plays one of `all_builds`."""
    unmarked = chosen[: layout.BUILD_DOMINATED]
    if unmarked not in [legal[: layout.BUILD_DOMINATED] for legal in all_builds(state, dominated=False)]:
        raise ValueError(f"the build {list(chosen)} is not legal")
    held = bytearray(chosen)
    build(single(state), whole(held))


def all_scores(state: bytearray) -> list[int]:
    single(state)
    return [score_seat(single(state), seat) for seat in range(state[layout.PLAYERS])]


def observation(state: bytearray, seat: int = layout.WHO_DECIDES) -> bytes:
    """What this seat sees; without one, the seat that decides or else starts next."""
    if seat != layout.WHO_DECIDES and not 0 <= seat < state[layout.PLAYERS]:
        raise ValueError(f"there is no seat {seat}")
    seen = bytearray(layout.SEEN_SIZE)
    observe(single(state), seat, whole(seen))
    return bytes(seen)


def finish_at_random(state: bytearray, seed: int) -> int:
    """Plays to the end at random; how many decisions that took."""
    rng = cython.declare(cython.ulonglong[1])
    rng[0] = seed
    return int(play_out(single(state), rng))


def draw_numbers(seed: int, bound: int, count: int) -> list[int]:
    """Numbers below the bound, as random play draws them."""
    rng = cython.declare(cython.ulonglong[1])
    rng[0] = seed
    return [draw(rng, bound) for _ in range(count)]
