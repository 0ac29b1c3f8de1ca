"""Tables in PostgreSQL, for any number of processes: whoever keeps a change first has made it, and the others hear."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any

from rallar.server import postgres
from rallar.server.errors import DiskError, QuickerError
from rallar.server.postgres_papers import PostgresPapers
from rallar.server.postgres_ways import KEEP, PostgresWays
from rallar.server.store import BEGUN, OVER, SAID, STILL, Kept, Pass, Ticking, TimedWay, Untouched, stage_of
from rallar.server.switchboard import ROOM, Switchboard

BATCH = 256  # moves in one commit
CONNECTIONS = 6
log = logging.getLogger(__name__)

# With each change of a table the others are told who made it ($1), in the same commit.
TOLD = f"pg_notify('{ROOM}', json_build_object('type', 'news', 'by', $1::text, 'table', %s)::text)"

# A move makes a revision of the one before, so of two that answer the same position only the first is kept. Tables are
# locked in order: nobody waits for somebody who waits.
APPEND = f"""
    WITH new AS (
      SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::bigint[], $7::int[], $8::text[],
        $9::float8[])
      AS each (id, revision, number, line, changed, stage, clock, due)
    ), first AS (
      SELECT tables.id FROM tables JOIN new ON tables.id = new.id AND tables.revision = new.revision - 1
      ORDER BY tables.id FOR UPDATE OF tables
    ), noted AS (
      UPDATE tables SET changed = new.changed, stage = new.stage, revision = new.revision, clock = new.clock,
        due = new.due
      FROM new JOIN first ON first.id = new.id WHERE tables.id = new.id
    ), kept AS (
      INSERT INTO lines (table_id, number, line) SELECT id, number, line FROM new JOIN first USING (id)
    )
    SELECT id, {TOLD % "id"} FROM first
"""
INSERT = """
    INSERT INTO tables (id, changed, setup, stage, clock, due, revision) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
CHANGE = """
    UPDATE tables SET changed = $2, setup = $3, stage = greatest(stage, $4), clock = $5, due = $6, revision = $7
    WHERE id = $1 AND revision = $7 - 1
"""
WIND = f"""
    WITH wound AS (
      UPDATE tables SET clock = new.clock, due = new.due, revision = revision + 1
      FROM unnest($2::text[], $3::text[], $4::float8[]) AS new (id, clock, due) WHERE tables.id = new.id
      RETURNING tables.id
    ) SELECT {TOLD % "id"} FROM wound
"""
LINES = """
    INSERT INTO lines (table_id, number, line)
    SELECT $1, n - 1, line FROM unnest($2::text[]) WITH ORDINALITY AS each (line, n)
"""
TALK = "INSERT INTO said (table_id, number, seat, text, at) VALUES ($1, $2, $3, $4, $5)"
SAY = f"""
    WITH kept AS (
      INSERT INTO said (table_id, number, seat, text, at) SELECT id, $3, $4, $5, $6 FROM tables WHERE id = $2
      ON CONFLICT DO NOTHING RETURNING table_id
    ), dropped AS (DELETE FROM said WHERE table_id = $2 AND number <= $3 - {SAID})
    SELECT {TOLD % "table_id"} FROM kept
"""
LOAD = f"""
    SELECT changed, setup, clock, stage, revision,
      ARRAY(SELECT line FROM lines WHERE table_id = id AND number >= $2 ORDER BY number) AS lines,
      ARRAY(SELECT (number, seat, text, at) FROM (
        SELECT * FROM said WHERE table_id = id AND number >= $3 ORDER BY number DESC LIMIT {SAID}
      ) AS last ORDER BY number) AS said
    FROM tables WHERE id = $1
"""
UNTOUCHED = f"""
    SELECT id, changed, greatest(changed, (SELECT max(at) FROM said WHERE table_id = id)) AS touched, stage
    FROM tables WHERE stage < {OVER} AND (changed, id) > ($1, $2) AND changed < $3 ORDER BY changed, id LIMIT $4
"""
SIZE = """
    SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class
    WHERE relnamespace = 'rallar'::regnamespace AND relkind = 'r'
"""
KEEP_PASS = """
    INSERT INTO passes VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, seat) DO UPDATE
    SET code = excluded.code, keeper = excluded.keeper, until = excluded.until
"""
TAKE_PASS = "DELETE FROM passes WHERE code = $1 RETURNING table_id, seat, keeper, until"


@dataclass(frozen=True, slots=True)
class _Move:
    """What waits to be kept."""

    id: str
    revision: int
    number: int
    line: str
    changed: int
    stage: int
    clock: str | None
    due: float | None
    done: asyncio.Future[None]


COLUMNS = ("id", "revision", "number", "line", "changed", "stage", "clock", "due")


class PostgresStore(PostgresWays, PostgresPapers):
    """Moves that wait while a commit is under way share the next one."""

    def __init__(self, address: str) -> None:
        self.channel = Switchboard(address)
        self.moves = self.commits = 0
        self.commit_seconds = 0.0
        self._address = address
        self._pool: Any = None
        self._own: Any = None  # the writer's: moves wait for nobody who reads
        self._waiting: list[_Move] = []
        self._comes = asyncio.Event()
        self._stops = False
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await postgres.prepare(self._address)
        self._pool = await postgres.pool(self._address, CONNECTIONS)
        self._own = await postgres.pool(self._address, 1)
        self._writer = asyncio.create_task(self._write())
        await self.channel.start()

    async def stop(self) -> None:
        """With all that waits."""
        self._stops = True
        self._comes.set()
        if self._writer is not None:
            await self._writer
            await self.channel.stop()
            self._pool.terminate()
            self._own.terminate()

    async def save(
        self,
        table: str,
        changed: int,
        setup: str,
        lines: tuple[str, ...] = (),
        over: bool = False,
        clock: Ticking = STILL,
        revision: int = 0,
    ) -> None:
        async with self._change(table) as line:
            question = CHANGE if revision else INSERT
            done = await line.execute(question, table, changed, setup, stage_of(lines, over), *clock, revision)
            if done.endswith(" 0"):
                raise QuickerError
            await line.execute(LINES, table, lines)

    async def append(
        self,
        table: str,
        changed: int,
        number: int,
        line: str,
        over: bool = False,
        clock: Ticking = STILL,
        revision: int = 0,
    ) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Move(table, revision, number, line, changed, OVER if over else BEGUN, *clock, done))
        self._comes.set()
        await done
        self.moves += 1

    async def say(self, table: str, number: int, seat: int, text: str, at: int) -> None:
        async with self._line() as line:
            if not await line.fetch(SAY, self.channel.process, table, number, seat, text, at):
                raise QuickerError

    async def wind(self, clocks: dict[str, Ticking]) -> None:
        columns = list(clocks), [clock for clock, _ in clocks.values()], [due for _, due in clocks.values()]
        async with self._line() as line:
            await line.execute(WIND, self.channel.process, *columns)

    async def ticking(self) -> list[tuple[str, str]]:
        question = "SELECT id, clock FROM tables WHERE due IS NOT NULL AND clock IS NOT NULL"
        async with self._line() as line:
            return [tuple(row) for row in await line.fetch(question)]

    async def due(self, now: float) -> list[str]:
        async with self._line() as line:
            return [row["id"] for row in await line.fetch("SELECT id FROM tables WHERE due <= $1 ORDER BY due", now)]

    async def load(self, table: str, line: int = 0, said: int = 0) -> Kept | None:
        async with self._line() as asked:
            row = await asked.fetchrow(LOAD, table, line, said)
        if row is None:
            return None
        talk = tuple(tuple(each) for each in row["said"])
        over = row["stage"] == OVER
        return Kept(row["changed"], row["setup"], tuple(row["lines"]), talk, row["clock"], over, row["revision"])

    async def has(self, table: str) -> bool:
        async with self._line() as line:
            return bool(await line.fetchval("SELECT EXISTS (SELECT FROM tables WHERE id = $1)", table))

    async def names(self) -> list[str]:
        async with self._line() as line:
            return [row["id"] for row in await line.fetch("SELECT id FROM tables ORDER BY id")]

    async def take_in(self, table: str, kept: Kept, due: float | None = None, ways: Sequence[TimedWay] = ()) -> None:
        async with self._change(table) as line:
            stage = stage_of(kept.lines, kept.over)
            await line.execute(INSERT, table, kept.changed, kept.setup, stage, kept.clock, due, 0)
            await line.execute(LINES, table, kept.lines)
            rows = [(table, *each) for each in kept.said]
            await line.executemany(TALK, rows)
            await line.executemany(KEEP, [(*way.values, changed, next_time) for way, changed, next_time in ways])

    async def size(self) -> int:
        async with self._line() as line:
            return int(await line.fetchval(SIZE))

    def free(self) -> float:
        """Only PostgreSQL's own machine can tell."""
        return inf

    async def untouched(self, before: float, after: tuple[int, str], most: int) -> list[Untouched]:
        async with self._line() as line:
            rows = await line.fetch(UNTOUCHED, *after, int(before), most)
        return [Untouched(row["id"], row["changed"], row["touched"], row["stage"] == BEGUN) for row in rows]

    async def mark_over(self, table: str) -> None:
        async with self._line() as line:
            await line.execute("UPDATE tables SET stage = $2 WHERE id = $1", table, OVER)

    async def remove(self, tables: list[str]) -> None:
        async with self._line() as line:
            for where in ("tables WHERE id", "papers WHERE name"):
                await line.execute(f"DELETE FROM {where} = ANY($1::text[])", tables)

    async def keep_pass(self, code: str, kept: Pass) -> None:
        async with self._line() as line:
            await line.execute("DELETE FROM passes WHERE until <= extract(epoch FROM now())")
            await line.execute(KEEP_PASS, code, kept.table, kept.seat, kept.keeper, kept.until)

    async def drop_passes(self, table: str, seat: int) -> None:
        async with self._line() as line:
            await line.execute("DELETE FROM passes WHERE table_id = $1 AND seat = $2", table, seat)

    async def take_pass(self, code: str) -> Pass | None:
        async with self._line() as line:
            row = await line.fetchrow(TAKE_PASS, code)
        return None if row is None else Pass(*row)

    async def is_fresh(self) -> bool:
        with _in_words():
            return await self.channel.is_first()

    async def lease(self, name: str) -> bool:
        with _in_words():
            return await self.channel.lease(name)

    async def give_back(self, name: str) -> None:
        with _in_words():
            await self.channel.give_back(name)

    async def _write(self) -> None:
        """Keep moves, all that wait at once."""
        while not self._stops:
            await self._comes.wait()
            self._comes.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await self._commit(batch)

    async def _commit(self, batch: list[_Move]) -> None:
        """If one cannot be kept for what it is, the others are kept without it."""
        began = perf_counter()
        columns = ([getattr(move, name) for move in batch] for name in COLUMNS)
        error: Exception | None = None
        try:
            async with self._line(self._own) as line:
                kept = {row["id"] for row in await line.fetch(APPEND, self.channel.process, *columns)}
        except (DiskError, QuickerError) as failure:
            if len(batch) > 1 and isinstance(failure.__cause__, postgres.MISFITS):
                for move in batch:
                    await self._commit([move])
                return
            error, kept = failure, set()
        self.commits, self.commit_seconds = self.commits + 1, self.commit_seconds + perf_counter() - began
        for move in batch:
            if move.done.done():
                continue
            if move.id in kept:
                move.done.set_result(None)
            else:
                move.done.set_exception(error or QuickerError())

    @asynccontextmanager
    async def _change(self, table: str) -> AsyncIterator[Any]:
        """All of a change or nothing, and the others are told."""
        async with self._line() as line, line.transaction():
            yield line
            await line.execute(f"SELECT {TOLD % '$2::text'}", self.channel.process, table)

    @asynccontextmanager
    async def _line(self, pool: Any = None) -> AsyncIterator[Any]:
        with _in_words():
            async with (pool or self._pool).acquire(timeout=postgres.ANSWERING) as line:
                yield line


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except postgres.asyncpg.UniqueViolationError as error:
        raise QuickerError from error
    except postgres.FAILURES as error:
        log.error("the store said no: %s", error)
        raise DiskError("disk-failed") from error
