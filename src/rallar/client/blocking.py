"""The client for programs that wait."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from rallar.client.asking import ServerSteps, SheetSteps, TableSteps, Tap
from rallar.client.doing import Blocking
from rallar.client.talking import GuestSteps
from rallar.protocol import wire


class Guest(Blocking, GuestSteps):
    __doc__ = GuestSteps.__doc__

    def __enter__(self) -> Self:
        self._take(self._arrive())
        return self

    def __exit__(self, *_: object) -> None:
        self._take(self._depart())

    def turns(self) -> Iterator[wire.Choices]:
        """What the seat may do, each time it is asked, until the game is over."""
        while (choices := self.next_turn()) is not None:
            yield choices


class RemoteTable(Blocking, TableSteps["RemoteTable", Guest]):
    __doc__ = TableSteps.__doc__

    def _guest(self, token: str | None, beside: Sequence[str], tap: Tap | None) -> Guest:
        return Guest(self._server, self.id, token, beside, tap)

    def _other(self, id: str, tokens: Mapping[int, str], host: str | None) -> RemoteTable:
        return RemoteTable(self._server, id, tokens, host)


class RemoteSheet(Blocking, SheetSteps):
    __doc__ = SheetSteps.__doc__


class Client(Blocking, ServerSteps[RemoteTable, RemoteSheet]):
    __doc__ = ServerSteps.__doc__

    def table(self, id: str, tokens: Mapping[int, str] | None = None, host: str | None = None) -> RemoteTable:
        return RemoteTable(self._server, id, tokens or {}, host)

    def sheet(self, id: str) -> RemoteSheet:
        return RemoteSheet(self._server, id)
