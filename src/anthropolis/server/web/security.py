"""Headers on every answer, and where requests may come from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anthropolis.server.config import Config

# Styles may stand in attributes, because boards are drawn with them; scripts only in our own files.
# Of these one brings WebAssembly: Python, for help at a table without a network.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{sockets}; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HERE = ("127.0.0.1", "localhost", "[::1]")
OWN_MACHINE = ("127.0.0.1", "::/64")


class SecureHeaders:
    """Puts the headers on every HTTP answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        url = urlsplit(config.public_url or "")
        # Older Safari does not count a socket to the same place as 'self'.
        sockets = (
            f" {'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}" if url.netloc else ""
        )
        self.headers = HEADERS | {"content-security-policy": POLICY.format(sockets=sockets)}
        if url.scheme == "https":
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if not host_allowed(Headers(scope=scope), self.config):
            await Response(status_code=421)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def host_allowed(headers: Headers, config: Config) -> bool:
    """With a public address the server answers to that name, to others it is told of, and here."""
    if not config.public_url:
        return True
    host = headers.get("host", "").lower()
    named = {urlsplit(url).netloc.lower() for url in (config.public_url, *config.origins)}
    return host in named or host.rpartition(":")[0] in HERE or host in HERE


def origin_allowed(headers: Headers, config: Config) -> bool:
    """Browsers say where a page comes from: it must be us. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in config.origins:
        return True
    if config.public_url and origin == config.public_url.rstrip("/"):
        return True
    return urlsplit(origin).netloc == headers.get("host", "") != ""


def address_of(scope: Scope) -> str:
    """Who is charged for a request: an address, or the network of a household with IPv6."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """IPv6 by its first 64 bits, whose owner has all the others; IPv4 as it is."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 6 and ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip_network((ip, 64), strict=False)) if ip.version == 6 else str(ip)


def is_guest(address: str) -> bool:
    """Whether somebody comes from another machine."""
    return address not in OWN_MACHINE
