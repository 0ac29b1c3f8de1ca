"""What the documents show is what happens: their examples are run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))
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
    for name in re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), f"{page} names {name}"
