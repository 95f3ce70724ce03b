"""The rules of play: how a game starts, what is legal, why something is not, and what an action makes of a state.

`why_illegal` decides about any single action, `legal_actions` lists what it would let through (tests hold the two
together), and `apply` trusts `why_illegal`.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache

from fivetowers.actions import Action, Bid, Build, Deal, Pass, PlayerAction, Retract
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS, Card, Kind, deck
from fivetowers.errors import Facts, IllegalAction, Refusal
from fivetowers.state import (
    BID,
    BUILD,
    CARDS_A_ROUND,
    DEAL,
    LAPS,
    OVER,
    STANDARD,
    TABLETOP,
    Phase,
    Seat,
    State,
    Variant,
    values_by_kind,
)
from fivetowers.towers import NO_TOP, Tower, most_by_top, placements, why_not_fits, why_not_rubble

_PASS = Pass()
_RETRACT = Retract()
_BIDS = tuple(Bid(number) for number in range(CARDS_A_ROUND + 1))


def start(players: int, starting_seat: int = 0, variant: Variant = STANDARD) -> State:
    """The position before the first deal.

    >>> start(2, starting_seat=1).start
    1
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"a game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    if not 0 <= starting_seat < players:
        raise ValueError(f"seat {starting_seat} does not exist among {players} players")
    return State(variant, (Seat(),) * players, starting_seat, deck(players), limits=(None,) * players)


# ---- what can be built ---------------------------------------------------------------------------------------------


def most_buildable(state: State, seat: int) -> int:
    """The largest number of the cards turned up that this seat can build, with at most one demolition (R11).

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> most_buildable(state, seat=1)
    5
    """
    towers = state.seats[seat].towers
    most, most_gained = 0, 0
    for kind, count, most_on in _room_by_kind(state.display):
        on_it = towers[kind].values
        placed = most_on[on_it[-1] if on_it else NO_TOP]
        most += placed
        if placed < count and towers[kind].can_be_demolished:
            gained = most_on[on_it[-2] if len(on_it) > 1 else NO_TOP] - placed
            if gained > most_gained:
                most_gained = gained
    return most + most_gained


@lru_cache(maxsize=2_000)
def _room_by_kind(display: tuple[Card, ...]) -> tuple[tuple[Kind, int, tuple[int, ...]], ...]:
    """The kinds turned up, how many cards of each, and how many of those a tower takes, by its top."""
    return tuple((kind, len(values), most_by_top(values)) for kind, values in values_by_kind(display))


def legal_builds(state: State, seat: int, number: int) -> tuple[Build, ...]:
    """Every canonical build of exactly `number` cards by this seat, in the order of legal actions.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> print(*legal_builds(state, seat=0, number=4)[:2], sep=", ")
    build T5 C7 H12 S0, build T5 C7 H12 M3
    """
    builds = builds_by_demolition(state, seat, number)
    return tuple([Build(cards, demolished) for demolished, choices in builds.items() for cards in choices])


def builds_by_demolition(state: State, seat: int, number: int) -> dict[Card | None, list[tuple[Card, ...]]]:
    """The same, as the cards to place for each card that may be demolished; those for None demolish nothing.

    Where a demolition makes no difference to what can be placed, the list is the very one of None.
    """
    towers = state.seats[seat].towers
    values = dict(values_by_kind(state.display))
    ways = {kind: placements(kind, towers[kind].top, own) for kind, own in values.items()}
    choices = _choices(ways.values(), number)
    found: dict[Card | None, list[tuple[Card, ...]]] = {None: choices}
    for tower in towers:
        if not tower.can_be_demolished:
            continue
        choices_after = choices
        if own := values.get(tower.kind):  # it may make room for what was turned up
            ways_after = placements(tower.kind, tower.below_top, own)
            if ways_after != ways[tower.kind]:
                choices_after = _choices({**ways, tower.kind: ways_after}.values(), number)
        found[tower.top_card] = choices_after
    return found


def _choices(ways: Iterable[tuple[tuple[Card, ...], ...]], number: int) -> list[tuple[Card, ...]]:
    """Every choice of one way for each kind that places exactly `number` cards in all, sorted card by card."""
    choices: list[tuple[Card, ...]] = [()]
    for ways_of_kind in ways:
        if len(ways_of_kind) > 1:  # else nothing of this kind can be placed
            choices = [cards + way for cards in choices for way in ways_of_kind if len(cards) + len(way) <= number]
    return [cards for cards in choices if len(cards) == number]


# ---- what is legal -------------------------------------------------------------------------------------------------


def legal_actions(state: State) -> tuple[PlayerAction, ...]:
    """Everything that the player to move may do, canonical and in order; empty when nobody is to move.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> legal_actions(state)
    (Bid(0), Bid(1), Bid(2), Bid(3), Bid(4), Bid(5))
    """
    if state.phase is BID:
        return _legal_bids(state)
    if state.phase is BUILD:
        seat, number = _builder(state)
        return legal_builds(state, seat, number) or (_RETRACT,)
    return ()


def _legal_bids(state: State) -> tuple[PlayerAction, ...]:
    seat = state.bidder(len(state.bids))
    highest = state.highest_bid
    most = len(state.display) if state.variant is TABLETOP else most_buildable(state, seat)
    limit = state.limits[seat]
    if limit is not None:
        most = min(most, limit - 1)
    if highest is None:
        return _BIDS[: most + 1]
    return (*_BIDS[highest + 1 : most + 1], _PASS)


def _builder(state: State) -> tuple[int, int]:
    """The seat that builds, and how many cards it has bid."""
    number = state.highest_bid
    assert number is not None
    return state.bidder(state.bids.index(number)), number


def why_illegal(state: State, action: Action) -> Refusal | None:
    """Why this action is not allowed in this state, or None if it is legal.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> print(why_illegal(state, parse_action("pass")))
    pass.start R10
    """
    if state.phase is OVER:
        return Refusal("turn.over", "R18")
    if isinstance(action, Deal):
        return _why_not_deal(state, action)
    if state.phase is DEAL:
        return Refusal("turn.deal", "R9")
    if state.phase is BID:
        if isinstance(action, Bid):
            return _why_not_bid(state, action.number)
        if isinstance(action, Pass):
            return None if state.bids else Refusal("pass.start", "R10")
        return Refusal("turn.bid", "R10", _whose_turn(state))
    if isinstance(action, Build):
        return _why_not_build(state, action)
    if isinstance(action, Retract):
        return _why_not_retract(state)
    return Refusal("turn.build", "R12", _whose_turn(state))


def _whose_turn(state: State) -> Facts:
    assert state.turn is not None
    return {"seat": state.turn + 1}


def _why_not_deal(state: State, action: Deal) -> Refusal | None:
    if state.phase is not DEAL:
        code, rule = ("turn.bid", "R10") if state.phase is BID else ("turn.build", "R12")
        return Refusal(code, rule, _whose_turn(state))
    due = min(CARDS_A_ROUND, state.pile)
    if len(action.cards) != due:
        return Refusal("deal.count", "R9", {"due": due, "seen": len(action.cards)})
    unseen = list(state.unseen)
    for card in action.cards:
        place = bisect_left(unseen, card)
        if unseen[place : place + 1] != [card]:
            return Refusal("deal.not_in_pile", "R9", {"card": str(card)})
        del unseen[place]
    return None


def _why_not_bid(state: State, number: int) -> Refusal | None:
    seat = state.bidder(len(state.bids))
    largest = len(state.display)
    if not 0 <= number <= largest:
        return Refusal("bid.out_of_range", "R10", {"bid": number, "largest": largest})
    highest = state.highest_bid
    if highest is not None and number == 0:
        return Refusal("bid.zero", "R10", {"start": state.start + 1})
    if highest is not None and number <= highest:
        return Refusal("bid.not_higher", "R10", {"bid": number, "highest": highest})
    limit = state.limits[seat]
    if limit is not None and number >= limit:
        return Refusal("bid.taken_back", "R16", {"bid": number, "limit": limit, "seat": seat + 1})
    if state.variant is STANDARD and number > (most := most_buildable(state, seat)):
        return Refusal("bid.not_buildable", "R11", {"bid": number, "most": most, "seat": seat + 1})
    return None


def _why_not_build(state: State, build: Build) -> Refusal | None:
    seat, number = _builder(state)
    if len(build.cards) != number:
        return Refusal("build.count", "R12", {"bid": number, "seen": len(build.cards)})
    left = list(state.display)
    for card in build.cards:
        if card not in left:
            return Refusal("build.not_in_display", "R12", {"card": str(card)})
        left.remove(card)
    towers = state.seats[seat].towers
    tops = [tower.top for tower in towers]
    if build.demolish is not None:
        tower = towers[build.demolish.kind]
        if refusal := why_not_demolished(tower, build.demolish):
            return refusal
        tops[tower.kind] = tower.below_top
    for card in build.cards:
        if refusal := why_not_fits(card, tops[card.kind]):
            return refusal
        tops[card.kind] = card.value
    return None


def why_not_demolished(tower: Tower, card: Card) -> Refusal | None:
    top = tower.top_card
    if top is None:
        return Refusal("demolish.no_tower", "R12", {"card": str(card)})
    if card != top:
        return Refusal("demolish.not_top", "R12", {"card": str(card), "top": str(top)})
    return why_not_rubble(card)


def _why_not_retract(state: State) -> Refusal | None:
    if state.variant is not TABLETOP:
        return Refusal("retract.variant", "R16")
    seat, number = _builder(state)
    if number <= most_buildable(state, seat):
        return Refusal("retract.buildable", "R16", {"bid": number, "seat": seat + 1})
    return None


# ---- what an action does -------------------------------------------------------------------------------------------


def apply(state: State, action: Action) -> State:
    """The state after this action. Raises IllegalAction if the rules forbid it; its `refusal` says why.

    >>> from fivetowers import apply, parse_action, start
    >>> state = apply(start(2), parse_action("deal T5 C7 S0 H12 M3"))
    >>> state.turn, apply(state, parse_action("bid 2")).turn
    (0, 1)
    """
    if refusal := why_illegal(state, action):
        raise IllegalAction(refusal)
    match action:
        case Bid(number):
            return _say(state, number)
        case Pass():
            return _say(state, None)
        case Build():
            return _build(state, action)
        case Deal():
            return _deal(state, action)
        case Retract():
            return _retract(state)


def _deal(state: State, deal: Deal) -> State:
    unseen = list(state.unseen)
    for card in deal.cards:
        del unseen[bisect_left(unseen, card)]
    return State(
        state.variant,
        state.seats,
        state.start,
        tuple(unseen),
        state.round + 1,
        state.lap,
        BID,
        deal.cards,
        limits=state.limits,
        discard=state.discard,
    )


def _bidding(state: State, phase: Phase, bids: tuple[int | None, ...], limits: tuple[int | None, ...]) -> State:
    """The same round with these bids."""
    return State(
        state.variant,
        state.seats,
        state.start,
        state.unseen,
        state.round,
        state.lap,
        phase,
        state.display,
        bids,
        limits,
        state.discard,
    )


def _say(state: State, number: int | None) -> State:
    bids = (*state.bids, number)
    is_last = len(bids) == len(state.seats) or number == len(state.display)  # R10
    if not is_last:
        return _bidding(state, BID, bids, state.limits)
    if any(bids):
        return _bidding(state, BUILD, bids, state.limits)
    return _end_round(state, state.seats, state.display, state.start)  # R15


def _retract(state: State) -> State:
    """Back to the moment of that bid (R16): it and all after it are forgotten, its number is a limit from now on."""
    seat, number = _builder(state)
    bids = state.bids[: state.bids.index(number)]
    limits = (*state.limits[:seat], number, *state.limits[seat + 1 :])
    return _bidding(state, BID, bids, limits)


def _build(state: State, build: Build) -> State:
    builder, _ = _builder(state)
    left = list(state.display)
    for card in build.cards:
        left.remove(card)
    after = seat_after(state.seats[builder], build.cards, build.demolish)
    seats = (*state.seats[:builder], after, *state.seats[builder + 1 :])
    return _end_round(state, seats, tuple(left), (builder + 1) % len(seats))


def seat_after(seat: Seat, cards: Sequence[Card], demolish: Card | None) -> Seat:
    """What a build, or part of one, makes of a seat (R12, R13); whether it may be done is not asked here."""
    towers, rubble = list(seat.towers), seat.rubble
    if demolish is not None:
        towers[demolish.kind] = towers[demolish.kind].without_top()
        rubble += (demolish,)
    for card in cards:
        towers[card.kind] = towers[card.kind].with_top(card.value)
    return Seat(tuple(towers), rubble)


def _end_round(state: State, seats: tuple[Seat, ...], left_over: tuple[Card, ...], next_start: int) -> State:
    """Clearing (R14), and at the end of the pile the reshuffle (R17) or the end of the game (R17, R18)."""
    unseen, discard, lap, phase = state.unseen, state.discard + left_over, state.lap, DEAL
    if not unseen:
        if lap < LAPS and discard:
            unseen, discard, lap = tuple(sorted(discard)), (), lap + 1
        else:
            phase = OVER
    no_limits = (None,) * len(seats)
    return State(state.variant, seats, next_start, unseen, state.round, lap, phase, limits=no_limits, discard=discard)
