"""A real server in a process of its own, to be looked at with a browser and killed without warning."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Self

from rallar.client import Client, LostError

PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """`rallar serve` on a port of its own. A kill and a start keep the port and the data."""

    def __init__(self, data: Path, *options: str, boards: Path | None = None) -> None:
        self.data = data
        self._boards = [] if boards is None else ["--boards", str(boards)]
        self._options = options
        named = dict(pairwise(options))
        self._is_several = int(named.get("--processes", "1")) > 1
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def client(self) -> Client:
        return Client(self.url)

    @property
    def code(self) -> int | None:
        """With which it has ended."""
        return None if self._process is None else self._process.poll()

    @property
    def servers(self) -> list[int]:
        """The processes that serve: with several, the children of the one that was started."""
        if not self._is_several:
            return [self.pid]
        return [int(child) for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def start(self) -> None:
        command = [sys.executable, "-m", "rallar", *self._boards]
        command += ["serve", "--no-browser", "--pause", "0", *self._options]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with (self.data.parent / f"serve-{self.port}.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        self._wait_until_up()

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(20)

    def _wait_until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, "the server ended"
            try:
                Client(self.url).about()
            except LostError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")
