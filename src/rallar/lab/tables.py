"""Tables in words, for a terminal or for a page of Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from rallar.lab.ratings import Share
from rallar.locales import Messages

NOTHING = "–"  # where there is nothing to make a figure of


@dataclass(frozen=True, slots=True)
class Table:
    """Cells as they are to be read; the first column says what a row is about."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        sides = ("---", *("--:" for _ in self.head[1:]))
        lines = (self.head, sides, *self.rows)
        return f"## {self.title}\n\n" + "\n".join(f"| {' | '.join(map(_escaped, line))} |" for line in lines)


def _escaped(cell: str) -> str:
    return cell.replace("|", r"\|")


def percents(messages: Messages, share: Share) -> str:
    """A share and its interval."""
    if not share.of:
        return NOTHING
    low, high = (messages.number(100 * end, 1) for end in (share.low, share.high))
    return f"{messages.percent(share.value)} ({low}–{high})"
