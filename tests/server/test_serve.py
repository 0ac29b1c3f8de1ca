"""The command opens a server, and says what it cannot open."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import pytest

import rallar
from rallar.client import Client
from rallar.server.disk import APPLICATION
from rallar.server.errors import DataError
from rallar.server.run import listen
from rallar.server.sqlite_store import SqliteStore
from tests.server.house import House

RALLAR = [sys.executable, "-m", "rallar", "--lang", "en", "serve", "--no-browser"]
DEAF = ("sh", "-c", "trap '' INT TERM; exec \"$@\"", "sh")  # what a shell starts in the background ignores Ctrl-C


@contextmanager
def served(
    *options: str, before: tuple[str, ...] = (), errors: IO[str] | int = subprocess.PIPE
) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen([*before, *RALLAR, *options], stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("before", [(), DEAF], ids=["in front", "in the background"])
@pytest.mark.parametrize("farewell", [signal.SIGINT, signal.SIGTERM])
def test_serve(tmp_path: Path, before: tuple[str, ...], farewell: signal.Signals) -> None:
    with served("--data", str(tmp_path), "--host", "0.0.0.0", "--port", "0", before=before) as process:
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert address is not None
        assert Client(address[0]).about().version == rallar.__version__
        process.send_signal(farewell)
        text, _ = process.communicate(timeout=20)
        assert "All games are saved" in text
        assert process.returncode == 0


def test_what_cannot_be_served(tmp_path: Path, place: House) -> None:
    command = [*RALLAR, "--data", str(tmp_path), "--port", str(place.port)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr == f"Port {place.port} is already in use.\n"


@pytest.mark.parametrize(("host", "port"), [("192.0.2.77", 0), ("127.0.0.1", 70000), ("no such name", 0)])
def test_where_nobody_can_listen(host: str, port: int) -> None:
    with pytest.raises(DataError, match="serve-address-unusable"):
        listen(host, port)


def test_the_next_free_port() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="data-unwritable"):
        SqliteStore(Path(os.devnull) / "x")
    (tmp_path / "tables.sqlite3").write_text("something else" * 100)
    with pytest.raises(DataError, match="data-foreign"):
        SqliteStore(tmp_path)


def test_a_database_of_something_else(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db:
        db.executescript("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DataError, match="data-foreign"):
        SqliteStore(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as db:
        db.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 99")
    with pytest.raises(DataError, match="data-other-version"):
        SqliteStore(tmp_path)
