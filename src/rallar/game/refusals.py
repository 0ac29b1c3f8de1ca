"""Why a move is not allowed, for the person who tried it. Each check yields the reasons it finds, plainest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rallar.game.moves import (
    DECK,
    BuildStation,
    Cards,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    Pass,
    PaySurcharge,
)
from rallar.game.position import Position
from rallar.kernel import layout as k
from rallar.model.errors import MoveError
from rallar.model.types import CARDS, COLORS

Asked = Literal["keep-tickets", "take-turn", "draw-second", "pay-surcharge", "lay-tile", "over"]

# What each phase asks, and which moves answer it.
ASKS: dict[int, tuple[Asked, tuple[type, ...]]] = {
    k.OPENING: ("keep-tickets", (KeepTickets,)),
    k.TURN: ("take-turn", (DrawCard, DrawTickets, Claim, BuildStation, Pass)),
    k.DRAW: ("draw-second", (DrawCard,)),
    k.OFFER: ("keep-tickets", (KeepTickets,)),
    k.SURCHARGE: ("pay-surcharge", (PaySurcharge, Decline)),
    k.BUILD: ("lay-tile", (LayTile,)),
    k.OVER: ("over", ()),
}


def refusal(position: Position, seat: int, move: Move) -> MoveError:
    """The first reason why a move that answers what is asked is not legal."""
    for reason in _reasons(position, seat, move):
        return reason
    return MoveError("move-not-allowed", move=str(move))


def check_turn(position: Position, seat: int, kind: type[Move]) -> None:
    """Refuse a move of a seat that is not asked, or of a kind that does not answer what is asked."""
    s = position.s
    asked, answers = ASKS[s.phase]
    if s.phase == k.OVER:
        raise MoveError("move-game-over")
    if s.phase == k.OPENING and s.chosen[seat]:
        raise MoveError("move-already-chosen", seat=seat)
    if s.phase != k.OPENING and seat != s.seat:
        raise MoveError("move-not-your-turn", seat=seat, turn=s.seat)
    if not issubclass(kind, answers):
        raise MoveError("move-wrong-phase", asked=asked)


def claim_refusal(position: Position, seat: int, route: str) -> MoveError:
    """Why a seat cannot claim a route, whatever it pays: the route's own reason first."""
    number = position.names.route(route)
    for reason in (*_route(position, seat, number), *_turn(position, seat, Claim)):
        return reason
    return MoveError("move-cannot-pay", route=route, length=position.b.length[number])


def station_refusal(position: Position, seat: int, city: str) -> MoveError:
    """Why a seat cannot build a station in a city, whatever it pays."""
    for reason in (*_site(position, seat, city), *_turn(position, seat, BuildStation)):
        return reason
    return MoveError("move-cannot-pay-station", city=city)


def tile_refusal(position: Position, seat: int, bed: str) -> MoveError:
    """Why a seat cannot lay any tile on a bed."""
    number = position.names.route(bed)
    for reason in (*_bed(position, number), *_turn(position, seat, LayTile)):
        return reason
    return MoveError("move-no-tile-left", length=position.b.length[number])


def _turn(position: Position, seat: int, kind: type[Move]) -> Iterator[MoveError]:
    try:
        check_turn(position, seat, kind)
    except MoveError as error:
        yield error


def _reasons(position: Position, seat: int, move: Move) -> Iterator[MoveError]:
    match move:
        case DrawCard(card):
            yield from _draw(position, card)
        case DrawTickets():
            yield MoveError("move-no-tickets")
        case KeepTickets(tickets):
            yield MoveError("move-keep-more", kept=len(tickets), least=least_to_keep(position, seat))
        case Claim(route, cards):
            yield from _route(position, seat, position.names.route(route))
            yield from _payment(position.hand(seat), cards)
        case BuildStation(city, cards):
            yield from _site(position, seat, city)
            yield from _payment(position.hand(seat), cards)
        case PaySurcharge(cards):
            yield from _payment(position.hand(seat), cards)
        case LayTile(route, color):
            yield from _tile(position, position.names.route(route), color)
        case Pass():
            yield MoveError("move-pass-needless")


def _draw(position: Position, card: str) -> Iterator[MoveError]:
    s = position.s
    if card == DECK:
        yield MoveError("move-deck-empty")
    elif CARDS.index(card) not in list(s.open):
        yield MoveError("move-card-not-open", card=card)
    elif s.phase == k.DRAW:
        yield MoveError("move-locomotive-second")


def least_to_keep(position: Position, seat: int) -> int:
    """How many of the offered tickets a seat has to keep."""
    offer = position.rules.ticket_deal if position.s.phase == k.OPENING else position.rules.ticket_draw
    return min(offer.keep, len(position.offer(seat)))


def _route(position: Position, seat: int, route: int) -> Iterator[MoveError]:
    s, b = position.s, position.b
    name = position.names.routes[route]
    if s.owner[route] != k.NOBODY:
        yield MoveError("move-route-taken", route=name)
    if route not in position.routes_in("free"):
        yield MoveError("move-route-closed", route=name)
    if route in position.routes_in("barred", seat):
        yield MoveError("move-parallel-owned", route=name)
    if b.color[route] == k.BED and not any(route in position.routes_in("laid_tiles", c) for c in range(k.COLORS)):
        yield MoveError("move-track-unbuilt", route=name)
    if s.cars[seat] < b.length[route] and not (b.bullet[route] and s.bullets):
        yield MoveError("move-too-few-cars", route=name, cars=s.cars[seat], length=b.length[route])


def _payment(hand: Cards, cards: Cards) -> Iterator[MoveError]:
    if not hand.covers(cards):
        yield MoveError("move-cards-missing", cards=str(cards))
    yield MoveError("move-wrong-payment", cards=str(cards))


def _site(position: Position, seat: int, city: str) -> Iterator[MoveError]:
    s, b = position.s, position.b
    number = position.names.city(city)
    if b.n_stations == 0:
        yield MoveError("move-no-stations-here")
    if s.stations[seat] == 0:
        yield MoveError("move-no-station-left")
    if s.station[number] != k.NOBODY:
        yield MoveError("move-station-taken", city=city)
    if position.board.cities[number].zone is not None:
        yield MoveError("move-station-zone", city=city)


def _tile(position: Position, route: int, color: str) -> Iterator[MoveError]:
    yield from _bed(position, route)
    length = position.b.length[route]
    if position.s.tiles[length, COLORS.index(color)] == 0:
        yield MoveError("move-no-tile", color=color, length=length)


def _bed(position: Position, route: int) -> Iterator[MoveError]:
    name = position.names.routes[route]
    if position.b.color[route] != k.BED:
        yield MoveError("move-no-bed", route=name)
    if position.s.owner[route] != k.NOBODY:
        yield MoveError("move-route-taken", route=name)
    if route not in position.routes_in("free"):
        yield MoveError("move-route-closed", route=name)
    if any(route in position.routes_in("laid_tiles", each) for each in range(k.COLORS)):
        yield MoveError("move-track-built", route=name)
