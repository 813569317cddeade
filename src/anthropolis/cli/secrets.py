"""Passwords of stores: never where everybody on the machine can read them."""

from __future__ import annotations

import os
from urllib.parse import unquote, urlsplit, urlunsplit

import click
from click.core import ParameterSource


def refuse_passwords(context: click.Context, *names: str) -> None:
    """Refuse a URL with a password on the command line, which any user sees in `ps`."""
    for name in names:
        typed = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if typed and has_password(context.params[name] or ""):
            raise click.UsageError(
                f"everybody on this machine can read a password in --{name}: give the URL in "
                f"ANTHROPOLIS_{name.upper()}, or the password in ~/.pgpass"
            )


def has_password(url: str) -> bool:
    try:
        return urlsplit(url).password is not None
    except ValueError:  # no URL at all, which whoever opens it will say
        return False


def without_password(url: str) -> tuple[str, dict[str, str]]:
    """A PostgreSQL URL for a command line, and the environment that holds its password."""
    parts = urlsplit(url)
    environment = dict(os.environ)
    if parts.password is None:
        return url, environment
    environment["PGPASSWORD"] = unquote(parts.password)
    host = parts.netloc.rpartition("@")[2]
    user = f"{parts.username}@" if parts.username else ""
    return urlunsplit(parts._replace(netloc=user + host)), environment
