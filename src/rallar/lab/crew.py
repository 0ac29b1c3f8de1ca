"""Who plays the games of an arena: this process, several of them, or a Ray cluster. The games are the same."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from types import ModuleType
from typing import Any, Protocol

from rallar.bots import opponents
from rallar.kernel.engine import compiled, engine
from rallar.lab.arena import Bout, board_digest
from rallar.model import loader
from rallar.model.errors import OptionError
from rallar.model.loader import load_board

PATIENCE = 5  # seconds until a cluster has to answer
AHEAD = 2  # games handed out for every one that is being played
SHARED = (loader.VARIABLE, opponents.VARIABLE, "RALLAR_KERNEL")  # what a cluster's nodes are told of this process


class Playable(Protocol):
    """Games by their numbers: a set-up, or one whose games are also written down."""

    @property
    def board(self) -> str: ...

    def play(self, game: int) -> Bout: ...


Crew = Callable[[Playable, Iterable[int]], Iterator[Bout]]


def play_here(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
    return map(setup.play, games)


def on_processes(number: int | None = None) -> Crew:
    """As many processes as told, else one for every core."""
    if number is not None and number < 1:
        raise OptionError("option-processes")
    number = number or os.cpu_count() or 1

    def play(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        waiting = iter(games)
        with ProcessPoolExecutor(number, get_context("spawn")) as pool:
            try:
                running = {pool.submit(_play, setup, game) for game in islice(waiting, AHEAD * number)}
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    running |= {pool.submit(_play, setup, game) for game in islice(waiting, len(done))}
                    yield from (work.result() for work in done)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    return play_here if number == 1 else play


def on_ray(address: str) -> Crew:
    """All the cores of a cluster that runs at an address. Its nodes need the same rallar, boards and opponents."""
    ray = extra("ray", "ray")

    def play(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        shared = {name: os.environ[name] for name in SHARED if name in os.environ}
        try:
            _knock(address)
            ray.init(address=address, runtime_env={"env_vars": shared}, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            raise OptionError("option-no-ray", address=address, reason=str(error).splitlines()[0]) from error
        try:
            yield from _play_on(ray, setup, iter(games))
        finally:
            ray.shutdown()

    return play


def _knock(address: str) -> None:
    """Ray ends the whole program where nobody answers, so that is asked first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def _play_on(ray: Any, setup: Playable, waiting: Iterator[int]) -> Iterator[Bout]:
    digest = board_digest(load_board(setup.board))
    work = ray.remote(_play_alike)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [work.remote(setup, digest, game) for game in islice(waiting, room)]
    while running:
        done, running = ray.wait(running)
        running += [work.remote(setup, digest, game) for game in islice(waiting, len(done))]
        for each in done:
            try:
                yield ray.get(each)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from error


def _play(setup: Playable, game: int) -> Bout:
    if "RALLAR_KERNEL" not in os.environ:
        compiled()
    engine()
    return setup.play(game)


def _play_alike(setup: Playable, digest: str, game: int) -> Bout:
    """On a machine that may have another version of the board."""
    if board_digest(load_board(setup.board)) != digest:
        raise OptionError("arena-other-board", board=setup.board)
    return _play(setup, game)


def extra(package: str, name: str) -> ModuleType:
    """A package that only an extra of ours brings."""
    try:
        return import_module(package)
    except ImportError as error:
        raise OptionError("option-no-extra", package=package.partition(".")[0], extra=name) from error
