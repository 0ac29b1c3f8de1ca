"""What goes to the machine with the GPU: the kernel as PTX, and the boards as records."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from rallar.game.setting import setting_of
from rallar.kernel import layout as k
from rallar.kernel.fields import fields_of, size_of
from rallar.lab.advance import RESULT
from rallar.model.loader import load_board
from tools.train.games import BOARDS


def write_board(folder: Path, name: str) -> None:
    board = load_board(name)
    setting = setting_of(board, None)
    b, fields = setting.box, fields_of(setting.box)
    np.savez(
        folder / f"{name}.npz",
        box=setting.record.view(np.uint8),
        players=board.rules.players,
        n_actions=b.n_actions,
        size=size_of(b),
        scale=np.concatenate([np.full(field.size, 1 / field.scale, np.float32) for field in fields]),
        names=[field.name for field in fields],
        starts=np.cumsum([0, *(field.size for field in fields)]),
        ticket_points=[b.ticket_points[ticket] for ticket in range(b.n_tickets)],
        state=k.STATE.itemsize,
        scratch=k.SCRATCH.itemsize,
        words=k.ACTION_WORDS,
        word=k.WORD,
        result=RESULT,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    from rallar.lab.cuda import ptx_of

    (folder / "advance.ptx").write_text(ptx_of("advance"), encoding="utf-8")
    for board in BOARDS:
        write_board(folder, board)


if __name__ == "__main__":
    main()
