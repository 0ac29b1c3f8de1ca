"""Where locomotives serve is data: any kinds of track, none, or all."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import prod
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rallar.game.game import Game
from rallar.game.moves import Cards, Claim
from rallar.kernel.engine import compiled
from rallar.model.folder import read_board
from rallar.model.types import CARDS, KINDS, Board, Kind
from tests.fixtures import board_of, soak
from tests.model.files import board_file, written
from tests.oracles.bills import bill_of, payments, pays, sub_hands, surcharge
from tests.oracles.test_payments import check_surcharge
from tests.players import play
from tests.table import Table

SEAT = 0
MOST_SUBHANDS = 1500
hands = (
    st.dictionaries(st.integers(0, len(CARDS) - 1), st.integers(1, 9), min_size=1, max_size=4)
    .map(lambda counts: Cards(counts.get(card, 0) for card in range(len(CARDS))))
    .filter(lambda hand: prod(n + 1 for n in hand) <= MOST_SUBHANDS)
)
jokers = st.sets(st.sampled_from(KINDS)).map(lambda kinds: tuple(sorted(kinds)))
oracle = settings(max_examples=soak(30), deadline=None)


@pytest.fixture(scope="module")
def only_in_tunnels(tmp_path_factory: pytest.TempPathFactory) -> Board:
    """Europe with one line of its file changed."""
    stated = board_file("europe")
    stated["rules"]["jokers"] = ["tunnel"]
    return read_board(written(tmp_path_factory.mktemp("boards") / "europe", stated))


@pytest.mark.rule("C4", "F1")
@pytest.mark.parametrize(
    ("route", "paid", "legal"),
    [
        ("bruxelles--paris--1", "red:2", True),
        ("bruxelles--paris--1", "red:1,locomotive:1", False),
        ("palermo--roma", "blue:3,locomotive:1", True),  # its symbol asks for a locomotive,
        ("palermo--roma", "blue:2,locomotive:2", False),  # which is no joker beside it
        ("venezia--zurich", "green:1,locomotive:1", True),
        ("venezia--zurich", "locomotive:2", True),
    ],
)
def test_locomotives_can_be_for_tunnels_only(only_in_tunnels: Board, route: str, paid: str, legal: bool) -> None:
    table = Table(only_in_tunnels)
    table.hand(SEAT, paid)
    assert (Claim(route, Cards.parse(paid)) in table.game.legal_moves) == legal


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("paid", "legal"),
    [
        ("red:2,locomotive:2", True),
        ("blue:2,red:2,locomotive:1", True),
        ("blue:4,red:2", True),
        ("red:1,locomotive:4", False),  # a third that counts as a locomotive,
        ("blue:6,red:1", False),  # beside two symbols
    ],
)
def test_what_counts_as_a_locomotive_is_no_joker_where_locomotives_are_none(paid: str, legal: bool) -> None:
    table = Table(board_with("fifth", ()))
    table.hand(SEAT, paid)
    moves, ferry = table.game.legal_moves, "hollin--istrand"
    assert (Claim(ferry, Cards.parse(paid)) in moves) == legal
    assert ferry in moves.routes or not legal
    assert (Cards.parse(paid) in moves.payments(ferry)) == legal


def test_a_game_with_locomotives_for_tunnels_only_is_played_to_the_end(only_in_tunnels: Board) -> None:
    """And in all of it nobody pays with more locomotives than that."""
    game = Game.new(only_in_tunnels, 3, seed=5, kernel=compiled())
    routes = {route.id: route for route in only_in_tunnels.routes}
    for move in play(game, Random(5)):
        if isinstance(move, Claim) and routes[move.route].kind != "tunnel":
            assert move.cards[-1] == routes[move.route].locomotives
    assert game.outcome() is not None


@cache
def board_with(name: str, kinds: tuple[Kind, ...]) -> Board:
    board = board_of(name)
    return replace(board, rules=replace(board.rules, jokers=kinds))


@pytest.mark.rule("C4", "F1", "F2", "F4")
@oracle
@given(hands, jokers, st.sampled_from(["nordic", "europe", "fifth"]))
def test_wherever_they_serve_every_way_to_pay_is_there_and_no_other(
    hand: Cards, kinds: tuple[Kind, ...], name: str
) -> None:
    board = board_with(name, kinds)
    table = Table(board)
    table.hand(SEAT, str(hand))
    legal = table.game.legal_moves
    bills = {route: bill_of(route, board.rules, None) for route in board.routes if route.color}
    payable = {bill: any(pays(bill, cards) for cards in sub_hands(hand)) for bill in set(bills.values())}
    assert set(legal.routes) == {route.id for route, bill in bills.items() if payable[bill]}
    of_each_bill = {bill: route for route, bill in bills.items()}
    for bill, route in of_each_bill.items():
        found = list(legal.payments(route.id))
        assert len(found) == len(set(found))
        assert set(found) == payments(bill, hand)


@pytest.mark.rule("U2")
@oracle
@given(st.data(), hands, jokers)
def test_a_surcharge_takes_them_where_the_tunnel_does(
    data: st.DataObject, hand: Cards, kinds: tuple[Kind, ...]
) -> None:
    board = board_with("europe", kinds)
    route = data.draw(st.sampled_from([route for route in board.routes if route.kind == "tunnel"]))
    sets = sorted(payments(bill_of(route, board.rules, None), hand))
    assume(sets)
    laid = data.draw(st.sampled_from(sets))
    turned = data.draw(st.lists(st.sampled_from(CARDS), min_size=3, max_size=3))
    deck = Cards(turned.count(card) for card in CARDS)
    assume(all(have + one <= 9 for have, one in zip(hand, deck, strict=True)))
    table = Table(board)
    table.hand(SEAT, str(hand))
    table.deck(**deck.by_name)
    table.game.push(Claim(route.id, laid))
    left = Cards(have - paid for have, paid in zip(hand, laid, strict=True))
    check_surcharge(table.game, left, surcharge(laid, tuple(turned), jokers="tunnel" in kinds))
