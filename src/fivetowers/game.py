"""The front door: one game with its history, its dealer and undo; all it does, it does by the pure functions."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from fivetowers.actions import Action, Build, Deal, PlayerAction
from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS
from fivetowers.dealer import Dealer, dealer_who_dealt, new_dealer
from fivetowers.errors import NotationError, Refusal
from fivetowers.notation import parse_action
from fivetowers.record import FAIRNESS_TAGS, GameRecord, check_name, check_tag, format_record, replay
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
    """

    def __init__(
        self,
        names: Sequence[str],
        *,
        rng: Random,
        starting_seat: int | None = None,
        variant: Variant = Variant.STANDARD,
        date: str | None = None,
    ) -> None:
        """`starting_seat` counts from 0 and is drawn unless named (R9)."""
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            facts = {"seen": len(names), "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
            raise NotationError(Refusal("record.players", None, facts))
        first = rng.randrange(len(names)) if starting_seat is None else starting_seat
        if date is not None:
            check_tag("Date", date)
        self._header = GameRecord(tuple(map(check_name, names)), first, variant, date)
        self._states = [start(len(names), first, variant)]
        self._actions: list[Action] = []
        # The dealer as it stood in each state: an undone deal comes again with the same cards.
        self._dealers: list[Dealer] = [new_dealer(len(names), rng)]
        self._turn_up()

    @classmethod
    def resume(cls, record: GameRecord, *, rng: Random) -> "Game":
        """Goes on with a recorded game; the unseen cards are shuffled anew."""
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

    @property
    def names(self) -> tuple[str, ...]:
        return self._header.names

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(self._actions)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        return scores(self.state)

    def legal_actions(self) -> tuple[PlayerAction, ...]:
        return legal_actions(self.state)

    def play(self, action: PlayerAction | str) -> State:
        """Plays an action of the player to move, a value or a text; turns up cards if a round ended."""
        played = parse_action(action) if isinstance(action, str) else action
        self._do(played.canonical if isinstance(played, Build) else played)
        self._turn_up()
        return self.state

    def undo(self, seat: int | None = None) -> bool:
        """Back to the last decision, or to the last of this seat; False (and nothing changes) if there was none."""
        for index in range(len(self._actions) - 1, -1, -1):
            if not isinstance(self._actions[index], Deal) and seat in (None, self._states[index].turn):
                del self._actions[index:]
                del self._states[index + 1 :]
                del self._dealers[index + 1 :]
                return True
        return False

    def record(self) -> GameRecord:
        header = self._header
        # The promise of a finished game says nothing about one that goes on.
        tags = header.tags if self.is_over else tuple(tag for tag in header.tags if tag[0] not in FAIRNESS_TAGS)
        return GameRecord(header.names, header.start, header.variant, header.date, tags, self.actions)

    def save(self, path: str | Path) -> None:
        """Writes the game so far as a record."""
        Path(path).write_text(format_record(self.record()), encoding="utf-8", newline="\n")

    def _do(self, action: Action, dealer: Dealer | None = None) -> None:
        self._states.append(apply(self.state, action))
        self._actions.append(action)
        self._dealers.append(dealer or self._dealers[-1])

    def _turn_up(self) -> None:
        if self.state.phase is Phase.DEAL:
            self._do(*self._dealers[-1].turn_up(self.state))
