"""What a host may choose for a game beyond the board and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rallar.model.errors import OptionError, shown
from rallar.model.types import Board, Rules


@dataclass(frozen=True, slots=True)
class Options:
    """`variant`: a variant of the board's rules. `start`: who begins; else the seed says (S6)."""

    variant: str | None = None
    start: int | None = None

    def __post_init__(self) -> None:
        if not (self.variant is None or isinstance(self.variant, str)):
            raise OptionError("option-bad-value", name="variant", value=shown(self.variant))
        if not (self.start is None or type(self.start) is int):
            raise OptionError("option-bad-value", name="start", value=shown(self.start))

    @classmethod
    def read(cls, values: Mapping[str, Any] | Options | None) -> Options:
        if isinstance(values, Options):
            return values
        if not isinstance(values or {}, Mapping):
            raise OptionError("option-bad-value", name="options", value=shown(values))
        for name in values or {}:
            if name not in cls.__slots__:
                raise OptionError("option-unknown", name=shown(name))
        return cls(**(values or {}))

    def stated(self) -> dict[str, str | int]:
        """Only what was chosen."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def rules(self, board: Board) -> Rules:
        if self.variant is None:
            return board.rules
        if self.variant not in board.variants:
            raise OptionError("option-unknown-variant", variant=shown(self.variant), board=board.id)
        return board.variants[self.variant]


def check_seats(rules: Rules, seats: int, options: Options) -> None:
    fewest, most = rules.players
    if type(seats) is not int or not fewest <= seats <= most:
        raise OptionError("option-seats", seats=shown(seats), fewest=fewest, most=most)
    if options.start is not None and not 0 <= options.start < seats:
        raise OptionError("option-start", start=shown(options.start), seats=seats)


MAX_SEED = 2**63 - 1


def check_seed(seed: int) -> None:
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise OptionError("option-seed", seed=shown(seed))
