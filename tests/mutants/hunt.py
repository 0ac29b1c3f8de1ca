"""Runs the tests against changed kernels: a fork a change, the tests that come by the place, until one fails."""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from multiprocessing.sharedctypes import Synchronized

import pytest
from coverage import Coverage

from tests.fixtures import BOARDS, WIDE, tables_of
from tests.mutants.changes import FOLDER, MODULES, Change, unchanged

LATE = 5  # a test has gone astray when it takes so many times as long as with the kernel unchanged
GRACE = 1.0  # and this many seconds more, both of the processor
SLOWEST = 10  # tests, that are named
MEMORY = 8 << 30  # bytes of address space for a kernel that has gone astray
TABLES = (*(tables_of(name)[0] for name in BOARDS), tables_of("fifth")[-1], WIDE)
FORK = multiprocessing.get_context("fork")

Place = tuple[str, int]  # a module and a line


@dataclass(frozen=True)
class Verdict:
    """Who noticed a change: a test that failed, or that did not come to an end. Nobody, if None."""

    change: Change
    noticed_by: str | None
    late: bool


@dataclass
class Survey:
    """With the kernel unchanged: how long each test takes, which come by a place, which fail, which are too slow."""

    seconds: dict[str, float] = field(default_factory=dict)
    passing: dict[Place, set[str]] = field(default_factory=lambda: defaultdict(set))
    failed: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)


@dataclass
class Trial:
    """A change that is being tried by tests."""

    change: Change
    names: list[str]
    tried: Synchronized[int]  # how many tests have been begun
    process: ForkProcess

    @property
    def verdict(self) -> Verdict:
        noticed = self.process.exitcode != 0
        late = (self.process.exitcode or 0) < 0
        return Verdict(self.change, self.names[self.tried.value - 1] if noticed else None, late)


class Hunt:
    """A plugin of pytest that runs the tests collected against each change, instead of once."""

    def __init__(
        self, changes: Sequence[Change], jobs: int, patience: float, tell: Callable[[Verdict, int, int], None]
    ) -> None:
        self.changes = changes
        self.jobs = jobs
        self.patience = patience
        self.tell = tell
        self.survey = Survey()
        self.verdicts: list[Verdict] = []
        self._failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if is_worth_its_time(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # what has been made so far is not looked through again in every fork
        self.look_around()
        if not self.survey.failed:
            self.hunt()
        return True

    def passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self._failed

    # With the kernel unchanged.

    def look_around(self) -> None:
        """Under coverage, and once more as the changes are tried: nobody must notice what is no change."""
        names = list(self.items)
        parts = [names[i :: self.jobs] for i in range(self.jobs)]
        pipes = [FORK.Pipe(duplex=False) for _ in parts]
        for part, (_, sender) in zip(parts, pipes, strict=True):
            FORK.Process(target=self.watch, args=(part, sender)).start()
            sender.close()
        for receiver, _ in pipes:
            found: Survey = receiver.recv()
            self.survey.seconds |= found.seconds
            self.survey.failed += found.failed
            self.survey.slow += found.slow
            for place, passing in found.passing.items():
                self.survey.passing[place] |= passing
        print(f"{len(self.survey.seconds)} tests, {sum(self.survey.seconds.values()):.0f} seconds; the slowest:")
        for name in sorted(self.survey.seconds, key=lambda name: -self.survey.seconds[name])[:SLOWEST]:
            print(f"{self.survey.seconds[name]:6.1f} {name}")
        print("too slow:", *self.survey.slow)
        apply = unchanged("steps", "apply")
        control = self.begin(apply, self.witnesses(apply))
        control.process.join()
        self.survey.failed += filter(None, [control.verdict.noticed_by])

    def watch(self, names: Sequence[str], sender: Connection) -> None:
        be_silent()
        late = False

        def give_up(*_: object) -> None:
            nonlocal late
            late = True
            raise TooSlow

        signal.signal(signal.SIGPROF, give_up)
        found = Survey()
        coverage = Coverage(data_file=None, config_file=False, include=[f"{FOLDER}/*"])
        coverage.start()
        for name, following in pairs(names, self.items):
            coverage.switch_context(name)
            before, late = time.process_time(), False
            signal.setitimer(signal.ITIMER_PROF, self.patience)
            passes = self.passes(self.items[name], following)
            signal.setitimer(signal.ITIMER_PROF, 0)
            if late:
                found.slow.append(name)
                continue
            found.seconds[name] = time.process_time() - before
            if not passes:
                found.failed.append(name)
        coverage.stop()
        for module in MODULES:
            lines = coverage.get_data().contexts_by_lineno(str(FOLDER / f"{module}.py"))
            found.passing |= {(module, line): {*passing} & found.seconds.keys() for line, passing in lines.items()}
        sender.send(found)

    # With the kernel changed.

    def hunt(self) -> None:
        running: dict[int, Trial] = {}
        for change in self.changes:
            while len(running) == self.jobs:
                self.settle(running)
            trial = self.begin(change, self.patiently(self.witnesses(change)))
            running[trial.process.sentinel] = trial
        while running:
            self.settle(running)

    def begin(self, change: Change, names: list[str]) -> Trial:
        tried = FORK.Value("i", 0)
        process = FORK.Process(target=self.try_out, args=(change, names, tried))
        process.start()
        return Trial(change, names, tried, process)

    def settle(self, running: dict[int, Trial]) -> None:
        for sentinel in wait(list(running)):
            assert isinstance(sentinel, int)
            trial = running.pop(sentinel)
            trial.process.join()
            self.verdicts.append(trial.verdict)
            self.tell(trial.verdict, len(self.verdicts), len(self.changes))

    def witnesses(self, change: Change) -> list[str]:
        """The tests that come by a change, the quickest first."""
        places = ((change.module, line) for line in change.lines)
        names = set[str]().union(*(self.survey.passing[place] for place in places))
        return sorted(names, key=lambda name: (self.survey.seconds[name], name))

    def patiently(self, names: list[str]) -> list[str]:
        upto = accumulate(self.survey.seconds[name] for name in names)
        return [name for name, seconds in zip(names, upto, strict=True) if seconds <= self.patience]

    def try_out(self, change: Change, names: Sequence[str], tried: Synchronized[int]) -> None:
        be_silent()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        change.apply()
        for name, following in pairs(names, self.items):
            tried.value += 1
            signal.setitimer(signal.ITIMER_PROF, GRACE + LATE * self.survey.seconds[name])
            if not self.passes(self.items[name], following):
                os._exit(1)
        os._exit(0)


def is_worth_its_time(item: pytest.Item) -> bool:
    """What is played at every table is played at few here."""
    table = item.callspec.params.get("table") if hasattr(item, "callspec") else None
    return table is None or table in TABLES


def pairs(names: Sequence[str], items: dict[str, pytest.Item]) -> list[tuple[str, pytest.Item | None]]:
    """Each test and the one after it, up to which its fixtures are kept."""
    return list(zip(names, (*(items[name] for name in names[1:]), None), strict=False))


class TooSlow(BaseException):
    """A test takes longer than there is patience for."""


def be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
