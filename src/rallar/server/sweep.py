"""Forgets the tables that were never begun, or that nobody has touched for very long, and old sheets.

What is over stays.
"""

from __future__ import annotations

import asyncio
import logging
from math import inf

from rallar.server.aside import aside
from rallar.server.errors import DiskError
from rallar.server.settings import DAY, Keeping
from rallar.server.shared import KIND as SHEET
from rallar.server.snapshot import UNPLAYABLE, Snapshot
from rallar.server.store import Store, Untouched
from rallar.server.table import now
from rallar.server.tables import Tables

BATCH = 50  # tables at once, so that nobody waits for it
SWEEP = "sweep"  # which one process does
log = logging.getLogger(__name__)


class Sweep:
    def __init__(self, store: Store, tables: Tables, keeping: Keeping) -> None:
        self._store = store
        self._tables = tables
        self._keeping = keeping

    async def now_and_then(self) -> None:
        while True:
            try:
                if await self._store.lease(SWEEP):
                    await self.once()
            except DiskError:
                log.warning("old tables could not be forgotten now")
            await asyncio.sleep(self._keeping.swept_every)

    async def once(self) -> None:
        open_since, begun_since = _since(self._keeping.open_days), _since(self._keeping.begun_days)
        if open_since > 0:
            await self._store.drop_papers(SHEET, int(open_since))
        before, after = max(open_since, begun_since), (0, "")
        while before > 0 and (found := await self._store.untouched(before, after, BATCH)):
            old = [each for each in found if each.touched < (begun_since if each.begun else open_since)]
            await self._tables.forget([each.id for each in old if not each.begun or not await self._is_dear(each)])
            after = (found[-1].changed, found[-1].id)

    async def _is_dear(self, table: Untouched) -> bool:
        """Whether a game is over, which earlier versions did not note, or cannot be told."""
        kept = await self._store.load(table.id)
        if kept is None:
            return False
        try:
            snapshot = await aside(Snapshot.read, kept, self._tables.kernel)
        except UNPLAYABLE:
            return True
        if snapshot.status == "over":
            await self._store.mark_over(table.id)
        return snapshot.status == "over"


def _since(days: float) -> float:
    """Before which moment something is old; if nothing ever is, before all of them."""
    return now() - days * DAY if days else -inf
