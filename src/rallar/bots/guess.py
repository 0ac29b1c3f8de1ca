"""Which tickets others may have kept, by what they have built: whoever has come far on a way is likely to be on it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rallar.bots.chart import REMEMBERED, Chart, chart_of
from rallar.bots.connections import tolls_of
from rallar.bots.outlook import Outlook
from rallar.game.redeal import Likely
from rallar.game.view import View
from rallar.model.types import Board

UNREACHABLE = 99.0  # spaces
HOPELESS = 1.2  # a way as much longer than on an empty board is no better than one that is closed
WAY = 2.7  # how much less likely a ticket is, as a logarithm, whose whole way is still to be built,
UNMADE = 2.7  # and one that is not made by the last car

Spaces = NDArray[np.float64]


def kept_by_others(outlook: Outlook) -> Likely:
    """For every other seat, how likely it has kept each ticket of the board, compared to the others."""
    return kept_in(outlook.view, outlook.board, outlook.seat)


def kept_in(view: View, board: Board, seat: int) -> Likely:
    """The same of a view, also when its seat is not asked anything."""
    chart = chart_of(board)
    others = [other for other in range(len(view.players)) if other != seat]
    left = spaces_left(chart, np.array([tolls_of(chart, view, other) for other in others]))
    share = np.minimum(left / _whole_ways(chart), HOPELESS)
    spent = 1 - np.array([[view.players[other].cars] for other in others]) / view.rules.cars
    weights = np.exp(-WAY * share - UNMADE * spent * (left > 0))
    return dict(zip(others, weights.tolist(), strict=True))


@lru_cache(REMEMBERED)
def _whole_ways(chart: Chart) -> Spaces:
    """On an empty board."""
    return spaces_left(chart, np.array([[route.length for route in chart.routes]], np.float64))


def spaces_left(chart: Chart, tolls: Spaces) -> Spaces:
    """How far it is between the places of each ticket; a row a traveller, who pays such tolls."""
    cities = len(chart.around)
    far = np.full((len(tolls), cities, cities), UNREACHABLE)
    far[:, range(cities), range(cities)] = 0
    for (a, b), toll in zip(chart.joins, tolls.T, strict=True):
        far[:, a, b] = far[:, b, a] = np.minimum(far[:, a, b], toll)
    for city in range(cities):
        far = np.minimum(far, far[:, :, city, None] + far[:, None, city, :])
    return np.array(
        [far[:, chart.ends[ticket.a]][:, :, chart.ends[ticket.b]].min((1, 2)) for ticket in chart.board.tickets]
    ).T
