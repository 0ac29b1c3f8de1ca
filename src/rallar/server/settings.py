"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import Any


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on the whole, and so many at once."""

    per_second: float
    burst: float


PAUSE = 0.6
AWAY_AFTER = 60
RING_AFTER = 5
OPEN_DAYS = 30
BEGUN_DAYS = 730
MOST_MEGABYTES = 4000
SPARE_MEGABYTES = 200
TABLES_A_DAY = 500
DAY = 86_400  # seconds
UNLIMITED = Rate(inf, inf)
THINKERS = min(4, max(1, (os.cpu_count() or 1) - 1))  # one core is left to the server
PROXIES = ("127.0.0.1", "::1", "::ffff:127.0.0.1")  # on this machine


@dataclass(frozen=True, slots=True)
class Limits:
    """How often, from one connection or one address."""

    messages: Rate = Rate(30, 60)  # on one socket
    address_messages: Rate = Rate(300, 600)
    requests: Rate = Rate(50, 200)
    tables: Rate = Rate(0.5, 30)
    hints: Rate = Rate(0.5, 10)  # from one address: each may take a second of thought
    analyses: Rate = Rate(0.1, 10)  # from one address: each is ten seconds of thought or more
    records: Rate = Rate(0.2, 10)  # from one address: each is a whole game to play again
    counts: Rate = Rate(2, 20)  # from one address: the longest path of a dense network takes a while
    claims: Rate = Rate(0.1, 10)  # of seats, by a code or by asking the table
    mails: Rate = Rate(0.01, 5)  # first letters, that somebody at one address has sent
    mailbox: Rate = Rate(1 / 3600, 3)  # and that one mailbox gets
    all_claims: Rate = Rate(20, 200)  # from everywhere together
    sockets: float = 100
    tables_a_day: Rate = Rate(TABLES_A_DAY / DAY, TABLES_A_DAY)  # the disk is everybody's
    address_connections: float = 200  # at once; a proxy has as many as it needs
    connections: float = 2000  # of all together

    @classmethod
    def with_tables(cls, a_day: int) -> Limits:
        """As usual, but for the new tables from one address in a day; 0: as many as are wanted."""
        return cls(tables_a_day=Rate(a_day / DAY, a_day) if a_day else UNLIMITED)

    @classmethod
    def off(cls) -> Limits:
        none: dict[str, Any] = {each.name: UNLIMITED if isinstance(each.default, Rate) else inf for each in fields(cls)}
        return cls(**none)


@dataclass(frozen=True, slots=True)
class Keeping:
    """How long tables are kept that nobody touches, and how much there may be of all; 0: without end."""

    open_days: float = OPEN_DAYS  # whose game was never begun
    begun_days: float = BEGUN_DAYS  # and whose game was; one that is over stays
    most_megabytes: int = MOST_MEGABYTES  # with more on disk no new tables are made
    spare_megabytes: int = SPARE_MEGABYTES  # with less free on the disk neither
    swept_every: float = 3600  # seconds


@dataclass(frozen=True, slots=True)
class MailServer:
    """Who takes mail from us, in whose name it is sent, and where the links in it lead."""

    host: str
    port: int
    tls: bool  # from the first byte; otherwise as soon as both know how
    user: str
    password: str = field(repr=False)
    sender: str
    base: str  # the public address of this server


@dataclass(frozen=True, slots=True)
class Settings:
    address: str | None = None  # where others in the house reach the server: http://192.168.1.7:8000
    limits: Limits = field(default_factory=Limits)
    pause: float = PAUSE  # seconds before a computer moves, so that people can follow
    away_after: float = AWAY_AFTER  # seconds until a computer may be proposed for a person who left
    metrics: bool = False  # whether a Prometheus may ask how it goes
    thinkers: int = THINKERS  # processes in which computers think
    pass_lasts: float = 15 * 60  # seconds in which a seat can be taken to another device by a code
    clocks_every: float = 1  # seconds between looks at whose time is up
    idle_after: float = 120  # seconds until a table nobody sits at is dropped from memory
    hello_within: float = 20  # seconds until a silent connection is ended
    goodbye_within: float = 5  # seconds until one that hears no goodbye is left
    keeping: Keeping = field(default_factory=Keeping)
    headers_within: float = 10  # seconds for a request to be asked, but for its body
    body_within: float = 60  # seconds for a body to arrive
    unread_within: float = 30  # seconds until one that does not read what it asked for is left
    proxies: tuple[str, ...] = PROXIES  # addresses and networks that say for whom they ask
    ring_after: float = RING_AFTER  # seconds until somebody is rung for, who may be loading the page anew
    push_hosts: tuple[str, ...] = ()  # that notices may be sent to, beside the push services of browsers
    mail: MailServer | None = None
    hosts: tuple[str, ...] = ()  # the names by which the server may be asked for: by any, if there are none

    def unlimited(self) -> Settings:
        """For measurements: no limits, no pauses."""
        return replace(self, limits=Limits.off(), pause=0)
