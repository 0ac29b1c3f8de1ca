"""Does whatever can be done: each card, each route, each station as likely as the other, paid in any plain way."""

from __future__ import annotations

from random import Random

from rallar.bots.outlook import Outlook
from rallar.game.moves import BuildStation, Claim, LayTile, Move

TITLE = "random"
STRENGTH = 0


def choose(outlook: Outlook, rng: Random) -> Move:
    legal = outlook.legal
    number = rng.randrange(len(legal.simple) + len(legal.routes) + len(legal.stations) + len(legal.beds))
    if number < len(legal.simple):
        return legal.simple[number]
    place = (*legal.routes, *legal.stations, *legal.beds)[number - len(legal.simple)]
    if place in legal.routes:
        return Claim(place, rng.choice(list(legal.plain_payments(place))))
    if place in legal.stations:
        return BuildStation(place, rng.choice(list(legal.station_payments(place))))
    return LayTile(place, rng.choice(legal.tiles[place]))
