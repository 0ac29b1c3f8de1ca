"""A planner that reckons with the cards that are left, and with what another draw of tickets would bring."""

from __future__ import annotations

from functools import cached_property
from math import comb

from rallar.bots.connections import shortest
from rallar.bots.plan import WAIT, plan_for
from rallar.bots.planner import CARE, OFFER_ORDERS, Planner
from rallar.bots.sight import LOCO, Sight
from rallar.game.moves import DrawTickets
from rallar.model.types import CARDS, CARDS_PER_COLOR, LOCOMOTIVES, Ticket

HASTE = 2.6  # points that a turn is worth, the one that it gives the others too;
LEISURE = 1.5  # and where tiles are laid: less, by what it won with either
PROFIT = 0.1  # what a space of a planned route costs at least: long ones are worth a detour
ONE_COLOR = 0.7  # cards that each missing card of one certain color costs beyond itself: it does not come at once
RARE = 12.0  # times as long as usual that one waits for a card, at most
SHUFFLED = 0.3  # of a discarded card, how much it counts while the deck lasts
SHORT_DECK = 12  # cards: with fewer, the discards are back soon
OPEN_CARD = 2.0  # cards in the deck that one which lies face up is as good as
BONUS = 3.0  # points that a ticket adds where there is a bonus for having made the most
GAIN = 3.0  # points that a draw of tickets has to promise beyond its turn
SOON = 3  # turns left; with fewer, no more tickets
SURE = 0.9  # the share of cars and turns that a ticket yet to be drawn may take


class Tally(Sight):
    """What a seat sees, by someone who counts cards."""

    floor = PROFIT

    @property
    def turn_worth(self) -> float:
        return LEISURE if self.rules.tiles else HASTE

    def hardship(self, route: int) -> float:
        found, colors = self.chart.routes[route], self.colors_of(route)
        if len(colors) != 1:
            return super().hardship(route)
        missing = max(0, found.length - found.locomotives - self.hand[colors[0]])
        return super().hardship(route) + missing * (ONE_COLOR + self.rarity[colors[0]] - 1)

    @cached_property
    def rarity(self) -> list[float]:
        """How many times as long as usual one waits for a card of each kind."""
        view = self.view
        back = 1.0 if view.deck <= SHORT_DECK else SHUFFLED
        others = [player.known for player in view.players if player.seat != self.seat]
        chances = []
        for card in range(len(CARDS)):
            there_are = LOCOMOTIVES if card == LOCO else CARDS_PER_COLOR
            out = self.hand[card] + self.seen[card] + view.discarded[card] + sum(known[card] for known in others)
            chances.append(max(0, there_are - out) + back * view.discarded[card] + OPEN_CARD * self.seen[card])
        usual = sum(chances) / len(CARDS)
        return [min(RARE, max(1.0, usual / chance)) if chance else RARE for chance in chances]


class Reckoner(Planner):
    sight: Tally
    sees = Tally

    @cached_property
    def bonus(self) -> float:
        return BONUS if any(bonus.measure == "tickets_made" for bonus in self.sight.rules.bonuses) else 0.0

    def _worth(self, kept: tuple[Ticket, ...]) -> float:
        tickets = [*self.unmade, *kept]
        plan = plan_for(self.sight, tickets, OFFER_ORDERS, CARE)
        given_up = len(tickets) - len(plan.tickets)
        return plan.value + self.bonus * (len(plan.tickets) - given_up)

    def wants_tickets(self) -> bool:
        """While they promise more than they cost."""
        worth_it = GAIN + self.sight.turn_worth
        return self.sight.turns_left >= SOON and DrawTickets() in self.legal and self._expected_gain() > worth_it

    def _expected_gain(self) -> float:
        """What the best ticket of a draw brings on average, if each that the seat has not is as likely as the other."""
        own = {each.ticket for each in self.sight.own.tickets}
        others = (ticket for ticket in self.chart.tickets.values() if ticket.id not in own and not ticket.long)
        gains = sorted(map(self._gain, others), reverse=True)
        drawn = min(self.sight.rules.ticket_draw.regular, len(gains))
        if not drawn:
            return -GAIN
        ways = [comb(len(gains) - 1 - place, drawn - 1) for place in range(len(gains))]  # for each to be the best
        return sum(gain * number for gain, number in zip(gains, ways, strict=True)) / sum(ways)

    def _gain(self, ticket: Ticket) -> float:
        sight = self.sight
        path = shortest(self.chart, sight.tolls, self.chart.ends[ticket.a], self.chart.ends[ticket.b])
        lost = -ticket.points - self.bonus
        if path is None:
            return lost
        new = [route for route in path if route not in sight.usable]
        cars = sum(map(sight.cars_for, new))
        turns = sum(1 + WAIT * sight.lacks(route) for route in new)
        if cars > SURE * sight.cars or turns > SURE * (sight.turns_left - 1):
            return lost
        return max(lost, ticket.points + self.bonus - sum(sight.tolls[route] for route in new))
