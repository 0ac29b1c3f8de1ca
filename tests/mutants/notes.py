"""What became of each change, a line of JSON each, written down as soon as it is known."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.changes import Change
from tests.mutants.hunt import Verdict


def write_down(verdict: Verdict, file: Path) -> None:
    function, before, after = verdict.change.key
    line = {
        "function": function,
        "before": before,
        "after": after,
        "digest": verdict.change.digest,
        "noticed_by": verdict.noticed_by,
        "late": verdict.late,
    }
    with file.open("a", encoding="utf-8") as notes:
        notes.write(json.dumps(line, ensure_ascii=False) + "\n")


def noticed_before(file: Path, changes: Sequence[Change]) -> list[Verdict]:
    """Those of the changes that a run before this one saw noticed."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    noted = {line["digest"]: line for line in map(json.loads, lines)}  # the last one counts
    found = ((change, noted.get(change.digest)) for change in changes)
    return [Verdict(change, line["noticed_by"], line["late"]) for change, line in found if line and line["noticed_by"]]
