"""A seventh language is one folder: copied into the package, it is spoken by the terminal and offered by the client."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.host import Host

ROOT = Path(__file__).parents[2]
SEVENTH = ROOT / "tests" / "locales" / "seventh"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package and of the client's sources, with the folder in it; whatever is started uses the copy."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(SEVENTH, tmp_path / "src" / "rallar" / "locales", dirs_exist_ok=True)
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    return tmp_path


def _run(*command: str, cwd: Path) -> str:
    ran = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_terminal_speaks_it(package: Path) -> None:
    said = _run(sys.executable, "-m", "rallar", "boards", "--lang", "fo", cwd=package)
    assert "heiti" in said
    assert "players" in said  # what it does not say yet is said in English
    served = _run(sys.executable, "-m", "rallar", "boards", "--lang", "kl_GL.UTF-8", cwd=package)
    assert served == said


@pytest.fixture
def seventh_host(package: Path) -> Iterator[Host]:
    """A server of the copy, with a client built from it."""
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    _run(str(Path(sys.executable).with_name("node")), str(vite), "build", "--logLevel", "error", cwd=package / "web")
    with Host(package / "data") as host:
        yield host


def test_a_folder_is_all_it_takes(seventh_host: Host, open_window: Opener) -> None:
    page = open_window(seventh_host.url, "en")
    menu = page.get_by_test_id("language").first
    expect(menu.locator("option[value=fo]")).to_have_text("Føroyskt")
    menu.select_option("fo")
    expect(page.locator("html")).to_have_attribute("lang", "fo")
    expect(page.locator("h1")).to_have_text("Nógv kort, eitt tokborð")
    expect(page.get_by_test_id("play-japan")).to_contain_text("Spæl nú")
    expect(page.get_by_test_id("board-japan")).to_contain_text("Bullet trains that belong to everyone")
    expect(page.get_by_role("link", name="My games")).to_be_visible()
    expect(open_window(seventh_host.url, "kl-GL").locator("h1")).to_have_text("Nógv kort, eitt tokborð")
