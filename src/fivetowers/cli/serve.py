"""`fivetowers serve`: runs the server on this machine, for it alone, for the home network, or for the world."""

import os
import sys
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import click

from fivetowers.cli.main import GOOD, REFUSED
from fivetowers.cli.terminal.setting_option import SettingOption, default_of
from fivetowers.errors import FiveTowersError
from fivetowers.text import say, say_error

SETTINGS, LIMITS = "fivetowers.server.node.settings:Settings", "fivetowers.server.node.settings:ServerLimits"
EXAMPLES = """\b
Examples:
  fivetowers serve --open
  fivetowers serve --host 0.0.0.0
  fivetowers serve --database postgresql://towers@db/towers --redis redis://cache --public-url https://towers.example
"""
LOG_LEVELS = ("debug", "info", "warning", "error")


def _default_host() -> str:
    """HOST, as in `HOST=0.0.0.0 make play`; but some shells keep this machine's name in it, which is not meant."""
    wanted = os.environ.get("HOST", "")
    try:
        return str(ip_address(wanted))
    except ValueError:
        return str(default_of(f"{SETTINGS}.host"))


def _redis_url(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    if value is None or value.startswith(("redis://", "rediss://", "unix://")):
        return value
    raise click.BadParameter("an address like redis://HOST:6379 is wanted.")  # what was given may hold a password


def _public_url(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """Links begin with it, and the page is at its root."""
    if value is None:
        return None
    parts = urlsplit(value)
    if parts.scheme in ("http", "https") and parts.hostname and not (parts.path.strip("/") or parts.query):
        return value
    raise click.BadParameter(f"{value!r} is not an address like https://towers.example.org, without a path.")


@click.command("serve", epilog=EXAMPLES, context_settings={"auto_envvar_prefix": "FIVETOWERS", "show_default": True})
@click.option("--host", default=_default_host, envvar="FIVETOWERS_HOST", show_envvar=True, show_default="127.0.0.1",
              help="The address to listen on; 0.0.0.0 shares the game on the home network.")  # fmt: skip
@click.option("--port", type=click.IntRange(0, 65_535), envvar=["FIVETOWERS_PORT", "PORT"],
              cls=SettingOption, setting=f"{SETTINGS}.port", show_envvar=True,
              help="If it is busy, the next free port is used; 0 means any free port.")  # fmt: skip
@click.option("--database", metavar="URL", show_envvar=True, show_default="a file in your data folder",
              help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.")  # fmt: skip
@click.option("--redis", metavar="URL", show_envvar=True, callback=_redis_url,
              help="Needed when several nodes share the tables.")  # fmt: skip
@click.option("--public-url", metavar="URL", show_envvar=True, callback=_public_url,
              help="The public address, when behind a reverse proxy.")  # fmt: skip
@click.option("--trust-proxy", is_flag=True, show_envvar=True,
              help="Trust the X-Forwarded-… headers of a reverse proxy.")  # fmt: skip
@click.option("--bot-processes", type=click.IntRange(1, 64), show_envvar=True,
              cls=SettingOption, setting=f"{SETTINGS}.bot_processes", help="Number of processes for bots.")  # fmt: skip
@click.option("--bot-pause", metavar="SECONDS", type=click.FloatRange(0, 10), show_envvar=True,
              cls=SettingOption, setting=f"{SETTINGS}.bot_pause",
              help="Pause before a bot acts while somebody is watching.")  # fmt: skip
@click.option("--lease-seconds", type=click.FloatRange(0.5, 60), show_envvar=True,
              cls=SettingOption, setting=f"{SETTINGS}.lease_seconds",
              help="Other nodes take over a dead node's tables after this time.")  # fmt: skip
@click.option("--tables-in-memory", type=click.IntRange(10), show_envvar=True,
              cls=SettingOption, setting=f"{SETTINGS}.tables_in_memory",
              help="Idle tables beyond this number are unloaded until they are needed.")  # fmt: skip
@click.option("--keep-days", metavar="DAYS", type=click.FloatRange(0), show_envvar=True,
              cls=SettingOption, setting=f"{SETTINGS}.keep_days",
              help="Remove tables where nothing has happened for this many days; 0 keeps them for good.")  # fmt: skip
@click.option("--limits/--no-limits", default=True, show_envvar=True,
              help="Rate limits for clients. Switch them off only for benchmarks.")  # fmt: skip
@click.option("--idle-seconds", type=click.FloatRange(1), show_envvar=True,
              cls=SettingOption, setting=f"{LIMITS}.idle_seconds",
              help="Close sockets that have been silent for this long.")  # fmt: skip
@click.option("--log-level", type=click.Choice(LOG_LEVELS), default="warning", show_envvar=True,
              help="Lines of JSON on standard error.")  # fmt: skip
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser, if there is a screen.")
@click.pass_context
def command(ctx: click.Context, /, open_page: bool, log_level: str, **options: Any) -> None:  # noqa: FBT001 (click)
    """Run the server: tables for people and bots, in a browser.

    By default it listens on this machine only. Every flag can also be set in the environment.
    """
    from fivetowers.server.node.logs import set_up
    from fivetowers.server.node.process import listen, run
    from fivetowers.server.node.service import Service
    from fivetowers.server.node.settings import settings_from

    set_up(log_level)
    settings = settings_from(**options)

    def ready(service: Service) -> None:
        address = _address(service)
        if service.settings.port != settings.port and settings.port:
            click.echo(say("serve-busy", port=str(settings.port), next=str(service.settings.port)), err=True)
        click.echo(address)
        click.echo(say("serve-running"), err=True)
        sys.stdout.flush()
        if open_page and _has_screen():
            click.launch(address)

    try:
        listening = listen(settings.host, settings.port)
        run(settings, listening, ready)
    except KeyboardInterrupt:
        click.echo(say("serve-stopped"), err=True)
        ctx.exit(GOOD)
    except FiveTowersError as error:
        click.echo(say_error(error), err=True)
        ctx.exit(REFUSED)


def _address(service: Any) -> str:
    """What to open on this machine, or what to tell the others."""
    settings = service.settings
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "localhost") else settings.host
    return str(
        service.base_url(f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}", is_secure=False)
    )


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
