"""What one seat, or a spectator, may see. Built up from what is public and the seat's own cards (V3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rallar.game.moves import Cards
from rallar.game.names import bits_of
from rallar.game.refusals import ASKED, Asked
from rallar.game.situation import Situation, cards_of
from rallar.kernel import layout as k
from rallar.kernel.steps import is_asked
from rallar.kernel.tickets import least_kept, unordered_tickets
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
    known: Cards  # of those, what everybody has seen go into the hand and not leave it
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
    unseen: Cards  # no more of each can be in the deck: of those last shuffled, which nobody has seen since
    discards: int
    discarded: Cards  # which they are: everybody has seen them go
    ticket_deck: int
    owners: dict[str, Owner]  # claimed routes: a seat, or shared
    tiles: dict[str, Color]  # built and unclaimed routes
    closed: tuple[str, ...]
    stations: dict[str, int]
    tile_supply: dict[int, dict[Color, int]]
    bullets: int
    tunnel: Tunnel | None
    own: Own | None


def public_view(situation: Situation) -> View:
    """What everybody sees, and all that a spectator sees."""
    s, names = situation.s, situation.names
    gone = _gone(situation)
    return View(
        board=situation.board.id,
        rules=situation.rules,
        asked=ASKED[s.phase],
        to_move=to_move(situation),
        turn=s.turn,
        start=s.start,
        turns_left=None if s.turns_left == k.NOBODY else s.turns_left,
        players=_players(s),
        open=tuple(None if card == k.NOBODY else CARDS[card] for card in s.open),
        deck=s.deck_n,
        unseen=cards_of(s.unseen),
        discards=s.discards_n,
        discarded=cards_of(s.discards),
        ticket_deck=s.queue_n + unordered_tickets(s),
        owners=_owners(situation, gone),
        tiles=_tiles(situation) if situation.rules.tiles else {},
        closed=_closed(situation, gone),
        stations={names.cities[city]: owner for city, owner in enumerate(s.station) if owner != k.NOBODY},
        tile_supply=_tile_supply(situation),
        bullets=s.bullets,
        tunnel=_tunnel(situation),
        own=None,
    )


def to_move(situation: Situation) -> tuple[int, ...]:
    """The seats that are asked something."""
    s = situation.s
    return tuple(seat for seat in range(s.players) if is_asked(s, seat))


def _players(s: k.State) -> tuple[Player, ...]:
    hands, known = s.hand.tolist(), s.known.tolist()
    return tuple(_player(s, seat, sum(hands[seat]), Cards.counted(known[seat])) for seat in range(s.players))


def _player(s: k.State, seat: int, cards: int, known: Cards) -> Player:
    return Player(
        seat=seat,
        cars=s.cars[seat],
        cards=cards,
        known=known,
        tickets=s.tickets_n[seat],
        offered=s.offer_n[seat],
        stations=s.stations[seat],
        points=s.points[seat],
        bullet_spaces=s.bullet_spaces[seat],
        answered=bool(s.chosen[seat]),
    )


def _gone(situation: Situation) -> list[int]:
    """The routes that can no longer be claimed, claimed or closed."""
    b, s = situation.b, situation.s
    return bits_of([b.routes[i] & ~s.free[i] for i in range(k.ROUTE_WORDS)])


def _owners(situation: Situation, gone: list[int]) -> dict[str, Owner]:
    names, owner = situation.names.routes, situation.s.owner
    return {
        names[route]: SHARED if owner[route] == k.SHARED else owner[route] for route in gone if owner[route] != k.NOBODY
    }


def _closed(situation: Situation, gone: list[int]) -> tuple[str, ...]:
    return tuple(situation.names.routes[route] for route in gone if situation.s.owner[route] == k.NOBODY)


def _tiles(situation: Situation) -> dict[str, Color]:
    s, names = situation.s, situation.names.routes
    laid = [bits_of([s.laid_tiles[color, i] for i in range(k.ROUTE_WORDS)]) for color in range(k.COLORS)]
    return {names[route]: COLORS[color] for color, routes in enumerate(laid) for route in routes}


def _tile_supply(situation: Situation) -> dict[int, dict[Color, int]]:
    tiles = situation.rules.tiles
    lengths = tiles.lengths if tiles else ()
    return {
        length: {color: situation.s.tiles[length, i] for i, color in enumerate(COLORS)} for length in sorted(lengths)
    }


def _tunnel(situation: Situation) -> Tunnel | None:
    s = situation.s
    if s.phase != k.SURCHARGE:
        return None
    turned = tuple(CARDS[s.turned[i]] for i in range(s.turned_n))
    return Tunnel(situation.names.routes[s.route], cards_of(s.laid), turned, s.due)


def own_of(situation: Situation, seat: int, prospects: list[int]) -> Own:
    names = situation.names.tickets
    return Own(
        seat=seat,
        hand=situation.hand(seat),
        tickets=tuple(TicketInHand(names[each], PROSPECTS[prospects[each]]) for each in situation.tickets(seat)),
        offer=tuple(names[each] for each in situation.offer(seat)),
        keep=least_kept(situation.b, situation.s, seat),
    )
