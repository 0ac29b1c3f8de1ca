"""`rallar serve --processes`: one command, several processes, and nobody notices when one of them ends."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar.cli.main import app
from tests.browser.host import Host
from tests.loops import in_a_thread
from tests.server.people import PEOPLE, WAIT, play_on
from tests.server.test_serve import RALLAR
from tests.soak import processes


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 2 * WAIT
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def is_there(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.slow
def test_a_process_that_ends_is_replaced_and_none_outlives_its_parent(tmp_path: Path, database: str) -> None:
    with Host(tmp_path / "data", "--store", database, "--processes", "2") as host:
        until(lambda: len(host.servers) == 2)
        killed, other = host.servers
        os.kill(killed, signal.SIGKILL)
        table = host.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=4)
        until(lambda: len(host.servers) == 2 and killed not in host.servers)
        serving = host.servers
        assert other in serving
        host.kill()
        until(lambda: not any(map(is_there, serving)))
    assert not (tmp_path / "data").exists(), "no folder is needed"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--processes", "2"), "Several processes need a PostgreSQL that they share: name it with --store.\n"),
        (("--store", "mysql://x/y"), "mysql://x/y is not an address of PostgreSQL"),
        (("--store", "postgresql://me:secret@127.0.0.1:1/games"), "Can’t reach postgresql://me:…@127.0.0.1:1/games: "),
    ],
)
def test_what_cannot_be_served(options: tuple[str, ...], said: str) -> None:
    found = subprocess.run([*RALLAR, "--port", "0", *options], capture_output=True, text=True, timeout=60)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith(said)


def move_store(language: str, source: str, target: str) -> Result:
    return CliRunner().invoke(app, ["--lang", language, "move-store", source, target])


def test_move_store(tmp_path: Path, database: str) -> None:
    (tmp_path / "empty").mkdir()
    missing = in_a_thread(lambda: move_store("da", str(tmp_path / "empty"), database))
    assert (missing.exit_code, missing.stderr) == (1, f"{tmp_path}/empty/tables.sqlite3 findes ikke.\n")
    back = in_a_thread(lambda: move_store("en", database, str(tmp_path / "new")))
    assert (back.exit_code, back.stdout.split()[-7:]) == (0, f"Tables: 0. {database} is as it was.".split())


@pytest.mark.slow
def test_under_load_one_of_three_is_killed_and_postgresql_starts_again() -> None:
    """The short form of what `make soak` does for long; in the end all stop well."""
    assert "none lost, none twice" in processes.run(count=3, seed=7)
