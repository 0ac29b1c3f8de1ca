"""Why a card is drawn: the routes it is for, or what the deck may hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rallar.bots.hints.survey import Survey
from rallar.bots.purse import Purse
from rallar.bots.sight import LOCO
from rallar.game.moves import DECK, DrawCard
from rallar.game.story import Line, line
from rallar.model.types import CARDS, LOCOMOTIVE, ROUTE_POINTS

MOST_ROUTES = 2  # that are named


def why(survey: Survey, move: DrawCard) -> Iterator[Line]:
    yield from _from_deck(survey) if move.card == DECK else _open_card(survey, CARDS.index(move.card))


def _open_card(survey: Survey, card: int) -> Iterator[Line]:
    helped = helped_by(survey, card)
    for route in helped[:MOST_ROUTES]:
        yield _nearer(survey, route, card)
    if not helped:
        yield from _beyond(survey, card)
    if card == LOCO:
        if all(route.kind in survey.sight.rules.jokers for route in survey.chart.routes):
            yield line("hint-locomotive")
        if survey.view.asked == "take-turn" and survey.sight.rules.open_locomotive == "both_draws":
            yield line("hint-locomotive-whole")


def _beyond(survey: Survey, card: int) -> Iterator[Line]:
    """A card that no route needs by itself: a reserve, or one that spares others their cards, or else a set."""
    reserve = next((route for route in _wanted(survey) if _is_reserve(survey, route, card)), None)
    spared = next((route for route in _wanted(survey) if _is_spared(survey, route, card)), None)
    if spared is not None:
        ticket = next(iter(survey.served(spared)))
        yield line("hint-card-spares", route=survey.chart.routes[spared].id, ticket=ticket.id)
    elif reserve is not None:
        yield line("hint-card-reserve", route=survey.chart.routes[reserve].id)
    else:
        yield line("hint-card-set", cards=f"{CARDS[card]}:{survey.sight.hand[card] + 1}")


def _nearer(survey: Survey, route: int, card: int) -> Line:
    left = missing(survey, route, card)
    name = survey.chart.routes[route].id
    serves = next(iter(survey.served(route)), None)
    if serves is None:
        return line("hint-card-points", route=name, number=left, points=ROUTE_POINTS[survey.chart.routes[route].length])
    return line("hint-card-route", route=name, number=left, ticket=serves.id)


def _from_deck(survey: Survey) -> Iterator[Line]:
    helpful = [card for card in range(len(CARDS)) if helped_by(survey, card)]
    lying = [CARDS[card] for card in helpful if CARDS[card] in survey.view.open]
    if helpful and not lying:
        yield line("hint-deck-none-open")
    unseen = survey.view.unseen
    if helpful and unseen.total:
        share = round(100 * sum(unseen[card] for card in helpful) / unseen.total)
        yield line("hint-deck-chance", number=share)
    if not helpful:
        yield line("hint-deck-any")


def helped_by(survey: Survey, card: int) -> list[int]:
    """The routes in mind that a card more brings nearer: those first that lack fewest."""
    found = [route for route in _wanted(survey) if missing(survey, route, card) < missing(survey, route)]
    return sorted(found, key=partial(missing, survey, card=card))


def _wanted(survey: Survey) -> list[int]:
    """The routes of the plan; without one, those that earn most of what can be had soon."""
    sight = survey.sight
    if survey.plan.routes:
        return sorted(survey.plan.routes)
    payable = [route for route in sight.free if sight.colors_of(route)]
    return sorted(payable, key=lambda route: (-sight.points_for(route) / (2 + missing(survey, route)), route))[:3]


def missing(survey: Survey, route: int, card: int | None = None) -> int:
    """The cards that a route lacks if the whole hand, and one card more, were for it."""
    sight, found = survey.sight, survey.chart.routes[route]
    hand = list(sight.hand)
    if card is not None:
        hand[card] += 1
    plain = found.length - found.locomotives
    held = max((hand[color] for color in sight.colors_of(route)), default=0)
    jokers = sight.takes_jokers(route)
    locomotives = hand[LOCO] if jokers else min(hand[LOCO], found.locomotives)
    lacks = max(0, found.length - min(held, plain) - locomotives)
    each = sight.substitute(route)
    stands_in = each and (jokers or not found.locomotives or held >= plain)  # F2, F4
    return 0 if stands_in and sum(hand) >= found.length + (each - 1) * lacks else lacks


def _is_spared(survey: Survey, route: int, card: int) -> bool:
    """Whether a route would have to take its cards from others of the plan, and a card would be one less."""
    share = _shared_out(survey).shares.get(route)
    return share is not None and share.color == card and share.missing > share.spare and bool(survey.served(route))


def _shared_out(survey: Survey) -> Purse:
    return Purse(survey.sight, sorted(survey.plan.routes, key=lambda route: (-survey.length_of([route]), route)))


def _is_reserve(survey: Survey, route: int, card: int) -> bool:
    """Whether a card would do for what a tunnel may cost beyond its length."""
    found = survey.chart.routes[route]
    fits = card in survey.sight.colors_of(route) or (CARDS[card] == LOCOMOTIVE and survey.sight.takes_jokers(route))
    return found.kind == "tunnel" and missing(survey, route) == 0 and fits
