"""A whole game, judged event by event: everybody's win share after each deal and each decision.

The rounds are valued independently of each other, on as many threads as there are cores. The same record and depth give
the same figures, whatever the threads, and no clock has a say.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise

from fivetowers.actions import Action, Build, Deal, PlayerAction
from fivetowers.analysis.outlook import (
    NORMAL,
    SHARE_DIGITS,
    AnalysisDepth,
    loss_error,
    point_errors,
    possible_loss,
    share_errors,
)
from fivetowers.analysis.round_tree import RoundTree, ValuedAction
from fivetowers.analysis.round_values import value_between_rounds, value_round
from fivetowers.analysis.verdicts import MoveVerdict, judge_loss
from fivetowers.bots.master import as_standard
from fivetowers.cards import Card
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.machines.cores import cores
from fivetowers.offer.reason import Reason
from fivetowers.offer.reasons import Reasoned, best_take_of_deal, reasons
from fivetowers.records.record import GameRecord, replay
from fivetowers.scoring import outcome, scores
from fivetowers.state import Phase, State

MOST_ALTERNATIVES = 5

RoundsDone = Callable[[int, int], None]
"""Is told how many rounds are done, and of how many; what it raises ends the analysis."""


class NotAnalysable(FiveTowersError):
    """A game in which a bid was made that could not be built (R16): its value cannot be told."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another action: win share and points that the player to move may expect after it, and how far off they may be."""

    action: PlayerAction
    share: float
    points: float
    error: float
    point_error: float


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """`shares`, `points`: what every seat may expect after it; `errors` are those of the shares (95 %), `point_errors`
    those of the points, as far as the sample goes. `takes`: what each seat could take at best, for points now."""

    round: int
    cards: tuple[Card, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]
    errors: tuple[float, ...]
    point_errors: tuple[float, ...]
    takes: tuple[Reason | None, ...] = ()


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """`error` is that of the loss (95 %); for the best action, how much it may lose after all. `share_errors` are those
    of the shares after it. `alternatives`: the best other actions, the best first. `reasons`: of a fault, what speaks
    for the best action and against this one."""

    round: int
    seat: int
    action: PlayerAction
    best: PlayerAction
    shares: tuple[float, ...]
    points: tuple[float, ...]
    share_errors: tuple[float, ...]
    point_errors: tuple[float, ...]
    chosen_share: float
    best_share: float
    error: float
    alternatives: tuple[Alternative, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def chosen_error(self) -> float:
        """Of the win share after the action."""
        return self.share_errors[self.seat]

    @property
    def best_error(self) -> float:
        """Of the win share after the best action, which is the first alternative if another one was chosen."""
        return self.chosen_error if self.best == self.action else self.alternatives[0].error

    @property
    def loss(self) -> float:
        return round(self.best_share - self.chosen_share, SHARE_DIGITS)

    @property
    def verdict(self) -> MoveVerdict:
        return judge_loss(self.loss, self.error)


JudgedEvent = JudgedDeal | JudgedDecision


@dataclass(frozen=True, slots=True)
class LuckAndSkill:
    """How far the cards, own decisions and those of others moved each seat's win share."""

    luck: tuple[float, ...]
    own: tuple[float, ...]
    others: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """`points`: as the towers stand at the end of the record; `winners` is empty if the game is not over. `start`: the
    win shares before the first deal, and how far off they may be (95 %)."""

    names: tuple[str, ...]
    depth: AnalysisDepth
    points: tuple[int, ...]
    winners: tuple[int, ...]
    start: tuple[float, ...]
    start_errors: tuple[float, ...]
    events: tuple[JudgedEvent, ...]

    @property
    def players(self) -> int:
        return len(self.names)

    def courses(self) -> tuple[tuple[float, ...], ...]:
        """Of each seat the win share at the start and after each event."""
        return tuple(zip(self.start, *(event.shares for event in self.events), strict=True))

    def round_courses(self) -> tuple[tuple[float, ...], ...]:
        """Of each seat the win share at the start and after each round."""
        ends = {event.round: event.shares for event in self.events}
        return tuple(zip(self.start, *ends.values(), strict=True))

    def moves(self) -> Iterator[tuple[JudgedEvent, tuple[float, ...]]]:
        """Each event, and by how much it moved the win share of each seat."""
        shares = (self.start, *(event.shares for event in self.events))
        for event, (before, after) in zip(self.events, pairwise(shares), strict=True):
            yield event, tuple(round(there - here, SHARE_DIGITS) for here, there in zip(before, after, strict=True))

    def luck_and_skill(self) -> LuckAndSkill:
        """The last win share minus the first is the sum of the three, because every event is in exactly one."""
        luck, own, others = ([0.0] * self.players for _ in range(3))
        for event, moved in self.moves():
            for seat, change in enumerate(moved):
                if isinstance(event, JudgedDeal):
                    luck[seat] += change
                elif event.seat == seat:
                    own[seat] += change
                else:
                    others[seat] += change
        return LuckAndSkill(*(tuple(round(total, SHARE_DIGITS) for total in part) for part in (luck, own, others)))


@dataclass(frozen=True, slots=True)
class RoundTask:
    """A round of a game, which can be judged anywhere: the position before its deal and after each of its actions.

    The first task of a game has no actions: what every seat may expect before anything happens.
    """

    game: int
    place: int
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    depth: AnalysisDepth


@dataclass(frozen=True, slots=True)
class JudgedPart:
    """What became of a task: the shares before the first deal with their errors, or the events of a round."""

    game: int
    place: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]
    events: tuple[JudgedEvent, ...]


def tasks_of(record: GameRecord, depth: AnalysisDepth, game: int = 0) -> list[RoundTask]:
    """The tasks of a game, in order. Raises NotAnalysable."""
    states = tuple(_standard(state) for state in replay(record))
    rounds = [((states[0],), ()), *((states[a : b + 1], record.actions[a:b]) for a, b in rounds_of(record.actions))]
    return [RoundTask(game, place, own, actions, depth) for place, (own, actions) in enumerate(rounds)]


def judge_task(task: RoundTask) -> JudgedPart:
    if not task.actions:
        start = value_between_rounds(task.states[0], task.depth)
        return JudgedPart(task.game, task.place, start.shares, share_errors(start), ())
    events = tuple(judge_round(task.states, task.actions, task.depth))
    return JudgedPart(task.game, task.place, (), (), events)


def joined(record: GameRecord, depth: AnalysisDepth, parts: Sequence[JudgedPart]) -> GameAnalysis:
    """The parts of a game, all and in order."""
    over = outcome(record.end)
    return GameAnalysis(
        names=record.names,
        depth=depth,
        points=scores(record.end),
        winners=() if over is None else over.winners,
        start=parts[0].shares,
        start_errors=parts[0].errors,
        events=tuple(event for part in parts for event in part.events),
    )


def analyse(record: GameRecord, depth: AnalysisDepth = NORMAL, *, tell: RoundsDone | None = None) -> GameAnalysis:
    """Raises NotAnalysable."""
    tasks = tasks_of(record, depth)
    with ThreadPoolExecutor(max_workers=cores()) as pool:
        waiting = [pool.submit(judge_task, task) for task in tasks]
        try:
            parts = []
            for done, task in enumerate(waiting):
                parts.append(task.result())
                if tell is not None and done > 0:  # the first task is no round
                    tell(done, len(tasks) - 1)
        finally:
            pool.shutdown(cancel_futures=True)
    return joined(record, depth, parts)


def _standard(state: State) -> State:
    """The position as one of the standard variant."""
    standard = as_standard(state)
    if standard is None:
        raise NotAnalysable(Refusal("record.unbuildable_bid", "R16", {"round": state.round}))
    return standard


def rounds_of(actions: Sequence[Action]) -> Iterator[tuple[int, int]]:
    """From where to where each round goes."""
    deals = [index for index, action in enumerate(actions) if isinstance(action, Deal)]
    yield from pairwise((*deals, len(actions)))


def judge_round(states: Sequence[State], actions: Sequence[Action], depth: AnalysisDepth) -> list[JudgedEvent]:
    """`states`: before the deal, and after each action."""
    deal, opening = actions[0], states[1]
    assert isinstance(deal, Deal)
    due = next((state for state in states[1:] if state.phase is Phase.BUILD), None)
    built = next((action.canonical for action in actions if isinstance(action, Build)), None)
    tree = RoundTree(opening, value_round(opening, due, built, depth))
    first = tree.value(opening)
    takes = tuple(best_take_of_deal(opening, seat) for seat in range(opening.players))
    errors = share_errors(first), point_errors(first)
    dealt = JudgedDeal(opening.round, deal.cards, first.shares, first.points, *errors, takes)
    judged: list[JudgedEvent] = [dealt]
    for before, action in zip(states[1:-1], actions[1:], strict=True):
        assert not isinstance(action, Deal)
        judged.append(_judge_decision(tree, before, action.canonical if isinstance(action, Build) else action))
    return judged


def _judge_decision(tree: RoundTree, before: State, action: PlayerAction) -> JudgedDecision:
    assert before.turn is not None
    seat, valued = before.turn, tree.actions(before)
    best, chosen = valued[0], next(one for one in valued if one.action == action)
    if chosen.outlook.shares[seat] == best.outlook.shares[seat]:
        best = chosen  # as good for the win, whatever the margin
    others = [one for one in valued if one is not chosen][:MOST_ALTERNATIVES]
    if best is chosen:
        error = possible_loss(chosen.outlook, (one.outlook for one in others), seat)
    else:
        error = loss_error(best.outlook, chosen.outlook, seat)
    judged = JudgedDecision(
        round=before.round,
        seat=seat,
        action=action,
        best=best.action,
        shares=chosen.outlook.shares,
        points=chosen.outlook.points,
        share_errors=share_errors(chosen.outlook),
        point_errors=point_errors(chosen.outlook),
        chosen_share=chosen.outlook.shares[seat],
        best_share=best.outlook.shares[seat],
        error=round(error, SHARE_DIGITS),
        alternatives=tuple(_alternative(one, seat) for one in others),
    )
    if not judged.verdict.is_fault:
        return judged
    assert isinstance(best.action, Reasoned)
    assert isinstance(action, Reasoned)
    return replace(judged, reasons=reasons(before, best.action, instead_of=action))


def _alternative(valued: ValuedAction, seat: int) -> Alternative:
    outlook = valued.outlook
    errors = share_errors(outlook)[seat], point_errors(outlook)[seat]
    return Alternative(valued.action, outlook.shares[seat], outlook.points[seat], *errors)
