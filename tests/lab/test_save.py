"""Games that are kept: records that replay, and a Parquet file with the columns that the documents name."""

from __future__ import annotations

import json
import pickle
import re
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from rallar import OptionError, Record
from rallar.lab.arena import Bout, Setup
from rallar.lab.crew import extra
from rallar.lab.save import COLUMNS, Recorded, check_free, write_parquet
from rallar.lab.tournament import tournament

SETUP = Setup("japan", 2, ("random", "normal"), seed=3)
PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


@pytest.fixture(scope="module")
def bouts() -> list[Bout]:
    return tournament(SETUP, 2)


def test_records_replay_to_the_same_scores(tmp_path: Path, bouts: list[Bout]) -> None:
    found = tournament(SETUP, 2, records=tmp_path)
    assert [bout.timeless() for bout in found] == [bout.timeless() for bout in bouts]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["japan-3.jsonl", "japan-4.jsonl"]
    for bout in found:
        outcome = Record.load(tmp_path / f"japan-{bout.seed}.jsonl").replay().outcome()
        assert outcome
        assert outcome.scores == tuple(seat.score for seat in bout.seats)


def test_processes_can_keep_records_too(tmp_path: Path) -> None:
    assert pickle.loads(pickle.dumps(Recorded(SETUP, tmp_path))) == Recorded(SETUP, tmp_path)


def test_a_row_for_each_seat(tmp_path: Path, bouts: list[Bout]) -> None:
    file = tmp_path / "games.parquet"
    write_parquet(file, SETUP, bouts)
    table = parquet.read_table(file)
    assert table.column_names == list(COLUMNS)
    rows = table.to_pylist()
    assert len(rows) == 4
    for row in rows:
        bout = bouts[row["game"]]
        seat = bout.seats[row["seat"]]
        assert (row["player"], row["score"], row["share"]) == (seat.player, seat.score, seat.share)
        assert (row["made"], row["routes"]) == (list(seat.made), list(seat.routes))
        assert (row["board"], row["variant"], row["seed"]) == ("japan", None, bout.seed)
    head = json.loads(table.schema.metadata[b"rallar"])
    assert head["players"] == list(SETUP.players)


def test_every_column_is_documented() -> None:
    lines = re.findall(r"^\| `(\w+)` \| (\w+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(lines) == {name: kind for name, (kind, _) in COLUMNS.items()}


def test_nothing_is_written_over(tmp_path: Path) -> None:
    check_free(tmp_path / "new")
    check_free(tmp_path / "new.parquet")
    check_free(tmp_path)
    (tmp_path / "old.parquet").touch()
    for taken in (tmp_path, tmp_path / "old.parquet"):
        with pytest.raises(OptionError, match="save-taken"):
            check_free(taken)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(OptionError, match="option-no-extra") as found:
        check_free(tmp_path / "games.parquet")
    assert found.value.params == {"package": "pyarrow", "extra": "lab"}
    with pytest.raises(OptionError, match="option-no-extra"):
        extra("pyarrow", "lab")
