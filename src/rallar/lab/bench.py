"""How fast the kernel and the opponents are on this machine: a table, and the figures as JSON. Decides nothing."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Rows

from rallar.bots import DEFAULT, Outlook, levels
from rallar.bots.opponents import opponent
from rallar.game import Game
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from rallar.model.loader import board_ids, load_board

GAMES = 4_000  # a measurement: long enough to time, short enough to repeat
REPEATS = 5
BATCH = 4_096
MOVES = 150  # of each level on each board
PATIENCE = 20.0  # seconds for them; a slow one is asked less often
THINKING = {"rookie": 2, "regular": 2, "expert": 10, "master": 1_000}  # milliseconds that half of its moves may take


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement. `goal` is what we want: at least it for rates, at most it for times."""

    name: str
    value: float
    unit: str
    goal: float | None = None

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return (
            self.value >= self.goal if self.unit in ("games/s", "steps/s", "moves/s", "×") else self.value <= self.goal
        )


class Bench:
    """Arrays for one board, and the calls that are timed on them."""

    def __init__(self, board: str, players: int, engine: Engine, states: int = 1) -> None:
        model = load_board(board)
        self.players = players
        self.engine = engine
        self.states = np.zeros(states, k.STATE)
        arrays = (encode(model, model.rules), self.states, np.zeros(1, k.SCRATCH))
        self.arguments = tuple(engine.records(each) for each in arrays)

    def play(self, games: int, seed: int = 0) -> None:
        results = np.zeros((games, self.players + 4), np.int64)
        self.engine.play_many(*self.arguments, self.players, -1, seed, games, results)

    def deal(self) -> None:
        for i in range(len(self.states)):
            self.engine.new_game(*self.arguments, i, self.players, -1, i)


def best_of(run: Callable[[], Any], repeats: int = REPEATS) -> float:
    """The shortest of some timings: what the code takes when nothing disturbs it."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


GOALS = {
    ("europe", 2): 12_000,
    ("europe", 5): 6_000,
    ("nordic", 2): 14_000,
    ("japan", 2): 10_000,
    ("france", 2): 6_000,
}


def games_per_second(engine: Engine) -> list[Figure]:
    figures = []
    for board in board_ids():
        fewest, most = load_board(board).rules.players
        for players in range(fewest, most + 1):
            bench = Bench(board, players, engine)
            rate = GAMES / best_of(lambda bench=bench: bench.play(GAMES))  # type: ignore[misc]
            figures.append(Figure(f"{board}, {players} players", rate, "games/s", GOALS.get((board, players))))
    return figures


def interpreted() -> Figure:
    bench = Bench("europe", 2, INTERPRETED)
    return Figure("europe, 2 players, interpreted", 20 / best_of(lambda: bench.play(20), 3), "games/s")


def two_threads(engine: Engine) -> Figure:
    """One thread and two, by turns, so that a change of the machine's mood hits both; the best of each."""
    benches = [Bench("europe", 2, engine) for _ in range(2)]
    one, two = [], []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(3 * REPEATS):
            one.append(best_of(lambda: benches[0].play(GAMES), 1))
            two.append(best_of(lambda: list(pool.map(lambda bench: bench.play(GAMES), benches)), 1))
    return Figure("two threads instead of one", 2 * min(one) / min(two), "×", 1.9)


def step_from_python(engine: Engine) -> list[Figure]:
    """One call from Python that checks and carries out an action (a card drawn blind), and one that refuses it."""
    bench = Bench("europe", 2, engine, BATCH)
    bench.deal()
    step, arguments = engine.step, bench.arguments
    for seat in (0, 1):
        step(*arguments, 0, seat, 0b1111)
    seat = int(bench.states["seat"][0])

    def microseconds(action: int) -> float:
        bench.states[:] = bench.states[0].copy()
        start = time.perf_counter()
        for i in range(1, BATCH):
            step(*arguments, i, seat, action)
        return (time.perf_counter() - start) / (BATCH - 1) * 1e6

    return [
        Figure("a step from Python", min(microseconds(k.DECK) for _ in range(4 * REPEATS)), "µs", 2),
        Figure("a refused step from Python", min(microseconds(k.DECLINE) for _ in range(4 * REPEATS)), "µs"),
    ]


def batch(engine: Engine) -> Figure:
    """Some hundred steps of 4,096 games at random, each with the legal moves after it; the median step."""
    bench = Bench("europe", 2, engine, BATCH)
    bench.deal()
    rng = np.random.default_rng(1)
    masks = np.zeros((BATCH, k.ACTION_WORDS), np.int64)
    actions = np.full(BATCH, -1, np.int64)
    times = []
    for _ in range(100):
        start = time.perf_counter()
        engine.step_many(*bench.arguments, BATCH, actions, masks)
        times.append(time.perf_counter() - start)
        actions = choose(masks, rng)
    return Figure(f"{BATCH} games stepped, with legal moves", statistics.median(times) * 1e3, "ms", 2)


def choose(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A random legal action of each mask; -1 where there is none."""
    bits = (masks[:, :, None] >> np.arange(k.WORD)) & 1
    weights = bits.reshape(len(masks), -1) * rng.random((len(masks), masks.shape[1] * k.WORD))
    best = weights.argmax(axis=1)
    return np.where(weights.max(axis=1) > 0, best, -1).astype(np.int64)


def environments() -> list[Figure]:
    """Steps of vector environments by chance, on one thread: all that `step` does, and not the choice of actions."""
    from rallar.lab.gym import Games

    figures = []
    for board in board_ids():
        for fields, games, steps in (("facts", 1_024, 200), ("all", 128, 50)):
            many = Games(board, games, fields=fields)
            many.reset(seed=1)
            took = []
            for _ in range(steps):
                actions = many.action_space.sample()
                start = time.perf_counter()
                many.step(actions)
                took.append(time.perf_counter() - start)
            goal = 3_000_000 if fields == "facts" else None
            rate = games / statistics.median(took)
            figures.append(Figure(f"{board}, environment, {fields}", rate, "steps/s", goal))
    return figures


def clone() -> Figure:
    """Copies of a state inside compiled code."""
    import numba

    @numba.njit
    def copy(states: Any, times: int) -> None:
        for i in range(times):
            states[(i + 1) % 16] = states[i % 16]

    states = np.zeros(16, k.STATE)
    copy(states, 1)
    return Figure(f"a clone ({k.STATE.itemsize} bytes) inside", best_of(lambda: copy(states, 10**6)) * 1e3, "ns", 20)


def start_up() -> list[Figure]:
    """A new process that gets the compiled kernel: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"RALLAR_CACHE": folder}
        command = [sys.executable, "-c", "from rallar.kernel.engine import compiled; compiled()"]

        def start() -> None:
            subprocess.run(command, env=environment, check=True)

        return [
            Figure("cold compile", best_of(start, 1), "s", 30),
            Figure("cached start, whole process", best_of(start, 3), "s", 1),
        ]


def door(engine: Engine) -> Figure:
    """A whole move through the door for people."""
    game = Game.new("europe", 2, seed=1, kernel=engine)
    for seat in (0, 1):
        game.push(next(iter(game.legal_moves_of(seat))), seat=seat)

    def there_and_back() -> None:
        for _ in range(200):
            game.push("draw deck")
            game.undo()

    return Figure("push and undo at the door", best_of(there_and_back) / 200 * 1e6, "µs")


def opponents(engine: Engine) -> list[Figure]:
    """What a move takes each level, looking included, in the same positions of a game of two."""
    figures = []
    for board in board_ids():
        for level in levels():
            times = sorted(thinking_times(level, board, engine))
            name, last = f"{board}, {level}, a move", round(0.99 * (len(times) - 1))
            figures.append(Figure(name, statistics.median(times) * 1e3, "ms", THINKING.get(level)))
            figures.append(Figure(f"{name}, 99 of 100", times[last] * 1e3, "ms"))
    return figures


def thinking_times(level: str, board: str, engine: Engine) -> list[float]:
    times: list[float] = []
    seed = 0
    while True:
        seed += 1
        game, rng = Game.new(board, 2, seed, kernel=engine), Random(seed)
        while game.to_move:
            seat = game.to_move[0]
            start = time.thread_time()
            opponent(level).choose(Outlook(game, seat), Random(len(times)))
            times.append(time.thread_time() - start)
            if len(times) >= MOVES or sum(times) > PATIENCE:
                return times
            game.push(opponent(DEFAULT).choose(Outlook(game, seat), rng), seat)


def measure() -> list[Figure]:
    engine = compiled()
    return [
        *games_per_second(engine),
        interpreted(),
        two_threads(engine),
        *step_from_python(engine),
        batch(engine),
        *environments(),
        clone(),
        door(engine),
        *opponents(engine),
        *start_up(),
    ]


def show(figures: list[Figure]) -> None:
    table = Rows("what", "figure", "", "goal", "met")
    for column in (1, 3):
        table.columns[column].justify = "right"
    for figure in figures:
        goal = "" if figure.goal is None else f"{figure.goal:,}"
        met = {None: "", True: "yes", False: "NO"}[figure.met]
        table.add_row(figure.name, f"{figure.value:,.{0 if figure.value >= 100 else 2}f}", figure.unit, goal, met)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    file = parser.parse_args().json
    figures = measure()
    show(figures)
    if file:
        file.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
