"""Plays like `regular`, and looks ahead when the end is near: tries its moves in games as they might be, to their end.

A determinised search of one move: everything the seat cannot know is dealt anew, each move that comes into question is
made there, and `regular` plays on for everyone. The move with the best lead, over all these games, is made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from rallar.bots import Outlook
from rallar.bots.opponents import opponent
from rallar.game import BuildStation, Claim, Game, Move

TITLE = "looks ahead"
STRENGTH = 3

FAMILIAR = "regular"  # who plays until the end is near, and in the games that are imagined
NEAR = 0.25  # the share of the cars that somebody has left when the search begins
WORLDS = 6  # games imagined for a decision
CLAIMS = 4  # routes that come into question
DOUBT = 3  # points by which another move has to be better than the usual one: so few games may mislead


def choose(outlook: Outlook, rng: Random) -> Move:
    usual = opponent(FAMILIAR).choose(outlook, rng)
    view = outlook.view
    if view.asked != "take-turn" or min(player.cars for player in view.players) > NEAR * view.rules.cars:
        return usual
    leads = dict.fromkeys([usual, *candidates(outlook)], 0) | {usual: DOUBT * WORLDS}
    if len(leads) > 1:
        for _ in range(WORLDS):
            world, chance = outlook.imagined(rng), rng.random()
            for move in leads:
                leads[move] += lead_after(world.copy(), move, outlook.seat, Random(chance))
    return max(leads, key=lambda move: leads[move])


def candidates(outlook: Outlook) -> Iterator[Move]:
    """The longest routes that can be claimed, and a station, each paid for in the way that wastes least."""
    legal = outlook.legal
    length = {route.id: route.length for route in outlook.board.routes}
    for route in islice(sorted(legal.routes, key=lambda route: -length[route]), CLAIMS):
        yield Claim(route, legal.ways(route).payments[0])
    for city in legal.stations[:1]:
        yield BuildStation(city, legal.station_ways(city).payments[0])


def lead_after(game: Game, move: Move, seat: int, rng: Random) -> int:
    """By how much a seat is ahead of the best of the others in the end, if it makes this move now."""
    game.push(move, seat)
    while game.to_move:
        mover = game.to_move[0]
        game.push(opponent(FAMILIAR).choose(Outlook(game, mover), rng), mover)
    outcome = game.outcome()
    assert outcome
    return outcome.scores[seat] - max(score for other, score in enumerate(outcome.scores) if other != seat)
