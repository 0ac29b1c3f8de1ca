"""From a person's move to the kernel's actions, and back: names become numbers and numbers names."""

from __future__ import annotations

from collections.abc import Iterator

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
from rallar.kernel import actions as a
from rallar.kernel import layout as k
from rallar.kernel.ways import actions_of, cards_laid, ways
from rallar.model.errors import MoveError
from rallar.model.types import CARDS, COLORS, Color

KINDS: dict[type[Move], int] = {
    DrawCard: k.DRAWS,
    DrawTickets: k.DRAWS_TICKETS,
    KeepTickets: k.KEEPS,
    Claim: k.CLAIMS,
    PaySurcharge: k.PAYS,
    Decline: k.DECLINES,
    BuildStation: k.BUILDS_STATION,
    LayTile: k.CHOOSES_BED,
    Pass: k.PASSES,
}  # what the first action of a move does


def encoded(situation: Situation, seat: int, move: Move) -> list[int] | None:
    """The actions of a move; None if cards do not pay for it, or the board has no such thing. They may not be legal."""
    names, b = situation.names, situation.b
    match move:
        case DrawCard(card):
            return [k.DECK if card == DECK else a.open_action(CARDS.index(card))]
        case DrawTickets():
            return [k.TICKETS]
        case KeepTickets(tickets):
            return [a.keep_action(_keep_mask(situation, seat, tickets))]
        case Claim(route, cards):
            return _paid(situation, seat, a.claim_action(names.route(route)), cards)
        case BuildStation(city, cards):
            first = a.station_action(b, names.city(city))
            return _paid(situation, seat, first, cards) if b.station_words else None
        case PaySurcharge(cards):
            return actions_of(situation.s, seat, cards)
        case LayTile(route, color):
            bed = a.bed_action(b, names.route(route))
            return [bed, a.tile_action(COLORS.index(color))] if b.bed_words else None
        case Decline():
            return [k.DECLINE]
        case Pass():
            return [k.PASS]


def _keep_mask(situation: Situation, seat: int, tickets: tuple[str, ...]) -> int:
    offered = situation.offer(seat)
    mask = 0
    for name in tickets:
        ticket = situation.names.ticket(name)
        if ticket not in offered or mask >> offered.index(ticket) & 1:
            raise MoveError("move-not-offered", ticket=name)
        mask |= 1 << offered.index(ticket)
    return mask


def _paid(situation: Situation, seat: int, first: int, cards: Cards) -> list[int] | None:
    billed = billed_by(situation, seat, first)
    rest = None if billed is None else actions_of(billed, seat, cards)
    return None if rest is None else [first, *rest]


def billed_by(situation: Situation, seat: int, first: int) -> k.State | None:
    """A state of its own in which a claim or a station is to be paid for; None if it cannot be had."""
    bench = situation.bench()
    return bench.s if bench.step(seat, first) else None


def decoded(situation: Situation, seat: int, actions: list[int]) -> Iterator[Move]:
    """The moves that begin with some legal actions, in order."""
    b, names, kinds = situation.b, situation.names, situation.setting.kinds
    surcharge = situation.s.phase == k.SURCHARGE
    for action in actions:
        kind = kinds[action]
        if kind == k.CLAIMS:
            for cards in payments(situation, seat, action):
                yield Claim(names.routes[a.claimed_route(action)], cards)
        elif kind == k.BUILDS_STATION:
            for cards in payments(situation, seat, action):
                yield BuildStation(names.cities[a.station_city(b, action)], cards)
        elif kind == k.CHOOSES_BED:
            for color in tile_colors(situation, seat, action):
                yield LayTile(names.routes[a.bed_route(b, action)], color)
        elif kind != k.PAYS:
            yield _simple(situation, seat, kind, action)
    if surcharge:
        yield from (PaySurcharge(Cards(cards)) for cards in ways(situation.s, seat) if actions)


def move_of(situation: Situation, seat: int, actions: list[int]) -> Move:
    """The move that some legal actions make up."""
    b, names = situation.b, situation.names
    first, *rest = actions
    kind = situation.setting.kinds[first]
    if kind == k.PAYS:
        return PaySurcharge(Cards(cards_laid(situation.s, actions)))
    if kind == k.CHOOSES_BED:
        return LayTile(names.routes[a.bed_route(b, first)], COLORS[a.tile_color(rest[0])])
    if kind not in (k.CLAIMS, k.BUILDS_STATION):
        return _simple(situation, seat, kind, first)
    billed = billed_by(situation, seat, first)
    assert billed
    cards = Cards(cards_laid(billed, rest))
    if kind == k.CLAIMS:
        return Claim(names.routes[a.claimed_route(first)], cards)
    return BuildStation(names.cities[a.station_city(b, first)], cards)


def _simple(situation: Situation, seat: int, kind: int, action: int) -> Move:
    """A move of one action, without cards."""
    if kind == k.KEEPS:
        mask, offered = a.kept_mask(action), situation.offer(seat)
        kept = (ticket for i, ticket in enumerate(offered) if mask >> i & 1)
        return KeepTickets(tuple(situation.names.tickets[ticket] for ticket in kept))
    if kind == k.DRAWS:
        return DrawCard(DECK if action == k.DECK else CARDS[a.open_card(action)])
    others: dict[int, Move] = {k.DRAWS_TICKETS: DrawTickets(), k.PASSES: Pass(), k.DECLINES: Decline()}
    return others[kind]


def payments(situation: Situation, seat: int, first: int) -> Iterator[Cards]:
    """Every payment for what a first action asks, each once."""
    billed = billed_by(situation, seat, first)
    if billed is not None:
        yield from (Cards(cards) for cards in ways(billed, seat))


def tile_colors(situation: Situation, seat: int, bed: int) -> tuple[Color, ...]:
    """The colors of the tiles that can be laid on a bed."""
    bench = situation.bench()
    return tuple(COLORS[a.tile_color(tile)] for tile in bench.legal(seat)) if bench.step(seat, bed) else ()
