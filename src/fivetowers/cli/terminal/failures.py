"""How a command says that something cannot be done: in the words of the catalogue, without a traceback."""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager

import click

from fivetowers.errors import FiveTowersError
from fivetowers.text import say_error


@contextmanager
def told_in_words() -> Iterator[None]:
    try:
        yield
    except FiveTowersError as error:
        raise click.ClickException(say_error(error)) from None
    except (OSError, BrokenExecutor) as error:  # the second when a worker was killed
        raise click.ClickException(str(error)) from None
