"""Who is at a table, as the table knows them: by this process, and by others that serve the same tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from time import monotonic, time
from typing import TYPE_CHECKING, Protocol

from rallar.model.errors import RallarError

if TYPE_CHECKING:
    from rallar.server.table import Table


class Listener(Protocol):
    """A connection, as the table knows it."""

    seat: int | None  # what it is shown now
    seats: dict[int, str]  # everyone who sits before it, with the hash of the token that shows it
    seen: bool  # whether somebody looks at it

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def refuse(self, error: RallarError) -> None: ...


class Company(Protocol):
    """Those who are at a table by another process."""

    @property
    def seats(self) -> Collection[int]: ...

    @property
    def seen(self) -> Collection[int]:
        """Seats at which somebody looks."""

    @property
    def watching(self) -> int: ...


class Neighbours(Protocol):
    """The other processes that serve the same tables, as a table knows them."""

    def at(self, table: str) -> Collection[Company]: ...

    def have(self, process: str) -> bool: ...

    def tell_company(self, table: Table) -> None: ...

    def tell_proposal(self, table: Table) -> None: ...

    def tell_pointed(self, table: Table, route: str) -> None: ...


class Alone:
    """No neighbours."""

    def at(self, _: str) -> Collection[Company]:
        return ()

    def have(self, _: str) -> bool:
        return False

    def tell_company(self, _: Table) -> None:
        pass

    def tell_proposal(self, _: Table) -> None:
        pass

    def tell_pointed(self, _: Table, __: str) -> None:
        pass


class Gathering:
    """Those at one table, by whichever process."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.listeners: set[Listener] = set()
        self.neighbours: Neighbours = Alone()
        self.asker: Listener | None = None  # who watches, and has asked for a seat
        self.asked_at = ""  # the process by which they do, if it is another one
        self._opened = monotonic()
        self._left: dict[int, float] = {}  # when somebody was last before a seat, if anybody was since it was opened

    def is_present(self, seat: int) -> bool:
        elsewhere = any(seat in each.seats for each in self.neighbours.at(self.id))
        return elsewhere or any(seat in listener.seats for listener in self.listeners)

    @property
    def watching(self) -> int:
        elsewhere = sum(each.watching for each in self.neighbours.at(self.id))
        return elsewhere + sum(not listener.seats for listener in self.listeners)

    @property
    def has_asker(self) -> bool:
        """Whether who asked for a seat is still there."""
        return self.asker in self.listeners or self.neighbours.have(self.asked_at)

    def is_seen(self, seat: int) -> bool:
        """Whether who sits there looks at the table, as far as their page can tell."""
        elsewhere = any(seat in each.seen for each in self.neighbours.at(self.id))
        return elsewhere or any(listener.seen and seat in listener.seats for listener in self.listeners)

    def away_for(self, seat: int) -> float:
        """Seconds since someone was last before a seat, whatever happens to the clock."""
        return monotonic() - self._left.get(seat, self._opened)

    def away_since(self, seat: int) -> int | None:
        """When somebody was last before a seat where nobody is now, if that is known."""
        gone = not self.is_present(seat) and seat in self._left
        return int(time() - self.away_for(seat)) if gone else None

    def note_left(self, seats: Iterable[int]) -> None:
        """Someone has come or gone, and perhaps nobody is before these seats now."""
        for seat in seats:
            if not self.is_present(seat):
                self._left[seat] = monotonic()
