"""From a board and its rules in force to the kernel's record: routes, cities and tickets become numbers in order."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.model.limits import MAX_CITIES, MAX_LENGTH
from rallar.model.types import COLORS, GRAY, ROUTE_POINTS, Board, Bonus, Route, Rules

REJECTS = {"out": k.OUT, "under": k.UNDER, "shuffled_under": k.SHUFFLED_UNDER}
OPEN_LOCOMOTIVE_ENDS = {"both_draws": True, "one_draw": False}
BONUS_KINDS = {"most_of": k.MOST_OF, "per_unit": k.PER_UNIT, "rank_table": k.RANK_TABLE}
MEASURES = {
    "tickets_made": k.TICKETS_MADE,
    "longest_path": k.LONGEST_PATH,
    "longest_path_bonus": k.LONGEST_PATH_BONUS,
    "stations_left": k.STATIONS_LEFT,
    "bullet_spaces": k.BULLET_SPACES,
}


def encode(board: Board, rules: Rules) -> NDArray[np.void]:
    """An array of one box."""
    record = np.zeros(1, k.BOX)
    encode_rules(record, rules)
    encode_routes(record, board, rules)
    encode_tickets(record, board)
    encode_sections(record, board, rules)
    return record


EXACT = 2**53  # below this every whole number is one of a browser's


def words(bits: Iterable[int], n: int) -> list[int]:
    """A set of numbers as mask words."""
    result = [0] * n
    for bit in bits:
        result[bit // k.WORD] |= 1 << (bit % k.WORD)
    return result


def facts_of(record: NDArray[np.void]) -> dict[str, tuple[int | str, ...]]:
    """A box by its fields, row by row; what is wider than a number of a browser is exact, as a text."""
    fields = (name for name in record.dtype.names or () if name != "filler")
    return {name: tuple(map(_written, record[name].reshape(-1).tolist())) for name in fields}


def _written(number: int) -> int | str:
    return number if abs(number) < EXACT else str(number)


def truths(masks: NDArray[np.int64], n: int) -> NDArray[np.bool_]:
    """Rows of mask words as truths, a column for each of the first n numbers."""
    octets = np.ascontiguousarray(masks).view(np.uint8).reshape(*masks.shape, 8)
    bits = np.unpackbits(octets, axis=-1, count=k.WORD, bitorder="little")
    return bits.reshape(len(masks), -1)[:, :n].view(np.bool_)


def encode_rules(record: NDArray[np.void], rules: Rules) -> None:
    values = {
        "cars": rules.cars,
        "card_deal": rules.card_deal,
        "deal_regular": rules.ticket_deal.regular,
        "deal_long": rules.ticket_deal.long,
        "deal_keep": rules.ticket_deal.keep,
        "deal_rejects": REJECTS[rules.ticket_deal.rejects],
        "draw_regular": rules.ticket_draw.regular,
        "draw_keep": rules.ticket_draw.keep,
        "draw_rejects": REJECTS[rules.ticket_draw.rejects],
        "open_locomotive_ends": OPEN_LOCOMOTIVE_ENDS[rules.open_locomotive],
        "sweep": rules.sweep,
        "parallel_from": rules.parallel_from,
        "cars_last_round": rules.last_round_cars,
        "n_bonuses": len(rules.bonuses),
        "n_tie_breaks": len(rules.tie_breaks),
    }
    for name, value in values.items():
        record[name] = value
    if rules.stations:
        record["n_stations"] = len(rules.stations.costs)
        record["station_costs"][0, : len(rules.stations.costs)] = rules.stations.costs
    if rules.tiles:
        record["tile_copies"] = rules.tiles.copies
        record["tile_lengths"][0, list(rules.tiles.lengths)] = 1
    if rules.bullets:
        record["bullets"] = rules.bullets.trains
        record["bullets_last_round"] = rules.bullets.last_round
    for i, bonus in enumerate(rules.bonuses):
        encode_bonus(record, i, bonus)
    record["tie_breaks"][0, : len(rules.tie_breaks)] = [MEASURES[each] for each in rules.tie_breaks]
    for length, points in ROUTE_POINTS.items():
        record["points"][0, length] = points


def encode_bonus(record: NDArray[np.void], i: int, bonus: Bonus) -> None:
    record["bonus_kind"][0, i] = BONUS_KINDS[bonus.kind]
    record["bonus_measure"][0, i] = MEASURES[bonus.measure]
    record["bonus_points"][0, i] = bonus.points
    record["bonus_none"][0, i] = bonus.none
    for players, ranks in bonus.ranks.items():
        record["bonus_ranks"][0, i, players, : len(ranks)] = ranks


def encode_routes(record: NDArray[np.void], board: Board, rules: Rules) -> None:
    city = {each.id: i for i, each in enumerate(board.cities)}
    number = {each.id: i for i, each in enumerate(board.routes)}
    for i, route in enumerate(board.routes):
        record["a"][0, i] = city[route.a]
        record["b"][0, i] = city[route.b]
        record["length"][0, i] = route.length
        record["color"][0, i] = route_color(route)
        record["symbols"][0, i] = route.locomotives
        record["jokers"][0, i] = takes_jokers(route, rules)
        record["substitute"][0, i] = substitute(route, rules)
        record["tunnel"][0, i] = route.kind == "tunnel"
        record["bullet"][0, i] = route.kind == "bullet"
        mates = (n for n, other in enumerate(board.routes) if n != i and route.group and other.group == route.group)
        record["parallel"][0, i] = words(mates, k.ROUTE_WORDS)
    crossings = {(number[one], number[other]) for one, other in board.crossings}
    for i in range(len(board.routes)):
        crossed = [n for n in range(len(board.routes)) if (i, n) in crossings or (n, i) in crossings]
        record["crossed"][0, i] = words(crossed, k.ROUTE_WORDS)
    encode_route_masks(record, board, rules)
    for i, each in enumerate(board.cities):
        reaching = (n for n, route in enumerate(board.routes) if each.id in (route.a, route.b))
        record["reaching"][0, i] = words(reaching, k.ROUTE_WORDS)


def encode_route_masks(record: NDArray[np.void], board: Board, rules: Rules) -> None:
    routes = list(enumerate(board.routes))

    def mask(chosen: Iterable[int]) -> list[int]:
        return words(chosen, k.ROUTE_WORDS)

    for color in range(k.CARDS):
        record["colored"][0, color] = mask(i for i, route in routes if route_color(route) == color)
    for limit in range(MAX_LENGTH + 1):
        short = [(i, route) for i, route in routes if route.length <= limit]
        record["within"][0, limit] = mask(i for i, _ in short)
        record["within_jokers"][0, limit] = mask(i for i, route in short if takes_jokers(route, rules))
        plain = (i for i, route in routes if not takes_jokers(route, rules) and in_color(route) <= limit)
        record["within_plain"][0, limit] = mask(plain)
        record["symbols_within"][0, limit] = mask(i for i, route in routes if route.locomotives <= limit)
        beds = mask(i for i, route in routes if route.kind == "trackbed" and route.length == limit)
        record["beds"][0, limit] = beds
    record["substituted"][0] = mask(i for i, route in routes if substitute(route, rules))
    record["bullet_routes"][0] = mask(i for i, route in routes if route.kind == "bullet")
    record["routes"][0] = mask(i for i, _ in routes)


def route_color(route: Route) -> int:
    if route.color is None:
        return k.BED
    return k.ANY if route.color == GRAY else COLORS.index(route.color)


def takes_jokers(route: Route, rules: Rules) -> bool:
    """C4."""
    return route.kind in rules.jokers


def in_color(route: Route) -> int:
    """The cards that are left to pay when locomotives cover the symbols (F1)."""
    return route.length - route.locomotives


def substitute(route: Route, rules: Rules) -> int:
    """F2, F4."""
    return route.substitute or (rules.ferry_substitute if route.kind == "ferry" else 0)


def encode_tickets(record: NDArray[np.void], board: Board) -> None:
    places = {each.id: [i] for i, each in enumerate(board.cities)}
    ends = {zone.id: [i for i, each in enumerate(board.cities) if each.zone == zone.id] for zone in board.zones}
    place_number = {each: i for i, each in enumerate(places)}
    place_number |= {zone: MAX_CITIES + i for i, zone in enumerate(ends)}
    for place, cities in (places | ends).items():
        record["ends"][0, place_number[place]] = len(cities)
        record["end"][0, place_number[place], : len(cities)] = cities
    for i, ticket in enumerate(board.tickets):
        record["ticket_a"][0, i] = place_number[ticket.a]
        record["ticket_b"][0, i] = place_number[ticket.b]
        record["ticket_points"][0, i] = ticket.points
    long = {i for i, ticket in enumerate(board.tickets) if ticket.long}
    regular = set(range(len(board.tickets))) - long
    record["long_tickets"][0] = words(long, k.TICKET_WORDS)
    record["regular_tickets"][0] = words(regular, k.TICKET_WORDS)


def encode_sections(record: NDArray[np.void], board: Board, rules: Rules) -> None:
    """Where the actions of the board's mechanics begin: only what the board has takes room."""
    route_words = -(-len(board.routes) // k.WORD)
    station_words = -(-len(board.cities) // k.WORD) if rules.stations else 0
    bed_words = route_words if rules.tiles else 0
    sites = (i for i, city in enumerate(board.cities) if rules.stations and city.zone is None)
    values = {
        "n_routes": len(board.routes),
        "n_cities": len(board.cities),
        "n_tickets": len(board.tickets),
        "route_words": route_words,
        "station_word": k.CLAIM_WORD + route_words,
        "station_words": station_words,
        "bed_word": k.CLAIM_WORD + route_words + station_words,
        "bed_words": bed_words,
        "n_actions": (k.CLAIM_WORD + route_words + station_words + bed_words) * k.WORD,
    }
    for name, value in values.items():
        record[name] = value
    record["sites"][0] = words(sites, k.CITY_WORDS)
