"""The data folder: its owner's alone, of every version there was, and called damaged when it is."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rallar.server import disk
from rallar.server.disk import FILE, LOCK, STEPS, VERSION
from rallar.server.errors import DataError
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import SAID
from tests.server.house import ROOT, house, process
from tests.server.people import PEOPLE, play_on

KEPT = Path(__file__).with_name("kept") / "version-1.sql"
PLAYING = ("BPeAHqgka8", {0: "5_B8b-jFhsK4p4guO4Bb67DRmf5-7TR8", 1: "0gqpKtb5-HEmMCRjOM8hyhu77TBxYYb2"})
GATHERING = ("FcU6vmqIrB", {0: "BcrIqiNKHazw0vKEAH1QyOVYjyl92_k4"}, "FDqb8cS014PDfqTzfLNgjJsT5X2_JiWi")
OVER = ("mggYjgVfgi", {0: "6BFGSXS71-3wxLcy9olZO_rCHbY5niXP"})


def lay_version_1(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript(KEPT.read_text(encoding="utf-8"))


def asked(file: Path, question: str) -> object:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(question).fetchone()[0]


def rights(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in (folder, *folder.iterdir())}


def overwrite(file: Path, start: float, length: float) -> None:
    """Bytes somewhere in a file become others; both are said as parts of the whole."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(round(size * start))
        opened.write(b"\xa5" * round(size * length))


@pytest.mark.parametrize("umask", ["000", "777"])
def test_whatever_the_umask_only_the_owner_can_read(tmp_path: Path, umask: str) -> None:
    """While a server runs, which makes all the files there are."""
    data = tmp_path / "data"
    command = [
        "sh",
        "-c",
        f'umask {umask}; exec "$@"',
        "sh",
        sys.executable,
        "-B",
        "-m",
        "tests.server.host",
        str(data),
    ]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        assert int(running.stdout.readline())
        names = {FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK}
        found = rights(data)
        assert names <= set(found)
        assert found == {name: 0o700 if name == "data" else 0o600 for name in found}
    finally:
        running.kill()
        running.communicate()


def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    with process(tmp_path) as place:
        place.client.new_table("nordic", PEOPLE)
        place.kill()
    assert (tmp_path / f"{FILE}-wal").stat().st_size, "a killed server leaves it"
    for each in (tmp_path, *tmp_path.iterdir()):
        each.chmod(0o777)
    SqliteStore(tmp_path).close()
    assert set(rights(tmp_path).values()) == {0o700, 0o600}


def test_a_folder_that_everybody_shares_stays_theirs(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    SqliteStore(tmp_path).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_a_folder_of_the_release_before_goes_on(tmp_path: Path) -> None:
    lay_version_1(tmp_path)
    with house(tmp_path) as place:
        table = place.client.table(*PLAYING)
        with table.sit(0) as ada, table.sit(1) as bo:
            assert (ada.position, len(ada.said), ada.said[-1].text) == (14, SAID, "line 204")
            play_on(ada, bo, most=5)
            ada.say("on we go")
        assert place.client.table(*OVER).replay().last == 110
        assert place.client.table(*OVER).rematch(0).look().status == "open"
        place.client.table(*GATHERING).join("Bo")
        assert place.client.table(*GATHERING).begin().status == "playing"
    assert asked(tmp_path / FILE, "PRAGMA user_version") == VERSION
    old = tmp_path / "tables.version-1.sqlite3"
    assert (asked(old, "PRAGMA user_version"), asked(old, "SELECT count(*) FROM said")) == (1, 205)
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_every_way_to_today_ends_in_the_same_place(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    lay_version_1(tmp_path / "old")
    schemas = []
    for name in ("old", "new"):
        SqliteStore(tmp_path / name).close()
        with closing(sqlite3.connect(tmp_path / name / FILE)) as db:
            schemas.append(sorted(db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'index'").fetchall()))
            schemas.append(db.execute("SELECT name, type FROM pragma_table_info('tables')").fetchall())
    assert schemas[:2] == schemas[2:]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_version_1(tmp_path)
    monkeypatch.setattr(disk, "STEPS", (*STEPS, "DELETE FROM tables; SELECT * FROM nothing;"))
    monkeypatch.setattr(disk, "VERSION", VERSION + 1)
    with pytest.raises(DataError, match="data-unwritable"):
        SqliteStore(tmp_path)
    monkeypatch.undo()
    assert asked(tmp_path / FILE, "PRAGMA user_version") == 1
    assert asked(tmp_path / FILE, "SELECT count(*) FROM tables") == 3
    SqliteStore(tmp_path).close()
    assert asked(tmp_path / FILE, "PRAGMA user_version") == VERSION


@pytest.mark.parametrize(("start", "length"), [(0.4, 0.2), (0, 0.0005)], ids=["in the middle", "at the front"])
def test_a_damaged_file_is_called_damaged(tmp_path: Path, start: float, length: float) -> None:
    lay_version_1(tmp_path)
    SqliteStore(tmp_path).close()
    overwrite(tmp_path / FILE, start, length)
    command = [sys.executable, "-m", "rallar", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    found = subprocess.run([*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert found.returncode == 1
    assert f"{tmp_path / FILE} is damaged" in found.stderr
    assert f"rallar doctor --repair --data {tmp_path}" in found.stderr
    assert "rallar restore" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_check_that_takes_too_long_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        rows = ((f"{number:010}", 0, "x") for number in range(5000))
        db.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
        db.commit()
    monkeypatch.setattr(disk, "LOOK", -1)
    SqliteStore(tmp_path).close()
    assert "broken off" in caplog.text
