"""Everything for a board in one go: imitate, then play. Prints figures, and leaves the weights as float16."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch

from .board import Board
from .imitate import imitate, replay
from .network import Network
from .selfplay import LISTENING, improve
from .tables import Advance, OnGpu


def main() -> None:
    parser = argparse.ArgumentParser(prog="train", description=__doc__)
    parser.add_argument("board")
    parser.add_argument(
        "--folder", type=Path, default=Path(), help="of the files that `build` wrote, with games below it"
    )
    parser.add_argument("--out", type=Path, default=Path(), help="where the weights go")
    parser.add_argument("--start", type=Path, help="weights to begin with, instead of imitating")
    parser.add_argument("--first", type=Path, help="weights of the imitator, if one begins with others")
    parser.add_argument("--tied", type=float, default=0.1, help="how strongly it is held to the imitator")
    parser.add_argument(
        "--listening",
        type=float,
        default=LISTENING,
        help="the share of the time in which it plays on as it does, and learns only how games end",
    )
    parser.add_argument("--imitate", type=int, default=20, help="how many times to go through the games")
    parser.add_argument("--seconds", type=float, default=240.0, help="of it all")
    parser.add_argument("--games", type=int, default=32_768)
    parser.add_argument("--steps", type=int, default=48)
    parser.add_argument("--host", action="store_true", help="on the processor, to try it out")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    device = "cpu" if arguments.host else "cuda"
    torch.manual_seed(0)

    def say(line: str) -> None:
        memory = "" if arguments.host else f" [{torch.cuda.max_memory_allocated() / 2**30:.0f} GiB]"
        print(f"{arguments.board} {time.monotonic() - began:.0f} s{memory}: {line}", flush=True)

    board, advance = Board.read(arguments.folder, arguments.board, device), advance_on(arguments)
    network = Network(board).to(device)
    say(f"{board.size} inputs, {board.n_actions} actions")
    if arguments.start:
        network.load(arguments.start)
    else:
        lesson = replay(board, sorted((arguments.folder / "games").glob(f"{board.name}-*.npz")), advance, device)
        say(f"replayed {int(lesson.games[-1]) + 1:,} games")
        imitate(network, lesson, arguments.imitate, say)
        del lesson
        network.save(arguments.out / f"{board.name}-start.npz")
    left = arguments.seconds - (time.monotonic() - began)
    if left > 0:

        def keep(each: Network, mark: str) -> None:
            each.save(arguments.out / f"{board.name}{mark}.npz")

        first = Network(board).to(device)
        first.load_state_dict(network.state_dict())
        if arguments.first:
            first.load(arguments.first)
        improve(
            network,
            first,
            board,
            advance,
            device,
            arguments.games,
            arguments.steps,
            left,
            arguments.tied,
            arguments.listening,
            say,
            keep,
        )


def advance_on(arguments: argparse.Namespace) -> Advance:
    if arguments.host:
        from .host import OnProcessor

        return OnProcessor()
    return OnGpu(arguments.folder)


if __name__ == "__main__":
    main()
