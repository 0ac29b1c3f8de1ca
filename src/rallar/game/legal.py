"""The legal moves of a seat: to look through, to count, to ask about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from rallar.game.moves import BuildStation, Cards, Claim, LayTile, Move, read_move
from rallar.game.paths import count_payments, moves_from, paths_of, payments, plain_payments
from rallar.game.position import Position
from rallar.game.refusals import check_turn, claim_refusal, refusal, station_refusal, tile_refusal
from rallar.kernel import layout as k
from rallar.model.errors import MoveError
from rallar.model.types import COLORS


class LegalMoves:
    """What a seat may do now. It belongs to the position it was asked of: ask again after a move."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    def __iter__(self) -> Iterator[Move]:
        return moves_from(self._position, self.seat)

    def __contains__(self, move: object) -> bool:
        try:
            return find_path(self._position, self.seat, read_move(move)) is not None
        except MoveError:
            return False

    def __bool__(self) -> bool:
        return bool(self._position.legal(self.seat))

    def count(self) -> int:
        """How many there are, without listing every payment."""
        position = self._position
        total = 0
        for action in position.legal(self.seat):
            if k.CLAIM <= action < self._beds:
                total += count_payments(position, self.seat, action)
            elif action >= k.CLAIM:
                total += _count_tiles(position, action - self._beds)
            else:
                total += 1
        return total

    @property
    def simple(self) -> list[Move]:
        """The moves without a payment for a route or a station and without a tile, which come first."""
        return list(takewhile(lambda move: not isinstance(move, Claim | BuildStation | LayTile), self))

    @property
    def routes(self) -> tuple[str, ...]:
        """The routes that can be claimed."""
        return self._section(k.CLAIM, self._stations, self._position.names.routes)

    @property
    def stations(self) -> tuple[str, ...]:
        """The cities in which a station can be built."""
        return self._section(self._stations, self._beds, self._position.names.cities)

    @property
    def beds(self) -> tuple[str, ...]:
        """The track beds on which a tile can be laid."""
        return self._section(self._beds, self._position.b.n_actions, self._position.names.routes)

    def payments(self, route: str) -> Iterator[Cards]:
        """Every payment with which a route can be claimed."""
        return payments(self._position, self.seat, self._claim(route))

    def plain_payments(self, route: str) -> Iterator[Cards]:
        """Of the payments for a route those that a person would think of."""
        return plain_payments(self._position, self.seat, self._claim(route))

    def count_payments(self, route: str) -> int:
        """How many payments there are for a route, without listing them."""
        return count_payments(self._position, self.seat, self._claim(route))

    def station_payments(self, city: str) -> Iterator[Cards]:
        """Every payment with which a station can be built in a city."""
        if not self._position.b.station_words:
            return iter(())
        return payments(self._position, self.seat, self._stations + self._position.names.city(city))

    def refusal(self, move: object) -> MoveError | None:
        """Why a move is not allowed; None if it is."""
        try:
            wanted = read_move(move)
            check_turn(self._position, self.seat, type(wanted))
            found = find_path(self._position, self.seat, wanted)
        except MoveError as error:
            return error
        return refusal(self._position, self.seat, wanted) if found is None else None

    def claim_refusal(self, route: str) -> MoveError | None:
        """Why a route cannot be claimed, whatever is paid."""
        return None if route in self.routes else claim_refusal(self._position, self.seat, route)

    def station_refusal(self, city: str) -> MoveError | None:
        """Why no station can be built in a city, whatever is paid."""
        return None if city in self.stations else station_refusal(self._position, self.seat, city)

    def tile_refusal(self, bed: str) -> MoveError | None:
        """Why no tile can be laid on a bed, of whatever color."""
        return None if bed in self.beds else tile_refusal(self._position, self.seat, bed)

    def closes(self, bed: str) -> tuple[str, ...]:
        """The routes that a tile on a bed would close; of which color it is makes no difference."""
        for color in COLORS:
            path = find_path(self._position, self.seat, LayTile(bed, color))
            if path is not None:
                rows = self._position.run(self.seat, path) or []
                return tuple(self._position.names.routes[row[2]] for row in rows if row[0] == k.LOG_CLOSED)
        return ()

    def _claim(self, route: str) -> int:
        return k.CLAIM + self._position.names.route(route)

    @property
    def _stations(self) -> int:
        return int(self._position.b.station_word * k.WORD)

    @property
    def _beds(self) -> int:
        return int(self._position.b.bed_word * k.WORD)

    def _section(self, first: int, end: int, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the legal actions in a section of the action space."""
        return tuple(names[action - first] for action in self._position.legal(self.seat) if first <= action < end)


def find_path(position: Position, seat: int, move: Move) -> list[int] | None:
    """The actions of a move if it is legal. The trial of the position is then where they lead."""
    for path in paths_of(position, seat, move):
        if position.run(seat, path) is not None:
            return path
    return None


def _count_tiles(position: Position, route: int) -> int:
    length = position.b.length[route]
    return sum(position.s.tiles[length, color] > 0 for color in range(k.COLORS))
