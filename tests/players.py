"""Players at the door for people: random whole moves, put together from the kernel's actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rallar.game.game import Game
from rallar.game.moves import (
    BuildStation,
    Cards,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    Pass,
    PaySurcharge,
)
from rallar.game.position import TRIAL, Position
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.model.types import CARDS, COLORS
from tests.fixtures import Table, board_of

HABIT = 0.7  # how often a player does what its habit asks for, where that is legal
PAYING = (k.PAYING, k.LOCOMOTIVES, k.FILLING)


def new_game(table: Table, seed: int, **options: str | int) -> Game:
    return Game.new(board_of(table.board), table.seats, seed, options, kernel=compiled())


def random_move(game: Game, seat: int, random: Random) -> Move:
    """A legal move of a seat, by the seat's habit or any other."""
    position = game._position
    action = random.choice(liked(position, seat, position.legal(seat), random))
    if action >= k.CLAIM:
        return long_move(position, seat, action, random)
    if action >= k.PAY:
        position.try_here()
        position.step(seat, action)
        return PaySurcharge(paid(position, seat))
    return short_move(position, seat, action)


def liked(position: Position, seat: int, actions: list[int], random: Random) -> list[int]:
    """Seats by turns: do anything, claim, hoard, collect tickets."""
    b = position.b
    likes = [
        [],
        [action for action in actions if k.CLAIM <= action < b.station_word * k.WORD],
        [action for action in actions if k.DECK <= action < k.TICKETS],
        [action for action in actions if action == k.TICKETS],
    ][seat % 4]
    return likes if likes and random.random() < HABIT else actions


def short_move(position: Position, seat: int, action: int) -> Move:
    if action < k.DECK:
        kept = (ticket for i, ticket in enumerate(position.offer(seat)) if action >> i & 1)
        return KeepTickets(tuple(position.names.tickets[ticket] for ticket in kept))
    if action < k.TICKETS:
        return DrawCard() if action == k.DECK else DrawCard(CARDS[action - k.OPEN])
    others: dict[int, Move] = {k.TICKETS: DrawTickets(), k.PASS: Pass(), k.DECLINE: Decline()}
    return others[action]


def long_move(position: Position, seat: int, action: int, random: Random) -> Move:
    """A claim, a station or a tile: its first action, then random ones until it is whole."""
    b, names = position.b, position.names
    beds, stations = b.bed_word * k.WORD, b.station_word * k.WORD
    position.try_here()
    position.step(seat, action)
    if action >= beds:
        tile = random.choice(position.legal(seat, TRIAL))
        return LayTile(names.routes[action - beds], COLORS[tile - k.TILE])
    while position.trial.seat == seat and position.trial.phase in PAYING:
        position.step(seat, random.choice(position.legal(seat, TRIAL)))
    if action >= stations:
        return BuildStation(names.cities[action - stations], paid(position, seat))
    return Claim(names.routes[action - k.CLAIM], paid(position, seat))


def paid(position: Position, seat: int) -> Cards:
    """What the trial has taken from a hand."""
    before = position.hand(seat)
    return Cards(have - position.trial.hand[seat, card] for card, have in enumerate(before))


def play(game: Game, random: Random, most: int = 100_000) -> Iterator[Move]:
    """Play at random, a move at a time."""
    for _ in range(most):
        if game.is_over:
            return
        seat = random.choice(game.to_move)
        move = random_move(game, seat, random)
        game.push(move, seat)
        yield move


def played(table: Table, seed: int, most: int = 100_000, **options: str | int) -> Game:
    """A game after some random moves, or over."""
    game = new_game(table, seed, **options)
    for _ in play(game, Random(seed), most):
        pass
    return game
