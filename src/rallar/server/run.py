"""Runs the application: binds an address, says when it is ready, and takes leave of everyone at the end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from fastapi import FastAPI

from rallar.protocol import wire
from rallar.server.door import Config, Door
from rallar.server.errors import DataError

PORT = 8000
LAST_PORT = 65535
QUEUE = 2048  # connections that may wait to be taken in
TRIED = 100  # ports, if none was asked for
GOODBYE = 0.2
LOOK = 5  # tenths of a second between looks at who keeps the server waiting
ALIVE = 8.0  # seconds until a silent client is asked for, and until one that does not answer is away


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port on the first free one."""
    ports = range(PORT, PORT + TRIED) if port is None else (port,)
    for each in ports:
        try:
            return _bind(host, each)
        except (OSError, UnicodeError) as error:
            if not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
                reason = getattr(error, "strerror", None) or type(error).__name__
                raise DataError("serve-address-unusable", address=host, port=str(each), reason=reason) from error
    raise DataError("serve-port-taken", port=str(ports[0]))


def _bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(QUEUE)
    except OSError:
        found.close()
        raise
    return found


class Server(uvicorn.Server):
    """Tells when it is ready, and lets everyone know before it stops."""

    def __init__(self, app: FastAPI, ready: Callable[[], None] = lambda: None) -> None:
        self._door = Door(app.state.hall.settings)
        config = Config(
            app,
            self._door,
            ws_max_size=wire.MAX_MESSAGE,
            ws_ping_interval=ALIVE,
            ws_ping_timeout=ALIVE,
            ws_per_message_deflate=False,  # costs more memory than the table itself
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        super().__init__(config)
        self._hall = app.state.hall
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(QUEUE)  # asyncio lets no more wait than it takes in at once
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK == 0:
            self._door.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, _: FrameType | None) -> None:
        """Whoever asks the server to end is obeyed, and it ends well: uvicorn would die of the signal afterwards."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.tables.close()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def run(app: FastAPI, listening: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Until the process is told to end, by Ctrl-C or by SIGTERM."""
    Server(app, ready).run([listening])
    gc.freeze()  # the process ends: to look through the memory of thousands of tables once more would take seconds
