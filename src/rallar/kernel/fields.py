"""The fields of an observation, in their order: what `rallar.kernel.observe` writes, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rallar.kernel.layout import CARDS, COLORS, LENGTHS, OVER, Box
from rallar.kernel.observe import PAYMENT, SEAT
from rallar.kernel.plans import PLAN, WORTHS
from rallar.kernel.tiling import NOW
from rallar.model.limits import MAX_OFFER, MAX_PLAYERS

COURSE = OVER + 5
# What is not seen but found by thinking: `rallar.kernel.observe.observe_facts` leaves these out.
THOUGHTS = frozenset(
    {
        "ticket-way",
        "route-needed",
        "route-missing",
        "route-pressed",
        "plan-ticket",
        "plan-price",
        "plan-route",
        "plan-lacks",
        "plan-ready",
        "plan-kept",
        "plan-worth",
        "plan",
        "plan-claim",
        "plan-closing",
        "plan-bed",
        "tile-promise",
        "tile-best",
        "plan-now",
        "offer-points",
        "offer-gain",
        "offer-way",
    }
)


@dataclass(frozen=True, slots=True)
class Field:
    """Numbers of one meaning, side by side. Divided by the scale they are about as large as one another."""

    name: str
    size: int
    scale: int
    meaning: str


def fields_of(b: Box, facts: bool = False) -> tuple[Field, ...]:
    """All fields, or the facts alone: those that take no thought, and so next to no time."""
    return tuple(field for field in _all(b) if field.size and not (facts and field.name in THOUGHTS))


def size_of(b: Box, facts: bool = False) -> int:
    return sum(field.size for field in fields_of(b, facts))


def _all(b: Box) -> Iterator[Field]:
    routes, tickets = b.n_routes, b.n_tickets
    cities = b.n_cities if b.n_stations else 0
    lengths = sum(1 for length in range(LENGTHS) if b.tile_lengths[length]) if b.tile_copies else 0
    yield Field("ticket-kept", tickets, 1, "a ticket of mine")
    yield Field("ticket-made", tickets, 1, "and made")
    yield Field("ticket-offered", tickets, 3, "offered to me: 1 and up, in the order dealt")
    yield Field(
        "ticket-way",
        tickets,
        32,
        "the price of the cheapest way to make it, if it is mine or offered: two a space and one a route; a route "
        "that serves a dearer ticket already costs 1; 127 if there is none",
    )
    yield Field("route-mine", routes, 1, "I can use it: mine, or marked with a bullet train")
    yield Field("route-others", routes, 1, "another's")
    yield Field("route-open", routes, 1, "free, and I have the pieces and may own it")
    yield Field("route-needed", routes, 16, "the points of my tickets whose cheapest way uses it")
    yield Field("route-missing", routes, 4, "cards of its price that I lack, substitutes apart")
    yield Field("route-chosen", routes, 1, "being paid for or built on")
    yield Field("route-pressed", routes, 1, "how many of its ends another has come to")
    yield Field("station-mine", cities, 1, "a station of mine")
    yield Field("station-others", cities, 1, "another's")
    yield Field("station-chosen", cities, 1, "where I am building one")
    yield Field("hand", CARDS, 4, "my cards, locomotives last")
    yield Field("open", CARDS, 2, "the open cards")
    yield Field("discards", CARDS, 8, "the discards")
    yield Field("unseen", CARDS, 8, "of the cards last shuffled into the deck, those not seen since")
    yield Field("known", CARDS * (MAX_PLAYERS - 1), 4, "of the others' hands what everybody has seen, seat by seat")
    yield Field("payment", PAYMENT, 2, PAYMENT_MEANING)
    yield Field("tiles", COLORS * lengths, 2, "the supply of tiles, by length and color")
    yield Field("seats", SEAT * MAX_PLAYERS, 16, SEATS_MEANING)
    yield Field("course", COURSE, 4, COURSE_MEANING)
    yield Field("plan-ticket", tickets, 1, "a plan for my tickets and those offered makes it; -1: gives it up")
    yield Field("plan-price", tickets, 16, "and what it takes for it, in half points")
    yield Field("plan-route", routes, 1, "the plan claims it; -1: borrows it")
    yield Field("plan-lacks", routes, 4, "one more than the cards it lacks, my hand shared out to the plan")
    yield Field("plan-ready", routes, 1, "these can be paid: 1; 3: the one that may not wait")
    yield Field("plan-kept", CARDS, 4, "my cards that the plan needs")
    yield Field(
        "plan-worth", WORTHS, 20, "of each card, of the deck, of a locomotive less another card, in 0.05 points"
    )
    yield Field("plan", PLAN, 8, PLAN_MEANING)
    # Networks that were trained without the fields from here on read what comes before.
    if b.tile_copies:
        yield from _tiling(b)
    yield Field("offer-points", MAX_OFFER, 16, "of the tickets offered, in the order dealt: points")
    yield Field(
        "offer-gain", MAX_OFFER, 16, "what the plan gains by it, in half points; if it gives it up, what it loses"
    )
    yield Field("offer-way", MAX_OFFER, 32, "and `ticket-way`")


def _tiling(b: Box) -> Iterator[Field]:
    routes = b.n_routes
    yield Field("tile-color", routes, 4, "the color of the tile that lies on it, from 1; 0: none")
    yield Field("tile-known", routes, 4, "and of its color and locomotives the most that another is known to hold")
    yield Field("bed-bare", routes, 1, "a bed without a tile, and one of the supply fits")
    yield Field("route-payable", routes, 1, "I could claim it now: it is open to me and built, and my hand pays it")
    yield Field("plan-claim", routes, 1, "of the plan, what I could claim now: 1; 3: the one that may not wait")
    yield Field("plan-closing", routes, 1, "it would close a route of the plan: parallel to one, or across it")
    yield Field(
        "plan-bed", routes, 1, "if I am to lay a tile, the beds of the plan nearly paid: 1; 3: the one to build on"
    )
    yield Field(
        "tile-promise", COLORS, 20, "on the bed I build on: what of it a color would come to, in tenths of a card"
    )
    yield Field("tile-best", COLORS, 1, "and the color that goes farthest there")
    yield Field(
        "plan-now", NOW, 1, "routes of `plan-claim`, spaces of the one that may not wait, beds of `plan-bed` but one"
    )


PAYMENT_MEANING = (
    "what is being paid, if I see it: the cards laid, the color of the bill (the last: any), the color of the set, "
    "what a tunnel turned up, each by card; cards, locomotives and substitutes of the bill, locomotives of the set, "
    "fillers still to lay, the surcharge"
)
SEATS_MEANING = (
    "for each seat, mine first: there, cars, cards, tickets, stations, half the points of routes, bullet spaces, began"
)
COURSE_MEANING = (
    "what is asked (one of ten), turns left in the last round (-1: before it), cards in the deck, tickets to draw, "
    "bullet trains left, whether I am asked"
)
PLAN_MEANING = (
    "of the plan: routes to claim, to borrow, cars, half turns that are left, points, tickets made and given up, "
    "routes in mind"
)
