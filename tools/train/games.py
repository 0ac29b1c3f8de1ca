"""Games of a level, as files of moves: what an imitator learns from.

A file holds games of one board and number of players, from seeds in a row: how many actions each has, and all of
them one after the other. The kernel plays them again from that.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np

from rallar.bots import choose
from rallar.game.codec import encoded
from rallar.game.game import Game
from rallar.model.loader import load_board
from rallar.model.types import Board

BOARDS = ("nordic", "europe", "france", "japan")
ROUNDS = 20  # the files of a board and a number of players, so that a part of the work is of use
GAMES = {2: 400, 3: 100, 4: 100, 5: 100}  # of a file, by players
FIRST_SEED = 1_000_000


def actions_of_a_game(board: Board, players: int, seed: int, level: str) -> list[int]:
    """Play a game, every seat by the same level; all decisions of the kernel, in order."""
    game, rng, actions = Game.new(board, players, seed), Random(seed), list[int]()
    while game.to_move:
        seat = game.to_move[0]
        move = choose(level, game, seat, rng)
        game.push(move, seat)
        actions += encoded(game.history[-1].before, seat, move) or []
    return actions


def write_games(file: Path, board: Board, players: int, first: int, level: str) -> None:
    games = [actions_of_a_game(board, players, first + i, level) for i in range(GAMES[players])]
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        players=players,
        seed=first,
        lengths=np.array([len(game) for game in games], np.uint16),
        actions=np.concatenate([np.array(game, np.uint16) for game in games]),
    )
    part.rename(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("boards", nargs="*", default=BOARDS)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of files for every number of players")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for number in range(arguments.rounds):
        for board in map(load_board, arguments.boards):
            for players in range(board.rules.players[0], board.rules.players[1] + 1):
                file = arguments.folder / f"{board.id}-{players}-{number:02}.npz"
                if not file.exists():
                    write_games(file, board, players, FIRST_SEED + number * 1000, arguments.level)


if __name__ == "__main__":
    main()
