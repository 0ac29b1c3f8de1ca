"""The door: who comes in, how many of them, and how long they may keep it open."""

from __future__ import annotations

import sys
from asyncio import Transport
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol, cast

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from rallar.server.errors import DataError
from rallar.server.limits import Bucket, Places
from rallar.server.security import party
from rallar.server.settings import Settings

NO_TEXT, TOO_OFTEN = 1007, 1008
AT_ONCE = 64  # connections that are taken in before any of them is counted
OWN_FILES = 5 * AT_ONCE  # for those on their way in or out, and for what the server itself opens
MOST_FILES = 10_000  # more than all connections and what else is open; some systems allow no more


def open_files() -> int:
    """How many files and connections the process may have, once it has asked for as many as it needs."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY != soft < MOST_FILES:
        soft = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Waiting(Protocol):
    """One end of a connection that can say what it is waiting for."""

    @property
    def stage(self) -> tuple[object, float] | None:
        """What the other side is to do, and within how many seconds."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing has been asked that is not answered."""


@dataclass
class Visit:
    party: str | None  # None for a proxy
    stage: object = None
    since: float = 0


class Door:
    """Every connection is counted here; whoever is too slow is shown out without a word."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        files = open_files()
        self._most = min(settings.limits.connections, max(files - OWN_FILES, files // 4))
        self._places = Places(settings.limits.address_connections)
        self._proxies = [_network(proxy) for proxy in settings.proxies]
        self._inside: dict[Transport, Visit] = {}

    def enter(self, transport: Transport) -> None:
        """If the house is full, whoever has been idle longest makes room."""
        visit = Visit(self._party(transport))
        if visit.party is not None and not self._places.take(visit.party):
            transport.abort()
            return
        self._inside[transport] = visit
        if len(self._inside) > self._most:
            idle = (each for each in self._inside if cast(Waiting, each.get_protocol()).is_idle)
            self._show_out(next(idle, transport))

    def leave(self, transport: Transport) -> None:
        visit = self._inside.pop(transport, None)
        if visit and visit.party is not None:
            self._places.give_back(visit.party)

    def look(self, now: float) -> None:
        """Show out whoever has kept the server waiting for too long."""
        for transport, visit in list(self._inside.items()):
            stage, within = cast(Waiting, transport.get_protocol()).stage or (None, 0)
            if stage is None or stage != visit.stage:
                visit.stage, visit.since = stage, now
            elif now - visit.since > within:
                self._show_out(transport)

    def _show_out(self, transport: Transport) -> None:
        self.leave(transport)
        transport.abort()

    def _party(self, transport: Transport) -> str | None:
        host = str((transport.get_extra_info("peername") or ("",))[0])
        return None if self._is_proxy(host) else party(host)

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def _network(proxy: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(proxy)
    except ValueError as error:
        raise DataError("serve-proxy-unreadable", address=proxy[:60]) from error


class Config(uvicorn.Config):
    """Has the door, for the two ends of a connection that uvicorn makes."""

    def __init__(self, app: FastAPI, door: Door, **options: Any) -> None:
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            backlog=AT_ONCE,
            proxy_headers=True,
            forwarded_allow_ips=list(door.settings.proxies),
            **options,
        )
        self.door = door


class Http(H11Protocol):
    """Asked and answered within a time."""

    def __init__(self, config: Config, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._door = config.door

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._door.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    @property
    def is_idle(self) -> bool:
        return self.conn.their_state is h11.IDLE

    @property
    def stage(self) -> tuple[object, float] | None:
        settings = self._door.settings
        if self.transport.get_write_buffer_size():
            return "unread", settings.unread_within
        if self.is_idle:
            return ("headers", self.cycle), settings.headers_within
        if self.conn.their_state is h11.SEND_BODY:
            return ("body", self.cycle), settings.body_within
        return None


class Socket(WebSocketsSansIOProtocol):
    """Reads no further while its answers are unread, counts what the application never sees, and ends when it must."""

    def __init__(self, config: Config, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._door = config.door
        self._frames = Bucket(config.door.settings.limits.messages)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What says it is text and is none ends the connection; it is no trouble of the server's to write down."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._end(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    def _may(self) -> bool:
        if self._frames.take():
            return True
        self._end(TOO_OFTEN)
        return False

    def _end(self, code: int) -> None:
        if not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()

    is_idle = False

    @property
    def stage(self) -> tuple[object, float] | None:
        settings = self._door.settings
        if self.close_sent or self.transport.is_closing():
            return "farewell", settings.goodbye_within
        if self.transport.get_write_buffer_size():
            return "unread", settings.unread_within
        return None
