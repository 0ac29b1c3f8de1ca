"""What each seat made of its turns and cards: figures of a game that is over, which need no judge."""

from __future__ import annotations

from collections import Counter

import numpy as np

from rallar.bots.chart import Chart, chart_of
from rallar.bots.guess import spaces_left
from rallar.game.game import Game
from rallar.game.outcome import TicketScore
from rallar.lab.traces import Trace, traces
from rallar.model.types import LOCOMOTIVE

from .shapes import Economy, TicketWay


def economies(game: Game) -> tuple[Economy, ...]:
    return tuple(_economy(game, seat, trace) for seat, trace in enumerate(traces(game, [""] * game.seats)))


def _economy(game: Game, seat: int, trace: Trace) -> Economy:
    chart, paid = chart_of(game.board), _paid(game, seat)
    return Economy(
        seat=seat,
        points=trace.score.total,
        turns=trace.turns,
        cards=trace.from_deck + trace.from_open,
        paid=sum(paid.values()),
        locomotives=paid[LOCOMOTIVE],
        left=game.situation.hand(seat).total,
        cars_left=trace.cars_left,
        tunnels=trace.tunnels,
        surcharge=_surcharge(game, seat),
        lost=trace.declined,
        tickets=tuple(_way(chart, ticket) for ticket in trace.score.tickets),
    )


def _paid(game: Game, seat: int) -> Counter[str]:
    """What was given back at a tunnel is not paid."""
    found: Counter[str] = Counter()
    laid: Counter[str] = Counter()
    for played in game.history:
        for event in played.events:
            if event.seat == seat and event.kind == "paid":
                laid[str(event["card"])] += int(event["number"] or 0)
            elif event.seat == seat and event.kind == "declined":
                laid.clear()
            elif event.seat == seat and event.kind in ("claimed", "bullet", "station"):
                found += laid
                laid.clear()
    return found


def _surcharge(game: Game, seat: int) -> int:
    """What was due at tunnels that were built."""
    found = due = 0
    for played in game.history:
        for event in played.events:
            if event.seat != seat:
                continue
            if event.kind == "due":
                due = int(event["number"] or 0)
            elif event.kind in ("claimed", "bullet"):
                found, due = found + due, 0
            elif event.kind == "declined":
                due = 0
    return found


def _way(chart: Chart, ticket: TicketScore) -> TicketWay:
    lengths = np.array([[route.length for route in chart.routes]], np.float64)
    place = next(i for i, each in enumerate(chart.board.tickets) if each.id == ticket.ticket)
    spaces = sum(chart.routes[chart.number[route]].length for route in ticket.routes)
    shortest = int(spaces_left(chart, lengths)[0, place])
    return TicketWay(ticket.ticket, ticket.points, ticket.made, spaces, shortest, ticket.routes)
