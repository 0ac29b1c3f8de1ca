"""The hand shared out among the routes of a plan, and the payment that hurts it least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rallar.bots.sight import ALL_COLORS, LOCO, Sight
from rallar.game.legal import LegalMoves
from rallar.game.moves import BuildStation, Cards, Claim
from rallar.model.types import CARDS

RESERVED = 1.2  # what a card costs beyond a card, if the plan needs it elsewhere
JOKER = 2.0  # and a locomotive
OPEN = 0.6  # of a card, how much one that lies face up counts
MOST_OPEN = 3  # of those that lie face up, how many count: others take them too
SETS = 0.01  # between equal payments, the one that leaves the larger sets


@dataclass(slots=True)
class Share:
    """What of the hand goes to a route, and what is missing yet."""

    route: int
    color: int
    held: int
    missing: int
    symbols: int  # locomotives missing that nothing else can stand for
    spare: int  # of what is missing, cards in reserve for a tunnel

    @property
    def lacks(self) -> int:
        return self.missing + self.symbols


class Purse:
    """The hand, shared out to routes, the first ones first."""

    def __init__(self, sight: Sight, routes: Sequence[int]) -> None:
        self.sight = sight
        self.left = list(sight.hand)
        fixed = [route for route in routes if len(sight.colors_of(route)) == 1]
        fixed.sort(key=sight.lacks)  # what can be paid is paid; between equals the order stays
        rest = [route for route in routes if len(sight.colors_of(route)) > 1]
        self.shares = {route: self._share(route) for route in (*fixed, *rest)}
        self._deal_locomotives([self.shares[route] for route in routes if route in self.shares])
        self._deal_fillers()

    def _share(self, route: int) -> Share:
        found = self.sight.chart.routes[route]
        spare = 1 if found.kind == "tunnel" else 0
        need = found.length - found.locomotives + spare
        color = max(self.sight.colors_of(route), key=lambda each: self._promise(each, need))
        held = min(self.left[color], need)
        self.left[color] -= held
        return Share(route, color, held, need - held, found.locomotives, min(spare, need - held))

    def _promise(self, color: int, need: int) -> tuple[float, int]:
        """How far a color goes: what is left of it, and in part what lies open. Of equals, the smaller set."""
        return min(self.left[color] + OPEN * min(self.sight.seen[color], MOST_OPEN), need), -self.left[color]

    def _deal_locomotives(self, shares: list[Share]) -> None:
        for share in shares:
            dealt = min(share.symbols, self.left[LOCO])
            share.symbols -= dealt
            self.left[LOCO] -= dealt
        for share in sorted(shares, key=lambda share: share.lacks):
            if self.sight.takes_jokers(share.route) and not share.symbols and share.missing <= self.left[LOCO]:
                self.left[LOCO] -= share.missing
                share.missing = share.spare = 0

    def _deal_fillers(self) -> None:
        """Where any cards stand for one, the odd ones do (F2, F4)."""
        for share in sorted(self.shares.values(), key=lambda share: share.lacks):
            number = share.lacks * self.sight.substitute(share.route)
            if number and number <= sum(self.left):
                for card in sorted(ALL_COLORS, key=lambda card: self.left[card]):
                    taken = min(self.left[card], number)
                    self.left[card] -= taken
                    number -= taken
                share.missing = share.symbols = share.spare = 0

    def best_payment(self, route: int, legal: LegalMoves) -> Claim:
        """The payment that leaves most for the other routes."""
        share = self.shares.get(route)
        kept = self._kept(share)
        name = self.sight.chart.routes[route].id
        return Claim(name, min(legal.plain_payments(name), key=lambda cards: self._price(cards, kept)))

    def best_station(self, city: str, legal: LegalMoves) -> BuildStation:
        kept = self._kept(None)
        return BuildStation(city, min(legal.station_payments(city), key=lambda cards: self._price(cards, kept)))

    def cheapest(self, payments: Sequence[Cards]) -> Cards:
        kept = self._kept(None)
        return min(payments, key=lambda cards: self._price(cards, kept))

    def _kept(self, paying: Share | None) -> list[int]:
        """The cards that other routes hold."""
        kept = [have - left for have, left in zip(self.sight.hand, self.left, strict=True)]
        if paying:
            kept[paying.color] -= paying.held
        return kept

    def _price(self, cards: Cards, kept: Sequence[int]) -> float:
        price = 0.0
        for card in range(len(CARDS)):
            number = cards[card]
            after = self.sight.hand[card] - number
            price += number + RESERVED * max(0, kept[card] - after) - SETS * after**2
        return price + JOKER * cards[LOCO]
