"""What the documents show is what happens: their examples are run."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest

from rallar import board_ids, load_board

ROOT = Path(__file__).resolve().parent.parent
TOP = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md")
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (*TOP, *(ROOT / "docs").rglob("*.md")))
NAMES = {
    part.id
    for board in map(load_board, board_ids())
    for parts in (board.routes, board.cities, board.tickets)
    for part in parts
}
WITH_EXAMPLES = [page for page in PAGES if ">>> " in (ROOT / page).read_text(encoding="utf-8")]


def test_the_readme_has_examples() -> None:
    assert "README.md" in WITH_EXAMPLES


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_examples_run(page: str) -> None:
    failed, run = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert run > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


@pytest.mark.parametrize("page", PAGES)
def test_files_named_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for name in re.findall(r"`((?:src|tests|docs|web|examples)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), f"{page} names {name}"


def test_discoveries_are_what_the_studies_found() -> None:
    """Every figure with decimals stands in the study of its board; before and between the boards, in one of them."""
    studies = {board: figures((ROOT / "docs" / "studies" / f"{board}.md").read_text("utf-8")) for board in board_ids()}
    page = (ROOT / "docs" / "discoveries.md").read_text(encoding="utf-8")
    for section in page.split("\n## "):
        title = section.partition("\n")[0]
        about = [board for board in studies if f"[The whole study](studies/{board}.md)" in section] or list(studies)
        found = set().union(*(studies[board] for board in about))
        assert figures(section) <= found, f"{title}: {sorted(figures(section) - found)}"


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+\.\d+", text))


@pytest.mark.parametrize("page", PAGES)
def test_moves_shown_name_what_is_on_a_board(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for places in re.findall(r"`(?:claim|station|tile|keep) ([a-z][\w-]*(?: \w+--[\w-]+)*)", text):
        assert set(places.split()) <= NAMES, f"{page} shows {places}"


def test_the_picture_of_the_terminal_can_be_drawn_anew() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "images" / "regenerate.py"))["picture"]()
    assert drawn.startswith("<svg")
    assert "Europe" in drawn
