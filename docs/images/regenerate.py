"""Draws the picture of the terminal: a game on the Europe board, in the middle. Run by `make golden`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from rallar.cli import terminal
from rallar.cli.desk import Desk
from rallar.cli.opponent import opponent_move
from rallar.cli.shell import Shell
from rallar.game import Game
from rallar.locales import Messages

SEED, TURN, WIDTH = 21, 45, 96
PICTURE = Path(__file__).with_name("play.svg")


def picture() -> str:
    game = Game.new("europe", seats=4, seed=SEED)
    while game.view(None).turn < TURN or game.to_move != (0,) or game.view(None).asked != "take-turn":
        seat = game.to_move[0]
        game.push(opponent_move(game, seat), seat)
    shell = Shell(Messages("en"))
    shell.out = Console(
        file=io.StringIO(), record=True, width=WIDTH, highlight=False, force_terminal=True, color_system="truecolor"
    )
    terminal.show(Desk(shell, game, 0))
    drawn = shell.out.export_svg(title="rallar play --board europe --seats 4", unique_id="play")
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)  # nothing fetched from elsewhere


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
