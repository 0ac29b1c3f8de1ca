"""The server begins on the interpreted kernel; a game goes on unchanged on the compiled one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rallar.game import Record
from rallar.kernel.engine import INTERPRETED, compiled
from rallar.protocol import wire
from rallar.server import seats
from rallar.server.settings import Settings
from rallar.server.store import Store
from rallar.server.table import Table, now
from rallar.server.tables import Tables


def test_a_game_changes_kernels_in_the_middle(tmp_path: Path) -> None:
    asyncio.run(_change_kernels(tmp_path))


async def _change_kernels(folder: Path) -> None:
    store = Store(folder)
    tables = Tables(store, Settings().unlimited())
    setup, _, _ = seats.new_setup(wire.NewTable("japan", (wire.SeatWish("person"), wire.SeatWish("person"))), now())
    async with tables.use(await tables.make(setup)) as table:
        await table.begin(tables.kernel)
        assert table.playing._position.engine is INTERPRETED
        await _play(table, 6)
        await tables.use_kernel(compiled())
        assert table.playing._position.engine is compiled()
        await _play(table, 6)
        kept = await store.load(table.id)
        assert kept is not None
        assert Record.parse("\n".join(kept.lines)).replay().state == table.playing.state
    tables.close()
    store.close()


async def _play(table: Table, moves: int) -> None:
    for _ in range(moves):
        seat = table.to_move[0]
        await table.play(seat, next(iter(table.playing.legal_moves_of(seat))))
