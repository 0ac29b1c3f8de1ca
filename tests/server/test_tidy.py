"""Memory is looked through now and then, and not whenever Python would: with many tables that holds everybody up."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

import pytest

from rallar.server import hall
from tests.loops import run
from tests.server.house import house
from tests.server.people import WAIT


def looked_through() -> int:
    return int(gc.get_stats()[2]["collections"])


async def tidied() -> None:
    """Until all of memory has been looked through once more."""
    tidying, before, until = asyncio.create_task(hall._tidy_now_and_then()), looked_through(), time.monotonic() + WAIT
    while looked_through() == before and time.monotonic() < until:
        await asyncio.sleep(0.01)
    assert looked_through() > before
    assert gc.get_threshold()[2] == hall.NEVER
    tidying.cancel()
    await asyncio.gather(tidying, return_exceptions=True)


def test_it_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "TIDY", 0.01)
    before = gc.get_threshold()
    run(tidied())
    assert gc.get_threshold() == before


def test_a_server_does_it_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.get_threshold()
    monkeypatch.setattr(hall, "NEVER", hall.NEVER - 1)  # no other server in this process says so
    with house(tmp_path) as place:
        place.client.about()
        assert gc.get_threshold()[2] == hall.NEVER
    assert gc.get_threshold() == before
