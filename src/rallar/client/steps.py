"""What a client has to do, as values: nothing here opens a connection."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, TypeAlias, TypeVar

from websockets.exceptions import WebSocketException

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fetch:
    """Ask by HTTP, and come back with the status and the body."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout: float


@dataclass(frozen=True, slots=True)
class Connect:
    """Open a socket; an earlier one is closed."""

    url: str
    timeout: float


@dataclass(frozen=True, slots=True)
class Send:
    text: str


@dataclass(frozen=True, slots=True)
class Receive:
    """Come back with the next message; `TimeoutError` if there is none for so long."""

    timeout: float | None


@dataclass(frozen=True, slots=True)
class Pause:
    seconds: float


@dataclass(frozen=True, slots=True)
class Close:
    """Take leave of the socket, if there is one."""


Step = Fetch | Connect | Send | Receive | Pause | Close
Steps: TypeAlias = Generator[Step, Any, T]
LOST = (OSError, HTTPException, WebSocketException)  # what a step raises when the other side is gone
