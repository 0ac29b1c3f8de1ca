"""Memory is looked through seldom: with many tables that holds everybody up."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from rallar.server import hall
from tests.server.house import house


def test_old_things_are_looked_at_seldom_while_a_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SELDOM", hall.SELDOM + 1)  # no other server in this process says so
    before = gc.get_threshold()
    with house(tmp_path) as place:
        place.client.about()
        assert gc.get_threshold() == (*before[:2], hall.SELDOM)
    assert gc.get_threshold() == before
