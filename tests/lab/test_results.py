"""Results: a second call goes on where the first stopped, whatever happened to it, and nothing is mixed or lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from rallar import OptionError
from rallar.lab.arena import Bout, Setup
from rallar.lab.crew import Playable, play_here
from rallar.lab.results import Results
from rallar.lab.tournament import tournament
from rallar.model.errors import RallarError

SETUP = Setup("japan", 2, ("random", "normal"), seed=3)


@pytest.fixture(scope="module")
def whole() -> list[Bout]:
    return tournament(SETUP, 4)


@pytest.fixture
def file(tmp_path: Path, whole: list[Bout]) -> Path:
    """The results of two games."""
    results = Results(tmp_path / "arena.jsonl", SETUP)
    for bout in whole[:2]:
        results.add(bout)
    return results.file


def counting(played: list[int]) -> object:
    def crew(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        wanted = list(games)
        played.extend(wanted)
        return play_here(setup, wanted)

    return crew


def test_what_is_there_is_not_played_again(file: Path, whole: list[Bout]) -> None:
    played: list[int] = []
    found = tournament(SETUP, 4, crew=counting(played), results=Results(file, SETUP))  # type: ignore[arg-type]
    assert played == [2, 3]
    assert found[:2] == whole[:2]
    assert [bout.timeless() for bout in found] == [bout.timeless() for bout in whole]
    assert Results(file).in_order() == found
    assert Results(file).setup == SETUP


@pytest.mark.parametrize("torn", [1, 5, 400])
def test_a_torn_line_is_played_again(file: Path, whole: list[Bout], torn: int) -> None:
    file.write_bytes(file.read_bytes()[:-torn])
    results = Results(file, SETUP)
    assert list(results.bouts) == [0]
    tournament(SETUP, 2, results=results)
    assert [bout.timeless() for bout in Results(file).in_order()] == [bout.timeless() for bout in whole[:2]]


def test_a_torn_head_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_bytes(b'{"format":"rallar-ar')
    Results(file, SETUP)
    assert Results(file).setup == SETUP


def test_files_of_several_machines_are_put_together(tmp_path: Path, file: Path, whole: list[Bout]) -> None:
    other = Results(tmp_path / "other.jsonl", SETUP)
    for bout in whole[1:]:
        other.add(bout)
    both = tmp_path / "both.jsonl"
    both.write_bytes(other.file.read_bytes() + file.read_bytes())
    assert Results(both, SETUP).in_order() == whole


@pytest.mark.parametrize(
    "change",
    [{"seed": 4}, {"players": ("normal", "random")}, {"seats": 3}, {"board": "nordic"}, {"variant": "other"}],
)
def test_another_set_up_is_refused_and_changes_nothing(file: Path, change: dict[str, object]) -> None:
    before = file.read_bytes()
    with pytest.raises(OptionError, match="results-other-setup"):
        Results(file, msgspec.structs.replace(SETUP, **change))
    assert file.read_bytes() == before


def test_another_board_of_that_name_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"digest":"', b'"digest":"0'))
    with pytest.raises(OptionError, match="results-other-setup") as found:
        Results(file)
    assert found.value.params["name"] == "digest"


def test_a_file_of_another_set_up_in_the_middle_is_refused(tmp_path: Path, file: Path) -> None:
    other = Results(tmp_path / "other.jsonl", msgspec.structs.replace(SETUP, seed=9))
    file.write_bytes(file.read_bytes() + other.file.read_bytes())
    with pytest.raises(OptionError, match="results-other-setup"):
        Results(file)


@pytest.mark.parametrize("line", [b"{}", b"nonsense", b"\xff", b'{"game": 1}'])
def test_what_is_no_result_is_refused_and_kept(file: Path, line: bytes) -> None:
    head, *rest = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + line + b"\n" + b"".join(rest))
    with pytest.raises(OptionError, match="results-bad-line") as found:
        Results(file, SETUP)
    assert found.value.params["line"] == 2
    assert line in file.read_bytes()


def test_to_look_changes_nothing(file: Path) -> None:
    """Somebody may be adding a game just now, and another file is not ours to cut."""
    file.write_bytes(before := file.read_bytes()[:-5])
    assert list(Results(file).bouts) == [0]
    with pytest.raises(OptionError, match="results-other-setup"):
        Results(file, msgspec.structs.replace(SETUP, seed=9))
    assert file.read_bytes() == before


def test_what_is_no_results_file_is_not_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bo, thank you for the eggs")
    with pytest.raises(OptionError, match="results-none"):
        Results(letter)
    with pytest.raises(OptionError, match="results-bad-line"):
        Results(letter, SETUP)
    assert letter.read_text() == "Dear Bo, thank you for the eggs"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seed":3', b'"seed":4'),
        (b'"game":0', b'"game":-1'),
        (b'"player":"random"', b'"player":"nobody"'),
        (b'"share":', b'"share":7'),
        (b'"turns":', b'"turns":99999999'),
        (b'"start":', b'"start":9'),
        (b'"seats":[', b'"seats":[],"torn":['),
    ],
)
def test_a_game_that_is_none_of_these_is_refused(file: Path, old: bytes, new: bytes) -> None:
    head, line, *rest = file.read_bytes().splitlines(keepends=True)
    assert old in line
    file.write_bytes(head + line.replace(old, new) + b"".join(rest))
    with pytest.raises(OptionError, match="results-bad-line") as found:
        Results(file)
    assert found.value.params["line"] == 2


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (b'"seats":2', b'"seats":0', "option-seats"),
        (b'"players":["random","normal"]', b'"players":[]', "results-bad-line"),
        (b'"variant":null', b'"variant":"none"', "option-unknown-variant"),
        (b'"board":"japan"', b'"board":"atlantis"', "board-unknown"),
    ],
)
def test_a_head_that_cannot_be_played_is_refused(file: Path, old: bytes, new: bytes, key: str) -> None:
    file.write_bytes(file.read_bytes().replace(old, new, 1))
    with pytest.raises(RallarError, match=key):
        Results(file)


def test_what_is_not_there_or_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="results-none"):
        Results(tmp_path / "none.jsonl")
    with pytest.raises(OptionError, match="results-unusable"):
        Results(tmp_path, SETUP)
    with pytest.raises(OptionError, match="results-unusable"):
        Results(tmp_path / "no" / "folder.jsonl", SETUP)
