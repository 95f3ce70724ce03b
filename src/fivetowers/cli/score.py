"""`fivetowers score`: the score pad. Adds up towers typed in notation, and points out what cannot be."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import click

from fivetowers.cards import FEWEST_PLAYERS, FEWEST_PLAYERS_WITH_DOUBLES, MOST_PLAYERS, Card, copies
from fivetowers.cli.main import REFUSED
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.sums import draw_scores
from fivetowers.errors import NotationError
from fivetowers.notation import RUBBLE_MARK, format_tower, parse_seat
from fivetowers.records.record import check_name
from fivetowers.render import QUIET, STRONG
from fivetowers.scoring import ranking, score_seat
from fivetowers.state import Seat
from fivetowers.text import listed, say, say_error
from fivetowers.towers import why_impossible, why_not_rubble

EXAMPLES = """\b
Examples:
  fivetowers score "T:15,9 S:6,4 x:C7" "C:8,12,0 H:3"
  fivetowers score --name Anna --name Ben "T:15,9" "C:8,12,0"
  fivetowers score --players 3

\b
A tower is its letter and its values from the bottom up; x: is the rubble.
  T tree   C candy   H haunted   S sand   M metal scrap
"""


@click.command("score", epilog=EXAMPLES)
@click.argument("seats", metavar="[TOWERS]...", nargs=-1)
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    help="Number of players; the program asks if you leave it out.",
)
@click.option("--name", "names", multiple=True, help="A player's name; repeat for each player.")
@click.pass_context
def command(ctx: click.Context, seats: tuple[str, ...], players: int | None, names: tuple[str, ...]) -> None:
    """Add up the points of towers on a real table.

    Give the towers of each player, or let the program ask for them. Towers that the rules do not allow and cards that
    appear too often are reported (exit code 1), but scored anyway.
    """
    screen = Screen()
    labels = _check_counts(seats, players, names)
    try:
        if seats:
            found = [_parse(text) for text in seats]
        else:
            labels = labels or _ask_names(screen, players)
            screen.tell("terminal-pad-how")
            found = [_ask_seat(screen, label) for label in labels]
    except EOFError:
        screen.gap()
        screen.tell("terminal-bye")
        return
    labels = labels or _default_names(len(found))
    faults = list(find_faults(found, labels))
    _show(screen, found, labels, faults)
    if faults:
        ctx.exit(REFUSED)


def _show(screen: Screen, seats: Sequence[Seat], names: Sequence[str], faults: Sequence[str]) -> None:
    scores = [score_seat(seat) for seat in seats]
    screen.draw(draw_scores(scores, names))
    best = ranking(tuple(score.total for score in scores))[0]
    leading = listed([names[seat] for seat in best])
    screen.tell("terminal-pad-most", style=STRONG, names=leading, points=scores[best[0]].total)
    if faults:
        screen.gap()
        screen.tell("terminal-pad-faults", style="bold yellow", faults=len(faults))
    for words in faults:
        screen.write(words)


# ---- faults --------------------------------------------------------------------------------------


def find_faults(seats: Sequence[Seat], names: Sequence[str]) -> Iterator[str]:
    """Everything that no game can have led to, a sentence each, with the rule."""
    for seat, name in zip(seats, names, strict=True):
        parts = [(format_tower(tower), why_impossible(tower)) for tower in seat.towers]
        parts += [(f"{RUBBLE_MARK}:{card}", why_not_rubble(card)) for card in seat.rubble]
        for part, refusal in parts:
            if refusal:
                words = say_error(NotationError(refusal))
                yield say("terminal-pad-impossible", name=name, tower=part, words=words)
    rule = "R2" if len(seats) >= FEWEST_PLAYERS_WITH_DOUBLES else "R1"
    owners: dict[Card, list[str]] = {}
    for seat, name in zip(seats, names, strict=True):
        for card in seat.cards:
            owners.setdefault(card, []).append(name)
    for card in sorted(owners):
        deck_has, claimed = copies(card, len(seats)), len(owners[card])
        if claimed > deck_has:
            who = ", ".join(Counter(owners[card]))
            yield say("terminal-pad-too-many", card=str(card), claimed=claimed, copies=deck_has, names=who, rule=rule)


# ---- entry ---------------------------------------------------------------------------------------


def _check_counts(seats: tuple[str, ...], players: int | None, names: tuple[str, ...]) -> list[str]:
    """The names, if all are there. Seats, names and players have to be equally many, and as many as can play."""
    counts = {count for count in (players, len(seats), len(names)) if count}
    if len(counts) > 1:
        raise click.UsageError("There have to be as many towers and names as players.")
    if counts and not FEWEST_PLAYERS <= max(counts) <= MOST_PLAYERS:
        raise click.UsageError(f"A game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {max(counts)}.")
    try:
        return [check_name(name) for name in names]
    except NotationError as error:
        raise click.BadParameter(say_error(error), param_hint="--name") from None


def _default_names(players: int) -> list[str]:
    return [say("terminal-pad-player", number=number) for number in range(1, players + 1)]


def _parse(text: str) -> Seat:
    try:
        return read_seat(text)
    except NotationError as error:
        raise click.BadParameter(say_error(error), param_hint="TOWERS") from None


def read_seat(text: str) -> Seat:
    """A seat as people type it: small letters, blanks where they like.

    >>> read_seat("t:15, 9  X: c7") == parse_seat("T:15,9 x:C7")
    True
    """
    tight = re.sub(r"\s*([:,])\s*", r"\1", text.upper())
    return parse_seat(" ".join(tight.replace("X:", f"{RUBBLE_MARK}:").split()))


def _ask_names(screen: Screen, players: int | None) -> list[str]:
    while players is None:
        answer = screen.ask(say("terminal-pad-ask-players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS))
        if answer in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
            players = int(answer)
    return [_ask_name(screen, usual) for usual in _default_names(players)]


def _ask_name(screen: Screen, usual: str) -> str:
    while True:
        answer = screen.ask(say("terminal-pad-ask-name", usual=usual))
        try:
            return check_name(answer or usual)
        except NotationError as error:
            screen.write(say_error(error))


def _ask_seat(screen: Screen, name: str) -> Seat:
    while True:
        answer = screen.ask(say("terminal-prompt", name=name))
        try:
            return read_seat(answer)
        except NotationError as error:
            screen.tell("terminal-pad-again", style=QUIET, words=say_error(error))
