"""`anthropolis serve`: tables on this machine or on a network."""

from __future__ import annotations

import re
import socket
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import click

from anthropolis.cli.addresses import greeting, listening, urls
from anthropolis.cli.secrets import refuse_passwords
from anthropolis.server.config import (
    Config,
    LaboratoryLimits,
    Limits,
    Rate,
    bot_processes,
    data_folder,
    default_store,
)
from anthropolis.server.store.dialect import BadStore, StoreDown

LOOPBACK = ("127.0.0.1", "localhost", "::1")
WEB_ADDRESS = re.compile(r"https?://[^/\s?#]+/?")
Command = TypeVar("Command", bound=Callable[..., Any])


def setting(*names: str, **options: Any) -> Callable[[Command], Command]:
    """An option that can also be given as ANTHROPOLIS_NAME in the environment."""
    variable = "ANTHROPOLIS_" + names[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_default=True, show_envvar=True, **options)


def web_address(context: click.Context, option: click.Parameter, given: Any) -> Any:
    """An address as a browser has it, or several; raises BadParameter."""
    for url in (given,) if isinstance(given, str) else given or ():
        if not WEB_ADDRESS.fullmatch(url):
            raise click.BadParameter(f"{url!r}: write it as in https://play.example.org")
    return given


@click.command()
@setting("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 for the network.")
@setting("--port", default=8000, type=click.IntRange(0, 65535), help="Port; 0 takes a free one.")
@setting("--store", default=default_store, help="sqlite:///PATH or postgresql://USER@HOST/NAME")
@setting("--notify", help="redis://HOST:PORT to tell other processes; PostgreSQL does it itself.")
@setting("--workers", default=1, type=click.IntRange(1, 64), help="Server processes.")
@setting("--thinkers", default=bot_processes, type=click.IntRange(1, 64), help="Bot processes.")
@setting(
    "--public-url",
    callback=web_address,
    help="How people reach this server, e.g. https://play.example.org",
)
@setting(
    "--origin", callback=web_address, multiple=True, help="Another origin whose pages may connect."
)
@setting("--trust-proxy", default="127.0.0.1", help="Proxies whose X-Forwarded-For is believed.")
@setting("--bot-pace", default=0.3, type=click.FloatRange(0, 10), help="Least seconds a bot takes.")
@setting("--archive-after", default=60.0, type=click.FloatRange(0.01), help="Idle days.")
@setting(
    "--delete-after",
    default=0.0,
    type=click.FloatRange(0),
    help="Days in the archive until a table is deleted; 0 is never.",
)
@setting(
    "--requests-per-second",
    default=20.0,
    type=click.FloatRange(0),
    help="Per address; 0 is no limit.",
)
@setting(
    "--tables-per-minute",
    default=30.0,
    type=click.FloatRange(0),
    help="New tables per address; 0 is no limit.",
)
@setting(
    "--messages-per-second",
    default=10.0,
    type=click.FloatRange(0),
    help="Per seat on its socket; 0 is no limit.",
)
@setting("--sockets-per-address", default=1000, type=click.IntRange(1), help="Open at once.")
@setting("--hot-tables", default=2000, type=click.IntRange(1), help="Tables kept in memory.")
@setting(
    "--laboratory/--no-laboratory",
    default=None,
    help="Let people simulate games on this machine; default: only if it serves itself alone.",
)
@setting("--laboratory-games", default=10_000, type=click.IntRange(1), help="Most games of a job.")
@setting("--laboratory-jobs", default=20, type=click.IntRange(1), help="Most jobs that are kept.")
@setting(
    "--laboratory-minutes", default=60.0, type=click.FloatRange(0.01), help="Most time of a job."
)
@setting("--log-level", default="warning", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--open", "open_browser", is_flag=True, help="Open a browser.")
@click.option("--openapi", is_flag=True, help="Print the OpenAPI description and stop.")
@click.pass_context
def command(context: click.Context, /, **given: Any) -> None:
    """Serve tables to browsers. With no options at all: on this machine, for this machine."""
    if given["openapi"]:
        print_openapi()
        return
    refuse_passwords(context, "store", "notify")
    config = config_of(given)
    check_store(config)
    if given["workers"] == 1:
        run(config, given)
        return
    with tempfile.TemporaryDirectory(prefix="anthropolis-") as folder:
        hands = folder if hasattr(socket, "send_fds") else None
        run(replace(with_neighbours(config), hands=hands), given)


def config_of(given: dict[str, Any]) -> Config:
    tables = given["tables_per_minute"]
    requests, messages = given["requests_per_second"], given["messages_per_second"]
    limits = Limits(
        requests=Rate(requests, int(requests * 10)),
        files=Rate(requests * 10, int(requests * 200)),
        tables=Rate(tables / 60, max(1, int(tables))),
        seat_messages=Rate(messages, int(messages * 6)),
        address_messages=Rate(messages * 20, int(messages * 200)),
        sockets_per_address=given["sockets_per_address"],
        hot_tables=given["hot_tables"],
    )
    return Config(
        store=given["store"], notify=given["notify"], public_url=given["public_url"],
        origins=tuple(given["origin"]), thinkers=given["thinkers"], bot_pace=given["bot_pace"],
        archive_after_days=given["archive_after"], delete_after_days=given["delete_after"],
        limits=limits, laboratory=laboratory_of(given),
        laboratory_limits=LaboratoryLimits(
            given["laboratory_games"], given["laboratory_jobs"], given["laboratory_minutes"]
        ),
    )  # fmt: skip


def laboratory_of(given: dict[str, Any]) -> str | None:
    """Its folder, beside the tables; None keeps it closed, as on a server that others reach."""
    wanted = given["laboratory"]
    if wanted is None:
        wanted = given["host"] in LOOPBACK and not given["public_url"]
    path = given["store"].partition(":///")[2]
    folder = Path(path).parent if given["store"].startswith("sqlite:") and path else data_folder()
    return str(folder / "laboratory") if wanted else None


def with_neighbours(config: Config) -> Config:
    """Processes on one SQLite file tell each other what moved; PostgreSQL does it for them."""
    from anthropolis.server.store.dialect import Sqlite, dialect_of
    from anthropolis.server.store.notify import neighbours_of

    dialect = dialect_of(config.store)
    if config.notify or not isinstance(dialect, Sqlite):
        return config
    return replace(config, notify=neighbours_of(dialect.path))


def check_store(config: Config) -> None:
    """Open the store once, so that a wrong one is one clear line; this also updates it."""
    from anthropolis.server.store import open_store

    try:
        open_store(config.store, config.notify).close()
    except (BadStore, StoreDown) as error:
        raise click.ClickException(f"the store cannot be used: {error}") from error


def print_openapi() -> None:
    from msgspec import json

    from anthropolis.server.web.openapi import describe

    click.echo(json.format(json.encode(describe()), indent=2).decode())


def run(config: Config, given: dict[str, Any]) -> None:
    import uvicorn

    from anthropolis.server.logs import set_up_logs
    from anthropolis.server.web.connections import BoundedHttp
    from anthropolis.server.web.factory import hand_down
    from anthropolis.server.web.pushing import PushingSocket, SharedPort

    set_up_logs(given["log_level"])
    bound = listening(given["host"], given["port"])
    reached = urls(given["host"], bound.getsockname()[1], config.public_url)
    hand_down(replace(config, network_url=next(iter(reached[1:]), None)), given["log_level"])
    kind = SharedPort if given["workers"] > 1 else uvicorn.Config
    server_config = kind(
        "anthropolis.server.web.factory:app", factory=True, host=given["host"],
        port=given["port"], workers=given["workers"], ws=PushingSocket, http=BoundedHttp,
        ws_max_size=config.limits.body_bytes, ws_per_message_deflate=False, access_log=False,
        log_config=None, server_header=False, forwarded_allow_ips=given["trust_proxy"],
        timeout_graceful_shutdown=10,
    )  # fmt: skip
    say_what_is_missing()
    if given["workers"] > 1:
        run_several(server_config, bound, reached)
    else:
        run_one(server_config, bound, reached, given["open_browser"])


def say_what_is_missing() -> None:
    from anthropolis.server.web.static import is_built

    if not is_built():
        click.echo("This installation has no web client: pages will say how to get it.")


def run_one(
    server_config: Any, bound: socket.socket, reached: list[str], open_browser: bool
) -> None:
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.should_exit or not self.servers:
                return
            click.echo(greeting(reached, 1))
            if open_browser:
                webbrowser.open(reached[-1])  # links made there work on other devices too

    Server(server_config).run(sockets=[bound])


def run_several(server_config: Any, bound: socket.socket, reached: list[str]) -> None:
    from uvicorn.supervisors import Multiprocess

    click.echo(greeting(reached, server_config.workers))
    Multiprocess(server_config, sockets=[bound]).run()
