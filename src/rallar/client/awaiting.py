"""The client for programs that await."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Self

from rallar.client.asking import ServerSteps, SheetSteps, TableSteps, Tap
from rallar.client.doing import Awaiting
from rallar.client.talking import GuestSteps
from rallar.protocol import wire


class AsyncGuest(Awaiting, GuestSteps):
    __doc__ = GuestSteps.__doc__

    async def __aenter__(self) -> Self:
        await self._take(self._arrive())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._take(self._depart())

    async def turns(self) -> AsyncIterator[wire.Choices]:
        """What the seat may do, each time it is asked, until the game is over."""
        while (choices := await self.next_turn()) is not None:
            yield choices


class AsyncRemoteTable(Awaiting, TableSteps["AsyncRemoteTable", AsyncGuest]):
    __doc__ = TableSteps.__doc__

    def _guest(self, token: str | None, beside: Sequence[str], tap: Tap | None) -> AsyncGuest:
        return AsyncGuest(self._server, self.id, token, beside, tap)

    def _other(self, id: str, tokens: Mapping[int, str], host: str | None) -> AsyncRemoteTable:
        return AsyncRemoteTable(self._server, id, tokens, host)


class AsyncRemoteSheet(Awaiting, SheetSteps):
    __doc__ = SheetSteps.__doc__


class AsyncClient(Awaiting, ServerSteps[AsyncRemoteTable, AsyncRemoteSheet]):
    __doc__ = ServerSteps.__doc__

    def table(self, id: str, tokens: Mapping[int, str] | None = None, host: str | None = None) -> AsyncRemoteTable:
        return AsyncRemoteTable(self._server, id, tokens or {}, host)

    def sheet(self, id: str) -> AsyncRemoteSheet:
        return AsyncRemoteSheet(self._server, id)
