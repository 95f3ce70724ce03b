"""The command `fivetowers`: finds subcommands by name, loads only the one that is asked for, and sets the exit code."""

import errno
import io
import os
import sys
from contextvars import copy_context
from importlib import import_module

import click

import fivetowers

GOOD, REFUSED, INTERRUPTED = 0, 1, 130
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What an answer cannot be written to: a full disk, most of all."""

COMMANDS = {
    "play": "Play in the terminal, with people and bots.",
    "record": "Check, show, score and export recorded games.",
    "analyse": "Judge every move of recorded games; luck and skill.",
    "picture": "Draw a position of a recorded game.",
    "verify": "Check that a finished game was dealt fairly.",
    "score": "Add up the points of towers on a real table.",
    "bot": "Let a bot speak the bot protocol (5tp).",
    "perft": "Count sequences of actions, to test rule engines.",
    "arena": "Let bots play each other and see which is better.",
    "train": "Train the value network of the strong bots by self-play.",
    "generate": "Play games of bots and save them as data to learn from.",
    "simulate": "Play many games of bots and draw what they tell.",
    "puzzles": "Find positions where one move is clearly best.",
    "bench": "Show how fast random games run on this machine.",
    "serve": "Run a server: tables for people and bots in a browser.",
    "export": "Write the game as a folder for any web server.",
    "connect": "Let your own bot program play at a server's table.",
    "host": "Remove a table or a name from a server.",
    "database": "Move, save and repair the games of a server.",
}

# What a command needs beyond the core: the name of an extra in pyproject.toml.
EXTRAS = {
    "picture": "picture",
    "train": "fast",
    "generate": "fast",
    "simulate": "statistics",
    "serve": "server",
    "export": "server",
    "connect": "server",
    "host": "server",
    "database": "server",
}

EXAMPLES = """\b
Examples:
  fivetowers play
  fivetowers play --seat Anna --seat Ben --seat bot:greedy
  fivetowers record show game.5t
  fivetowers COMMAND --help
"""


def choose_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """What is said is in this language; where none is named, in that of the environment."""
    if value is None or ctx.resilient_parsing:
        return
    from fivetowers.text import languages, speak

    if value not in languages():
        raise click.BadParameter(f"{value!r} is not one of {', '.join(languages())}", ctx, parameter)
    speak(value)


def language_option() -> click.Option:
    return click.Option(
        ["--language"],
        metavar="LANGUAGE",
        callback=choose_language,
        expose_value=False,
        is_eager=True,
        help="bg, cs, de, en or lt. Default: the language of LC_ALL, LC_MESSAGES or LANG, else English.",
    )


def with_language(one: click.Command) -> click.Command:
    """The command, and all that are below it, with the option --language."""
    if not any(parameter.name == "language" for parameter in one.params):
        one.params.append(language_option())
    if isinstance(one, click.Group):
        for below in one.commands.values():
            with_language(below)
    return one


class LazyGroup(click.Group):
    """Knows the names of its commands, and imports a command's module only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"fivetowers.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return with_language(command)

    def invoke(self, ctx: click.Context) -> object:
        if ctx.get_parameter_source("language") is not click.core.ParameterSource.COMMANDLINE:
            _speak_as_the_environment()
        return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def show_version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:  # noqa: FBT001 (click calls it)
    if not value or ctx.resilient_parsing:
        return
    click.echo(f"fivetowers {fivetowers.__version__}")
    ctx.exit()


@click.group(
    cls=LazyGroup, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.option(
    "--version", is_flag=True, callback=show_version, expose_value=False, is_eager=True, help="Show the version."
)
def command() -> None:
    """5 Towers, the card game: play it, look at recorded games, keep score, let bots play.

    Exit codes: 0 success, 1 refused, 2 invalid command line.
    """


with_language(command)


def run() -> int:
    """The console entry: gives the exit code. Ctrl-C, a closed pipe and a full disk end it without a traceback."""
    return copy_context().run(_run)  # the language is spoken until the end of this run


def _run() -> int:
    _accept_any_letter()
    try:
        result = command.main(prog_name="fivetowers", standalone_mode=False)
    except click.Abort:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(next(iter(sys.argv[1:]), ""))
        if extra is None or str(error.name).startswith("fivetowers"):
            raise
        click.echo(f"This command needs more than is installed: pip install 'fivetowers[{extra}]'", err=True)
        return REFUSED
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except OSError as error:
        if error.errno not in FULL:
            raise
        from fivetowers.text import say

        if sys.argv[1:] == ["--version"]:  # no command has begun
            _speak_as_the_environment()
        # What was not yet written must not be tried again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        click.echo(say("terminal-cannot-write", reason=error.strerror or str(error)), err=True)
        return REFUSED
    return result if isinstance(result, int) else GOOD


def _speak_as_the_environment() -> None:
    from fivetowers.text import language_of, speak

    speak(language_of(os.environ))


def _accept_any_letter() -> None:
    """What a terminal cannot show or send becomes a replacement mark; it is no reason to stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
