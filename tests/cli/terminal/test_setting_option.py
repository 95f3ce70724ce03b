"""Options that fill a setting have its default, and show it."""

from importlib import import_module

import click
import pytest

from fivetowers.cli.main import COMMANDS
from fivetowers.cli.terminal.setting_option import SettingOption, default_of

OPTIONS = [
    pytest.param(command, option, id=f"{name} --{option.name}")
    for name in COMMANDS
    for command in [import_module(f"fivetowers.cli.{name}").command]
    for option in command.params
    if isinstance(option, SettingOption)
]


def test_there_are_such_options() -> None:
    assert len(OPTIONS) >= 15


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_default_is_one_that_the_option_accepts(command: click.Command, option: SettingOption) -> None:
    context = click.Context(command)
    default = option.get_default(context)
    assert default == default_of(option.setting)
    assert option.type.convert(default, option, context) == default


@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_help_shows_the_default_of_the_setting(command: click.Command, option: SettingOption) -> None:
    assert option.get_help_extra(click.Context(command))["default"] == str(default_of(option.setting))
