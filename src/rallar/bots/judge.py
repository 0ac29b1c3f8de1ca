"""Who judges games in which nothing is hidden: what each seat will have come to at the end.

The master asks it about imagined games. It learned beside the network, in the same games: from what a seat sees and
what the next one does it tells how much the seat has yet to gain over how it stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import accumulate, pairwise

import numpy as np

from rallar.bots.network import Floats, Layer, layers_of
from rallar.game.deciding import Row
from rallar.game.setting import Setting
from rallar.kernel.fields import fields_of

HEARING = ("hearing0", "hearing1", "hearing2")
UNIT = 100.0  # points that count as much as a win
FAR = 48.0  # the price of a way at which a ticket counts as lost
ROUTE_POINTS = 5  # of a seat, among its numbers: half of them


class Judge:
    def __init__(self, setting: Setting, layers: Iterable[Layer]) -> None:
        first, *self._hearing, self._opinion = layers
        self._inputs = len(first.weights) // 2
        both = np.hstack(np.split(first.weights, 2))  # what it makes of a seat's own view, and of the next one's
        self._first = Layer(both, np.pad(first.bias, (0, len(first.bias))))
        self._tickets = np.array([ticket.points for ticket in setting.board.tickets], np.float32)
        fields = fields_of(setting.box)
        ends = pairwise(accumulate((field.size for field in fields), initial=0))
        self._places = {field.name: slice(*span) for field, span in zip(fields, ends, strict=True)}

    def expects(self, views: Row) -> Floats:
        """What each seat will come to, counted as in `result`: a row a seat, and of it a view a game."""
        seen = views[..., : self._inputs]
        own, after = np.split(self._first.of(seen), 2, -1)
        heard = np.maximum(own + np.roll(after, -1, 0), 0)
        for layer in self._hearing:
            heard = np.maximum(layer(heard), 0)
        return leads(self._standing(seen)) / UNIT + self._opinion(heard)[..., 0]

    def _standing(self, seen: Row) -> Floats:
        """The points of routes, and of tickets by how near they are."""
        kept, made, way = (
            seen[..., self._places[name]].astype(np.float32) for name in ("ticket-kept", "ticket-made", "ticket-way")
        )
        hope = np.where(made > 0, 1, 1 - 2 * np.minimum(way / FAR, 1))
        routes: Floats = 2 * seen[..., self._places["seats"].start + ROUTE_POINTS].astype(np.float32)
        return routes + (kept * hope) @ self._tickets


def result(scores: Floats, wins: Floats) -> Floats:
    """What each seat came to: its lead in hundreds of points, and a win, weighed so that chance comes to 0."""
    players = np.float32(len(scores))
    return leads(scores) / UNIT + (players * wins - 1) / (players - 1)


def leads(points: Floats) -> Floats:
    """How far each seat is ahead of the best other; a row a seat."""
    return np.stack([own - np.delete(points, seat, 0).max(0) for seat, own in enumerate(points)])


@cache
def judge_of(setting: Setting) -> Judge:
    """Read when it is first asked for."""
    return Judge(setting, layers_of(setting, HEARING))
