"""A new game: everything in its place, the cards and the tickets dealt."""

from __future__ import annotations

from rallar.kernel.cards import refill_open, take_from_deck
from rallar.kernel.chance import below, seed_chance
from rallar.kernel.layout import (
    CARDS,
    CITY_WORDS,
    COLORS,
    LENGTHS,
    LOCO,
    LOG_DEALT,
    LOG_STARTS,
    NOBODY,
    OPENING,
    ROUTE_WORDS,
    TICKET_WORDS,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.kernel.payments import clear_bill
from rallar.kernel.tickets import offer_tickets
from rallar.model.limits import MAX_CITIES, MAX_OFFER, MAX_PLAYERS, MAX_ROUTES, MAX_TICKETS
from rallar.model.types import CARDS_PER_COLOR, LOCOMOTIVES, OPEN_SLOTS, TUNNEL_CARDS


def set_up(b: Box, s: State, w: Scratch, players: int, start: int, seed: int) -> None:
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
        s.known[seat, card] = 0
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


def lay_out_board(b: Box, s: State) -> None:
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


def deal_cards(b: Box, s: State, w: Scratch) -> None:
    """S1 to S3."""
    for card in range(COLORS):
        s.deck[card] = CARDS_PER_COLOR
    s.deck[LOCO] = LOCOMOTIVES
    for card in range(CARDS):
        s.unseen[card] = s.deck[card]
    s.deck_n = COLORS * CARDS_PER_COLOR + LOCOMOTIVES
    for seat in range(s.players):
        for _ in range(b.card_deal):
            s.hand[seat, take_from_deck(s, w, LOG_DEALT, seat, 0)] += 1
    refill_open(b, s, w)


def deal_tickets(b: Box, s: State, w: Scratch) -> None:
    """S4: the long tickets are dealt from a deck of their own, which then leaves the game."""
    for i in range(TICKET_WORDS):
        s.ticket_deck[i] = b.long_tickets[i]
    for seat in range(s.players):
        offer_tickets(s, w, seat, b.deal_long)
    for i in range(TICKET_WORDS):
        s.ticket_deck[i] = b.regular_tickets[i]
    for seat in range(s.players):
        offer_tickets(s, w, seat, b.deal_regular)
