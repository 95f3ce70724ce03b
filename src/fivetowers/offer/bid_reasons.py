"""What speaks for a bid or a pass: what the cards bring, what more of them would, and what the others could take."""

from collections.abc import Iterator

from fivetowers.actions import Bid, Pass
from fivetowers.cards import SPIRE
from fivetowers.errors import Facts
from fivetowers.offer.build_list import PointsAfter
from fivetowers.offer.reason import Reason, Take, best_of, best_rival, count_fitting
from fivetowers.offer.seat_reach import demolition_price, reach
from fivetowers.rules import legal_builds, most_buildable, seat_after
from fivetowers.scoring import score_seat
from fivetowers.state import LAPS, STANDARD, Seat, State


def bid_reasons(state: State, seat: int, action: Bid | Pass, other: Bid | Pass | None) -> Iterator[Reason]:
    """`other`: what was said instead."""
    number, instead = _number(action), _number(other)
    if state.lap == LAPS and not state.unseen:
        yield _last_round(state, seat)
    if number == 0:
        yield from _of_declining(state, seat, instead)
        return
    take = best_of(state, seat, number)
    if take is not None:
        yield _gain(take)
    if instead and (against := best_of(state, seat, instead)) is not None:
        yield Reason("reason.more_brings", {"number": instead, "change": against.change})
    if take is not None:
        yield from _spire(state, seat, take)
    if other is not None and instead < number:
        yield from _left_to_others(state, seat, instead)
    yield from _of_more(state, seat, number)
    if number < len(state.display):
        yield from _of_outbidding(state, seat, number)


def best_take(state: State, seat: int, lowest: int) -> Take | None:
    """Of this many cards or more, as many as bring the most points now; the fewest of equal ones."""
    numbers = range(max(lowest, 1), most_buildable(state, seat) + 1)
    found = [take for number in numbers if (take := best_of(state, seat, number)) is not None]
    return max(found, key=lambda take: (take.change, -take.number), default=None)


def _number(action: Bid | Pass | None) -> int:
    return action.number if isinstance(action, Bid) else 0


def _last_round(state: State, seat: int) -> Reason:
    rival, theirs = best_rival(state, seat)
    own = score_seat(state.seats[seat]).total
    return Reason("reason.last_round", {"points": own, "seat": rival + 1, "other": theirs})


def _gain(take: Take) -> Reason:
    code = "reason.gain" if take.build.demolish is None else "reason.gain_demolition"
    return Reason(code, {"number": take.number, "change": take.change})


def _spire(state: State, seat: int, take: Take) -> Iterator[Reason]:
    """What each spire in the best build is worth there."""
    own, (_, _, build) = state.seats[seat], take
    after = seat_after(own, build.cards, build.demolish)
    for card in build.cards:
        if card.value == SPIRE:
            rest = tuple(one for one in build.cards if one != card)
            worth = score_seat(after).total - score_seat(seat_after(own, rest, build.demolish)).total
            height = after.towers[card.kind].height
            facts: Facts = {"kind": card.kind.letter, "floors": height, "change": worth}
            yield Reason("reason.spire", facts)


def _of_more(state: State, seat: int, number: int) -> Iterator[Reason]:
    """Why not more."""
    found = reach(state.seats[seat], state.display)
    if number == len(state.display):
        yield Reason("reason.ends_bidding", {"number": number})
    elif number == found.most:
        yield Reason("reason.most", {"number": number})
    elif number >= found.without_demolition:
        if number < found.most:
            price = demolition_price(state.seats[seat])
            yield Reason("reason.more_costs", {"number": number + 1, "price": price})
    elif (more := best_of(state, seat, number + 1)) is not None:
        yield Reason("reason.more_brings", {"number": number + 1, "change": more.change})


# ---- the others ------------------------------------------------------------------------------------------------------


def _of_outbidding(state: State, seat: int, number: int) -> Iterator[Reason]:
    """What those who speak after this can still take, or that none of them can go higher (R11)."""
    later = _still_to_speak(state, seat)
    if threats := _threats(state, later, number + 1):
        yield _takes(*threats[0])
    elif later and state.variant is STANDARD and all(most_buildable(state, other) <= number for other in later):
        yield Reason("reason.cannot_be_outbid", {"number": number})


def _left_to_others(state: State, seat: int, number: int) -> Iterator[Reason]:
    """What others could have if only this was said, or nothing."""
    leader = state.highest_bidder
    if number == 0 and leader is not None and state.highest_bid:
        yield from _leader_takes(state)
    if threats := _threats(state, _still_to_speak(state, seat), max(number, state.highest_bid or 0) + 1):
        yield _takes(*threats[0])


def _still_to_speak(state: State, seat: int) -> list[int]:
    spoken = len(state.bids) + 1
    return [(seat + step) % state.players for step in range(1, state.players - spoken + 1)]


def _threats(state: State, seats: list[int], lowest: int) -> list[tuple[int, Take]]:
    """Who could take this many cards or more with a gain, the largest gain first."""
    found = [(seat, take) for seat in seats if (take := best_take(state, seat, lowest)) is not None and take.change > 0]
    return sorted(found, key=lambda one: -one[1].change)


def _takes(seat: int, take: Take) -> Reason:
    return Reason("reason.takes", {"seat": seat + 1, "number": take.number, "change": take.change})


def _leader_takes(state: State) -> Iterator[Reason]:
    leader, number = state.highest_bidder, state.highest_bid
    if leader is not None and number and (take := best_of(state, leader, number)) is not None:
        yield Reason("reason.leader_takes", {"seat": leader + 1, "number": number, "change": take.change})


# ---- declining -------------------------------------------------------------------------------------------------------


def _of_declining(state: State, seat: int, instead: int) -> Iterator[Reason]:
    """For a pass, or a 0 of the starting player. `instead`: what was bid, or 0."""
    most = reach(state.seats[seat], state.display).most
    lowest = (state.highest_bid or 0) + 1
    if most == 0:
        yield Reason("reason.nothing_fits")
    elif lowest > most:
        yield Reason("reason.too_high", {"most": most, "number": lowest})
    elif instead and (against := best_of(state, seat, instead)) is not None:
        yield _gain(against)
        yield from _fewer_fit(state, seat, against)
    elif (take := best_take(state, seat, lowest)) is not None:
        yield Reason("reason.at_best", {"number": take.number, "change": take.change})
        yield from _fewer_fit(state, seat, take)
    yield from _left_to_others(state, seat, 0)


def _fewer_fit(state: State, seat: int, take: Take) -> Iterator[Reason]:
    """What cards that bring points cost later: cards of the draw pile that fit now and then would not.

    Of the builds that bring as much, the one after which the most fit counts.
    """
    if take.change <= 0:
        return
    own = state.seats[seat]
    points, total = PointsAfter(own), score_seat(own).total + take.change
    then = max(
        _fitting(state, seat_after(own, build.cards, build.demolish))
        for build in legal_builds(state, seat, take.number)
        if (build.demolish is None) == (take.build.demolish is None)
        and points.build(build.cards, build.demolish) == total
    )
    if (now := _fitting(state, own)) > then:
        yield Reason("reason.fewer_fit", {"count": now - then})


def _fitting(state: State, seat: Seat) -> int:
    return sum(count_fitting(state, kind, tower.top) for kind, tower in enumerate(seat.towers))
