"""Why a move is not allowed, for the person who tried it: the kernel's reason, with the names it is about."""

from __future__ import annotations

from typing import Literal, assert_never

from rallar.game.codec import KINDS
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
from rallar.game.situation import Situation
from rallar.kernel import layout as k
from rallar.kernel import reasons
from rallar.kernel.tickets import least_kept
from rallar.model.errors import MoveError
from rallar.model.types import CARDS

Asked = Literal["keep-tickets", "take-turn", "draw-second", "pay-surcharge", "lay-tile", "over"]

# What each phase at which a move can begin asks.
ASKED: dict[int, Asked] = {
    k.OPENING: "keep-tickets",
    k.TURN: "take-turn",
    k.DRAW: "draw-second",
    k.OFFER: "keep-tickets",
    k.SURCHARGE: "pay-surcharge",
    k.BUILD: "lay-tile",
    k.OVER: "over",
}

KEYS: dict[int, str] = {
    k.GAME_OVER: "move-game-over",
    k.NOT_YOUR_TURN: "move-not-your-turn",
    k.ALREADY_CHOSEN: "move-already-chosen",
    k.NOT_ASKED: "move-wrong-phase",
    k.DECK_EMPTY: "move-deck-empty",
    k.CARD_NOT_OPEN: "move-card-not-open",
    k.LOCOMOTIVE_SECOND: "move-locomotive-second",
    k.NO_TICKETS: "move-no-tickets",
    k.KEEP_MORE: "move-keep-more",
    k.PASS_NEEDLESS: "move-pass-needless",
    k.ROUTE_TAKEN: "move-route-taken",
    k.ROUTE_CLOSED: "move-route-closed",
    k.PARALLEL_OWNED: "move-parallel-owned",
    k.TRACK_UNBUILT: "move-track-unbuilt",
    k.TOO_FEW_CARS: "move-too-few-cars",
    k.CANNOT_PAY: "move-cannot-pay",
    k.CARDS_MISSING: "move-cards-missing",
    k.WRONG_PAYMENT: "move-wrong-payment",
    k.NO_STATIONS_HERE: "move-no-stations-here",
    k.NO_STATION_LEFT: "move-no-station-left",
    k.STATION_TAKEN: "move-station-taken",
    k.STATION_ZONE: "move-station-zone",
    k.CANNOT_PAY_STATION: "move-cannot-pay-station",
    k.NO_BED: "move-no-bed",
    k.TRACK_BUILT: "move-track-built",
    k.NO_TILE_LEFT: "move-no-tile-left",
    k.NO_TILE: "move-no-tile",
}

Params = dict[str, str | int]


def turn_refusal(situation: Situation, seat: int, kind: type[Move]) -> MoveError | None:
    """Why a seat may make no move of a kind now; None if that is what it is asked."""
    s = situation.s
    reason = reasons.why_not_asked(s, seat, KINDS[kind])
    about: dict[int, Params] = {
        k.ALREADY_CHOSEN: {"seat": seat},
        k.NOT_YOUR_TURN: {"seat": seat, "turn": s.seat},
        k.NOT_ASKED: {"asked": ASKED[s.phase]},
    }
    return None if reason == k.ALLOWED else MoveError(KEYS[reason], **about.get(reason, {}))


def move_refusal(situation: Situation, seat: int, move: Move) -> MoveError:
    """Why a move that answers what is asked is not legal."""
    b, s, names = situation.b, situation.s, situation.names
    match move:
        case DrawCard(card):
            number = k.NOBODY if card == DECK else CARDS.index(card)
            return MoveError(KEYS[reasons.why_no_draw(b, s, number)], **({} if card == DECK else {"card": card}))
        case DrawTickets():
            return MoveError(KEYS[k.NO_TICKETS])
        case KeepTickets(tickets):
            return MoveError(KEYS[k.KEEP_MORE], kept=len(tickets), least=least_kept(b, s, seat))
        case Claim(route, cards):
            number = names.route(route)
            reason = reasons.why_no_claim(b, s, seat, number)
            return (
                _payment(situation, seat, cards) if reason == k.CANNOT_PAY else _route(situation, seat, number, reason)
            )
        case BuildStation(city, cards):
            reason = reasons.why_no_station(b, s, seat, names.city(city))
            return _payment(situation, seat, cards) if reason == k.CANNOT_PAY_STATION else _site(city, reason)
        case PaySurcharge(cards):
            return _payment(situation, seat, cards)
        case LayTile(route, color):
            number = names.route(route)
            return _route(situation, seat, number, reasons.why_no_tile(b, s, number), color=color)
        case Pass():
            return MoveError(KEYS[k.PASS_NEEDLESS])
        case Decline():
            raise AssertionError("a seat that is asked for a surcharge may always decline")
        case _:
            assert_never(move)


def claim_refusal(situation: Situation, seat: int, route: str) -> MoveError:
    """Why a seat cannot claim a route, whatever it pays: the route's own reason before the turn's."""
    number = situation.names.route(route)
    reason = reasons.why_no_claim(situation.b, situation.s, seat, number)
    turn = turn_refusal(situation, seat, Claim) if reason == k.CANNOT_PAY else None
    return turn or _route(situation, seat, number, reason)


def station_refusal(situation: Situation, seat: int, city: str) -> MoveError:
    """Why a seat cannot build a station in a city, whatever it pays."""
    reason = reasons.why_no_station(situation.b, situation.s, seat, situation.names.city(city))
    turn = turn_refusal(situation, seat, BuildStation) if reason == k.CANNOT_PAY_STATION else None
    return turn or _site(city, reason)


def tile_refusal(situation: Situation, seat: int, bed: str) -> MoveError:
    """Why a seat cannot lay any tile on a bed."""
    number = situation.names.route(bed)
    reason = reasons.why_no_bed(situation.b, situation.s, number)
    turn = turn_refusal(situation, seat, LayTile) if reason == k.NO_TILE_LEFT else None
    return turn or _route(situation, seat, number, reason)


def _route(situation: Situation, seat: int, route: int, reason: int, **more: str | int) -> MoveError:
    length, name = situation.b.length[route], situation.names.routes[route]
    about: dict[int, Params] = {
        k.TOO_FEW_CARS: {"route": name, "cars": situation.s.cars[seat], "length": length},
        k.CANNOT_PAY: {"route": name, "length": length},
        k.NO_TILE_LEFT: {"length": length},
        k.NO_TILE: {"length": length, **more},
    }
    return MoveError(KEYS[reason], **about.get(reason, {"route": name}))


def _site(city: str, reason: int) -> MoveError:
    names_it = reason in (k.STATION_TAKEN, k.STATION_ZONE, k.CANNOT_PAY_STATION)
    return MoveError(KEYS[reason], **({"city": city} if names_it else {}))


def _payment(situation: Situation, seat: int, cards: Cards) -> MoveError:
    return MoveError(KEYS[reasons.why_no_payment(situation.s, seat, cards)], cards=str(cards))
