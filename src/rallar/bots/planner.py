"""Follows its tickets: plans a network, collects its cards, claims its routes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random

from rallar.bots.connections import FAR, shortest
from rallar.bots.draws import best_draw
from rallar.bots.outlook import Outlook
from rallar.bots.plan import SWING, Plan, plan_for
from rallar.bots.purse import Purse, Share
from rallar.bots.sight import LOCO, Sight
from rallar.bots.tiles import best_tile, closing
from rallar.game.moves import BuildStation, Decline, DrawCard, DrawTickets, KeepTickets, Move, PaySurcharge
from rallar.model.types import Ticket

OFFER_ORDERS = 2  # in which offered tickets are tried: there are many choices among them
CARE = 0.8  # the share of cars and turns that is planned for when tickets are chosen: something always goes wrong
WHIM = 20.0  # points by which a careless player misjudges tickets
ANY_ROUTE = 0.5  # how often a careless turn goes to a route
MORE_TICKETS = (8, 12)  # with fewer turns or cars left, no more tickets
FULL_HAND = 16  # with so many cards, a good route beside the plan is welcome
GOOD = 3  # spaces of such a route
SLACK = 4  # cars kept beyond those of the plan, for a detour
SHORT_OF_TIME = 4  # turns left
WORST = 15.0  # points that losing a route costs at most
LOSS = 0.3  # how likely a route is to be lost, and as much again for each end that others have reached
NEAR = 2  # spaces that each of these ends is worth when cards are shared out
LAST_STATION = 10  # a station that makes a ticket beats a last route that earns less
IN_MIND = 3  # routes a player without tickets collects for
USE = 0.5  # points that any route is worth beyond those it scores


@dataclass(frozen=True, slots=True)
class Temper:
    """How well a planner plays."""

    orders: int  # in which it tries its tickets when it plans
    ahead: int = 0  # tickets it has in mind at once; 0: all
    slips: float = 0.0  # how often it does something without thinking


class Planner:
    """One decision of a seat."""

    sees: type[Sight] = Sight  # with which eyes

    def __init__(self, temper: Temper, outlook: Outlook, rng: Random) -> None:
        self.temper = temper
        self.sight = self.sees(outlook.view, outlook.own, outlook.board)
        self.legal = outlook.legal
        self.rng = rng
        self.chart = self.sight.chart

    def move(self) -> Move:
        asked: dict[str, Callable[[], Move]] = {
            "keep-tickets": self.keep_tickets,
            "take-turn": self.take_turn,
            "draw-second": self.draw,
            "pay-surcharge": self.answer_tunnel,
            "lay-tile": self.lay_tile,
        }
        return asked[self.sight.view.asked]()

    @cached_property
    def unmade(self) -> list[Ticket]:
        """The tickets that are not made but can be."""
        own = self.sight.own.tickets
        return [self.chart.tickets[each.ticket] for each in own if each.prospect == "possible"]

    @cached_property
    def plan(self) -> Plan:
        tickets = self.unmade
        if self.temper.ahead:
            tickets = sorted(tickets, key=lambda ticket: (-ticket.points, ticket.id))[: self.temper.ahead]
        return plan_for(self.sight, tickets, self.temper.orders)

    @cached_property
    def claimable(self) -> set[int]:
        return {self.chart.number[name] for name in self.legal.routes}

    def slips(self) -> bool:
        return self.rng.random() < self.temper.slips

    # Tickets

    def keep_tickets(self) -> Move:
        """Of the choices that are allowed, the one whose plan is worth most."""
        own = self.sight.own
        offer = [self.chart.tickets[each] for each in own.offer]
        sizes = range(own.keep, len(offer) + 1)
        best = max((kept for size in sizes for kept in combinations(offer, size)), key=self._worth)
        return KeepTickets(tuple(ticket.id for ticket in best))

    def _worth(self, kept: tuple[Ticket, ...]) -> float:
        whim = self.rng.random() * self.temper.slips * WHIM
        return plan_for(self.sight, [*self.unmade, *kept], OFFER_ORDERS, CARE).value + whim

    def wants_tickets(self) -> bool:
        sight = self.sight
        turns, cars = MORE_TICKETS
        if sight.turns_left < turns or DrawTickets() not in self.legal:
            return False
        return sight.cars >= cars or sight.rules.bullets is not None

    # A turn

    def take_turn(self) -> Move:
        if self.slips():
            return self.whim()
        if self.sight.last_turn:
            return self.last_move()
        if self.plan.routes or self.plan.borrowed:
            return self.follow_plan()
        return DrawTickets() if self.wants_tickets() else self.earn_points()

    def whim(self) -> Move:
        """Without a thought: a card from the deck, or whatever can be claimed."""
        if self.claimable and self.rng.random() < ANY_ROUTE:
            return Purse(self.sight, ()).best_payment(self.rng.choice(sorted(self.claimable)), self.legal)
        return DrawCard() if DrawCard() in self.legal else self.draw()

    def follow_plan(self) -> Move:
        """Claim a route of the plan, build its station, or collect for it."""
        purse = self._purse()
        ready = [share for share in purse.shares.values() if share.route in self.claimable and self._is_ready(share)]
        if ready:
            best = max(ready, key=lambda share: (self.urgency(share.route), -share.route))
            return purse.best_payment(best.route, self.legal)
        if not self.plan.routes or self.sight.turns_left <= SHORT_OF_TIME:
            station = self._station(purse)
            if station:
                return station
        return self._beside(purse) or self.draw()

    def _purse(self) -> Purse:
        return Purse(self.sight, sorted(self.plan.routes, key=lambda route: (-self._pull(route), route)))

    def _is_ready(self, share: Share) -> bool:
        """A tunnel waits for a card in reserve while there is time."""
        return share.lacks == 0 or (share.lacks == share.spare and self.sight.turns_left <= SHORT_OF_TIME)

    def _pull(self, route: int) -> float:
        """How early cards go to a route: long ones, and those others are near."""
        return self.chart.routes[route].length + NEAR * self.pressure(route)

    def pressure(self, route: int) -> int:
        """How many ends of a route others have reached; a bullet route they would claim for all (J2)."""
        ends = () if self.sight.is_bullet(route) else self.chart.joins[route]
        return sum(any(near in self._others for near, _ in self.chart.around[city]) for city in ends)

    @cached_property
    def _others(self) -> set[int]:
        owners = self.sight.view.owners
        return {self.chart.number[name] for name, owner in owners.items() if owner != self.sight.seat}

    def urgency(self, route: int) -> float:
        """What losing a route would cost, times how likely that is, and a little for its length."""
        return self._loss(route) * LOSS * (1 + self.pressure(route)) + self.chart.routes[route].length

    def _loss(self, route: int) -> float:
        """What the way around a route takes; nothing if it will serve everyone (J2)."""
        if self.sight.is_bullet(route):
            return 0.0
        tolls = list(self.sight.tolls)
        tolls[route] = FAR
        a, b = self.chart.joins[route]
        detour = shortest(self.chart, tolls, (a,), (b,))
        return WORST if detour is None else min(WORST, sum(tolls[each] for each in detour))

    def _station(self, purse: Purse) -> BuildStation | None:
        sites = set(self.legal.stations)
        for route in sorted(self.plan.borrowed):
            found = self.chart.routes[route]
            if self.sight.seat not in self.sight.station_owners(route):
                for city in sorted(sites & {found.a, found.b}):
                    return purse.best_station(city, self.legal)
        return None

    def _beside(self, purse: Purse) -> Move | None:
        """With a full hand: a good route that takes nothing from the plan."""
        sight, plan = self.sight, self.plan
        if sum(sight.hand) < FULL_HAND:
            return None
        cars = sight.cars - SLACK - sum(sight.cars_for(route) for route in plan.routes)
        good = [
            route
            for route in self.claimable - plan.routes - closing(sight, plan)
            if sight.cars_for(route) <= cars and self._is_left_over(route, purse)
        ]
        if not good:
            return None
        return purse.best_payment(max(good, key=lambda route: (sight.points_for(route), -route)), self.legal)

    def _is_left_over(self, route: int, purse: Purse) -> bool:
        found = self.chart.routes[route]
        need = found.length - found.locomotives
        return found.length >= GOOD and any(purse.left[color] >= need for color in self.sight.colors_of(route))

    def earn_points(self) -> Move:
        """No tickets left to make: the routes that earn most a turn."""
        targets = self._targets()
        if targets and targets[0] in self.claimable:
            return Purse(self.sight, targets[:1]).best_payment(targets[0], self.legal)
        return self.draw()

    def _targets(self) -> list[int]:
        """The routes that earn most for the turns they take, so far as there are turns."""
        sight = self.sight
        turns = {route: 1 + sight.lacks(route) / 2 for route in sight.free if sight.colors_of(route)}
        rates = {
            route: (sight.points_for(route) + USE) / needed
            for route, needed in turns.items()
            if needed <= sight.turns_left
        }
        return sorted(rates, key=lambda route: (-rates[route], route))[:IN_MIND]

    def last_move(self) -> Move:
        """What counts most at once."""
        purse = Purse(self.sight, ())
        makes = self._made_by()
        gains = {route: self.sight.points_for(route) + makes.get(route, 0) for route in self.claimable}
        station = None if self.plan.routes else self._station(purse)
        best = max(gains, key=lambda route: (gains[route], -route), default=None)
        if best is None or (station and gains[best] < LAST_STATION):
            return station or self.draw()
        return purse.best_payment(best, self.legal)

    def _made_by(self) -> dict[int, int]:
        """The routes that make a ticket by themselves, and what that comes to."""
        tolls = [FAR] * len(self.chart.routes)
        for route in self.claimable:
            tolls[route] = 1.0
        for route in self.sight.usable:
            tolls[route] = 0.0
        found: dict[int, int] = {}
        for ticket in self.unmade:
            path = shortest(self.chart, tolls, self.chart.ends[ticket.a], self.chart.ends[ticket.b]) or ()
            new = [route for route in path if route in self.claimable]
            if len(new) == 1:
                found[new[0]] = found.get(new[0], 0) + SWING * ticket.points
        return found

    def draw(self) -> Move:
        options = [move for move in self.legal.simple if isinstance(move, DrawCard)]
        if not options:
            return self._without_cards()
        if self.slips() and DrawCard() in options:
            return DrawCard()
        purse = self._purse() if self.plan.routes else Purse(self.sight, self._targets())
        return best_draw(self.sight, purse, options)

    def _without_cards(self) -> Move:
        """No card can be drawn: any route, else whatever is allowed."""
        if not self.claimable:
            return next(iter(self.legal))
        best = max(self.claimable, key=lambda route: (self.sight.points_for(route), -route))
        return Purse(self.sight, ()).best_payment(best, self.legal)

    def lay_tile(self) -> Move:
        return best_tile(self.sight, self.plan, self.legal.beds)

    def answer_tunnel(self) -> Move:
        """Pay for what the plan needs, and else for what is worth it."""
        payments = [move.cards for move in self.legal.simple if isinstance(move, PaySurcharge)]
        tunnel = self.sight.view.tunnel
        if not payments or not tunnel:
            return Decline()
        route = self.chart.number[tunnel.route]
        cards = Purse(self.sight, sorted(self.plan.routes - {route})).cheapest(payments)
        wanted = route in self.plan.routes or self.sight.last_turn
        if wanted or self.sight.points_for(route) > tunnel.due * self.sight.turn_worth / 2 + cards[LOCO]:
            return PaySurcharge(cards)
        return Decline()
