"""What some processes take of the machine."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


class Usage:
    """Of a server, which may be several processes; of none, nothing is known."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._pids = pids

    @property
    def cpu(self) -> float:
        """Seconds of a processor since the start."""
        return sum(_ticks(pid) for pid in self._pids) / TICK

    @property
    def memory(self) -> float:
        """KiB that they hold."""
        return sum(_resident(pid) for pid in self._pids)


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])
