"""Whether a game can stand in a state: what is conserved is all there, and what follows from the rest does.

Pieces and tracks are laid out again on an empty board by the kernel's own hands and compared. Every check yields the
fields that cannot be so; together they leave no number on which the compiled kernel could go astray.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from rallar.game.names import bits_of
from rallar.game.refusals import ASKED
from rallar.game.setting import Setting
from rallar.kernel import layout as k
from rallar.kernel import mirror
from rallar.kernel.beds import lay_tile
from rallar.kernel.routes import close_others, color_now, lay_cars
from rallar.kernel.setup import clear_state, lay_out_board
from rallar.kernel.stations import build_station
from rallar.kernel.tickets import first_to_choose
from rallar.model.errors import OptionError
from rallar.model.limits import MAX_OFFER, MAX_PLAYERS, MAX_TICKETS
from rallar.model.types import CARDS_PER_COLOR, LOCOMOTIVES, OPEN_SLOTS, TUNNEL_CARDS

EACH_CARD = [CARDS_PER_COLOR] * k.COLORS + [LOCOMOTIVES]
MASKS = ("free", "barred", "laid_tiles", "tickets", "ticket_deck", "sites")
HALF_DONE = ("pay_number", "pay_locos", "fill_left", "fill_from", "bill_symbols", "bill_substitute")
Faults = Iterator[str]


def check_state(setting: Setting, state: object) -> None:
    """Refuse a state in which no game of a setting can stand."""
    if not isinstance(state, bytes) or len(state) != k.STATE.itemsize:
        raise OptionError("option-bad-state", field="size")
    record = np.frombuffer(state, k.STATE)
    for field in MASKS:
        if ((record[field] < 0) | (record[field] >= 1 << k.WORD)).any():
            raise OptionError("option-bad-state", field=field)
    s = mirror.state(memoryview(state))
    for check in _CHECKS:
        for field in check(setting, s):
            raise OptionError("option-bad-state", field=field)


def _turn(setting: Setting, s: k.State) -> Faults:
    fewest, most = setting.rules.players
    if not fewest <= s.players <= most:
        yield "players"
    elif s.phase not in ASKED:
        yield "phase"
    elif not 0 <= s.seat < s.players or (s.phase == k.OPENING and s.seat != first_to_choose(s)):
        yield "seat"
    elif not 0 <= s.start < s.players:
        yield "start"
    elif not 0 <= s.passes <= s.players or not k.NOBODY <= s.turns_left <= s.players or s.turn < 0:
        yield "turns_left"
    elif any(not 0 <= number < 1 << 32 for number in s.rng):
        yield "rng"
    elif s.phase == k.TURN and (s.turns_left == 0 or s.passes == s.players):
        yield "phase"


def _cards(_: Setting, s: k.State) -> Faults:
    """S1: twelve of each color and fourteen locomotives, wherever they are; none beyond the seats there are."""
    piles = {"deck": s.deck, "discards": s.discards, "laid": s.laid, "unseen": s.unseen}
    yield from (name for name, pile in piles.items() if min(pile) < 0)
    slots = [*s.open, *(s.turned[i] for i in range(TUNNEL_CARDS))]
    if any(not k.NOBODY <= card < k.CARDS for card in slots):
        yield "open"
        return
    hands = [[s.hand[seat, card] for card in range(k.CARDS)] for seat in range(MAX_PLAYERS)]
    lying = Counter(slots)
    for card, number in enumerate(EACH_CARD):
        held = [hand[card] for hand in hands]
        if min(held) < 0 or any(held[s.players :]):
            yield "hand"
        if sum(held) + s.deck[card] + s.discards[card] + s.laid[card] + lying[card] != number:
            yield "hand"
        if any(not 0 <= s.known[seat, card] <= held[seat] for seat in range(MAX_PLAYERS)):
            yield "known"
        if not s.deck[card] <= s.unseen[card] <= number:
            yield "unseen"
    if s.deck_n != sum(s.deck) or s.discards_n != sum(s.discards) or (s.deck_n == 0 and s.discards_n > 0):
        yield "deck_n"
    if s.deck_n > 0 and any(s.open[slot] == k.NOBODY for slot in range(OPEN_SLOTS)):
        yield "open"


def _pieces(setting: Setting, s: k.State) -> Faults:
    """C2, C5, C6, L4 to L7, B1, J1: claim, build and close it all again, and compare."""
    b = setting.box
    owners = {route: s.owner[route] for route in _routes(b) if s.owner[route] != k.NOBODY}
    if any(not (0 <= owner < s.players or (owner == k.SHARED and b.bullet[r])) for r, owner in owners.items()):
        yield "owner"
        return
    if any(not k.NOBODY <= owner < s.players for owner in s.station):
        yield "station"
        return
    fresh = _laid_out(setting, s)
    if fresh is None:
        yield "laid_tiles"
        return
    for name in ("owner", "free", "cars", "points", "bullets", "station", "stations", "sites"):
        if _value(fresh, name) != _value(s, name):
            yield name
    for name, rows, columns in (
        ("barred", MAX_PLAYERS, k.ROUTE_WORDS),
        ("laid_tiles", k.COLORS, k.ROUTE_WORDS),
        ("tiles", k.LENGTHS, k.COLORS),
    ):
        one, other = getattr(fresh, name), getattr(s, name)
        if any(one[i, j] != other[i, j] for i in range(rows) for j in range(columns)):
            yield name
    if min(s.cars) < 0 or s.bullets < 0 or min(s.stations) < 0:
        yield "cars"
    if min(s.bullet_spaces) < 0 or sum(s.bullet_spaces) != sum(
        b.length[route] for route in _routes(b) if s.owner[route] == k.SHARED
    ):
        yield "bullet_spaces"


def _laid_out(setting: Setting, s: k.State) -> k.State | None:
    """An empty board with the same things put on it; None where something stands that cannot."""
    b = setting.box
    w = mirror.scratch(memoryview(bytearray(k.SCRATCH.itemsize)))
    fresh = mirror.state(memoryview(bytearray(k.STATE.itemsize)))
    clear_state(fresh)
    fresh.players = s.players
    lay_out_board(b, fresh)
    for route in _routes(b):
        if s.owner[route] != k.NOBODY:
            _claim_again(b, s, fresh, w, route)
    for color in range(k.COLORS):
        for route in bits_of([s.laid_tiles[color, i] for i in range(k.ROUTE_WORDS)]):
            if route >= b.n_routes or b.color[route] != k.BED or color_now(b, fresh, route) != k.BED:
                return None
            fresh.route = route
            lay_tile(b, fresh, w, 0, color)
    for city in range(b.n_cities):
        if s.station[city] != k.NOBODY:
            build_station(fresh, w, s.station[city], city)
    return None if _overlaps(b, s) else fresh


def _claim_again(b: k.Box, s: k.State, fresh: k.State, w: k.Scratch, route: int) -> None:
    if s.owner[route] == k.SHARED:
        fresh.owner[route] = k.SHARED
        fresh.bullets -= 1
    else:
        lay_cars(b, fresh, w, s.owner[route], route)
    fresh.free[route // k.WORD] &= ~(1 << (route % k.WORD))
    close_others(b, fresh, w, route)


def _overlaps(b: k.Box, s: k.State) -> bool:
    """Whether something stands on what something else has closed, or beside a track of the same owner's."""
    standing = {r for r in _routes(b) if s.owner[r] != k.NOBODY or color_now(b, s, r) != b.color[r]}
    for route in standing:
        crossed, parallel = (
            set(bits_of([grid[route, i] for i in range(k.ROUTE_WORDS)])) for grid in (b.crossed, b.parallel)
        )
        if standing & (crossed | parallel if s.players < b.parallel_from else crossed):
            return True
        if 0 <= s.owner[route] < k.SHARED and any(s.owner[other] == s.owner[route] for other in parallel):
            return True
    return False


def _tickets(setting: Setting, s: k.State) -> Faults:
    """K1, K2, S4: a ticket is in one place, and only regular ones are in the deck."""
    b = setting.box
    if not 0 <= s.queue_first < MAX_TICKETS or not 0 <= s.queue_n <= MAX_TICKETS:
        yield "queue_n"
        return
    if any(not 0 <= s.offer_n[seat] <= MAX_OFFER for seat in range(MAX_PLAYERS)):
        yield "offer_n"
        return
    kept = [bits_of([s.tickets[seat, i] for i in range(k.TICKET_WORDS)]) for seat in range(MAX_PLAYERS)]
    if any(len(tickets) != s.tickets_n[seat] for seat, tickets in enumerate(kept)) or any(kept[s.players :]):
        yield "tickets"
    queued = [s.queue[(s.queue_first + i) % MAX_TICKETS] for i in range(s.queue_n)]
    offered = [s.offer[seat, i] for seat in range(MAX_PLAYERS) for i in range(s.offer_n[seat])]
    deck = bits_of([s.ticket_deck[i] for i in range(k.TICKET_WORDS)])
    if any(s.ticket_deck[i] & ~b.regular_tickets[i] for i in range(k.TICKET_WORDS)):
        yield "ticket_deck"
    placed = Counter((*queued, *offered, *deck, *(ticket for tickets in kept for ticket in tickets)))
    if any(times > 1 or not 0 <= ticket < b.n_tickets for ticket, times in placed.items()):
        yield "tickets"


def _question(setting: Setting, s: k.State) -> Faults:
    """What belongs to one phase and to no other."""
    for seat in range(MAX_PLAYERS):
        asked = seat < s.players and (s.phase == k.OPENING or (s.phase == k.OFFER and seat == s.seat))
        if (s.offer_n[seat] > 0) != asked:
            yield "offer_n"
        if not 0 <= s.chosen[seat] < 1 << s.offer_n[seat] or (s.chosen[seat] and s.phase != k.OPENING):
            yield "chosen"
    if s.city != k.NOBODY or any(_value(s, name) for name in HALF_DONE if s.phase != k.SURCHARGE):
        yield "phase"
    if s.phase == k.SURCHARGE:
        yield from _tunnel(setting.box, s)
    elif s.route != k.NOBODY or s.turned_n or s.due or any(s.laid) or any(card != k.NOBODY for card in s.turned):
        yield "route"


def _tunnel(b: k.Box, s: k.State) -> Faults:
    """U1, U2: a set laid for a free tunnel, up to three cards turned, so many of them the set's."""
    if not 0 <= s.route < b.n_routes or not b.tunnel[s.route] or s.owner[s.route] != k.NOBODY:
        yield "route"
        return
    turned = list(s.turned)
    of_set = sum(card in (k.LOCO, s.pay_color) for card in turned[: max(s.turned_n, 0)])
    if not 0 < s.turned_n <= TUNNEL_CARDS or turned.count(k.NOBODY) != TUNNEL_CARDS - s.turned_n:
        yield "turned"
    if not k.NOBODY <= s.pay_color < k.COLORS or s.due != of_set or s.due < 1:
        yield "due"
    bill = (s.bill_cards, s.bill_color, s.bill_symbols, s.bill_jokers, s.bill_substitute)
    if bill != (s.due, s.pay_color, 0, b.jokers[s.route], 0) or sum(s.laid) < b.length[s.route]:
        yield "bill_cards"


def _routes(b: k.Box) -> range:
    return range(b.n_routes)


def _value(s: k.State, name: str) -> int | list[int]:
    value = getattr(s, name)
    return value if isinstance(value, int) else list(value)


_CHECKS: tuple[Callable[[Setting, k.State], Faults], ...] = (_turn, _cards, _pieces, _tickets, _question)
