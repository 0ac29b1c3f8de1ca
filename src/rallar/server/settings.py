"""What can be set about a server."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import inf


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on the whole, and so many at once."""

    per_second: float
    burst: float


PAUSE = 0.6
AWAY_AFTER = 60
UNLIMITED = Rate(inf, inf)


@dataclass(frozen=True, slots=True)
class Limits:
    """How often, from one connection or one address."""

    messages: Rate = Rate(30, 60)  # on one socket
    address_messages: Rate = Rate(300, 600)
    requests: Rate = Rate(50, 200)
    tables: Rate = Rate(0.5, 30)
    hints: Rate = Rate(0.5, 10)  # from one address: each may take a second of thought
    claims: Rate = Rate(0.1, 10)  # of seats, by a code or by asking the table
    all_claims: Rate = Rate(20, 200)  # from everywhere together
    sockets: float = 100

    @classmethod
    def off(cls) -> Limits:
        return cls(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, inf)


@dataclass(frozen=True, slots=True)
class Settings:
    address: str | None = None  # where others in the house reach the server: http://192.168.1.7:8000
    limits: Limits = field(default_factory=Limits)
    pause: float = PAUSE  # seconds before a computer moves, so that people can follow
    away_after: float = AWAY_AFTER  # seconds until a computer may be proposed for a person who left
    pass_lasts: float = 15 * 60  # seconds in which a seat can be taken to another device by a code
    idle_after: float = 120  # seconds until a table nobody sits at is dropped from memory
    hello_within: float = 20  # seconds until a silent connection is ended
    goodbye_within: float = 5  # seconds until one that hears no goodbye is left

    def unlimited(self) -> Settings:
        """For measurements: no limits, no pauses."""
        return replace(self, limits=Limits.off(), pause=0)
