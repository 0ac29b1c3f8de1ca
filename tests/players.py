"""Players at the door for people: random whole moves, put together from the kernel's actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rallar.game.codec import decoded
from rallar.game.game import Game
from rallar.game.moves import BuildStation, Cards, Claim, LayTile, Move, PaySurcharge
from rallar.game.situation import Situation, Workbench
from rallar.kernel import layout as k
from rallar.kernel.actions import bed_route, claimed_route, kind_of, station_city, tile_color
from rallar.kernel.engine import compiled
from rallar.model.types import COLORS
from tests.fixtures import Table, board_of

HABIT = 0.7  # how often a player does what its habit asks for, where that is legal
PAYING = (k.PAYING, k.LOCOMOTIVES, k.FILLING)


def new_game(table: Table, seed: int, **options: str | int) -> Game:
    return Game.new(board_of(table.board), table.seats, seed, options, kernel=compiled())


def random_move(game: Game, seat: int, random: Random) -> Move:
    """A legal move of a seat, by the seat's habit or any other."""
    now = game._situation
    return move_from(now, seat, random.choice(liked(now, seat, now.legal(seat), random)), random)


def liked(now: Situation, seat: int, actions: list[int], random: Random) -> list[int]:
    """Seats by turns: do anything, claim, hoard, collect tickets."""
    like = (None, k.CLAIMS, k.DRAWS, k.DRAWS_TICKETS)[seat % 4]
    likes = [action for action in actions if kind_of(now.b, action) == like]
    return likes if likes and random.random() < HABIT else actions


def move_from(now: Situation, seat: int, action: int, random: Random) -> Move:
    """A move that begins with an action: random ones follow until it is whole."""
    bench = now.bench()
    bench.step(seat, action)
    kind = kind_of(now.b, action)
    if kind == k.CHOOSES_BED:
        tile = random.choice(bench.legal(seat))
        return LayTile(now.names.routes[bed_route(now.b, action)], COLORS[tile_color(tile)])
    if kind == k.PAYS:
        return PaySurcharge(paid(now, bench, seat))
    if kind not in (k.CLAIMS, k.BUILDS_STATION):
        return next(decoded(now, seat, [action]))
    while bench.s.seat == seat and bench.s.phase in PAYING:
        bench.step(seat, random.choice(bench.legal(seat)))
    if kind == k.CLAIMS:
        return Claim(now.names.routes[claimed_route(action)], paid(now, bench, seat))
    return BuildStation(now.names.cities[station_city(now.b, action)], paid(now, bench, seat))


def paid(now: Situation, bench: Workbench, seat: int) -> Cards:
    """What has been taken from a hand."""
    return Cards(have - bench.s.hand[seat, card] for card, have in enumerate(now.hand(seat)))


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
