"""The printed names of a board's things, for sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rallar.model.types import Board, Route, Ticket

LINK = "–"


class Labels:
    """Places, routes and tickets by id, as a person calls them; without a board nothing has a name but its id."""

    def __init__(self, board: Board | None) -> None:
        self.cities = {city.id: city for city in board.cities} if board else {}
        self.routes = {route.id: route for route in board.routes} if board else {}
        self.tickets = {ticket.id: ticket for ticket in board.tickets} if board else {}
        self.zones = {zone.id: zone for zone in board.zones} if board else {}

    def place(self, name: str) -> str:
        found = self.cities.get(name) or self.zones.get(name)
        return found.name if found else name

    def route(self, name: str) -> str:
        return self._pair(self.routes.get(name), name)

    def ticket(self, name: str) -> str:
        return self._pair(self.tickets.get(name), name)

    def journey(self, routes: Iterable[str]) -> tuple[str, ...]:
        """The places that routes in a row pass through, from end to end."""
        ends = [{self.routes[name].a, self.routes[name].b} for name in routes]
        if not ends:
            return ()
        here = _far_end(ends)
        places = [here]
        for pair in ends:
            (here,) = pair - {here}
            places.append(here)
        return tuple(self.place(name) for name in places)

    def _pair(self, found: Route | Ticket | None, name: str) -> str:
        return name if found is None else f"{self.place(found.a)}{LINK}{self.place(found.b)}"


def _far_end(ends: list[set[str]]) -> str:
    """Where the journey begins: the end of its first route that the second does not continue from."""
    first = ends[0]
    if len(ends) == 1 or ends[1] == first:
        return _next_to_none(ends)
    (start,) = first - ends[1]
    return start


def _next_to_none(ends: list[set[str]]) -> str:
    """There and back over tracks between the same two places: an odd number of them ends on the other side."""
    same = next((number for number, pair in enumerate(ends) if pair != ends[0]), len(ends))
    if same == len(ends):
        return min(ends[0])
    (meeting,) = ends[0] & ends[same]
    (other,) = ends[0] - {meeting}
    return other if same % 2 else meeting
