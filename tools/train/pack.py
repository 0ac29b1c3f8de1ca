"""Weights as the package ships them: small integers, a scale for each output, and the mark of what they are for.

With `--out` the other way: the package's weights as the trainer takes them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.bots.judge import HEARING
from rallar.bots.network import FOLDER, GAME, GLANCE, LAYERS, board_mark, mark_of
from rallar.game.setting import setting_of
from rallar.kernel.engine import compiled
from rallar.model.loader import load_board

from . import judge_beside

PLAYER = dict(zip(LAYERS, ("hidden.0", "hidden.1", "hidden.2", "policy"), strict=True))
JUDGE = dict(zip(HEARING, ("judge.0", "judge.1", "judge.2"), strict=True))
LARGEST = 127


def packed(weights: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float16]]:
    scale = (np.abs(weights).max(0) / LARGEST).astype(np.float16).astype(np.float32)
    scale = np.maximum(scale, 1e-7)
    return np.clip(np.rint(weights / scale), -LARGEST, LARGEST).astype(np.int8), scale.astype(np.float16)


def pack(file: Path, name: str) -> Path:
    setting, kernel = setting_of(load_board(name), None), compiled()
    found: dict[str, Any] = dict(np.load(file)) | dict(np.load(judge_beside(file)))
    inputs = found["hidden.0.weight"].shape[1]
    shipped: dict[str, Any] = {
        "board": board_mark(setting, inputs),
        "mark": mark_of(setting, kernel, GAME, inputs),
        "glance": mark_of(setting, kernel, GLANCE, inputs),
    }
    for layer, trained in (PLAYER | JUDGE).items():
        weights, scale = packed(found[f"{trained}.weight"].astype(np.float32).T)
        shipped |= {layer: weights, f"{layer}-scale": scale, f"{layer}-bias": found[f"{trained}.bias"]}
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / f"{name}.npz"
    np.savez_compressed(target, **shipped)
    return target


def unpack(name: str, file: Path) -> None:
    with np.load(FOLDER / f"{name}.npz", allow_pickle=False) as found:
        for target, layers in ((file, PLAYER), (judge_beside(file), JUDGE)):
            weights: dict[str, Any] = {}
            for layer, trained in layers.items():
                scale = found[f"{layer}-scale"].astype(np.float32)
                weights[f"{trained}.weight"] = (found[layer].astype(np.float32) * scale).T.astype(np.float16)
                weights[f"{trained}.bias"] = found[f"{layer}-bias"]
            np.savez(target, **weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, help="as the trainer left them, or takes them")
    parser.add_argument("board")
    parser.add_argument("--out", action="store_true", help="write what the package has, instead of putting it there")
    arguments = parser.parse_args()
    if arguments.out:
        unpack(arguments.board, arguments.weights)
    else:
        target = pack(arguments.weights, arguments.board)
        print(f"{target.name}: {target.stat().st_size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
