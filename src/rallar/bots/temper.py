"""How well a player plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    orders: int  # in which it tries its tickets when it plans
    ahead: int = 0  # tickets it has in mind at once; 0: all
    slips: float = 0.0  # how often it does something without thinking


TEMPERS = {"easy": Temper(orders=1, ahead=1, slips=0.25), "normal": Temper(orders=5)}
