"""Every way to pay, and no other: what the staged actions reach, against every multiset of a hand."""

from __future__ import annotations

from functools import cache
from math import prod
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rallar.game.game import Game
from rallar.game.moves import BuildStation, Cards, Claim, Decline, PaySurcharge
from rallar.kernel import layout as k
from rallar.model.types import CARDS, COLORS, Route
from tests.fixtures import BOARDS, Table, board_of, soak
from tests.oracles.bills import Bill, bill_of, payments, pays, sub_hands, surcharge
from tests.players import new_game, play
from tests.states import put, rearranged

EXAMPLES = soak(200)
MOST_SUBHANDS = 4000  # what trying everything can bear
SEED = 12_000
SEAT = 0

oracle = settings(max_examples=EXAMPLES, deadline=None)
few = st.lists(st.integers(0, 2), min_size=len(CARDS), max_size=len(CARDS))
many = st.dictionaries(st.integers(0, len(CARDS) - 1), st.integers(1, 12), min_size=1, max_size=4).map(
    lambda counts: [counts.get(card, 0) for card in range(len(CARDS))]
)
hands = (few | many).map(Cards).filter(lambda hand: prod(n + 1 for n in hand) <= MOST_SUBHANDS)
boards = st.sampled_from(BOARDS)


@cache
def table_of(name: str) -> tuple[Game, bytes]:
    """A game in which the first seat is about to take a turn, and its state then."""
    game = new_game(Table(name, 2), SEED, start=SEAT)
    for _ in play(game, Random(SEED), 2):
        pass
    return game, game.state


def with_hand(name: str, hand: Cards, deck: Cards | None = None) -> Game:
    """The same table with other cards; where the others are does not matter."""
    game, before = table_of(name)
    put(game, before)
    with rearranged(game) as state:
        state["hand"][0, SEAT] = hand
        if deck is not None:
            state["deck"][0], state["deck_n"][0] = deck, deck.total
            state["discards"][0], state["discards_n"][0] = 0, 0
    return game


def routes_with_bills(name: str) -> st.SearchStrategy[tuple[Route, str | None]]:
    """A route of a board, with a tile where it needs one; kinds with few routes as often as others."""
    routes = board_of(name).routes
    kinds = sorted({(route.kind, route.substitute, route.locomotives) for route in routes})
    of_kind = st.sampled_from(kinds).flatmap(
        lambda kind: st.sampled_from([r for r in routes if (r.kind, r.substitute, r.locomotives) == kind])
    )
    return of_kind.flatmap(
        lambda route: st.tuples(st.just(route), st.sampled_from(COLORS) if route.color is None else st.none())
    )


def lay_tile(game: Game, route: Route, tile: str | None) -> None:
    number = game._situation.names.route(route.id)
    if tile:
        with rearranged(game) as state:
            state["laid_tiles"][0, COLORS.index(tile), number // k.WORD] = 1 << (number % k.WORD)


@oracle
@given(st.data(), hands, boards)
def test_a_route_is_paid_in_every_way_there_is(data: st.DataObject, hand: Cards, name: str) -> None:
    route, tile = data.draw(routes_with_bills(name))
    game = with_hand(name, hand)
    lay_tile(game, route, tile)
    expected = payments(bill_of(route, board_of(name).rules, tile), hand)
    legal = game.legal_moves_of(SEAT)
    found = list(legal.payments(route.id))
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert (route.id in legal.routes) == bool(expected)
    assert legal.count_payments(route.id) == len(found)
    assert all(Claim(route.id, cards) in legal for cards in found[:20])


@settings(oracle, max_examples=EXAMPLES // 5 + 1)
@given(hands, boards)
def test_every_open_route_is_listed_if_it_can_be_paid(hand: Cards, name: str) -> None:
    game = with_hand(name, hand)
    rules = board_of(name).rules
    bills = {route.id: bill_of(route, rules, None) for route in game.board.routes if route.color}
    payable = {bill: any(pays(bill, cards) for cards in sub_hands(hand)) for bill in set(bills.values())}
    assert set(game.legal_moves_of(SEAT).routes) == {route for route, bill in bills.items() if payable[bill]}


@oracle
@given(hands, boards)
def test_moves_are_counted_as_they_are_listed(hand: Cards, name: str) -> None:
    assume(hand.total <= 12)
    legal = with_hand(name, hand).legal_moves_of(SEAT)
    moves = list(legal)
    assert legal.count() == len(moves) == len({str(move) for move in moves})


@oracle
@given(st.data(), hands, st.sampled_from(["nordic", "europe", "fifth"]))
def test_a_tunnel_costs_what_its_cards_say(data: st.DataObject, hand: Cards, name: str) -> None:
    tunnels = [route for route in board_of(name).routes if route.kind == "tunnel"]
    route = data.draw(st.sampled_from(tunnels))
    turned = data.draw(st.lists(st.sampled_from(CARDS), max_size=3))
    bill = bill_of(route, board_of(name).rules, None)
    sets = sorted(payments(bill, hand))
    assume(sets)
    laid = data.draw(st.sampled_from(sets))
    game = with_hand(name, hand, Cards(turned.count(card) for card in CARDS))
    game.push(Claim(route.id, laid), SEAT)
    check_surcharge(game, Cards(a - b for a, b in zip(hand, laid, strict=True)), surcharge(laid, tuple(turned)))


def check_surcharge(game: Game, left: Cards, bill: Bill) -> None:
    tunnel = game.view(None).tunnel
    assert (tunnel.due if tunnel else 0) == bill.cards
    if tunnel:
        expected = {PaySurcharge(cards) for cards in payments(bill, left)}
        moves = list(game.legal_moves_of(SEAT))
        assert len(moves) == len(expected) + 1 == game.legal_moves_of(SEAT).count()
        assert set(moves) == {Decline(), *expected}


@oracle
@given(hands, st.sampled_from(["europe", "fifth"]), st.integers(0, 2))
def test_a_station_is_paid_in_every_way_there_is(hand: Cards, name: str, built: int) -> None:
    stations = board_of(name).rules.stations
    assert stations is not None
    built = min(built, len(stations.costs) - 1)
    game = with_hand(name, hand)
    with rearranged(game) as state:
        state["stations"][0, SEAT] = len(stations.costs) - built
    moves = [move for move in game.legal_moves_of(SEAT) if isinstance(move, BuildStation)]
    expected = payments(Bill(stations.costs[built], tuple(range(len(COLORS)))), hand)
    sites = [city.id for city in game.board.cities if city.zone is None]
    assert len(moves) == len(sites) * len(expected)
    assert {(move.city, move.cards) for move in moves} == {(city, cards) for city in sites for cards in expected}
