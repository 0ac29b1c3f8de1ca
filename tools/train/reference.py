"""What the processor's compiled kernel makes of many games, move by move: the same moves on a GPU must give the same.

It goes by `rallar.lab.batch`, which shares with the GPU's `advance` only the rules.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.lab.advance import RESULT
from rallar.lab.batch import Batch
from rallar.model.limits import MAX_PLAYERS
from rallar.model.loader import load_board
from tools.train.digests import PARTS, digests
from tools.train.games import BOARDS

FIRST_SEED = 77_000_000


def random_actions(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((rng.random(batch.legal().shape) * batch.legal()).argmax(1), np.int64)


def refer(
    board: str, players: int, games: int, steps: int, moves: NDArray[np.int64] | None, seed: int
) -> dict[str, object]:
    """Games that go on with the next when they end: digests of each game over all steps, of each step over all."""
    batch, rng = Batch(board, players, games, seed=seed, threads=1), np.random.default_rng(1)
    scratch, seeds = np.zeros(1, k.SCRATCH), seed + games + np.arange(games)
    tickets_of = results_of(batch)
    actions = np.zeros((steps, games), np.int16)
    by_game, by_step = np.zeros((games, len(PARTS)), np.int64), np.zeros((steps, len(PARTS)), np.int64)
    ended = 0
    for t in range(steps):
        chosen = random_actions(batch, rng) if moves is None else moves[t]
        actions[t] = chosen
        assert batch.step(chosen) == 0
        came, results = batch.over.astype(np.int64), tickets_of()
        for i in np.flatnonzero(came):
            batch.kernel.new_game(batch.setting.record, batch.states, scratch, int(i), players, -1, int(seeds[i]))
            seeds[i] += games
        batch.step(np.full(games, -1))
        arrays = (
            batch.states.view(np.int64).reshape(games, -1),
            batch.masks,
            batch.look(),
            batch.seats.astype(np.int64),
            came,
            results,
        )
        found = digests(*map(torch.from_numpy, arrays)).numpy()
        with np.errstate(over="ignore"):
            by_game = by_game * 31 + found
            by_step[t] = found.sum(0)
        ended += int(came.sum())
    return {
        "players": players,
        "seed": seed,
        "actions": actions,
        "by_game": by_game,
        "by_step": by_step,
        "ended": ended,
    }


def results_of(batch: Batch):  # type: ignore[no-untyped-def]
    scratch = np.zeros(1, k.SCRATCH)

    def results() -> NDArray[np.int64]:
        found = np.zeros((len(batch.states), RESULT), np.int64)
        for i in np.flatnonzero(batch.over):
            state = batch.states[i : i + 1].copy()
            batch.kernel.tally(batch.setting.record, state, scratch, 0)
            one = state[0]
            for seat in range(batch.players):
                found[i, seat] = one["score"][seat]
                found[i, MAX_PLAYERS + seat] = one["tickets_n"][seat]
                found[i, 2 * MAX_PLAYERS + seat] = scratch[0]["measure"][k.TICKETS_MADE, seat]
            found[i, 3 * MAX_PLAYERS] = one["winners"]
            found[i, 3 * MAX_PLAYERS + 1] = one["turn"]
        return found

    return results


def moves_of(file: Path) -> tuple[int, NDArray[np.int64]]:
    found = np.load(file)
    lengths = found["lengths"]
    moves = np.full((int(lengths.max()) + 2, len(lengths)), -1, np.int64)
    ends = np.cumsum(lengths)
    for i, (length, end) in enumerate(zip(lengths.astype(int), ends.astype(int), strict=True)):
        moves[:length, i] = found["actions"][end - length : end]
    return int(found["seed"]), moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=700)
    parser.add_argument("--moves", type=Path, nargs="*", default=[], help="files of games to play again, too")
    arguments = parser.parse_args()
    for board in BOARDS:
        fewest, most = load_board(board).rules.players
        for players in range(fewest, most + 1):
            found = refer(board, players, arguments.games, arguments.steps, None, FIRST_SEED)
            np.savez_compressed(arguments.folder / f"check-{board}-{players}-random.npz", **found)  # type: ignore[arg-type]
            print(board, players, found["ended"], "games ended", flush=True)
    for file in arguments.moves:
        board, players, _ = file.stem.split("-")
        seed, moves = moves_of(file)
        found = refer(board, int(players), moves.shape[1], len(moves), moves, seed)
        np.savez_compressed(arguments.folder / f"check-{file.stem}.npz", **found)  # type: ignore[arg-type]
        print(file.stem, found["ended"], "games ended", flush=True)


if __name__ == "__main__":
    main()
