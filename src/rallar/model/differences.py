"""Where rule values differ from the defaults. It reads the fields and knows none of them by name."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

from rallar.model.types import Rules


class Difference(NamedTuple):
    field: str
    default: object
    value: object


def differences(rules: Rules, default: Rules | None = None) -> list[Difference]:
    """The fields, in their order, that differ from the defaults; for a variant, give its box as `default`."""
    base = default or Rules()
    names = (field.name for field in fields(Rules))
    pairs = ((name, getattr(base, name), getattr(rules, name)) for name in names)
    return [Difference(name, usual, value) for name, usual, value in pairs if usual != value]
