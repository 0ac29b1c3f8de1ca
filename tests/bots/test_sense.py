"""Single decisions that any sensible player would take."""

from __future__ import annotations

from random import Random

from rallar.bots import Outlook, choose
from rallar.bots.opponents.regular import TEMPER
from rallar.bots.reckoner import Reckoner
from rallar.bots.tiles import closing
from rallar.game.game import Game
from rallar.game.moves import (
    BuildStation,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    PaySurcharge,
)
from tests.fixtures import Table as Seats
from tests.fixtures import each_board, soak
from tests.players import new_game
from tests.table import Table, spread


def decision(game: Game, seat: int = 0) -> Move:
    return choose("regular", game, seat, Random(0))


def on_the_way_to_moscow(**hand: int) -> Table:
    """All of Berlin–Moskva but the last route, two orange spaces."""
    table = Table("europe")
    table.tickets(0, "berlin--moskva")
    table.owns(0, "berlin--danzig", "danzig--riga", "riga--wilno", "smolensk--wilno")
    table.hand(0, **hand)
    return table


@each_board
def test_opening_tickets(name: str) -> None:
    for seed in range(soak(5)):
        game = new_game(Seats(name, 2), seed)
        own = game.view(0).own
        move = decision(game)
        assert own
        assert isinstance(move, KeepTickets)
        assert len(move.tickets) >= own.keep
        assert set(move.tickets) <= set(own.offer)


def test_tickets_made_already_are_kept() -> None:
    table = Table("europe")
    table.owns(0, "bucuresti--budapest", "bucuresti--sofia")
    table.ticket_deck("brest--venezia", "budapest--sofia", "edinburgh--paris")
    table.cars(0, 3)
    table.push("tickets")
    assert decision(table.game) == KeepTickets(("budapest--sofia",))


def test_a_route_of_a_ticket_is_claimed() -> None:
    move = decision(on_the_way_to_moscow(orange=2, red=6).game)
    assert str(move) == "claim moskva--smolensk orange:2"


def test_no_locomotive_is_wasted() -> None:
    move = decision(on_the_way_to_moscow(orange=2, locomotive=3).game)
    assert str(move) == "claim moskva--smolensk orange:2"


def test_a_locomotive_fills_the_gap() -> None:
    move = decision(on_the_way_to_moscow(orange=1, locomotive=1).game)
    assert str(move) == "claim moskva--smolensk orange:1,locomotive:1"


def test_the_missing_card_is_drawn() -> None:
    table = on_the_way_to_moscow(orange=1)
    table.open("red", "orange", "green", "black", "blue")
    assert decision(table.game) == DrawCard("orange")
    table.push("draw orange")
    assert isinstance(decision(table.game), DrawCard)


def test_more_tickets_when_all_are_made() -> None:
    table = Table("europe")
    table.owns(0, *spread(table, "frankfurt", 36))
    assert decision(table.game) == DrawTickets()


def test_no_more_tickets_near_the_end() -> None:
    table = Table("europe")
    table.cars(1, 6)
    table.hand(0, red=4)
    table.free("bruxelles--paris--1", "marseille--pamplona")
    assert str(decision(table.game)) == "claim marseille--pamplona red:4"


def test_the_last_turn_takes_what_counts_most() -> None:
    table = on_the_way_to_moscow(orange=2, red=4)
    table.s.turns_left = 2
    assert str(decision(table.game)) == "claim moskva--smolensk orange:2"
    table.tickets(0)
    assert str(decision(table.game)) == "claim marseille--pamplona red:4"


def tunnel_to_sofia(**hand: int) -> Table:
    """Green was laid for Bucureşti–Sofia, the last route of a ticket, and a green card was turned up."""
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--budapest")
    table.hand(0, **hand)
    table.next_cards("green", "red", "blue")
    table.push("claim bucuresti--sofia green:2")
    return table


def test_a_wanted_tunnel_is_paid_for() -> None:
    assert isinstance(decision(tunnel_to_sofia(green=4).game), PaySurcharge)
    assert str(decision(tunnel_to_sofia(green=3, locomotive=1).game)) == "pay green:1"
    assert decision(tunnel_to_sofia(green=2).game) == Decline()


def test_a_tunnel_waits_for_a_reserve() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--budapest")
    table.hand(0, green=2)
    assert isinstance(decision(table.game), DrawCard)
    table.hand(0, green=3)
    assert str(decision(table.game)) == "claim bucuresti--sofia green:2"


def test_a_station_where_no_route_is_left() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--sofia")
    table.owns(1, "bucuresti--budapest")
    table.free("edinburgh--london--1")
    table.hand(0, red=1)
    move = decision(table.game)
    assert isinstance(move, BuildStation)
    assert move.city in ("bucuresti", "budapest")


def test_no_station_while_a_route_is_left() -> None:
    move = decision(on_the_way_to_moscow(red=1).game)
    assert isinstance(move, DrawCard)


def test_a_tile_for_the_cards_at_hand() -> None:
    table = Table("france")
    table.tickets(0, "toulouse--nice")
    table.owns(0, "avignon--toulouse")
    table.free("avignon--nice", "calais--lille")
    table.hand(0, white=4)
    table.push("draw deck", "draw deck")
    assert decision(table.game) == LayTile("avignon--nice", "white")


def test_no_tile_closes_the_plan() -> None:
    game = new_game(Seats("france", 2), 3)
    rng = Random(0)
    laid = 0
    while game.to_move:
        seat = game.to_move[0]
        move = choose("regular", game, seat, rng)
        if isinstance(move, LayTile):
            planner = Reckoner(TEMPER, Outlook(game, seat), rng)
            assert planner.chart.number[move.route] not in closing(planner.sight, planner.plan)
            laid += 1
        game.push(move, seat)
    assert laid > 10


def test_a_bullet_route_of_a_ticket() -> None:
    table = Table("japan")
    table.tickets(0, "tokyo--sendai")
    table.owns(1, "utsunomiya--tokyo", "sendai--fukushima")
    table.hand(0, red=3)
    move = decision(table.game)
    assert isinstance(move, Claim)
    assert move.route == "fukushima--utsunomiya"


def test_a_route_that_can_be_lost_comes_before_one_that_will_serve_everyone() -> None:
    table = Table("japan")
    table.tickets(0, "kyoto--ikebukuro")
    table.hand(0, green=4)
    assert {"nagoya--kyoto", "tokyo--ueno--1"} <= set(table.game.legal_moves.routes)
    assert str(decision(table.game)) == "claim tokyo--ueno--1 green:2"
