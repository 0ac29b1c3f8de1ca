"""Opponents that think for as long as a test needs, not for as long as people would let them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rallar.bots.opponents import opponent


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    master: Any = opponent("master")
    monkeypatch.setattr(master, "EFFORT", replace(master.EFFORT, games=9, turns=1))
