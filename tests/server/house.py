"""A real server: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec

from rallar.client import Client
from rallar.server.app import create_app
from rallar.server.clocks import Time
from rallar.server.run import Server, listen
from rallar.server.settings import Settings

ROOT = Path(__file__).parents[2]


@dataclass
class House:
    """Where a server listens."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def client(self) -> Client:
        """One that does not wait for a server to come back."""
        return Client(self.url, patience=0)

    def http(self) -> httpx.Client:
        """For what the client would not ask."""
        return httpx.Client(base_url=self.url, timeout=20)


@contextmanager
def house(
    data: Path | str, settings: Settings | None = None, buffer: int | None = None, time: Time | None = None
) -> Iterator[House]:
    """A server in a thread, without limits unless they are set; the system may keep so much that is not yet read."""
    with listen("127.0.0.1", 0) as listening:
        if buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        with _serving(listening, data, settings, time):
            yield House(listening.getsockname()[1])


@contextmanager
def row(database: str, settings: Settings | None = None, number: int = 2) -> Iterator[House]:
    """Several servers on one socket, as if each were a process: who asks is answered by any of them."""
    with listen("127.0.0.1", 0) as listening, ExitStack() as served:
        for _ in range(number):
            served.enter_context(_serving(listening.dup(), database, settings))
        yield House(listening.getsockname()[1])


@contextmanager
def _serving(
    listening: socket.socket, data: Path | str, settings: Settings | None, time: Time | None = None
) -> Iterator[None]:
    ready = threading.Event()
    server = Server(create_app(data, settings or Settings().unlimited(), time), ready.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        assert ready.wait(20)
        yield
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


@dataclass
class Killable(House):
    process: subprocess.Popen[str]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def process(data: Path | str, settings: Settings | None = None, log: Path | None = None) -> Iterator[Killable]:
    """A server of its own, without limits unless they are set; its log may go to a file."""
    command = [sys.executable, "-m", "tests.server.host", str(data)]
    if settings is not None:
        command.append(msgspec.json.encode(settings).decode())
    with log.open("a") if log else nullcontext() as errors:
        running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert running.stdout is not None
    try:
        yield Killable(int(running.stdout.readline()), running)
    finally:
        running.kill()
        running.wait()
        running.stdout.close()
