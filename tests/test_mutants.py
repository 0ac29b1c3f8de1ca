"""The tool behind `make mutants`: it makes changes, tests notice them, and what is explained is there."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from types import CodeType

import pytest

from tests.mutants.__main__ import sample_of
from tests.mutants.changes import MODULES, changes_of, code_of
from tests.mutants.explained import explanations
from tests.mutants.hunt import Verdict
from tests.mutants.notes import noticed_before, write_down

ROOT = Path(__file__).resolve().parent.parent


def test_a_change_is_one_place_of_one_function() -> None:
    changes = changes_of("bullets")
    keys = {change.key for change in changes}
    assert (
        "bullets.trains_run_out",
        "return s.bullets <= b.bullets_last_round",
        "return s.bullets < b.bullets_last_round",
    ) in keys
    assert ("bullets.mark_with_train", "s.bullets -= 1", "s.bullets += 1") in keys
    for change in changes:
        assert isinstance(code_of(change.source, change.function), CodeType)


def test_the_place_of_a_change_is_where_it_stands() -> None:
    lines = (ROOT / "src/rallar/kernel/turns.py").read_text(encoding="utf-8").splitlines()
    for change in changes_of("turns"):
        assert change.before.split()[0] in " ".join(lines[number - 1] for number in change.lines)


def test_a_sample_hardly_changes_when_the_kernel_does() -> None:
    changes = changes_of("bullets")
    chosen = sample_of(changes, 10, 1)
    assert sample_of(changes[::-1], 10, 1) == chosen
    assert sample_of(changes, 10, 2) != chosen
    fewer = [change for change in changes if change != chosen[3]]
    assert sample_of(fewer, 9, 1) == [change for change in chosen if change != chosen[3]]


def test_a_run_goes_on_where_another_was_broken_off(tmp_path: Path) -> None:
    """What was noticed is not tried again; what survived is."""
    notes, (one, other, third, *_) = tmp_path / "notes.jsonl", changes_of("bullets")
    assert noticed_before(notes, [one]) == []
    noticed = Verdict(one, "a test", late=True)
    for verdict in (Verdict(one, None, late=False), noticed, Verdict(other, None, late=False)):
        write_down(verdict, notes)
    assert noticed_before(notes, [one, other, third]) == [noticed]


@pytest.mark.parametrize("key", explanations(), ids=lambda key: key[0])
def test_what_is_explained_stands_in_the_kernel(key: tuple[str, str, str]) -> None:
    name, before, after = key
    module, function = name.split(".")
    assert module in MODULES
    source = inspect.getsource(getattr(importlib.import_module(f"rallar.kernel.{module}"), function))
    assert before in " ".join(line.strip() for line in source.splitlines())
    assert before != after
