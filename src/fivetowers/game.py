"""The front door: one game with its history, its dealer and undo; all it does, it does by the pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from fivetowers.actions import Action, Build, Deal, PlayerAction
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS, Card
from fivetowers.dealer import Dealer, dealer_who_dealt, new_dealer
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import parse_action
from fivetowers.records.annotations import Comment, SideLine
from fivetowers.records.record import FAIRNESS_TAGS, SHUFFLE_TAGS, GameRecord, check_name, replay
from fivetowers.records.record_reader import check_tag, parse_record
from fivetowers.records.record_writer import format_record
from fivetowers.rules import apply, legal_actions, start
from fivetowers.scoring import Outcome, outcome, scores
from fivetowers.state import Phase, State, Variant


class Game:
    """A game in play. Cards are turned up by themselves whenever a new round is due.

    >>> game = Game(["Anna", "Ben"], rng=Random(7), starting_seat=0)
    >>> [action.number for action in game.legal_actions()]
    [0, 1, 2, 3, 4, 5]
    >>> game.play("bid 5").turn
    0
    >>> game
    <Game Anna, Ben: round 1, Anna to build>
    """

    def __init__(
        self,
        names: Sequence[str],
        *,
        rng: Random | None = None,
        dealer: Dealer | None = None,
        starting_seat: int | None = None,
        variant: Variant = Variant.STANDARD,
        date: str | None = None,
    ) -> None:
        """`starting_seat` counts from 0 and is drawn unless named (R9).

        `rng` shuffles the deck and draws the starting seat; with a `dealer`, who brings the deck, and a `starting_seat`
        it is not needed.
        """
        if isinstance(names, str):
            raise TypeError(f"names is a list with a name for each player, not {names!r}")
        if rng is None and dealer is not None and starting_seat is None:
            raise TypeError("name the starting_seat, or give a rng that draws it")
        if rng is not None or dealer is None:
            rng = _check_rng(rng)
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            facts = {"seen": len(names), "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
            raise NotationError(Refusal("record.players", None, facts))
        first = rng.randrange(len(names)) if rng and starting_seat is None else starting_seat or 0
        check_tag("Variant", variant)
        variant = Variant(variant)
        if date is not None:
            check_tag("Date", date)
        self._header = GameRecord(tuple(map(check_name, names)), first, variant, date)
        self._states = [start(len(names), first, variant)]
        self._actions: list[Action] = []
        # The dealer as it stood in each state: an undone deal comes again with the same cards.
        self._dealers: list[Dealer] = [dealer or new_dealer(len(names), _check_rng(rng))]
        self._turn_up()

    @classmethod
    def resume(cls, record: GameRecord, *, rng: Random) -> "Game":
        """Continues a recorded game; the unseen cards are shuffled again."""
        _check_rng(rng)
        game = cls.__new__(cls)
        game._header = record
        game._states = list(replay(record))
        game._actions = list(record.actions)
        deals = (action for action in record.actions if isinstance(action, Deal))
        dealer = dealer_who_dealt(deals, len(record.names), rng)
        game._dealers = [dealer]
        for state, action in zip(game._states, record.actions, strict=False):
            if isinstance(action, Deal):
                _, dealer = dealer.turn_up(state)
            game._dealers.append(dealer)
        game._turn_up()
        return game

    @classmethod
    def load(cls, path: str | Path, *, rng: Random) -> "Game":
        """Reads the one game of a file and continues it; `rng` shuffles the cards that were not seen.

        >>> from tempfile import TemporaryDirectory
        >>> game = Game(["Anna", "Ben"], rng=Random(7))
        >>> with TemporaryDirectory() as folder:
        ...     game.save(f"{folder}/evening.5t")
        ...     again = Game.load(f"{folder}/evening.5t", rng=Random(8))
        >>> again.state == game.state
        True
        """
        return cls.resume(parse_record(Path(path).read_bytes()), rng=rng)

    def __str__(self) -> str:
        """The table as text, in English."""
        from fivetowers.render import state_as_text

        return state_as_text(self.state, self.names)

    def __repr__(self) -> str:
        state = self.state
        mover = "" if state.turn is None else f", {self.names[state.turn]} to {state.phase.value}"
        end = ", over" if self.is_over else ""
        return f"<Game {', '.join(self.names)}: round {state.round}{mover}{end}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The players, from seat 0 clockwise."""
        return self._header.names

    @property
    def state(self) -> State:
        """The position now. A State never changes: the game has a new one after each action."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        """What has happened so far, the deals included."""
        return tuple(self._actions)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played (R18)."""
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, and how every seat scored; None while the game goes on."""
        return outcome(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as its towers stand now (R19–R21)."""
        return scores(self.state)

    def legal_actions(self) -> tuple[PlayerAction, ...]:
        """Everything that the player to move may do, in order; empty when the game is over."""
        return legal_actions(self.state)

    def play(self, action: PlayerAction | str) -> State:
        """Plays an action of the player to move, a value or a text; turns up cards if a round ended."""
        self._do(_checked(action))
        self._turn_up()
        return self.state

    def undo(self, seat: int | None = None) -> bool:
        """Back to the last decision, or to the last of this seat; False (and nothing changes) if there was none."""
        for index in range(len(self._actions) - 1, -1, -1):
            if not isinstance(self._actions[index], Deal) and seat in (None, self._states[index].turn):
                del self._actions[index:]
                del self._states[index + 1 :]
                del self._dealers[index + 1 :]
                header = self._header
                self._header = replace(
                    header,
                    comments=tuple(comment for comment in header.comments if comment.after <= index),
                    side_lines=tuple(line for line in header.side_lines if line.instead_of < index),
                )
                return True
        return False

    def comment(self, text: str) -> None:
        """Adds a comment on the last action, a deal too, to the record. An undo takes it away with the action.

        >>> game = Game(["Anna", "Ben"], rng=Random(7), starting_seat=0)
        >>> after = game.play("bid 2")
        >>> game.comment("Four would fit.")
        >>> print(format_record(game.record()).splitlines()[-1])
        1. H9 C3 S2 T6 T9 / 2 {Four would fit.}
        """
        self._header = replace(self._header, comments=(*self._header.comments, Comment(len(self._actions), text)))

    def side_line(self, *actions: PlayerAction | str) -> None:
        """Adds to the record what could have been played instead of the last decision, to the end of the round at most.

        >>> game = Game(["Anna", "Ben"], rng=Random(7), starting_seat=0)
        >>> after = game.play("bid 2")
        >>> game.side_line("bid 4", "pass")
        >>> print(format_record(game.record()).splitlines()[-1])
        1. H9 C3 S2 T6 T9 / 2 ( 4 - )
        """
        decisions = [index for index, action in enumerate(self._actions) if not isinstance(action, Deal)]
        if not decisions or not actions:
            raise ValueError("a side line has an action at least, and stands beside a decision")
        instead_of, played = decisions[-1], tuple(map(_checked, actions))
        state = self._states[instead_of]
        for action in played:
            state = apply(state, action)
        line = SideLine(instead_of, played)  # type: ignore[arg-type] # a deal would have been refused
        self._header = replace(self._header, side_lines=(*self._header.side_lines, line))

    def record(self) -> GameRecord:
        """The game so far, with its comments and side lines."""
        header = self._header
        # The promise of a finished game says nothing about one that goes on.
        secrets = () if self.is_over else (*FAIRNESS_TAGS, *SHUFFLE_TAGS)
        tags = tuple(tag for tag in header.tags if tag[0] not in secrets)
        return replace(header, tags=tags, actions=self.actions)

    def save(self, path: str | Path) -> None:
        """Writes the game so far as a record."""
        Path(path).write_text(format_record(self.record()), encoding="utf-8", newline="\n")

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the position, with the players' names."""
        from fivetowers.picture import notebook_svg

        return notebook_svg(self.state, self.names)

    def _do(self, action: Action, dealer: Dealer | None = None) -> None:
        self._states.append(apply(self.state, action))
        self._actions.append(action)
        self._dealers.append(dealer or self._dealers[-1])

    def _turn_up(self) -> None:
        if self.state.phase is Phase.DEAL:
            self._do(*self._dealers[-1].turn_up(self.state))


def _check_rng(rng: object) -> Random:
    if not isinstance(rng, Random):
        raise TypeError(f"rng is a random.Random, such as Random(5), not {rng!r}")
    return rng


def _checked(action: Action | str) -> Action:
    """The canonical action; refuses what Python lets through and the rules would stumble over."""
    if isinstance(action, str):
        action = parse_action(action)
    if not isinstance(action, Action):
        raise TypeError(f"an action is a value such as Bid(3) or a text such as 'bid 3', not {action!r}")
    if isinstance(action, Build):
        for card in (*action.cards, *filter(None, [action.demolish])):
            if not isinstance(card, Card):
                raise TypeError(f"a build holds cards such as parse_card('T5'), not {card!r}")
        return action.canonical
    return action
