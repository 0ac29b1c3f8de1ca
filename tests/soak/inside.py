"""A line into a server of this process: all of it but the network."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from fastapi import FastAPI

from tests.lean import BINARY, TEXT, Line


class Inside(Line):
    """Put before another kind of line, it goes to an application instead of an address."""

    async def connect(self, address: FastAPI, table: str) -> None:
        self._transport = self
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(self._serve(address, table))

    async def _serve(self, app: FastAPI, table: str) -> None:
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": path,
            "raw_path": path.encode(),
            "scheme": "ws",
            "headers": [(b"host", b"inside")],
            "client": ("127.0.0.1", 1),
            "query_string": b"",
            "subprotocols": [],
            "state": {},
        }
        error = None
        with suppress(asyncio.CancelledError):
            try:
                await app(scope, self._incoming.get, self._hear)
            except Exception as raised:
                error = raised
        self.connection_lost(error)

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.is_open = True
            self.opened()
        elif message["type"] == "websocket.send":
            self.heard(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.close_code = message.get("code")
            self.hang_up()

    def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def send_all(self, messages: Sequence[tuple[bytes, int]]) -> None:
        for payload, opcode in messages:
            self.send(payload, opcode)

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        if opcode == BINARY:
            self._incoming.put_nowait({"type": "websocket.receive", "bytes": payload})
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:  # nothing that is no text reaches an application
            self.hang_up()
        else:
            self._incoming.put_nowait({"type": "websocket.receive", "text": text})
