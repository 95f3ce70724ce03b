"""An option that fills a setting: its default is the setting's own, read from there when it is needed."""

from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import Enum
from importlib import import_module
from typing import Any, TypeVar

import click

from fivetowers.cards import FEWEST_PLAYERS, MOST_PLAYERS

Function = TypeVar("Function", bound=Callable[..., Any])


class SettingOption(click.Option):
    """`setting` names the field of a dataclass, `package.module:Class.field`, or a constant, `package.module:NAME`.

    The module is imported only once the command runs or shows its help: it may belong to an extra. If that is not
    installed, the help shows no default, and the command says itself what it needs.
    """

    def __init__(self, *declarations: Any, setting: str, **attributes: Any) -> None:
        self.setting = setting
        super().__init__(*declarations, **{"show_default": True, **attributes})

    def get_default(self, ctx: click.Context, call: bool = True) -> Any:  # noqa: FBT001, FBT002 (click calls it)
        try:
            value = default_of(self.setting)
        except ModuleNotFoundError as error:
            if str(error.name).startswith("fivetowers"):
                raise
            return None
        return value.value if isinstance(value, Enum) else value


def default_of(setting: str) -> Any:
    """
    >>> default_of("fivetowers.referee.outside_program:ProgramLimits.start")
    30.0
    >>> default_of("fivetowers.server.node.settings:DEFAULT_PORT")
    8505
    """
    module, _, place = setting.partition(":")
    holder, _, name = place.partition(".")
    if not name:
        return getattr(import_module(module), holder)
    found = next(field for field in fields(getattr(import_module(module), holder)) if field.name == name)
    assert found.default is not MISSING, setting
    return found.default


def players_option(setting: str) -> Callable[[Function], Function]:
    """`--players` where bots are named one by one."""
    return click.option(
        "--players",
        type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
        cls=SettingOption,
        setting=setting,
        help="With more bots, every combination plays. With fewer, copies of the last one fill the seats.",
    )
