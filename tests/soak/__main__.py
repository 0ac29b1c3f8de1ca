"""`python -m tests.soak [NAME …] [--count N] [--seed S]`: the trials named, or all there are, one after the other."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from tests import soak

THERE = {found.name for found in iter_modules(soak.__path__)}
TRIALS = [name for name in ("kills", "fuzz", "weeks", "processes") if name in THERE]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("trials", nargs="*", metavar="NAME", help=f"of {', '.join(TRIALS)}")
    parser.add_argument("--count", type=int, help="instead of a whole one")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if unknown := set(arguments.trials) - set(TRIALS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(TRIALS)}")
    failed = [name for name in arguments.trials or TRIALS if not attempt(name, arguments.count, arguments.seed)]
    return 1 if failed else 0


def attempt(name: str, count: int | None, seed: int) -> bool:
    """Whether a trial went well; how to have it again if it did not."""
    trial = import_module(f"tests.soak.{name}")
    count = trial.COUNT if count is None else count
    began = time.monotonic()
    try:
        said = trial.run(count, seed)
    except Exception as error:
        for cause in causes(error):
            traceback.print_exception(cause, limit=-2, file=sys.stdout)
        notes = "\n  ".join(getattr(error, "__notes__", ()))
        print(f"{name}: WRONG\n  {notes}")
        print(f"  again: python -m tests.soak {name} --count {count} --seed {seed}", flush=True)
        return False
    print(f"{name}: {said}, in {time.monotonic() - began:,.0f} s", flush=True)
    return True


def causes(error: BaseException) -> Iterator[BaseException]:
    """What went wrong, without the groups in which it came."""
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from causes(each)
    else:
        yield error


if __name__ == "__main__":
    sys.exit(main())
