"""A client of the protocol: `Client` for programs that wait, `AsyncClient` for those that await. It knows no rules."""

from rallar.client.awaiting import AsyncClient, AsyncGuest, AsyncRemoteTable
from rallar.client.blocking import Client, Guest, RemoteTable
from rallar.client.errors import LostError, RefusedError
from rallar.protocol.wire import Pace, SeatWish

__all__ = [
    "AsyncClient",
    "AsyncGuest",
    "AsyncRemoteTable",
    "Client",
    "Guest",
    "LostError",
    "Pace",
    "RefusedError",
    "RemoteTable",
    "SeatWish",
]
