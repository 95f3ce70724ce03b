"""An analysis in the words of the catalogue: turning points as sentences, and the cells of its tables."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from fivetowers.actions import Bid, Build, Pass, PlayerAction
from fivetowers.analysis.game_analysis import GameAnalysis, JudgedDecision, JudgedEvent
from fivetowers.analysis.part_errors import part_errors
from fivetowers.analysis.track_record import FEWEST_PREDICTIONS, STAGES, Prediction, track_record
from fivetowers.analysis.turning_points import TurningPoint
from fivetowers.notation import format_card, format_cards
from fivetowers.text import MINUS, say, say_reason

NO_BREAK = "\N{NO-BREAK SPACE}"


def percent(share: float, error: float | None = None) -> str:
    """A win share, in whole percent, and how far off it may be."""
    return say("analyse-percent", number=f"{100 * share:.0f}{_give_or_take(error)}")


def signed_percent(change: float, error: float | None = None) -> str:
    """A change of win share, with its sign, and how far off it may be."""
    number = round(100 * change)
    signed = f"{number:+d}".replace("-", MINUS) if number else "0"
    return say("analyse-percent", number=f"{signed}{_give_or_take(error)}")


def _give_or_take(error: float | None) -> str:
    return "" if error is None else f"±{100 * error:.0f}"


def move_words(action: PlayerAction) -> str:
    match action:
        case Bid(number):
            return say("analyse-bid", number=str(number))
        case Pass():
            return say("analyse-pass")
        case Build(cards, demolish):
            if demolish is None:
                return say("analyse-build", cards=format_cards(cards))
            return say("analyse-demolish", cards=format_cards(cards), card=format_card(demolish))
    raise AssertionError("a game with a bid that was taken back is not analysed")


def point_words(point: TurningPoint, names: Sequence[str]) -> str:
    """A turning point in one sentence, and its reasons in one each."""
    return " ".join((_what_happened(point, names), *(say_reason(reason, names) for reason in point.reasons)))


def _what_happened(point: TurningPoint, names: Sequence[str]) -> str:
    if isinstance(point, JudgedDecision):
        return say(
            "analyse-point-move",
            round=str(point.round),
            name=names[point.seat],
            best=move_words(point.best),
            better=percent(point.best_share),
            action=move_words(point.action),
            share=percent(point.chosen_share),
            change=signed_percent(-point.loss, point.error),
        )
    return say(
        "analyse-point-deal",
        round=str(point.deal.round),
        cards=format_cards(point.deal.cards),
        name=names[point.seat],
        before=percent(point.before),
        after=percent(point.after),
        change=signed_percent(point.after - point.before, point.error),
    )


# ---- how good the judgement is ---------------------------------------------------------------------------------------


def trust_words(players: int) -> str:
    """What came of one kind of prediction, in a sentence."""
    example = track_record(players).example
    return say("analyse-trust-example", players=players, said=percent(example.said), real=round(100 * example.real))


def trust_note(players: int) -> str:
    return say("analyse-trust-note", players=players, games=track_record(players).games)


def trust_columns() -> list[str]:
    return [say(f"analyse-column-{name}") for name in ("said", *STAGES)]


def trust_rows(players: int) -> list[list[str]]:
    """A row for each tenth: in each stage, what such predictions said on average, and what came of them."""
    known = track_record(players)
    tenths = list(zip(*(known.stages[name] for name in STAGES), strict=True))
    width = 100 // len(tenths)
    ranges = [say("analyse-percent", number=f"{width * place}–{width * (place + 1)}") for place in range(len(tenths))]
    return [[label, *map(_came_true, parts)] for label, parts in zip(ranges, tenths, strict=True)]


def _came_true(prediction: Prediction) -> str:
    if prediction.count < FEWEST_PREDICTIONS:
        return "–"
    return f"{percent(prediction.said)} → {say('analyse-trust-real', real=round(100 * prediction.real))}"


# ---- tables ----------------------------------------------------------------------------------------------------------


def parts_columns() -> list[str]:
    """After the player."""
    names = ("points", "luck", "own", "others")
    return [say(f"analyse-column-{name}") for name in names]


def parts_row(analysis: GameAnalysis, seat: int) -> list[str]:
    parts, errors = analysis.luck_and_skill(), part_errors(analysis)
    changes = zip((parts.luck, parts.own, parts.others), (errors.luck, errors.own, errors.others), strict=True)
    return [
        say("terminal-points-short", points=analysis.points[seat]),
        *(signed_percent(moved[seat], error[seat]) for moved, error in changes),
    ]


def faults_columns() -> list[str]:
    names = ("round", "player", "move", "better", "loss", "verdict")
    return [say(f"analyse-column-{name}") for name in names]


def faults_row(fault: JudgedDecision, names: Sequence[str]) -> list[str]:
    return [
        str(fault.round),
        names[fault.seat],
        f"{move_words(fault.action)} ({percent(fault.chosen_share, fault.chosen_error)})",
        f"{move_words(fault.best)} ({percent(fault.best_share, fault.best_error)})",
        signed_percent(-fault.loss, fault.error),
        say(f"analyse-verdict-{fault.verdict.value}"),
    ]


def moves_columns(names: Sequence[str]) -> list[str]:
    columns = ("round", "player", "move", "verdict", "loss")
    return [*(say(f"analyse-column-{column}") for column in columns), *names, say("analyse-column-other-moves")]


def moves_rows(analysis: GameAnalysis) -> Iterator[list[str]]:
    """Every decision where there was a choice: its verdict and what it lost, the best other actions with what they were
    worth to the player, and what every seat could expect before and after it. Errors are those after a move."""
    for before, event in pairwise(analysis.events):
        if isinstance(event, JudgedDecision) and event.alternatives:
            others = (
                f"{move_words(other.action)} ({_worth(other.share, other.points, (other.error, other.point_error))})"
                for other in event.alternatives
            )
            errors = zip(event.share_errors, event.point_errors, strict=True)
            yield [
                str(event.round),
                analysis.names[event.seat],
                move_words(event.action),
                say(f"analyse-verdict-{event.verdict.value}"),
                signed_percent(-event.loss, event.error),
                *(
                    f"{_worth(*was)} →{NO_BREAK}{_worth(*now, error)}"
                    for was, now, error in zip(_by_seat(before), _by_seat(event), errors, strict=True)
                ),
                "; ".join(others),
            ]


def _worth(share: float, points: float, errors: tuple[float, float] | None = None) -> str:
    """On one line, however narrow the table. `errors`: of the share and of the points."""
    if errors is None:
        return f"{percent(share)},{NO_BREAK}{points:.0f}"
    return f"{percent(share, errors[0])},{NO_BREAK}{points:.0f}±{errors[1]:.0f}"


def _by_seat(event: JudgedEvent) -> Iterator[tuple[float, float]]:
    """Win share and expected points."""
    return zip(event.shares, event.points, strict=True)
