"""`python -m tests.server.gate DIR`: a server whose commits wait at a gate for a word on its standard input."""

from __future__ import annotations

import queue
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rallar.server import hall, opponents
from rallar.server.app import create_app
from rallar.server.run import listen, run
from rallar.server.settings import Limits, Settings
from rallar.server.sqlite_store import SqliteStore
from tests.server.house import ROOT, Killable

PATIENCE = 20


class Gate:
    """Stands before and behind each commit, and stops them while it is closed."""

    def __init__(self) -> None:
        self._closed = False
        self._word = ""
        self._heard = threading.Condition()
        self.waiting: Callable[[], int]  # how many writes wait for the one at the gate

    def pass_(self, stage: str) -> str:
        with self._heard:
            if self._closed:
                print(stage, flush=True)
                self._heard.wait_for(lambda: self._word or not self._closed)
            word, self._word = self._word, ""
            return word

    def listen(self) -> None:
        for line in sys.stdin:
            with self._heard:
                word = line.strip()
                if word == "count":
                    print(self.waiting(), flush=True)
                    continue
                self._closed = word != "free"
                if word == "hold":
                    print("closed", flush=True)
                elif word != "free":
                    self._word = word
                self._heard.notify()


class Disk:
    """The connection of a store, with a gate at the commits by which something is written."""

    def __init__(self, db: sqlite3.Connection, gate: Gate) -> None:
        self._db = db
        self._gate = gate
        self._before = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "BEGIN":
            self._before = self._db.total_changes
        if sql != "COMMIT" or self._db.total_changes == self._before:
            return self._db.execute(sql, *values)
        word = self._gate.pass_("before")
        if word == "refuse":
            raise sqlite3.OperationalError("the gate refuses")
        done = self._db.execute(sql)
        if word == "lie":
            raise sqlite3.OperationalError("the gate lies: it is on disk")
        self._gate.pass_("behind")
        return done


@dataclass
class Gated(Killable):
    """Such a server, from outside."""

    told: queue.SimpleQueue[str] = field(default_factory=queue.SimpleQueue)

    def say(self, word: str) -> None:
        """`hold` every commit from now on; let the one at the gate `go`, or `refuse` it, or `lie`; `free` them all."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        while word == "hold" and self.hear() != "closed":
            pass

    @contextmanager
    def held(self) -> Iterator[None]:
        """Every commit is held meanwhile, unless it is let go."""
        self.say("hold")
        try:
            yield
        finally:
            self.say("free")

    def wait_for(self, writes: int) -> None:
        """Until so many wait for the one that is held."""
        until = time.monotonic() + PATIENCE
        while True:
            self.say("count")
            if (waiting := int(self.hear())) >= writes:
                return
            assert time.monotonic() < until, f"only {waiting} wait"
            time.sleep(0.05)

    def hear(self, timeout: float = PATIENCE) -> str:
        """Where a commit has stopped: `before` it is on disk, or `behind`."""
        return self.told.get(timeout=timeout)


@contextmanager
def gated(data: Path) -> Iterator[Gated]:
    command = [sys.executable, "-m", "tests.server.gate", str(data)]
    running = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stdin is not None
    place = Gated(int(running.stdout.readline()), running)
    listening = threading.Thread(target=_listen, args=(running, place))
    listening.start()
    try:
        yield place
    finally:
        running.kill()
        running.wait()
        listening.join()
        running.stdin.close()
        running.stdout.close()


def _listen(running: subprocess.Popen[str], place: Gated) -> None:
    assert running.stdout is not None
    for line in running.stdout:
        place.told.put(line.strip())


if __name__ == "__main__":
    gate = Gate()
    threading.Thread(target=gate.listen, daemon=True).start()

    class GatedStore(SqliteStore):
        def __init__(self, folder: Path) -> None:
            super().__init__(folder)
            self._db: Any = Disk(self._db, gate)
            gate.waiting = self._jobs.qsize

    setattr(hall, "open_store", GatedStore)  # noqa: B010
    opponents.AGAIN = 0.2
    listening = listen("127.0.0.1", 0)
    app = create_app(Path(sys.argv[1]), Settings(limits=Limits.off(), pause=0, away_after=0))
    run(app, listening, lambda: print(listening.getsockname()[1], flush=True))
