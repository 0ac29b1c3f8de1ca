"""Every rule has a test that names it, and every test names rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_index import Index, RuleIndexError, read_index, read_proofs, read_rules, table

PAGE = """\
# Rules

| row | Nordic | Japan |
|---|---|---|
| cars (each) | 40 | 20 |
| last-round | 2 | – |

- **S1** A statement.
- **S2 R** A ruling, with a **bold** word and `- **S9** code` in it.
  - **S2.a** Example: one.

| place | 5 players |
|---|---|
| 1st | +25 |

- **X10** A choice.
"""

TEST_FILE = '''\
import pytest

CASES = [pytest.param(1, marks=pytest.mark.rule("T.cars.nordic"))]

@pytest.mark.rule("S1", "S2")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("S2.a")]), 2])
def test_two(x):
    """A docstring with pytest.mark.rule("S8") names nothing."""

@pytest.mark.rule("S2")
class TestThree:
    @pytest.mark.rule("S7")
    async def test_four(self): ...
'''


def made_up_index(tmp_path: Path, test_file: str = TEST_FILE) -> Index:
    (tmp_path / "rules.md").write_text(PAGE, encoding="utf-8")
    folder = tmp_path / "tests" / "deeper"
    folder.mkdir(parents=True)
    (folder / "test_made_up.py").write_text(test_file, encoding="utf-8")
    return read_index(tmp_path / "rules.md", folder.parent)


def test_every_rule_is_named_by_a_test() -> None:
    missing = read_index().missing
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_every_id_a_test_names_is_a_rule() -> None:
    index = read_index()
    unknown = [f"{rule} ({', '.join(index.proofs[rule])})" for rule in index.unknown]
    assert not unknown, f"not in docs/rules.md: {'; '.join(unknown)}"


def test_the_page_gives_statements_examples_and_cells() -> None:
    cells = {"T.cars.nordic", "T.cars.japan", "T.last-round.nordic", "T.last-round.japan"}
    assert read_rules(PAGE) == {"S1", "S2", "S2.a", "X10"} | cells


def test_missing_and_unknown_ids_are_found(tmp_path: Path) -> None:
    index = made_up_index(tmp_path)
    assert index.missing == ["T.cars.japan", "T.last-round.japan", "T.last-round.nordic", "X10"]
    assert index.unknown == ["S7"]


def test_ids_are_found_wherever_a_marker_can_stand(tmp_path: Path) -> None:
    file = "deeper/test_made_up.py"
    assert made_up_index(tmp_path).proofs == {
        "T.cars.nordic": [file],
        "S1": [f"{file}::test_one"],
        "S2": [f"{file}::test_one", f"{file}::TestThree"],
        "S2.a": [f"{file}::test_two"],
        "S7": [f"{file}::TestThree::test_four"],
    }


def test_the_table_is_sorted_and_shows_gaps() -> None:
    index = Index(frozenset({"D10", "D2"}), {"D10": ["a.py::test_a", "b.py::test_b"], "E1": ["a.py::test_a"]})
    assert list(table(index)) == [
        "D2   -",
        "D10  a.py::test_a",
        "D10  b.py::test_b",
        "E1   a.py::test_a  (no such rule)",
    ]


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ("- **S1** One.\n- **S1 R** Two.", "stated more than once: S1"),
        ("- **S1:** One.", "not an id: 'S1:'"),
    ],
)
def test_a_doubtful_page_is_refused(page: str, complaint: str) -> None:
    with pytest.raises(RuleIndexError, match=complaint):
        read_rules(page)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@pytest.mark.rule(RULE)\ndef test_a(): ...", "string literals only: a.py::test_a"),
        ("@pytest.mark.rule()\ndef test_a(): ...", "names no rule: a.py::test_a"),
        ("@pytest.mark.rule('S1')\ndef helper(): ...", "on what is no test: a.py::helper"),
    ],
)
def test_a_doubtful_marker_is_refused(tmp_path: Path, source: str, complaint: str) -> None:
    (tmp_path / "a.py").write_text(source, encoding="utf-8")
    with pytest.raises(RuleIndexError, match=complaint):
        read_proofs(tmp_path)
