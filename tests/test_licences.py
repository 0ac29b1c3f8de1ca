"""The licences of everything that ships are listed by the build, and travel in the wheel."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from rallar import __version__

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "rallar" / "server" / "static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / "licences.json").read_text(encoding="utf-8"))
    return found


def _json(file: str) -> Any:
    return json.loads((ROOT / "web" / file).read_text(encoding="utf-8"))


def test_everything_has_its_text(listed: dict[str, Any]) -> None:
    shipped = {each["name"]: each for each in listed["shipped"]}
    assert len(shipped) == len(listed["shipped"])
    assert set(_json("package.json")["dependencies"]) | {"svelte", "world-atlas", "Natural Earth", "rallar"} <= set(
        shipped
    )
    assert all(each["text"] for each in shipped.values())
    font = shipped["@fontsource-variable/source-sans-3"]
    assert "SIL OPEN FONT LICENSE Version 1.1" in font["text"]
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in shipped["@fluent/bundle"]["text"]
    assert shipped["rallar"]["version"] == __version__
    assert shipped["Natural Earth"]["identifier"] == "public domain"


def test_versions_are_those_that_are_locked(listed: dict[str, Any]) -> None:
    packages = _json("package-lock.json")["packages"]
    for each in listed["shipped"]:
        if each["name"] not in ("rallar", "Natural Earth"):
            assert each["version"] == packages[f"node_modules/{each['name']}"]["version"]


def test_the_package_says_under_which_licences_it_is(listed: dict[str, Any]) -> None:
    stated = set(PROJECT["license"].split(" AND "))
    assert {each["identifier"] for each in listed["shipped"]} - {"public domain"} == stated


def test_the_python_packages_are_named(listed: dict[str, Any]) -> None:
    assert listed["needs"] == sorted(re.match(r"[\w.-]+", each)[0] for each in PROJECT["dependencies"])  # type: ignore[index]


def test_the_wheel_has_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    about = f"rallar-{__version__}.dist-info"
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
        text = opened.read(f"{about}/extra_metadata/licences.txt").decode()
    expected = {
        "rallar/server/static/licences.json",
        f"{about}/licenses/LICENSE",
        f"{about}/licenses/LICENSES/Apache-2.0.txt",
    }
    assert expected <= names
    assert "SIL OPEN FONT LICENSE" in text
