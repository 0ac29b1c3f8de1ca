"""Laws that hold in every position, checked on arrays of states: what there is is conserved, what is derived agrees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.model.limits import MAX_TICKETS
from rallar.model.types import CARDS_PER_COLOR, LOCOMOTIVES, OPEN_SLOTS, ROUTE_POINTS, SWEEP_AT, TUNNEL_CARDS
from tests.batch import Bools, Numbers, States, unpack
from tests.fixtures import Table, board_of

DECK_OF_CARDS = np.array([CARDS_PER_COLOR] * k.COLORS + [LOCOMOTIVES])
CHOOSING = (k.PAYING, k.LOCOMOTIVES, k.FILLING)  # cards are pointed at, and still in the hand
ROUTE_PHASES = (*CHOOSING, k.SURCHARGE, k.COLORING)

AFTER_A_TURN = {k.TURN, k.OVER}
AFTER = {
    k.OPENING: {k.OPENING, k.TURN},
    k.TURN: {k.DRAW, k.OFFER, k.PAYING, k.BUILD, *AFTER_A_TURN},
    k.DRAW: {k.BUILD, *AFTER_A_TURN},
    k.OFFER: AFTER_A_TURN,
    k.PAYING: {k.LOCOMOTIVES, k.SURCHARGE, *AFTER_A_TURN},
    k.LOCOMOTIVES: {k.FILLING, *AFTER_A_TURN},
    k.FILLING: {k.FILLING, *AFTER_A_TURN},
    k.SURCHARGE: AFTER_A_TURN,
    k.BUILD: {k.COLORING},
    k.COLORING: AFTER_A_TURN,
    k.OVER: {k.OVER},
}
FOLLOWS = np.array([[phase in AFTER[before] for phase in range(k.OVER + 1)] for before in range(k.OVER + 1)])


@dataclass(frozen=True)
class Facts:
    """A table's board as arrays, made from the model and not from the kernel's record."""

    seats: int
    cars: int
    stations: int
    trains: int
    length: Numbers
    points: Numbers
    bullet: Bools
    bed: Bools
    excludes: Numbers  # for each route those that it closes when it is built or claimed (C6, L6, L7)
    parallel: Numbers  # for each route the other tracks of its group (C5)
    site: Bools
    regular: Bools
    tiles: Numbers  # by length and color
    tickets_stay: bool  # nothing leaves the game but long tickets
    sweep: bool
    phases: frozenset[int]


@cache
def facts_of(table: Table) -> Facts:
    board = board_of(table.board)
    rules, routes = board.rules, board.routes
    parallel = np.array([[a is not b and bool(a.group) and a.group == b.group for b in routes] for a in routes])
    crossing = {frozenset(pair) for pair in board.crossings}
    crossed = np.array([[frozenset((a.id, b.id)) in crossing for b in routes] for a in routes])
    tiles = np.zeros((k.LENGTHS, k.COLORS), np.int64)
    if rules.tiles:
        tiles[list(rules.tiles.lengths)] = rules.tiles.copies
    return Facts(
        seats=table.seats,
        cars=rules.cars,
        stations=len(rules.stations.costs) if rules.stations else 0,
        trains=rules.bullets.trains if rules.bullets else 0,
        length=np.array([route.length for route in routes]),
        points=np.array([ROUTE_POINTS[route.length] for route in routes]),
        bullet=np.array([route.kind == "bullet" for route in routes]),
        bed=np.array([route.kind == "trackbed" for route in routes]),
        excludes=relatives(crossed | parallel if table.seats < rules.parallel_from else crossed),
        parallel=relatives(parallel),
        site=np.array([bool(rules.stations) and city.zone is None for city in board.cities]),
        regular=np.array([not ticket.long for ticket in board.tickets]),
        tiles=tiles,
        tickets_stay="out" not in (rules.ticket_deal.rejects, rules.ticket_draw.rejects),
        sweep=rules.sweep,
        phases=expected_phases(table),
    )


def relatives(related: Bools) -> Numbers:
    """A symmetric relation as a row of numbers for each, filled up with one that stands for none."""
    rows = [np.flatnonzero(row) for row in related]
    table = np.full((len(related), max(map(len, rows))), len(related))
    for row, found in zip(table, rows, strict=True):
        row[: len(found)] = found
    return table


def any_of(truths: Bools, related: Numbers) -> Bools:
    """What is related to any of what is true, along the last axis."""
    none = np.zeros((*truths.shape[:-1], 1), np.bool_)
    chosen: Any = np.concatenate([truths, none], axis=-1)[..., related]
    found: Bools = chosen.any(axis=-1)
    return found


def expected_phases(table: Table) -> frozenset[int]:
    """The questions a board can ask: those of a mechanic only where its data has the mechanic."""
    board = board_of(table.board)
    kinds = {route.kind for route in board.routes}
    phases = {k.OPENING, k.TURN, k.DRAW, k.OFFER, k.PAYING, k.OVER}
    if "tunnel" in kinds:
        phases.add(k.SURCHARGE)
    if "trackbed" in kinds:
        phases |= {k.BUILD, k.COLORING}
    if (board.rules.ferry_substitute and "ferry" in kinds) or any(route.substitute for route in board.routes):
        phases |= {k.LOCOMOTIVES, k.FILLING}
    return frozenset(phases)


def check_position(f: Facts, s: States) -> None:
    """Every law that one position can break."""
    check_cards(s)
    check_open_cards(f, s)
    check_pieces(f, s)
    check_tiles(f, s)
    check_routes(f, s)
    check_tickets(f, s)
    check_question(f, s)
    check_rest(f, s)


# Which fields a family of laws reads: where none of them changed, none of the laws can have been broken.
PIECES = ("cars", "points", "bullets", "bullet_spaces", "station", "stations", "sites")
BOARD_FIELDS = (*PIECES, "owner", "free", "barred", "laid_tiles", "tiles")
TICKET_FIELDS = ("tickets", "tickets_n", "ticket_deck", "queue", "queue_first", "queue_n", "offer", "offer_n")


def check_change(f: Facts, before: States, after: States) -> None:
    """The same laws, on positions that a decision has led to from positions that kept them."""
    check_cards(after)
    check_open_cards(f, after)
    check_question(f, after)
    check_rest(f, after[::FEW])
    board = after[changed(before, after, BOARD_FIELDS)]
    check_pieces(f, board)
    check_tiles(f, board)
    check_routes(f, board)
    check_tickets(f, after[changed(before, after, TICKET_FIELDS)])
    check_step(f, before, after)


def changed(before: States, after: States, fields: tuple[str, ...]) -> Bools:
    differs = np.zeros(len(after), np.bool_)
    for field in fields:
        differs |= (before[field] != after[field]).any(axis=tuple(range(1, after[field].ndim)))
    return differs


def count_cards(slots: Numbers) -> Numbers:
    """How many of each card lie in slots, of which some may be empty."""
    counts: Numbers = (slots[:, :, None] == np.arange(k.CARDS)).sum(1)
    return counts


def check_cards(s: States) -> None:
    """S1: twelve of each color and fourteen locomotives, wherever they are."""
    laid = np.where(np.isin(s["phase"], CHOOSING)[:, None], 0, s["laid"])
    held = s["hand"].sum(1) + s["deck"] + s["discards"] + laid
    assert (held + count_cards(s["open"]) + count_cards(s["turned"]) == DECK_OF_CARDS).all()
    assert (s["deck_n"] == s["deck"].sum(1)).all()
    assert (s["discards_n"] == s["discards"].sum(1)).all()
    for field in ("hand", "known", "deck", "unseen", "discards", "laid"):
        assert (s[field] >= 0).all(), field
    assert (s["known"] <= s["hand"]).all()
    assert (s["deck"] <= s["unseen"]).all()
    hand = s["hand"][np.arange(len(s)), np.clip(s["seat"], 0, k.SHARED - 1)]
    assert (np.where(np.isin(s["phase"], CHOOSING)[:, None], s["laid"] <= hand, True)).all()


def check_open_cards(f: Facts, s: States) -> None:
    """D5 to D8: no deck is empty beside discards, no slot beside a deck; a sweep is never left undone."""
    assert (s["discards_n"][s["deck_n"] == 0] == 0).all()
    assert (s["deck_n"][(s["open"] == k.NOBODY).any(1)] == 0).all()
    if f.sweep:
        open_cards = count_cards(s["open"])
        others = (open_cards + s["deck"] + s["discards"])[:, : k.LOCO].sum(1)
        few = s["deck_n"] + s["discards_n"] <= OPEN_SLOTS  # the same ten cards could change places for ever
        assert ((open_cards[:, k.LOCO] < SWEEP_AT) | (others < SWEEP_AT) | few).all()


def owned_by(f: Facts, s: States) -> Bools:
    """Games by seats by routes."""
    owned: Bools = s["owner"][:, None, : len(f.length)] == np.arange(k.SHARED)[None, :, None]
    return owned


def check_pieces(f: Facts, s: States) -> None:
    """C2, J1, B1: a piece is in the supply or on the board; points are those of the routes owned."""
    seats = np.arange(k.SHARED) < f.seats
    owned = owned_by(f, s)
    assert (s["cars"] + (owned * f.length).sum(2) == np.where(seats, f.cars, 0)).all()
    assert (s["cars"] >= 0).all()
    assert (s["points"] == (owned * f.points).sum(2)).all()
    shared = s["owner"][:, : len(f.length)] == k.SHARED
    assert (s["bullets"] + shared.sum(1) == f.trains).all()
    assert (s["bullets"] >= 0).all()
    assert not shared[:, ~f.bullet].any()
    assert (s["bullet_spaces"].sum(1) == (shared * f.length).sum(1)).all()
    built = (s["station"][:, None, :] == np.arange(k.SHARED)[None, :, None]).sum(2)
    assert (s["stations"] + built == np.where(seats, f.stations, 0)).all()
    free_sites = f.site & (s["station"][:, : len(f.site)] == k.NOBODY)
    assert (unpack(s["sites"], len(f.site)) == free_sites).all()


def laid_tiles(f: Facts, s: States) -> Bools:
    """Games by colors by routes."""
    return unpack(s["laid_tiles"], len(f.length))


def check_tiles(f: Facts, s: States) -> None:
    """L4, L5: a tile is in the supply or on a bed of its length."""
    laid = laid_tiles(f, s)
    assert not laid[:, :, ~f.bed].any()
    assert (laid.sum(1) <= 1).all()
    for length in range(k.LENGTHS):
        assert (s["tiles"][:, length] + laid[:, :, f.length == length].sum(2) == f.tiles[length]).all()
    assert (s["tiles"] >= 0).all()


def check_routes(f: Facts, s: States) -> None:
    """C5, C6, L1, L6, L7: what is free, closed and barred follows from what is built and owned."""
    owner = s["owner"][:, : len(f.length)]
    assert (owner < f.seats)[owner != k.SHARED].all()
    assert (s["owner"][:, len(f.length) :] == k.NOBODY).all()
    touched = (owner != k.NOBODY) | laid_tiles(f, s).any(1)
    closed = any_of(touched, f.excludes)
    assert not (touched & closed).any()
    assert (unpack(s["free"], len(f.length)) == ((owner == k.NOBODY) & ~closed)).all()
    owned = owned_by(f, s)
    barred = any_of(owned, f.parallel)
    assert not (owned & barred).any()
    assert (unpack(s["barred"], len(f.length)) == barred).all()


def ticket_places(f: Facts, s: States) -> dict[str, Numbers]:
    """How often each ticket is in each kind of place, games by tickets."""
    tickets = len(f.regular)
    place = (s["queue_first"][:, None] + np.arange(MAX_TICKETS)) % MAX_TICKETS
    queued = np.take_along_axis(s["queue"], place, axis=1)
    in_queue = np.arange(MAX_TICKETS) < s["queue_n"][:, None]
    offered = np.arange(s["offer"].shape[2]) < s["offer_n"][:, :, None]
    return {
        "deck": unpack(s["ticket_deck"], tickets).astype(np.int64),
        "queue": tally_tickets(queued, in_queue, tickets),
        "kept": unpack(s["tickets"], tickets).sum(1),
        "offered": tally_tickets(flat(s["offer"]), flat(offered), tickets),
    }


def flat(table: NDArray[Any]) -> NDArray[Any]:
    """A row a game."""
    return table.reshape(len(table), table.shape[1] * table.shape[2])


def tally_tickets(slots: Numbers, filled: Bools, tickets: int) -> Numbers:
    places = (np.arange(len(slots))[:, None] * tickets + slots)[filled]
    return np.bincount(places, minlength=len(slots) * tickets).reshape(len(slots), tickets)


def check_tickets(f: Facts, s: States) -> None:
    """S4, K1, K2: a ticket is in one place; it leaves the game only where the rules say so."""
    check_empty_slots(s)
    places = ticket_places(f, s)
    total = np.sum(list(places.values()), axis=0)
    assert (total <= 1).all()
    assert not places["deck"][:, ~f.regular].any()
    if f.tickets_stay:
        assert (total[:, f.regular] == 1).all()
    assert (s["tickets_n"] == unpack(s["tickets"], len(f.regular)).sum(2)).all()
    assert (s["tickets_n"][:, f.seats :] == 0).all()
    assert (s["queue_n"] >= 0).all()


def check_empty_slots(s: States) -> None:
    """Equal positions have equal bytes: no ticket is left where none is."""
    place = (np.arange(MAX_TICKETS) - s["queue_first"][:, None]) % MAX_TICKETS
    assert not s["queue"][place >= s["queue_n"][:, None]].any()
    assert not s["queue_first"][s["queue_n"] == 0].any()
    assert not s["offer"][np.arange(s["offer"].shape[2]) >= s["offer_n"][:, :, None]].any()


def check_question(f: Facts, s: States) -> None:
    """What is being asked, and the fields that belong to it and to nothing else."""
    phase = s["phase"]
    assert np.isin(phase, list(f.phases)).all()
    assert ((s["seat"] >= 0) & (s["seat"] < f.seats)).all()
    pointed = (s["route"] != k.NOBODY).astype(np.int64) + (s["city"] != k.NOBODY)
    assert (pointed == np.isin(phase, ROUTE_PHASES)).all()
    assert ((s["laid"].sum(1) == 0) | np.isin(phase, (k.LOCOMOTIVES, k.FILLING, k.SURCHARGE))).all()
    assert ((s["turned_n"] > 0) == (phase == k.SURCHARGE)).all()
    assert ((s["turned"] != k.NOBODY).sum(1) == s["turned_n"]).all()
    assert ((s["due"] > 0) == (phase == k.SURCHARGE)).all()
    assert (s["due"] <= np.minimum(s["turned_n"], TUNNEL_CARDS)).all()
    asked = np.arange(k.SHARED) == s["seat"][:, None]
    everyone = np.arange(k.SHARED) < f.seats
    choosing = np.where((phase == k.OPENING)[:, None], everyone, asked & (phase == k.OFFER)[:, None])
    assert ((s["offer_n"] > 0) == choosing).all()
    assert ((s["chosen"] != 0) <= (phase == k.OPENING)[:, None]).all()


FEW = 8  # one game in so many is enough for what the rules hardly touch
PAYING = (*CHOOSING, k.SURCHARGE)
BILL = ("bill_cards", "bill_color", "bill_symbols", "bill_jokers", "bill_substitute")
PAYMENT = (*BILL, "pay_color", "pay_number", "pay_locos", "fill_left", "fill_from")
SEATS = ("hand", "known", "tickets", "barred", "offer", "chosen", "score", "points", "bullet_spaces")


def check_rest(f: Facts, s: States) -> None:
    """Equal positions have equal bytes: whatever is not in use is as in the beginning."""
    idle, going = ~np.isin(s["phase"], PAYING), s["phase"] != k.OVER
    assert not any(s[field][idle].any() for field in PAYMENT)
    assert not any(s[field][going].any() for field in ("score", "winners"))
    assert not any(s[field][:, f.seats :].any() for field in SEATS)


def check_masks(s: States, masks: Numbers) -> None:
    """S8: there is something to do until the game is over."""
    assert ((masks != 0).any(1) == (s["phase"] != k.OVER)).all()


def check_step(f: Facts, before: States, after: States) -> None:
    """What one decision may change."""
    assert FOLLOWS[before["phase"], after["phase"]].all()
    over = after["phase"] == k.OVER
    starts = (after["phase"] == k.TURN) & (before["phase"] != k.OPENING)
    following = np.where(starts, (before["seat"] + 1) % f.seats, before["seat"])
    assert (after["seat"] == following)[(before["phase"] != k.OPENING)].all()
    assert (after["turn"] - before["turn"] == (after["phase"] == k.TURN)).all()
    assert ((before["tickets"] & ~after["tickets"]) == 0).all()
    assert ((after["free"] & ~before["free"]) == 0).all()
    kept_owner = (before["owner"] == k.NOBODY) | (before["owner"] == after["owner"])
    assert kept_owner.all()
    check_last_round(f, before, after, over | starts)


def check_last_round(f: Facts, before: States, after: States, ended: Bools) -> None:
    """E1: once begun it counts every turn down, and the game ends with it."""
    running = ended & (before["turns_left"] > 0)
    assert (after["turns_left"] == before["turns_left"] - 1)[running].all()
    begun = ended & (before["turns_left"] == k.NOBODY) & (after["turns_left"] != k.NOBODY)
    assert (after["turns_left"] == f.seats)[begun].all()
    over = after["phase"] == k.OVER
    assert ((after["turns_left"] == 0) | (after["passes"] == f.seats))[over].all()
