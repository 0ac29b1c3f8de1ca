"""Notices to devices: encrypted for one browser (RFC 8291), signed by this server (RFC 8292), left at its service."""

from __future__ import annotations

import asyncio
import base64
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from rallar.server.ways import Way

LASTS = 24 * 60 * 60  # seconds that a service keeps what it cannot deliver
PATIENCE = 10.0  # seconds for one
NOBODY = (404, 410)
BUSY = (408, 425, 429, 500, 502, 503, 504)
AT_LEAST, AT_MOST = 5, 60 * 60  # seconds until it is tried again


@dataclass(frozen=True, slots=True)
class Sent:
    """What came of it: nobody is there any more, or it is to be tried again in so many seconds, or not before then."""

    gone: bool = False
    again: float | None = None
    until: float | None = None


DONE, GONE = Sent(), Sent(gone=True)


def is_installed() -> bool:
    return all(find_spec(name) for name in ("http_ece", "httpx", "py_vapid"))


def new_keys() -> str:
    """A key of this server, and the public half of it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    whole = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return f"{_text(whole)}.{_text(public)}"


class Push:
    """What it needs is loaded when there is something to send."""

    def __init__(self, keys: str, contact: str) -> None:
        self._private, _, self.key = keys.partition(".")
        self._contact = contact
        self._client: Any = None

    async def send(self, endpoint: str, way: Way, message: bytes, topic: str) -> Sent:
        """Leave a message; one that still waits there under the same topic is replaced by it."""
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)
        body, signed = await asyncio.to_thread(self._sealed, endpoint, way, message)
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Topic": topic, "Urgency": "high", **signed}
        try:
            async with self._client.stream("POST", endpoint, content=body, headers=headers) as answer:
                return _came_of(answer.status_code, answer.headers.get("retry-after", ""))
        except httpx.HTTPError:
            return Sent(again=AT_LEAST)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    def _sealed(self, endpoint: str, way: Way, message: bytes) -> tuple[bytes, dict[str, str]]:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid

        once = ec.generate_private_key(ec.SECP256R1())
        body = http_ece.encrypt(message, private_key=once, dh=_bytes(way.p256dh), auth_secret=_bytes(way.auth))
        parts = urlsplit(endpoint)
        signed = Vapid.from_raw(self._private.encode()).sign(
            {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        )
        return body, signed


def _came_of(status: int, after: str) -> Sent:
    if status in BUSY:
        return Sent(again=min(AT_MOST, max(AT_LEAST, _seconds(after))))
    return Sent(gone=status in NOBODY)


def _seconds(after: str) -> float:
    """A `Retry-After`: a number of seconds, or a date."""
    if after.isdecimal():
        return float(after[:9])
    try:
        return (parsedate_to_datetime(after) - datetime.now(UTC)).total_seconds()
    except (TypeError, ValueError):
        return 0


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
