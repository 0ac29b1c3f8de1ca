"""What a host may choose for a game beyond the board and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from rallar.model.errors import OptionError
from rallar.model.types import Board, Rules


@dataclass(frozen=True, slots=True)
class Options:
    """`variant`: a variant of the board's rules. `start`: who begins; else the seed says (S6)."""

    variant: str | None = None
    start: int | None = None

    @classmethod
    def read(cls, values: Mapping[str, Any] | Options | None) -> Options:
        if isinstance(values, Options):
            return values
        values = values or {}
        for name in values:
            if name not in cls.__slots__:
                raise OptionError("option-unknown", name=str(name))
        options = cls(**values)
        if options.variant is not None and not isinstance(options.variant, str):
            raise OptionError("option-bad-value", name="variant", value=str(options.variant))
        if options.start is not None and (isinstance(options.start, bool) or not isinstance(options.start, int)):
            raise OptionError("option-bad-value", name="start", value=str(options.start))
        return options

    def stated(self) -> dict[str, str | int]:
        """Only what was chosen."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def rules(self, board: Board) -> Rules:
        if self.variant is None:
            return board.rules
        if self.variant not in board.variants:
            raise OptionError("option-unknown-variant", variant=self.variant, board=board.id)
        return board.variants[self.variant]


def check_seats(rules: Rules, seats: int, options: Options) -> None:
    fewest, most = rules.players
    if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
        raise OptionError("option-seats", seats=str(seats), fewest=fewest, most=most)
    if options.start is not None and not 0 <= options.start < seats:
        raise OptionError("option-start", start=options.start, seats=seats)


MAX_SEED = 2**63 - 1


def check_seed(seed: int) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise OptionError("option-seed", seed=str(seed))
