"""What is secret stays secret: games that differ only in hidden things look the same."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.game.events import Event
from rallar.game.game import Game
from rallar.game.view import View
from rallar.kernel import layout as k
from tests.conformance.laws import check_position, facts_of
from tests.conformance.secrets import redealt
from tests.fixtures import Table, each_table, soak
from tests.players import new_game, play
from tests.states import put

GAMES = soak(4)  # a table
EVERY = 9  # so many moves apart are the positions looked at
SEED = 7000
SECRET = {"dealt", "offered", "kept", "rejected", "drew"}  # V2


def look(game: Game, seat: int | None) -> tuple[View, list[str]]:
    """What a seat knows: its view and its legal moves."""
    moves = [] if seat is None else [str(move) for move, _ in zip(game.legal_moves_of(seat), range(100), strict=False)]
    return game.view(seat), moves


def check_redeal(table: Table, game: Game, seat: int | None, random: Random) -> None:
    before, state = look(game, seat), game.state
    put(game, redealt(game, seat, random))
    changed = np.frombuffer(game.state, k.STATE)
    check_position(facts_of(table), changed)
    assert game.state != state
    assert look(game, seat) == before
    put(game, state)


def check_events(events: tuple[Event, ...], seat: int | None, tickets: set[str]) -> None:
    """V1, V2: of others one sees that they drew or kept something, not what."""
    for event in events:
        if event.kind in SECRET and event.seat != seat:
            assert all(value is None for _, value in event.values), event
        if event.seat != seat:
            assert tickets.isdisjoint(str(value) for _, value in event.values), event


@each_table
def test_hidden_things_change_neither_view_nor_legal_moves(table: Table) -> None:
    for number in range(GAMES):
        random = Random(SEED + number)
        game = new_game(table, SEED + number)
        everyone = [None, *range(table.seats)]
        for seat in everyone:
            check_redeal(table, game, seat, random)
        for i, _ in enumerate(play(game, random)):
            if i < table.seats or i % EVERY == 0 or game.is_over:
                for seat in everyone:
                    check_redeal(table, game, seat, random)
        assert game.is_over


@each_table
def test_events_tell_nothing_secret(table: Table) -> None:
    random = Random(SEED)
    game = new_game(table, SEED)
    for _ in play(game, random):
        pass
    tickets = {ticket.id for ticket in game.board.tickets} - {route.id for route in game.board.routes}
    for seat in (None, *range(table.seats)):
        events = game.events(seat)
        check_events(events, seat, tickets)
        assert len(events) == len(game.events())
        assert [event for event in events if event.seat == seat or event.kind not in SECRET] == [
            event for event in full_events(game) if event.seat == seat or event.kind not in SECRET
        ]


def full_events(game: Game) -> list[Event]:
    return list(game._all_events())


@each_table
def test_a_seat_sees_its_own_cards_and_tickets(table: Table) -> None:
    game = new_game(table, SEED)
    for _ in play(game, Random(SEED), 80):
        now = game._situation
        for seat in range(table.seats):
            own = game.view(seat).own
            assert own is not None
            assert own.hand == now.hand(seat)
            assert [each.ticket for each in own.tickets] == [now.names.tickets[t] for t in now.tickets(seat)]
            assert list(own.offer) == [now.names.tickets[t] for t in now.offer(seat)]
        assert game.view(None).own is None
