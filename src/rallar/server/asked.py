"""What a request says: its token, and its body, read no further than it may be long."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from rallar.server.errors import MisfitError, TooLargeError, UnreadableError

MAX_BODY = 16 * 1024
T = TypeVar("T")


def token_of(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def bytes_of(request: Request, most: int) -> bytes:
    """A body, read no further than it may be long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLargeError("body-too-large", most=most)
    return bytes(body)


async def body_of(request: Request, kind: type[T], most: int = MAX_BODY) -> T:
    try:
        return msgspec.json.decode(await bytes_of(request, most), type=kind)
    except msgspec.ValidationError as error:
        raise MisfitError("body-misfit", where=_where(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise UnreadableError("body-unreadable") from error


def _where(error: msgspec.ValidationError) -> str:
    """The place that msgspec names; `none` if it is the whole."""
    return str(error).partition(" - at `$.")[2].rstrip("`")[:60] or "none"
