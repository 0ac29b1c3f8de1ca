"""What a seat sees, and what follows from it: reckoned once for a decision."""

from __future__ import annotations

from functools import cached_property

from rallar.bots.chart import Chart, chart_of
from rallar.bots.connections import FAR, shortest, standing
from rallar.game.view import Own, View
from rallar.kernel.encode import substitute, takes_jokers
from rallar.model.types import CARDS, COLORS, GRAY, LOCOMOTIVE, ROUTE_POINTS, Board, Ticket

LOCO = CARDS.index(LOCOMOTIVE)
ALL_COLORS = tuple(range(len(COLORS)))
TURN = 2.0  # points that a turn is worth
RISK = 0.5  # what it costs that a route may be lost to another
FLOOR = 0.3  # what a space of a planned route costs at least, however well it pays
PACE = 1.2  # cars that a player uses in a turn, about
NEAR, SPURT = 8, 2.0  # with so few left, players have the cards to use them faster
BULLET_PACE = 0.25  # bullet trains
BULLET_SPACE = (2.5, 0.7, 1.8)  # points: for the first one, far ahead, else
LEAD = 6  # spaces ahead of everyone that are far
STATION = 4.0  # points that a station costs beside its cards and its turn
BORROWED = 0.5  # and a route that a station of one's own already lends: it may lend another instead
HELD = (0.5, 0.2)  # of a card, how much one in hand spares a route of one color, and one of any color
TUNNEL = 0.6  # cards that a tunnel takes beyond its length, about
SYMBOL = 1.0  # and a ferry for each of its locomotives


class Sight:
    """A view with the numbers a player has in mind."""

    floor = FLOOR

    def __init__(self, view: View, own: Own, board: Board) -> None:
        self.view = view
        self.own = own
        self.seat = own.seat
        self.chart: Chart = chart_of(board)
        self.rules = view.rules
        self.me = view.players[own.seat]
        self.hand = list(own.hand)
        self.cars = self.me.cars
        self._colors: dict[int, tuple[int, ...]] = {}
        self._distances: dict[str, float] = {}
        usable, free = standing(self.chart, view, own.seat)
        self.usable = frozenset(usable)
        self.free = [route for route in free if self.cars_for(route) <= self.cars]

    @property
    def turn_worth(self) -> float:
        """In points."""
        return TURN

    @property
    def last_turn(self) -> bool:
        return self.view.turns_left is not None

    @cached_property
    def turns_left(self) -> float:
        """How many turns this seat has yet, if another player ends the game, by the cars of the one who has fewest."""
        if self.last_turn:
            return 1
        rules, view = self.rules, self.view
        others = (player.cars for player in view.players if player.seat != self.seat)
        spare = min(others) - rules.last_round_cars
        turns = 1 + max(0, spare) / (PACE if spare > NEAR else SPURT)
        if rules.bullets:
            trains = view.bullets - rules.bullets.last_round
            turns = max(turns, 1 + max(0, trains) / (BULLET_PACE * len(view.players)))
        return turns

    def is_bullet(self, route: int) -> bool:
        """Whether a claim would be marked with a bullet train, for all to use."""
        return self.chart.routes[route].kind == "bullet" and self.view.bullets > 0

    def cars_for(self, route: int) -> int:
        return 0 if self.is_bullet(route) else self.chart.routes[route].length

    def points_for(self, route: int) -> float:
        length = self.chart.routes[route].length
        return length * self._bullet_space if self.is_bullet(route) else ROUTE_POINTS[length]

    @cached_property
    def _bullet_space(self) -> float:
        """What a step on the bullet track is worth: most for the first, little for one who is far ahead."""
        first, far_ahead, contested = BULLET_SPACE
        others = (player.bullet_spaces for player in self.view.players if player.seat != self.seat)
        if self.me.bullet_spaces == 0:
            return first
        return far_ahead if self.me.bullet_spaces - max(others) > LEAD else contested

    def colors_of(self, route: int) -> tuple[int, ...]:
        """The colors in which a route can be paid, now or with a tile laid for it."""
        if route not in self._colors:
            self._colors[route] = self._find_colors(route)
        return self._colors[route]

    def _find_colors(self, route: int) -> tuple[int, ...]:
        found = self.chart.routes[route]
        if found.color is not None:
            return ALL_COLORS if found.color == GRAY else (COLORS.index(found.color),)
        if found.id in self.view.tiles:
            return (COLORS.index(self.view.tiles[found.id]),)
        supply = self.view.tile_supply.get(found.length, {})
        return tuple(color for color in ALL_COLORS if supply.get(COLORS[color]))

    def takes_jokers(self, route: int) -> bool:
        return takes_jokers(self.chart.routes[route], self.rules)

    def substitute(self, route: int) -> int:
        return substitute(self.chart.routes[route], self.rules)

    @cached_property
    def seen(self) -> list[int]:
        """How many cards of each kind lie face up."""
        return [self.view.open.count(card) for card in CARDS]

    def lacks(self, route: int) -> int:
        """The cards missing if the whole hand were for this route."""
        found = self.chart.routes[route]
        held = max((self.hand[color] for color in self.colors_of(route)), default=0)
        held = min(held, found.length - found.locomotives)
        locomotives = self.hand[LOCO]
        held += locomotives if self.takes_jokers(route) else min(locomotives, found.locomotives)
        return max(0, found.length - held)

    @cached_property
    def tolls(self) -> list[float]:
        """What it takes to have each route, in points."""
        tolls = [FAR] * len(self.chart.routes)
        for route in self.free:
            if self.colors_of(route):
                tolls[route] = self.effort(route)
        for route in self.usable:
            tolls[route] = 0.0
        return tolls

    def effort(self, route: int) -> float:
        """The turns for its cards and its claim, less what it earns; cards in hand help."""
        found = self.chart.routes[route]
        held = max((self.hand[color] for color in self.colors_of(route)), default=0)
        one_color, any_color = HELD
        spared = one_color if len(self.colors_of(route)) == 1 else any_color
        cards = found.length - spared * min(held, found.length) + self.hardship(route)
        net = self.turn_worth * (1 + cards / 2) - self.points_for(route)
        return RISK + max(self.floor * found.length, net)

    def hardship(self, route: int) -> float:
        """Cards that a route takes beyond its length, about."""
        found = self.chart.routes[route]
        return TUNNEL if found.kind == "tunnel" else SYMBOL * found.locomotives

    def distance(self, ticket: Ticket) -> float:
        """What it takes to make a ticket by itself, in points."""
        if ticket.id not in self._distances:
            path = shortest(self.chart, self.tolls, self.chart.ends[ticket.a], self.chart.ends[ticket.b])
            self._distances[ticket.id] = FAR if path is None else sum(self.tolls[route] for route in path)
        return self._distances[ticket.id]

    @cached_property
    def lendable(self) -> dict[int, float]:
        """Routes of others that a station could lend, and what that would take, in points."""
        stations = self.rules.stations
        if not stations:
            return {}
        built = len(stations.costs) - self.me.stations
        price = STATION + self.turn_worth * (1 + stations.costs[min(built, len(stations.costs) - 1)] / 2)
        found = {}
        for name, owner in self.view.owners.items():
            route = self.chart.number[name]
            if owner == self.seat or route in self.usable:
                continue
            if self.seat in self.station_owners(route):
                found[route] = BORROWED
            elif self.me.stations and None in self.station_owners(route):
                found[route] = price
        return found

    def station_owners(self, route: int) -> tuple[int | None, int | None]:
        found = self.chart.routes[route]
        return self.view.stations.get(found.a), self.view.stations.get(found.b)
