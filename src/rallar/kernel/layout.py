"""The records of the kernel, and the numbers that name actions, phases and log entries.

Everything is a signed integer of fixed size, so that interpreted, compiled and GPU code compute the same.
Fields are ordered by width: a record has no padding, and its bytes are its value.
"""

from __future__ import annotations

from rallar.kernel.types import Generator, Grid, Ints, dtype_of, i8, i16, i64
from rallar.model.limits import (
    MAX_BONUSES,
    MAX_CARS,
    MAX_CITIES,
    MAX_LENGTH,
    MAX_OFFER,
    MAX_PLAYERS,
    MAX_ROUTES,
    MAX_STATIONS,
    MAX_TICKETS,
    MAX_TIE_BREAKS,
    MAX_ZONE_ENDS,
    MAX_ZONES,
)
from rallar.model.types import OPEN_SLOTS, TUNNEL_CARDS

WORD = 62  # bits of a mask word: what a signed 64-bit integer holds with room for a negation
ROUTE_WORDS = -(-MAX_ROUTES // WORD)
CITY_WORDS = -(-MAX_CITIES // WORD)
TICKET_WORDS = -(-MAX_TICKETS // WORD)
MAX_PLACES = MAX_CITIES + MAX_ZONES
MAX_EDGES = MAX_CARS  # routes one player can own
LENGTHS = MAX_LENGTH + 1

COLORS = 8
LOCO = 8  # the card index of a locomotive
CARDS = 9
ANY = 8  # as a route's color: gray
BED = -1  # as a route's color: none until a tile lies on it

NOBODY = -1
SHARED = MAX_PLAYERS  # the owner of a route marked with a bullet train

# Actions: one flat space a board. Sections start at word boundaries, so that a mask of claimable routes, free
# cities or open beds is itself a part of the mask of legal actions.
KEEP = 0  # + a mask of the offered tickets, in the order dealt
DECK = 32
OPEN = 33  # + card
TICKETS = 42
PASS = 43
DECLINE = 44
TILE = 45  # + color
FILL = 53  # + card
PAY = WORD  # + color * MAX_LENGTH + number - 1: so many cards of a color
PAY_NONE = PAY + COLORS * MAX_LENGTH  # no card of a color: locomotives and substitutes only
LOCOS = PAY_NONE + 1  # + number of locomotives, where substitutes leave a choice
CLAIM = 3 * WORD  # + route
CLAIM_WORD = 3
ACTION_WORDS = CLAIM_WORD + ROUTE_WORDS + CITY_WORDS + ROUTE_WORDS  # ... + stations (a city) + beds (a route)

# What an action does, whatever it does it to.
(
    KEEPS,
    DRAWS,
    DRAWS_TICKETS,
    PASSES,
    DECLINES,
    LAYS_TILE,
    FILLS,
    PAYS,
    ADDS_LOCOS,
    CLAIMS,
    BUILDS_STATION,
    CHOOSES_BED,
) = range(12)

# Phases: what the player to move is asked.
OPENING, TURN, DRAW, OFFER, PAYING, LOCOMOTIVES, FILLING, SURCHARGE, BUILD, COLORING, OVER = range(11)

# Why an action is not legal.
(
    ALLOWED,
    GAME_OVER,
    NOT_YOUR_TURN,
    ALREADY_CHOSEN,
    NOT_ASKED,  # the phase asks for something else
    DECK_EMPTY,
    CARD_NOT_OPEN,
    LOCOMOTIVE_SECOND,
    NO_TICKETS,
    NOT_OFFERED,
    KEEP_MORE,
    PASS_NEEDLESS,
    ROUTE_TAKEN,
    ROUTE_CLOSED,
    PARALLEL_OWNED,
    TRACK_UNBUILT,
    TOO_FEW_CARS,
    CANNOT_PAY,
    CARDS_MISSING,
    WRONG_PAYMENT,
    NO_STATIONS_HERE,
    NO_STATION_LEFT,
    STATION_TAKEN,
    STATION_ZONE,
    CANNOT_PAY_STATION,
    NO_BED,
    TRACK_BUILT,
    NO_TILE_LEFT,
    NO_TILE,
) = range(29)

# What becomes of rejected tickets.
OUT, UNDER, SHUFFLED_UNDER = range(3)

# Bonuses and measures.
MOST_OF, PER_UNIT, RANK_TABLE = range(3)
TICKETS_MADE, LONGEST_PATH, LONGEST_PATH_BONUS, STATIONS_LEFT, BULLET_SPACES = range(5)
MEASURES = 5

# Ticket prospects.
LOST, POSSIBLE, MADE = range(3)
TRAINS_COUNTED = 7  # a supply of more bullet trains than this is taken for endless
REACH_LEVELS = (MAX_STATIONS + 1) * (TRAINS_COUNTED + 1)

# Log entries: (kind, seat, x, y).
(
    LOG_DEALT,  # seat, card
    LOG_OPENED,  # card, slot
    LOG_SWEPT,
    LOG_RESHUFFLED,
    LOG_STARTS,  # seat
    LOG_OFFERED,  # seat, ticket
    LOG_KEPT,  # seat, ticket
    LOG_REJECTED,  # seat, ticket
    LOG_TURN,  # seat
    LOG_DREW,  # seat, card
    LOG_TOOK,  # seat, card, slot
    LOG_CLAIMED,  # seat, route, points
    LOG_LAID,  # seat, route
    LOG_PAID,  # seat, card, number
    LOG_TURNED,  # seat, card
    LOG_DUE,  # seat, number
    LOG_DECLINED,  # seat, route
    LOG_STATION,  # seat, city
    LOG_BUILT,  # seat, route, color
    LOG_CLOSED,  # route
    LOG_RETURNED,  # route, color
    LOG_BULLET,  # seat, route, spaces
    LOG_PASSED,  # seat
    LOG_LAST_ROUND,  # seat
    LOG_OVER,  # reason
) = range(25)
LOG_ROWS = 256
LOG_SWEEP = 8  # rows that a sweep can fill: itself, two reshuffles and five cards
LOG_SPARE = 32  # rows that a long series of sweeps leaves to what comes after

IN_MIND = 12  # tickets that a plan is made for at most
DRAFT_ROWS = 10  # numbers that a plan notes about each route

# Why a game ended.
LAST_ROUND, ALL_PASSED = range(2)


class Box:
    """A board and the rules in force on it, as the kernel reads them."""

    colored: Grid = i64(CARDS, ROUTE_WORDS)  # routes by printed color, gray last
    within: Grid = i64(LENGTHS, ROUTE_WORDS)  # routes of at most this length: all,
    within_jokers: Grid = i64(LENGTHS, ROUTE_WORDS)  # those on which locomotives are jokers,
    within_plain: Grid = i64(LENGTHS, ROUTE_WORDS)  # and, symbols apart, those on which they are not
    symbols_within: Grid = i64(LENGTHS, ROUTE_WORDS)  # routes with at most so many locomotive symbols
    substituted: Ints = i64(ROUTE_WORDS)  # routes that take substitutes
    bullet_routes: Ints = i64(ROUTE_WORDS)
    beds: Grid = i64(LENGTHS, ROUTE_WORDS)  # track beds by length
    routes: Ints = i64(ROUTE_WORDS)
    crossed: Grid = i64(MAX_ROUTES, ROUTE_WORDS)  # routes that cross this one
    parallel: Grid = i64(MAX_ROUTES, ROUTE_WORDS)  # the other tracks of its group
    reaching: Grid = i64(MAX_CITIES, ROUTE_WORDS)  # routes that end in this city
    sites: Ints = i64(CITY_WORDS)  # where stations may stand
    regular_tickets: Ints = i64(TICKET_WORDS)
    long_tickets: Ints = i64(TICKET_WORDS)
    n_routes: int = i64()
    n_cities: int = i64()
    n_tickets: int = i64()
    route_words: int = i64()
    station_word: int = i64()  # first word of the section, and its number of words
    station_words: int = i64()
    bed_word: int = i64()
    bed_words: int = i64()
    n_actions: int = i64()
    cars: int = i64()
    card_deal: int = i64()
    deal_regular: int = i64()
    deal_long: int = i64()
    deal_keep: int = i64()
    deal_rejects: int = i64()
    draw_regular: int = i64()
    draw_keep: int = i64()
    draw_rejects: int = i64()
    open_locomotive_ends: int = i64()
    sweep: int = i64()
    parallel_from: int = i64()
    n_stations: int = i64()
    station_costs: Ints = i64(MAX_STATIONS)
    tile_copies: int = i64()
    bullets: int = i64()
    bullets_last_round: int = i64()
    cars_last_round: int = i64()
    n_bonuses: int = i64()
    bonus_kind: Ints = i64(MAX_BONUSES)
    bonus_measure: Ints = i64(MAX_BONUSES)
    bonus_points: Ints = i64(MAX_BONUSES)
    bonus_ranks: Grid = i64(MAX_BONUSES, MAX_PLAYERS + 1, MAX_PLAYERS)
    bonus_none: Ints = i64(MAX_BONUSES)
    n_tie_breaks: int = i64()
    tie_breaks: Ints = i64(MAX_TIE_BREAKS)
    points: Ints = i16(LENGTHS)
    a: Ints = i16(MAX_ROUTES)
    b: Ints = i16(MAX_ROUTES)
    ticket_points: Ints = i16(MAX_TICKETS)
    ticket_a: Ints = i16(MAX_TICKETS)  # places: a city, or MAX_CITIES + a zone
    ticket_b: Ints = i16(MAX_TICKETS)
    ends: Ints = i16(MAX_PLACES)  # how many cities a place has, and which
    end: Grid = i16(MAX_PLACES, MAX_ZONE_ENDS)
    length: Ints = i8(MAX_ROUTES)
    color: Ints = i8(MAX_ROUTES)
    symbols: Ints = i8(MAX_ROUTES)
    jokers: Ints = i8(MAX_ROUTES)
    substitute: Ints = i8(MAX_ROUTES)
    tunnel: Ints = i8(MAX_ROUTES)
    bullet: Ints = i8(MAX_ROUTES)
    tile_lengths: Ints = i8(LENGTHS)


class State:
    """A game, whole."""

    rng: Generator = i64(4)
    free: Ints = i64(ROUTE_WORDS)  # routes neither claimed nor closed
    barred: Grid = i64(MAX_PLAYERS, ROUTE_WORDS)  # C5: the other tracks of a group one owns in
    laid_tiles: Grid = i64(COLORS, ROUTE_WORDS)  # built and unclaimed beds, by the color of the tile
    tickets: Grid = i64(MAX_PLAYERS, TICKET_WORDS)  # kept
    ticket_deck: Ints = i64(TICKET_WORDS)  # the unordered part; `queue` lies under it
    sites: Ints = i64(CITY_WORDS)  # where a station can still be built
    turn: int = i64()
    deck_n: int = i16()
    discards_n: int = i16()
    points: Ints = i16(MAX_PLAYERS)
    bullet_spaces: Ints = i16(MAX_PLAYERS)
    score: Ints = i16(MAX_PLAYERS)  # after the end
    route: int = i16()  # what is being claimed or built on; else NOBODY
    city: int = i16()  # where a station is being built; else NOBODY
    owner: Ints = i8(MAX_ROUTES)
    station: Ints = i8(MAX_CITIES)
    hand: Grid = i8(MAX_PLAYERS, CARDS)
    known: Grid = i8(MAX_PLAYERS, CARDS)  # of a hand: what everybody has seen go into it and not seen leave it
    deck: Ints = i8(CARDS)
    unseen: Ints = i8(CARDS)  # of the cards last shuffled into the deck: those that not everybody has seen leave it
    discards: Ints = i8(CARDS)
    open: Ints = i8(OPEN_SLOTS)  # a card, or NOBODY for an empty slot
    laid: Ints = i8(CARDS)  # the payment being put together, or laid down at a tunnel
    turned: Ints = i8(TUNNEL_CARDS)
    turned_n: int = i8()
    due: int = i8()  # U2: the surcharge
    bill_cards: int = i8()  # what is being paid: so many cards,
    bill_color: int = i8()  # of this color, of ANY one color, or NOBODY: of locomotives only,
    bill_symbols: int = i8()  # at least so many of them locomotives,
    bill_jokers: int = i8()  # where locomotives may stand in (or not),
    bill_substitute: int = i8()  # and so many cards of any kind as well (0: no)
    pay_color: int = i8()  # the set's color, or NOBODY for a set without
    pay_number: int = i8()  # its cards of that color
    pay_locos: int = i8()  # its locomotives, substitutes apart
    fill_left: int = i8()
    fill_from: int = i8()
    queue: Ints = i8(MAX_TICKETS)  # tickets under the deck, a ring
    queue_first: int = i8()
    queue_n: int = i8()
    offer: Grid = i8(MAX_PLAYERS, MAX_OFFER)
    offer_n: Ints = i8(MAX_PLAYERS)
    chosen: Ints = i8(MAX_PLAYERS)  # opening: the mask kept, 0 before the answer
    tickets_n: Ints = i8(MAX_PLAYERS)
    cars: Ints = i8(MAX_PLAYERS)
    stations: Ints = i8(MAX_PLAYERS)  # left to build
    tiles: Grid = i8(LENGTHS, COLORS)  # the supply
    bullets: int = i8()
    players: int = i8()
    start: int = i8()
    seat: int = i8()  # to move; while opening: the first that has not answered
    phase: int = i8()
    passes: int = i8()
    turns_left: int = i8()  # NOBODY before the last round
    winners: int = i8()  # a mask of seats, after the end


class Scratch:
    """Room to work in, and what is found there after a call. Nothing in it outlives the next call."""

    legal: Ints = i64(ACTION_WORDS)
    rng: Generator = i64(4)  # for choosing at random: not the game's own
    made: Grid = i64(MAX_PLAYERS, TICKET_WORDS)
    measure: Grid = i64(MEASURES, MAX_PLAYERS)
    bonus: Grid = i64(MAX_BONUSES, MAX_PLAYERS)
    ticket_points: Ints = i64(MAX_PLAYERS)
    standing: Ints = i64(MAX_TIE_BREAKS + 1)  # masks of seats: tied on points, and after each tie-break
    frontier: Ints = i64(CITY_WORDS)  # of a search: cities that were reached and not gone on from
    log_on: int = i64()
    log_n: int = i64()
    log: Grid = i16(LOG_ROWS, 4)
    borrowed: Grid = i16(MAX_PLAYERS, MAX_STATIONS)  # by station, in the order of their cities
    trial: Ints = i16(MAX_STATIONS)
    options: Grid = i16(MAX_STATIONS, MAX_ROUTES)
    options_n: Ints = i16(MAX_STATIONS)
    station_city: Ints = i16(MAX_STATIONS)
    label: Grid = i16(MAX_STATIONS + 1, MAX_CITIES)  # component of a city, by stations assigned
    reach: Grid = i16(MAX_CITIES, REACH_LEVELS)  # fewest cars to a city, by routes borrowed and trains used
    toll: Ints = i16(MAX_ROUTES)  # cars for using a route; whether it could be borrowed, or marked with a bullet train
    lent: Ints = i16(MAX_ROUTES)
    marked: Ints = i16(MAX_ROUTES)
    trail: Grid = i16(MAX_PLAYERS, MAX_EDGES)
    trail_n: Ints = i16(MAX_PLAYERS)
    edge: Ints = i16(MAX_EDGES)
    first: Ints = i16(MAX_CITIES)  # first half-edge of a city
    next: Ints = i16(2 * MAX_EDGES)
    cursor: Ints = i16(MAX_EDGES + 1)
    path: Ints = i16(MAX_EDGES)
    used: Ints = i16(MAX_EDGES)
    degree: Ints = i16(MAX_CITIES)
    odd: Ints = i16(MAX_CITIES)  # of a component, by its label: cities of odd degree, length in all, shortest route
    total: Ints = i16(MAX_CITIES)
    shortest: Ints = i16(MAX_CITIES)
    draft: Grid = i16(DRAFT_ROWS, MAX_ROUTES)  # a plan, as `rallar.kernel.plans` makes it: about its routes,
    minded: Grid = i16(5, IN_MIND)  # its tickets,
    drafted: Ints = i16(4)  # itself,
    purse: Ints = i16(CARDS)  # the cards it leaves,
    worth: Ints = i16(CARDS)  # and what each is worth to it


BOX = dtype_of(Box)
STATE = dtype_of(State)
SCRATCH = dtype_of(Scratch)
