"""What speaks for a build: towers that it finishes, keeps open or closes, and what a demolition costs and opens."""

from collections.abc import Iterator

from fivetowers.actions import Build, Deal
from fivetowers.cards import SPIRE, Kind
from fivetowers.errors import Facts
from fivetowers.offer.bid_reasons import best_take
from fivetowers.offer.reason import Reason, best_rival, count_fitting
from fivetowers.offer.seat_reach import demolition_price
from fivetowers.rules import apply, seat_after
from fivetowers.scoring import POINTS_A_CROWNED_CARD, score_seat, scores
from fivetowers.state import CARDS_A_ROUND, DEAL, LAPS, OVER, Seat, State
from fivetowers.towers import most_placeable, whole_orders


def build_reasons(state: State, seat: int, build: Build, other: Build | None) -> Iterator[Reason]:
    """`other`: what was built instead."""
    after = apply(state, build)
    if after.phase is OVER:
        yield _end(after, seat)
    if other is not None:
        yield from _points_instead(state, seat, build, other)
    yield from _crowned(state, seat, build)
    if other is not None and after.phase is DEAL and after.lap == state.lap:
        yield from _open_instead(state, seat, build, other)
    yield from _demolition(state, after, seat, build, is_advised=True)
    if other is not None and other.demolish not in (None, build.demolish):
        yield from _demolition(state, apply(state, other), seat, other, is_advised=False)
    if after.phase is DEAL:
        yield from _openness(after, seat, build)
        yield from _last_cards(after, seat)


def _end(after: State, seat: int) -> Reason:
    rival, theirs = best_rival(after, seat)
    return Reason("reason.ends_game", {"points": scores(after)[seat], "seat": rival + 1, "other": theirs})


def _points_instead(state: State, seat: int, build: Build, other: Build) -> Iterator[Reason]:
    now = scores(state)[seat]
    one, two = (scores(apply(state, built))[seat] - now for built in (build, other))
    if one > two:
        yield Reason("reason.brings_instead", {"change": one, "instead": two})


def _crowned(state: State, seat: int, build: Build) -> Iterator[Reason]:
    own = state.seats[seat]
    after = seat_after(own, build.cards, build.demolish)
    for card in build.cards:
        if card.value == SPIRE:
            height = after.towers[card.kind].height
            rest = tuple(one for one in build.cards if one != card)
            worth = score_seat(after).total - score_seat(seat_after(own, rest, build.demolish)).total
            facts: Facts = {
                "kind": card.kind.letter,
                "floors": height,
                "points": height * POINTS_A_CROWNED_CARD,
                "change": worth,
            }
            yield Reason("reason.crowns", facts)


# ---- what fits later -------------------------------------------------------------------------------------------------


def _openness(after: State, seat: int, build: Build) -> Iterator[Reason]:
    """Of the towers that grow and stay open, the one on which most cards of the draw pile fit.

    On the second time through, those are all the cards still to come (R23).
    """
    towers = after.seats[seat].towers
    kinds = sorted({card.kind for card in build.cards if towers[card.kind].top != SPIRE})
    if not kinds:
        return
    count, kind = max((count_fitting(after, kind, towers[kind].top), -kind) for kind in kinds)
    tower = towers[-kind]
    assert tower.top is not None, "a card has just been placed there"
    facts: Facts = {"kind": tower.kind.letter, "top": tower.top, "count": count}
    if after.lap == LAPS:
        yield Reason("reason.open_to_the_end" if count else "reason.stuck_to_the_end", facts)
    else:
        yield Reason("reason.stays_open" if count else "reason.stuck", facts)


def _open_instead(state: State, seat: int, build: Build, other: Build) -> Iterator[Reason]:
    """The tower on which most more cards of the draw pile fit than after the other build."""
    one, two = (apply(state, built) for built in (build, other))
    found = []
    for kind in Kind:
        here, there = (count_fitting(after, kind, after.seats[seat].towers[kind].top) for after in (one, two))
        found.append((here - there, -kind, here, there))
    more, place, here, there = max(found)
    if more <= 0:
        return
    tower = two.seats[seat].towers[-place]
    if tower.is_crowned:
        yield Reason("reason.closed_instead", {"kind": tower.kind.letter, "count": here})
    else:
        yield Reason("reason.open_instead", {"kind": tower.kind.letter, "count": here, "other": there})


def _last_cards(after: State, seat: int) -> Iterator[Reason]:
    """The last round's cards are known: what one of the others could take of them at best."""
    if after.lap < LAPS or len(after.unseen) > CARDS_A_ROUND:
        return
    dealt = apply(after, Deal(after.unseen))
    others = [(seat + step) % after.players for step in range(1, after.players)]
    found = [(other, take) for other in others if (take := best_take(dealt, other, 1)) is not None and take.change > 0]
    if found:
        other, take = max(found, key=lambda one: one[1].change)
        facts: Facts = {"seat": other + 1, "number": take.number, "change": take.change}
        yield Reason("reason.last_cards", facts)


# ---- demolitions -----------------------------------------------------------------------------------------------------


def _demolition(state: State, after: State, seat: int, build: Build, *, is_advised: bool) -> Iterator[Reason]:
    """What it costs now, and what it opens: room for cards of this build, or for cards to come, or nothing.

    One that opens nothing yet can still be right: the tower is nearer to a new beginning.
    """
    if build.demolish is None:
        return
    own, kind = state.seats[seat], build.demolish.kind
    price: Facts = {"card": str(build.demolish), "price": demolition_price(own)}
    values = tuple(sorted(card.value for card in build.cards if card.kind is kind))
    room = len(values) - most_placeable(own.towers[kind].top, values)
    if room > 0:
        yield Reason("reason.demolishes", {**price, "count": room})
        return
    if after.phase is DEAL:
        count = count_fitting(after, kind, after.seats[seat].towers[kind].top)
        before = max(count_fitting(after, kind, top) for top in _tops_without(own, kind, values))
        if count > before:
            yield Reason("reason.demolishes_for_later", {**price, "count": count, "before": before})
            return
    left = after.seats[seat].towers[kind]
    if is_advised and after.phase is DEAL and left.can_be_demolished:
        yield Reason("reason.demolishes_to_clear", {**price, "count": left.height})
    else:
        yield Reason("reason.demolishes_needlessly", price)


def _tops_without(own: Seat, kind: Kind, values: tuple[int, ...]) -> set[int | None]:
    """The tops that the tower could have if these cards were built without the demolition."""
    top = own.towers[kind].top
    return {order[-1] if order else top for order in whole_orders(top, values)}
