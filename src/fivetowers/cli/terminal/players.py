"""Who sits at the table: people and bots, from options, from a record, or by asking."""

from collections.abc import Sequence
from dataclasses import dataclass

from fivetowers.bots.base import Bot
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.cli.terminal.screen import Screen
from fivetowers.errors import NotationError
from fivetowers.records.record import check_name
from fivetowers.text import say, say_error

BOT_MARK = "bot:"
PERSON = "person"
DEFAULT_BOT = "greedy"
DEFAULT_BOTS = 2
SEAT_BORDER = "|"


@dataclass(frozen=True)
class Player:
    """Someone at the table; `bot` is None for a person."""

    name: str
    bot: Bot | None = None

    @property
    def label(self) -> str:
        return self.name if self.bot is None else say("terminal-bot-label", name=self.name)


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot that nobody at the table has."""
    from fivetowers.table.names import BOT_NAMES

    names = map(say, BOT_NAMES)
    return next((name for name in names if name.casefold() not in map(str.casefold, taken)), DEFAULT_BOT)


def seat_players(wishes: Sequence[str], players: int | None = None) -> tuple[Player, ...]:
    """Players from wishes such as `Anna` and `bot:greedy`; bots take the seats that are left.

    Raises NotationError for a name that cannot be one, KeyError for a bot that does not exist.
    """
    usual = max(FEWEST_PLAYERS, len(wishes)) if wishes else 1 + DEFAULT_BOTS
    seated = [wish if is_bot(wish) else check_name(wish) for wish in wishes or [say("terminal-default-name")]]
    seated += [BOT_MARK + DEFAULT_BOT] * ((players or usual) - len(seated))
    people = [wish for wish in seated if not is_bot(wish)]
    found: list[Player] = []
    for wish in seated:
        if is_bot(wish):
            name = bot_name([*people, *(player.name for player in found)])
            found.append(Player(name, make_bot(wish.removeprefix(BOT_MARK))))
        else:
            found.append(Player(wish))
    return tuple(found)


def is_bot(wish: str) -> bool:
    return wish.startswith(BOT_MARK)


def format_seats(players: Sequence[Player]) -> str:
    """Who is a person and who a bot, as kept in a record."""
    return SEAT_BORDER.join(PERSON if player.bot is None else BOT_MARK + player.bot.name for player in players)


def parse_seats(names: Sequence[str], seats: str | None) -> tuple[Player, ...]:
    """The players of a record; everyone is a person where it does not say otherwise."""
    marks = (seats or "").split(SEAT_BORDER)
    if len(marks) != len(names):
        marks = [PERSON] * len(names)
    return tuple(_player(name, mark) for name, mark in zip(names, marks, strict=True))


def seat_again(names: Sequence[str], wishes: Sequence[str]) -> tuple[Player, ...]:
    """The players of a record, moved by others: `bot:greedy` is a bot, everything else a person."""
    return tuple(_player(name, wish if is_bot(wish) else PERSON) for name, wish in zip(names, wishes, strict=True))


def _player(name: str, mark: str) -> Player:
    bot = mark.removeprefix(BOT_MARK)
    return Player(name, make_bot(bot) if mark.startswith(BOT_MARK) and bot in ROSTER else None)


# ---- asking --------------------------------------------------------------------------------------


def ask_players(screen: Screen) -> tuple[Player, ...]:
    """Asks who plays, with Enter for the usual answer."""
    names = _ask_names(screen)
    fewest, most = max(0, FEWEST_PLAYERS - len(names)), MOST_PLAYERS - len(names)
    if not most:
        return seat_players(names)
    return seat_players(names, len(names) + _ask_bots(screen, fewest, most))


def _ask_names(screen: Screen) -> list[str]:
    while True:
        answer = screen.ask(say("terminal-ask-names", usual=say("terminal-default-name")))
        try:
            names = [check_name(name) for name in answer.split(",") if name.strip()] or [say("terminal-default-name")]
        except NotationError as error:
            screen.write(say_error(error))
            continue
        if len(names) <= MOST_PLAYERS:
            return names
        screen.tell("terminal-ask-names-many", most=MOST_PLAYERS)


def _ask_bots(screen: Screen, fewest: int, most: int) -> int:
    usual = min(max(DEFAULT_BOTS, fewest), most) if fewest else 0
    while True:
        answer = screen.ask(say("terminal-ask-bots", fewest=fewest, most=most, usual=usual)) or str(usual)
        if answer in map(str, range(fewest, most + 1)):
            return int(answer)
        screen.tell("terminal-ask-bots-again", fewest=fewest, most=most)
