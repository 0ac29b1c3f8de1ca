"""Changes that no test can notice, or need not: why, in a line each."""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = Path(__file__).with_suffix(".toml")
Key = tuple[str, str, str]  # the function, what stands there, and what it is changed to


def explanations() -> dict[Key, str]:
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        (function, before, after): why
        for function, changes in entries.items()
        for why, pairs in changes.items()
        for before, after in pairs
    }
