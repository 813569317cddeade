"""Where a server listens, and how people reach it."""

from __future__ import annotations

import contextlib
import errno
import socket

import click

EVERYWHERE = ("0.0.0.0", "::")


def listening(host: str, port: int) -> socket.socket:
    """A socket on that port; a port that is taken is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise click.ClickException(reason(host, port, error)) from error
    bound.set_inheritable(True)
    return bound


def reason(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: give another one with --port, or --port 0 for any free one"
    return f"cannot listen on {host}, port {port}: {error.strerror}"


def urls(host: str, port: int, public_url: str | None) -> list[str]:
    """How to reach the server, the best way first; on all addresses: from here, then from others.

    With a public address there is only that one.
    """
    if public_url:
        return [public_url.rstrip("/")]
    if host not in EVERYWHERE:
        return [url(host, port)]
    return [url("127.0.0.1", port), *(url(address, port) for address in network_addresses())]


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_addresses() -> list[str]:
    """The addresses of this machine that others on its network can use."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent; it tells which address would be used
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [a for a in dict.fromkeys(found) if not a.startswith("127.")]


def greeting(reached: list[str], processes: int) -> str:
    """What `serve` says when it is ready."""
    several = f", {processes} processes" if processes > 1 else ""
    lines = [f"Anthropolis is at {reached[0]}{several}  (stop with Ctrl-C)"]
    if len(reached) > 1:
        lines.append(f"From other devices on this network: {' or '.join(reached[1:])}")
    return "\n".join(lines)
