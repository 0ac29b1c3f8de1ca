"""A game from set-up to score: what may be done, and what doing it does."""

from __future__ import annotations

from rallar.kernel.beds import can_build, lay_tile, legal_beds, legal_tiles
from rallar.kernel.cards import discard, drawable, most_of_a_color, refill_open, settle_cards, take_card, take_from_deck
from rallar.kernel.chance import below, seed_chance
from rallar.kernel.layout import (
    ACTION_WORDS,
    ALL_PASSED,
    ANY,
    BUILD,
    CARDS,
    CITY_WORDS,
    CLAIM,
    COLORING,
    COLORS,
    DECLINE,
    DRAW,
    FILLING,
    KEEP,
    LAST_ROUND,
    LENGTHS,
    LOCO,
    LOCOMOTIVES,
    LOG_DEALT,
    LOG_LAID,
    LOG_LAST_ROUND,
    LOG_OVER,
    LOG_PASSED,
    LOG_STARTS,
    LOG_TURN,
    NOBODY,
    OFFER,
    OPENING,
    OVER,
    PASS,
    PAYING,
    ROUTE_WORDS,
    SURCHARGE,
    TICKET_WORDS,
    TICKETS,
    TILE,
    TURN,
    WORD,
    Board,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.kernel.payments import (
    clear_bill,
    lay_fill,
    lay_locos,
    lay_pay,
    legal_fill,
    legal_locos,
    legal_pay,
    set_bill,
    take_laid_from_hand,
)
from rallar.kernel.routes import color_now, legal_claims, take_route
from rallar.kernel.scoring import score_game
from rallar.kernel.stations import build_station, legal_stations, station_cost
from rallar.kernel.tickets import choose_opening, has_tickets, keep_tickets, legal_keeps, offer_tickets
from rallar.kernel.tunnels import discard_turned, take_back, turn_up
from rallar.model.limits import MAX_CITIES, MAX_OFFER, MAX_PLAYERS, MAX_ROUTES, MAX_TICKETS
from rallar.model.types import CARDS_PER_COLOR, OPEN_SLOTS, TUNNEL_CARDS
from rallar.model.types import LOCOMOTIVES as LOCOMOTIVE_CARDS


def set_up(b: Board, s: State, w: Scratch, players: int, start: int, seed: int) -> None:
    """Deal a new game. A start below 0 is drawn (S6)."""
    w.log_n = 0
    clear_state(s)
    seed_chance(s.rng, seed, 0)
    s.players = players
    s.start = start if start >= 0 else below(s.rng, players)
    note(w, LOG_STARTS, s.start, 0, 0)
    lay_out_board(b, s)
    deal_cards(b, s, w)
    deal_tickets(b, s, w)


def clear_state(s: State) -> None:
    for route in range(MAX_ROUTES):
        s.owner[route] = NOBODY
    for city in range(MAX_CITIES):
        s.station[city] = NOBODY
    for ticket in range(MAX_TICKETS):
        s.queue[ticket] = 0
    for slot in range(OPEN_SLOTS):
        s.open[slot] = NOBODY
    for i in range(TUNNEL_CARDS):
        s.turned[i] = NOBODY
    for length in range(LENGTHS):
        for color in range(COLORS):
            s.tiles[length, color] = 0
    for i in range(ROUTE_WORDS):
        for color in range(COLORS):
            s.laid_tiles[color, i] = 0
    for card in range(CARDS):
        s.discards[card] = 0
    for seat in range(MAX_PLAYERS):
        clear_seat(s, seat)
    clear_bill(s)
    s.turn = 0
    s.discards_n = 0
    s.turned_n = 0
    s.due = 0
    s.queue_first = 0
    s.queue_n = 0
    s.seat = 0
    s.phase = OPENING
    s.passes = 0
    s.turns_left = NOBODY
    s.winners = 0


def clear_seat(s: State, seat: int) -> None:
    for i in range(ROUTE_WORDS):
        s.barred[seat, i] = 0
    for i in range(TICKET_WORDS):
        s.tickets[seat, i] = 0
    for card in range(CARDS):
        s.hand[seat, card] = 0
    for i in range(MAX_OFFER):
        s.offer[seat, i] = 0
    s.offer_n[seat] = 0
    s.chosen[seat] = 0
    s.tickets_n[seat] = 0
    s.points[seat] = 0
    s.bullet_spaces[seat] = 0
    s.score[seat] = 0
    s.cars[seat] = 0
    s.stations[seat] = 0


def lay_out_board(b: Board, s: State) -> None:
    for i in range(ROUTE_WORDS):
        s.free[i] = b.routes[i]
    for i in range(CITY_WORDS):
        s.sites[i] = b.sites[i]
    for length in range(LENGTHS):
        if b.tile_lengths[length]:
            for color in range(COLORS):
                s.tiles[length, color] = b.tile_copies  # L4
    s.bullets = b.bullets
    for seat in range(s.players):
        s.cars[seat] = b.cars
        s.stations[seat] = b.n_stations


def deal_cards(b: Board, s: State, w: Scratch) -> None:
    """S1 to S3."""
    for card in range(COLORS):
        s.deck[card] = CARDS_PER_COLOR
    s.deck[LOCO] = LOCOMOTIVE_CARDS
    s.deck_n = COLORS * CARDS_PER_COLOR + LOCOMOTIVE_CARDS
    for seat in range(s.players):
        for _ in range(b.card_deal):
            s.hand[seat, take_from_deck(s, w, LOG_DEALT, seat, 0)] += 1
    refill_open(b, s, w)


def deal_tickets(b: Board, s: State, w: Scratch) -> None:
    """S4: the long tickets are dealt from a deck of their own, which then leaves the game."""
    for i in range(TICKET_WORDS):
        s.ticket_deck[i] = b.long_tickets[i]
    for seat in range(s.players):
        offer_tickets(s, w, seat, b.deal_long)
    for i in range(TICKET_WORDS):
        s.ticket_deck[i] = b.regular_tickets[i]
    for seat in range(s.players):
        offer_tickets(s, w, seat, b.deal_regular)


def list_legal(b: Board, s: State, w: Scratch, seat: int) -> None:
    """Leave in the scratch record the actions a seat may take now, as a mask."""
    for i in range(ACTION_WORDS):
        w.legal[i] = 0
    phase = s.phase
    if phase == OPENING:
        if s.chosen[seat] == 0:
            legal_keeps(s, w, seat, b.deal_keep)
    elif seat != s.seat or phase == OVER:
        return
    elif phase == TURN:
        legal_turn(b, s, w, seat)
    elif phase == DRAW:
        w.legal[0] = drawable(b, s, True)
    elif phase == OFFER:
        legal_keeps(s, w, seat, b.draw_keep)
    elif phase == PAYING:
        legal_pay(s, w, seat)
    elif phase == LOCOMOTIVES:
        legal_locos(s, w, seat)
    elif phase == FILLING:
        legal_fill(s, w, seat)
    elif phase == SURCHARGE:
        legal_pay(s, w, seat)
        w.legal[0] = 1 << DECLINE
    elif phase == BUILD:
        legal_beds(b, s, w)
    else:
        legal_tiles(b, s, w)


def legal_turn(b: Board, s: State, w: Scratch, seat: int) -> None:
    """S7, S8."""
    w.legal[0] = drawable(b, s, False)
    if has_tickets(s):
        w.legal[0] |= 1 << TICKETS
    most = most_of_a_color(s, seat)
    legal_claims(b, s, w, seat, most)
    if b.n_stations:
        legal_stations(b, s, w, seat, most)
    for i in range(ACTION_WORDS):
        if w.legal[i]:
            return
    w.legal[0] = 1 << PASS


def is_legal(w: Scratch, action: int) -> bool:
    """Whether an action is among those listed."""
    if action < 0 or action >= ACTION_WORDS * WORD:
        return False
    return (w.legal[action // WORD] >> (action % WORD)) & 1 == 1


def apply(b: Board, s: State, w: Scratch, seat: int, action: int) -> None:
    """Carry out a legal action."""
    w.log_n = 0
    if s.phase == OPENING:
        if choose_opening(b, s, w, seat, action - KEEP):
            begin_turn(s, w, s.start)
    elif carry_out(b, s, w, seat, action):
        end_turn(b, s, w, seat)


def carry_out(b: Board, s: State, w: Scratch, seat: int, action: int) -> bool:
    """One decision of a turn. True if the turn is over with it."""
    phase = s.phase
    if phase == TURN:
        return take_turn(b, s, w, seat, action)
    if phase == DRAW:
        take_card(b, s, w, seat, action)
        return not begin_building(b, s)
    if phase == OFFER:
        keep_tickets(s, w, seat, action - KEEP, b.draw_rejects)
        return True
    if phase == PAYING:
        return lay_pay(s, action) and pay(b, s, w, seat)
    if phase == LOCOMOTIVES:
        return lay_locos(s, action) and pay(b, s, w, seat)
    if phase == FILLING:
        return lay_fill(s, action) and pay(b, s, w, seat)
    if phase == SURCHARGE:
        answer_tunnel(b, s, w, seat, action)
        return True
    if phase == BUILD:
        s.route = action - b.bed_word * WORD
        s.phase = COLORING
        return False
    lay_tile(b, s, w, seat, action - TILE)
    s.route = NOBODY
    return True


def take_turn(b: Board, s: State, w: Scratch, seat: int, action: int) -> bool:
    """S7: the one action of a turn, or its first step. True if that was all."""
    if action == PASS:
        s.passes += 1
        note(w, LOG_PASSED, seat, 0, 0)
        return True
    s.passes = 0
    if action == TICKETS:
        offer_tickets(s, w, seat, b.draw_regular)
        s.phase = OFFER
        return False
    if action < TICKETS:
        both = take_card(b, s, w, seat, action)
        if not both and drawable(b, s, True):
            s.phase = DRAW
            return False
        return not begin_building(b, s)  # D9
    s.phase = PAYING
    if action < CLAIM + b.route_words * WORD:
        bill_route(b, s, action - CLAIM)
    else:
        s.city = action - b.station_word * WORD
        set_bill(s, station_cost(b, s, seat), ANY, 0, 1, 0)
    return False


def begin_building(b: Board, s: State) -> bool:
    """L2, L3: after the cards, a tile, if one fits."""
    if b.bed_words == 0 or not can_build(b, s):
        return False
    s.phase = BUILD
    return True


def bill_route(b: Board, s: State, route: int) -> None:
    s.route = route
    color = color_now(b, s, route)
    set_bill(s, b.length[route], color, b.symbols[route], b.jokers[route], b.substitute[route])


def pay(b: Board, s: State, w: Scratch, seat: int) -> bool:
    """The set is whole: lay it down. True if nothing is left to decide."""
    if s.route != NOBODY:
        note(w, LOG_LAID, seat, s.route, 0)
    take_laid_from_hand(s, w, seat)
    if s.city != NOBODY:
        build_station(s, w, seat, s.city)
    elif b.tunnel[s.route]:
        turn_up(s, w, seat)
        if s.due > 0:
            s.phase = SURCHARGE
            return False
        discard_turned(s)
        take_route(b, s, w, seat, s.route)
    else:
        take_route(b, s, w, seat, s.route)
    discard_laid(s)
    clear_bill(s)
    settle_cards(b, s, w)
    return True


def discard_laid(s: State) -> None:
    for card in range(CARDS):
        if s.laid[card]:
            discard(s, card, s.laid[card])
            s.laid[card] = 0


def answer_tunnel(b: Board, s: State, w: Scratch, seat: int, action: int) -> None:
    """U4: pay the surcharge, or take the set back."""
    if action == DECLINE:
        take_back(s, w, seat)
    else:
        discard_laid(s)
        lay_pay(s, action)
        take_laid_from_hand(s, w, seat)
        discard_laid(s)
        take_route(b, s, w, seat, s.route)
    discard_turned(s)
    clear_bill(s)
    settle_cards(b, s, w)


def begin_turn(s: State, w: Scratch, seat: int) -> None:
    s.seat = seat
    s.phase = TURN
    s.turn += 1
    note(w, LOG_TURN, seat, 0, 0)


def end_turn(b: Board, s: State, w: Scratch, seat: int) -> None:
    """E1, S8."""
    if s.turns_left > 0:
        s.turns_left -= 1
    elif s.cars[seat] <= b.cars_last_round and s.bullets <= b.bullets_last_round:
        s.turns_left = s.players
        note(w, LOG_LAST_ROUND, seat, 0, 0)
    if s.turns_left == 0:
        finish(b, s, w, LAST_ROUND)
    elif s.passes == s.players:
        finish(b, s, w, ALL_PASSED)
    else:
        begin_turn(s, w, (seat + 1) % s.players)


def finish(b: Board, s: State, w: Scratch, reason: int) -> None:
    s.phase = OVER
    score_game(b, s, w)
    note(w, LOG_OVER, NOBODY, reason, 0)
