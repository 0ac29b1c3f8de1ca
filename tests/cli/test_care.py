"""`rallar backup`, `restore` and `doctor`, on real folders: beside a server that runs, and on damaged files."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import CliRunner, Result

from rallar.cli.main import app
from rallar.kernel.engine import INTERPRETED
from rallar.protocol import wire
from rallar.server import seats
from rallar.server.care import repair
from rallar.server.disk import FILE
from rallar.server.sqlite_store import SqliteStore
from tests.server.house import house, process
from tests.server.people import PEOPLE, play_on
from tests.server.test_data import OVER, PLAYING, asked, lay_version_1, overwrite

TABLES = 120
PAGE = 4096
LEADING = 2  # the first octet of a page that leads to others


def rallar(command: str, *arguments: object, data: Path) -> Result:
    given = [str(each) for each in arguments]
    return CliRunner().invoke(app, ["--lang", "en", command, *given, "--data", str(data)], env={"COLUMNS": "120"})


def flat(result: Result) -> str:
    """What was said, however it was broken into lines."""
    return " ".join(result.output.split())


def edit(folder: Path, sql: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.executescript(sql)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A sound folder of today."""
    folder = tmp_path / "data"
    folder.mkdir()
    lay_version_1(folder)
    SqliteStore(folder).close()
    return folder


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with many tables, a third of them playing, over many pages: a page holds about ten."""
    folder = tmp_path_factory.mktemp("crowd")
    with house(folder) as place:
        for number in range(TABLES):
            table = place.client.new_table("nordic", PEOPLE)
            if number % 3 == 0:
                with table.sit(0) as ada, table.sit(1) as bo:
                    play_on(ada, bo, most=8)
    return folder


def test_a_backup_beside_a_running_server_is_put_back(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.sqlite3"
    with process(data) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=5)
            assert rallar("backup", file, data=data).exit_code == 0
            play_on(ada, bo, most=2)
        in_use = rallar("restore", file, data=data)
        assert (in_use.exit_code, f"is already using {data}" in flat(in_use)) == (1, True)
        place.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = rallar("restore", file, data=data)
    assert restored.exit_code == 0
    assert "Tables in it: 1." in flat(restored)
    with house(data) as place:
        assert place.client.table(table.id).look().position == 5
    old = tmp_path / "old"
    old.mkdir()
    for end in ("", "-wal"):  # with what the killed server had not yet written into it
        (data / f"tables.replaced-1.sqlite3{end}").rename(old / f"{FILE}{end}")
    with house(old) as place:
        assert place.client.table(table.id).look().position == 7


def test_a_backup_replaces_a_file_only_if_told(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite3"
    file.write_text("mine")
    refused = rallar("backup", file, data=data)
    assert (refused.exit_code, "already exists" in flat(refused), file.read_text()) == (1, True, "mine")
    assert rallar("backup", file, "--force", data=data).exit_code == 0
    assert asked(file, "SELECT count(*) FROM tables") == 3
    assert rallar("backup", data / FILE, "--force", data=data).exit_code == 1
    assert rallar("backup", tmp_path / "nowhere" / "copy", data=data).exit_code == 1
    assert rallar("backup", tmp_path / "other", data=tmp_path / "nothing").exit_code == 1
    assert not (tmp_path / "other").exists()


def test_a_damaged_file_is_neither_backed_up_nor_put_back(data: Path, tmp_path: Path) -> None:
    file, before = tmp_path / "copy.sqlite3", (data / FILE).read_bytes()
    rallar("backup", file, data=data)
    overwrite(file, 0.4, 0.2)
    refused = rallar("restore", file, data=data)
    assert (refused.exit_code, f"{file} is damaged" in flat(refused)) == (1, True)
    assert (data / FILE).read_bytes() == before
    overwrite(data / FILE, 0.4, 0.2)
    refused = rallar("backup", tmp_path / "other", data=data)
    assert (refused.exit_code, f"{data / FILE} is damaged" in flat(refused)) == (1, True)
    assert {each.name for each in tmp_path.iterdir()} == {"data", "copy.sqlite3"}


def test_what_is_no_backup_is_not_put_back(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes")) as db:
        db.executescript("CREATE TABLE recipes (name TEXT)")
    (tmp_path / "letter").write_text("Dear Bo, " * 100)
    (tmp_path / "empty").touch()
    for name in ("recipes", "letter", "empty", "nothing"):
        assert rallar("restore", tmp_path / name, data=data).exit_code == 1
    assert asked(data / FILE, "SELECT count(*) FROM tables") == 3
    assert not (tmp_path / "nothing").exists()


def test_a_backup_of_the_release_before_is_put_back(tmp_path: Path) -> None:
    lay_version_1(tmp_path)
    assert rallar("restore", tmp_path / FILE, data=tmp_path / "data").exit_code == 0
    with house(tmp_path / "data") as place:
        assert place.client.table(*PLAYING).look().position == 14


def test_a_doctor_who_finds_nothing(data: Path) -> None:
    with process(data):
        found = rallar("doctor", data=data)
        assert "already using" in flat(rallar("doctor", "--repair", data=data))
    assert found.exit_code == 0, found.output
    assert "1 not started, 1 being played, 1 finished" in flat(found)
    assert flat(found).endswith("All is well.")


def test_a_doctor_says_what_is_old_and_open_to_others(tmp_path: Path) -> None:
    lay_version_1(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    found = rallar("doctor", data=tmp_path)
    assert found.exit_code == 1
    assert f"can read {tmp_path / FILE}" in flat(found)
    assert "version 1" in flat(found)
    assert rallar("doctor", "--repair", data=tmp_path).exit_code == 0
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*damaged*")), "nothing needed to be saved"


def test_a_rotten_game_goes_on_from_the_move_before(data: Path) -> None:
    edit(data, f"UPDATE lines SET line = 'x' WHERE table_id = '{PLAYING[0]}' AND number = 9")
    found = rallar("doctor", data=data)
    assert (found.exit_code, f"Table {PLAYING[0]} can’t be played" in flat(found)) == (1, True)
    repaired = rallar("doctor", "--repair", data=data)
    assert repaired.exit_code == 0, repaired.output
    assert f"Tables saved: 3. Tables lost: 0. Table {PLAYING[0]} continues from an earlier move" in flat(repaired)
    assert asked(data / "tables.damaged-1.sqlite3", "SELECT count(*) FROM lines WHERE line = 'x'") == 1
    with house(data) as place:
        table = place.client.table(*PLAYING)
        with table.sit(0) as ada, table.sit(1) as bo:
            assert (ada.position, ada.said[-1].text) == (8, "line 204")
            play_on(ada, bo, most=3)
        assert place.client.table(*OVER).replay().last == 110


def test_a_game_without_its_beginning_is_lost_but_not_its_table(data: Path) -> None:
    edit(data, f"DELETE FROM lines WHERE table_id = '{PLAYING[0]}' AND number = 0")
    found = rallar("doctor", data=data)
    assert (found.exit_code, "moves can’t be read" in flat(found)) == (1, True)
    repaired = rallar("doctor", "--repair", data=data)
    assert (repaired.exit_code, f"The game at table {PLAYING[0]} is lost" in flat(repaired)) == (0, True)
    with house(data) as place, place.client.table(*PLAYING).sit(1) as bo:
        assert (bo.table.status, bo.said[-1].text) == ("open", "line 204")


def test_a_game_of_other_rules_is_left_as_it_is(data: Path) -> None:
    """A later version, or the boards of one's own, may play it."""
    edit(data, f"UPDATE lines SET line = replace(line, 'nordic', 'atlantis') WHERE table_id = '{PLAYING[0]}'")
    lines = f"SELECT count(*) FROM lines WHERE table_id = '{PLAYING[0]}'"
    before = asked(data / FILE, lines)
    assert rallar("doctor", "--repair", data=data).exit_code == 1
    assert asked(data / FILE, lines) == before


def among_rows(file: Path, where: float, length: float) -> float:
    """The next place where no page is hit that only leads to others, for with it those would be lost."""
    kinds = file.read_bytes()[::PAGE]
    first, many = round(len(kinds) * where), round(len(kinds) * length) + 2
    return next(at / len(kinds) for at in range(first, len(kinds) - many) if LEADING not in kinds[at - 1 : at + many])


@pytest.mark.parametrize("where", [0.3, 0.5, 0.7])
def test_around_a_damage_everything_is_saved(crowd: Path, tmp_path: Path, where: float) -> None:
    data = tmp_path / "data"
    copytree(crowd, data)
    overwrite(data / FILE, among_rows(data / FILE, where, 0.04), 0.04)
    assert rallar("doctor", data=data).exit_code == 1
    repaired = rallar("doctor", "--repair", data=data)
    assert repaired.exit_code == 0, repaired.output
    assert rallar("doctor", data=data).exit_code == 0
    with closing(sqlite3.connect(data / FILE)) as db:
        saved = [table for (table,) in db.execute("SELECT id FROM tables")]
    assert len(saved) >= TABLES / 2
    with house(data) as place:
        assert {place.client.table(each).look().status for each in saved} <= {"playing", "open"}
        place.client.new_table("nordic", PEOPLE)


def test_behind_a_damage_there_is_more(tmp_path: Path) -> None:
    """Among tables whose names begin alike it is read from both ends."""
    setup, _, _ = seats.new_setup(wire.NewTable("nordic", (wire.SeatWish("person"),) * 2), 0)
    SqliteStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        rows = ((f"AA{number:08}", setup.text()) for number in range(1000))
        db.executemany("INSERT INTO tables (id, changed, setup) VALUES (?, 0, ?)", rows)
        db.commit()
    overwrite(tmp_path / FILE, 0.5, 0.04)
    saved = set(repair(tmp_path, INTERPRETED).tables)
    assert len(saved) > 750
    assert {"AA00000000", "AA00000999"} <= saved


def test_a_file_without_its_beginning_needs_a_backup(data: Path, tmp_path: Path) -> None:
    rallar("backup", tmp_path / "copy", data=data)
    overwrite(data / FILE, 0, 0.0005)
    found = rallar("doctor", "--repair", data=data)
    assert (found.exit_code, "Nothing in" in flat(found), "rallar restore" in flat(found)) == (1, True, True)
    assert rallar("restore", tmp_path / "copy", data=data).exit_code == 0
    assert rallar("doctor", data=data).exit_code == 0
