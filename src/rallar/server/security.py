"""What every answer says to a browser, and from where a browser may ask."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rallar.server.answers import refusal
from rallar.server.errors import FailedError, NotYoursError, TooOftenError
from rallar.server.limits import Buckets
from rallar.server.settings import Rate

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
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
SAFE = ("GET", "HEAD", "OPTIONS")


def is_foreign(headers: Headers) -> bool:
    """Whether a page of another site asks. Programs send no origin: they may."""
    origin = headers.get("origin")
    return origin is not None and origin.lower().partition("://")[2] != headers.get("host", "").lower()


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """Stands before everything: refuses what comes too often or from another site, and adds the headers."""

    def __init__(self, app: ASGIApp, requests: Rate) -> None:
        self._app = app
        self._requests = Buckets(requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            await self._checked(scope)(scope, receive, send_with_headers)
        except Exception:  # a fault of ours, which is logged further out
            if not started:
                await refusal(FailedError("server-failed"))(scope, receive, send_with_headers)
            raise

    def _checked(self, scope: Scope) -> ASGIApp:
        if scope["path"].startswith("/api/") and not self._requests.take(address_of(scope)):
            return refusal(TooOftenError("too-often"))
        if scope["method"] not in SAFE and is_foreign(Headers(scope=scope)):
            return refusal(NotYoursError("origin-foreign"))
        return self._app
