"""Answers to HTTP: values as JSON, refusals as a key with parameters, things that stay as they are packed once."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.protocol.endpoints import JSON
from rallar.server.errors import status_of

CHECK = "no-cache"  # may be kept, but not shown without asking whether it has changed


def answer(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type=JSON, headers={"Cache-Control": "no-store"})


def refusal(error: RallarError, status: int | None = None, headers: dict[str, str] | None = None) -> Response:
    found = answer(wire.Refusal(_problem(error)), status or status_of(error))
    found.headers.update(headers or {})
    if found.status_code == 401:
        found.headers["WWW-Authenticate"] = "Bearer"
    return found


def _problem(error: RallarError) -> wire.Problem:
    return wire.Problem(error.key, error.params, _problem(error.behind) if error.behind else UNSET)


@dataclass(frozen=True, slots=True)
class Packed:
    """A body that does not change, compressed once for all who ask."""

    plain: bytes
    small: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> Packed:
        return cls(body, gzip.compress(body, mtime=0), kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')

    def answer(self, request: Request, caching: str = CHECK) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if len(self.small) < len(self.plain) and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.small, media_type=self.kind, headers=headers)
        return Response(self.plain, media_type=self.kind, headers=headers)
