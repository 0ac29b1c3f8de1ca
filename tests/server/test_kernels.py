"""The server begins on the interpreted kernel; a game goes on unchanged on the compiled one."""

from __future__ import annotations

import asyncio
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rallar.game import Record
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from rallar.protocol import wire
from rallar.server import seats
from rallar.server.settings import Settings
from rallar.server.sqlite_store import SqliteStore
from rallar.server.table import Table, now
from rallar.server.tables import Tables
from rallar.server.thinkers import Thinkers
from tests.loops import run
from tests.server.house import house
from tests.server.people import PEOPLE, play_on


def test_nobody_looks_for_an_engine_in_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It might be a compiler they wait for. Games begin, are read from disk and sent in on the kernel of the server."""

    def look(*_: object) -> Engine:
        raise AssertionError("a game of the server looked for an engine itself")

    monkeypatch.setattr("rallar.game.game.engine", look)
    for name in ("compiled", "_compile"):
        monkeypatch.setattr(f"rallar.kernel.engine.{name}", look)
    with house(tmp_path) as place:
        made = place.client.new_table("japan", PEOPLE)
        with made.sit(0) as ada, made.sit(1) as bo:
            play_on(ada, bo)
    with house(tmp_path) as place:
        table = place.client.table(made.id)
        assert table.replay(9).position == 9
        assert place.client.keep_record(table.record()).look().status == "over"


def test_who_leaves_before_the_kernel_is_compiled_leaves_no_compiler_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[asyncio.subprocess.Process] = []
    make_process = asyncio.create_subprocess_exec

    async def begin(*command: str, **how: Any) -> asyncio.subprocess.Process:
        begun.append(await make_process(*command, **how))
        return begun[-1]

    monkeypatch.setattr("rallar.server.hall.loaded", lambda: None)
    monkeypatch.setattr("asyncio.create_subprocess_exec", begin)
    monkeypatch.setenv("RALLAR_CACHE", str(tmp_path / "cache"))
    with house(tmp_path) as place:
        while not begun:
            place.client.about()
    assert begun[0].returncode == -signal.SIGKILL


def test_a_game_changes_kernels_in_the_middle(tmp_path: Path) -> None:
    run(_change_kernels(tmp_path))


async def _change_kernels(folder: Path) -> None:
    store = SqliteStore(folder)
    tables = Tables(store, Settings().unlimited(), Thinkers(1))
    setup, _, _ = seats.new_setup(wire.NewTable("japan", (wire.SeatWish("person"), wire.SeatWish("person"))), now())
    async with tables.use(await tables.make(setup)) as table:
        await table.write(table.begin)
        assert table.snapshot.playing._situation.engine is INTERPRETED
        await _play(table, 6)
        await tables.use_kernel(compiled())
        assert table.snapshot.playing._situation.engine is compiled()
        await _play(table, 6)
        kept = await store.load(table.id)
        assert kept is not None
        assert Record.parse("\n".join(kept.lines)).replay().state == table.snapshot.playing.state
    tables.close()
    store.close()


async def _play(table: Table, moves: int) -> None:
    for _ in range(moves):
        seat = table.snapshot.to_move[0]
        move = next(iter(table.snapshot.playing.legal_moves_of(seat)))
        await table.write(partial(table.play, seat, move))
