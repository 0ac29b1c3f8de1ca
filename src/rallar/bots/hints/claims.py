"""Why a route is claimed: whom it serves, what threatens it, what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from rallar.bots.hints.survey import Left, Survey
from rallar.bots.sight import LOCO
from rallar.game.moves import Cards, Claim
from rallar.game.story import Line, line
from rallar.model.types import ROUTE_POINTS, TUNNEL_CARDS, Ticket

MOST_SERVED = 3  # tickets that are named


def why(survey: Survey, move: Claim) -> Iterator[Line]:
    route = survey.chart.number[move.route]
    yield from purpose(survey, route)
    yield from threats(survey, route)
    yield from _price(survey, route, move.cards)
    yield from _ending(survey, route)


def purpose(survey: Survey, route: int) -> Iterator[Line]:
    """Which tickets a route serves; if none, what else it does."""
    served = survey.served(route)
    yield from _tickets(served)
    if not served:
        if survey.unmade:
            yield line("hint-no-ticket")
        yield from _blocks(survey, route)
    yield from _lengthens(survey, route)
    yield _gain(survey, route)


def _tickets(served: dict[Ticket, Left]) -> Iterator[Line]:
    made = [ticket for ticket, left in served.items() if left.nothing]
    if made:
        points = sum(ticket.points for ticket in made)
        yield line("hint-makes", tickets=",".join(ticket.id for ticket in made), points=points)
    for ticket in [ticket for ticket in served if ticket not in made][:MOST_SERVED]:
        left = served[ticket]
        if left.lent:
            yield line("hint-serves-station", ticket=ticket.id, number=left.spaces, stations=left.lent)
        elif left.shortest:
            yield line("hint-serves", ticket=ticket.id, number=left.spaces)
        else:
            yield line("hint-serves-plan", ticket=ticket.id, number=left.spaces)


def _blocks(survey: Survey, route: int) -> Iterator[Line]:
    """A gap in the track of another player."""
    for seat, ends in survey.rivals(route).items():
        if len(ends) == 2 and survey.parted(seat, route):
            yield line("hint-blocks", player=seat)


def _lengthens(survey: Survey, route: int) -> Iterator[Line]:
    """A route at an end of the longest path makes it longer by its length, if not by more."""
    if survey.sight.is_bullet(route) or all(bonus.measure != "longest_path" for bonus in survey.sight.rules.bonuses):
        return
    trail = survey.outlook.longest_path
    if survey.chart.routes[route].id not in trail.routes and set(survey.chart.joins[route]) & _trail_ends(survey):
        yield line("hint-longest", number=trail.length + survey.chart.routes[route].length)


def _trail_ends(survey: Survey) -> set[int]:
    """Where the longest path begins and ends: of a circle, nowhere; of one route, both its ends."""
    ends: set[int] = set()
    for name in survey.outlook.longest_path.routes:
        ends ^= set(survey.chart.joins[survey.chart.number[name]])
    return ends


def _gain(survey: Survey, route: int) -> Line:
    found = survey.chart.routes[route]
    if survey.sight.is_bullet(route):
        return line("hint-bullet", spaces=found.length)
    return line("hint-points", points=ROUTE_POINTS[found.length])


def threats(survey: Survey, route: int) -> Iterator[Line]:
    """What speaks for haste: who could take a route that is needed, and what the way around would be."""
    served = survey.served(route)
    if not served or survey.sight.is_bullet(route):
        return
    rivals = survey.rivals(route)
    if rivals:
        seat = max(rivals, key=lambda each: (len(rivals[each]), -each))
        yield line("hint-rival", player=seat, cities=",".join(rivals[seat]))
    beside = [each for each in survey.chart.parallel[route] if each in survey.sight.free]
    if beside and survey.few_players:
        yield line("hint-one-track", number=len(survey.view.players))
    yield from _way_around(survey, route, list(served))


def _way_around(survey: Survey, route: int, served: list[Ticket]) -> Iterator[Line]:
    lost = survey.lost_with(route)
    without = {ticket: survey.spaces(ticket, lost=lost) for ticket in served}
    stuck = [ticket for ticket in served if without[ticket] is None]
    if stuck:
        tickets = ",".join(ticket.id for ticket in stuck)
        yield line("hint-only-way-station" if survey.sight.me.stations else "hint-only-way", tickets=tickets)
        return
    longer = {ticket: (without[ticket] or 0) - (survey.spaces(ticket) or 0) for ticket in served}
    most = max(served, key=lambda ticket: longer[ticket])
    if longer[most] > 0:
        yield line("hint-detour", ticket=most.id, number=longer[most])


def _price(survey: Survey, route: int, paid: Cards) -> Iterator[Line]:
    sight = survey.sight
    left = [have - gone for have, gone in zip(sight.hand, paid, strict=True)]
    if survey.chart.routes[route].kind == "tunnel":
        color = next((card for card in range(LOCO) if paid[card]), LOCO)
        fit = left[color] + (left[LOCO] if color != LOCO and sight.takes_jokers(route) else 0)
        yield line("hint-tunnel", most=TUNNEL_CARDS, number=fit)
    yield line("hint-leaves", number=sum(left), cars=sight.cars - sight.cars_for(route))


def _ending(survey: Survey, route: int) -> Iterator[Line]:
    sight = survey.sight
    if sight.last_turn:
        yield line("hint-last-turn")
        return
    bullets = sight.rules.bullets
    supply = survey.view.bullets - (1 if sight.is_bullet(route) else 0)
    if sight.cars - sight.cars_for(route) <= sight.rules.last_round_cars and (
        bullets is None or supply <= bullets.last_round
    ):
        yield line("hint-ends")
