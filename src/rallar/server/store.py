"""Where tables are kept: what a server asks of it, whatever keeps them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rallar.server.errors import DataError

SAID = 200  # lines of talk that are kept
OPEN, BEGUN, OVER = range(3)  # stages of a table; of games before version 2 of the file the last is not known
Ticking = tuple[str | None, float | None]  # a clock, and when it is due
STILL: Ticking = (None, None)
POSTGRESQL = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a table: all of it, or what was asked for. `lines` are those of its record."""

    changed: int
    setup: str
    lines: tuple[str, ...]
    said: tuple[tuple[int, int, str, int], ...]  # number, seat, text, time
    clock: str | None = None
    over: bool = False  # as far as it is known
    revision: int = 0  # how often it was changed, where others may do so


@dataclass(frozen=True, slots=True)
class Untouched:
    """A table that may be forgotten: since when, with its talk, and whether its game was begun."""

    id: str
    changed: int
    touched: int
    begun: bool


@dataclass(frozen=True, slots=True)
class Pass:
    """The way to a seat, as long as its keeper is who made it."""

    table: str
    seat: int
    keeper: str  # the hash of the token that the seat had
    until: float


@dataclass(frozen=True, slots=True)
class KeptWay:
    """A way to reach who keeps a seat: `setting` as server/ways.py has it, `mark` and `tries` as server/bell.py."""

    table: str
    seat: int
    address: str
    kind: str
    setting: str
    mark: int
    tries: int = 0

    @property
    def name(self) -> tuple[str, int, str]:
        return self.table, self.seat, self.address

    @property
    def values(self) -> tuple[str | int, ...]:
        return (*self.name, self.kind, self.setting, self.mark, self.tries)


TimedWay = tuple[KeptWay, int, int | None]  # when it was changed, and when it is due


@dataclass(frozen=True, slots=True)
class Paper:
    """A text that is kept beside the tables. One about a table has the table's name, and goes with it."""

    body: str
    changed: int
    revision: int  # how often it was changed


class Ears(Protocol):
    """Who listens to the other processes that use a store."""

    def hear(self, word: str) -> None: ...

    def begin(self) -> None:
        """From now on all that is said is heard; what was said before may have been missed."""


class Channel(Protocol):
    """How the processes that share a store speak with each other. What nobody can hear now is lost."""

    process: str  # the name of this one

    def listen(self, ears: Ears) -> None: ...

    def tell(self, word: str) -> None: ...

    @property
    def is_open(self) -> bool: ...


class WayStore(Protocol):
    """How players are reached who are away."""

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server: the one it has, or from now on a fresh one."""

    async def secrets(self) -> dict[str, str]: ...

    async def add_way(self, way: KeptWay, changed: int, most: int, due: int | None = None) -> None:
        """Keep a way, or another setting of it; of more of its kind than there may be the longest unchanged goes."""

    async def ways(self, table: str, seat: int) -> list[KeptWay]: ...

    async def ways_to(self, address: str) -> list[KeptWay]: ...

    async def all_ways(self, table: str) -> list[TimedWay]: ...

    async def tables_with_ways(self) -> set[str]: ...

    async def set_way(self, way: KeptWay, setting: str) -> None: ...

    async def remove_way(self, way: KeptWay) -> None: ...

    async def mark_ways(self, table: str, seat: int, mark: int, due: int) -> None:
        """All ways to a seat are due for something that was not told on them."""

    async def take_due(self, now: int, most: int) -> list[KeptWay]:
        """Ways that are due. They are so no longer: whatever happens, nobody is told twice."""

    async def hold_way(self, way: KeptWay, due: int) -> None:
        """What was taken is due later after all, unless there is something newer."""

    async def next_due(self) -> int | None: ...


class PaperStore(Protocol):
    """Papers, by their kind and their name."""

    async def paper(self, kind: str, name: str) -> Paper | None: ...

    async def papers(self) -> list[tuple[str, str]]:
        """The kinds and names of all there are."""

    async def keep_paper(self, kind: str, name: str, paper: Paper) -> None:
        """A new one has the revision 0; what becomes of it, the next: of two who change it at once one was quicker."""

    async def drop_papers(self, kind: str, before: int) -> None:
        """Those of a kind that nobody has changed since."""


class Store(WayStore, PaperStore, Protocol):
    """Each call returns when what it asks for is kept; `DiskError` if it is not, and then nothing of it is.

    `QuickerError` says that another process has changed the table meanwhile.
    """

    moves: int  # since the start, as the next two
    commits: int
    commit_seconds: float

    @property
    def channel(self) -> Channel | None:
        """To the other processes; without it this one is alone."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

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
        """Keep how a table is set up; with lines, also the beginning of its record, or all of one that is over.

        `revision` counts what is changed about a table, set-ups and moves, from 0 for one that is new.
        """

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
        """Keep one more line of a record, perhaps the last."""

    async def say(self, table: str, number: int, seat: int, text: str, at: int) -> None:
        """Keep a line of talk, and no more than the last ones."""

    async def wind(self, clocks: dict[str, Ticking]) -> None:
        """Keep the clocks of some tables, all or none."""

    async def ticking(self) -> list[tuple[str, str]]:
        """The tables at which something will be due, with their clocks."""

    async def due(self, now: float) -> list[str]:
        """The tables at which something is due, the longest due first."""

    async def load(self, table: str, line: int = 0, said: int = 0) -> Kept | None:
        """A table; of its record and its talk what has these numbers or higher ones."""

    async def has(self, table: str) -> bool: ...

    async def names(self) -> list[str]:
        """Every table."""

    async def take_in(self, table: str, kept: Kept, due: float | None = None, ways: Sequence[TimedWay] = ()) -> None:
        """A table of another store, all at once."""

    async def size(self) -> int:
        """Bytes in use."""

    def free(self) -> float:
        """Bytes that there is still room for, as far as can be told."""

    async def untouched(self, before: float, after: tuple[int, str], most: int) -> list[Untouched]:
        """The next tables that are not known to be over and that nobody has changed since: the oldest first."""

    async def mark_over(self, table: str) -> None: ...

    async def remove(self, tables: list[str]) -> None: ...

    async def keep_pass(self, code: str, kept: Pass) -> None:
        """A way to a seat by the hash of a code; an earlier one of the seat ends."""

    async def drop_passes(self, table: str, seat: int) -> None: ...

    async def take_pass(self, code: str) -> Pass | None:
        """What the hash of a code stands for, which is used up."""

    async def is_fresh(self) -> bool:
        """Whether nobody has served the tables until just now: then all players have been kept from playing."""

    async def lease(self, name: str) -> bool:
        """Whether this process alone may do something from now on, until it gives the lease back or ends."""

    async def give_back(self, name: str) -> None: ...


def is_shared(address: str) -> bool:
    """Whether several processes can use what is kept there."""
    return address.startswith(POSTGRESQL)


def shown(address: str) -> str:
    """An address as it may be seen: without its password."""
    if not is_shared(address):
        return address
    return re.sub(r"(password=)[^&]*", r"\1…", re.sub(r"(//[^:/@]*):[^/]*@", r"\1:…@", address))


def open_store(address: str | Path) -> Store:
    """The store at an address: a folder, or a database of PostgreSQL."""
    # Each brings what only it needs.
    if isinstance(address, Path) or "://" not in address:
        from rallar.server.sqlite_store import SqliteStore

        return SqliteStore(Path(address))
    if not is_shared(address):
        raise DataError("data-no-address", address=address)
    from rallar.server.postgres_store import PostgresStore

    return PostgresStore(address)


def stage_of(lines: Iterable[str], over: bool) -> int:
    return OVER if over else BEGUN if lines else OPEN
