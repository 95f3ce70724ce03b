"""What every end of a round is worth: who builds how many cards, and for the end that was reached, which build.

The values are those of `master`'s search: the round is solved on top of the value network, and every candidate is
looked at with deals of the next round. All seats are judged by the same standard: nobody is treated as a rival here,
and the figures do not depend on who asks. The last two rounds are solved exactly.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from fivetowers.actions import Build
from fivetowers.analysis.outlook import AnalysisDepth, Outlook, exactly, mean_of
from fivetowers.bots.explain import exact_candidate
from fivetowers.bots.master import Depth, master, utility
from fivetowers.bots.networks import load_weights
from fivetowers.dealer import dealer_for
from fivetowers.fast.game import layout
from fivetowers.fast.game.codec import pack, unpack_build
from fivetowers.fast.search.search import Thinking
from fivetowers.rules import apply, legal_actions, most_buildable
from fivetowers.scoring import outcome, scores
from fivetowers.state import State

RoundEnd = tuple[int, int]
"""Who builds how many; with the starting player and 0, nobody builds."""
Shares = tuple[float, ...]
Values = tuple[Shares, Shares]
"""Win shares and points of all seats."""

ALL_BUILDS = 10**9
FEWEST_BUILDS = 1  # so few that the solver falls back on the network, as it does when it looks ahead
NO_PRIOR = 1e-6  # what is seen in the deals counts, not the first sight
MOST_EXACT_BUILDS = 200
"""Of a last round's builds: if there are more, only the best and the one that was made are valued."""
SEEDS_A_ROUND = 1_000


@dataclass(frozen=True, slots=True)
class RoundValues:
    """`most`: how many cards each seat can build. `ends`: with the best build of each. `builds`: of the end that was
    reached, if anybody built."""

    most: tuple[int, ...]
    ends: Mapping[RoundEnd, Outlook]
    builds: Mapping[Build, Outlook]


def value_round(opening: State, due: State | None, chosen: Build | None, depth: AnalysisDepth) -> RoundValues:
    """The values of the round that this deal opened. `due`: when somebody had to build; `chosen`: what was built."""
    ends = _value_ends(opening, depth)
    builds: dict[Build, Outlook] = {}
    if due is not None:
        assert due.turn is not None
        assert due.highest_bid is not None
        builds = _value_builds(due, chosen, depth)
        seat = due.turn
        ends[seat, due.highest_bid] = max(builds.values(), key=lambda build: build.liking(seat))
    most = tuple(most_buildable(opening, seat) for seat in range(opening.players))
    return RoundValues(most, ends, builds)


def value_between_rounds(state: State, depth: AnalysisDepth) -> Outlook:
    """The value of a position in which cards are to be turned up, or of the end of the game."""
    if (end := outcome(state)) is not None:
        shares = tuple(1 / len(end.winners) if seat in end.winners else 0.0 for seat in range(state.players))
        return exactly(shares, tuple(map(float, scores(state))))
    found = []
    for seed in _seeds(state, depth):
        looks = [_after_a_deal(state, seed * depth.deals + deal) for deal in range(depth.deals)]
        batch = mean_of(looks)
        found.append((batch.shares, batch.points))
    return mean_of(found)


# ---- the ends of the bidding -----------------------------------------------------------------------------------------


def _value_ends(opening: State, depth: AnalysisDepth) -> dict[RoundEnd, Outlook]:
    possible = [
        (seat, number)
        for seat in range(opening.players)
        for number in range(layout.NUMBERS)
        if number > 0 or seat == opening.start
    ]
    candidates = _look(opening, possible, depth.ends_kept, depth)
    return {end: max(found.values(), key=lambda one: one.liking(end[0])) for end, found in candidates.items() if found}


def _look(
    state: State, ends: Iterable[RoundEnd], keep: int, depth: AnalysisDepth
) -> dict[RoundEnd, dict[bytes, Outlook]]:
    """For each end its candidates, as the kernel knows builds."""
    batches: dict[RoundEnd, dict[bytes, list[Values]]] = {end: {} for end in ends}
    for seed in _seeds(state, depth):
        thinking = _think(state, keep=keep, rounds=depth.rounds, exact_builds=ALL_BUILDS)
        thinking.look(seed, depth.deals)
        for (seat, number), found in batches.items():
            for build, values in thinking.candidates(seat * layout.NUMBERS + number):
                if build[layout.BUILD_COUNT] != layout.NO_END:
                    found.setdefault(build, []).append(_values(values, state.players))
        if thinking.is_exact:
            return {end: {build: exactly(*one[0]) for build, one in found.items()} for end, found in batches.items()}
    return {end: {build: mean_of(one) for build, one in found.items()} for end, found in batches.items()}


# ---- builds ----------------------------------------------------------------------------------------------------------


def _value_builds(due: State, chosen: Build | None, depth: AnalysisDepth) -> dict[Build, Outlook]:
    assert due.turn is not None
    assert due.highest_bid is not None
    end = due.turn, due.highest_bid
    found = _look(due, [end], depth.builds_kept, depth)[end]
    builds = {unpack_build(build, due): outlook for build, outlook in found.items()}
    if any(outlook.is_exact for outlook in builds.values()):
        return _exact_builds(due, builds, chosen)
    if chosen is not None and chosen not in builds:
        seat = due.turn
        best = max(builds, key=lambda build: builds[build].liking(seat))
        builds[chosen] = _beside(due, best, builds[best], chosen, depth)
    return builds


def _exact_builds(due: State, best: dict[Build, Outlook], chosen: Build | None) -> dict[Build, Outlook]:
    legal = [action for action in legal_actions(due) if isinstance(action, Build)]
    if len(legal) > MOST_EXACT_BUILDS:
        legal = [build for build in legal if build in best or build == chosen]
    found = {}
    for build in legal:
        candidate = exact_candidate(master(), due, build)
        found[build] = exactly(candidate.win_shares, candidate.points)
    return found


def _beside(due: State, best: Build, known: Outlook, chosen: Build, depth: AnalysisDepth) -> Outlook:
    """A build that the search did not consider, by its difference to the best one with the same deals."""
    one, other = (value_between_rounds(apply(due, build), depth) for build in (chosen, best))
    if one.is_exact:
        return one
    shares = _shifted(known.batches, one.batches, other.batches)
    points = _shifted(known.point_batches, one.point_batches, other.point_batches)
    return mean_of(list(zip(shares, points, strict=True)))


def _shifted(known: Sequence[Shares], one: Sequence[Shares], other: Sequence[Shares]) -> list[Shares]:
    """What is known, moved by the difference of two others, batch by batch."""
    return [
        tuple(was + here - there for was, here, there in zip(*rows, strict=True))
        for rows in zip(known, one, other, strict=True)
    ]


# ---- looking ---------------------------------------------------------------------------------------------------------


def _after_a_deal(state: State, seed: int) -> Values:
    deal, _ = dealer_for(state, Random(seed)).turn_up(state)
    dealt = apply(state, deal)
    assert dealt.turn is not None
    seat = dealt.turn
    hopes = _think(dealt, keep=1, rounds=1, exact_builds=FEWEST_BUILDS).hopes()
    _, values = max(hopes, key=lambda hope: utility(hope[1], seat))
    return _values(values, state.players)


def _think(state: State, *, keep: int, rounds: int, exact_builds: int) -> Thinking:
    return Thinking(
        pack(state),
        load_weights(state.players),
        margin=0.0,  # win shares are told, so win shares are compared
        keep=keep,
        rounds=rounds,
        prior=NO_PRIOR,
        doubt=Depth().doubt,
        exact_builds=exact_builds,
    )


def _values(values: list[float], players: int) -> Values:
    shares = tuple(min(1.0, max(0.0, share)) for share in values[:players])
    return shares, tuple(values[layout.END_POINTS : layout.END_POINTS + players])


def _seeds(state: State, depth: AnalysisDepth) -> range:
    """The same for all that is compared in a round, and for every seat; other rounds have others."""
    first = state.round * SEEDS_A_ROUND
    return range(first, first + depth.batches)
