"""A player who moves at random: first what to do, then how, each as likely."""

from __future__ import annotations

from itertools import islice
from random import Random

from rallar.cli.choices import Choices
from rallar.game import BuildStation, Claim, Game, Move

GLANCE = 200  # payments an opponent thinks of


def random_move(game: Game, seat: int) -> Move:
    """The choice depends on the seed and on how many moves were made: the same game goes the same way again."""
    chance = Random(f"{game.seed} {len(game.history)} {seat}")
    choices = Choices(game, seat)
    things: list[Move | str] = [*choices.simple(), *choices.routes]
    if game.view(None).asked == "take-turn" and chance.randrange(len(things) + 1) == 0:
        stations = choices.stations()
        if stations:
            city = chance.choice(list(stations))
            return BuildStation(city, chance.choice(stations[city]))
    picked = chance.choice(things or list(game.legal_moves_of(seat)))  # or: a tile to lay
    if isinstance(picked, str):
        return Claim(picked, chance.choice(list(islice(game.legal_moves_of(seat).payments(picked), GLANCE))))
    return picked
