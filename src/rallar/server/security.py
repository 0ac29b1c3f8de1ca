"""What every answer says to a browser, and from where a browser may ask."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rallar.server import astray
from rallar.server.answers import refusal
from rallar.server.errors import FailedError, NotYoursError, TableError, TooOftenError, WrongHostError
from rallar.server.limits import Buckets, Places
from rallar.server.settings import Settings
from rallar.server.socket import turn_away

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",  # what a page has drawn, or a person has chosen: it comes from nowhere else
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Of the app's own scripts, styles and fonts: what is said of pages means nothing there, and there are fifty of them.
OF_ASSETS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
ASSETS = "/assets/"
# Of the pages that links in mails lead to: they have one button, and no script that could press it.
OF_LETTERS = HEADERS | {
    "Content-Security-Policy": POLICY.replace("form-action 'none'", "form-action 'self'"),
    "Referrer-Policy": "same-origin",  # without one a browser does not say where a form comes from
}
LETTERS = "/api/letters/"
SAFE = ("GET", "HEAD", "OPTIONS")
_PORT = re.compile(r":\d+$")


def is_foreign(headers: Headers) -> bool:
    """Whether a page of another site asks. Programs send no origin: they may."""
    origin = headers.get("origin")
    return origin is not None and origin.lower().partition("://")[2] != headers.get("host", "").lower()


def is_welcome(headers: Headers, hosts: Collection[str]) -> bool:
    """Whether the server is asked for by one of the names it answers to; if it has none, by any."""
    name = _PORT.sub("", headers.get("host", "")).rstrip(".").lower()
    return not hosts or name in hosts


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return party(str(client[0])) if client else ""


def party(host: str) -> str:
    """Whom an address is counted as: who has one of IPv6 has its whole /64, and a name that is none is anybody's."""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def _headers(path: str) -> dict[str, str]:
    if path.startswith(ASSETS):
        return OF_ASSETS
    return OF_LETTERS if path.startswith(LETTERS) else HEADERS


class Guard:
    """Stands before everything: refuses what comes too often or from another site, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, sockets: ASGIApp) -> None:
        self._app, self._sockets = app, sockets
        self._requests = Buckets(settings.limits.requests)
        self._places = Places(settings.limits.address_connections)
        self._hosts = frozenset(host.rstrip(".").lower() for host in settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(ClientDisconnect, WebSocketDisconnect):  # whoever has hung up needs no answer
            if scope["type"] == "http":
                await self._answer(scope, receive, _Answer(send, _headers(scope["path"])))
            elif scope["type"] == "websocket":
                await self._greet(scope, receive, send)
            else:
                await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: _Answer) -> None:
        try:
            self._check(scope, is_safe=scope["method"] in SAFE)
            with self._places.one_for(address_of(scope)):
                await self._app(scope, receive, send)
        except WrongHostError as error:
            await _turned_away(error, scope)(scope, receive, send)
        except TableError as error:
            await refusal(error)(scope, receive, send)
        except ClientDisconnect:
            raise
        except Exception:  # a fault of ours, which is logged further out
            if not send.has_begun:
                await refusal(FailedError("server-failed"))(scope, receive, send)
            raise

    async def _greet(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, is_safe=False)
        except TableError as error:
            await turn_away(WebSocket(scope, receive, send), error)
        else:
            await self._sockets(scope, receive, send)

    def _check(self, scope: Scope, is_safe: bool) -> None:
        headers = Headers(scope=scope)
        if not is_welcome(headers, self._hosts):
            raise WrongHostError("host-unknown", host=headers.get("host", "")[:60])
        if scope["path"].startswith("/api/") and not self._requests.take(address_of(scope)):
            raise TooOftenError("too-often")
        if not is_safe and is_foreign(headers):
            raise NotYoursError("origin-foreign")


def _turned_away(error: WrongHostError, scope: Scope) -> Response:
    """A page for people, who came by a wrong address; programs are answered as ever."""
    headers = Headers(scope=scope)
    is_person = not scope["path"].startswith("/api/") and astray.wants_page(headers)
    return astray.page(error, headers) if is_person else refusal(error)


class _Answer:
    """What is sent to one request: it carries the headers, unless it has its own, and says whether it has begun."""

    def __init__(self, send: Send, headers: dict[str, str]) -> None:
        self._send, self._headers = send, headers
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            found = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                found.setdefault(name, value)
        await self._send(message)
