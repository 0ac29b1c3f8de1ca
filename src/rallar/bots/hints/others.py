"""Why a station, why a tunnel is paid or not, why a tile lies where it does, why one passes."""

from __future__ import annotations

from collections.abc import Iterator

from rallar.bots.hints import claims
from rallar.bots.hints.survey import Survey
from rallar.game.moves import BuildStation, Decline, LayTile, Pass, PaySurcharge
from rallar.game.story import Line, line
from rallar.model.types import COLORS


def why_station(survey: Survey, move: BuildStation) -> Iterator[Line]:
    route = survey.lent_at(move.city)
    if route is None:
        yield line("hint-station-plain")
    else:
        found = survey.chart.routes[route]
        owner = survey.view.owners[found.id]
        for ticket, left in survey.served(route).items():
            yield line("hint-station-lends", route=found.id, player=owner, ticket=ticket.id, number=left.spaces)
    kept = sum(bonus.points for bonus in survey.sight.rules.bonuses if bonus.measure == "stations_left")
    if kept:
        yield line("hint-station-points", points=kept)
    yield line("hint-leaves", number=sum(survey.sight.hand) - move.cards.total, cars=survey.sight.cars)


def why_pay(survey: Survey, move: PaySurcharge) -> Iterator[Line]:
    assert survey.view.tunnel
    route = survey.chart.number[survey.view.tunnel.route]
    yield from claims.purpose(survey, route)
    yield from claims.threats(survey, route)
    left = sum(survey.sight.hand) - move.cards.total
    yield line("hint-leaves", number=left, cars=survey.sight.cars - survey.sight.cars_for(route))


def why_decline(survey: Survey, _: Decline) -> Iterator[Line]:
    tunnel = survey.view.tunnel
    assert tunnel
    can = any(isinstance(move, PaySurcharge) for move in survey.outlook.legal.simple)
    yield line("hint-tunnel-dear" if can else "hint-tunnel-cannot", number=tunnel.due)
    if survey.unmade and not survey.served(survey.chart.number[tunnel.route]):
        yield line("hint-no-ticket")
    yield line("hint-tunnel-back", cards=str(tunnel.laid))


def why_tile(survey: Survey, move: LayTile) -> Iterator[Line]:
    bed = survey.chart.number[move.route]
    served = survey.served(bed)
    closed = {survey.chart.number[route] for route in survey.outlook.legal.closes(move.route)}
    if served:
        yield line("hint-tile-serves", ticket=next(iter(served)).id)
    elif not closed & survey.plan.routes:
        yield line("hint-tile-harmless")
    crossed = sorted(closed - set(survey.chart.parallel[bed]))
    if served or (closed & survey.plan.routes and not crossed):
        held = survey.sight.hand[COLORS.index(move.color)]
        yield line("hint-tile-cards", number=held, color=move.color, spaces=survey.chart.routes[bed].length)
    if crossed:
        yield line("hint-tile-closes", routes=",".join(survey.chart.routes[route].id for route in crossed))


def why_pass(_survey: Survey, _: Pass) -> Iterator[Line]:
    yield line("hint-pass")
