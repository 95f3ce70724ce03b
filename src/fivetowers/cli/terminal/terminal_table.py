"""A game at the terminal, turn by turn. It shows and asks through a Screen, so that tests can sit at it too."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from random import Random

from fivetowers.actions import Build, PlayerAction, Retract
from fivetowers.bots.base import UNLIMITED
from fivetowers.bots.roster import make_bot
from fivetowers.cli.terminal.answers import Keyword, TypedCommand, Unclear, read_answer
from fivetowers.cli.terminal.players import Player
from fivetowers.cli.terminal.question import show_builds, show_commands, show_help, show_question, show_rule, show_rules
from fivetowers.cli.terminal.saves import Keeper
from fivetowers.cli.terminal.screen import Screen
from fivetowers.cli.terminal.story import tell_action, tell_deal, tell_end, tell_round_end, tell_suggestion
from fivetowers.cli.terminal.sums import draw_scores
from fivetowers.errors import IllegalAction
from fivetowers.game import Game
from fivetowers.notation import format_build
from fivetowers.offer import BuildChoice, best_builds, same_cards
from fivetowers.offer.reasons import Reasoned, reasons
from fivetowers.render import QUIET, STRONG, draw_cards_to_come, draw_state
from fivetowers.rules import why_illegal
from fivetowers.scoring import score_seat
from fivetowers.state import State
from fivetowers.text import say, say_error, say_reason

ADVISER = "greedy"  # the bot that gives hints


class Ending(Enum):
    """Why the table was left."""

    GAME_OVER = auto()
    QUIT = auto()
    NO_MORE_INPUT = auto()


class TerminalTable:
    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        screen: Screen,
        keeper: Keeper | None,
        *,
        rng: Random,
        hints: bool = True,
    ) -> None:
        """`rng` is for the bots' choices; `keeper` keeps the game in a file, None for nowhere."""
        self.game = game
        self.players = players
        self.screen = screen
        self.keeper = keeper
        self.hints = hints
        self._rng = rng
        self._names = tuple(player.name for player in players)
        self._last_person: int | None = None

    @property
    def people(self) -> int:
        return sum(player.bot is None for player in self.players)

    def play(self) -> Ending:
        """To the end of the game, of the input, or of the player's patience."""
        if not self.game.is_over:
            self.screen.write(tell_deal(self.game.state, self._names), style=STRONG)
        while not self.game.is_over:
            seat = self.game.state.turn
            assert seat is not None
            bot = self.players[seat].bot
            if bot is not None:
                self._do(bot.choose(self.game.state, self._rng, UNLIMITED))
                continue
            try:
                if not self._decide(seat):
                    return Ending.QUIT
            except EOFError:
                self.screen.gap()
                return Ending.NO_MORE_INPUT
        self.show_end()
        return Ending.GAME_OVER

    def show_end(self) -> None:
        state = self.game.state
        self.screen.draw(draw_state(state, self._names, self.screen.width))
        self.screen.draw(draw_scores([score_seat(seat) for seat in state.seats], self._names))
        self.screen.write(tell_end(state, self._names) or "", style=STRONG)

    def _do(self, action: PlayerAction) -> None:
        before = self.game.state
        after = self.game.play(action)
        self.screen.write(tell_action(before, action, after, self._names))
        for words in tell_round_end(before, action, after, self._names):
            self.screen.write(words, style=STRONG)
        if after.round > before.round:
            self.screen.gap()
            self.screen.write(tell_deal(after, self._names), style=STRONG)

    # ---- a person decides ------------------------------------------------------------------------

    def _decide(self, seat: int) -> bool:
        """Asks until this person has decided or gone back; False when they want to leave."""
        state = self.game.state
        builds = best_builds(state)
        self._hand_over(seat)
        self._show_table()
        show_question(self.screen, state, self.players[seat].name, self._names, builds)
        show_commands(self.screen, has_hints=self.hints)
        while True:
            text = self.screen.ask(say("terminal-prompt", name=self.players[seat].name))
            answer = read_answer(text, state, builds)
            if isinstance(answer, Unclear):
                self.screen.write(say(answer.message, None, **answer.facts))
            elif isinstance(answer, TypedCommand):
                if answer.keyword is Keyword.QUIT:
                    return False
                if answer.keyword is Keyword.UNDO:
                    if self._undo(seat):
                        return True
                    continue
                self._obey(answer, builds)
            elif self._try(state, answer, builds):
                return True

    def _hand_over(self, seat: int) -> None:
        """Says clearly when the keyboard goes to somebody else."""
        if self.people > 1 and seat != self._last_person:
            self.screen.gap()
            self.screen.tell("terminal-hand-over", style="bold reverse", name=self.players[seat].name)
        self._last_person = seat

    def _show_table(self) -> None:
        self.screen.gap()
        self.screen.draw(draw_state(self.game.state, self._names, self.screen.width))

    def _try(self, state: State, action: PlayerAction, builds: Sequence[BuildChoice]) -> bool:
        """Plays the action, or explains why it cannot be played."""
        refusal = why_illegal(state, action)
        if refusal is None:
            self._do(action)
            self.keep()
            return True
        self.screen.tell("terminal-refused", words=say_error(IllegalAction(refusal), names=self._names))
        show_rule(self.screen, refusal.rule)
        if isinstance(action, Build) and (other := same_cards(action, builds)):
            self.screen.tell("terminal-other-order", cards=format_build(other))
        if isinstance(action, Retract) and builds:
            self.screen.tell("terminal-unclear-build")
        return False

    def _undo(self, seat: int) -> bool:
        if not self.game.undo(seat):
            self.screen.tell("terminal-undo-nothing")
            return False
        self.keep()
        self.screen.tell("terminal-undone", style=STRONG)
        return True

    def keep(self) -> None:
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.game)
        except OSError as error:
            self.screen.tell_file("terminal-cannot-save", file=self.keeper.path, reason=error.strerror or str(error))
            self.keeper = None

    # ---- commands --------------------------------------------------------------------------------

    def _obey(self, command: TypedCommand, builds: Sequence[BuildChoice]) -> None:
        state = self.game.state
        match command.keyword:
            case Keyword.HINT:
                self._hint(state)
            case Keyword.CARDS:
                self.screen.draw(draw_cards_to_come(state))
            case Keyword.TABLE:
                self._show_table()
            case Keyword.MORE:
                show_builds(self.screen, state, builds, all_of_them=True)
            case Keyword.SAVE:
                self._save(command.argument)
            case Keyword.RULES:
                show_rules(self.screen)
            case _:
                show_help(self.screen)

    def _hint(self, state: State) -> None:
        if not self.hints:
            self.screen.tell("terminal-hint-off")
            return
        advice = make_bot(ADVISER).choose(state, Random(0), UNLIMITED)
        self.screen.write(tell_suggestion(advice))
        if isinstance(advice, Reasoned):
            for reason in reasons(state, advice):
                self.screen.write(say_reason(reason, self._names), style=QUIET)

    def _save(self, name: str) -> None:
        if self.keeper is None:
            self.screen.tell("terminal-save-nowhere")
            return
        path = Path(name).expanduser() if name else self.keeper.path
        try:
            self.keeper.save_copy(self.game, path)
        except FileExistsError:
            self.screen.tell_file("terminal-save-exists", file=path)
        except OSError as error:
            self.screen.tell_file("terminal-cannot-save", file=path, reason=error.strerror or str(error))
        else:
            self.screen.tell_file("terminal-saved", file=path)
