"""Who is at a table, as the table knows them: by this process, and by others that serve the same tables."""

from __future__ import annotations

from collections.abc import Collection
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
