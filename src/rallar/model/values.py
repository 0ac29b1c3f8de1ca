"""Legal values, to be written beside the fields they belong to: `cars: Annotated[int, Span(1, 99)]`."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Protocol


class Legal(Protocol):
    """What a field may hold; written out, it is what an error shows."""

    def allows(self, value: object) -> bool: ...


@dataclass(frozen=True, slots=True)
class Span:
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def allows(self, value: object) -> bool:
        return isinstance(value, int) and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"{self.least}..{self.most}"


@dataclass(frozen=True, slots=True)
class Among:
    """One of these."""

    values: Collection[object]

    def allows(self, value: object) -> bool:
        return value in self.values

    def __str__(self) -> str:
        return " | ".join(map(str, self.values))


@dataclass(frozen=True, slots=True)
class Matching:
    """A text of this form."""

    pattern: str

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None

    def __str__(self) -> str:
        return self.pattern


Id = Annotated[str, Matching("[a-z0-9-]+")]
Name = Annotated[str, Matching(r"\S(.*\S)?")]
