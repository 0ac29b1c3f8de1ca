"""A database of PostgreSQL: how it is reached, and its tables, brought to the version of today."""

from __future__ import annotations

from typing import Any

from rallar.lab.crew import extra
from rallar.server.errors import DataError
from rallar.server.store import shown

asyncpg: Any = extra("asyncpg", "postgresql")
FAILURES = (  # whatever a database may answer, or a connection that it has ended
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
MISFITS = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # what is asked for cannot be
CONNECTING, ANSWERING = 3.0, 5.0  # seconds
SETTINGS = {"search_path": "rallar", "application_name": "rallar"}
LINE = {  # of which each process has one; if its machine dies, that is noticed in seconds
    **SETTINGS,
    "application_name": "rallar line",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}

# What makes each version of the one before; a database without our schema is of version 0. A step that was released
# never changes.
STEPS = (
    """
    CREATE TABLE tables (
      id text COLLATE "C" PRIMARY KEY, changed bigint NOT NULL, setup text NOT NULL, stage integer NOT NULL,
      clock text, due double precision, revision integer NOT NULL DEFAULT 0
    );
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_by_age ON tables (changed, id) WHERE stage < 2;
    CREATE TABLE lines (
      table_id text COLLATE "C" REFERENCES tables ON DELETE CASCADE, number integer, line text NOT NULL,
      PRIMARY KEY (table_id, number)
    );
    CREATE TABLE said (
      table_id text COLLATE "C" REFERENCES tables ON DELETE CASCADE, number integer, seat integer NOT NULL,
      text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE ways (
      table_id text COLLATE "C" REFERENCES tables ON DELETE CASCADE, seat integer, address text, kind text NOT NULL,
      setting text NOT NULL, changed bigint NOT NULL, mark bigint NOT NULL, due bigint, tries integer NOT NULL,
      PRIMARY KEY (table_id, seat, address)
    );
    CREATE INDEX ways_by_due ON ways (due) WHERE due IS NOT NULL;
    CREATE INDEX ways_by_address ON ways (address);
    CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
    CREATE TABLE passes (
      code text PRIMARY KEY, table_id text NOT NULL, seat integer NOT NULL, keeper text NOT NULL,
      until double precision NOT NULL, UNIQUE (table_id, seat)
    );
    """,
    """
    CREATE TABLE papers (
      name text COLLATE "C", kind text, body text NOT NULL, changed bigint NOT NULL, revision integer NOT NULL,
      PRIMARY KEY (name, kind)
    );
    CREATE INDEX papers_by_age ON papers (kind, changed);
    """,
)
VERSION = len(STEPS)


async def connect(address: str, settings: dict[str, str] = SETTINGS) -> Any:
    return await asyncpg.connect(address, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=settings)


def pool(address: str, size: int) -> Any:
    """Connections, each made when it is first needed. Nobody leaves anything behind in one."""

    async def as_it_is(_: Any) -> None:
        pass

    return asyncpg.create_pool(
        address,
        min_size=0,
        max_size=size,
        reset=as_it_is,
        timeout=CONNECTING,
        command_timeout=ANSWERING,
        server_settings=SETTINGS,
    )


async def prepare(address: str) -> None:
    """A database as this version needs it. Several processes may start at once: one does it."""
    try:
        line = await connect(address)
    except (*FAILURES, ValueError) as error:
        raise DataError("data-unreachable", address=shown(address), reason=_reason(error)) from error
    try:
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock(hashtextextended('rallar', 0))")
            await _migrate(line, address)
    except FAILURES as error:
        raise DataError("data-unusable", address=shown(address), reason=_reason(error)) from error
    finally:
        await line.close()


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__


async def _migrate(line: Any, address: str) -> None:
    version = 0
    if await line.fetchval("SELECT to_regnamespace('rallar') IS NOT NULL"):
        version = await line.fetchval("SELECT number FROM version")
    if version > VERSION:
        raise DataError("data-other-version", file=shown(address), found=version, known=VERSION)
    if version == 0:
        await line.execute("CREATE SCHEMA rallar")
        await line.execute("CREATE TABLE version (number integer NOT NULL)")
        await line.execute("INSERT INTO version VALUES (0)")
    for step in STEPS[version:]:
        await line.execute(step)
    await line.execute("UPDATE version SET number = $1", VERSION)
