"""A client of the protocol: `Client` for programs that wait, `AsyncClient` for those that await. It knows no rules."""

from rallar.client.awaiting import AsyncClient, AsyncGuest, AsyncRemoteSheet, AsyncRemoteTable
from rallar.client.blocking import Client, Guest, RemoteSheet, RemoteTable
from rallar.client.errors import LostError, RefusedError
from rallar.protocol.wire import Pace, SeatWish

__all__ = [
    "AsyncClient",
    "AsyncGuest",
    "AsyncRemoteSheet",
    "AsyncRemoteTable",
    "Client",
    "Guest",
    "LostError",
    "Pace",
    "RefusedError",
    "RemoteSheet",
    "RemoteTable",
    "SeatWish",
]
