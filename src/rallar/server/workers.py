"""Several servers on one socket: a parent that starts them, replaces the one that ends, and takes leave with them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from rallar.server.errors import DataError
from rallar.server.thinker import framed
from rallar.server.worker import Orders

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds before one that has ended is replaced
log = logging.getLogger(__name__)
Process = asyncio.subprocess.Process


def run_many(number: int, listening: socket.socket, orders: Orders, ready: Callable[[], None]) -> None:
    """Until the process is told to end, by Ctrl-C or by SIGTERM."""
    if os.name != "posix":
        raise DataError("serve-processes-here")
    asyncio.run(Workers(listening, orders).run(number, ready))


class Workers:
    def __init__(self, listening: socket.socket, orders: Orders) -> None:
        self._listening, self._orders = listening, orders
        self._running: set[Process] = set()
        self._stops = asyncio.Event()

    async def run(self, number: int, ready: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stop)
        up = [asyncio.Event() for _ in range(number)]
        places = asyncio.gather(*map(self._keep, up))
        all_up = asyncio.gather(*(each.wait() for each in up))
        await asyncio.wait((places, all_up), return_when=asyncio.FIRST_COMPLETED)
        if not self._stops.is_set():
            ready()
        all_up.cancel()
        await places

    def _stop(self) -> None:
        self._stops.set()
        for process in self._running:
            with suppress(ProcessLookupError):
                process.terminate()

    async def _keep(self, up: asyncio.Event) -> None:
        """One place, and whoever is in it."""
        wait = FIRST_WAIT
        while not self._stops.is_set():
            wait = FIRST_WAIT if await self._serve(up) else min(LONGEST_WAIT, 2 * wait)
            if not self._stops.is_set():
                log.warning("a server process has ended; another takes its place")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stops.wait(), wait)

    async def _serve(self, up: asyncio.Event) -> bool:
        """Until it ends: whether it has served anybody."""
        process = await self._start()
        self._running.add(process)
        if self._stops.is_set():
            process.terminate()
        assert process.stdout
        is_ready = bool(await process.stdout.readline())
        if is_ready:
            up.set()
        await process.wait()
        self._running.discard(process)
        return is_ready

    async def _start(self) -> Process:
        socket_number = self._listening.fileno()
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "rallar.server.worker", str(socket_number)),
            stdin=pipe,
            stdout=pipe,
            pass_fds=(socket_number,),
            start_new_session=True,  # Ctrl-C is meant for the parent, who tells them
        )
        assert process.stdin
        process.stdin.write(framed(msgspec.msgpack.encode(self._orders)))
        return process
