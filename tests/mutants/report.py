"""What the tests noticed, by module, and what escaped them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tests.mutants.explained import Key
from tests.mutants.hunt import Verdict

GOAL = 0.95  # of all changes are noticed
CONSOLE = Console(soft_wrap=True, highlight=False)


def tell(verdict: Verdict, done: int, of: int) -> None:
    """A survivor as soon as it is known, and now and then how far the hunt has come."""
    if done % 100 == 0:
        CONSOLE.print(f"{done} of {of}")
    if not verdict.noticed_by:
        function, before, after = verdict.change.key
        CONSOLE.print(f"survived: {function}\n  - {escape(before)}\n  + {escape(after)}")


@dataclass(frozen=True)
class Report:
    verdicts: Sequence[Verdict]
    explanations: dict[Key, str]
    seconds: float

    @property
    def survivors(self) -> list[Verdict]:
        return [each for each in self.verdicts if not each.noticed_by]

    @property
    def unexplained(self) -> list[Verdict]:
        return [each for each in self.survivors if each.change.key not in self.explanations]

    @property
    def refuted(self) -> list[Verdict]:
        """Explained as beyond notice, and noticed."""
        return [each for each in self.verdicts if each.noticed_by and each.change.key in self.explanations]

    @property
    def share(self) -> float:
        return 1 - len(self.survivors) / max(len(self.verdicts), 1)

    @property
    def good(self) -> bool:
        return self.share >= GOAL and not self.unexplained and not self.refuted

    def rows(self) -> Iterator[tuple[str, int, int, int]]:
        """For each module: changes, noticed, and survivors without an explanation."""
        for module in sorted({each.change.module for each in self.verdicts}):
            here = [each for each in self.verdicts if each.change.module == module]
            escaped = sum(each.change.module == module for each in self.unexplained)
            yield module, len(here), sum(each.noticed_by is not None for each in here), escaped

    def show(self) -> None:
        table = Table("module", "changes", "noticed", "share", "unexplained")
        for column in table.columns[1:]:
            column.justify = "right"
        total = ("all", len(self.verdicts), len(self.verdicts) - len(self.survivors), len(self.unexplained))
        for name, changes, noticed, escaped in (*self.rows(), total):
            table.add_row(name, str(changes), str(noticed), f"{noticed / max(changes, 1):.1%}", str(escaped or ""))
        CONSOLE.print(table)
        late = sum(each.late for each in self.verdicts)
        CONSOLE.print(f"{late} noticed because a test came to no end; {self.seconds / 60:.0f} minutes")
        for what, verdicts in (
            ("not noticed, not explained", self.unexplained),
            ("explained, yet noticed", self.refuted),
        ):
            for verdict in verdicts:
                CONSOLE.print(f"{what}: {escape(repr(verdict.change.key))} {verdict.noticed_by or ''}")
