"""Who plays the games of an arena: one process or several, in threads, or a Ray cluster. The games are the same."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from types import ModuleType
from typing import Any, Protocol

from rallar.bots import opponents
from rallar.lab.arena import Bout, board_digest
from rallar.lab.handing import AHEAD, Done, check_number, handed_out
from rallar.model import loader
from rallar.model.errors import OptionError
from rallar.model.loader import load_board

PATIENCE = 5  # seconds until a cluster has to answer
SHARED = (loader.VARIABLE, opponents.VARIABLE, "RALLAR_KERNEL")  # what a cluster's nodes are told of this process


class Playable(Protocol):
    """Games by their numbers: a set-up, or one whose games are also written down."""

    @property
    def board(self) -> str: ...

    def make_ready(self) -> None: ...

    def play(self, game: int) -> Bout: ...


Crew = Callable[[Playable, Iterable[int]], Iterator[Bout]]


def play_here(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
    setup.make_ready()
    yield from map(setup.play, games)


def on_threads(number: int = 1) -> Crew:
    """As many threads of this process as told."""
    check_number("option-threads", number)

    def play(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        setup.make_ready()
        with ThreadPoolExecutor(number) as pool:
            yield from handed_out(pool, number, setup.play, games)

    return play_here if number == 1 else play


def on_processes(number: int | None = None, threads: int = 1) -> Crew:
    """As many processes as told, else one for every core, and so many threads in each."""
    check_number("option-processes", number)
    number = number or os.cpu_count() or 1
    alone = on_threads(threads)

    def play(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        with _Processes(number) as pool:
            try:
                for bouts in handed_out(pool, number, partial(_play, setup, threads), _groups(games, threads)):
                    yield from bouts
            except BrokenProcessPool as error:
                raise OptionError("arena-process-ended") from error

    return alone if number == 1 else play


class _Processes(ProcessPoolExecutor):
    """Ctrl-C reaches them too: they end without a word, for whoever started them says it."""

    def __init__(self, number: int) -> None:
        super().__init__(number, get_context("spawn"), _end_at_once)

    def submit(self, work: Callable[..., Done], /, *args: Any, **named: Any) -> Future[Done]:
        """May start a process, which listens only when it knows what to do."""
        if sys.platform == "win32":
            return super().submit(work, *args, **named)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(work, *args, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_at_once() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _groups(games: Iterable[int], size: int) -> Iterator[tuple[int, ...]]:
    """What a process is given at once: a game for each of its threads."""
    waiting = iter(games)
    return iter(lambda: tuple(islice(waiting, size)), ())


def on_ray(address: str, threads: int = 1) -> Crew:
    """All the cores of a cluster that runs at an address. Its nodes need the same rallar, boards and opponents."""
    ray = extra("ray", "ray")
    on_threads(threads)

    def play(setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        shared = {name: os.environ[name] for name in SHARED if name in os.environ}
        try:
            _knock(address)
            ray.init(address=address, runtime_env={"env_vars": shared}, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            raise OptionError("option-no-ray", address=address, reason=str(error).splitlines()[0]) from error
        try:
            yield from _play_on(ray, setup, threads, _groups(games, threads))
        finally:
            ray.shutdown()

    return play


def _knock(address: str) -> None:
    """Ray ends the whole program where nobody answers, so that is asked first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def _play_on(ray: Any, setup: Playable, threads: int, waiting: Iterator[tuple[int, ...]]) -> Iterator[Bout]:
    digest = board_digest(load_board(setup.board))
    work = ray.remote(_play_alike)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [work.remote(setup, threads, digest, games) for games in islice(waiting, room)]
    while running:
        done, running = ray.wait(running)
        running += [work.remote(setup, threads, digest, games) for games in islice(waiting, len(done))]
        for each in done:
            try:
                yield from ray.get(each)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from error


def _play(setup: Playable, threads: int, games: tuple[int, ...]) -> list[Bout]:
    return list(on_threads(threads)(setup, games))


def _play_alike(setup: Playable, threads: int, digest: str, games: tuple[int, ...]) -> list[Bout]:
    """On a machine that may have another version of the board."""
    if board_digest(load_board(setup.board)) != digest:
        raise OptionError("arena-other-board", board=setup.board)
    return _play(setup, threads, games)


def extra(package: str, name: str) -> ModuleType:
    """A package that only an extra of ours brings."""
    try:
        return import_module(package)
    except ImportError as error:
        raise OptionError("option-no-extra", package=package.partition(".")[0], extra=name) from error
