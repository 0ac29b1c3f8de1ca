"""The legal moves of a seat: to look through, to count, to ask about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from rallar.game.codec import billed_by, decoded, encoded, payments, tile_colors
from rallar.game.moves import Cards, LayTile, Move, read_move
from rallar.game.refusals import claim_refusal, move_refusal, station_refusal, tile_refusal, turn_refusal
from rallar.game.situation import Situation
from rallar.kernel import actions as a
from rallar.kernel import layout as k
from rallar.kernel.ways import count_ways, plain_ways
from rallar.model.errors import MoveError
from rallar.model.types import Color

STAGED = (k.CLAIMS, k.BUILDS_STATION, k.CHOOSES_BED)  # what is followed by a payment or a color
LISTED = 400  # payments that are sorted; of more, only the plain ones are


class Ways(NamedTuple):
    """Ways to pay, the one that wastes least first; how many there are, and whether these are all."""

    payments: tuple[Cards, ...]
    total: int
    complete: bool


class LegalMoves:
    """What a seat may do in a situation. It stays as it is, whatever happens to the game: ask again after a move."""

    def __init__(self, situation: Situation, seat: int) -> None:
        self._situation = situation
        self.seat = seat

    @cached_property
    def _actions(self) -> list[int]:
        return self._situation.legal(self.seat)

    @cached_property
    def _kinds(self) -> dict[int, list[int]]:
        """The actions by what they do; those that do the same lie side by side."""
        kinds = self._situation.setting.kinds
        return {kind: list(actions) for kind, actions in groupby(self._actions, kinds.__getitem__)}

    def __iter__(self) -> Iterator[Move]:
        return decoded(self._situation, self.seat, self._actions)

    def __contains__(self, move: object) -> bool:
        return self.refusal(move) is None

    def __bool__(self) -> bool:
        return bool(self._actions)

    def count(self) -> int:
        """How many there are, without listing every payment."""
        return sum(self._count(action) for action in self._actions)

    def _count(self, action: int) -> int:
        kind = self._situation.setting.kinds[action]
        if kind in (k.CLAIMS, k.BUILDS_STATION):
            return self._count_ways(action)
        return len(tile_colors(self._situation, self.seat, action)) if kind == k.CHOOSES_BED else 1

    @property
    def simple(self) -> list[Move]:
        """The moves without a payment for a route or a station and without a tile, which come first."""
        plain = [action for kind, actions in self._kinds.items() if kind not in STAGED for action in actions]
        return list(decoded(self._situation, self.seat, plain))

    @property
    def routes(self) -> tuple[str, ...]:
        """The routes that can be claimed."""
        names = self._situation.names.routes
        return tuple(names[a.claimed_route(action)] for action in self._of_kind(k.CLAIMS))

    @property
    def stations(self) -> tuple[str, ...]:
        """The cities in which a station can be built."""
        names, b = self._situation.names.cities, self._situation.b
        return tuple(names[a.station_city(b, action)] for action in self._of_kind(k.BUILDS_STATION))

    @property
    def beds(self) -> tuple[str, ...]:
        """The track beds on which a tile can be laid."""
        return tuple(self.tiles)

    @property
    def tiles(self) -> dict[str, tuple[Color, ...]]:
        """The beds that can be built on, and the colors of the tiles that fit."""
        names, b = self._situation.names.routes, self._situation.b
        return {
            names[a.bed_route(b, action)]: tile_colors(self._situation, self.seat, action)
            for action in self._of_kind(k.CHOOSES_BED)
        }

    def payments(self, route: str) -> Iterator[Cards]:
        """Every payment with which a route can be claimed."""
        return payments(self._situation, self.seat, self._claim(route))

    def station_payments(self, city: str) -> Iterator[Cards]:
        """Every payment with which a station can be built in a city."""
        site = self._station(city)
        return iter(()) if site is None else payments(self._situation, self.seat, site)

    def plain_payments(self, route: str) -> Iterator[Cards]:
        """Of the payments for a route those that a person would think of."""
        return self._plain(self._claim(route))

    def count_payments(self, route: str) -> int:
        """How many payments there are for a route, without listing them."""
        return self._count_ways(self._claim(route))

    def ways(self, route: str) -> Ways:
        """Ways to pay for a route, sorted for a person."""
        return self._ways(self._claim(route))

    def station_ways(self, city: str) -> Ways:
        """Ways to pay for a station, sorted for a person."""
        site = self._station(city)
        return Ways((), 0, True) if site is None else self._ways(site)

    def refusal(self, move: object) -> MoveError | None:
        """Why a move is not allowed; None if it is."""
        try:
            wanted = read_move(move)
            refused = turn_refusal(self._situation, self.seat, type(wanted))
            return refused or self._refusal(wanted)
        except MoveError as error:  # it cannot be read, or names what there is not
            return error

    def _refusal(self, move: Move) -> MoveError | None:
        actions = encoded(self._situation, self.seat, move)
        allowed = actions is not None and self._situation.bench().run(self.seat, actions) is not None
        return None if allowed else move_refusal(self._situation, self.seat, move)

    def claim_refusal(self, route: str) -> MoveError | None:
        """Why a route cannot be claimed, whatever is paid."""
        return None if route in self.routes else claim_refusal(self._situation, self.seat, route)

    def station_refusal(self, city: str) -> MoveError | None:
        """Why no station can be built in a city, whatever is paid."""
        return None if city in self.stations else station_refusal(self._situation, self.seat, city)

    def tile_refusal(self, bed: str) -> MoveError | None:
        """Why no tile can be laid on a bed, of whatever color."""
        return None if bed in self.beds else tile_refusal(self._situation, self.seat, bed)

    def closes(self, bed: str) -> tuple[str, ...]:
        """The routes that a tile on a bed would close; of which color it is makes no difference."""
        for color in self.tiles.get(bed, ()):
            actions = encoded(self._situation, self.seat, LayTile(bed, color)) or []
            rows = self._situation.bench().run(self.seat, actions) or []
            return tuple(self._situation.names.routes[row[2]] for row in rows if row[0] == k.LOG_CLOSED)
        return ()

    def _of_kind(self, kind: int) -> list[int]:
        return self._kinds.get(kind, [])

    def _claim(self, route: str) -> int:
        return a.claim_action(self._situation.names.route(route))

    def _station(self, city: str) -> int | None:
        """The action of building there; None on a board without stations."""
        b, number = self._situation.b, self._situation.names.city(city)
        return a.station_action(b, number) if b.station_words else None

    def _plain(self, first: int) -> Iterator[Cards]:
        billed = billed_by(self._situation, self.seat, first)
        if billed is not None:
            yield from (Cards(cards) for cards in plain_ways(billed, self.seat))

    def _count_ways(self, first: int) -> int:
        billed = billed_by(self._situation, self.seat, first)
        return 0 if billed is None else count_ways(billed, self.seat)

    def _ways(self, first: int) -> Ways:
        total = self._count_ways(first)
        found = payments(self._situation, self.seat, first) if total <= LISTED else self._plain(first)
        return Ways(tuple(sorted(found, key=self._price)), total, total <= LISTED)

    def _price(self, cards: Cards) -> tuple[int, int]:
        """A locomotive is worth two cards and a half. At the same price, odd cards go before a good set does."""
        hand = self._situation.hand(self.seat)
        left = (have - paid for have, paid in zip(hand, cards, strict=True))
        return 2 * cards.total + 3 * cards[k.LOCO], -sum(number**2 for number in left)
