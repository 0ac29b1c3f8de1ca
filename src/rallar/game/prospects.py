"""What the tickets of a game can become, worked out again only when something that matters for it has changed."""

from __future__ import annotations

from typing import Any

from rallar.game.situation import Situation
from rallar.kernel import layout as k
from rallar.kernel.prospects import READ

_FIELDS: Any = k.STATE.fields
_PLACES = tuple(slice(offset, offset + field.itemsize) for field, offset in map(_FIELDS.__getitem__, READ))
Key = tuple[bool, bytes]


class Prospects:
    """Those of each seat, as they were last asked for. Most moves are draws, and leave them as they are."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[Key, list[int]]] = {}

    def of(self, situation: Situation, seat: int) -> list[int]:
        """For each ticket: what it can become for the seat if it keeps it."""
        key = _key(situation)
        known = self._found.get(seat)
        if known is None or known[0] != key:
            known = self._found[seat] = key, situation.bench().prospects(seat)
        return known[1]


def _key(situation: Situation) -> Key:
    state = situation.state
    return situation.s.phase == k.OVER, b"".join(state[place] for place in _PLACES)
