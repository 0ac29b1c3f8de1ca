"""The commands that make a move: each finds out which one is meant, and leaves the verdict to the game."""

from __future__ import annotations

from rich.table import Table as Rows
from rich.text import Text

from rallar.cli import search
from rallar.cli.desk import Desk, Pick
from rallar.cli.look import ACCENT, QUIET, paint
from rallar.game import BuildStation, Claim, DrawCard, KeepTickets, LayTile
from rallar.game.moves import DECK
from rallar.model.errors import MoveError
from rallar.model.types import Route

SHOWN = 9  # payments listed at once


def draw(desk: Desk, text: str) -> None:
    """The deck, or a card by the beginning of its name; of several that begin so, the one that lies open."""
    found = search.cards(desk.words, text) if text else [DECK]
    lying = [card for card in found if card == DECK or card in desk.view.open]
    found = lying or found
    if not found:
        raise MoveError("move-unknown-card", card=text[:60])
    if len(found) > 1:
        desk.reply("reply-ambiguous", choices=desk.words.listed(map(desk.words.card, found)))
    else:
        desk.do(DrawCard(found[0]))


def take_hint(desk: Desk, _text: str) -> None:
    """Do what the latest hint said, if nothing has happened since."""
    state, move = desk.hinted or (b"", None)
    if move is None or state != desk.game.state:
        desk.reply("reply-no-hint")
    else:
        desk.do(move)


def keep(desk: Desk, text: str) -> None:
    """Numbers of the offered tickets, or their notation."""
    offer = desk.offer
    kept = []
    for part in text.replace(",", " ").split():
        number = search.small_number(part)
        if 1 <= number <= len(offer):
            kept.append(offer[number - 1])
        elif part in desk.words.labels.tickets:
            kept.append(part)
        else:
            raise MoveError("move-not-offered", ticket=part)
    desk.do(KeepTickets(tuple(dict.fromkeys(kept))))


def claim(desk: Desk, text: str) -> None:
    named, color = search.trailing_card(desk.words, text)
    found = desk.routes_named(named)
    claimable = desk.legal.routes
    open_now = [route for route in found if route.id in claimable]
    if open_now:
        offer_payments(desk, desk.distinct(open_now), color)
    elif found:
        explain_claim(desk, found)


def offer_payments(desk: Desk, routes: list[Route], color: str | None = None) -> None:
    """Claim at once if there is one way to, else list the ways: each route's cheapest first."""
    legal, ways, complete = desk.legal, list[list[Claim]](), True
    for route in routes:
        payments, _, all_of_them = legal.ways(route.id)
        ways.append([Claim(route.id, cards) for cards in payments if color is None or color in cards.by_name])
        complete = complete and all_of_them
    in_turn = [way for rank in range(max(map(len, ways))) for way in (each[rank] for each in ways if rank < len(each))]
    if not in_turn:
        explain_claim(desk, routes)
    elif len(in_turn) == 1 and complete:
        desk.do(in_turn[0])
    else:
        _list_claims(desk, in_turn, complete)


def _list_claims(desk: Desk, ways: list[Claim], complete: bool) -> None:
    names = {way.route for way in ways}
    shown = ways[: max(SHOWN, len(names))]
    if len(names) == 1:
        desk.print(Text.assemble((desk.words.labels.route(ways[0].route), ACCENT), " ", _cost(desk, ways[0].route)))
        desk.print(*(paint(f"{number:>3}  {desk.words.cards(str(way.cards))}") for number, way in enumerate(shown, 1)))
    else:
        shown.sort(key=lambda way: desk.words.labels.route(way.route))
        desk.print(_claims_grid(desk, shown))
    desk.menu = [desk.does(way) for way in shown]
    if not complete:
        desk.reply("reply-many-payments", QUIET, example=str(shown[0]))
    elif len(shown) < len(ways):
        desk.reply("reply-more-payments", QUIET, number=len(ways) - len(shown), example=str(shown[0]))
    desk.ask("ask-pick")


def _claims_grid(desk: Desk, ways: list[Claim]) -> Rows:
    view, labels = desk.view, desk.words.labels
    grid = desk.grid("list-column-route", "list-column-track", "list-column-kind", "list-column-pay")
    for number, way in enumerate(ways, 1):
        track, kind = desk.screen.track(way.route, view), desk.screen.kind(way.route)
        grid.add_row(str(number), labels.route(way.route), track, kind, paint(desk.words.cards(str(way.cards))))
    return grid


def _cost(desk: Desk, route: str) -> Text:
    return desk.screen.cost(route, desk.view)


def explain_claim(desk: Desk, routes: list[Route]) -> None:
    """Why none of these can be claimed; if only the cards are missing, with what it costs."""
    reasons = {route.id: reason for route in desk.distinct(routes) if (reason := desk.legal.claim_refusal(route.id))}
    dear = [route for route, reason in reasons.items() if reason.key == "move-cannot-pay"]
    if not dear:
        raise next(iter(reasons.values()))
    name = desk.words.labels.route
    before, after = desk.say("reply-cannot-pay", route=dear[0], cost="\n").split("\n")
    costs = Text(", ").join(_cost(desk, each) for each in dear if name(each) == name(dear[0]))
    desk.print(Text.assemble(before, costs, after))


def station(desk: Desk, text: str) -> None:
    found = search.cities(desk.words, text)
    if not found:
        _no_city(desk, text)
        return
    ways = [BuildStation(city, cards) for city in found for cards in desk.legal.station_ways(city).payments]
    if not ways:
        explain_station(desk, found[0])
    elif len(ways) == 1:
        desk.do(ways[0])
    else:
        _list_stations(desk, ways[: max(SHOWN, len(found))])


def _list_stations(desk: Desk, ways: list[BuildStation]) -> None:
    desk.print(Text(desk.say("list-stations"), ACCENT))
    lines = [f"{desk.words.labels.place(way.city)}: {desk.words.cards(str(way.cards))}" for way in ways]
    desk.number(lines, [desk.does(way) for way in ways])


def explain_station(desk: Desk, city: str) -> None:
    reason = desk.legal.station_refusal(city)
    if reason:
        raise reason


def _no_city(desk: Desk, text: str) -> None:
    if text:
        desk.reply("reply-no-place", name=text)
    else:
        desk.reply("reply-which-city", example=desk.example().split(" ")[0])


def tile(desk: Desk, text: str) -> None:
    named, color = search.trailing_card(desk.words, text)
    found = desk.distinct(desk.routes_named(named))
    open_now = desk.legal.tiles
    ways = [
        LayTile(route.id, each)
        for route in found
        for each in open_now.get(route.id, ())
        if color is None or each == color
    ]
    if len(ways) == 1:
        desk.do(ways[0])
    elif ways:
        list_tiles(desk, ways)
    elif found:
        _explain_tile(desk, LayTile(found[0].id, color or "red"))


def _explain_tile(desk: Desk, move: LayTile) -> None:
    reason = desk.legal.refusal(move)
    if reason:
        raise reason


def list_tiles(desk: Desk, ways: list[LayTile]) -> None:
    lines = [f"{desk.words.labels.route(way.route)}  {desk.words.card(way.color)}" for way in ways]
    desk.number(lines, [desk.does(way) for way in ways])


def choose_tile(desk: Desk, bed: str) -> Pick:
    return lambda: list_tiles(desk, [LayTile(bed, color) for color in desk.legal.tiles[bed]])


def choose_payment(desk: Desk, route: Route) -> Pick:
    return lambda: offer_payments(desk, [route])
