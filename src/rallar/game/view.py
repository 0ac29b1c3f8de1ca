"""What one seat, or a spectator, may see. Built up from what is public and the seat's own cards (V3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rallar.game.moves import Cards
from rallar.game.position import Position
from rallar.game.refusals import ASKS, Asked, least_to_keep
from rallar.kernel import layout as k
from rallar.kernel.tickets import unordered_tickets
from rallar.model.types import CARDS, COLORS, Card, Color, Rules

Prospect = Literal["made", "possible", "lost"]
PROSPECTS: dict[int, Prospect] = {k.MADE: "made", k.POSSIBLE: "possible", k.LOST: "lost"}
SHARED: Final = "shared"
Owner = int | Literal["shared"]


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of a seat."""

    seat: int
    cars: int
    cards: int
    tickets: int
    offered: int
    stations: int
    points: int
    bullet_spaces: int
    answered: bool  # while the opening tickets are chosen


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A tunnel being dug: the set laid down, what was turned up, what it costs."""

    route: str
    laid: Cards
    turned: tuple[Card, ...]
    due: int


@dataclass(frozen=True, slots=True)
class TicketInHand:
    ticket: str
    prospect: Prospect


@dataclass(frozen=True, slots=True)
class Own:
    """What only the seat itself sees."""

    seat: int
    hand: Cards
    tickets: tuple[TicketInHand, ...]
    offer: tuple[str, ...]
    keep: int  # at least so many of the offer


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it."""

    board: str
    rules: Rules  # in force: the box's, or a variant's
    asked: Asked  # what the players to move are asked
    to_move: tuple[int, ...]
    turn: int
    start: int
    turns_left: int | None  # in the last round
    players: tuple[Player, ...]
    open: tuple[Card | None, ...]
    deck: int
    discards: int
    ticket_deck: int
    owners: dict[str, Owner]  # claimed routes: a seat, or shared
    tiles: dict[str, Color]  # built and unclaimed routes
    closed: tuple[str, ...]
    stations: dict[str, int]
    tile_supply: dict[int, dict[Color, int]]
    bullets: int
    tunnel: Tunnel | None
    own: Own | None


def public_view(position: Position) -> View:
    """What everybody sees, and all that a spectator sees."""
    s, names = position.s, position.names
    return View(
        board=position.board.id,
        rules=position.rules,
        asked=ASKS[s.phase][0],
        to_move=to_move(position),
        turn=s.turn,
        start=s.start,
        turns_left=None if s.turns_left == k.NOBODY else s.turns_left,
        players=tuple(_player(position, each) for each in range(s.players)),
        open=tuple(None if card == k.NOBODY else CARDS[card] for card in s.open),
        deck=s.deck_n,
        discards=s.discards_n,
        ticket_deck=s.queue_n + unordered_tickets(s),
        owners=_owners(position),
        tiles={
            names.routes[route]: COLORS[color]
            for color in range(k.COLORS)
            for route in position.routes_in("laid_tiles", color)
        },
        closed=_closed(position),
        stations={names.cities[city]: owner for city, owner in enumerate(s.station) if owner != k.NOBODY},
        tile_supply=_tile_supply(position),
        bullets=s.bullets,
        tunnel=_tunnel(position),
        own=None,
    )


def to_move(position: Position) -> tuple[int, ...]:
    """The seats that are asked something: several at once only while the opening tickets are chosen (S5)."""
    s = position.s
    if s.phase == k.OVER:
        return ()
    if s.phase == k.OPENING:
        return tuple(seat for seat in range(s.players) if not s.chosen[seat])
    return (s.seat,)


def _player(position: Position, seat: int) -> Player:
    s = position.s
    return Player(
        seat=seat,
        cars=s.cars[seat],
        cards=position.hand(seat).total,
        tickets=s.tickets_n[seat],
        offered=s.offer_n[seat],
        stations=s.stations[seat],
        points=s.points[seat],
        bullet_spaces=s.bullet_spaces[seat],
        answered=bool(s.chosen[seat]),
    )


def _owners(position: Position) -> dict[str, Owner]:
    owners = enumerate(position.s.owner)
    return {
        position.names.routes[route]: SHARED if owner == k.SHARED else owner
        for route, owner in owners
        if owner != k.NOBODY
    }


def _closed(position: Position) -> tuple[str, ...]:
    free = set(position.routes_in("free"))
    return tuple(
        name
        for route, name in enumerate(position.names.routes)
        if route not in free and position.s.owner[route] == k.NOBODY
    )


def _tile_supply(position: Position) -> dict[int, dict[Color, int]]:
    tiles = position.rules.tiles
    lengths = tiles.lengths if tiles else ()
    return {
        length: {color: position.s.tiles[length, i] for i, color in enumerate(COLORS)} for length in sorted(lengths)
    }


def _tunnel(position: Position) -> Tunnel | None:
    s = position.s
    if s.phase != k.SURCHARGE:
        return None
    turned = tuple(CARDS[s.turned[i]] for i in range(s.turned_n))
    return Tunnel(position.names.routes[s.route], position.cards("laid"), turned, s.due)


def own_of(position: Position, seat: int) -> Own:
    names = position.names.tickets
    prospects = position.prospects(seat)
    return Own(
        seat=seat,
        hand=position.hand(seat),
        tickets=tuple(TicketInHand(names[each], PROSPECTS[prospects[each]]) for each in position.tickets(seat)),
        offer=tuple(names[each] for each in position.offer(seat)),
        keep=least_to_keep(position, seat),
    )
