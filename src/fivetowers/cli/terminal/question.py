"""How a decision is put to a person: what can be done, with what to type for it; and the help behind it."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from fivetowers.actions import Bid, Retract
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.story import who_is
from fivetowers.notation import format_build
from fivetowers.offer import BuildChoice, demolition_price, reach
from fivetowers.render import QUIET, STRONG, TURN, paint
from fivetowers.rules import legal_actions
from fivetowers.scoring import score_seat
from fivetowers.state import Phase, State, Variant
from fivetowers.text import say

SHOWN_BUILDS = 9
RULES = {
    "terminal-rules-cards": range(1, 3),
    "terminal-rules-building": range(3, 9),
    "terminal-rules-round": range(9, 17),
    "terminal-rules-deck": range(17, 19),
    "terminal-rules-scoring": range(19, 23),
    "terminal-rules-open": range(23, 24),
}
HELP = (
    ("terminal-help-key-bid", "terminal-help-bid"),
    ("terminal-help-key-pass", "terminal-help-pass"),
    ("terminal-help-key-choice", "terminal-help-choice"),
    ("terminal-help-key-cards", "terminal-help-cards"),
    ("terminal-help-key-demolish", "terminal-help-demolish"),
    ("terminal-help-key-more", "terminal-help-more"),
    ("terminal-help-key-retract", "terminal-help-retract"),
    ("terminal-help-key-hint", "terminal-help-hint"),
    ("terminal-help-key-undo", "terminal-help-undo"),
    ("terminal-help-key-to-come", "terminal-help-to-come"),
    ("terminal-help-key-table", "terminal-help-table"),
    ("terminal-help-key-save", "terminal-help-save"),
    ("terminal-help-key-rules", "terminal-help-rules"),
    ("terminal-help-key-quit", "terminal-help-quit"),
)


def show_welcome(screen: Screen, labels: Sequence[str]) -> None:
    screen.gap()
    screen.tell("terminal-welcome-title", style=STRONG, names=" · ".join(labels))
    screen.tell("terminal-welcome")
    screen.gap()


def show_question(screen: Screen, state: State, name: str, names: Sequence[str], builds: Sequence[BuildChoice]) -> None:
    if state.phase is Phase.BID:
        _show_bids(screen, state, name, names)
    elif legal_actions(state) == (Retract(),):
        screen.tell("terminal-ask-retract", style=TURN, name=name, who=who_is(name), bid=state.highest_bid or 0)
    else:
        screen.tell("terminal-ask-build", style=TURN, name=name, who=who_is(name), number=state.highest_bid or 0)
        show_builds(screen, state, builds)


# ---- bidding -------------------------------------------------------------------------------------


def _show_bids(screen: Screen, state: State, name: str, names: Sequence[str]) -> None:
    seat = state.turn
    assert seat is not None
    if state.highest_bid is None or state.highest_bidder is None:
        screen.tell("terminal-ask-bid-first", style=TURN, name=name, who=who_is(name))
    else:
        highest, leader = state.highest_bid, names[state.highest_bidder]
        screen.tell("terminal-ask-bid", style=TURN, name=name, who=who_is(name), highest=highest, leader=leader)
    own = state.seats[seat]
    found = reach(own, state.display)
    is_checked = state.variant is Variant.STANDARD
    if is_checked:
        screen.tell("terminal-can-build", most=found.most)
    price = demolition_price(own)
    legal = legal_actions(state)
    rows: dict[str, list[str]] = {}
    for action in legal:
        if not isinstance(action, Bid):
            rows[say("terminal-choice-pass")] = ["p"]
        elif action.number == 0:
            rows[say("terminal-choice-none")] = ["0"]
        elif is_checked and action.number > found.without_demolition:
            rows.setdefault(say("terminal-choice-bid-demolish", price=price), []).append(str(action.number))
        else:
            rows.setdefault(say("terminal-choice-bid"), []).append(str(action.number))
    _show_rows(screen, [(" ".join(keys), Text(words)) for words, keys in rows.items()])
    if len(legal) == 1:
        screen.tell("terminal-press-enter")


# ---- building ------------------------------------------------------------------------------------


def show_builds(screen: Screen, state: State, builds: Sequence[BuildChoice], *, all_of_them: bool = False) -> None:
    """The builds, numbered, best first, with the points that each brings: the first few, or all."""
    seat = state.turn
    if seat is None or not builds:
        screen.tell("terminal-more-nothing")
        return
    now = score_seat(state.seats[seat]).total
    shown = builds if all_of_them else builds[:SHOWN_BUILDS]
    rows = []
    for number, choice in enumerate(shown, start=1):
        cards = paint(format_build(choice.build))
        gain = say("terminal-choice-gain", gain=f"{choice.points - now:+d}".replace("-", "−"), points=choice.points)
        note = say("terminal-choice-demolishes", card=str(choice.build.demolish)) if choice.build.demolish else ""
        rows.append((str(number), cards, Text(gain), Text(note, style=QUIET)))
    _show_rows(screen, rows)
    if len(builds) == 1:
        screen.tell("terminal-press-enter")
    elif len(builds) > len(shown):
        screen.tell("terminal-more-builds", number=len(builds) - len(shown))


def _show_rows(screen: Screen, rows: Sequence[tuple[str, *tuple[Text, ...]]]) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=0)
    grid.add_column(justify="right", style=STRONG, no_wrap=True)
    for key, *cells in rows:
        grid.add_row("", Text(key), *cells)
    screen.draw(grid)


# ---- help ----------------------------------------------------------------------------------------


def show_commands(screen: Screen, *, has_hints: bool) -> None:
    screen.tell("terminal-commands" if has_hints else "terminal-commands-without-hint", style=QUIET)


def show_help(screen: Screen) -> None:
    screen.tell("terminal-help-title", style=STRONG)
    _show_rows(screen, [(say(key), paint(say(words))) for key, words in HELP])
    screen.tell("terminal-help-picture", style=QUIET)


def show_rule(screen: Screen, rule: str | None) -> None:
    """The text of a rule, by its number."""
    if rule:
        screen.tell("terminal-rule", style=QUIET, rule=rule, words=say(f"terminal-rule-{rule}"))


def show_rules(screen: Screen) -> None:
    for title, numbers in RULES.items():
        screen.tell(title, style=STRONG)
        _show_rows(screen, [(f"R{number}", Text(say(f"terminal-rule-R{number}"))) for number in numbers])
