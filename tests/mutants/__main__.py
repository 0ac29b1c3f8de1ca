"""Changes the kernel one small thing at a time and counts what the tests notice. `python -m tests.mutants`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.mutants import notes, report
from tests.mutants.changes import MODULES, Change, changes_of
from tests.mutants.explained import explanations
from tests.mutants.hunt import Hunt, Verdict
from tests.mutants.interpreted import interpret_everything

TESTS = ("rules", "oracles", "conformance", "game")
# About compiling, about the compiled kernel, about the laws themselves; about secrets and records, or too slow by far.
NOT_HERE = (
    "conformance/test_engine.py",
    "conformance/test_bounds.py",
    "conformance/test_history.py",
    "conformance/test_kernels.py",
    "conformance/test_laws.py::test_the_laws_notice_a_spoilt_state",
    "conformance/test_questions.py",
    "conformance/test_redealt.py",
    "conformance/test_tampering.py",
    "conformance/test_views.py",
)
ROOT = Path(__file__).resolve().parents[1]
OPTIONS = ("-q", "--tb=no", "--capture=no", "-p", "no:cacheprovider", "--hypothesis-profile=mutants")


def sample_of(changes: list[Change], size: int, seed: int) -> list[Change]:
    """So many of the changes, by lot: each has a lot of its own, so that few go when others come."""
    return sorted(changes, key=lambda change: Random(f"{seed} {change.digest}").random())[:size]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=1000, help="how many changes to try (0: all there are)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--module", action="append", choices=MODULES, help="change nothing else")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--patience", type=float, default=60, help="seconds, of the tests under coverage, for one change"
    )
    parser.add_argument("--notes", type=Path, default=Path("mutants.jsonl"), help="what became of each change")
    parser.add_argument("--resume", action="store_true", help="try only what the notes do not say was noticed")
    arguments = parser.parse_args()

    began = time.monotonic()
    changes = [change for module in arguments.module or MODULES for change in changes_of(module)]
    sample = sample_of(changes, arguments.sample or len(changes), arguments.seed)
    if not arguments.resume:
        arguments.notes.unlink(missing_ok=True)
    known = notes.noticed_before(arguments.notes, sample)
    noticed = {verdict.change.digest for verdict in known}

    def tell(verdict: Verdict, done: int, of: int) -> None:
        notes.write_down(verdict, arguments.notes)
        report.tell(verdict, done, of)

    os.environ["RALLAR_KERNEL"] = "auto"
    interpret_everything()
    hunt = Hunt([change for change in sample if change.digest not in noticed], arguments.jobs, arguments.patience, tell)
    ignored = (f"--deselect=tests/{each}" for each in NOT_HERE)
    code = pytest.main([*OPTIONS, *ignored, *(str(ROOT / each) for each in TESTS)], plugins=[hunt])
    if code != pytest.ExitCode.OK or hunt.survey.failed:
        print("with the kernel unchanged these fail:", *hunt.survey.failed, sep="\n", file=sys.stderr)
        return 1
    found = report.Report([*known, *hunt.verdicts], explanations(), time.monotonic() - began)
    found.show()
    return 0 if found.good else 1


if __name__ == "__main__":
    sys.exit(main())
