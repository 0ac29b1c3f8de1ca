"""Work handed out to threads or processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from itertools import islice
from typing import TypeVar

from rallar.model.errors import OptionError

AHEAD = 2  # handed out for each that can be worked on
MOST = 1_000  # threads or processes

Given = TypeVar("Given")
Done = TypeVar("Done")


def check_number(key: str, number: int | None) -> None:
    """How many threads or processes, if anybody said so."""
    if number is not None and not 1 <= number <= MOST:
        raise OptionError(key, most=MOST)


def handed_out(pool: Executor, number: int, work: Callable[[Given], Done], given: Iterable[Given]) -> Iterator[Done]:
    """What so many workers make of each, as it is done. Little waits in the pool, so that it is soon stopped."""
    waiting = iter(given)
    try:
        running = {pool.submit(work, each) for each in islice(waiting, AHEAD * number)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, each) for each in islice(waiting, len(done))}
            yield from (each.result() for each in done)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
